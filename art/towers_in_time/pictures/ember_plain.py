"""Ember Plain."""

from art.towers_in_time.emblem import emblem

paint = emblem("fire", "ember-plain")
