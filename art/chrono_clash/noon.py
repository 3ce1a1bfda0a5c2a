"""The Noon: its light, middays of other air, and what grows in them."""

from functools import partial

import numpy as np

from art.kit import land, sky
from art.kit.canvas import Canvas, Light
from art.kit.shapes import Shape, dot

# Noon: a high white-gold sun, green-gold air under leaves.
NOON = Light(
    sky=("#1a4a20", "#357a2c", "#68a63a", "#aecb58", "#f0f2ae"),
    disc=("#fdfbd8", "#e6e07e"),
    halo="#e8e86a",
    haze="#7fae48",
    dark="#04120a",
    form="#26591c",
    rim="#f6f7b0",
    fill="#0e3a34",
    accent="#ffd23e",
    spark="#f4f08a",
)
picture = partial(sky.picture, light=NOON)

# Outlines stay as rows of points:
# fmt: off

# Noons of other air: gold over corn, jade under leaves, pale heat.
CORN = NOON._replace(sky=("#2e4a18", "#628628", "#9eac36", "#d2cc5a", "#f6f0b0"), haze="#a2a83e",
    form="#424c12", halo="#ecdc66")
JADE = NOON._replace(sky=("#0c3c30", "#1a6448", "#3c9068", "#80c484", "#dcf0b8"), haze="#4f9a6c",
    form="#124a3c", halo="#c4e68a")
PALE = NOON._replace(sky=("#2c5a2c", "#5c8c3c", "#98bc5c", "#c8d88c", "#f6f4cc"), haze="#a4c070",
    form="#2c5826")
BLOSSOM = "#ffe9dc"
CORN_GOLD = "#e8b83a"


def tufts(shape: Shape, size: float, salt: int, every: float = 0.7) -> Shape:
    """Leaves along all outlines of a shape: clipped hedge, crowns."""
    rng = np.random.default_rng(salt)
    out: Shape = list(shape)
    for part in shape:
        ring = np.concatenate([part, part[:1]])
        run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(ring, axis=0).T))])
        for at in np.arange(0, run[-1], size * every):
            x, y = np.interp(at, run, ring[:, 0]), np.interp(at, run, ring[:, 1])
            out.append(land.leafy(float(x), float(y), size * rng.uniform(0.55, 1.0), rng))
    return out


def fruits(c: Canvas, spots: list[tuple[float, float]], r: float, colour: str = "#e0402a") -> None:
    """Apples with a gleam."""
    c.flat([q for x, y in spots for q in dot(x, y, r, n=14)], colour, 0.95)
    c.flat([q for x, y in spots for q in dot(x - r * 0.3, y + r * 0.35, r * 0.32, n=8)], "#fff0d0", 0.8, soft=0.003)
