"""The wide picture behind Control's menu."""

from math import cos, sin

import numpy as np
from PIL import Image

from art.kit.brass import put, turned, watch
from art.kit.light import (
    develop,
    field,
    glow,
    lit,
    ramp,
    smoke,
    spikes,
    stars,
    step,
)
from art.kit.march import BRASS, BRONZE, COPPER, OLD_BRASS, STEEL, Studio, shoot
from art.kit.solid import ball, cut, gear, placed, ring, rod, rotation, ticks


def title(size: tuple[int, int]) -> Image.Image:
    """An armillary clock on the right, half in the dark; the left is left to the menu."""
    w, h = size
    if w > 1600:
        small = title((1600, round(1600 * h / w)))
        return small.resize(size, Image.Resampling.LANCZOS)
    shape = (h, w)
    x, y = field(w, h)
    tall = h / w
    cx, cy, big = 0.40, 0.0, min(0.47, tall * 0.86)
    ground = ramp(np.clip(smoke(shape, 5, 8, 0.8) * (0.35 + 0.6 * step(-0.9, 0.7, x)), 0, 1),
                  "#01030a", "#06142c", "#123a66", "#2c6c9c", "#d8a860") * 0.46  # fmt: skip
    ground += stars(shape, round(420 * tall / 0.56), 19, 1.1, 0.34)
    ground += lit(glow(x, y, cx, cy, 0.34, 1.5), (0.16, 0.34, 0.62)) * 0.8
    face_ = [
        *watch(0.44, 10.15, 2.0, (0.012, 0.035, 0.09), (0.95, 0.72, 0.36), BRASS, BRASS._replace(rough=0.12)),
        (placed(gear(0.62, 44, 0.03, 0.1, 8), (0, 0, -0.16)), turned(OLD_BRASS, 0.2)),
        (placed(gear(0.26, 20, 0.03), (-0.60, -0.40, -0.10), rotation(0, 0, 0.1)), COPPER),
        (placed(gear(0.19, 15, 0.03), (0.62, 0.38, -0.10)), BRONZE),
    ]
    scale = big
    hoops = []
    for r0, tx, ty, stuff, n in (
        (0.98, -1.18, 0.30, BRASS, 96),
        (0.88, -0.35, -1.05, BRONZE, 72),
        (0.76, 0.75, 0.85, STEEL, 60),
    ):
        hoop = cut(
            ring(r0, 0.026, 0.030, 0.008),
            ticks(r0, n, 0.022, 0.004, 0.01, 0.03),
            ticks(r0, n // 6, 0.03, 0.007, 0.012, 0.03),
        )
        hoops += put(
            [
                (hoop, turned(stuff, 0.2)),
                (placed(ball(0.07), (r0 * cos(tx * 5), r0 * sin(tx * 5), 0)), (COPPER, STEEL, BRASS)[n % 3]),
            ],
            (0, 0, 0),
            rotation(tx, ty, 0.2),
        )
    meridian = cut(
        ring(1.07, 0.045, 0.045, 0.015),
        ticks(1.07, 120, 0.025, 0.004, 0.015, 0.045),
        ticks(1.07, 24, 0.04, 0.008, 0.02, 0.045),
    )
    hoops += put([(meridian, turned(BRASS, 0.25))], (0, 0, -0.1), rotation(-0.1, 0.35, 0))
    foot = [(rod((0, -1.12, -0.1), (0, -1.5, -0.1), 0.06, 0.09), BRASS), (placed(ball(0.10), (0, -1.14, -0.1)), COPPER)]
    parts = put(face_ + hoops + foot, (cx * 1.0, cy, 0), rotation(-0.08, -0.18, 0.0), scale)
    own = (((cx - 0.1, cy + 0.05, 0.35), (0.5, 0.9, 1.6), 0.3),)
    shot = shoot(
        parts, w, h, Studio(own=own, strip=(1.5, 1.0, 0.5)), near=0.7, far=-0.8, oversample=1.15 if w > 900 else 1.6
    )
    picture = shot.over(ground)
    # The two signs of the game as lights on either side of the instrument.
    picture += lit(glow(x, y, cx - 1.02 * big, cy + 0.30 * big, 0.09, 1.6) * 0.5, (0.2, 0.55, 1.3))
    picture += lit(spikes(x, y, cx - 0.30 * big, cy + 0.97 * big, 0.22, 0.3) * 1.3, (1.2, 1.05, 0.8))
    picture += lit(spikes(x, y, cx + 0.86 * big, cy - 0.30 * big, 0.12, 0.1) * 1.0, (1.2, 0.9, 0.6))
    picture *= (0.28 + 0.72 * step(-1.0, 0.0, x))[..., None]
    return develop(picture, 20, 0.35)
