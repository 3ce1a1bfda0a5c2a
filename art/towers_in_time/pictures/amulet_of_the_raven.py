"""Amulet of the Raven."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "amulet-of-the-raven")
