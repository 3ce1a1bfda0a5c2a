"""Furnace Priest."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "furnace-priest")
