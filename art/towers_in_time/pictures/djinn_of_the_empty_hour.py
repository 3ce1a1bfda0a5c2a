"""Djinn of the Empty Hour."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "djinn-of-the-empty-hour")
