"""Roman Legionary: a wall of red shields from rim to rim, and over it eyes, helmets, and points."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, hoop, pair, place, poly, sweep


@picture("past", "roman-legionary", nebulae.planet((0.0, -2.6), 1.8, 0.4, sun=(-0.3, 0.5)))
def paint(n: Night) -> None:
    n.lamp_at = (-0.7, 1.1)
    for i, x in enumerate((-0.90, -0.56, -0.30, 0.08, 0.36, 0.70, 0.94)):
        lean = 0.10 * (-1) ** i
        n.being(sweep([(x, -0.2), (x + lean, 0.95)], [0.016, 0.012]), "bronze", soft=0.02, halo=0.3, stars=0)
        n.being(
            poly((x + lean - 0.035, 0.94), (x + lean + 0.035, 0.94), (x + lean * 1.3, 1.24)),
            "silver",
            soft=0.02,
            halo=0.7,
            stars=0,
        )
        n.star(x + lean * 1.3, 1.22, 0.14, 0.9)
    helmet = both(
        (0, 0.19),
        (0.13, 0.14),
        (0.19, 0.0),
        (0.20, -0.10, 0),
        (0.14, -0.09),
        (0.13, -0.34),
        (0.06, -0.36, 0),
        (0.08, -0.08),
        (0, -0.06),
    )
    crest = both((0, 0.42), (0.18, 0.36), (0.27, 0.20), (0.20, 0.14), (0.10, 0.22), (0, 0.22))
    for i, (x, y) in enumerate(((-0.70, 0.28), (0.0, 0.34), (0.70, 0.28))):
        n.being(place(dot(0, -0.12, 0.14, 0.20), (x, y)), "flesh", soft=0.06, halo=0.2, stars=0)
        n.dark(place(pair(dot(0.055, -0.07, 0.034, 0.022)), (x, y)), 0.8, 0.006)
        for side in (-1, 1):
            n.star(x + side * 0.055, y - 0.07, 0.06, 1.1)
        if i == 1:
            n.being(place(crest, (x, y)), "blood", soft=0.04, halo=0.7, stars=0.2)
        n.being(place(helmet, (x, y)), "gold", soft=0.05, halo=0.6, stars=0)
    for row, (y, hue) in enumerate(((-0.40, "blood"), (-1.18, "blood"))):
        for i in (-1, 0, 1) if row == 0 else (-1.5, -0.5, 0.5, 1.5):
            x = i * 0.70 if row == 0 else i * 0.66
            high = 0.46 if row == 0 else 0.44
            n.being(box(x - 0.36, y - high, x + 0.36, y + high), "gold", soft=0.03, halo=0.5, stars=0, rim=1.3)
            n.being(
                box(x - 0.325, y - high + 0.035, x + 0.325, y + high - 0.035),
                hue,
                soft=0.24,
                halo=0,
                stars=0.3,
                bright=0.02,
            )
            for a in (35, 145, 215, 325):
                n.being(place(poly((0.10, -0.02), (0.34, -0.035), (0.36, 0.0), (0.34, 0.035), (0.10, 0.02)), (x, y),
                    0.92, a), "gold", soft=0.02,
                        halo=0.2, stars=0)  # fmt: skip
            n.being(dot(x, y, 0.105), "gold", soft=0.06, halo=0.5, stars=0)
            n.lit(hoop(x, y, 0.115, 0.006), "#ffe090", 0.6, 0.02)
