"""Mountain That Walks."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "mountain-that-walks")
