"""Control's art: instruments of time travel in brass, glass and light."""

from art.pictures import Pictures

PICTURES = Pictures("control")

# What stands in for a card that is not painted: edge, upper ground, lower ground and accent, by kind.
TINTS = {
    "stable": ((150, 172, 196), (34, 62, 98), (12, 20, 36), (150, 205, 255)),
    "unstable": ((198, 142, 92), (96, 52, 28), (30, 15, 12), (255, 192, 130)),
}
