"""Wall of Fire."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "wall-of-fire")
