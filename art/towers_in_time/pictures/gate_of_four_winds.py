"""Gate of Four Winds."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "gate-of-four-winds")
