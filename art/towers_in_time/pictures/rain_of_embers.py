"""Rain of Embers."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "rain-of-embers")
