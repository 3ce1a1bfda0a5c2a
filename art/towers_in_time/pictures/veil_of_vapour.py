"""Veil of Vapour."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "veil-of-vapour")
