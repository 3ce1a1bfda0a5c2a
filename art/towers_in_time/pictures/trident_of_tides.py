"""Trident of Tides."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "trident-of-tides")
