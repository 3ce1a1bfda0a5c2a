"""Moss Shaman."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "moss-shaman")
