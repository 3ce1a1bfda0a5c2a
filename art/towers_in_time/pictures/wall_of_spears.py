"""Wall of Spears."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "wall-of-spears")
