"""Nova: a star that bursts in the middle of its own orrery."""

from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.kit.brass import put, turned
from art.kit.light import develop, fbm, field, lit, ramp, sample, smoke, spikes, stars, step, tall
from art.kit.march import BRASS, BRONZE, COPPER, STEEL, Studio, shoot
from art.kit.solid import ball, both, cut, placed, ring, rotation, ticks


def _sector(p, middle: float, half: float):
    """Distance to a slice about the z axis."""
    a = np.arctan2(p[1], p[0]) - middle
    a = np.abs(a - 2 * pi * np.round(a / (2 * pi))) - half
    return a * np.hypot(p[0], p[1]) * 0.8


def paint(width: int) -> Image.Image:
    shape = tall(width)
    x, y = field(width, shape[0])
    cx, cy = 0.0, 0.13
    r, a = np.hypot(x - cx, y - cy), np.arctan2(y - cy, x - cx)
    ground = ramp(np.clip(smoke(shape, 3, 77, 0.7) * 0.8, 0, 1), "#02030a", "#100a1e", "#35122a", "#7a2a24") * 0.5
    ground += stars(shape, 260, 5, 0.9)
    # Filaments: noise read in polar coordinates, drawn out along the rays and folded by other noise.
    rag = sample(fbm((512, 512), 7, 33, 5), (x + 1) * 255, (y + 1.4) * 182)
    polar = fbm((384, 1536), 44, 21, 5, 0.35)
    streak = sample(polar, (a / (2 * pi) % 1) * 1535, np.clip(r * 0.5 + 0.35 * (rag - 0.5), 0, 1) * 383)
    folds = 1 - np.abs(smoke(shape, 6, 40, 1.0) - 0.5) * 2
    shell_at = 0.84 + 0.30 * (rag - 0.5)
    inside_shell = step(shell_at + 0.02, shell_at - 0.30, r)
    shell = np.exp(-(((r - shell_at) / 0.055) ** 2)) * (0.15 + folds**3)
    lobes = np.exp(-(((r - shell_at + 0.14) / 0.13) ** 2)) * folds**4
    jets = np.clip(streak * 2.0 - 0.9, 0, 1) ** 1.5 * np.exp(-((r / 0.78) ** 2.5)) * step(0.03, 0.2, r)
    far_jets = np.clip(streak * 2.2 - 1.15, 0, 1) * np.exp(-(((r - 1.05) / 0.32) ** 2)) * 0.6
    heart = np.exp(-((r / 0.20) ** 1.3))
    fire = lit(shell, (1.25, 0.27, 0.05)) + lit(lobes, (0.95, 0.34, 0.06)) + lit(shell**2.5, (0.9, 0.7, 0.3))
    fire += lit(jets, (1.5, 0.62, 0.16)) + lit(far_jets, (0.9, 0.16, 0.10)) + lit(inside_shell * 0.05, (1.0, 0.35, 0.1))
    fire += lit(heart, (2.3, 1.35, 0.55)) + lit(np.exp(-((r / 0.085) ** 2)), (5, 4.6, 4))
    # The shock runs ahead as a thin edge of blue.
    edge = np.exp(-(((r - shell_at - 0.13) / 0.014) ** 2)) + 0.35 * np.exp(-(((r - shell_at - 0.16) / 0.05) ** 2))
    fire += lit(edge * (0.15 + 0.6 * folds**2), (0.10, 0.26, 0.80))
    planets = []
    for k, (big, tx, ty, turn, size) in enumerate(
        ((0.52, -1.15, 0.25, 0.4, 0.055), (0.74, -1.02, -0.35, 2.2, 0.075), (0.95, -1.22, 0.1, 5.3, 0.09))
    ):
        lean = rotation(tx, ty, 0.3)
        hoop = cut(ring(big, 0.021, 0.012, 0.005), ticks(big, 60 + 12 * k, 0.02, 0.003, 0.01, 0.012))
        globe = placed(ball(size), (big * cos(turn), big * sin(turn), 0))
        collar = placed(ring(size * 1.15, 0.008, 0.012, 0.006), (big * cos(turn), big * sin(turn), 0))
        stuff = (COPPER, BRASS, STEEL)[k]
        planets += put(
            [(hoop, turned((BRASS, BRONZE, BRASS)[k], 0.2)), (globe, stuff), (collar, BRASS)], (cx, cy, 0), lean
        )
    # The great ring has burst: three pieces of it fly outward.
    frame = cut(ring(0.86, 0.04, 0.05, 0.015), ticks(0.86, 90, 0.02, 0.004, 0.02, 0.05))
    for middle, half, turn in ((2.2, 0.62, (0.25, -0.2)), (0.35, 0.50, (-0.3, 0.25)), (4.55, 0.85, (0.15, 0.3))):
        piece = both(frame, lambda p, m=middle, k=half: _sector(p, m, k))
        planets += put(
            [(piece, turned(BRONZE, 0.2))], (cx + 0.09 * cos(middle), cy + 0.09 * sin(middle), -0.1), rotation(*turn, 0)
        )
    own = (((cx, cy, 0.15), (6.5, 3.8, 1.6), 0.42),)
    shot = shoot(
        planets, width, shape[0], Studio(own=own, lamp=(2.2, 1.9, 1.6), sky=(0.18, 0.15, 0.16), strip=(1.2, 0.5, 0.3))
    )
    near = step(-0.1, 0.12, shot.depth)
    veil = 0.30 + 0.70 * near
    picture = (
        ground * (1 - shot.solid)[..., None]
        + shot.light
        + fire * (1 - shot.solid * veil * step(0.10, 0.30, r))[..., None]
    )
    picture += lit(
        spikes(x, y, cx, cy, 1.15, 0.0, 0.010) * 2.4 + spikes(x, y, cx, cy, 0.6, pi / 4, 0.014) * 1.2, (1.3, 1.05, 0.75)
    )
    return develop(picture, 14, 0.5, 0.92)
