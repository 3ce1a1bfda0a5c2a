"""Mjorn Water Elemental."""

from art.towers_in_time.emblem import emblem

paint = emblem("water", "mjorn-water-elemental")
