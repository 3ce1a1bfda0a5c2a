"""Machines that hold what should not be held: Reactor, Force Field, Exotic Matter, Dark Energy."""

from itertools import pairwise
from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.brass import put, turned
from art.control.clocks import tall
from art.glass import ball_glass, tube_glass
from art.light import (
    blur,
    bolt,
    develop,
    field,
    glow,
    lit,
    noise,
    ramp,
    smoke,
    sparks,
    spikes,
    stars,
    step,
    strokes,
)
from art.march import BRASS, BRONZE, COPPER, OLD_BRASS, STEEL, Studio, Stuff, shoot
from art.solid import around, ball, both, box, cut, disc, gear, placed, prism, ring, rod, rotation, ticks, torus, union


def reactor(width: int) -> Image.Image:
    """A ring of plasma in its coils; in the middle a hexagon that takes the shape of whatever it is shown."""
    shape, zoom = tall(width), 1.08
    x, y = field(width, shape[0], zoom)
    ground = ramp(np.clip(smoke(shape, 3, 23, 0.5) * 0.8 + 0.1 - 0.15 * y, 0, 1),
                  "#01060a", "#04202a", "#0a4a52", "#1f8a86") * 0.5  # fmt: skip
    big = 0.64

    def plasma(p, n):
        a, r = np.arctan2(p[1], p[0]), np.hypot(p[0], p[1]) - big
        twist = np.sin(a * 9 + 10 * np.arctan2(p[2], r)) * 0.5 + 0.5
        heat = 0.35 + 0.65 * twist**2
        return np.outer(heat, (0.25, 2.5, 2.1)) + np.outer(twist**6, (1.6, 1.6, 1.6))

    coil = placed(ring(0.205, 0.03, 0.05, 0.02), (big, 0, 0), rotation(pi / 2))
    clamp = placed(box(0.05, 0.065, 0.05, 0.015), (big + 0.24, 0, 0))
    tube = [
        (torus(big, 0.105), Stuff((0.1, 0.5, 0.5), 0.0, 0.1, plasma)),
        (around(coil, 12, 0.13), COPPER._replace(rough=0.2)),
        (around(clamp, 12, 0.13), STEEL),
        (
            union(
                placed(ring(big + 0.25, 0.03, 0.035, 0.015), (0, 0, -0.02)),
                placed(ring(big - 0.24, 0.025, 0.04, 0.015)),
            ),
            turned(BRASS, 0.15),
        ),
        (around(placed(ring(0.225, 0.012, 0.012, 0.01), (big, 0, 0), rotation(pi / 2)), 12, 0.13 + pi / 12), BRASS),
    ]
    floor = [
        (cut(disc(1.0, 0.05, 0.02), ticks(0.9, 48, 0.03, 0.006, 0.03, 0.05)), turned(OLD_BRASS, 0.3)),
        (placed(gear(0.95, 44, 0.05, 0.2, 8), (0, 0, -0.14)), BRASS),
    ]
    lean = rotation(-0.92, 0.0, 0.0) @ rotation(0, 0, 0.1)
    heart = [
        (prism(6, 0.15, 0.20, 0.015), Stuff((0.5, 0.8, 1.0), rough=0.04, shine=(0.02, 0.10, 0.16))),
        (placed(prism(6, 0.20, 0.03, 0.01), (0, 0, -0.22)), BRASS),
        (placed(prism(6, 0.175, 0.02, 0.01), (0, 0, 0.22)), BRASS),
    ]
    parts = put(tube, (0, 0.06, 0), lean) + put(floor, (0, -0.26, -0.16), lean)
    parts += put(heart, (0, 0.2, 0.05), lean @ rotation(0, 0, 0.3), 1.1)
    own = (
        ((0, 0.1, 0.2), (0.3, 2.2, 2.0), 0.5),
        ((0.6, 0, 0.1), (0.2, 1.6, 1.5), 0.25),
        ((-0.6, 0, 0.1), (0.2, 1.6, 1.5), 0.25),
    )
    shot = shoot(parts, width, shape[0], Studio(own=own, strip=(0.4, 1.2, 1.3)), zoom=zoom)
    picture = shot.over(ground)
    # What it shows: a double of its hexagon, standing in light above it, and then another.
    for k, (cy, size) in enumerate(((0.62, 0.26), (0.86, 0.20), (1.05, 0.145))):
        corners = np.array([(size * sin(i * pi / 3), cy + size * cos(i * pi / 3)) for i in range(7)])
        inner = np.array([(size * 0.6 * sin(i * pi / 3), cy + size * 0.6 * cos(i * pi / 3)) for i in range(7)])
        line = strokes(shape, [(corners, 0.011), (inner, 0.006)], zoom)
        picture += lit(line * (1.9 - 0.5 * k) + blur(line, width * 0.012) * 1.5, (0.35, 1.0, 1.0))
    beam = np.exp(-((x / (0.10 + 0.09 * np.clip(y - 0.3, 0, 1))) ** 2)) * step(0.3, 0.5, y) * step(1.35, 0.5, y)
    picture += lit(beam * (0.2 + 0.16 * noise(shape, 40, 3, 8.0)), (0.25, 0.95, 1.0))
    picture += lit(glow(x, y, 0, 0.08, 0.55, 1.6) * 0.22, (0.1, 0.9, 0.85))
    return develop(picture, 2)


def force_field(width: int) -> Image.Image:
    """A dome of hexagons over a blue crystal; something strikes it and glances off."""
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


def exotic_matter(width: int) -> Image.Image:
    """A vessel with its lid lifted; in it a thing that is all surface, and pieces of it on the way out."""
    shape, zoom = tall(width), 1.24
    x, y = field(width, shape[0], zoom)
    ground = (
        ramp(np.clip(smoke(shape, 2.6, 83, 0.7) * 0.9, 0, 1), "#05010c", "#1c0630", "#4a1266", "#a02c86", "#ff8ab0")
        * 0.42
    )
    cy = -0.06

    def oil(p, n):
        k = 2.1 * n[2] + 1.6 * p[1] + 1.1 * np.sin(4 * p[0] + 3 * p[2])
        return np.stack([0.5 + 0.5 * np.cos(2.6 * k + f) for f in (0.2, 2.6, 4.6)], 1) * 0.95 + 0.05

    def inner(p, n):
        depth = np.clip(1 - np.sqrt((p**2).sum(0)) / 0.42, 0, 1)
        return np.outer(depth**1.3, (2.6, 0.5, 1.9))

    def gyroid(scale: float, size: float, thick: float):
        def distance(p):
            a, b, c = p * scale
            g = np.sin(a) * np.cos(b) + np.sin(b) * np.cos(c) + np.sin(c) * np.cos(a)
            sheet = np.abs(g) / scale * 0.62 - thick
            return np.maximum(sheet, np.sqrt((p**2).sum(0)) - size) * 0.85

        return distance

    matter = Stuff((1, 1, 1), 1.0, 0.06, inner, oil)
    strange = [(placed(gyroid(13, 0.42, 0.018)), matter), (ball(0.12), Stuff((1, 1, 1), 0, 0.1, (4.5, 2.2, 3.6)))]
    parts = put(strange, (0, cy, 0), rotation(0.5, 0.7, 0.3))
    flat = rotation(-1.30, 0, 0)
    foot = [
        (cut(disc(0.66, 0.07, 0.025), ticks(0.66, 40, 0.04, 0.009, 0.03)), turned(BRASS, 0.2)),
        (placed(disc(0.57, 0.05, 0.02), (0, 0, 0.1)), turned(OLD_BRASS, 0.4)),
        (placed(disc(0.74, 0.04, 0.02), (0, 0, -0.1)), turned(OLD_BRASS, 0.2)),
        (placed(torus(0.55, 0.03), (0, 0, 0.14)), COPPER),
    ]
    parts += put(foot, (0, cy - 0.66, 0), flat)
    collar = [(ring(0.57, 0.045, 0.045, 0.02), turned(BRASS, 0.2)), (placed(torus(0.55, 0.022), (0, 0, 0.05)), COPPER)]
    parts += put(collar, (0, cy + 0.52, 0), flat)
    posts = [
        rod((0.60 * cos(a), cy - 0.62, 0.60 * sin(a)), (0.60 * cos(a), cy + 0.52, 0.60 * sin(a)), 0.026)
        for a in (0.5, 2.64, 3.7, 5.72)
    ]
    knobs = [placed(ball(0.046), (0.60 * cos(a), cy - 0.05, 0.60 * sin(a))) for a in (0.5, 2.64, 3.7, 5.72)]
    parts += [(union(*posts), BRASS), (union(*knobs), COPPER)]
    lid = [
        (disc(0.56, 0.035, 0.015), turned(BRASS, 0.25)),
        (placed(disc(0.40, 0.04, 0.03), (0, 0, 0.05)), turned(OLD_BRASS, 0.25)),
        (placed(ring(0.10, 0.025, 0.025, 0.024), (0, 0, 0.17), rotation(pi / 2)), BRASS),
    ]
    parts += put(lid, (0.16, cy + 1.02, -0.12), rotation(-1.05, -0.1, 0.0) @ rotation(0, 0.42, 0))
    for at, size, spin in (
        ((-0.50, 0.86, 0.2), 0.17, 1.0),
        ((-0.66, 1.14, -0.1), 0.10, 2.0),
        ((-0.12, 0.72, 0.3), 0.085, 3.0),
        ((-0.83, 0.72, 0.1), 0.06, 4.0),
    ):
        parts += put([(gyroid(13, 0.42, 0.022), matter), strange[1]], at, rotation(spin, spin * 0.7, 0), size / 0.42)
    own = (((0, cy, 0.1), (2.2, 0.5, 1.7), 0.42), ((0, cy + 0.7, 0.1), (1.0, 0.4, 0.9), 0.4))
    shot = shoot(parts, width, shape[0], Studio(own=own, strip=(1.2, 0.5, 1.4), sky=(0.3, 0.28, 0.36)), zoom=zoom)
    picture = shot.over(ground)
    fan = np.arctan2(x + 0.1, y - cy - 0.1)
    up = step(cy + 0.42, cy + 0.66, y) * step(1.5, 0.7, y) * np.exp(-(((fan + 0.28) / 0.42) ** 2))
    picture += lit(up * (0.2 + 0.5 * noise(shape, 9, 12) ** 2) * (1 - 0.6 * shot.solid), (1.0, 0.35, 0.85))
    picture += lit(glow(x, y, 0, cy, 0.42, 1.4) * 0.32, (1.0, 0.25, 0.8))
    shine, through = tube_glass(x, y, 0, cy + 0.50, cy - 0.56, 0.535, 0.2, (0.95, 0.85, 1.0))
    picture = picture * through[..., None] + shine
    picture += stars(shape, 130, 44, 1.2) * up[..., None] * np.array((1.6, 0.9, 1.4))
    return develop(picture, 4)


def dark_energy(width: int) -> Image.Image:
    """A black heart in a globe of glass, throwing violet light against its walls."""
    shape, zoom = tall(width), 1.14
    x, y = field(width, shape[0], zoom)
    ground = (
        ramp(
            np.clip(smoke(shape, 3, 29, 0.7) * 0.85 - 0.05, 0, 1), "#010104", "#0a0518", "#241048", "#4a2490", "#8a60e0"
        )
        * 0.5
    )
    cy, r = 0.20, 0.74
    flat = rotation(-1.22, 0, 0)
    stand = [
        (cut(disc(0.62, 0.06, 0.025), ticks(0.62, 36, 0.04, 0.01, 0.04)), turned(BRONZE, 0.2)),
        (placed(disc(0.52, 0.05, 0.02), (0, 0, 0.09)), turned(OLD_BRASS, 0.3)),
        (placed(disc(0.72, 0.05, 0.02), (0, 0, -0.1)), turned(BRONZE, 0.2)),
        (placed(torus(0.40, 0.035), (0, 0, 0.15)), BRASS),
        (placed(ring(0.34, 0.05, 0.1, 0.02), (0, 0, 0.18)), BRONZE),
    ]
    parts = put(stand, (0, cy - 0.98, 0), flat)
    parts.append((rod((0, cy - 0.86, 0), (0, cy - 0.20, 0), 0.045, 0.026), BRONZE))
    parts += put([(around(placed(torus(0.06, 0.02), (0, 0, 0)), 1), BRASS)], (0, cy - 0.30, 0), rotation(pi / 2))

    def corona(p, n):
        return np.outer((1 - np.clip(n[2], 0, 1)) ** 2.5, (0.7, 0.28, 2.4))

    parts.append((placed(ball(0.235), (0, cy, 0)), Stuff((0.01, 0.01, 0.015), 0.0, 0.02, corona)))
    claws = []
    for a in (0.55, 2.59, -1.57):
        c, s = cos(a), sin(a)
        steps = [(0.42, -0.80), (0.66, -0.56), (0.765, -0.24), (0.775, 0.08), (0.72, 0.26)]
        chain = [rod((c * r0, cy + h0, -s * r0), (c * r1, cy + h1, -s * r1), 0.042 - 0.006 * i, 0.036 - 0.006 * i)
                 for i, ((r0, h0), (r1, h1)) in enumerate(pairwise(steps))]  # fmt: skip
        claws.append(union(*chain, placed(ball(0.03), (c * 0.72, cy + 0.28, -s * 0.72))))
    parts += [(claw, BRONZE) for claw in claws[:2]]
    own = (((0, cy, 0.3), (1.0, 0.5, 2.6), 0.6), ((0, cy - 0.5, 0.5), (0.7, 0.35, 1.8), 0.4))
    shot = shoot(parts, width, shape[0], Studio(own=own, strip=(0.7, 0.5, 1.8), sky=(0.24, 0.22, 0.34)), zoom=zoom)
    picture = shot.over(ground)
    u, v = x, y - cy
    far = np.hypot(u, v)
    inside = step(r, r - 0.02, far)
    haze = smoke(shape, 6, 90, 0.9)
    picture += lit(
        inside * (0.10 + 0.5 * haze**2) * np.exp(-((far - 0.3) ** 2) / 0.10) * (1 - 0.75 * shot.solid),
        (0.30, 0.12, 0.95),
    )
    rng = np.random.default_rng(5)
    paths, feet = [], []
    for a in np.linspace(0, 2 * pi, 9, endpoint=False) + rng.uniform(-0.25, 0.25, 9):
        if abs((a + pi / 2 + pi) % (2 * pi) - pi) < 0.4:
            continue
        reach = r * rng.uniform(0.84, 0.97)
        start, end = (0.24 * cos(a), cy + 0.24 * sin(a)), (reach * cos(a + 0.2), cy + reach * sin(a + 0.2))
        path = bolt(start, end, int(rng.integers(1000)), 0.15)
        paths.append((path, 0.013))
        feet.append(end)
        for _ in range(2):
            from_ = path[int(rng.integers(18, 44))]
            b = a + rng.uniform(-0.6, 0.6)
            end2 = (r * 0.94 * cos(b), cy + r * 0.94 * sin(b))
            paths.append((bolt(from_, end2, int(rng.integers(1000)), 0.18), 0.0055))
            feet.append(end2)
    picture += sparks(shape, paths, (0.45, 0.22, 1.7), 2.4, zoom)
    for fx, fy in feet:
        picture += lit(glow(x, y, fx, fy, 0.05, 2) * 0.9, (0.7, 0.4, 1.6))
    halo = np.exp(-(((far - 0.25) / 0.045) ** 2)) * (far > 0.2)
    picture += lit(halo * 0.8, (0.5, 0.25, 1.5))
    dark = step(0.246, 0.232, far)
    picture *= (1 - 0.72 * dark * np.clip(1 - (far / 0.235) ** 4, 0, 1))[..., None]
    shine, through = ball_glass(x, y, 0, cy, r, (0.8, 0.7, 1.0))
    return develop(picture * through[..., None] + shine, 7)
