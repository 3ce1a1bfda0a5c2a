"""Wall of Rock."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "wall-of-rock")
