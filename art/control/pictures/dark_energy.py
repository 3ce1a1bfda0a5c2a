"""Dark Energy: a black heart in a globe of glass, throwing violet light against its walls."""

from itertools import pairwise
from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.kit.brass import put, turned
from art.kit.glass import ball_glass
from art.kit.light import bolt, develop, field, glow, lit, ramp, smoke, sparks, step, tall
from art.kit.march import BRASS, BRONZE, OLD_BRASS, Studio, Stuff, shoot
from art.kit.solid import around, ball, cut, disc, placed, ring, rod, rotation, ticks, torus, union


def paint(width: int) -> Image.Image:
    shape, zoom = tall(width), 1.14
    x, y = field(width, shape[0], zoom)
    ground = (
        ramp(
            np.clip(smoke(shape, 3, 29, 0.7) * 0.85 - 0.05, 0, 1), "#010104", "#0a0518", "#241048", "#4a2490", "#8a60e0"
        )
        * 0.5
    )
    cy, r = 0.20, 0.74
    flat = rotation(-1.22, 0, 0)
    stand = [
        (cut(disc(0.62, 0.06, 0.025), ticks(0.62, 36, 0.04, 0.01, 0.04)), turned(BRONZE, 0.2)),
        (placed(disc(0.52, 0.05, 0.02), (0, 0, 0.09)), turned(OLD_BRASS, 0.3)),
        (placed(disc(0.72, 0.05, 0.02), (0, 0, -0.1)), turned(BRONZE, 0.2)),
        (placed(torus(0.40, 0.035), (0, 0, 0.15)), BRASS),
        (placed(ring(0.34, 0.05, 0.1, 0.02), (0, 0, 0.18)), BRONZE),
    ]
    parts = put(stand, (0, cy - 0.98, 0), flat)
    parts.append((rod((0, cy - 0.86, 0), (0, cy - 0.20, 0), 0.045, 0.026), BRONZE))
    parts += put([(around(placed(torus(0.06, 0.02), (0, 0, 0)), 1), BRASS)], (0, cy - 0.30, 0), rotation(pi / 2))

    def corona(p, n):
        return np.outer((1 - np.clip(n[2], 0, 1)) ** 2.5, (0.7, 0.28, 2.4))

    parts.append((placed(ball(0.235), (0, cy, 0)), Stuff((0.01, 0.01, 0.015), 0.0, 0.02, corona)))
    claws = []
    for a in (0.55, 2.59, -1.57):
        c, s = cos(a), sin(a)
        steps = [(0.42, -0.80), (0.66, -0.56), (0.765, -0.24), (0.775, 0.08), (0.72, 0.26)]
        chain = [rod((c * r0, cy + h0, -s * r0), (c * r1, cy + h1, -s * r1), 0.042 - 0.006 * i, 0.036 - 0.006 * i)
                 for i, ((r0, h0), (r1, h1)) in enumerate(pairwise(steps))]  # fmt: skip
        claws.append(union(*chain, placed(ball(0.03), (c * 0.72, cy + 0.28, -s * 0.72))))
    parts += [(claw, BRONZE) for claw in claws[:2]]
    own = (((0, cy, 0.3), (1.0, 0.5, 2.6), 0.6), ((0, cy - 0.5, 0.5), (0.7, 0.35, 1.8), 0.4))
    shot = shoot(parts, width, shape[0], Studio(own=own, strip=(0.7, 0.5, 1.8), sky=(0.24, 0.22, 0.34)), zoom=zoom)
    picture = shot.over(ground)
    u, v = x, y - cy
    far = np.hypot(u, v)
    inside = step(r, r - 0.02, far)
    haze = smoke(shape, 6, 90, 0.9)
    picture += lit(
        inside * (0.10 + 0.5 * haze**2) * np.exp(-((far - 0.3) ** 2) / 0.10) * (1 - 0.75 * shot.solid),
        (0.30, 0.12, 0.95),
    )
    rng = np.random.default_rng(5)
    paths, feet = [], []
    for a in np.linspace(0, 2 * pi, 9, endpoint=False) + rng.uniform(-0.25, 0.25, 9):
        if abs((a + pi / 2 + pi) % (2 * pi) - pi) < 0.4:
            continue
        reach = r * rng.uniform(0.84, 0.97)
        start, end = (0.24 * cos(a), cy + 0.24 * sin(a)), (reach * cos(a + 0.2), cy + reach * sin(a + 0.2))
        path = bolt(start, end, int(rng.integers(1000)), 0.15)
        paths.append((path, 0.013))
        feet.append(end)
        for _ in range(2):
            from_ = path[int(rng.integers(18, 44))]
            b = a + rng.uniform(-0.6, 0.6)
            end2 = (r * 0.94 * cos(b), cy + r * 0.94 * sin(b))
            paths.append((bolt(from_, end2, int(rng.integers(1000)), 0.18), 0.0055))
            feet.append(end2)
    picture += sparks(shape, paths, (0.45, 0.22, 1.7), 2.4, zoom)
    for fx, fy in feet:
        picture += lit(glow(x, y, fx, fy, 0.05, 2) * 0.9, (0.7, 0.4, 1.6))
    halo = np.exp(-(((far - 0.25) / 0.045) ** 2)) * (far > 0.2)
    picture += lit(halo * 0.8, (0.5, 0.25, 1.5))
    dark = step(0.246, 0.232, far)
    picture *= (1 - 0.72 * dark * np.clip(1 - (far / 0.235) ** 4, 0, 1))[..., None]
    shine, through = ball_glass(x, y, 0, cy, r, (0.8, 0.7, 1.0))
    return develop(picture * through[..., None] + shine, 7)
