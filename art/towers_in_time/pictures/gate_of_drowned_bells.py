"""Gate of Drowned Bells."""

from art.towers_in_time.emblem import emblem

paint = emblem("water", "gate-of-drowned-bells")
