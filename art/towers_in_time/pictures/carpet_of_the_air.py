"""Carpet of the Air."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "carpet-of-the-air")
