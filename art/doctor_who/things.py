"""What stands in many skies of Doctor Who: the police box, and ships, as bodies of light."""

from math import cos, radians, sin

import numpy as np

from art.doctor_who.starlight import Night
from art.kit import props
from art.kit.figure import Figure
from art.kit.shapes import Point, Shape, both, box, change, curve, dot, pair, place, polar, poly, sweep


def police_box(n: Night, at: Point, high: float, hue: str = "navy", lamp: float = 1.0, tilt: float = 0.0,
               solid: float = 0.97, glow: float = 1.0) -> None:  # fmt: skip
    """A police box standing on `at`, so high: posts, steps of its roof, lit windows, panels, a lamp on top."""
    c, s = cos(radians(tilt)), sin(radians(tilt))

    def put(shape: Shape) -> Shape:
        def way(p: np.ndarray) -> np.ndarray:
            x, y = p[:, 0] * high, p[:, 1] * high
            return np.stack([at[0] + x * c - y * s, at[1] + x * s + y * c], 1)

        return change(shape, way)

    n.being(put(box(-0.235, 0.045, 0.235, 0.80)), hue, solid=solid, soft=0.05 * high, halo=0.9 * glow, stars=0.25,
            rim=0.8, bright=0.04)  # fmt: skip
    n.being(put(box(-0.265, 0, 0.265, 0.05)), hue, soft=0.03 * high, halo=0, stars=0)
    n.being(put(box(-0.225, 0.80, 0.225, 0.865) + box(-0.19, 0.865, 0.19, 0.905) + box(-0.05, 0.905, 0.05, 0.925)),
        hue,
            soft=0.03 * high, halo=0, stars=0)  # fmt: skip
    n.being(put(pair(box(0.185, 0.04, 0.245, 0.81))), hue, soft=0.025 * high, halo=0, stars=0.2)
    n.dark(put(box(-0.20, 0.735, 0.20, 0.785)), 0.75, 0.004)
    n.lit(put(box(-0.17, 0.75, 0.17, 0.772)), n.sky.star, 0.75 * glow, 0.012 * high, 0.3)
    n.dark(put(box(-0.007, 0.06, 0.007, 0.735)), 0.8, 0.003)
    for x in (-0.10, 0.10):
        for row, (y0, y1) in enumerate(((0.075, 0.215), (0.235, 0.375), (0.395, 0.535), (0.56, 0.715))):
            n.dark(put(box(x - 0.077, y0, x + 0.077, y1)), 0.55 if row < 3 else 0.3, 0.004)
            if row == 3:
                for i in (-1, 0, 1):
                    for j in (0, 1):
                        w = put(
                            box(
                                x + i * 0.05 - 0.021,
                                y0 + 0.012 + j * 0.072,
                                x + i * 0.05 + 0.021,
                                y0 + 0.072 + j * 0.072,
                            )
                        )
                        n.lit(w, "#ffe9b0", 0.95 * glow, 0.02 * high, 0.30)
            else:
                n.being(put(box(x - 0.06, y0 + 0.018, x + 0.06, y1 - 0.018)), hue, soft=0.02 * high, halo=0, stars=0)
    n.being(put(box(-0.032, 0.925, 0.032, 0.985)), "gold", soft=0.02 * high, halo=0.2, stars=0)
    if lamp:
        n.lit(put(dot(0, 0.96, 0.022, 0.028)), "#dff0ff", 1.8 * lamp, 0.10 * high, 0.7)
        x, y = put(dot(0, 0.96, 0.001))[0].mean(0)
        n.star(float(x), float(y), 0.16 * high, 1.3 * lamp)


PAWN = both((0, 0.62), (0.14, 0.54), (0.15, 0.42), (0.08, 0.34, 0), (0.15, 0.30), (0.07, 0.24, 0), (0.11, -0.20),
    (0.24, -0.34),
            (0.26, -0.50, 0), (0, -0.50))  # fmt: skip
STRIPES = ("ember", "moss", "bronze", "violet", "gold", "blood", "silver")


def striped_scarf(n: Night, points: list[Point], half: float, salt: int = 0, stars: float = 0.35) -> None:
    """A knitted scarf along a line, stripe by stripe, with a fringe of light at its end."""
    line = curve(points, False, 12)
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    count = max(3, round(float(run[-1]) / (half * 1.15)))
    ends = [(float(np.interp(t, run, line[:, 0])), float(np.interp(t, run, line[:, 1])))
            for t in np.linspace(0, run[-1], count * 2 + 1)]  # fmt: skip
    for i in range(count):
        n.being(sweep(ends[i * 2 : i * 2 + 4], [half, half], round_ends=False), STRIPES[(i * 3 + salt) % 7],
        soft=half * 0.8,
                halo=0.25, stars=stars)  # fmt: skip
    (x0, y0), (x1, y1) = ends[-3], ends[-1]
    a = float(np.degrees(np.arctan2(y1 - y0, x1 - x0)))
    for k in (-0.8, -0.4, 0.0, 0.4, 0.8):
        start = polar((x1, y1), a + 90, half * k)
        n.glint([start, polar(start, a, half * 0.9)], half * 0.10, STRIPES[salt % 7], 0.9)


def question(x: float, y: float, high: float) -> Shape:
    """A question mark in the middle of a place."""
    k = high / 2
    hook = [(-0.45, 0.45), (-0.30, 0.85), (0.15, 0.95), (0.48, 0.60), (0.30, 0.15), (0.02, -0.05), (0.0, -0.40)]
    return sweep([(x + a * k, y + b * k) for a, b in hook], [0.10 * k, 0.15 * k, 0.15 * k, 0.12 * k]) + dot(
        x, y - 0.80 * k, 0.16 * k
    )


def sword(n: Night, grip: Point, long: float, angle: float, hue: str = "silver", is_knife: bool = False) -> None:
    """A blade of light, its grip there, `angle` degrees from upright."""
    wide = 0.11 if is_knife else 0.042
    blade = poly((-wide * 0.5 * long, 0.14 * long), (-wide * 0.5 * long, 0.86 * long), (0, long),
        (wide * 0.5 * long, 0.86 * long),
                 (wide * 0.5 * long, 0.14 * long))  # fmt: skip
    hilt = box(-0.13 * long, 0.115 * long, 0.13 * long, 0.145 * long) + box(
        -0.018 * long, -0.05 * long, 0.018 * long, 0.12 * long
    )
    hilt += dot(0, -0.06 * long, 0.03 * long)
    n.being(place(blade, grip, 1, angle), hue, soft=0.02 * long, halo=1.0, stars=0, rim=1.3, bright=0.12)
    n.being(place(hilt, grip, 1, angle), "gold", soft=0.02 * long, halo=0.3, stars=0)
    n.star(*polar(grip, angle + 90, long * 0.98), 0.10 * long, 1.0)


def watcher(n: Night, at: Point, size: float) -> None:
    """The Watcher: somebody all in white who has no face yet. `at` are the hips."""
    who = Figure(at, size, "slim", near_arm=(282, 276), far_arm=(258, 264), turn=0.85)
    k = size / 2
    n.haze(at[0], at[1] + 0.35 * size, 0.55 * size, "pearl", 0.42)
    n.being(who.arm(False, 1.5) + who.leg(False), "pearl", soft=0.08 * k, halo=0.7, stars=0.5, fade=0.5)
    n.being(who.robe(at[1] - 0.44 * size, 0.22 * size), "pearl", soft=0.12 * k, halo=1.0, stars=0.8, fade=0.5)
    n.being(who.arm(True, 1.5), "pearl", soft=0.08 * k, halo=0.5, stars=0.5)
    n.being(who.skull(), "pearl", soft=0.10 * k, halo=1.2, stars=0, bright=0.16)
    n.dark(who.on_head(pair(dot(0.26, 0.05, 0.17, 0.10))), 0.28, 0.02 * k, "pearl")
    n.bones(who, 0.05 * k, 0.9)


def hourglass(n: Night, at: Point, high: float, full: float, tilt: float = 0.0) -> None:
    """An hourglass with stars for sand, `full` of them above (0 to 1)."""

    def put(shape: Shape) -> Shape:
        return place(shape, at, high, tilt)

    frame, _ = props.hourglass(1.0)
    bulb = both((0.215, 0.44), (0.225, 0.30), (0.13, 0.13), (0.022, 0.0), (0.13, -0.13), (0.225, -0.30), (0.215, -0.44))
    x, y = put(dot(0, 0, 0.01))[0].mean(0)
    n.shade(float(x), float(y), 0.50 * high, 0.6)
    n.being(put(bulb), "ice", solid=0.62, soft=0.035 * high, halo=0.9, rim=2.0, stars=0.2, bright=-0.04)
    top, low = 0.04 + 0.36 * full, -0.43 + 0.36 * (1 - full)
    wide = 0.022 + 0.17 * min(1.0, top / 0.30)
    upper = both((wide, top), (wide * 0.55, top * 0.42), (0.014, 0.01), (0, 0.0))
    lower = both((0, low + 0.05), (0.10, low), (0.19, -0.36), (0.19, -0.43, 0), (0, -0.43))
    for heap, share in ((upper, full), (lower, 1 - full)):
        if share > 0.04:
            n.being(put(heap), "gold", solid=0.85, soft=0.05 * high, halo=0.9, stars=1.6, bright=0.08)
            n.strewn(put(heap), round(10 + 34 * share), 0.05, "#ffe8a8")
    if 0.04 < full < 0.96:
        n.lit(put(sweep([(0, 0.0), (0, low)], [0.006, 0.010])), "#ffe0a0", 1.4, 0.03)
    n.being(put(frame), "gold", soft=0.03 * high, halo=0.5, stars=0)
    n.star(float(x), float(y), 0.22 * high, 1.3)
