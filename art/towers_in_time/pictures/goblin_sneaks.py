"""Goblin Sneaks."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "goblin-sneaks")
