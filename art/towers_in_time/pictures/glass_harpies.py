"""Glass Harpies."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "glass-harpies")
