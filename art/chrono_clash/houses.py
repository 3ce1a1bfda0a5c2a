"""The four houses of the day: their metals, their enamels, their signs, and the corners that they cut.

A house is known by its colour, and by its sign and the shape of its corners to whoever does not see colours.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from art.chrono_clash import signs
from art.kit.light import Array, rgb
from art.kit.march import Stuff
from art.kit.pen import Sign
from art.kit.plates import Trim

PALE = (0.92, 0.86, 0.72)
GOLD = Stuff((1.0, 0.70, 0.26), rough=0.14)
STEEL = Stuff((0.70, 0.78, 0.88), rough=0.18)
SILVER = Stuff((0.80, 0.70, 0.86), rough=0.18)


def cut(a: Array, b: Array, c: float) -> Array:
    """Corners sawn off. All of these: distance to a rectangle from those to its sides, negative inside."""
    return np.maximum(np.maximum(a, b), (a + b + c) * 0.7071)


def rounded(a: Array, b: Array, c: float) -> Array:
    c = c * 1.25
    return np.hypot(np.maximum(a + c, 0), np.maximum(b + c, 0)) + np.minimum(np.maximum(a, b) + c, 0) - c


def stepped(a: Array, b: Array, c: float) -> Array:
    """Corners with a step, like a harbour's wall."""
    c = c * 0.72
    return np.maximum(np.maximum(a, b), np.minimum(a + c, b + c))


def scalloped(a: Array, b: Array, c: float) -> Array:
    """Corners with a bite out of them, like a waning moon."""
    c = c * 0.92
    return np.maximum(np.maximum(a, b), c - np.hypot(a, b))


class House(NamedTuple):
    """How the cards of one colour are dressed."""

    trim: Trim
    corner: Callable[[Array, Array, float], Array]
    sign: Sign
    light: Array  # its light, for the sign
    paper: Array

    def plate(self, x: Array, y: Array, left: float, top: float, right: float, foot: float, c: float) -> Array:
        """Distance to a plate with the corners of this house, negative inside."""
        a = np.abs(x - (left + right) / 2) - (right - left) / 2
        b = np.abs(y - (top + foot) / 2) - (foot - top) / 2
        return self.corner(a, b, c)


def trim(frame: Stuff, accent: Stuff, pool: tuple, word: str) -> Trim:
    return Trim(frame, accent, pool, PALE, "star", word)


HOUSES = {
    "red": House(
        trim(Stuff((0.86, 0.19, 0.10), rough=0.2), Stuff((1.0, 0.60, 0.34), rough=0.18), (0.135, 0.016, 0.012), "Dawn"),
        cut, signs.dawn, rgb("#ffb08a"), rgb("#f2dfc6"),
    ),
    "green": House(
        trim(Stuff((0.26, 0.58, 0.16), rough=0.2), Stuff((0.96, 0.76, 0.32), rough=0.18), (0.01, 0.062, 0.022), "Noon"),
        rounded, signs.noon, rgb("#f4e27c"), rgb("#ece5c4"),
    ),
    "blue": House(
        trim(Stuff((0.16, 0.38, 0.86), rough=0.2), STEEL, (0.008, 0.036, 0.135), "Blue Hour"),
        stepped, signs.blue_hour, rgb("#a8d4ff"), rgb("#e4e2d2"),
    ),
    "purple": House(
        trim(Stuff((0.42, 0.22, 0.86), rough=0.2), SILVER, (0.048, 0.014, 0.105), "Midnight"),
        scalloped, signs.midnight, rgb("#dcc4ff"), rgb("#e8dfd6"),
    ),
}  # fmt: skip
NO_HOUSE = House(
    trim(Stuff((0.72, 0.70, 0.66), rough=0.2), Stuff((0.9, 0.8, 0.6), rough=0.18), (0.03, 0.03, 0.03), "No house"),
    rounded, signs.dial, rgb("#efe4c8"), rgb("#efe4c8"),
)  # fmt: skip
