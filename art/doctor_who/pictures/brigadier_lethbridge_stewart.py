"""Brigadier Lethbridge-Stewart: cap, moustache, a stick under his arm, helicopters behind him, and no surprise."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import blob, box, dot, poly, sweep


@picture("present", "brigadier-lethbridge-stewart", nebulae.curtains((-0.4, 0.6), 5, -0.2, 1.2, lamp=(-1.0, 0.8)))
def paint(n: Night) -> None:
    for x, y, k in ((-0.66, 0.92, 0.9), (-0.30, 0.56, 0.5), (-0.78, 0.40, 0.36)):
        body = blob(
            (-0.18, 0), (-0.05, 0.08), (0.10, 0.05), (0.34, 0.05, 0), (0.34, 0.0), (0.08, -0.06), (-0.10, -0.07)
        )
        n.being(
            [p * k + (x, y) for p in body + box(-0.02, 0.06, 0.01, 0.12)], "soot", soft=0.03, halo=0.5, rim=1.8, stars=0
        )
        n.glint([(x - 0.30 * k, y + 0.12 * k), (x, y + 0.13 * k), (x + 0.30 * k, y + 0.12 * k)], 0.012, "pearl", 0.7)
        n.lit(
            poly((x - 0.10 * k, y - 0.04), (x - 0.26 * k, y - 0.8 * k), (x + 0.10 * k, y - 0.8 * k)),
            "#ffe8c0",
            0.22,
            0.05,
        )
    scenery.hills(n, -0.70, "soot", 4, 0.06)
    n.lamp_at = (-1.0, 0.8)
    look = Look("moss", "flesh", "short", "soot", "peaked", "moss", "lapels", "bone", "moustache")
    b = profile(n, look, (0.22, 0.30), 0.46, -1, 2, stern=0.8)
    n.being(
        b.put(blob((0.80, 0.46, 0), (1.34, 0.34), (1.30, 0.22), (0.82, 0.34))), "soot", soft=0.03, halo=0.2, rim=1.6
    )
    n.being(
        b.put(poly((-0.95, 0.40), (0.84, 0.44), (0.86, 0.62), (-0.98, 0.58))), "blood", soft=0.03, halo=0.2, stars=0
    )
    n.star(*b.spot(0.80, 0.86), 0.16, 1.2, "#ffe0a0")
    n.being(b.put(poly((0.48, -1.28), (0.66, -1.34), (0.86, -2.2), (0.66, -2.4))), "bronze", soft=0.03, halo=0, stars=0)
    for i, hue in enumerate(("blood", "navy", "gold", "pearl")):
        n.being(
            b.put(box(-0.30 + 0.24 * i, -2.44, -0.10 + 0.24 * i, -2.22)), hue, soft=0.02, halo=0.1, stars=0, bright=0.1
        )
    n.being(
        b.put(poly((-1.06, -1.24), (-0.50, -1.10), (-0.46, -1.24), (-1.10, -1.44))),
        "gold",
        soft=0.04,
        halo=0.2,
        stars=0.3,
    )
    n.being(
        sweep([(-0.72, -0.82), (0.30, -1.00), (0.90, -1.12)], [0.026, 0.032, 0.036]),
        "bronze",
        soft=0.03,
        halo=0.5,
        stars=0,
    )
    n.being(dot(-0.73, -0.82, 0.042), "silver", soft=0.03, halo=0.5, stars=0)
    n.being(
        sweep([(0.86, -1.42), (0.42, -1.32), (0.02, -1.08)], [0.20, 0.19, 0.13]), "moss", soft=0.08, halo=0.3, rim=1.4
    )
    for k in range(4):
        n.being(sweep([(-0.02 - k * 0.055, -1.10), (-0.06 - k * 0.055, -0.93), (-0.02 - k * 0.05, -0.89)], [0.04,
            0.04, 0.03]), "bronze",
                soft=0.03, halo=0.1, stars=0)  # fmt: skip
