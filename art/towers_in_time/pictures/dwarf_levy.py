"""Dwarf Levy."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "dwarf-levy")
