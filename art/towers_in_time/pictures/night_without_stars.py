"""Night Without Stars."""

from art.towers_in_time.emblem import emblem

paint = emblem("black", "night-without-stars")
