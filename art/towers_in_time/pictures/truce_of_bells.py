"""Truce of Bells."""

from art.towers_in_time.emblem import emblem

paint = emblem("white", "truce-of-bells")
