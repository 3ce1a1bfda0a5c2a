"""The glass of the six schools and of what belongs to none: one palette each, and what it is called.

A school is known by its palette, and by its sign and the shape of its panes to whoever does not see colours.
"""

from typing import NamedTuple

Colour = tuple[float, float, float]  # of the screen, 0 to 1


def glass(code: str) -> Colour:
    """A colour of the screen, "#rrggbb"."""
    red, green, blue = (int(code[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


class Palette(NamedTuple):
    """The sheets of glass that the windows of a school are cut from.

    `ground` runs from what stands before the light to what lies farthest from it; `main`, `deep` and `pale` are for
    figures; `accent` is the one colour that the others are not; `light` is nearly clear; `skin`, `metal` and `dark` are
    for faces, arms and what is in shadow.
    """

    ground: tuple[Colour, ...]
    main: Colour
    deep: Colour
    pale: Colour
    accent: Colour
    light: Colour
    skin: Colour
    metal: Colour
    dark: Colour


def of(
    ground: str, main: str, deep: str, pale: str, accent: str, light: str, skin: str, metal: str, dark: str
) -> Palette:
    codes = tuple(glass(code) for code in ground.split())
    return Palette(codes, *(glass(code) for code in (main, deep, pale, accent, light, skin, metal, dark)))


# Ground from the light outward; then main, deep, pale, accent, light, skin, metal, dark.
PALETTES = {
    "air": of(
        "#f4f6d8 #b9e4ee #7cc0e2 #4a8fcb #3a68ad #2d4a8c",
        "#e9eef6", "#5b6fb5", "#d2e6f2", "#f3cf4e", "#fdfbe6", "#f1d3b4", "#a9b8d0", "#27366e",
    ),
    "earth": of(
        "#f2e6a4 #b9c465 #7f9e45 #55782f #3c5a2b #2a4024",
        "#8a6a3c", "#5d4526", "#cdb27a", "#d9822b", "#f7efc0", "#e2b98c", "#97907c", "#2f2a1a",
    ),
    "fire": of(
        "#ffe79a #ffb63e #f47a1f #d8411b #a3201c #6d1420",
        "#c8281e", "#7c1420", "#ffcf70", "#ffd93b", "#fff3c4", "#e8a878", "#a08a86", "#3a0c14",
    ),
    "water": of(
        "#d9f3e4 #7fd6cf #35aebd #1b7fae #16548f #123a6d",
        "#1f9e96", "#12506e", "#a8e6d4", "#f2a65a", "#eafaf0", "#e9c3a0", "#8fb3b8", "#0d2547",
    ),
    "white": of(
        "#fffdf0 #fff1bc #fbdf8c #f0c564 #dca654 #b8824e",
        "#fbf7ee", "#d9c9b4", "#fff6dc", "#c8435a", "#fffdf4", "#f3cfae", "#d8d2c4", "#4e3324",
    ),
    "black": of(
        "#e2eab0 #c79bd8 #9d66c0 #7242a2 #512d80 #341b58",
        "#4b2f6b", "#2a1742", "#cfc3d8", "#a9d13a", "#efe9d6", "#cdc0a8", "#857b94", "#160b26",
    ),
    "neutral": of(
        "#fff8dc #f4e6bc #dccfa8 #aab8b8 #7d96aa #567394",
        "#9a3b34", "#3c4f78", "#d8c8a2", "#d9a441", "#fbf6e6", "#e6bd96", "#a6acb4", "#33323c",
    ),
}  # fmt: skip

# How much light stands behind the windows of a school: pale glass wants more of it.
DAYS = {"white": 1.12, "neutral": 1.18, "black": 1.12}

WORDS = {
    "air": "Air", "earth": "Earth", "fire": "Fire", "water": "Water", "white": "White", "black": "Black",
    "neutral": "Neutral",
}  # fmt: skip


def between(a: Colour, b: Colour, t: float) -> Colour:
    return tuple(p + (q - p) * t for p, q in zip(a, b, strict=True))


def along(ramp: tuple[Colour, ...], t: float) -> Colour:
    """The colour at this share of a ramp."""
    at = min(max(t, 0.0), 1.0) * (len(ramp) - 1)
    n = min(int(at), len(ramp) - 2)
    return between(ramp[n], ramp[n + 1], at - n)
