"""Gate of Cinders."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "gate-of-cinders")
