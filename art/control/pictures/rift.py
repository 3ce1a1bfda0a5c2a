"""Rift: a clock face torn in two, and the light of another time between the halves."""

import numpy as np
from PIL import Image

from art.kit.brass import case, dial, printed, put
from art.kit.light import blur, develop, field, lit, mix, noise, ramp, smoke, spikes, stars, step, tall
from art.kit.march import BRASS, COPPER, Studio, shoot
from art.kit.solid import both, box, disc, placed, rotation, torus

# The line of the tear: x at heights from below to above.
TEAR_Y = (-1.5, -1.12, -0.86, -0.70, -0.42, -0.26, -0.02, 0.16, 0.40, 0.52, 0.84, 1.02, 1.28, 1.6)
TEAR_X = (-0.16, -0.02, -0.13, 0.08, -0.09, 0.10, -0.10, 0.11, -0.06, 0.12, 0.00, 0.13, 0.05, 0.15)


def paint(width: int) -> Image.Image:
    shape = tall(width)
    x, y = field(width, shape[0])
    cy = 0.12
    line = np.interp(y, TEAR_Y, TEAR_X).astype(np.float32)
    wide = 0.19 * np.clip(1 - np.abs((y - cy) / 1.22) ** 1.7, 0, 1) + 0.012 * noise(shape, 40, 2)
    ground = ramp(np.clip(smoke(shape, 3, 7, 0.6) * 0.8, 0, 1), "#01020a", "#04102c", "#0c2c66", "#2a6cb4") * 0.5
    ground += stars(shape, 160, 3, 0.6)
    inner = np.clip(1 - np.abs(x - line) / np.maximum(wide, 1e-3), 0, 1)
    mist = smoke(shape, 9, 17, 0.8)
    web = np.abs(smoke(shape, 16, 47, 1.1) - 0.5) * 2
    other = ramp(np.clip(0.10 + 0.62 * inner + 0.75 * (mist - 0.5) + 0.25 * (1 - web), 0, 1),
                 "#06307a", "#1a86d8", "#6fdcff", "#e8fcff", "#ffffff") * 1.7  # fmt: skip
    other += stars(shape, 900, 71, 2.0, 0.8)
    tear = step(0.0, 0.10, inner)
    light = tear * (0.35 + 0.6 * inner)
    halo = 1.5 * blur(light, width * 0.022) + 1.3 * blur(light, width * 0.07) + 0.9 * blur(light, width * 0.16)
    ground = mix(ground + lit(halo, (0.10, 0.48, 0.95)), other, tear)

    gold, night = (0.95, 0.70, 0.34), (0.010, 0.030, 0.085)
    enamel = printed(dial(), 0.76, night, gold)

    def half(side: int) -> list:
        def torn(p):
            edge = np.interp(p[1] + cy, TEAR_Y, TEAR_X).astype(np.float32) + 0.012 * np.sin(37 * p[1] + 9 * p[2])
            return (side * (edge - p[0]) + 0.012) * 0.62

        whole = [
            *case(0.80, 0.10),
            (placed(disc(0.78, 0.05), (0, 0, -0.05)), enamel),
            (placed(torus(0.40, 0.010), (0, 0, 0.01)), BRASS),
        ]
        body = [(both(shape_, torn), stuff) for shape_, stuff in whole]
        # The broken edge itself is raw metal.
        raw = both(placed(disc(0.76, 0.035), (0, 0, -0.055)), lambda p: torn(p) - 0.004)
        body.append((raw, COPPER._replace(rough=0.35)))
        return put(body, (side * 0.135, cy - 0.01 * side, 0.0), rotation(0.03 * side, side * 0.30, -0.055 * side))

    parts = half(-1) + half(1)
    rng = np.random.default_rng(14)
    for _ in range(16):
        h = rng.uniform(-0.85, 1.15)
        at = (float(np.interp(h, TEAR_Y, TEAR_X)) + rng.uniform(-0.16, 0.16), h, rng.uniform(0.1, 0.45))
        size = rng.uniform(0.012, 0.042)
        turn = rotation(*rng.uniform(0, 3, 3))
        parts += put([(box(size, size * 0.7, size * 0.45, 0.003), BRASS)], at, turn)
    own = tuple(((0.0, cy + h, 0.02), (0.5, 1.9, 3.2), 0.22) for h in (-0.6, 0.0, 0.6))
    shot = shoot(parts, width, shape[0], Studio(own=own, strip=(0.5, 1.0, 2.0)))
    picture = shot.over(ground)
    picture += lit(halo * 0.22, (0.12, 0.55, 1.0))
    # Rays that break out of the tear on both sides.
    a = np.arctan2(y - cy, np.abs(x - line) + 0.02)
    shafts = np.clip(np.cos(a * 19 + 3 * np.sin(a * 5)) * np.cos(a * 31 + 1.7), 0, 1) ** 1.5
    reach = np.exp(-np.abs(x - line) / 0.42) * np.exp(-(((y - cy) / 0.8) ** 2))
    picture += lit(shafts * reach * 0.42, (0.25, 0.75, 1.2))
    for k, (sx, sy) in enumerate(((-0.08, -0.02), (0.11, 0.52), (0.05, -0.62))):
        picture += lit(spikes(x, y, sx, sy, 0.36 - 0.07 * k, 0.0) * 1.2, (0.8, 1.1, 1.3))
    return develop(picture, 11)
