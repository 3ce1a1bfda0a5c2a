"""Minor Water Elemental."""

from art.towers_in_time.emblem import emblem

paint = emblem("water", "minor-water-elemental")
