"""Antimatter: a globe and its negative, and the white line where they meet."""

from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.kit.brass import put, turned
from art.kit.light import blur, develop, field, glow, lit, noise, ramp, smoke, spikes, stars, step, strokes, tall
from art.kit.march import BRASS, BRONZE, COPPER, STEEL, Studio, shoot
from art.kit.solid import ball, cut, placed, ring, rotation, ticks, torus, union


def paint(width: int) -> Image.Image:
    shape, zoom = tall(width), 1.0
    x, y = field(width, shape[0], zoom)
    cy = 0.14
    # The line of annihilation, through the middle, rising to the right.
    lean = 0.62
    along, across = x * cos(lean) + (y - cy) * sin(lean), (y - cy) * cos(lean) - x * sin(lean)
    ground = (
        ramp(
            np.clip(smoke(shape, 3, 91, 0.7) * 0.8 + 0.05, 0, 1), "#040204", "#1c0c08", "#48220f", "#8e4a1c", "#e09a50"
        )
        * 0.42
    )

    def globe(at: tuple, spin: float) -> list:
        belts = (placed(torus(0.35 * cos(b), 0.011), (0, 0, 0.35 * sin(b))) for b in (-0.8, -0.4, 0.0, 0.4, 0.8))
        body = cut(ball(0.35), *belts)
        turned_ones = union(
            *(
                placed(torus(0.353, 0.009), (0, 0, 0), rotation(pi / 2, 0, 0) @ rotation(0, k * pi / 4, 0))
                for k in range(4)
            )
        )
        parts = [
            (body, BRASS._replace(rough=0.14)),
            (turned_ones, BRONZE),
            (union(placed(ball(0.055), (0, 0, 0.37)), placed(ball(0.055), (0, 0, -0.37))), COPPER),
        ]
        hoop = cut(ring(0.47, 0.035, 0.018, 0.008), ticks(0.47, 48, 0.018, 0.004, 0.01, 0.018))
        parts += put(
            [(hoop, turned(BRASS, 0.2)), (placed(ball(0.05), (0.47, 0, 0)), STEEL)], (0, 0, 0), rotation(0.5, 0.3, spin)
        )
        return put(parts, at, rotation(-1.1, 0.3, 0.2), 1.05)

    reach = 0.56
    low = (reach * sin(lean), cy - reach * cos(lean), 0.0)
    high = (-reach * sin(lean), cy + reach * cos(lean), 0.0)
    parts = globe(low, 0.6) + globe(high, 0.6 + pi)
    own = (((0, cy, 0.25), (4.5, 3.0, 1.8), 0.30),)
    shot = shoot(parts, width, shape[0], Studio(own=own, strip=(1.3, 0.8, 0.5)), zoom=zoom)
    picture = shot.over(ground + stars(shape, 120, 17, 0.7))
    # Tracks as in a bubble chamber: pairs that curl apart, each the mirror of the other.
    rng = np.random.default_rng(8)
    tracks = []
    for _ in range(13):
        s0, tight, length = rng.uniform(-0.85, 0.85), rng.uniform(3.0, 11.0), rng.uniform(0.8, 2.0)
        t = np.linspace(0, 1, 70)
        turn = rng.choice((-1, 1)) * tight * t**1.7
        heading = rng.uniform(0.9, 2.2)
        u = np.cumsum(np.cos(heading + turn)) * length / 70 * (1 - 0.3 * t)
        v = np.cumsum(np.sin(heading + turn)) * length / 70 * (1 - 0.3 * t)
        for sign in (1, -1):
            a, b = s0 + sign * u, sign * v
            tracks.append((np.stack([a * cos(lean) - b * sin(lean), cy + a * sin(lean) + b * cos(lean)], 1), 0.0055))
    lines = strokes(shape, tracks, zoom)
    picture += (lit(lines * 1.1, (1.5, 0.95, 0.5)) + lit(blur(lines, width * 0.01) * 1.5, (1.1, 0.5, 0.15))) * (
        1 - 0.85 * shot.solid
    )[..., None]
    plain = np.asarray(develop(picture, 15, 0.4), np.float32) / 255
    # Beyond the line everything is its own negative.
    negative = (1 - plain) * np.array((0.86, 0.93, 1.0))
    negative = np.clip(negative, 0, 1) ** 1.25
    ragged = across + 0.035 * (noise(shape, 26, 6) - 0.5)
    soft = step(-0.01, 0.01, ragged)[..., None]
    both = plain * (1 - soft) + negative * soft
    line = np.exp(-np.abs(across) / 0.012) * 3.0 + np.exp(-np.abs(across) / 0.06) * 0.9
    fade = np.exp(-((along / 1.05) ** 4))
    light = both.astype(np.float32) ** 2.2 * 0.9
    light = light * (1 - 0.75 * np.exp(-((across / 0.10) ** 2)))[..., None]
    light += lit(line * fade * (0.6 + 0.8 * noise(shape, 30, 61)), (1.0, 0.93, 0.85))
    light += lit(
        glow(along, across * 2.2, 0, 0, 0.20, 1.3) * 2.0 + spikes(along, across, 0, 0, 1.0, 0, 0.014) * 2.0,
        (1.1, 0.98, 0.86),
    )
    return develop(light, 16, 0.25)
