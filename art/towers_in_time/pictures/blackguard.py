"""Blackguard."""

from art.towers_in_time.emblem import emblem

paint = emblem("black", "blackguard")
