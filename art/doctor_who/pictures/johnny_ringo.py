"""Johnny Ringo: a hand over a holster before us, and at the far end of the street somebody who waits."""

from art.doctor_who import hands, nebulae, scenery
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, poly, sweep


@picture("past", "johnny-ringo", nebulae.planet((0.0, -2.5), 1.7, 0.4, sun=(0.22, -0.02)))
def paint(n: Night) -> None:
    n.lamp_at = (0.22, 0.1)
    for side in (-1, 1):
        for k, (x, w, h) in enumerate(((0.92, 0.36, 1.05), (0.62, 0.18, 0.66), (0.46, 0.10, 0.40))):
            left, right = sorted((side * (x - w) + 0.1, side * (x + w) + 0.1))
            n.being(
                box(left, -0.62 + 0.10 * k, right, -0.30 + h), "bronze", soft=0.05, halo=0.3, stars=0.1, bright=-0.14
            )
            if side > 0:
                n.lit(box(left + 0.06, -0.12 + 0.04 * k, left + 0.14 - 0.02 * k, 0.10), "#ffc060", 0.7, 0.03)
    n.being(poly((-1.1, -1.5), (1.1, -1.5), (1.1, -0.50), (-1.1, -0.50)), "bronze", soft=0.10, halo=0.3, stars=0.2,
            bright=-0.06)  # fmt: skip
    n.dark(poly((0.18, -0.52), (0.25, -0.52), (0.62, -1.1), (0.42, -1.14)), 0.55, 0.02)
    act(n, Look("soot", "dusk", "short", "soot", "cowboy", "soot", "", beard="moustache"), "stand", (0.22, -0.52),
        0.58, -1, "coat", legs="soot",
        bones=0.0, bright=-0.12, rim=2.0)  # fmt: skip
    # The near one: a hip, a belt, a holster, a coat pushed back.
    n.lamp_at = (0.5, 0.2)
    n.being(
        blob((-1.2, 0.5), (-0.62, 0.42), (-0.44, 0.0), (-0.42, -0.6), (-0.50, -1.6, 0), (-1.2, -1.6, 0)),
        "dusk",
        soft=0.16,
        halo=0.5,
        rim=1.5,
    )
    n.being(
        blob((-1.2, 0.9), (-0.86, 0.86), (-0.84, 0.2), (-0.92, -0.5), (-0.78, -1.6, 0), (-1.2, -1.6, 0)),
        "soot",
        soft=0.10,
        halo=0.4,
        rim=1.8,
    )
    n.being(sweep([(-1.1, -0.06), (-0.70, -0.12), (-0.42, -0.02)], [0.075] * 3), "bronze", soft=0.04, halo=0.4, stars=0)
    for k in range(6):
        n.being(
            box(-0.90 + 0.08 * k, -0.17, -0.875 + 0.08 * k, -0.04), "gold", soft=0.01, halo=0.2, stars=0, bright=0.1
        )
    n.being(blob((-0.60, -0.10, 0), (-0.36, -0.06, 0), (-0.38, -0.50), (-0.48, -0.80), (-0.60, -0.72), (-0.64,
        -0.40)), "bronze", soft=0.06, halo=0.5,
            stars=0)  # fmt: skip
    n.being(
        sweep([(-0.46, -0.02), (-0.40, 0.12), (-0.28, 0.20)], [0.055, 0.06, 0.045]),
        "pearl",
        soft=0.03,
        halo=0.6,
        stars=0,
    )
    hands.sleeve(n, (-0.58, 0.98), (-0.18, 0.16), 0.34, "soot", "pearl")
    n.being(dot(-0.20, 0.22, 0.13, 0.16, 20), "flesh", soft=0.07, halo=0.4, stars=0)
    for k in range(4):
        n.being(sweep([(-0.26 + 0.06 * k, 0.14), (-0.28 + 0.07 * k, -0.02), (-0.31 + 0.075 * k, -0.13)], [0.042,
            0.038, 0.026]), "flesh",
                soft=0.025, halo=0.2, stars=0)  # fmt: skip
    n.star(-0.42, 0.08, 0.20, 1.1)
    scenery.embers(n, (0.2, -0.6), 0.9, 16, "#ffe0a0")
