"""Elf Scout."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "elf-scout")
