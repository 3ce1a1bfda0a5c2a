"""Grave Rats."""

from art.towers_in_time.emblem import emblem

paint = emblem("black", "grave-rats")
