"""Field Surgery."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "field-surgery")
