"""Bone Giant."""

from art.towers_in_time.emblem import emblem

paint = emblem("black", "bone-giant")
