"""Murder in the Tower."""

from art.towers_in_time.emblem import emblem

paint = emblem("black", "murder-in-the-tower")
