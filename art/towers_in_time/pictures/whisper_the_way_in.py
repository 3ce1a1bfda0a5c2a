"""Whisper the Way In."""

from art.towers_in_time.emblem import emblem

paint = emblem("black", "whisper-the-way-in")
