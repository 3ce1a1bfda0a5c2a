"""Banner of the Dove."""

from art.towers_in_time.emblem import emblem

paint = emblem("white", "banner-of-the-dove")
