"""Storm Drake."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "storm-drake")
