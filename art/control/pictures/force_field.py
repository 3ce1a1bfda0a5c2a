"""Force Field: a dome of hexagons over a blue crystal; something strikes it and glances off."""

from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.kit.brass import put, turned
from art.kit.glass import ball_glass
from art.kit.light import bolt, develop, field, glow, lit, ramp, smoke, sparks, spikes, stars, step, tall
from art.kit.march import BRASS, COPPER, OLD_BRASS, STEEL, Studio, Stuff, shoot
from art.kit.solid import around, ball, both, cut, disc, gear, placed, prism, ring, rod, rotation, ticks, torus, union


def paint(width: int) -> Image.Image:
    shape = tall(width)
    x, y = field(width, shape[0])
    ground = ramp(np.clip(0.42 - 0.3 * y + (smoke(shape, 3, 61, 0.5) - 0.5) * 0.7, 0, 1),
                  "#01030c", "#06163c", "#123e86", "#3f8fd8") * 0.55  # fmt: skip
    ground += stars(shape, 240, 31, 0.8) * step(-0.2, 0.6, y)[..., None]
    cy, r = -0.34, 0.86
    lean = rotation(-1.16, 0, 0)
    base = [
        (cut(disc(0.97, 0.05, 0.02), ticks(0.97, 72, 0.05, 0.008, 0.03)), turned(BRASS, 0.2)),
        (placed(disc(0.90, 0.04, 0.02), (0, 0, 0.08)), turned(OLD_BRASS, 0.4)),
        (placed(ring(0.885, 0.03, 0.05, 0.015), (0, 0, 0.1)), BRASS),
        (placed(disc(0.86, 0.05, 0.02), (0, 0, -0.13)), turned(BRASS, 0.2)),
        (placed(gear(0.60, 30, 0.02, 0.3, 6), (0, 0, 0.135)), BRASS),
        (placed(disc(0.24, 0.05, 0.015), (0, 0, 0.19)), turned(BRASS, 0.2)),
        (placed(around(placed(ball(0.035), (0.78, 0, 0)), 12), (0, 0, 0.13)), COPPER),
    ]
    parts = put(base, (0, cy, 0), lean)

    def inner_light(p, n):
        return np.outer(0.25 + 0.75 * np.clip(n[1] * 0.4 + 0.5, 0, 1) ** 3, (0.05, 0.42, 1.2))

    gem = Stuff((0.25, 0.55, 1.0), 0.0, 0.03, inner_light)
    crystal = both(prism(6, 0.17, 0.42, 0.006), lambda p: (np.hypot(p[0], p[1]) * 0.75 + np.abs(p[2]) - 0.40) * 0.8)
    parts += put([(crystal, gem)], (0, 0.12, 0.05), lean @ rotation(0, 0, 0.35))
    holder = [(torus(0.27, 0.018), BRASS), (torus(0.34, 0.014), STEEL)]
    parts += put(holder[:1], (0, 0.10, 0.05), rotation(-1.0, 0.35, 0)) + put(
        holder[1:], (0, 0.10, 0.05), rotation(-1.35, -0.4, 0)
    )
    parts += [
        (
            union(
                *(
                    placed(
                        rod((0.22 * cos(a), -0.16, 0.22 * sin(a)), (0.27 * cos(a), 0.06, 0.27 * sin(a)), 0.016),
                        (0, 0.02, 0.05),
                    )
                    for a in (0.6, 2.6, 4.6)
                )
            ),
            BRASS,
        )
    ]
    own = (((0, 0.12, 0.35), (0.25, 0.8, 2.2), 0.45),)
    shot = shoot(parts, width, shape[0], Studio(own=own, strip=(0.4, 0.9, 1.9)))
    picture = shot.over(ground)
    # The dome: cells around evenly spread points of a ball, the far wall faint, the near wall clear.
    centre = cy + 0.08
    u, v = x / r, (y - centre) / r
    far = np.hypot(u, v)
    nz = np.sqrt(np.clip(1 - far**2, 0, 1))
    inside = step(1.004, 0.996, far)
    count = 420
    k = np.arange(count) + 0.5
    polar, turn = np.arccos(1 - 2 * k / count), pi * (1 + 5**0.5) * k
    seeds = np.stack([np.cos(turn) * np.sin(polar), np.cos(polar), np.sin(turn) * np.sin(polar)], 1).astype(np.float32)
    struck = np.array([0.50, 0.66, 0.56], np.float32)
    struck /= np.linalg.norm(struck)
    tilt = rotation(0.42, 0, 0)
    for side, strength in ((-1, 0.35), (1, 1.0)):
        rows = np.flatnonzero(inside.ravel() > 0)
        n = np.stack([u.ravel()[rows], v.ravel()[rows], side * nz.ravel()[rows]])
        local = tilt.T @ n
        near = np.empty((2, rows.size), np.float32)
        for lo in range(0, rows.size, 20000):
            dots = seeds @ local[:, lo : lo + 20000]
            near[:, lo : lo + 20000] = np.partition(dots, -2, 0)[-2:][::-1]
        gap = np.arccos(np.clip(near[1], -1, 1)) - np.arccos(np.clip(near[0], -1, 1))
        edge = np.exp(-((gap / 0.022) ** 2))
        heart = np.exp(-((np.arccos(np.clip(near[0], -1, 1)) / 0.07) ** 2))
        hit = np.arccos(np.clip(struck @ n, -1, 1))
        wave = (
            np.exp(-((hit / 0.34) ** 2)) * 1.6
            + 0.55 * np.exp(-(((hit - 0.62) / 0.07) ** 2))
            + 0.25 * np.exp(-(((hit - 0.95) / 0.09) ** 2))
        )
        above = step(-0.02, 0.10, local[1])
        rim = (1 - np.abs(n[2])) ** 2.2
        power = above * strength * (edge * (0.34 + 0.9 * rim + 1.3 * wave) + rim * 0.42 + 0.05 + heart * wave * 0.5)
        veil = np.zeros(x.size, np.float32)
        veil[rows] = power
        veil = veil.reshape(shape) * inside
        if side < 0:
            veil = veil * (1 - shot.solid * 0.92)
        picture += lit(veil, (0.16, 0.55, 1.35)) + lit(veil**2, (0.12, 0.2, 0.25))
    shine, through = ball_glass(x, y, 0, centre, r, (0.6, 0.8, 1.0))
    over = step(-0.15, 0.2, v)
    picture = picture * (1 - (1 - through) * over * 0.6)[..., None] + shine * (over * 0.75)[..., None]
    sx, sy = struck[0] * r, centre + struck[1] * r
    paths = [
        (bolt((0.98, 1.36), (sx, sy), 4, 0.13), 0.016),
        (bolt((sx, sy), (1.05, 0.42), 8, 0.12), 0.008),
        (bolt((sx, sy), (0.25, 1.2), 15, 0.12), 0.006),
        (bolt((0.8, 1.0), (1.05, 0.86), 17, 0.2), 0.005),
    ]
    picture += sparks(shape, paths, (1.0, 0.55, 0.2), 2.2)
    picture += lit(spikes(x, y, sx, sy, 0.42, 0.4) * 2.2 + glow(x, y, sx, sy, 0.1) * 1.6, (1.0, 0.85, 0.65))
    return develop(picture, 3)
