"""Lava Serpent."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "lava-serpent")
