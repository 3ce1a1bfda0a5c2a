"""Singularity: a black hole in the ring of the instrument that measures it; light bends over and under."""

from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.kit.brass import put, turned
from art.kit.light import develop, fbm, field, ramp, resize, sample, smoke, stars, step, tall
from art.kit.march import BRASS, BRONZE, COPPER, Studio, shoot
from art.kit.solid import cut, disc, placed, ring, rod, rotation, ticks


def bent_light(shape: tuple[int, int], tilt: float, roll: float, cy: float, scale: float) -> tuple:
    """Follow light past a black hole: the disc's glow met on the way, and where each ray comes from."""
    height, width = shape
    x, y = field(width, height)
    x, y = x * scale, (y - cy) * scale
    x, y = x * cos(roll) + y * sin(roll), y * cos(roll) - x * sin(roll)
    up, out = np.array([0, cos(tilt), -sin(tilt)], np.float32), np.array([0, sin(tilt), cos(tilt)], np.float32)
    p = np.stack([x.ravel(), *(y.ravel() * up[i] + 24.0 * out[i] for i in (1, 2))]).astype(np.float32)
    v = np.repeat(-out[:, None], p.shape[1], 1).astype(np.float32)
    h2 = (np.cross(p.T, v.T) ** 2).sum(1).astype(np.float32)
    disc_light = np.zeros((p.shape[1], 3), np.float32)
    clear = np.ones(p.shape[1], np.float32)
    swallowed = np.zeros(p.shape[1], bool)
    going = np.arange(p.shape[1])
    streaks = fbm((256, 1024), 64, 9, 5, 6.0)
    for _ in range(150):
        q, w = p[:, going], v[:, going]
        r2 = (q**2).sum(0)
        r = np.sqrt(r2)
        dt = np.clip(0.10 * (r - 0.6), 0.06, 3.0)
        w = w - q * (1.5 * h2[going] / r2**2.5 * dt)
        new = q + w * dt
        crossed = (q[1] * new[1] < 0) & (clear[going] > 0.03)
        if crossed.any():
            t = q[1, crossed] / (q[1, crossed] - new[1, crossed])
            at = q[:, crossed] + (new[:, crossed] - q[:, crossed]) * t
            rad, a = np.hypot(at[0], at[2]), np.arctan2(at[2], at[0])
            band = step(2.45, 3.0, rad) * step(9.4, 5.0, rad)
            grain = sample(streaks, (a / (2 * pi) % 1) * 1023 + rad * 44, np.clip((rad - 2) / 8, 0, 1) * 255)
            body = band * (0.18 + 1.35 * grain**1.7) * (3.0 / rad) ** 1.5
            speed = 0.62 / np.sqrt(rad / 2.5)
            towards = (at[0] * w[2, crossed] - at[2] * w[0, crossed]) / (rad * np.sqrt((w[:, crossed] ** 2).sum(0)))
            boost = (1 / (1 - speed * towards)) ** 2.6
            heat = np.clip((3.6 / rad) * (0.75 + 0.35 * boost), 0, 1.6)
            tone = np.stack([1.0 + 0 * heat, 0.40 * heat + 0.14 * heat**3, 0.10 * heat + 0.22 * heat**4], 1)
            rows = going[crossed]
            disc_light[rows] += tone * (body * boost * 1.45 * clear[rows])[:, None]
            clear[rows] *= 1 - np.clip(band * (0.35 + grain) * 0.9, 0, 0.96)
        p[:, going], v[:, going] = new, w
        fallen = r < 1.02
        swallowed[going[fallen]] = True
        going = going[~fallen & ((r < 30) | ((q * w).sum(0) < 0))]
        if not going.size:
            break
    v = v / np.sqrt((v**2).sum(0))
    sky = np.stack([v[0], up @ v])
    dark = swallowed.astype(np.float32)
    return disc_light.reshape(*shape, 3), (clear * (1 - dark)).reshape(shape), sky.reshape(2, *shape)


def paint(width: int) -> Image.Image:
    shape, zoom = tall(width), 1.1
    x, y = field(width, shape[0], zoom)
    cy = 0.14
    fine = (round(shape[0] * 1.25), round(width * 1.25))
    glowing, clear, sky = bent_light(fine, 0.21, 0.30, cy / zoom, 8.2 * zoom)
    cloud = (
        ramp(np.clip(smoke(fine, 4, 55, 0.8) * 0.9, 0, 1), "#020106", "#140a1c", "#3c1c2c", "#7a3c34", "#d08a50") * 0.34
    )
    cloud += stars(fine, 520, 9, 1.3, 0.6)
    fx, fy = field(fine[1], fine[0])
    behind = sample(cloud, (0.5 + 0.5 * fx + 0.55 * sky[0]) * fine[1], (0.5 - fy * 0.357 - 0.4 * sky[1]) * fine[0])
    picture = resize(glowing + behind * clear[..., None], width, shape[0], Image.Resampling.HAMMING)
    picture = np.maximum(picture, 0)
    hoop = cut(
        ring(0.90, 0.055, 0.05, 0.015),
        ticks(0.90, 120, 0.022, 0.0035, 0.02, 0.05),
        ticks(0.90, 24, 0.04, 0.007, 0.02, 0.05),
    )
    turn = rotation(-0.16, 0.22, 0.3)
    gimbal = [
        (hoop, turned(BRONZE, 0.25)),
        (ring(0.985, 0.014, 0.03, 0.008), BRASS),
        (ring(0.815, 0.012, 0.03, 0.008), BRASS),
        *[
            (placed(disc(0.05, 0.07, 0.02), (0.9 * cos(a), 0.9 * sin(a), 0)), COPPER)
            for a in (0.0, pi / 2, pi, 3 * pi / 2)
        ],
        *[
            (rod((0.80 * cos(a), 0.80 * sin(a), 0), (0.70 * cos(a), 0.70 * sin(a), 0), 0.016, 0.003), BRASS)
            for a in (0.0, pi / 2, pi, 3 * pi / 2)
        ],
    ]
    own = (((0, cy, 0.25), (3.2, 1.7, 0.7), 0.55),)
    shot = shoot(
        put(gimbal, (0, cy, 0), turn),
        width,
        shape[0],
        Studio(own=own, strip=(1.4, 0.8, 0.5), sky=(0.2, 0.19, 0.22)),
        zoom=zoom,
    )
    # The disc's near side passes in front of the ring.
    front = (
        np.clip(picture.mean(-1) * 0.9, 0, 0.9)
        * step(0.0, -0.08, (y - cy) - x * 0.31)
        * step(1.1, 0.6, np.hypot(x, y - cy))
    )
    picture = shot.light * (1 - front)[..., None] + picture * (1 - shot.solid * (1 - front))[..., None]
    return develop(picture, 13, 0.5)
