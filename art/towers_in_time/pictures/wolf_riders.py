"""Wolf Riders."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "wolf-riders")
