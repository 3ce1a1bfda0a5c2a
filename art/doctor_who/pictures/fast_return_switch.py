"""Fast Return Switch: one switch on a console, labelled by hand, its spring stuck down."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, place, poly, sweep


@picture("purple", "fast-return-switch", nebulae.vortex((0.0, -0.1), -4.0, 0.9, heart=0.9))
def paint(n: Night) -> None:
    n.being(poly((-1.0, -1.3), (-0.72, 0.52), (0.72, 0.52), (1.0, -1.3)), "silver", soft=0.18, halo=0.8, stars=0)
    n.dark(poly((-0.44, -0.72), (-0.36, 0.22), (0.36, 0.22), (0.44, -0.72)), 0.8, 0.02)
    n.being(dot(0, -0.30, 0.20, 0.16), "soot", soft=0.06, halo=0.2, stars=0, bright=0.1)
    n.being(
        sweep([(0, -0.30), (0.06, -0.52), (0.10, -0.70)], [0.075, 0.085, 0.11]), "blood", soft=0.06, halo=0.7, stars=0
    )
    for k in range(6):
        n.being(hoop(0.0, -0.04 + k * 0.035, 0.10, 0.012), "gold", soft=0.01, halo=0.2, stars=0)
    n.being(box(-0.30, 0.26, 0.30, 0.42), "bone", soft=0.05, halo=0.2, stars=0)
    for k in range(9):
        n.ink(
            [(-0.25 + k * 0.058, 0.30 + 0.03 * (k % 2)), (-0.22 + k * 0.058, 0.38 - 0.02 * (k % 3))], 0.010, 0.8, "bone"
        )
    for x, c in ((-0.66, "#ff5040"), (-0.62, "#ffd060"), (0.62, "#60e8ff"), (0.66, "#80ff90")):
        n.lit(dot(x, -0.5 if abs(x) > 0.63 else -0.1, 0.06), c, 1.2, 0.07)
    n.lit(
        [q for k in range(3) for q in place(poly((0.12, 0.12), (-0.12, 0), (0.12, -0.12)), (0.28 - k * 0.28, 0.86))],
        n.sky.accent,
        1.4,
        0.08,
    )
