"""Amulet of the Dove."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "amulet-of-the-dove")
