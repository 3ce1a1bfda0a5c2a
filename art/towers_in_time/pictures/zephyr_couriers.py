"""Zephyr Couriers."""

from art.towers_in_time.emblem import emblem

paint = emblem("air", "zephyr-couriers")
