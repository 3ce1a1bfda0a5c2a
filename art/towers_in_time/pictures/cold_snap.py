"""Cold Snap."""

from art.towers_in_time.emblem import emblem

paint = emblem("water", "cold-snap")
