"""High Mesa."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "high-mesa")
