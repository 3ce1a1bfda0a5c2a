"""Boots of Haste."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "boots-of-haste")
