"""Assault of Stone."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "assault-of-stone")
