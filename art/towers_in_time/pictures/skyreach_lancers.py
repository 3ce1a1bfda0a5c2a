"""Skyreach Lancers."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "skyreach-lancers")
