"""Hammer of the Deep."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "hammer-of-the-deep")
