"""Great Pike."""

from art.towers_in_time.emblem import emblem

paint = emblem("water", "great-pike")
