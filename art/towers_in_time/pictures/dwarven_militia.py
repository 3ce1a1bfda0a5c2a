"""Dwarven Militia."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "dwarven-militia")
