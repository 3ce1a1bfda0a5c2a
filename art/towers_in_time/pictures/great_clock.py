"""Great Clock."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "great-clock")
