"""Goblin Bomber."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "goblin-bomber")
