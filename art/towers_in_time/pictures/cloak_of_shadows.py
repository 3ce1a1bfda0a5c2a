"""Cloak of Shadows."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "cloak-of-shadows")
