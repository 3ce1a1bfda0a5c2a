"""Mjorn Fire Elemental."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "mjorn-fire-elemental")
