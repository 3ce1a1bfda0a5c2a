"""Order of Light."""

from art.towers_in_time.emblem import emblem

paint = emblem("white", "order-of-light")
