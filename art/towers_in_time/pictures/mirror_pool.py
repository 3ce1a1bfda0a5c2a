"""Mirror Pool."""

from art.towers_in_time.emblem import emblem

paint = emblem("water", "mirror-pool")
