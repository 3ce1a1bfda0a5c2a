"""Bow of the Glade."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "bow-of-the-glade")
