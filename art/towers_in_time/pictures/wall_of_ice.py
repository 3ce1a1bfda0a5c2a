"""Wall of Ice."""

from art.towers_in_time.emblem import emblem

paint = emblem("water", "wall-of-ice")
