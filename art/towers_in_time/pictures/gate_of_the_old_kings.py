"""Gate of the Old Kings."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "gate-of-the-old-kings")
