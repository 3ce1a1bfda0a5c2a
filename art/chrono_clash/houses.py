"""The four houses of the day: their words, their signs, their lights.

A house is known by its colour, and by its sign and the shape of its corners (`plates.py`) to whoever does not see
colours.
"""

from typing import NamedTuple

from art.chrono_clash import signs
from art.kit.inks import Light, rgb
from art.kit.pen import Sign


class House(NamedTuple):
    """What the cards of one colour are known by."""

    word: str
    sign: Sign
    light: Light  # for its sign and its words
    pool: Light  # its enamel


HOUSES = {
    "red": House("Dawn", signs.dawn, rgb("#ffb08a"), (0.135, 0.016, 0.012)),
    "green": House("Noon", signs.noon, rgb("#f4e27c"), (0.01, 0.062, 0.022)),
    "blue": House("Blue Hour", signs.blue_hour, rgb("#a8d4ff"), (0.008, 0.036, 0.135)),
    "purple": House("Midnight", signs.midnight, rgb("#dcc4ff"), (0.048, 0.014, 0.105)),
}
