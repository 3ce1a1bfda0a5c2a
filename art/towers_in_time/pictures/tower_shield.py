"""Tower Shield."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "tower-shield")
