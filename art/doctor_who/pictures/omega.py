"""Omega: two hands of gold lift the mask away, and there is nobody under it: only light, and the will to be."""

from art.doctor_who import hands, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, box, dot, pair, place, poly, sweep

MASK, SIZE, TILT = (0.12, 0.66), 0.42, -14


@picture("timeless", "omega", nebulae.vortex((0.0, 0.12), -1.8, 0.8, heart=0.7))
def paint(n: Night) -> None:
    n.lamp_at = (0.0, 0.10)
    n.being(
        both((0.30, -0.30), (0.62, -0.40), (0.98, -0.72), (1.05, -1.6, 0), (0, -1.6)),
        "gold",
        soft=0.16,
        halo=0.7,
        rim=1.4,
    )
    for x in (-1, 1):
        n.being(
            blob((0.30 * x, -0.30), (0.70 * x, -0.16), (0.96 * x, -0.60), (0.66 * x, -0.62)),
            "bronze",
            soft=0.08,
            halo=0.4,
            rim=1.5,
            stars=0.1,
        )
        for k in range(3):
            n.ink(
                [(0.30 * x, -0.58 - 0.2 * k), (0.62 * x, -0.74 - 0.2 * k), (0.92 * x, -1.0 - 0.2 * k)],
                0.02,
                0.5,
                "gold",
            )
    collar = blob((-0.40, -0.34), (-0.34, -0.08), (0, -0.16), (0.34, -0.08), (0.40, -0.34), (0, -0.46))
    n.being(collar, "gold", soft=0.06, halo=0.4, stars=0, bright=0.1)
    n.dark(dot(0, -0.22, 0.25, 0.08), 0.9, 0.02)
    n.lit(dot(0, -0.22, 0.20, 0.05), "#ffffff", 1.0, 0.10, 0.8)
    n.lit(poly((-0.16, -0.22), (0.16, -0.22), (0.40, 0.62), (-0.22, 0.62)), "#e8d8ff", 0.30, 0.14, 0.7)
    for x, y, r in ((0.02, 0.02, 0.30), (-0.12, 0.22, 0.14), (0.14, 0.26, 0.12), (-0.02, 0.40, 0.10)):
        n.star(x, y, r, 1.2, n.sky.accent if r < 0.2 else None)
    n.joined([(-0.12, 0.22), (-0.02, 0.40), (0.14, 0.26), (0.02, 0.02), (-0.12, 0.22)], r=0.03, heat=0.9)

    def put(shape):
        return place(shape, MASK, SIZE, TILT)

    n.lamp_at = (0.0, 0.0)
    n.being(
        put(pair(poly((0.5, 1.0), (1.0, 1.5), (1.2, 0.3), (0.8, -0.9), (0.5, -0.6)))),
        "gold",
        soft=0.09,
        halo=0.6,
        rim=1.5,
    )
    n.being(
        put(both((0, 1.5), (0.42, 1.2), (0.72, 0.7), (0.76, 0.0), (0.62, -0.7), (0.36, -1.16, 0), (0, -1.2))),
        "gold",
        soft=0.20,
        halo=0.8,
        stars=0,
        rim=1.6,
        bright=0.04,
    )
    n.being(
        put(both((0, 1.2), (0.07, 0.4), (0.14, -0.30), (0, -0.36))), "gold", soft=0.05, halo=0, stars=0, bright=0.08
    )
    eyes = put(pair(blob((0.10, 0.02), (0.26, 0.26), (0.58, 0.24), (0.50, 0.02), (0.26, -0.06))))
    grille = put([q for x in (-0.24, -0.08, 0.08, 0.24) for q in box(x - 0.05, -0.95, x + 0.05, -0.52)])
    n.dark(eyes + grille, 0.98, 0.006)
    n.lit(eyes, "#e8d8ff", 0.22, 0.03)
    n.lit(grille, "#e8d8ff", 0.30, 0.02)
    for x in (-1, 1):
        at = (MASK[0] + (-0.40 if x < 0 else 0.42), 0.50 if x < 0 else 0.36)
        n.being(
            sweep([(0.92 * x, -0.70), (0.98 * x, -0.10), at], [0.17, 0.14, 0.10]), "gold", soft=0.08, halo=0.5, rim=1.3
        )
        hands.fist(n, at, (0.98 * x, -0.10), 0.24, "bronze", flip=-x)
