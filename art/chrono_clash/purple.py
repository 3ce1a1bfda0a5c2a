"""Midnight: pictures of the purple kinds, graveyards and lanterns before a giant violet moon."""

from art.chrono_clash import purple_deeds, purple_folk, purple_graves

PICTURES = purple_folk.book.pictures | purple_graves.book.pictures | purple_deeds.book.pictures
