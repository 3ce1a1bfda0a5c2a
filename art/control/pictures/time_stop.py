"""Time Stop: a stopwatch caught in ice, its glass struck, its hand at rest between two seconds."""

from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.kit.brass import crown, dial, hand, printed, put, watch
from art.kit.light import (
    blur,
    develop,
    fbm,
    field,
    glow,
    lit,
    mix,
    noise,
    ramp,
    smoke,
    spikes,
    stars,
    step,
    strokes,
    tall,
)
from art.kit.march import BLUED, STEEL, Studio, Stuff, shoot
from art.kit.solid import ball, disc, placed, ring, rotation, union, within


def shatter(seed: int, cx: float, cy: float, reach: float) -> list:
    """Cracks from one point: rays, and the webs between them."""
    rng = np.random.default_rng(seed)
    rays, lines = [], []
    for a in np.linspace(0, 2 * pi, 13, endpoint=False) + rng.uniform(-0.16, 0.16, 13):
        points, heading = [np.array([cx, cy])], a
        for _ in range(rng.integers(5, 9)):
            heading += rng.uniform(-0.28, 0.28)
            points.append(points[-1] + reach * rng.uniform(0.08, 0.2) * np.array([cos(heading), sin(heading)]))
        rays.append(np.array(points))
    lines += [(ray, 0.006) for ray in rays]
    for one, two in zip(rays, rays[1:] + rays[:1], strict=True):
        for k in range(1, 4):
            if rng.random() < 0.65 and len(one) > k and len(two) > k:
                lines.append((np.array([one[k], two[k] + rng.uniform(-0.02, 0.02, 2)]), 0.004))
    return lines


def paint(width: int) -> Image.Image:
    shape, zoom = tall(width), 1.16
    x, y = field(width, shape[0], zoom)
    cold = smoke(shape, 3.2, 19, 0.6)
    ground = ramp(np.clip(cold * 0.9 + 0.12 * y, 0, 1), "#020a14", "#0b2a44", "#2b6a8e", "#8cc4d8", "#e8f8ff") * 0.55
    white, ink = (0.86, 0.90, 0.93), (0.02, 0.03, 0.06)
    silver = STEEL._replace(colour=(0.86, 0.88, 0.92))
    upright = rotation(pi / 2)
    knob = union(
        placed(disc(0.045, 0.05, 0.01), (0, 0.80, 0), upright), placed(disc(0.075, 0.04, 0.015), (0, 0.87, 0), upright)
    )
    body = [*watch(0.70, 0, 0, white, ink, silver, BLUED)[:2]]
    small = [(disc(0.17, 0.012, 0.004), printed(dial(False, 60, False), 0.17, (0.66, 0.74, 0.8), ink)),
             (placed(ring(0.175, 0.012, 0.02, 0.008), (0, 0, 0)), silver),
             (hand(0.13, 0.016, 4.4, 0.03, "blade"), Stuff((0.7, 0.05, 0.04), 0.0, 0.2))]  # fmt: skip
    body += put(small, (0, -0.30, 0.005))
    body += [
        (hand(0.60, 0.034, 11.15, 0.07, "blade"), BLUED), (placed(ball(0.045), (0, 0, 0.08)), silver),
        *crown(0.72, silver),
        *put([(knob, silver)], (0, 0, 0), rotation(0, 0, -0.62)),
    ]  # fmt: skip
    tilt = rotation(-0.14, 0.2, -0.1)
    parts = put(body, (0, -0.02, 0), tilt)
    # Clusters of ice grow around the case.
    rng = np.random.default_rng(21)
    ice = []
    for a in (-2.75, -2.2, -1.75, -1.25, -0.75, -0.2, 0.3, 2.75, 3.3):
        for k in range(4):
            at, lean = a + rng.uniform(-0.16, 0.16), a + rng.normal(0, 0.38)
            size = rng.uniform(0.16, 0.30) * (1.5 if k == 0 else 1.0) * (1.25 if sin(a) < -0.5 else 0.9)
            foot = (0.72 * cos(at), 0.72 * sin(at) - 0.02, rng.uniform(-0.16, 0.10))
            tip = (foot[0] + size * cos(lean), foot[1] + size * sin(lean), foot[2] + rng.uniform(-0.05, 0.22))
            middle = tuple((np.array(foot) + np.array(tip)) / 2)
            ice.append(within(shard(foot, tip, size * rng.uniform(0.15, 0.22)), middle, size * 0.75))

    def cold_light(p, n):
        return np.outer((1 - np.clip(n[2], 0, 1)) ** 2 * 0.35 + 0.03, (0.25, 0.75, 1.1))

    parts += [(splinter, Stuff((0.42, 0.68, 0.84), 1.0, 0.03, cold_light)) for splinter in ice]
    shot = shoot(
        parts,
        width,
        shape[0],
        Studio(sky=(0.42, 0.55, 0.7), strip=(0.8, 1.5, 2.4), ground=(0.05, 0.1, 0.16)),
        zoom=zoom,
    )
    picture = shot.over(ground + stars(shape, 150, 8, 0.5))
    # Frost creeps over the dial from below; the struck glass above it.
    rim = np.hypot(x, y + 0.02)
    on_glass = step(0.69, 0.66, rim)
    creep = step(0.35, 0.85, rim / 0.7 - 0.35 * (y + 0.1) + 0.7 * (fbm(shape, 14, 5, 5) - 0.5)) * on_glass
    fern = 0.35 + 0.65 * np.abs(smoke(shape, 26, 71, 0.9) - 0.5) * 2
    picture = mix(picture, lit(0.35 + 0.6 * fern, (0.62, 0.85, 1.0)), np.clip(creep * 0.62, 0, 1))
    cracks = strokes(shape, shatter(3, 0.16, 0.22, 0.9), zoom) * on_glass
    picture = picture * (1 - 0.35 * blur(cracks, width * 0.003))[..., None] + lit(cracks, (1.5, 1.75, 1.9))
    sheen = (
        step(0.0, 0.25, y - 0.35 * x - 0.12) * step(0.66, 0.6, rim) * (0.10 + 0.12 * step(0.1, 0.2, noise(shape, 6, 9)))
    )
    picture += lit(sheen, (0.8, 0.95, 1.1))
    picture += lit(spikes(x, y, 0.16, 0.22, 0.30, 0.5) * 1.5 + 0.5 * glow(x, y, 0.16, 0.22, 0.12), (0.9, 1.05, 1.2))
    return develop(picture, 8, 0.5)


def shard(foot: tuple, tip: tuple, thick: float):
    """A six-sided splinter of ice from foot to tip."""
    base, axis = np.array(foot, np.float32), np.array(tip, np.float32) - np.array(foot, np.float32)
    length = float(np.linalg.norm(axis))
    w = axis / length
    u = np.cross(w, (0.3, 0.2, 1.0))
    u /= np.linalg.norm(u)
    turn = np.stack([u, np.cross(w, u), w]).astype(np.float32)
    flats = [(cos(k * pi / 3), sin(k * pi / 3)) for k in range(6)]

    def distance(p):
        q = turn @ (p - base[:, None])
        girth = thick * np.minimum(0.75 + 0.25 * q[2] / length, (1.0 - q[2] / length) * 2.6)
        flat = q[0] * flats[0][0] + q[1] * flats[0][1]
        for c, s in flats[1:]:
            flat = np.maximum(flat, q[0] * c + q[1] * s)
        return np.maximum(flat - girth, np.abs(q[2] - length * 0.4) - length * 0.6) * 0.7

    return distance
