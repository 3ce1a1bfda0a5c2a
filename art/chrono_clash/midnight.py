"""Midnight: its light, nights of other air, bones and hands, ghosts, watches, composition."""

from functools import partial

import numpy as np

from art.kit import machine, sky
from art.kit.canvas import Canvas, Light
from art.kit.shapes import (
    Point,
    Shape,
    bearing,
    blob,
    dot,
    hoop,
    limb,
    move,
    polar,
    sweep,
)

# Midnight: a giant violet moon, lanterns.
MIDNIGHT = Light(
    sky=("#0a0318", "#220a40", "#48156e", "#7f3196", "#d077b8"),
    disc=("#e2c8f0", "#9a62cc"),
    halo="#a765e0",
    haze="#67308c",
    dark="#08030f",
    form="#4c2480",
    rim="#eac6ff",
    fill="#101c50",
    accent="#ffb648",
    spark="#ffcf86",
)
picture = partial(sky.picture, light=MIDNIGHT)

# Outlines stay as rows of points:
# fmt: off

# Nights of other air: plum over the roofs, indigo cold, pale fog, ink.
PLUM = MIDNIGHT._replace(sky=("#14031a", "#3a0a3c", "#6e1a5e", "#a83c84", "#e48cb4"), haze="#86306c",
    halo="#d462b4", disc=("#f4d4e6", "#c878b8"), form="#5c1c58")
INDIGO = MIDNIGHT._replace(sky=("#05041a", "#121046", "#2c2a80", "#5c56b6", "#aca4e4"), haze="#403c94",
    halo="#857cf0", disc=("#e0dcfa", "#8f8ad8"), form="#2e2c84", rim="#d8d2ff")
FOG = MIDNIGHT._replace(sky=("#20162f", "#42305f", "#70579a", "#a68cc6", "#dcc6ea"), haze="#8068a8",
    halo="#b892e6", disc=("#f2e8f8", "#c4a6e0"), form="#4a3274")
INK = MIDNIGHT._replace(sky=("#050109", "#130622", "#2a1042", "#582a76", "#a86cb4"), haze="#46206a",
    form="#40206c")
GOLD = "#f0b044"
BONE = "#d9c9ea"
PAPER = "#ece0f2"
WAX = "#c81e3c"


def bone(a: Point, b: Point, wide: float) -> Shape:
    """A long bone with its knobs."""
    way = bearing(a, b)
    ends: Shape = []
    for at in (a, b):
        for side in (-1, 1):
            x, y = polar(at, way + 90 * side, wide * 0.75)
            ends += dot(x, y, wide * 1.05, n=14)
    return limb(a, b, wide * 1.05, wide * 0.62, wide * 1.05) + ends


def bony_hand(spread: float = 1.0) -> Shape:
    """A skeleton's hand that reaches up from its wrist at (0, 0), about 1 high."""
    shape: Shape = dot(-0.07, 0.05, 0.08, 0.07) + dot(0.07, 0.05, 0.08, 0.07) + dot(0, 0.13, 0.10, 0.06)
    for i, (lean, long) in enumerate(((24, 0.78), (9, 0.92), (-5, 0.95), (-20, 0.84))):
        root = (-0.10 + 0.067 * i, 0.16)
        way = 90 + lean * spread
        k1 = polar(root, way, 0.30)
        k2 = polar(k1, way - lean * 0.15, 0.40 * long * 0.6)
        k3 = polar(k2, way - lean * 0.9, 0.34 * long * 0.55)
        tip = polar(k3, way - lean * 1.7, 0.26 * long * 0.55)
        for p, q, w in ((root, k1, 0.034), (k1, k2, 0.030), (k2, k3, 0.026)):
            shape += bone(p, q, w)
        shape += limb(k3, tip, 0.028, 0.006)
    j1 = polar((0.10, 0.08), 30, 0.24)
    j2 = polar(j1, 62, 0.20)
    return shape + bone((0.10, 0.08), j1, 0.030) + bone(j1, j2, 0.025) + limb(j2, polar(j2, 78, 0.13), 0.024, 0.006)


def flesh_hand() -> Shape:
    """A grasping hand that reaches up from its wrist at (0, 0), about 1 high."""
    shape = blob((-0.13, -0.05, 0), (-0.17, 0.16), (-0.23, 0.36), (-0.20, 0.46), (0.0, 0.50), (0.21, 0.45), (0.24,
        0.30),
        (0.16, 0.12), (0.12, -0.05, 0))
    for x, y, lean, long in ((-0.19, 0.40, 22, 0.36), (-0.07, 0.45, 7, 0.46), (0.06, 0.45, -6, 0.45), (0.17, 0.40, -18,
        0.38)):
        mid = polar((x, y), 90 + lean, long * 0.55)
        shape += sweep([(x, y), mid, polar(mid, 78 - lean * 0.6, long * 0.5)], [0.062, 0.054, 0.028])
    return shape + sweep([(0.16, 0.18), (0.34, 0.30), (0.40, 0.52)], [0.075, 0.062, 0.032])


def watch(c: Canvas, x: float, y: float, r: float, heat: float = 0.6, hand: float | None = None) -> None:
    """A pocket watch with a lit face."""
    c.paint(dot(x, y, r * 1.22) + hoop(x, y + r * 1.5, r * 0.30, r * 0.10), colour="#c08a3c", rim=1.2, soft=r * 0.4,
        edge=0.006)
    machine.dial_face(c, x, y, r, heat, hand)


def ghost(c: Canvas, shape: Shape, amount: float = 0.72, lit: str = "#f0e2ff", body: str = "#8f62d0",
    soft: float = 0.05) -> None:
    """A shape one can see through, brighter towards the upper left, with a pale edge."""
    c.flat(shape, body, amount)
    mask = c.mask(shape)
    c.detail(move(shape, -soft * 0.6, soft * 0.5), lit, amount * 0.62, mask, soft * 0.55)
    c.detail(move(shape, soft * 0.9, -soft * 0.6), body, amount * 0.40, mask, soft * 0.4)


def compose(c: Canvas, up: float, mirror: bool = False) -> None:
    """Moves the whole painting up by so much, and turns it left to right if `mirror`.

    On a card the words lie over the foot and the marks of cost and strength over the upper left: what counts goes
    where it is seen. The lowest row of the painting goes on below it, into the dark.
    """
    rows = round(up * c.width / 2)
    below = np.repeat(c.light[-1:], rows, 0) * np.linspace(1, 0.35, rows, dtype=np.float32)[:, None, None]
    light = np.concatenate([c.light[rows:], below])
    x, y, r = c.disc
    c.light = np.ascontiguousarray(light[:, ::-1] if mirror else light)
    c.disc = (-x if mirror else x, y + up, r)
