"""Things too large to hold: Rift, Wormhole, Singularity, Nova."""

from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.brass import case, crown, dial, printed, put, turned, watch
from art.control.clocks import tall
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
    resize,
    sample,
    smoke,
    spikes,
    stars,
    step,
)
from art.march import BRASS, BRONZE, COPPER, STEEL, Studio, Stuff, shoot
from art.solid import ball, both, box, cut, disc, gear, near_height, placed, ring, rod, rotation, ticks, torus, union

# The line of the tear: x at heights from below to above.
TEAR_Y = (-1.5, -1.12, -0.86, -0.70, -0.42, -0.26, -0.02, 0.16, 0.40, 0.52, 0.84, 1.02, 1.28, 1.6)
TEAR_X = (-0.16, -0.02, -0.13, 0.08, -0.09, 0.10, -0.10, 0.11, -0.06, 0.12, 0.00, 0.13, 0.05, 0.15)


def rift(width: int) -> Image.Image:
    """A clock face torn in two, and the light of another time between the halves."""
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


def wormhole(width: int) -> Image.Image:
    """A shaft of rings that leads back: a watch, a key and a wheel drift up from where they were lost."""
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


def singularity(width: int) -> Image.Image:
    """A black hole in the ring of the instrument that measures it; light bends over and under."""
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


def _sector(p, middle: float, half: float):
    """Distance to a slice about the z axis."""
    a = np.arctan2(p[1], p[0]) - middle
    a = np.abs(a - 2 * pi * np.round(a / (2 * pi))) - half
    return a * np.hypot(p[0], p[1]) * 0.8


def nova(width: int) -> Image.Image:
    """A star that bursts in the middle of its own orrery."""
    shape = tall(width)
    x, y = field(width, shape[0])
    cx, cy = 0.0, 0.13
    r, a = np.hypot(x - cx, y - cy), np.arctan2(y - cy, x - cx)
    ground = ramp(np.clip(smoke(shape, 3, 77, 0.7) * 0.8, 0, 1), "#02030a", "#100a1e", "#35122a", "#7a2a24") * 0.5
    ground += stars(shape, 260, 5, 0.9)
    # Filaments: noise read in polar coordinates, drawn out along the rays and folded by other noise.
    rag = sample(fbm((512, 512), 7, 33, 5), (x + 1) * 255, (y + 1.4) * 182)
    polar = fbm((384, 1536), 44, 21, 5, 0.35)
    streak = sample(polar, (a / (2 * pi) % 1) * 1535, np.clip(r * 0.5 + 0.35 * (rag - 0.5), 0, 1) * 383)
    folds = 1 - np.abs(smoke(shape, 6, 40, 1.0) - 0.5) * 2
    shell_at = 0.84 + 0.30 * (rag - 0.5)
    inside_shell = step(shell_at + 0.02, shell_at - 0.30, r)
    shell = np.exp(-(((r - shell_at) / 0.055) ** 2)) * (0.15 + folds**3)
    lobes = np.exp(-(((r - shell_at + 0.14) / 0.13) ** 2)) * folds**4
    jets = np.clip(streak * 2.0 - 0.9, 0, 1) ** 1.5 * np.exp(-((r / 0.78) ** 2.5)) * step(0.03, 0.2, r)
    far_jets = np.clip(streak * 2.2 - 1.15, 0, 1) * np.exp(-(((r - 1.05) / 0.32) ** 2)) * 0.6
    heart = np.exp(-((r / 0.20) ** 1.3))
    fire = lit(shell, (1.25, 0.27, 0.05)) + lit(lobes, (0.95, 0.34, 0.06)) + lit(shell**2.5, (0.9, 0.7, 0.3))
    fire += lit(jets, (1.5, 0.62, 0.16)) + lit(far_jets, (0.9, 0.16, 0.10)) + lit(inside_shell * 0.05, (1.0, 0.35, 0.1))
    fire += lit(heart, (2.3, 1.35, 0.55)) + lit(np.exp(-((r / 0.085) ** 2)), (5, 4.6, 4))
    # The shock runs ahead as a thin edge of blue.
    edge = np.exp(-(((r - shell_at - 0.13) / 0.014) ** 2)) + 0.35 * np.exp(-(((r - shell_at - 0.16) / 0.05) ** 2))
    fire += lit(edge * (0.15 + 0.6 * folds**2), (0.10, 0.26, 0.80))
    planets = []
    for k, (big, tx, ty, turn, size) in enumerate(
        ((0.52, -1.15, 0.25, 0.4, 0.055), (0.74, -1.02, -0.35, 2.2, 0.075), (0.95, -1.22, 0.1, 5.3, 0.09))
    ):
        lean = rotation(tx, ty, 0.3)
        hoop = cut(ring(big, 0.021, 0.012, 0.005), ticks(big, 60 + 12 * k, 0.02, 0.003, 0.01, 0.012))
        globe = placed(ball(size), (big * cos(turn), big * sin(turn), 0))
        collar = placed(ring(size * 1.15, 0.008, 0.012, 0.006), (big * cos(turn), big * sin(turn), 0))
        stuff = (COPPER, BRASS, STEEL)[k]
        planets += put(
            [(hoop, turned((BRASS, BRONZE, BRASS)[k], 0.2)), (globe, stuff), (collar, BRASS)], (cx, cy, 0), lean
        )
    # The great ring has burst: three pieces of it fly outward.
    frame = cut(ring(0.86, 0.04, 0.05, 0.015), ticks(0.86, 90, 0.02, 0.004, 0.02, 0.05))
    for middle, half, turn in ((2.2, 0.62, (0.25, -0.2)), (0.35, 0.50, (-0.3, 0.25)), (4.55, 0.85, (0.15, 0.3))):
        piece = both(frame, lambda p, m=middle, k=half: _sector(p, m, k))
        planets += put(
            [(piece, turned(BRONZE, 0.2))], (cx + 0.09 * cos(middle), cy + 0.09 * sin(middle), -0.1), rotation(*turn, 0)
        )
    own = (((cx, cy, 0.15), (6.5, 3.8, 1.6), 0.42),)
    shot = shoot(
        planets, width, shape[0], Studio(own=own, lamp=(2.2, 1.9, 1.6), sky=(0.18, 0.15, 0.16), strip=(1.2, 0.5, 0.3))
    )
    near = step(-0.1, 0.12, shot.depth)
    veil = 0.30 + 0.70 * near
    picture = (
        ground * (1 - shot.solid)[..., None]
        + shot.light
        + fire * (1 - shot.solid * veil * step(0.10, 0.30, r))[..., None]
    )
    picture += lit(
        spikes(x, y, cx, cy, 1.15, 0.0, 0.010) * 2.4 + spikes(x, y, cx, cy, 0.6, pi / 4, 0.014) * 1.2, (1.3, 1.05, 0.75)
    )
    return develop(picture, 14, 0.5, 0.92)
