"""Wall of Light."""

from art.towers_in_time.emblem import emblem

paint = emblem("white", "wall-of-light")
