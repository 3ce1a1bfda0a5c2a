"""Tractator: the ground opens under somebody's feet; feelers that need touch nothing have hold of them already."""

from art.doctor_who import hands, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, hoop, place, polar, poly, sweep


def woodlouse(n: Night, at, size: float, flip: bool, hue: str) -> None:
    """One of them from the side, reared up, looking to the right."""

    def put(shape):
        return place(shape, at, size, 0, flip)

    for k in range(7, -1, -1):
        x, y = -0.10 - 0.030 * k * k * 0.30, 0.30 - 0.185 * k
        n.being(
            put(
                blob(
                    (x - 0.34, y + 0.10),
                    (x - 0.05, y + 0.20),
                    (x + 0.22, y + 0.06),
                    (x + 0.16, y - 0.12),
                    (x - 0.40, y - 0.12),
                )
            ),
            hue,
            soft=0.05 * size,
            halo=0.3,
            rim=1.5,
            stars=0.1,
        )
        n.being(
            put(sweep([(x + 0.16, y), (x + 0.34, y - 0.05), (x + 0.42, y + 0.04)], [0.03, 0.022, 0.006])),
            hue,
            soft=0.02 * size,
            halo=0.2,
            stars=0,
        )
    n.being(put(dot(0.02, 0.56, 0.28, 0.25)), hue, soft=0.08 * size, halo=0.8, rim=1.5, stars=0)
    for x, tip in ((0.02, (0.30, 1.06)), (0.16, (0.54, 0.92))):
        n.being(
            put(sweep([(x, 0.74), (x + 0.10, 0.96), tip], [0.045, 0.035, 0.02])),
            hue,
            soft=0.02 * size,
            halo=0.4,
            stars=0,
        )
        n.star(*put(dot(*tip, 0.01))[0].mean(0), 0.16 * size, 1.2, "#8fd8ff")
    n.lit(put(dot(0.16, 0.58, 0.065)), "#8fd8ff", 1.7, 0.06 * size)
    n.dark(put(sweep([(0.28, 0.42), (0.16, 0.40)], [0.02, 0.012])), 0.8, 0.006)


@picture("future", "tractator", nebulae.pillars((0.0, 0.6)))
def paint(n: Night) -> None:
    n.lamp_at = (0.0, 0.7)
    hole = blob(
        (-0.46, 1.5, 0),
        (0.42, 1.5, 0),
        (0.36, 0.98),
        (0.62, 0.46),
        (0.86, -0.3),
        (0.60, -1.0),
        (0.0, -1.2),
        (-0.66, -1.0),
        (-0.84, -0.3),
        (-0.60, 0.46),
        (-0.34, 0.98),
    )
    n.lit(poly((-0.40, 1.5), (0.38, 1.5), (0.62, -1.1), (-0.64, -1.1)), "#a0d0ff", 0.10, 0.10)
    n.being(
        poly((-1.2, -1.5), (1.2, -1.5), (1.2, 1.5), (-1.2, 1.5)),
        "bronze",
        cut=hole,
        soft=0.14,
        halo=0,
        stars=0.2,
        rim=1.5,
    )
    woodlouse(n, (-0.62, -0.36), 0.90, False, "silver")
    woodlouse(n, (0.66, -0.50), 0.82, True, "silver")
    for x, y, r in ((-0.30, 0.66, 0.09), (0.34, 0.40, 0.11), (0.28, 0.92, 0.07), (-0.14, 0.24, 0.07)):
        n.being(
            poly(*[polar((x, y), k * 51 + 9, r * (0.8 + 0.2 * (k % 2))) for k in range(7)]),
            "bronze",
            soft=0.05,
            halo=0.8,
            stars=0,
        )
    hands.palm(n, (0.02, -0.62), (0.06, -1.6), 0.34, "flesh", "ice", "pearl", 16, 1)
    n.being(
        blob((-0.7, -1.5, 0), (-0.5, -1.10), (-0.1, -1.20), (0.3, -1.12), (0.7, -1.5, 0)),
        "bronze",
        soft=0.06,
        halo=0.4,
        rim=1.4,
    )
    for r in (0.42, 0.52, 0.62):
        n.lit(hoop(0.02, -0.66, r, 0.006, 20, 160, ry=r * 0.5), "#8fd8ff", 0.7, 0.04)
