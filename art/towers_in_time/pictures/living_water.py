"""Living Water."""

from art.towers_in_time.emblem import emblem

paint = emblem("water", "living-water")
