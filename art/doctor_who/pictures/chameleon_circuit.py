"""Chameleon Circuit: column, pyramid, clock and box, all shapes of one thing, in a ring."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, place, polar, poly, sweep


@picture("timeless", "chameleon-circuit", nebulae.vortex((0.0, 0.1), 2.0, 1.0, heart=0.8))
def paint(n: Night) -> None:
    n.being(
        poly((-0.14, 0.42), (-0.11, 1.10), (0.11, 1.10), (0.14, 0.42))
        + box(-0.20, 1.10, 0.20, 1.18)
        + box(-0.22, 0.34, 0.22, 0.42),
        "bone",
        soft=0.06,
        halo=0.7,
        stars=0,
    )
    n.being(poly((-0.96, -0.30), (-0.64, 0.34), (-0.32, -0.30)), "gold", soft=0.10, halo=0.7, stars=0)
    n.dark(poly((-0.64, 0.34), (-0.32, -0.30), (-0.56, -0.30)), 0.45, 0.006)
    n.being(
        box(0.44, -0.30, 0.84, 0.40) + poly((0.40, 0.40), (0.64, 0.58), (0.88, 0.40)),
        "bronze",
        soft=0.07,
        halo=0.7,
        stars=0,
    )
    n.lit(dot(0.64, 0.20, 0.14), "#fff0c8", 0.9, 0.05)
    n.dark(
        sweep([(0.64, 0.20), (0.64, 0.30)], [0.012, 0.008]) + sweep([(0.64, 0.20), (0.71, 0.17)], [0.012, 0.008]),
        0.95,
        0.003,
    )
    things.police_box(n, (0.0, -1.18), 0.92, "navy")
    n.lit(hoop(0, 0.02, 0.40, 0.010), n.sky.accent, 0.9, 0.05)
    for a in (20, 140, 260):
        x, y = polar((0, 0.02), a, 0.40)
        n.lit(place(poly((-0.06, -0.06), (0.08, 0), (-0.06, 0.06)), (x, y), 1, a + 90), n.sky.accent, 1.3, 0.05)
