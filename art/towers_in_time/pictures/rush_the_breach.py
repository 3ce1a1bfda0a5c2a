"""Rush the Breach."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "rush-the-breach")
