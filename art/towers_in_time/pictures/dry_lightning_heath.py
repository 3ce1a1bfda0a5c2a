"""Dry Lightning Heath."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "dry-lightning-heath")
