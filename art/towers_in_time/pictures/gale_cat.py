"""Gale Cat."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "gale-cat")
