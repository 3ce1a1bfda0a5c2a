"""Drowned Bell Ringers."""

from art.towers_in_time.emblem import emblem

paint = emblem("water", "drowned-bell-ringers")
