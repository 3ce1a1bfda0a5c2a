"""Well of Hours."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "well-of-hours")
