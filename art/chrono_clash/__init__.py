"""Chrono Clash's art: Meridian, where the sun stopped, and the four lights of its day."""

from art.pictures import Pictures

PICTURES = Pictures("chrono_clash")

# What stands in for a card that is not painted: edge, upper ground, lower ground and accent, by colour.
TINTS = {
    "blue": ((116, 150, 206), (28, 56, 112), (8, 16, 38), (176, 214, 255)),
    "red": ((206, 112, 84), (110, 34, 22), (34, 10, 8), (255, 190, 160)),
    "green": ((128, 176, 92), (36, 82, 40), (10, 26, 14), (244, 232, 150)),
    "purple": ((158, 124, 206), (62, 36, 104), (20, 10, 36), (224, 204, 255)),
}
