"""Lance of Light."""

from art.towers_in_time.emblem import emblem

paint = emblem("white", "lance-of-light")
