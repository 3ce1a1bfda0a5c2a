"""War Drums."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "war-drums")
