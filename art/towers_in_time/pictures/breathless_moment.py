"""Breathless Moment."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "breathless-moment")
