"""Night Mare."""

from art.towers_in_time.emblem import emblem

paint = emblem("black", "night-mare")
