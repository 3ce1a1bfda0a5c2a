"""Wand of Lightning."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "wand-of-lightning")
