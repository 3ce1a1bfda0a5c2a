"""Towers in Time's art: windows of stained glass in a chapel at night."""

from art.pictures import Pictures

PICTURES = Pictures("towers_in_time")

# What stands in for a card that is not painted: edge, upper ground, lower ground and accent, by school.
TINTS = {
    "air": ((138, 190, 226), (44, 84, 140), (16, 26, 58), (240, 240, 200)),
    "earth": ((150, 158, 84), (62, 78, 36), (22, 28, 14), (236, 214, 130)),
    "fire": ((226, 122, 62), (132, 36, 22), (44, 10, 12), (255, 210, 120)),
    "water": ((80, 178, 186), (20, 84, 110), (8, 24, 50), (190, 240, 226)),
    "white": ((226, 200, 146), (140, 108, 66), (52, 36, 26), (255, 246, 220)),
    "black": ((146, 110, 176), (62, 36, 88), (20, 10, 30), (214, 226, 154)),
    "neutral": ((166, 166, 162), (74, 80, 88), (26, 28, 34), (240, 226, 190)),
}
