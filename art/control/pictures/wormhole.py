"""Wormhole: a shaft of rings that leads back: a watch, a key and a wheel drift up from where they were lost."""

from math import pi

import numpy as np
from PIL import Image

from art.kit.brass import crown, put, turned, watch
from art.kit.light import develop, field, glow, lit, mix, spikes, stars, step, tall
from art.kit.march import BRASS, BRONZE, COPPER, STEEL, Studio, Stuff, shoot
from art.kit.solid import box, cut, gear, near_height, placed, ring, rod, rotation, ticks, union


def paint(width: int) -> Image.Image:
    shape = tall(width)
    x, y = field(width, shape[0])

    def bend(z):
        k = np.clip(-z, 0, 12)
        return 0.0125 * k**2, 0.06 * k + 0.011 * k**2

    def lights(px, py, pz):
        """The wall's own light where a ray meets it."""
        bx, by = bend(pz)
        a, far = np.arctan2(py - by - 0.1, px - bx), np.clip(-pz / 9, 0, 1.2)
        arms = np.sin(4 * a + 2.2 * pz + 0.9 * np.sin(3 * a - pz))
        fine = np.sin(13 * a + 5.1 * pz + 1.7 * np.sin(5 * a))
        ribs = np.sin(29 * a + 9 * pz + 2.0 * np.sin(7 * a - 2 * pz))
        heat = np.clip(0.5 + 0.5 * arms, 0, 1) ** 4 * (0.5 + 0.3 * fine + 0.2 * ribs) * (0.10 + 1.3 * far**1.6)
        veil = np.clip(0.5 + 0.5 * np.sin(4 * a + 2.2 * pz + 2.8), 0, 1) ** 3 * (0.6 + 0.4 * ribs) * (0.16 + 0.5 * far)
        dust = np.clip(0.5 + 0.5 * fine, 0, 1) * 0.05
        return (
            lit(heat, (1.9, 0.62, 0.13)) + lit(veil, (0.03, 0.34, 0.46)) + lit(dust, (0.10, 0.06, 0.30))
            + lit(np.clip(far, 0, 1) ** 5, (1.0, 0.46, 0.15)) + np.array((0.008, 0.008, 0.022))
        )  # fmt: skip

    # Walk down the shaft until each ray meets its wall.
    met = np.full(shape, -10.5, np.float32)
    open_ = np.ones(shape, bool)
    before = np.full(shape, -1.0, np.float32)
    heights = np.linspace(1.3, -10.5, 90, dtype=np.float32)
    for z in heights:
        bx, by = bend(z)
        grow = (5.2 - z) / 5.2
        now = np.hypot(x * grow - bx, y * grow - by - 0.1) - 1.42
        hit = open_ & (now > 0)
        met[hit] = z + (heights[0] - heights[1]) * (now[hit] / np.maximum(now[hit] - before[hit], 1e-6))
        open_ &= ~hit
        before = now
    grow = (5.2 - met) / 5.2
    shaft = lights(x * grow, y * grow, met)
    ex, ey = bend(np.float32(-10.5))
    shrink = 5.2 / 15.7
    ex, ey = float(ex) * shrink, (float(ey) + 0.1) * shrink
    end = lit(glow(x, y, ex, ey, 0.17, 1.3), (3.0, 2.1, 1.1)) + np.array((0.75, 0.32, 0.10))
    shaft = np.where(open_[..., None], end, shaft)

    rings = []
    for i, z in enumerate((0.55, -0.75, -2.1, -3.5, -5.0, -6.6, -8.3)):
        bx, by = bend(np.float32(z))
        metal = (BRASS, BRONZE, COPPER)[i % 3]
        hoop = cut(
            ring(1.22, 0.055, 0.09, 0.02),
            ticks(1.18, 48, 0.035, 0.008, 0.03, 0.09),
            ticks(1.18, 12, 0.05, 0.018, 0.03, 0.09),
        )
        inner = placed(ring(1.135, 0.012, 0.05, 0.008), (0, 0, 0.02))
        hung = put(
            [(hoop, turned(metal, 0.2)), (inner, STEEL)],
            (float(bx), float(by) + 0.1, z),
            rotation(0.05 * i, -0.03 * i, 0.3 * i),
        )
        rings += [(near_height(hoop_, z, 0.14 + 0.08 * i), stuff) for hoop_, stuff in hung]
    things = put([*watch(0.26, 4.3, 11)[:], *crown(0.27)], (-0.40, -0.30, 0.3), rotation(-0.5, 0.5, 0.5))
    bit = (
        placed(box(0.03, 0.08, 0.018, 0.006), (0.55, -0.09, 0)),
        placed(box(0.03, 0.055, 0.018, 0.006), (0.45, -0.07, 0)),
    )
    bow = (ring(0.15, 0.03, 0.03, 0.028), ring(0.07, 0.016, 0.02, 0.014))
    collar = placed(ring(0.045, 0.02, 0.03, 0.015), (0.2, 0, 0), rotation(0, pi / 2))
    key = [(union(*bow, *bit, collar, rod((0.17, 0, 0), (0.62, 0, 0), 0.032)), BRASS)]
    things += put(key, (0.26, -0.46, 0.1), rotation(-0.4, -0.5, 1.0), 0.85)
    things += put([(gear(0.26, 18, 0.035), COPPER)], (-0.46, 0.60, -0.7), rotation(-0.7, 0.5, 0.3))
    things += put([(gear(0.2, 14, 0.035, spokes=4), BRASS)], (0.62, 0.22, -0.9), rotation(0.6, -0.6, 0.3))
    things += put(
        [
            (box(0.16, 0.224, 0.008, 0.004), Stuff((0.7, 0.62, 0.5), 0.0, 0.3)),
            (placed(box(0.13, 0.19, 0.010, 0.002)), BRONZE),
        ],
        (0.0, 0.70, -2.2),
        rotation(0.5, 0.7, 0.5),
    )
    things += put(
        [
            (box(0.16, 0.224, 0.008, 0.004), Stuff((0.5, 0.6, 0.75), 0.0, 0.3)),
            (placed(box(0.13, 0.19, 0.010, 0.002)), STEEL),
        ],
        (0.72, 0.75, -3.4),
        rotation(-0.5, -0.5, -0.3),
    )
    own = (((1.0, 1.5, -8.0), (7.0, 3.4, 1.2), 2.2), ((0.4, 0.5, -3.5), (1.6, 0.7, 0.25), 1.2))
    shot = shoot(
        [*rings, *things], width, shape[0], Studio(own=own, lamp=(2.6, 2.2, 1.9), sky=(0.16, 0.17, 0.24)), far=-10.5
    )
    far = step(-2.5, -10.5, shot.depth) * shot.solid
    picture = mix(shot.over(shaft), (1.2, 0.60, 0.22), far * 0.5)
    picture += lit(glow(x, y, ex, ey, 0.14, 1.7) * 0.8, (1.2, 0.66, 0.26))
    picture += lit(spikes(x, y, ex, ey, 0.8, 0.2, 0.010) * 0.9, (1.2, 0.9, 0.6))
    motes = stars(shape, 200, 22, 1.0, 0.8) * np.array((1.4, 0.95, 0.5))
    return develop(picture + motes * step(1.2, 0.1, np.hypot(x - ex, y - ey))[..., None], 12, 0.5)
