"""Disrupt Transport."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "disrupt-transport")
