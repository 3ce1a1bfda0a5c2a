"""Wand of Fire."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "wand-of-fire")
