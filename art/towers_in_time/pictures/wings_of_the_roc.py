"""Wings of the Roc."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "wings-of-the-roc")
