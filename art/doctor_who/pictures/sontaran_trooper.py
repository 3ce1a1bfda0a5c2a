"""Sontaran Trooper: rank behind rank they come down out of the light, and the first turns his gun on somebody."""

from art.doctor_who import nebulae
from art.doctor_who.hands import fist
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Turned
from art.kit.shapes import Point, Shape, both, change, dot, pair, place, poly, sweep

LIGHT = (-0.78, 0.98)
DOME = both((0, 1.05), (0.60, 0.94), (0.96, 0.44), (1.02, -0.20), (0.92, -0.66), (0, -0.78))
TRUNK = both((0, -0.3), (0.9, -0.50), (1.55, -0.92), (1.95, -1.8), (3.0, -8.0, 0))
RANKS = ((-0.72, 0.60, 0.085), (-0.34, 0.62, 0.085), (0.02, 0.65, 0.085), (-0.66, 0.36, 0.130), (-0.12, 0.42, 0.130),
         (0.40, 0.48, 0.130), (-0.74, -0.04, 0.205), (0.80, 0.30, 0.205))  # fmt: skip


@picture("future", "sontaran-trooper", nebulae.rays(LIGHT, 1.2, 1.5))
def paint(n: Night) -> None:
    n.lamp_at = LIGHT
    n.lit(poly((-1.0, 1.16), (-0.58, 1.16), (-0.52, 0.80), (-1.0, 0.80)), "#d8f0ff", 1.1, 0.16, 0.7)
    n.lit(poly((-0.98, 0.80), (-0.56, 0.80), (1.1, -1.5), (-1.1, -1.5)), "#60b0ff", 0.16, 0.10)
    for x, y, size in RANKS:
        n.shade(x, y - size, size * 2.4, 0.35)
        trooper(n, Turned((x, y), size, 0.0, 0.30, -0.06), rim=1.7)
    n.shade(0.25, -0.35, 0.9, 0.5)
    n.lamp_at = (-0.9, 0.9)
    b = Turned((0.14, 0.02), 0.40, -4, 0.34, -0.05)
    trooper(n, b, 1.3, True)
    gun(n)


def trooper(n: Night, b: Turned, rim: float, is_near: bool = False) -> None:
    """A helmet without a neck that looks to the right, over a suit of plates."""
    s = b.size

    def leant(shape: Shape) -> Shape:
        return place(change(shape, lambda p: p * (1, 1) + (0.16, 0)), b.at, s, b.tilt * 0.4)

    n.being(leant(TRUNK), "dusk", soft=0.40 * s, fade=0.0 if is_near else 0.35, halo=0.6, stars=0.3, rim=rim)
    if is_near:
        for k in range(3):
            y = -1.30 - 0.62 * k
            n.ink([leant(dot(x, y - 0.16 * (1 - x * x / 3), 0.001))[0].mean(0) for x in (-1.6, -0.5, 0.6, 1.6)],
                  0.06 * s, 0.6, "dusk")  # fmt: skip
        n.being(leant(pair(dot(1.62, -1.30, 0.52, 0.40, -30))), "dusk", soft=0.20 * s, halo=0.3, stars=0.1, rim=rim,
                bright=0.08)  # fmt: skip
    n.being(leant(dot(0.06, -0.64, 1.06, 0.34)), "dusk", soft=0.12 * s, halo=0.2, stars=0, bright=0.10, rim=rim)
    n.being(b.plain(DOME), "silver", soft=0.45 * s, halo=0.8, stars=0.05, rim=rim, bright=0.0 if is_near else -0.06)
    eyes = [b.put(dot(x, 0.10, 0.23 if x > 0 else 0.27, 0.19, 10 * x)) for x in (-0.36, 0.40)]
    for eye in eyes:
        n.dark(eye, 0.97, 0.012 * s)
    for x in (-0.34, 0.42):
        n.lit(b.put(dot(x, 0.10, 0.06)), "#ff5030", 1.5 if is_near else 1.1, 0.16 * s)
    if not is_near:
        return
    n.ink([b.spot(0.0, y) for y in (1.02, 0.3, -0.74)], 0.05 * s, 0.65, "silver")
    n.glint([b.spot(-0.05, y) for y in (0.98, 0.3, -0.70)], 0.022 * s, "silver", 0.5)
    for k in range(3):
        n.ink([b.spot(x, -0.32 - 0.11 * k) for x in (-0.22, 0.02, 0.24)], 0.034 * s, 0.7, "silver")
    for x in (-0.62, 0.60):
        n.being(b.put(dot(x, -0.40, 0.12)), "gold", soft=0.04 * s, halo=0.2, stars=0)
    n.star(*b.spot(-0.34, 0.10), 0.16, 0.8, "#ff9070")
    n.star(*b.spot(0.42, 0.10), 0.16, 0.8, "#ff9070")


def gun(n: Night) -> None:
    """A rod with a disc at its end, levelled past us to the right."""
    butt: Point = (-0.62, -1.02)
    n.being(sweep([(-0.70, -0.52), (-0.72, -0.98), (-0.34, -0.98)], [0.20, 0.17, 0.13]), "dusk", soft=0.10, halo=0.5,
            stars=0.1, rim=1.4, bright=0.05)  # fmt: skip
    n.being(sweep([butt, (0.05, -0.86), (0.78, -0.60)], [0.060, 0.052, 0.045]), "silver", soft=0.03, halo=0.5, stars=0,
            rim=1.5)  # fmt: skip
    for k in range(4):
        x = 0.10 + 0.13 * k
        n.being(dot(x, -0.845 + 0.045 * k, 0.028, 0.085, -20), "gold", soft=0.02, halo=0.2, stars=0)
    fist(n, (-0.22, -0.94), (-0.60, -1.10), 0.20, "dusk", flip=1)
    n.being(sweep([(0.98, -0.62), (0.96, -1.12), (0.46, -0.94)], [0.15, 0.14, 0.105]), "dusk", soft=0.09, halo=0.3,
            stars=0.1, rim=1.0, bright=-0.08)  # fmt: skip
    fist(n, (0.36, -0.76), (0.62, -1.02), 0.19, "dusk", flip=-1)
    n.being(dot(0.83, -0.585, 0.075, 0.135, -18), "silver", soft=0.03, halo=0.5, stars=0, rim=1.5)
    n.lit(dot(0.85, -0.575, 0.040, 0.080, -18), "#ff9a48", 1.3, 0.06, 0.6)
    n.star(0.87, -0.57, 0.34, 1.0, "#ffb070")
