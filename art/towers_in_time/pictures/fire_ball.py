"""Fire Ball."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "fire-ball")
