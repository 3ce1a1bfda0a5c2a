"""The title picture: the sun that stopped over Meridian, a clock without its hand, and who carries the hand away."""

from math import cos, hypot, pi, sin

import numpy as np
from PIL import Image, ImageDraw

from art.kit.light import (
    Array,
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
    rgb,
    smoke,
    stars,
    step,
)
from art.kit.pen import Point, smooth

SUN = (0.43, 0.055, 0.315)  # where the sun stands, and its radius; the picture is 2 wide
SHORE = -0.245
WIDEST = 1600  # a wider picture is painted so wide, and enlarged


class Scene:
    """What is being painted: its light, and every pixel's place (x from -1 to 1, y upward in the same unit)."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.x, self.y = field(*size)
        self.light = np.zeros((size[1], size[0], 3), np.float32)

    @property
    def shape(self) -> tuple[int, int]:
        return self.size[1], self.size[0]

    def mask(self, polygons: list[list[Point]]) -> Array:
        """How much polygons cover each pixel."""
        w, h = self.size
        factor = 3
        drawn = Image.new("L", (w * factor, h * factor), 0)
        pen = ImageDraw.Draw(drawn)
        for points in polygons:
            pen.polygon([((x + 1) * w / 2 * factor, (h / 2 - y * w / 2) * factor) for x, y in points], fill=255)
        return np.asarray(drawn.reduce(factor), np.float32) / 255

    def put(self, polygons: list[list[Point]], colour: Array, edge: float = 0.0) -> None:
        """A flat thing against the light; `edge` = how much light creeps round its rim from the sun."""
        cover = self.mask(polygons)
        self.light = mix(self.light, colour, cover)
        if edge:
            inner = blur(cover, 0.0022 * self.size[0])
            near = glow(self.x, self.y, SUN[0], SUN[1], 0.55, 1.4)
            rim = np.clip(cover - inner, 0, 1) * near
            self.light += lit(rim * edge, (1.0, 0.62, 0.30))


def title(size: tuple[int, int]) -> Image.Image:
    """The wide picture behind the menu; the left is left to the menu."""
    w, h = size
    if w > WIDEST:
        small = title((WIDEST, round(WIDEST * h / w)))
        return small.resize(size, Image.Resampling.LANCZOS)
    scene = Scene(size)
    sky(scene)
    sun(scene)
    far_land(scene)
    water(scene)
    near_land(scene)
    thief(scene, 0.345, ridge(0.345) - 0.003, 0.155)
    scene.light *= (0.20 + 0.80 * step(-1.0, 0.05, scene.x))[..., None]
    return develop(scene.light, 24, 0.40)


def sky(scene: Scene) -> None:
    """From midnight above to the dawn at the horizon, with long clouds that the low light catches."""
    x, y, shape = scene.x, scene.y, scene.shape
    high = np.clip((y - SHORE) / 0.85 + 0.10 * np.hypot(x - SUN[0], 0), 0, 1)
    light = ramp(high, "#f8a860", "#d4625e", "#864488", "#3a3c92", "#1c2464", "#0e1238") * 0.72
    light = light + stars(shape, 460, 19, 1.0, 0.30) * step(0.02, 0.40, y)[..., None]
    far = np.hypot(x - SUN[0], y - SUN[1])
    light = light + lit(glow(x, y, SUN[0], SUN[1], 0.42, 1.3), (0.62, 0.30, 0.20)) * 0.62
    turn = np.arctan2(y - SUN[1], x - SUN[0])
    beams = 0.5 + 0.5 * np.cos(turn * 24)
    light = light + lit(beams * np.exp(-far / 0.30) * step(SUN[2], SUN[2] + 0.05, far), (0.60, 0.34, 0.30)) * 0.42
    quarter = max(8, shape[0] // 3), max(8, shape[1] // 3)
    cloud = resize(smoke(quarter, 7, 5, 0.35, 5), shape[1], shape[0])
    streak = fbm(shape, 26, 9, 4, 7.0)
    body = np.clip((0.55 * cloud + 0.62 * streak - 0.56) * 3.4, 0, 1) * step(-0.30, -0.10, y) * step(0.60, 0.20, y)
    body = body * (0.35 + 0.65 * step(0.16, 0.42, far))
    warm = mix(np.asarray((0.10, 0.075, 0.20)), np.asarray((1.0, 0.46, 0.24)), np.exp(-far / 0.42))
    scene.light = mix(light, warm, body * 0.72)


def sun(scene: Scene) -> None:
    """A disc of light with a clock's hours on it, and the empty hub."""
    x, y = scene.x, scene.y
    cx, cy, r = SUN
    far, turn = np.hypot(x - cx, y - cy) / r, np.arctan2(y - cy, x - cx)
    px = scene.size[0] / 2 * r
    disc = np.clip((1 - far) * px + 0.5, 0, 1)
    fire = 0.90 + 0.24 * (smoke(scene.shape, 16, 3, 0.6, 4) - 0.5)
    limb = 0.62 + 0.38 * np.sqrt(np.clip(1 - far**2, 0, 1))
    light = lit(fire * limb * 1.22, (1.0, 0.78, 0.40))
    light = mix(light, lit(fire * 0.95, (1.0, 0.46, 0.16)), step(0.45, -1.0, (y - cy) / r) * 0.75)

    def ring(radius: float, wide: float) -> Array:
        return np.clip((wide / 2 - np.abs(far - radius)) * px + 0.5, 0, 1)

    marks = np.maximum.reduce([ring(0.955, 0.016), ring(0.735, 0.012), ring(0.30, 0.014)])
    for n, wide, inner, outer in ((12, 0.040, 0.765, 0.925), (60, 0.012, 0.880, 0.925), (4, 0.030, 0.33, 0.60)):
        t = turn / (2 * pi) * n
        off = np.abs(t - np.round(t)) * 2 * pi / n * far
        taper = wide * (0.55 + 0.45 * (far - inner) / (outer - inner)) if n == 12 else wide
        if n == 4:
            taper = wide * np.clip((outer - far) / (outer - inner), 0, 1)
        bar = np.clip((taper / 2 - off) * px + 0.5, 0, 1) * (far > inner) * (far < outer)
        marks = np.maximum(marks, bar * (0.75 if n == 60 else 1))
    hub = np.clip((0.17 - far) * px + 0.5, 0, 1)
    a, b = np.abs((x - cx) / r), np.abs((y - cy) / r)
    hole = np.clip((0.075 - (a + b) * 0.7071) * px + 0.5, 0, 1)
    light = mix(light, (0.46, 0.15, 0.045), np.clip(marks * 0.78 + hub * 0.66, 0, 1))
    light = mix(light, (0.045, 0.014, 0.016), hole)
    scene.light = mix(scene.light, light, disc)


def far_land(scene: Scene) -> None:
    """Mountains in the haze, then the city with its towers, and two of the colossi that walk there."""
    rng = np.random.default_rng(11)
    for level, rough, seed, colour in ((0.075, 0.060, 3, "#a8586a"), (0.030, 0.046, 8, "#7c4468")):
        xs = np.linspace(-1.05, 1.05, 420)
        line = (
            noise((4, 420), 11, seed)[0] * 0.6
            + noise((4, 420), 34, seed + 1)[0] * 0.3
            + noise((4, 420), 90, seed)[0] * 0.1
        )
        ys = SHORE + level + (line - 0.5) * rough * 2
        scene.put([[(-1.05, -0.7), *zip(xs, ys, strict=True), (1.05, -0.7)]], rgb(colour) * 0.55)
    for x, high, haze in ((0.865, 0.36, "#54305c"), (-0.02, 0.22, "#74426c"), (-0.30, 0.13, "#8a4c70")):
        scene.put(colossus(x, SHORE - 0.004, high), rgb(haze) * 0.5, 0.5)
        eye = glow(scene.x, scene.y, x + 0.02 * high, SHORE + 0.775 * high, 0.030 * high, 3.0)
        scene.light += lit(eye * 1.6, (1.0, 0.62, 0.24))
    towers, lights = [], []
    for i in range(70):
        x = -0.45 + 1.55 * i / 70 + rng.normal(0, 0.006)
        wide = rng.uniform(0.010, 0.024)
        high = rng.uniform(0.014, 0.050) * (1 + 0.9 * np.exp(-(((x - 0.70) / 0.18) ** 2)))
        top = SHORE + high
        towers.append([(x - wide, SHORE - 0.05), (x - wide, top), (x + wide, top), (x + wide, SHORE - 0.05)])
        shape = rng.integers(4)
        if shape == 0:
            towers.append([(x - wide * 1.1, top), (x, top + wide * 1.9), (x + wide * 1.1, top)])
        elif shape == 1:
            towers.append([(x + wide * cos(t), top + wide * 0.9 * sin(t)) for t in np.linspace(0, pi, 14)])
        elif shape == 2:
            towers.append([(x - wide * 0.25, top), (x, top + high * 0.9), (x + wide * 0.25, top)])
        lights += [
            (x + rng.uniform(-0.7, 0.7) * wide, SHORE + rng.uniform(0.1, 0.9) * high) for _ in range(rng.integers(0, 3))
        ]
    scene.put(towers, rgb("#3a2450") * 0.55, 0.9)
    unit = 0.0016
    windows = scene.mask([
        [(x - unit, y - unit * 1.4), (x + unit, y - unit * 1.4), (x + unit, y + unit * 1.4), (x - unit, y + unit * 1.4)]
        for x, y in lights
    ])  # fmt: skip
    scene.light += lit(windows * 0.9 + blur(windows, 2.0) * 0.6, (1.0, 0.66, 0.28))


def colossus(x: float, y: float, high: float) -> list[list[Point]]:
    """A clockwork walker in full stride, seen from far away: a bell of iron on three long legs."""

    def at(points: list[Point]) -> list[Point]:
        return [(x + a * high, y + b * high) for a, b in points]

    def limb(a: Point, b: Point, wide: float, narrow: float) -> list[Point]:
        long = hypot(b[0] - a[0], b[1] - a[1])
        nx, ny = -(b[1] - a[1]) / long, (b[0] - a[0]) / long
        return at([(a[0] + nx * wide, a[1] + ny * wide), (b[0] + nx * narrow, b[1] + ny * narrow),
                   (b[0] - nx * narrow, b[1] - ny * narrow), (a[0] - nx * wide, a[1] - ny * wide)])  # fmt: skip

    def wheel(cx: float, cy: float, r: float) -> list[Point]:
        return at([(cx + r * cos(i * pi / 12), cy + r * sin(i * pi / 12)) for i in range(24)])

    bell = [(-0.19, 0.66), (-0.175, 0.76), (-0.13, 0.87), (-0.05, 0.93), (0.0, 0.945)]
    shapes = [at(smooth([*bell, *((-a, b) for a, b in reversed(bell[:-1]))], 6, closed=False))]
    shapes.append(at([(-0.215, 0.665), (0.215, 0.665), (0.195, 0.625), (-0.195, 0.625)]))
    shapes.append(limb((0.0, 0.93), (0.0, 1.06), 0.016, 0.006))
    shapes.append(limb((-0.09, 0.90), (-0.13, 1.02), 0.020, 0.026))
    for hip, knee, foot in (
        ((-0.12, 0.63), (-0.27, 0.40), (-0.225, 0.0)),
        ((0.12, 0.63), (0.31, 0.42), (0.36, 0.0)),
        ((0.02, 0.63), (0.10, 0.36), (0.02, 0.03)),
    ):
        shapes += [
            limb(hip, knee, 0.034, 0.024),
            limb(knee, foot, 0.026, 0.013),
            wheel(*knee, 0.040),
            wheel(*hip, 0.045),
        ]
        shapes.append(
            at([(foot[0] - 0.05, foot[1] - 0.02), (foot[0], foot[1] + 0.05), (foot[0] + 0.055, foot[1] - 0.02)])
        )
    return shapes


def water(scene: Scene) -> None:
    """The bay below the city, with the sun's road on it."""
    x, y = scene.x, scene.y
    foot = SHORE - 0.012
    below = np.clip((foot - y) * scene.size[0] / 2 + 0.5, 0, 1)
    deep = np.clip((foot - y) / 0.30, 0, 1)
    light = ramp(deep, "#a8586a", "#4c3672", "#1a1c48", "#0a0c24") * 0.5
    ripple = noise(scene.shape, 120, 5, 16.0) * 0.6 + noise(scene.shape, 340, 6, 22.0) * 0.4
    road = np.exp(-(((x - SUN[0]) / (0.055 + 0.42 * deep)) ** 2))
    glint = np.clip((ripple - 0.53 + 0.10 * road) * 7, 0, 1) * road * np.clip(1.25 - deep, 0, 1)
    light = light * (0.75 + 0.5 * ripple)[..., None] + lit(glint * 1.5 + road * 0.16, (1.0, 0.58, 0.26))
    scene.light = mix(scene.light, light, below)
    haze = np.exp(-(((y - SHORE) / 0.035) ** 2)) * (0.25 + 0.75 * np.exp(-(((x - SUN[0]) / 0.5) ** 2)))
    scene.light += lit(haze * 0.20, (1.0, 0.52, 0.30))


def ridge(x: float) -> float:
    """How high the near hill stands there."""
    hills = ((0.118, 0.40, 0.30), (0.055, 1.0, 0.26), (-0.10, -0.35, 0.35))
    swell = sum(high * np.exp(-(((x - at) / wide) ** 2)) for high, at, wide in hills)
    return float(swell) - 0.318 + 0.006 * sin(x * 23) + 0.003 * sin(x * 61 + 1)


def near_land(scene: Scene) -> None:
    """The hill in front, with grass and one crooked tree."""
    xs = np.linspace(-1.05, 1.05, 700)
    scene.put([[(-1.05, -0.9), *((x, ridge(x)) for x in xs), (1.05, -0.9)]], rgb("#0b0a18") * 0.8, 1.6)
    rng = np.random.default_rng(4)
    blades = []
    for _ in range(900):
        x = rng.uniform(-1.0, 1.0)
        y, high, lean = ridge(x) - 0.003, rng.uniform(0.006, 0.017), rng.normal(0.003, 0.004)
        blades.append([(x - 0.0011, y), (x + lean, y + high), (x + 0.0011, y)])
    scene.put(blades, rgb("#0b0a18") * 0.8, 0.8)


def thief(scene: Scene, x: float, y: float, high: float) -> None:
    """A boy in a cap who walks off with the hand of the clock on his shoulder."""

    def at(points: list[Point]) -> list[Point]:
        return [(x + a * high, y + b * high) for a, b in points]

    def round_at(cx: float, cy: float, r: float, n: int = 24) -> list[Point]:
        return [(cx + r * cos(i * 2 * pi / n), cy + r * sin(i * 2 * pi / n)) for i in range(n)]

    coat = smooth([(-0.10, 0.70), (0.05, 0.73), (0.14, 0.62), (0.12, 0.46), (0.15, 0.30), (0.02, 0.25), (-0.20, 0.29),
                   (-0.11, 0.46)], 6)  # fmt: skip
    parts = [
        round_at(0.075, 0.815, 0.105),
        smooth(
            [
                (-0.06, 0.84),
                (-0.02, 0.93),
                (0.08, 0.955),
                (0.17, 0.90),
                (0.195, 0.86),
                (0.29, 0.835),
                (0.19, 0.825),
                (0.0, 0.82),
            ],
            5,
        ),
        smooth(
            [(-0.03, 0.74), (0.10, 0.75), (0.14, 0.69), (0.02, 0.66), (-0.08, 0.69), (-0.34, 0.66), (-0.28, 0.72)], 5
        ),
        coat,
        [(0.03, 0.30), (0.15, 0.30), (0.25, 0.12), (0.19, -0.01), (0.11, 0.0), (0.15, 0.12)],
        [(0.11, 0.02), (0.20, 0.02), (0.29, 0.0), (0.29, -0.03), (0.11, -0.03)],
        [(-0.14, 0.30), (0.0, 0.28), (-0.11, 0.14), (-0.25, 0.03), (-0.32, 0.07), (-0.20, 0.16)],
        [(-0.35, 0.11), (-0.29, 0.12), (-0.22, 0.03), (-0.27, -0.01), (-0.33, 0.03)],
        [(-0.06, 0.66), (0.04, 0.66), (0.16, 0.50), (0.27, 0.62), (0.22, 0.66), (0.15, 0.58), (0.06, 0.66)],
    ]
    # The hand: longer than he is, a spade at its end, its eye at the other.
    c, s = cos(0.33), sin(0.33)

    def along(points: list[Point]) -> list[Point]:
        return at([(0.02 + a * c - b * s, 0.70 - a * s * -1 + b * c) for a, b in points])

    shaft = [(-0.62, -0.028), (0.80, -0.040), (0.80, 0.040), (-0.62, 0.028)]
    spade = smooth([(0.72, 0.0), (0.80, 0.085), (0.93, 0.12), (1.05, 0.07), (1.30, 0.0), (1.05, -0.07), (0.93, -0.12),
                    (0.80, -0.085)], 6)  # fmt: skip
    eye = [(-0.70 + 0.085 * cos(i * pi / 12), 0.085 * sin(i * pi / 12)) for i in range(24)]
    colour = rgb("#0b0a18") * 0.8
    scene.put([at(part) for part in parts], colour, 0.5)
    cover = scene.mask([along(shaft), along(spade), along(eye)])
    hole = scene.mask([along([(-0.70 + (a + 0.70) * 0.45, b * 0.45) for a, b in eye]), along(
        [(0.95 + (a - 0.95) * 0.42, b * 0.42) for a, b in spade])])  # fmt: skip
    cover = np.clip(cover - hole, 0, 1)
    scene.light = mix(scene.light, (0.055, 0.020, 0.010), cover)
    scene.light += lit(np.clip(cover - blur(cover, 0.0016 * scene.size[0]), 0, 1) * 0.35, (1.0, 0.62, 0.24))
