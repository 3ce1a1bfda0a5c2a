"""Chain of Sparks."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "chain-of-sparks")
