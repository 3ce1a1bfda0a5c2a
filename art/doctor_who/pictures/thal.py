"""Thal: by a rope of light up the dead cliff, out of the forest of stone; and above, the city that shines."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, poly, sweep


@picture("future", "thal", nebulae.curtains((0.3, 0.7), 5, -0.4, 1.2))
def paint(n: Night) -> None:
    n.lamp_at = (0.5, 1.1)
    for x, wide, top in ((0.30, 0.12, 1.06), (0.54, 0.17, 1.24), (0.80, 0.13, 1.10), (0.98, 0.10, 0.98)):
        n.being(
            box(x - wide, 0.60, x + wide, top - wide) + dot(x, top - wide, wide),
            "ice",
            soft=0.06,
            halo=0.8,
            rim=1.5,
            stars=0,
        )
        for k in range(3):
            n.lit(dot(x, top - 0.16 - 0.13 * k, 0.02), "#c8f0ff", 1.0, 0.04)
    n.joined([(0.54, 1.24), (0.54, 1.40)], r=0.05, heat=1.0)
    cliff = poly(
        (1.2, -1.5),
        (1.2, 0.66),
        (0.14, 0.66),
        (0.24, 0.40),
        (0.06, 0.16),
        (0.20, -0.18),
        (0.02, -0.52),
        (0.16, -0.90),
        (-0.04, -1.5),
    )
    n.being(cliff, "dusk", soft=0.12, halo=0.4, rim=1.6, stars=0.1)
    for line in (
        ((0.40, 0.60), (0.36, 0.2), (0.44, -0.2)),
        ((0.70, 0.4), (0.60, -0.2), (0.66, -0.8)),
        ((0.30, -0.3), (0.34, -0.8), (0.28, -1.3)),
    ):
        n.ink(line, 0.03, 0.6, "dusk")
    for x, lean, high in ((-0.94, 0.10, 0.7), (-0.70, -0.08, 0.35), (-0.40, 0.06, 0.0)):
        n.being(
            sweep([(x, -1.4), (x + lean, -0.5), (x - lean, high)], [0.07, 0.05, 0.012]),
            "silver",
            soft=0.04,
            halo=0.4,
            rim=1.3,
            stars=0,
        )
        for k in range(3):
            y = -0.5 + 0.3 * k + high * 0.3
            s = -1 if k % 2 else 1
            n.being(
                sweep([(x + lean * 0.6, y), (x + 0.16 * s, y + 0.16), (x + 0.24 * s, y + 0.34)], [0.035, 0.025, 0.004]),
                "silver",
                soft=0.02,
                halo=0.3,
                stars=0,
            )
    scenery.hills(n, -1.22, "silver", 4, 0.05, -0.06)
    n.lit(sweep([(0.22, 0.66), (0.02, 0.36), (-0.12, -0.2), (-0.16, -0.9)], [0.010] * 4), "#a0e0ff", 1.1, 0.04)
    look = Look("ice", "flesh", "parted", "gold", collar="v")
    who = act(n, look, "climb", (-0.10, -0.62), 1.28, 1, "suit", "man", bones=0.6, rim=1.6, halo=0.8)
    hx, hy = who.hip
    n.being(
        sweep([(hx - 0.16, hy + 0.36), (hx - 0.24, hy + 0.20), (hx - 0.12, hy + 0.06)], [0.07, 0.09, 0.06]),
        "bronze",
        soft=0.03,
        halo=0.3,
        stars=0,
    )
    small = Look("navy", "flesh", "bob", "gold", collar="v")
    act(n, small, "point", (-0.62, -1.20), 0.78, 1, "tunic", "lady", bones=0.4, rim=1.5)
    n.being(blob((0.16, 0.66), (0.20, 0.74), (0.28, 0.72), (0.28, 0.64)), "silver", soft=0.02, halo=0.5, stars=0)
