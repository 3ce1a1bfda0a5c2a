"""What lies behind: clouds of gas, the vortex, galaxies, planets, rings, curtains of light. Each makes a ground.

All of them are worked out on a small plane and enlarged, with stars of the picture's own size before or behind them.
`at` is where a ground is brightest (picture units), which is also where the picture's lamp stands,
    unless it is moved.
"""

from collections.abc import Callable

import numpy as np

from art.doctor_who.starlight import Ground, Night
from art.kit.canvas import ink, tint
from art.kit.light import Array, fbm, resize, sample, smoke, step
from art.kit.shapes import Point, dot

Plane = Callable[[Night, Array, Array], Array]  # brightness of the gas, about 0 to 1


def gas(n: Night, bright: Array, stars: float = 1.0) -> None:
    """Turn brightness into this sky's colours, and hang stars before it."""
    stops = np.array([ink(code) ** 0.5 for code in n.sky.gas])
    at = (0.0, 0.22, 0.46, 0.74, 1.0)
    bright = np.clip(bright * 1.12 + 0.03, 0, 1)
    paper = np.stack([np.interp(bright, at, stops[:, c]) for c in range(3)], -1) ** 2
    lean = smoke(n.soft, 1.7, n.seed + 21, 0.6)[..., None]
    for share, tinge in zip((step(0.50, 0.16, lean), step(0.54, 0.86, lean)), n.sky.tinges, strict=True):
        bent = paper.mean(-1, keepdims=True) * (tint(tinge) / tint(tinge).mean())
        paper += (bent - paper) * share * 0.62
    n.light = resize(paper.astype(np.float32), n.width, n.height)
    n.light *= (1 + 0.08 * n.grit)[..., None]
    if stars:
        n.light += (n.sprinkle * np.float32(0.45 * stars))[..., None] * tint(n.sky.star)
        rng = n.rng(77)
        for x, y, rank in rng.random((round(14 * stars), 3)):
            n.star(x * 2 - 1, (y * 2 - 1) * 1.4, 0.03 + 0.06 * rank**4, 0.35 + 0.5 * rank)
        figured(n, (0.32, 0.98), 0.45 * stars)


def figured(n: Night, corner: Point, heat: float) -> None:
    """A small figure of the sky in a corner that is free."""
    rng = n.rng(78)
    points = [(corner[0] + 0.60 * x, corner[1] + 0.30 * y) for x, y in rng.random((5, 2))]
    n.joined(sorted(points), r=0.04, heat=min(0.6, heat))


def ground(plane: Plane, at: Point, stars: float, lamp: Point | None) -> Ground:
    def lay(n: Night) -> None:
        x, y = n.soft_field()
        x, y = x + 0 * y, y + 0 * x
        n.lamp_at = at if lamp is None else lamp
        gas(n, plane(n, x, y), stars)

    return lay


def near(x: Array, y: Array, at: Point, reach: float) -> Array:
    return 1 / (1 + ((x - at[0]) ** 2 + (y - at[1]) ** 2) / reach**2)


def clouds(at: Point = (0.0, 0.35), reach: float = 0.75, cells: float = 2.6, warp: float = 0.6, lanes: float = 0.45,
           level: float = 0.0, stars: float = 1.0, lamp: Point | None = None) -> Ground:  # fmt: skip
    """A nebula: bright about a place, with dark lanes through it."""

    def plane(n: Night, x: Array, y: Array) -> Array:
        body = smoke(n.soft, cells, n.seed + 1, warp)
        lane = smoke(n.soft, cells * 1.6, n.seed + 11, warp * 1.3)
        light = near(x, y, at, reach)
        return light * (0.26 + 1.20 * body) + 0.16 * body + level - lanes * np.clip(lane - 0.45, 0, 1) * (0.4 + light)

    return ground(plane, at, stars, lamp)


def vortex(at: Point = (0.0, 0.30), twist: float = 2.2, reach: float = 0.9, arms: float = 1.0, stars: float = 0.5,
           heart: float = 1.0, lamp: Point | None = None) -> Ground:  # fmt: skip
    """The time vortex: a tunnel of turning light, seen into its heart."""

    def plane(n: Night, x: Array, y: Array) -> Array:
        dx, dy = x - at[0], y - at[1]
        r = np.hypot(dx, dy) + 0.02
        depth = np.log(r)
        a = np.arctan2(dy, dx) + twist * depth
        wool = fbm((512, 512), 9, n.seed + 2, 5)
        wide = 110 * arms
        streak = sample(wool, 256 + np.cos(a) * wide + depth * 60, 256 + np.sin(a) * wide + depth * 24)
        fine = sample(wool, 256 + np.cos(a) * wide * 2.1 - depth * 40, 200 + np.sin(a) * wide * 2.1 + depth * 90)
        walls = np.clip((streak * 0.7 + fine * 0.4 - 0.30) * 1.7, 0, 1)
        ring = 0.5 + 0.5 * np.sin(depth * 9 + a * 1.0)
        core = np.exp(-((r / (0.17 * heart + 0.01)) ** 2)) if heart else 0
        fall = 1 / (1 + (r / reach) ** 2.2)
        return walls * (0.30 + 0.85 * fall) * (0.72 + 0.38 * ring) * np.clip(r / 0.16, 0, 1) + core * 0.9

    return ground(plane, at, stars, lamp)


def galaxy(at: Point = (0.0, 0.35), size: float = 0.8, tilt: float = 25, flat: float = 0.45, wind: float = 3.4,
           stars: float = 1.2, lamp: Point | None = None) -> Ground:  # fmt: skip
    """A spiral galaxy, leaning."""

    def plane(n: Night, x: Array, y: Array) -> Array:
        t = np.radians(tilt)
        dx, dy = x - at[0], y - at[1]
        u, v = dx * np.cos(t) + dy * np.sin(t), (dy * np.cos(t) - dx * np.sin(t)) / flat
        r = np.hypot(u, v) / size + 0.01
        a = np.arctan2(v, u)
        wisp = fbm(n.soft, 9, n.seed + 4, 4)
        arm = (0.5 + 0.5 * np.cos(2 * (a - wind * np.log(r)) + (wisp - 0.5) * 3.4)) ** 1.6
        disc = np.exp(-((r / 0.75) ** 2)) * (0.22 + 0.85 * arm) * (0.55 + 0.8 * wisp)
        return disc * 0.85 + np.exp(-((r / 0.20) ** 2)) * 0.75 + 0.10 * fbm(n.soft, 3, n.seed + 6, 3)

    return ground(plane, at, stars, lamp)


def planet(at: Point = (0.0, -1.9), r: float = 1.5, level: float = 0.35, stars: float = 1.0,
           sun: Point = (-0.5, 0.9), lamp: Point | None = None) -> Ground:  # fmt: skip
    """The limb of a world with its air alight, and thin gas above it."""

    def plane(n: Night, x: Array, y: Array) -> Array:
        far = np.hypot(x - at[0], y - at[1])
        body = smoke(n.soft, 2.4, n.seed + 1, 0.6)
        sky = (0.10 + 0.55 * near(x, y, sun, 0.65)) * (0.25 + 0.9 * body)
        air = np.exp(-np.maximum(far - r, 0) / 0.10) * 0.9
        way = np.clip(((x - at[0]) * (sun[0] - at[0]) + (y - at[1]) * (sun[1] - at[1])) /
                      (far * np.hypot(sun[0] - at[0], sun[1] - at[1]) + 0.01), 0, 1)  # fmt: skip
        land = fbm(n.soft, 7, n.seed + 8, 5, 1.6)
        rim = np.exp(-np.maximum(r - far, 0) / 0.09)
        world = way**3 * (0.16 + 0.34 * land) + rim * way**2 * 0.75
        return np.where(far < r, world * (0.5 + level), sky + air * way**2)

    return ground(plane, sun, stars, lamp)


def rings(at: Point = (0.35, 0.55), r: float = 0.34, tilt: float = -18, flat: float = 0.28, stars: float = 1.1,
          level: float = 0.30, lamp: Point | None = None) -> Ground:  # fmt: skip
    """A world with rings, far away, in thin gas."""

    def plane(n: Night, x: Array, y: Array) -> Array:
        t = np.radians(tilt)
        dx, dy = x - at[0], y - at[1]
        u, v = dx * np.cos(t) + dy * np.sin(t), dy * np.cos(t) - dx * np.sin(t)
        far, out = np.hypot(dx, dy) / r, np.hypot(u, v / flat) / r
        body = smoke(n.soft, 2.2, n.seed + 1, 0.7)
        sky = level * (0.15 + 1.1 * body * near(x, y, at, 1.0))
        bands = (
            (0.55 + 0.25 * np.sin(out * 34) + 0.20 * np.sin(out * 81)) * step(1.25, 1.32, out) * step(2.25, 2.15, out)
        )
        lit_side = np.clip(0.75 - (dx * 0.6 - dy * 0.7) / r * 0.9, 0.04, 1)
        stripes = 0.8 + 0.2 * np.sin(v / r * 16 + (body - 0.5) * 4)
        world = step(1.02, 0.98, far) * lit_side * stripes
        front = (v < 0) | (far > 1)
        return np.where(far < 1, world, sky) + np.where(front, bands * 0.75 * lit_side, 0)

    return ground(plane, at, stars, lamp)


def eclipse(at: Point = (0.0, 0.38), r: float = 0.55, corona: float = 0.28, stars: float = 0.9,
            lamp: Point | None = None) -> Ground:  # fmt: skip
    """A dark disc before a sun: its corona streams out all around."""

    def plane(n: Night, x: Array, y: Array) -> Array:
        dx, dy = x - at[0], y - at[1]
        far, a = np.hypot(dx, dy), np.arctan2(dy, dx)
        wool = fbm((400, 400), 7, n.seed + 2, 5)
        ray = sample(wool, 200 + np.cos(a) * 90 + far * 16, 200 + np.sin(a) * 90)
        out = np.maximum(far - r, 0)
        light = np.exp(-out / (corona * (0.35 + 1.4 * ray))) * 0.95 + 0.12 * near(x, y, at, 1.1)
        return np.where(far < r, 0.04 + 0.10 * np.exp(-(r - far) / 0.04), light)

    return ground(plane, at, stars, lamp)


def curtains(at: Point = (0.0, 0.5), cells: float = 6.0, low: float = -0.5, high: float = 1.1, stars: float = 1.0,
             level: float = 0.0, lamp: Point | None = None) -> Ground:  # fmt: skip
    """Northern lights: hanging folds that fade upward."""

    def plane(n: Night, x: Array, y: Array) -> Array:
        bend = (fbm(n.soft, 2.2, n.seed + 3, 3) - 0.5) * 0.9
        folds = sample(fbm((64, 600), cells * 2, n.seed + 1, 4), (x + bend + 1.5) * 190, 32 + y * 6)
        hem = low + 0.5 * (sample(fbm((64, 600), 4, n.seed + 2, 3), (x + bend + 1.5) * 190, 32 + 0 * y) - 0.5)
        up = (y - hem) / (high - low)
        light = step(-0.04, 0.08, up) * np.exp(-np.maximum(up, 0) * 1.7)
        return level + 0.06 + light * np.clip(folds * 1.9 - 0.45, 0, 1) * (0.55 + 0.6 * near(x, y, at, 1.0))

    return ground(plane, at, stars, lamp)


def rays(at: Point = (0.0, 0.5), count: float = 1.0, reach: float = 1.1, stars: float = 0.5, level: float = 0.0,
         heart: float = 0.20, lamp: Point | None = None) -> Ground:  # fmt: skip
    """Light that bursts from a place."""

    def plane(n: Night, x: Array, y: Array) -> Array:
        dx, dy = x - at[0], y - at[1]
        r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
        wool = fbm((400, 400), 8, n.seed + 2, 5)
        beam = sample(wool, 200 + np.cos(a) * 120 * count, 200 + np.sin(a) * 120 * count)
        mist = smoke(n.soft, 3, n.seed + 7, 0.6)
        light = np.clip(beam * 2.1 - 0.55, 0, 1) / (1 + (r / reach) ** 1.8)
        return level + light * (0.55 + 0.5 * mist) + np.exp(-((r / heart) ** 2)) * 0.8 + 0.08 * mist

    return ground(plane, at, stars, lamp)


def pillars(at: Point = (0.0, 0.6), stars: float = 0.9, level: float = 0.0, lamp: Point | None = None) -> Ground:
    """Pillars of dark gas before a bright sky, their edges alight."""

    def plane(n: Night, x: Array, y: Array) -> Array:
        warp = (smoke(n.soft, 3.0, n.seed + 1, 0.7) - 0.5) * 0.7
        trunk = sample(fbm((64, 600), 7, n.seed + 2, 3), (x + warp * 0.5 + 1.5) * 190, 32 + 0 * y)
        wall = trunk * 1.5 - (y + 1.4) / 2.8 * 0.9 + warp * 0.5 - 0.12
        solid = step(-0.05, 0.10, wall)
        edge = np.exp(-((wall / 0.06) ** 2))
        sky = 0.25 + 0.55 * near(x, y, at, 0.7) * (0.5 + smoke(n.soft, 2.2, n.seed + 5, 0.6))
        return level + sky * (1 - solid * 0.92) + edge * 0.35 * near(x, y, at, 1.0)

    return ground(plane, at, stars, lamp)


def deep(at: Point = (0.0, 0.4), reach: float = 0.6, level: float = 0.30, stars: float = 1.2,
         lamp: Point | None = None) -> Ground:  # fmt: skip
    """Quiet dark with a little light behind what stands there."""

    def plane(n: Night, x: Array, y: Array) -> Array:
        mist = smoke(n.soft, 2.0, n.seed + 1, 0.5)
        return 0.05 + level * 1.3 * near(x, y, at, reach) ** 1.5 * (0.5 + mist) + 0.10 * mist

    return ground(plane, at, stars, lamp)


def roundels(at: Point = (0.0, 0.2), side: float = 0.52, glow: float = 0.55, stars: float = 0.15,
             lamp: Point | None = None) -> Ground:  # fmt: skip
    """A wall of lit rounds, as in a certain box."""

    def plane(n: Night, x: Array, y: Array) -> Array:
        row = np.floor(y / (side * 0.866))
        u = (x / side + 0.5 * (row % 2)) % 1 - 0.5
        v = (y / (side * 0.866)) % 1 - 0.5
        far = np.hypot(u, v * 0.866)
        disc = step(0.37, 0.33, far)
        rim = np.exp(-(((far - 0.36) / 0.025) ** 2))
        light = near(x, y, at, 0.8)
        dish = 0.45 + 0.55 * np.clip(0.5 + (v * 0.9 - u * 0.4) * 1.6, 0, 1)
        mist = smoke(n.soft, 3, n.seed + 2, 0.6)
        return light * glow * (disc * dish * 1.1 + 0.20 + rim * 0.35) * (0.65 + 0.5 * mist)

    return ground(plane, at, stars, lamp)


def moon(r: float = 0.5, at: Point = (0.45, 0.75), stars: float = 1.0, level: float = 0.3) -> Ground:
    """A great pale moon in thin clouds."""
    sky = deep(at, 0.9, level, stars)

    def lay(n: Night) -> None:
        sky(n)
        n.being(dot(*at, r, n=90), "", soft=r * 0.5, rim=0.6, halo=1.0, stars=0.0, bright=0.22)
        rng = n.rng(5)
        for t, d, k in rng.random((9, 3)):
            far = r * 0.8 * d**0.5
            n.dark(dot(at[0] + far * np.cos(t * 6.3), at[1] + far * np.sin(t * 6.3), r * (0.06 + 0.13 * k)), 0.22, 0.02)

    return lay
