"""Elven Bowmen."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "elven-bowmen")
