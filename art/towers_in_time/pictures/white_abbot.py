"""White Abbot."""

from art.towers_in_time.emblem import emblem

paint = emblem("white", "white-abbot")
