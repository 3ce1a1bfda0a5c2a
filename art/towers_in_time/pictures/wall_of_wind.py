"""Wall of Wind."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "wall-of-wind")
