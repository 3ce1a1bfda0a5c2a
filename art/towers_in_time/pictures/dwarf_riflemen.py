"""Dwarf Riflemen."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "dwarf-riflemen")
