"""Median Earth Elemental."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "median-earth-elemental")
