"""Healing Rain."""

from art.towers_in_time.emblem import emblem

paint = emblem("water", "healing-rain")
