"""Romana: on the banks of a river in a boater and a sailor's collar, she turns to be drawn, cracked face and all."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import blob, box, dot, poly, sweep


@picture("timeless", "romana", nebulae.galaxy((-0.62, 0.95), 0.36, -25, 0.5))
def paint(n: Night) -> None:
    # A tower of iron and a river: she is on holiday.
    n.lamp_at = (-0.7, 0.9)
    tower = poly((-0.62, 0.66), (-0.58, 0.66), (-0.54, 0.10), (-0.42, -0.40), (-0.20, -0.84), (-0.34, -0.84), (-0.48,
        -0.56), (-0.72, -0.56),
                 (-0.86, -0.84), (-1.0, -0.84), (-0.78, -0.40), (-0.66, 0.10))  # fmt: skip
    n.being(
        tower + box(-0.72, 0.0, -0.48, 0.05) + box(-0.82, -0.42, -0.38, -0.36), "silver", soft=0.03, halo=0.6, stars=0.1
    )
    for k in range(7):
        y = -0.36 + 0.14 * k
        w = 0.20 - 0.026 * k
        n.dark(poly((-0.60 - w * 0.6, y), (-0.60, y + 0.10), (-0.60 + w * 0.6, y)), 0.55, 0.004)
    n.lit([p for k in range(8) for p in dot(-0.96 + 0.10 * k, -0.87, 0.012)], "#ffe0a0", 1.0, 0.03)
    scenery.sea(n, -0.88, "dusk", "pearl", 3, 5)
    look = Look("ice", "bone", "long", "gold", "panama", "bone", "sailor", "pearl")
    b = profile(n, look, (0.26, 0.26), 0.42, -1, 5, stern=-0.4, lamp=(-0.9, 0.9))
    n.being(
        b.put(blob((-0.80, 0.64), (0.0, 0.70), (0.76, 0.66), (0.76, 0.88), (0, 0.94), (-0.80, 0.88))),
        "blood",
        soft=0.02,
        halo=0.2,
        stars=0,
    )
    n.being(
        b.put(sweep([(-0.80, 0.76), (-1.3, 0.5), (-1.5, -0.1)], [0.12, 0.13, 0.02])),
        "blood",
        soft=0.05,
        halo=0.3,
        stars=0,
    )
    n.being(
        b.put(
            blob((0.40, -1.5), (0.66, -1.3), (0.80, -1.6), (0.66, -1.86), (0.76, -2.5, 0), (0.5, -2.2), (0.40, -1.8))
        ),
        "blood",
        soft=0.05,
        halo=0.3,
    )
    # The tracer.
    n.being(
        sweep([(0.62, -1.5), (0.16, -1.26), (-0.20, -0.86)], [0.20, 0.17, 0.11]), "ice", soft=0.08, halo=0.4, rim=1.3
    )
    n.being(sweep([(-0.18, -0.90), (-0.28, -0.76)], [0.085, 0.08]), "bone", soft=0.03, halo=0.2, stars=0)
    n.being(sweep([(-0.14, -1.0), (-0.38, -0.38)], [0.026, 0.022]), "silver", soft=0.02, halo=0.5, stars=0)
    for k in range(3):
        n.being(
            sweep([(-0.16 - 0.03 * k, -0.86 + 0.06 * k), (-0.32 - 0.02 * k, -0.80 + 0.06 * k)], [0.034, 0.028]),
            "bone",
            soft=0.02,
            halo=0.1,
            stars=0,
        )
    n.star(-0.39, -0.34, 0.42, 1.5, n.sky.accent)
