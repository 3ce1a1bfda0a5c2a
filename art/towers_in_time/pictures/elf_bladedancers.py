"""Elf Bladedancers."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "elf-bladedancers")
