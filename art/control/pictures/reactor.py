"""Reactor: a ring of plasma in its coils; in the middle a hexagon that takes the shape of whatever it is shown."""

from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.kit.brass import put, turned
from art.kit.light import blur, develop, field, glow, lit, noise, ramp, smoke, step, strokes, tall
from art.kit.march import BRASS, COPPER, OLD_BRASS, STEEL, Studio, Stuff, shoot
from art.kit.solid import around, box, cut, disc, gear, placed, prism, ring, rotation, ticks, torus, union


def paint(width: int) -> Image.Image:
    shape, zoom = tall(width), 1.08
    x, y = field(width, shape[0], zoom)
    ground = ramp(np.clip(smoke(shape, 3, 23, 0.5) * 0.8 + 0.1 - 0.15 * y, 0, 1),
                  "#01060a", "#04202a", "#0a4a52", "#1f8a86") * 0.5  # fmt: skip
    big = 0.64

    def plasma(p, n):
        a, r = np.arctan2(p[1], p[0]), np.hypot(p[0], p[1]) - big
        twist = np.sin(a * 9 + 10 * np.arctan2(p[2], r)) * 0.5 + 0.5
        heat = 0.35 + 0.65 * twist**2
        return np.outer(heat, (0.25, 2.5, 2.1)) + np.outer(twist**6, (1.6, 1.6, 1.6))

    coil = placed(ring(0.205, 0.03, 0.05, 0.02), (big, 0, 0), rotation(pi / 2))
    clamp = placed(box(0.05, 0.065, 0.05, 0.015), (big + 0.24, 0, 0))
    tube = [
        (torus(big, 0.105), Stuff((0.1, 0.5, 0.5), 0.0, 0.1, plasma)),
        (around(coil, 12, 0.13), COPPER._replace(rough=0.2)),
        (around(clamp, 12, 0.13), STEEL),
        (
            union(
                placed(ring(big + 0.25, 0.03, 0.035, 0.015), (0, 0, -0.02)),
                placed(ring(big - 0.24, 0.025, 0.04, 0.015)),
            ),
            turned(BRASS, 0.15),
        ),
        (around(placed(ring(0.225, 0.012, 0.012, 0.01), (big, 0, 0), rotation(pi / 2)), 12, 0.13 + pi / 12), BRASS),
    ]
    floor = [
        (cut(disc(1.0, 0.05, 0.02), ticks(0.9, 48, 0.03, 0.006, 0.03, 0.05)), turned(OLD_BRASS, 0.3)),
        (placed(gear(0.95, 44, 0.05, 0.2, 8), (0, 0, -0.14)), BRASS),
    ]
    lean = rotation(-0.92, 0.0, 0.0) @ rotation(0, 0, 0.1)
    heart = [
        (prism(6, 0.15, 0.20, 0.015), Stuff((0.5, 0.8, 1.0), rough=0.04, shine=(0.02, 0.10, 0.16))),
        (placed(prism(6, 0.20, 0.03, 0.01), (0, 0, -0.22)), BRASS),
        (placed(prism(6, 0.175, 0.02, 0.01), (0, 0, 0.22)), BRASS),
    ]
    parts = put(tube, (0, 0.06, 0), lean) + put(floor, (0, -0.26, -0.16), lean)
    parts += put(heart, (0, 0.2, 0.05), lean @ rotation(0, 0, 0.3), 1.1)
    own = (
        ((0, 0.1, 0.2), (0.3, 2.2, 2.0), 0.5),
        ((0.6, 0, 0.1), (0.2, 1.6, 1.5), 0.25),
        ((-0.6, 0, 0.1), (0.2, 1.6, 1.5), 0.25),
    )
    shot = shoot(parts, width, shape[0], Studio(own=own, strip=(0.4, 1.2, 1.3)), zoom=zoom)
    picture = shot.over(ground)
    # What it shows: a double of its hexagon, standing in light above it, and then another.
    for k, (cy, size) in enumerate(((0.62, 0.26), (0.86, 0.20), (1.05, 0.145))):
        corners = np.array([(size * sin(i * pi / 3), cy + size * cos(i * pi / 3)) for i in range(7)])
        inner = np.array([(size * 0.6 * sin(i * pi / 3), cy + size * 0.6 * cos(i * pi / 3)) for i in range(7)])
        line = strokes(shape, [(corners, 0.011), (inner, 0.006)], zoom)
        picture += lit(line * (1.9 - 0.5 * k) + blur(line, width * 0.012) * 1.5, (0.35, 1.0, 1.0))
    beam = np.exp(-((x / (0.10 + 0.09 * np.clip(y - 0.3, 0, 1))) ** 2)) * step(0.3, 0.5, y) * step(1.35, 0.5, y)
    picture += lit(beam * (0.2 + 0.16 * noise(shape, 40, 3, 8.0)), (0.25, 0.95, 1.0))
    picture += lit(glow(x, y, 0, 0.08, 0.55, 1.6) * 0.22, (0.1, 0.9, 0.85))
    return develop(picture, 2)
