"""Flow."""

from art.towers_in_time.emblem import emblem

paint = emblem("water", "flow")
