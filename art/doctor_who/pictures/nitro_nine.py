"""Nitro-Nine: three tins with hand-made labels, and a fuse that is very short."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, sweep


@picture("timeless", "nitro-nine", nebulae.rays((0.1, 0.5), 1.5, 1.0, heart=0.3))
def paint(n: Night) -> None:
    n.lamp_at = (0.1, 0.9)
    for x, y, hue in ((-0.46, -0.62, "silver"), (0.50, -0.66, "silver"), (0.02, -0.50, "ember")):
        n.being(
            box(x - 0.27, y - 0.56, x + 0.27, y + 0.44) + dot(x, y - 0.56, 0.27, 0.07),
            hue,
            soft=0.14,
            halo=0.6,
            stars=0,
        )
        n.being(dot(x, y + 0.44, 0.27, 0.075), "silver", soft=0.04, halo=0.3, stars=0)
        n.being(box(x - 0.27, y - 0.34, x + 0.27, y + 0.18), "bone", soft=0.10, halo=0, stars=0)
        n.being(
            hoop(x - 0.005, y + 0.0, 0.085, 0.028)
            + sweep([(x + 0.08, y), (x + 0.06, y - 0.16), (x - 0.04, y - 0.22)], [0.028, 0.028, 0.028]),
            "blood",
            soft=0.02,
            halo=0,
            stars=0,
        )
    n.being(
        sweep([(0.02, -0.06), (0.06, 0.16), (-0.04, 0.30), (0.10, 0.46)], [0.020, 0.018, 0.016, 0.012]),
        "bronze",
        soft=0.01,
        halo=0.2,
        stars=0,
    )
    n.lit(dot(0.10, 0.48, 0.07), "#ffd060", 2.2, 0.22, 1.0)
    n.star(0.10, 0.48, 0.7, 1.8, "#ffe080")
    n.strewn(dot(0.10, 0.5, 0.5), 36, 0.05, "#ffc060")
