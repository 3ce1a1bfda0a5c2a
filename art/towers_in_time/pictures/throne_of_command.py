"""Throne of Command."""

from art.towers_in_time.emblem import emblem

paint = emblem("neutral", "throne-of-command")
