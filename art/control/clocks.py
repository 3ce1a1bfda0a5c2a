"""Clocks that do not behave: Future Shift, Rewind, Time Stop."""

from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.brass import crown, dial, hand, printed, put, screw, spiral, turned, watch
from art.light import (
    blur,
    develop,
    fbm,
    field,
    glow,
    lit,
    mix,
    noise,
    ramp,
    rgb,
    smoke,
    spikes,
    stars,
    step,
    strokes,
)  # fmt: skip
from art.march import BLUED, BRASS, BRONZE, COPPER, OLD_BRASS, STEEL, Studio, Stuff, shoot
from art.solid import ball, cut, disc, gear, placed, ring, rod, rotation, ticks, union, within


def tall(width: int) -> tuple[int, int]:
    """Pictures are 5:7: (height, width)."""
    return round(width * 1.4), width


def future_shift(width: int) -> Image.Image:
    """Three dials, the later the nearer, and a great reading glass over the one to come."""
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


def rewind(width: int) -> Image.Image:
    """A mainspring that unwinds, and hands that leave their light behind them as they run backwards."""
    shape = tall(width)
    x, y = field(width, shape[0])
    cy = 0.12
    r, a = np.hypot(x, y - cy), np.arctan2(y - cy, x)
    swirl = noise(shape, 5, 3)
    vortex = 0.5 + 0.5 * np.sin(5 * a + 7 * np.log(r + 0.15) + 2.4 * swirl)
    ground = ramp(np.clip(0.15 + 0.5 * vortex * step(1.7, 0.5, r) * (0.4 + swirl), 0, 1),
                  "#0a0204", "#3a060a", "#8e1a14", "#e0562a", "#ffc070") * 0.62  # fmt: skip
    bezel = union(ring(0.84, 0.06, 0.09, 0.03), ring(0.925, 0.025, 0.05, 0.012))
    bezel = cut(bezel, ticks(0.84, 60, 0.028, 0.004, 0.02, 0.09), ticks(0.84, 12, 0.045, 0.011, 0.03, 0.09))
    coil = spiral(6, 0.16, 0.66, 0.014, 0.055, backwards=True)
    parts = [
        (bezel, turned(BRONZE, 0.18)),
        (placed(disc(0.80, 0.02), (0, 0, -0.16)), turned(OLD_BRASS._replace(colour=(0.17, 0.045, 0.035)), 0.5)),
        (placed(coil, (0, 0, -0.03)), STEEL._replace(colour=(0.95, 0.72, 0.55), rough=0.12)),
        (placed(disc(0.15, 0.07, 0.02), (0, 0, -0.03)), turned(BRASS, 0.3)),
        (placed(gear(0.24, 18, 0.03), (-0.50, -0.44, 0.02), rotation(0, 0, 0.2)), COPPER),
        (placed(gear(0.15, 12, 0.03), (-0.20, -0.62, 0.02), rotation(0, 0, 0.35)), BRASS),
        (union(hand(0.50, 0.05, 10.2, 0.12), hand(0.80, 0.042, 7.6, 0.16, "blade")), BRASS._replace(rough=0.12)),
        (placed(ball(0.055), (0, 0, 0.17)), COPPER),
        *screw(0.05, (0.5, 0.5, -0.1)), *screw(0.05, (0.58, -0.42, -0.1), 1.2),
    ]  # fmt: skip
    parts = put(parts, (0, cy, 0), rotation(-0.18, 0.16, 0))
    own = (((0, cy, 0.3), (2.6, 0.7, 0.25), 0.5),)
    shot = shoot(parts, width, shape[0], Studio(strip=(1.6, 0.5, 0.3), sky=(0.3, 0.24, 0.24), own=own))
    picture = shot.over(ground)
    # Where the hands have just been: fans of light that fade clockwise.
    for hour, length, heat in ((7.6, 0.80, 1.0), (10.2, 0.52, 0.7)):
        start = pi / 2 - hour * pi / 6
        behind = (start - a) % (2 * pi)
        trail = np.exp(-behind / 0.85) * step(length + 0.02, length - 0.06, r) * step(0.04, length, r)
        combs = 0.55 + 0.45 * np.cos(behind * 26) ** 8
        edge = np.exp(-(((r - length) / 0.014) ** 2)) * np.exp(-behind / 1.6)
        picture += lit(trail * combs * heat * 0.75 + edge * 1.0, rgb("#ff8a4a"))
    for k in range(3):
        arc = np.exp(-(((r - 1.03 - 0.07 * k) / 0.009) ** 2)) * step(-0.2, 0.7, np.sin(a * 1.0 + 0.9 + k * 0.7))
        picture += lit(arc * (0.9 - 0.25 * k), rgb("#ff9a5c"))
    return develop(picture, 6)


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


def time_stop(width: int) -> Image.Image:
    """A stopwatch caught in ice, its glass struck, its hand at rest between two seconds."""
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
