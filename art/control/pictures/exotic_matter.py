"""Exotic Matter: a vessel with its lid lifted; in it a thing that is all surface, and pieces of it on the way out."""

from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.kit.brass import put, turned
from art.kit.glass import tube_glass
from art.kit.light import develop, field, glow, lit, noise, ramp, smoke, stars, step, tall
from art.kit.march import BRASS, COPPER, OLD_BRASS, Studio, Stuff, shoot
from art.kit.solid import ball, cut, disc, placed, ring, rod, rotation, ticks, torus, union


def paint(width: int) -> Image.Image:
    shape, zoom = tall(width), 1.24
    x, y = field(width, shape[0], zoom)
    ground = (
        ramp(np.clip(smoke(shape, 2.6, 83, 0.7) * 0.9, 0, 1), "#05010c", "#1c0630", "#4a1266", "#a02c86", "#ff8ab0")
        * 0.42
    )
    cy = -0.06

    def oil(p, n):
        k = 2.1 * n[2] + 1.6 * p[1] + 1.1 * np.sin(4 * p[0] + 3 * p[2])
        return np.stack([0.5 + 0.5 * np.cos(2.6 * k + f) for f in (0.2, 2.6, 4.6)], 1) * 0.95 + 0.05

    def inner(p, n):
        depth = np.clip(1 - np.sqrt((p**2).sum(0)) / 0.42, 0, 1)
        return np.outer(depth**1.3, (2.6, 0.5, 1.9))

    def gyroid(scale: float, size: float, thick: float):
        def distance(p):
            a, b, c = p * scale
            g = np.sin(a) * np.cos(b) + np.sin(b) * np.cos(c) + np.sin(c) * np.cos(a)
            sheet = np.abs(g) / scale * 0.62 - thick
            return np.maximum(sheet, np.sqrt((p**2).sum(0)) - size) * 0.85

        return distance

    matter = Stuff((1, 1, 1), 1.0, 0.06, inner, oil)
    strange = [(placed(gyroid(13, 0.42, 0.018)), matter), (ball(0.12), Stuff((1, 1, 1), 0, 0.1, (4.5, 2.2, 3.6)))]
    parts = put(strange, (0, cy, 0), rotation(0.5, 0.7, 0.3))
    flat = rotation(-1.30, 0, 0)
    foot = [
        (cut(disc(0.66, 0.07, 0.025), ticks(0.66, 40, 0.04, 0.009, 0.03)), turned(BRASS, 0.2)),
        (placed(disc(0.57, 0.05, 0.02), (0, 0, 0.1)), turned(OLD_BRASS, 0.4)),
        (placed(disc(0.74, 0.04, 0.02), (0, 0, -0.1)), turned(OLD_BRASS, 0.2)),
        (placed(torus(0.55, 0.03), (0, 0, 0.14)), COPPER),
    ]
    parts += put(foot, (0, cy - 0.66, 0), flat)
    collar = [(ring(0.57, 0.045, 0.045, 0.02), turned(BRASS, 0.2)), (placed(torus(0.55, 0.022), (0, 0, 0.05)), COPPER)]
    parts += put(collar, (0, cy + 0.52, 0), flat)
    posts = [
        rod((0.60 * cos(a), cy - 0.62, 0.60 * sin(a)), (0.60 * cos(a), cy + 0.52, 0.60 * sin(a)), 0.026)
        for a in (0.5, 2.64, 3.7, 5.72)
    ]
    knobs = [placed(ball(0.046), (0.60 * cos(a), cy - 0.05, 0.60 * sin(a))) for a in (0.5, 2.64, 3.7, 5.72)]
    parts += [(union(*posts), BRASS), (union(*knobs), COPPER)]
    lid = [
        (disc(0.56, 0.035, 0.015), turned(BRASS, 0.25)),
        (placed(disc(0.40, 0.04, 0.03), (0, 0, 0.05)), turned(OLD_BRASS, 0.25)),
        (placed(ring(0.10, 0.025, 0.025, 0.024), (0, 0, 0.17), rotation(pi / 2)), BRASS),
    ]
    parts += put(lid, (0.16, cy + 1.02, -0.12), rotation(-1.05, -0.1, 0.0) @ rotation(0, 0.42, 0))
    for at, size, spin in (
        ((-0.50, 0.86, 0.2), 0.17, 1.0),
        ((-0.66, 1.14, -0.1), 0.10, 2.0),
        ((-0.12, 0.72, 0.3), 0.085, 3.0),
        ((-0.83, 0.72, 0.1), 0.06, 4.0),
    ):
        parts += put([(gyroid(13, 0.42, 0.022), matter), strange[1]], at, rotation(spin, spin * 0.7, 0), size / 0.42)
    own = (((0, cy, 0.1), (2.2, 0.5, 1.7), 0.42), ((0, cy + 0.7, 0.1), (1.0, 0.4, 0.9), 0.4))
    shot = shoot(parts, width, shape[0], Studio(own=own, strip=(1.2, 0.5, 1.4), sky=(0.3, 0.28, 0.36)), zoom=zoom)
    picture = shot.over(ground)
    fan = np.arctan2(x + 0.1, y - cy - 0.1)
    up = step(cy + 0.42, cy + 0.66, y) * step(1.5, 0.7, y) * np.exp(-(((fan + 0.28) / 0.42) ** 2))
    picture += lit(up * (0.2 + 0.5 * noise(shape, 9, 12) ** 2) * (1 - 0.6 * shot.solid), (1.0, 0.35, 0.85))
    picture += lit(glow(x, y, 0, cy, 0.42, 1.4) * 0.32, (1.0, 0.25, 0.8))
    shine, through = tube_glass(x, y, 0, cy + 0.50, cy - 0.56, 0.535, 0.2, (0.95, 0.85, 1.0))
    picture = picture * through[..., None] + shine
    picture += stars(shape, 130, 44, 1.2) * up[..., None] * np.array((1.6, 0.9, 1.4))
    return develop(picture, 4)
