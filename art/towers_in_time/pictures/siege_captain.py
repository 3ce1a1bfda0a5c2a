"""Siege Captain."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "siege-captain")
