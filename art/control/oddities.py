"""Things that should not be: Antimatter, Anomaly."""

from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.brass import put, turned
from art.control.clocks import tall
from art.light import blur, develop, field, glow, lit, noise, ramp, smoke, spikes, stars, step, strokes
from art.march import BRASS, BRONZE, COPPER, STEEL, Studio, Stuff, shoot
from art.solid import ball, cut, gear, placed, ring, rotation, ticks, torus, union


def antimatter(width: int) -> Image.Image:
    """A globe and its negative, and the white line where they meet."""
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


def anomaly(width: int) -> Image.Image:
    """A measuring band with one side only, seen through a moment that did not quite fit."""
    shape = tall(width)
    x, y = field(width, shape[0])
    cy = 0.12
    ground = (
        ramp(np.clip(smoke(shape, 3, 37, 0.6) * 0.85, 0, 1), "#020603", "#08180e", "#14361c", "#3a7028", "#a8c860")
        * 0.40
    )
    big, twists = 0.62, 1.5

    def unrolled(p):
        a, r = np.arctan2(p[1], p[0]), np.hypot(p[0], p[1]) - big
        c, s = np.cos(a * twists), np.sin(a * twists)
        return a, r * c + p[2] * s, p[2] * c - r * s

    def band(half: float, thick: float, soft: float):
        def distance(p):
            _, u, v = unrolled(p)
            q, w = np.abs(u) - half + soft, np.abs(v) - thick + soft
            return (np.hypot(np.maximum(q, 0), np.maximum(w, 0)) + np.minimum(np.maximum(q, w), 0) - soft) * 0.55

        return distance

    def scale(p, n):
        a, u, v = unrolled(p)
        t = a * 30 / pi
        fine = np.abs(t - np.round(t)) < np.where(np.round(t) % 5 == 0, 0.16, 0.07)
        mark = fine & (np.abs(np.abs(u) - 0.17) < np.where(np.round(t) % 5 == 0, 0.05, 0.03))
        lines = (np.abs(np.abs(u) - 0.105) < 0.005) | (np.abs(u) < 0.007)
        face = np.abs(np.abs(v) - 0.028) < 0.006
        ink = (mark | lines) & face
        brush = 1 + 0.10 * np.sin(u * 420 + 2 * np.sin(u * 90))
        gold = np.outer(brush, (0.98, 0.74, 0.30))
        return np.where(ink[:, None], np.array((0.06, 0.03, 0.01)), gold)

    rim = (lambda p: _edge(unrolled(p)), STEEL._replace(colour=(0.9, 0.85, 0.6)))
    strip = [(band(0.225, 0.028, 0.01), BRASS._replace(rough=0.16, paint=scale)), rim]
    core = [
        (ball(0.15), Stuff((0.2, 0.5, 0.2), 1.0, 0.05, (0.10, 0.32, 0.05))),
        (torus(0.215, 0.012), BRASS),
        (placed(torus(0.25, 0.010), (0, 0, 0), rotation(pi / 2, 0, 0)), COPPER),
    ]
    parts = put(strip, (0, cy, 0), rotation(-0.50, 0.20, 0.5), 1.12) + put(core, (0, cy, 0.0), rotation(0.5, 0.6, 0))
    parts += put([(gear(0.16, 14, 0.025), COPPER)], (-0.66, cy - 0.84, 0.1), rotation(0.5, 0.5, 0))
    parts += put([(gear(0.12, 12, 0.02, spokes=4), BRASS)], (0.70, cy + 0.88, -0.1), rotation(-0.6, 0.5, 0.4))
    own = (((0, cy, 0.0), (0.7, 2.2, 0.3), 0.38),)
    shot = shoot(parts, width, shape[0], Studio(own=own, strip=(0.8, 1.3, 0.5)))
    picture = shot.over(ground + stars(shape, 140, 27, 0.7))
    picture += lit(glow(x, y, 0, cy, 0.26, 1.6) * 0.3, (0.35, 1.0, 0.15))
    # The slip: slices of the moment stand beside themselves, their colours apart.
    rng = np.random.default_rng(3)
    shift = np.zeros(shape[0], np.float32)
    for _ in range(9):
        at, high = rng.uniform(0.12, 0.76), rng.uniform(0.006, 0.030)
        rows = slice(int(at * shape[0]), int((at + high) * shape[0]) + 1)
        shift[rows] = rng.uniform(0.02, 0.08) * rng.choice((-1, 1))
    slipped = picture.copy()
    for row in np.flatnonzero(shift):
        for channel, part in enumerate((1.35, 1.0, 0.55)):
            slipped[row, :, channel] = np.roll(picture[row, :, channel], round(float(shift[row]) * part * width))
    picture = slipped * (1 + 0.16 * (shift != 0))[:, None, None]
    edges = np.abs(np.diff(shift, prepend=0)) > 0
    picture[edges] += np.array((0.04, 0.13, 0.03)) * (0.3 + 0.7 * noise(shape, 20, 4)[edges])[..., None]
    return develop(picture, 17)


def _edge(place) -> np.ndarray:
    _, u, v = place
    return (np.hypot(np.abs(u) - 0.228, v) - 0.024) * 0.55
