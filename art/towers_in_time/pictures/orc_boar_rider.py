"""Orc Boar Rider."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "orc-boar-rider")
