"""Future Shift: three dials, the later the nearer, and a great reading glass over the one to come."""

import numpy as np
from PIL import Image

from art.kit.brass import put, turned, watch
from art.kit.light import develop, field, lit, ramp, rgb, smoke, spikes, stars, step, tall
from art.kit.march import BLUED, BRASS, OLD_BRASS, Studio, shoot
from art.kit.solid import ring, rod, rotation, union


def paint(width: int) -> Image.Image:
    shape, zoom = tall(width), 1.06
    x, y = field(width, shape[0], zoom)
    dawn = np.hypot(x - 0.72, (y - 1.22) * 0.9)
    mist = smoke(shape, 3, 41, 0.6)
    sky = ramp(np.clip(1.02 - 0.46 * dawn + 0.42 * (mist - 0.5), 0, 1),
               "#020512", "#071a3e", "#17457a", "#6c86a0", "#e8b070", "#ffe2a8") * 0.62  # fmt: skip
    a = np.arctan2(y - 1.22, x - 0.72)
    rays = np.clip(np.cos(a * 23 + 2 * np.sin(a * 7)) * np.cos(a * 37), 0, 1)
    sky += lit(rays * np.exp(-dawn / 0.9) * 0.30, rgb("#ffd89a"))
    sky += stars(shape, 240, 4, 0.7, 0.8) * step(0.7, 1.8, dawn)[..., None]
    lean = rotation(-0.12, -0.5, 0.0)
    parts = [
        *put(watch(0.30, 9.2, 11), (0.60, 0.96, -0.9), lean),
        *put(watch(0.40, 10.4, 2), (0.40, 0.46, -0.4), lean),
        *put(watch(0.56, 1.5, 8.5), (-0.14, -0.10, 0.05), rotation(-0.1, -0.36, 0.0)),
    ]
    rail = rod((0.84, 1.5, -1.3), (-0.05, -0.75, -0.15), 0.025)
    parts.append((rail, OLD_BRASS))
    glass_at, glass_turn, r = (-0.13, -0.06, 0.55), rotation(-0.05, -0.2, 0.0), 0.56
    handle = [
        (union(ring(r, 0.045, 0.05, 0.03), ring(r + 0.035, 0.02, 0.03, 0.012)), turned(BRASS, 0.15)),
        (rod((0.43, -0.43, 0), (0.53, -0.53, 0), 0.04), BRASS),
        (rod((0.53, -0.53, 0), (0.86, -0.86, 0), 0.055, 0.075), BLUED._replace(rough=0.3)),
    ]
    parts += put(handle, glass_at, glass_turn)
    shot = shoot(parts, width, shape[0], Studio(sky=(0.42, 0.46, 0.52), strip=(1.3, 1.1, 0.7)), zoom=zoom)
    picture = shot.over(sky)
    # The glass: its own gleam, and a caustic arc where the light goes through.
    cx, cy = glass_at[0] * 1.1, glass_at[1] * 1.1
    far = np.hypot((x - cx) / 1.08, y - cy) / (r * 1.1)
    inside = step(0.99, 0.95, far)
    sheen = np.clip((-(x - cx) * 0.6 + (y - cy) * 0.75) / r, 0, 1)
    picture += lit(inside * (0.05 + 0.22 * step(0.45, 0.75, sheen) * step(0.97, 0.85, far)), rgb("#dff1ff"))
    picture += lit(inside * step(0.80, 0.97, far) * np.clip(-sheen + 0.9, 0, 1) * 0.16, rgb("#ffd58a"))
    caustic = np.exp(-(((np.hypot(x - cx - 0.1, y - cy + 0.16) - r * 0.74) / 0.03) ** 2)) * step(
        0.1, 0.9, (x - cx - (y - cy)) / r
    )
    picture += lit(inside * caustic * 0.7, rgb("#ffdf9d"))
    picture += lit(spikes(x, y, cx - 0.36, cy + 0.44, 0.34, 0.3) * 1.3, rgb("#fff4dc"))
    return develop(picture, 5)
