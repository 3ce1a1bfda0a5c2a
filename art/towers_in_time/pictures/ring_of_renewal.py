"""Ring of Renewal."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "ring-of-renewal")
