"""Anomaly: a measuring band with one side only, seen through a moment that did not quite fit."""

from math import pi

import numpy as np
from PIL import Image

from art.kit.brass import put
from art.kit.light import develop, field, glow, lit, noise, ramp, smoke, stars, tall
from art.kit.march import BRASS, COPPER, STEEL, Studio, Stuff, shoot
from art.kit.solid import ball, gear, placed, rotation, torus


def paint(width: int) -> Image.Image:
    shape = tall(width)
    x, y = field(width, shape[0])
    cy = 0.12
    ground = (
        ramp(np.clip(smoke(shape, 3, 37, 0.6) * 0.85, 0, 1), "#020603", "#08180e", "#14361c", "#3a7028", "#a8c860")
        * 0.40
    )
    big, twists = 0.62, 1.5

    def unrolled(p):
        a, r = np.arctan2(p[1], p[0]), np.hypot(p[0], p[1]) - big
        c, s = np.cos(a * twists), np.sin(a * twists)
        return a, r * c + p[2] * s, p[2] * c - r * s

    def band(half: float, thick: float, soft: float):
        def distance(p):
            _, u, v = unrolled(p)
            q, w = np.abs(u) - half + soft, np.abs(v) - thick + soft
            return (np.hypot(np.maximum(q, 0), np.maximum(w, 0)) + np.minimum(np.maximum(q, w), 0) - soft) * 0.55

        return distance

    def scale(p, n):
        a, u, v = unrolled(p)
        t = a * 30 / pi
        fine = np.abs(t - np.round(t)) < np.where(np.round(t) % 5 == 0, 0.16, 0.07)
        mark = fine & (np.abs(np.abs(u) - 0.17) < np.where(np.round(t) % 5 == 0, 0.05, 0.03))
        lines = (np.abs(np.abs(u) - 0.105) < 0.005) | (np.abs(u) < 0.007)
        face = np.abs(np.abs(v) - 0.028) < 0.006
        ink = (mark | lines) & face
        brush = 1 + 0.10 * np.sin(u * 420 + 2 * np.sin(u * 90))
        gold = np.outer(brush, (0.98, 0.74, 0.30))
        return np.where(ink[:, None], np.array((0.06, 0.03, 0.01)), gold)

    rim = (lambda p: _edge(unrolled(p)), STEEL._replace(colour=(0.9, 0.85, 0.6)))
    strip = [(band(0.225, 0.028, 0.01), BRASS._replace(rough=0.16, paint=scale)), rim]
    core = [
        (ball(0.15), Stuff((0.2, 0.5, 0.2), 1.0, 0.05, (0.10, 0.32, 0.05))),
        (torus(0.215, 0.012), BRASS),
        (placed(torus(0.25, 0.010), (0, 0, 0), rotation(pi / 2, 0, 0)), COPPER),
    ]
    parts = put(strip, (0, cy, 0), rotation(-0.50, 0.20, 0.5), 1.12) + put(core, (0, cy, 0.0), rotation(0.5, 0.6, 0))
    parts += put([(gear(0.16, 14, 0.025), COPPER)], (-0.66, cy - 0.84, 0.1), rotation(0.5, 0.5, 0))
    parts += put([(gear(0.12, 12, 0.02, spokes=4), BRASS)], (0.70, cy + 0.88, -0.1), rotation(-0.6, 0.5, 0.4))
    own = (((0, cy, 0.0), (0.7, 2.2, 0.3), 0.38),)
    shot = shoot(parts, width, shape[0], Studio(own=own, strip=(0.8, 1.3, 0.5)))
    picture = shot.over(ground + stars(shape, 140, 27, 0.7))
    picture += lit(glow(x, y, 0, cy, 0.26, 1.6) * 0.3, (0.35, 1.0, 0.15))
    # The slip: slices of the moment stand beside themselves, their colours apart.
    rng = np.random.default_rng(3)
    shift = np.zeros(shape[0], np.float32)
    for _ in range(9):
        at, high = rng.uniform(0.12, 0.76), rng.uniform(0.006, 0.030)
        rows = slice(int(at * shape[0]), int((at + high) * shape[0]) + 1)
        shift[rows] = rng.uniform(0.02, 0.08) * rng.choice((-1, 1))
    slipped = picture.copy()
    for row in np.flatnonzero(shift):
        for channel, part in enumerate((1.35, 1.0, 0.55)):
            slipped[row, :, channel] = np.roll(picture[row, :, channel], round(float(shift[row]) * part * width))
    picture = slipped * (1 + 0.16 * (shift != 0))[:, None, None]
    edges = np.abs(np.diff(shift, prepend=0)) > 0
    picture[edges] += np.array((0.04, 0.13, 0.03)) * (0.3 + 0.7 * noise(shape, 20, 4)[edges])[..., None]
    return develop(picture, 17)


def _edge(place) -> np.ndarray:
    _, u, v = place
    return (np.hypot(np.abs(u) - 0.228, v) - 0.024) * 0.55
