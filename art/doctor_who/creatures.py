"""More of those who come in numbers: spiders, Vocs. As `beings`, they are drawn by their outlines."""

from art.doctor_who import heads
from art.doctor_who.people import Bust
from art.doctor_who.starlight import Night
from art.kit.canvas import Colour
from art.kit.shapes import Point, Shape, both, dot, pair, place, sweep

LAMP = (-0.95, 1.15)


def spider(n: Night, at: Point, size: float, hue: str) -> None:
    """A spider from the front, its legs out to both sides."""

    def put(shape: Shape) -> Shape:
        return place(shape, at, size)

    legs = (((0.15, 0.05), (0.52, 0.52), (0.80, 0.10), (0.92, -0.35)), ((0.18, 0.0), (0.62, 0.30), (0.90, -0.30),
        (0.94, -0.8)),
            ((0.16, -0.06), (0.50, 0.10), (0.66, -0.5), (0.62, -1.0)), ((0.10, -0.10), (0.34, -0.06), (0.40, -0.6),
            (0.34, -1.0)))  # fmt: skip
    for leg in legs:
        n.being(put(pair(sweep(leg, [0.06, 0.05, 0.035, 0.008]))), hue, soft=0.04 * size, halo=0.5, stars=0.2)
    n.being(put(dot(0, 0.26, 0.36, 0.32)), hue, soft=0.18 * size, halo=0.8)
    n.being(put(dot(0, -0.06, 0.25, 0.21)), hue, soft=0.14 * size, halo=0.6, stars=0.1, bright=0.04)
    n.being(put(pair(sweep([(0.07, -0.20), (0.12, -0.32), (0.05, -0.42)], [0.05, 0.04, 0.005]))), "bone",
        soft=0.02 * size, halo=0.3,
            stars=0)  # fmt: skip
    for x, y, r in ((0.06, 0.02, 0.035), (0.15, 0.04, 0.028), (0.05, -0.08, 0.026), (0.14, -0.05, 0.022)):
        n.lit(put(pair(dot(x, y, r))), n.sky.accent, 1.5, 0.05 * size)


def voc(n: Night, at: Point, size: float, hue: str, eye: Colour, tilt: float = 0.0) -> Bust:
    """A Voc: a calm beautiful face of metal, its hair in waves, a quilted tunic."""
    b, s = Bust(at, size, tilt), size
    n.lamp_at = LAMP
    n.being(b.put(heads.SHOULDERS), hue, soft=0.34 * s, halo=0.5, fade=0.3, stars=0.4)
    for k in range(5):
        fold = [b.put(dot(x, -1.8 - k * 0.5 - 0.12 * abs(x), 0.001))[0].mean(0) for x in (-1.6, -0.8, 0, 0.8, 1.6)]
        n.ink(fold, 0.06 * s, 0.55, hue)
    n.being(b.put(heads.NECK), hue, soft=0.2 * s, halo=0, stars=0, bright=-0.05)
    for k in range(5):
        r = 1.32 - k * 0.13
        wave = both((0, r), (0.62 * r, 0.84 * r), (0.88 * r, 0.2 * r), (0.78 * r, -0.5, 0), (0, -0.4))
        n.being(b.put(wave), hue, soft=0.07 * s, halo=0.4 if k == 0 else 0, stars=0, bright=0.02 * k)
    n.being(b.put(heads.EGG), hue, solid=1.0, soft=0.42 * s, halo=0.3, stars=0, bright=0.14)
    n.dark(b.put(pair(dot(0.29, 0.10, 0.19, 0.10))), 0.6, 0.05 * s, hue)
    n.lit(b.put(pair(dot(0.29, 0.09, 0.105, 0.05))), eye, 1.4, 0.12 * s, 0.7)
    n.being(
        b.put(both((0, 0.26), (0.07, 0.0), (0.13, -0.24), (0, -0.28))), hue, soft=0.05 * s, halo=0, stars=0, bright=0.16
    )
    for x in (-1, 1):
        n.glint(
            [b.put(dot(x * k, y, 0.001))[0].mean(0) for k, y in ((0.12, 0.26), (0.32, 0.36), (0.52, 0.26))],
            0.03 * s,
            hue,
            0.7,
        )
    n.being(b.put(dot(0, -0.52, 0.24, 0.085)), hue, soft=0.04 * s, halo=0, stars=0, bright=0.12)
    n.dark(b.put(sweep([(-0.24, -0.52), (0, -0.54), (0.24, -0.52)], [0.008, 0.022, 0.008])), 0.8, 0.008 * s)
    return b
