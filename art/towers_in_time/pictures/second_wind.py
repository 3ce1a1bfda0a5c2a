"""Second Wind."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "second-wind")
