"""Wall of Bones."""

from art.towers_in_time.emblem import emblem

paint = emblem("black", "wall-of-bones")
