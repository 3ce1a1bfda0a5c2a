"""Cyber Controller: the cells of the tomb glow, and down from the highest comes the one with the brain of light."""

from math import cos, pi, sin

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.doctor_who.stature import arm, legs
from art.kit.shapes import both, box, dot, place, poly


def cell(x: float, y: float, r: float):
    return poly(*[(x + r * cos(pi * i / 3 + pi / 6), y + r * sin(pi * i / 3 + pi / 6)) for i in range(6)])


@picture("future", "cyber-controller", nebulae.deep((0.0, 0.5), 0.8, 0.4))
def paint(n: Night) -> None:
    n.lamp_at = (0.0, 0.6)
    centres = [(x * 0.47 + 0.235 * (row % 2), 1.16 - row * 0.41) for row in range(5) for x in range(-3, 4)]
    holes = [part for x, y in centres for part in cell(x, y, 0.222)]
    n.lit(holes, "#60b8ff", 0.22, 0.04)
    n.being(box(-1.2, -1.5, 1.2, 1.5), "ice", cut=holes, soft=0.03, halo=0.2, stars=0.1, rim=1.4, bright=-0.12)
    for k, (x, y) in enumerate(centres):
        if abs(x) < 1.1 and abs(x) > 0.3 and k % 3 != 1:
            beings.cyber(n, (x, y + 0.03), 0.075, "navy", False, "#bfe8ff" if k % 2 else "#305070", 1.0, False, 0.6)
        elif abs(x) < 1.1 and abs(x) > 0.3:
            n.lit(cell(x, y, 0.18), "#a0e0ff", 0.30, 0.05)
    n.being(
        poly((-0.62, -1.5), (0.62, -1.5), (0.30, -0.74), (-0.30, -0.74)),
        "ice",
        soft=0.10,
        halo=0.4,
        stars=0.1,
        bright=-0.08,
    )
    for j in range(5):
        y = -0.80 - 0.15 * j
        n.glint([(-0.32 - 0.055 * j, y), (0, y - 0.01), (0.32 + 0.055 * j, y)], 0.012, "ice", 0.7)
    n.star(0.02, 0.58, 0.9, 1.2)
    n.lamp_at = (0.0, 1.3)
    at, k = (0.02, 0.44), 0.165
    legs(n, at, k, "ice", 0.72, 0.55, 1.15, 9.0)
    arm(n, at, k, "ice", (2.9, -2.6), (4.3, -1.1), 1, 1.15)
    b = beings.cyber(n, at, k, "ice", chest=True, fade=0.0)
    arm(n, at, k, "ice", (-2.5, -3.3), (-3.9, -2.3), -1, 1.15)
    for x, y in ((4.3, -1.1), (-3.9, -2.3)):
        n.being(place(dot(x, y, 0.42), at, k), "ice", soft=0.03, halo=0.8, stars=0)
        s = 1 if x > 0 else -1
        for j in range(3):
            n.being(
                place(box(x + s * 0.2, y - 0.2 + 0.22 * j, x + s * 0.85, y - 0.06 + 0.22 * j), at, k),
                "ice",
                soft=0.01,
                halo=0.3,
                stars=0,
            )
    n.being(
        b.put(both((0, 2.15), (0.72, 1.95), (1.06, 1.3), (0.88, 0.58), (0, 0.50))),
        "ice",
        solid=0.80,
        soft=0.06,
        halo=1.2,
        rim=1.6,
        stars=0,
    )
    for j in range(6):
        n.glint(
            [
                b.put(dot(x, 0.80 + 0.20 * j + 0.11 * (-1) ** i, 0.001))[0].mean(0)
                for i, x in enumerate((-0.66 + 0.08 * j, -0.33, 0.0, 0.33, 0.66 - 0.08 * j))
            ],
            0.010,
            "pearl",
            0.9,
        )
    n.star(*b.put(dot(0, 1.3, 0.01))[0].mean(0), 0.26, 1.0)
