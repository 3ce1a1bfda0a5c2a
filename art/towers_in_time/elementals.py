"""The elements as they walk: whirlwinds, heaps of stone, fires and waters with shoulders, arms and eyes.

They stand at (0, 0) and are about two units high; `level` is 1 to 3, and each level is another shape.
"""

from math import cos, pi, sin

import numpy as np

from art.kit.shapes import blob, both, dot, poly
from art.towers_in_time import lands, things
from art.towers_in_time.glass import Window
from art.towers_in_time.palette import between
from art.towers_in_time.strokes import banded, rows, stripe


def eyes(w: Window, x: float, y: float, apart: float, r: float, angry: bool = True) -> None:
    """Two eyes that light shines out of."""
    for side in (-1, 1):
        shape = poly(
            (x + side * (apart - r), y - r * 0.5),
            (x + side * (apart + r), y + r * 0.7),
            (x + side * apart, y - r * 0.8),
        )
        w.pane(shape if angry else dot(x + side * apart, y, r * 0.8, n=16), w.p.accent, 0.8)
    w.lamp(x, y, apart * 3, 0.3)


def air(w: Window, level: int) -> None:
    """A whirlwind: rings over rings, widening upward."""
    many = 5 + level * 2
    for n in range(many):
        t = n / (many - 1)
        wide, y = 0.10 + (0.34 + 0.14 * level) * t**0.8, -0.1 + 1.55 * t
        x = 0.12 * sin(t * pi * (1.0 + 0.5 * level))
        tone = w.p.light if n % 3 == 0 else w.p.pale if n % 3 == 1 else w.p.ground[3]
        w.pane(dot(x, y, wide, wide * 0.30 + 0.05, 7 * sin(n * 1.7), 44), tone, 1.1)
    top = (0.12 * sin(pi * (1.0 + 0.5 * level)), 1.45)
    for side in (-1, 1):
        reach = 0.45 + 0.16 * level
        line = [
            (top[0] + side * 0.2, 1.20),
            (side * reach, 1.10),
            (side * (reach + 0.22), 1.42 + 0.08 * level),
            (side * (reach + 0.05), 1.55),
        ]
        banded(w, line, [0.15, 0.12, 0.08, 0.01], (w.p.pale, w.p.light, w.p.ground[3]), 5)
    w.pane(dot(top[0], top[1] + 0.14, 0.24, 0.22, n=36), w.p.pale, 1.2)
    if level > 1:
        for n in range(2 + level * 2):
            a = pi * (0.16 + 0.68 * n / (1 + level * 2))
            things.bolt(
                w,
                [
                    (top[0] + 0.2 * cos(a), top[1] + 0.2 + 0.18 * sin(a)),
                    (top[0] + 0.36 * cos(a) + 0.03, top[1] + 0.2 + 0.36 * sin(a)),
                    (top[0] + 0.44 * cos(a), top[1] + 0.22 + 0.42 * sin(a)),
                ],
                0.05,
            )
    eyes(w, top[0], top[1] + 0.15, 0.095, 0.055)


def earth(w: Window, level: int) -> None:
    """A heap of stones that has got up; the greatest bears trees."""
    k = 0.76 + 0.12 * level
    tone = w.p.deep if level == 1 else w.p.main if level == 2 else w.p.metal
    for side in (-1, 1):
        lands.rocks(w, [(side * 0.30 * k, 0.12, 0.24 * k), (side * 0.28 * k, 0.42, 0.22 * k)], tone, 3 + level)
    lands.rocks(
        w, [(0.0, 0.95 * k, 0.50 * k), (-0.28 * k, 1.12 * k, 0.30 * k), (0.30 * k, 1.14 * k, 0.30 * k)], tone, 8 + level
    )
    for side in (-1, 1):
        arm = [
            (side * 0.56 * k, 1.05 * k, 0.20 * k),
            (side * 0.72 * k, 0.78 * k, 0.19 * k),
            (side * 0.76 * k, 0.48 * k, 0.24 * k),
        ]
        if level == 2 and side > 0:
            arm = [(0.56 * k, 1.20 * k, 0.20 * k), (0.74 * k, 1.42 * k, 0.18 * k), (0.72 * k, 1.72 * k, 0.24 * k)]
        lands.rocks(w, arm, tone, 14 + level)
    lands.rocks(w, [(0.0, 1.52 * k, 0.25 * k)], between(tone, w.p.pale, 0.3), 20)
    if level == 3:
        for x in (-0.34, 0.34):
            lands.tree(w, x, 1.32 * k, 0.42, w.p.ground[2])
    for x, y in ((-0.2, 0.8), (0.12, 0.62), (0.26, 0.96)) if level == 1 else ():
        lands.crystal(w, x, y, 0.26, 0.06, w.p.accent)
    eyes(w, 0.0, 1.53 * k, 0.095, 0.05)


def fire(w: Window, level: int) -> None:
    """A fire with a heart: one tongue, then arms, then a crown of flames."""
    k = 0.80 + 0.16 * level
    tones = (w.p.ground[3], w.p.ground[2], w.p.ground[1], w.p.light)
    if level > 1:
        for side in (-1, 1):
            line = [
                (side * 0.22, 0.80 * k),
                (side * 0.56, 0.86 * k),
                (side * 0.74, 1.20 * k),
                (side * (0.66 + 0.06 * level), 1.52 * k),
            ]
            banded(w, line, [0.17, 0.15, 0.10, 0.01], (tones[0], tones[1]), 5)
    if level > 2:
        for n in range(7):
            a = pi * (0.10 + 0.80 * n / 6)
            tip = (0.62 * cos(a), 1.28 * k + 0.52 * sin(a))
            w.pane(stripe([(0.24 * cos(a), 1.2 * k + 0.14 * sin(a)), tip], [0.11, 0.004]), tones[n % 2], 0.9)
    right = ((0.06, 1.66, 0), (0.18, 1.14), (0.34, 1.36, 0), (0.30, 0.84), (0.46, 0.40), (0.36, -0.1))
    left = ((-0.36, -0.1), (-0.46, 0.42), (-0.24, 0.86), (-0.30, 1.24, 0), (-0.06, 1.12))
    for n, s in enumerate((1.0, 0.74, 0.50, 0.28)):
        tall = [(x * s, y * k * s if y > 0 else y, *corner) for x, y, *corner in (*left, *right)]
        shape = blob(*tall)
        w.pane(shape, tones[n], 1.2 - 0.15 * n)
    w.pane(dot(0, 1.0 * k, 0.20, 0.17, n=32), tones[0], 1.0)
    eyes(w, 0.0, 1.0 * k, 0.085, 0.055)
    w.lamp(0, 0.7, 0.7, 0.35)


def water(w: Window, level: int, iced: bool = False) -> None:
    """A wave with shoulders, its arms running down again."""
    k = 0.78 + 0.14 * level
    deep, pale = w.p.ground[3], w.p.pale
    for side in (-1, 1):
        reach = 0.50 + 0.10 * level
        lift = 0.35 if (level == 2) == (side > 0) else -0.30
        line = [
            (side * 0.20, 1.08 * k),
            (side * reach, 1.12 * k),
            (side * (reach + 0.16), 1.12 * k + lift),
            (side * (reach + 0.02), 1.12 * k + lift * 1.7),
        ]
        banded(w, line, [0.17, 0.15, 0.12, 0.07], (deep, w.p.ground[2], pale), 6)
    body = both(
        (0.0, 1.50 * k),
        (0.26, 1.34 * k),
        (0.42, 1.02 * k),
        (0.34, 0.62 * k),
        (0.44, 0.22),
        (0.74, -0.12, 0),
        (0.0, -0.14),
    )
    bend = [(-1.0, y * k + 0.10, 1.0, y * k - 0.10, i) for i, y in enumerate(np.linspace(-0.2, 1.5, 9))]
    tiles = [
        (((a, b), (c, d), (c, d + 0.4), (a, b + 0.4)), (deep, w.p.ground[2], pale, w.p.ground[1])[i % 4])
        for a, b, c, d, i in bend
    ]
    w.tiles(body, tiles, 1.2, 0.7)
    w.pane(
        both(
            (0.0, 1.86 * k, 0) if level == 3 else (0.0, 1.72 * k), (0.18, 1.60 * k), (0.20, 1.44 * k), (0.0, 1.28 * k)
        ),
        pale,
        1.1,
    )
    if level == 3:
        for side in (-1, 1):
            w.pane(
                stripe(
                    [(side * 0.12, 1.56 * k), (side * 0.30, 1.70 * k), (side * 0.34, 1.92 * k)], [0.07, 0.06, 0.005]
                ),
                w.p.ground[1],
                0.9,
            )
    if iced:
        for x in (-0.5, -0.24, 0.0, 0.26, 0.52):
            lands.crystal(w, x, -0.18, 0.5 - abs(x) * 0.3, 0.10, w.p.light, x * 0.2)
    for n in range(5):
        things.drop(w, -0.62 + n * 0.31, 0.18 + 0.12 * (n % 2), 0.05, w.p.light)
    eyes(w, 0.0, 1.50 * k, 0.08, 0.05, angry=level > 1)
    w.tiles(
        poly((-0.10, 1.36 * k), (0.10, 1.36 * k), (0.06, 1.33 * k), (-0.06, 1.33 * k)),
        rows(-1, 0, 1, 3, 1, (w.p.dark,)),
        0.5,
    )
