"""Basalt Golem."""

from art.towers_in_time.emblem import emblem

paint = emblem("earth", "basalt-golem")
