"""Rod of Binding."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "rod-of-binding")
