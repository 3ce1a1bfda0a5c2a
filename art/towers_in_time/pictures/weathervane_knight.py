"""Weathervane Knight."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "weathervane-knight")
