"""Demon of the Sixth Hour."""

from art.towers_in_time.emblem import emblem

paint = emblem("black", "demon-of-the-sixth-hour")
