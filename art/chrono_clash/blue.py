"""The Blue Hour: pictures of the blue kinds, bridges and harbour before a pale evening moon."""

from art.chrono_clash import sky

book = sky.Book("blue")

PICTURES = book.pictures
