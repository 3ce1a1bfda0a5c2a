"""Marco Polo: a pen over a journal before us, and over the page, small, the caravan that it tells of."""

from art.doctor_who import hands, nebulae, scenery
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, poly, sweep


@picture("past", "marco-polo", nebulae.galaxy((0.40, 0.92), 0.42, 30, 0.4))
def paint(n: Night) -> None:
    n.lamp_at = (0.4, 0.9)
    scenery.dunes(n, 0.22, "bronze", 5, 3)
    for i in range(4):
        x, y, k = -0.78 + 0.36 * i, 0.33 - 0.045 * i * (i - 1.6), 0.62 + 0.10 * i
        camel = blob((-0.18, 0.0), (-0.16, 0.08), (-0.10, 0.16), (-0.05, 0.09), (0.0, 0.16), (0.06, 0.08), (0.12,
            0.12), (0.16, 0.20), (0.23, 0.19),
                     (0.22, 0.14), (0.17, 0.06), (0.10, 0.0))  # fmt: skip
        feet = [p for dx in (-0.14, -0.09, 0.04, 0.09) for p in sweep([(dx, 0.02), (dx + 0.01, -0.14)], [0.014, 0.009])]
        rider = dot(-0.04, 0.26, 0.030) + blob((-0.08, 0.12), (-0.04, 0.24), (0.0, 0.12))
        shape = [p * k + (x, y) for p in camel + feet + (rider if i % 2 else [])]
        n.being(shape, "soot", soft=0.03, halo=0.5, rim=2.0, stars=0)
        if i:
            n.glint(
                [(x - 0.36 + 0.14 * k, y + 0.14 * k), (x - 0.26, y + 0.05), (x - 0.16 * k, y + 0.06)], 0.006, "bone"
            )
    n.lamp_at = (-0.7, 0.4)
    for side in (-1, 1):
        page = blob(
            (0.0, -0.42, 0),
            (side * 0.36, -0.34),
            (side * 1.05, -0.46, 0),
            (side * 1.12, -1.40, 0),
            (side * 0.4, -1.30),
            (0.0, -1.38, 0),
        )
        n.being(page, "bone", soft=0.12, halo=0.6, stars=0, bright=0.10)
        for k in range(6):
            y = -0.52 - 0.12 * k
            end = 0.92 if side < 0 or k < 3 else 0.0
            if end:
                points = [
                    (side * 0.10 if side > 0 else -0.92, y),
                    (side * 0.5, y + 0.02),
                    (side * 0.92 if side > 0 else -0.10, y),
                ]
                n.ink(points, 0.020, 0.65, "bronze")
    n.ink([(0, -0.42), (0.01, -0.9), (0, -1.38)], 0.03, 0.7, "bronze")
    nib, grip = (0.36, -0.90), (0.58, -0.62)
    n.being(sweep([nib, grip, (0.80, -0.10)], [0.008, 0.020, 0.012]), "pearl", soft=0.02, halo=0.6, stars=0)
    n.being(
        blob((0.62, -0.52), (0.62, -0.22), (0.84, 0.14, 0), (0.88, -0.10), (0.76, -0.36)),
        "pearl",
        soft=0.05,
        halo=0.7,
        stars=0,
    )
    n.ink([(0.62, -0.54), (0.72, -0.2), (0.83, 0.10)], 0.010, 0.6, "silver")
    hands.fist(n, (0.62, -0.80), (1.25, -1.55), 0.28, "flesh", "violet", "gold", -1)
    n.star(*nib, 0.30, 1.3, n.sky.accent)
    n.joined([(0.34, -0.88), (0.24, -0.84), (0.14, -0.90)], r=0.05, colour=n.sky.accent)
    n.being(poly((-0.62, -0.30), (-0.44, -0.30), (-0.48, -0.16), (-0.58, -0.16)), "gold", soft=0.02, halo=0.4, stars=0)
