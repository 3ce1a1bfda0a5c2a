"""Orc Pikes."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "orc-pikes")
