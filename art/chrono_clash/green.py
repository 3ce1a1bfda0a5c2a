"""The Noon: pictures of the green kinds, orchards and tables under a high white-gold sun."""

from art.chrono_clash import sky

book = sky.Book("green")

PICTURES = book.pictures
