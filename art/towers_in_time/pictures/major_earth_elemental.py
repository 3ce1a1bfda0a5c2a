"""Major Earth Elemental."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "major-earth-elemental")
