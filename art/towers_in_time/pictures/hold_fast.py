"""Hold Fast."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "hold-fast")
