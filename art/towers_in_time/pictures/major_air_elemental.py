"""Major Air Elemental."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "major-air-elemental")
