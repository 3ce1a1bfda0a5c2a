"""Median Air Elemental."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "median-air-elemental")
