"""Mirror of Ways."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "mirror-of-ways")
