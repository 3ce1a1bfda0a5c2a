"""Midnight: pictures of the purple kinds, graveyards and lanterns before a giant violet moon."""

from art.chrono_clash import sky

book = sky.Book("purple")

PICTURES = book.pictures
