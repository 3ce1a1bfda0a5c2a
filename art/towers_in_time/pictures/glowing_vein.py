"""Glowing Vein."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "glowing-vein")
