"""Sword of Swiftness."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "sword-of-swiftness")
