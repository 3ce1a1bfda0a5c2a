"""Median Fire Elemental."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "median-fire-elemental")
