"""Kandyman: liquorice, sherbet and marzipan in the shape of a cook, eyes that spin."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, box, dot, sweep


@picture("future", "kandyman", nebulae.rays((0.0, 0.3), 1.8, 1.2))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.1)
    n.being(both((0.2, -0.1), (0.66, -0.2), (0.80, -0.7), (0.76, -1.5, 0), (0, -1.5)), "pearl", soft=0.2, halo=0.7)
    for k, c in enumerate(("candy", "lime", "gold", "violet")):
        n.being(
            sweep([(-0.75, -0.5 - k * 0.25), (0, -0.58 - k * 0.25), (0.75, -0.5 - k * 0.25)], [0.06, 0.06, 0.06]),
            c,
            soft=0.04,
            halo=0.2,
            stars=0,
        )
    for x in (-1, 1):
        for k in range(3):
            n.being(
                dot((0.74 + 0.05 * k) * x, -0.36 - 0.24 * k, 0.15),
                ("soot", "candy", "soot")[k],
                soft=0.07,
                halo=0.4,
                stars=0,
            )
    n.being(
        both((0, 0.80), (0.50, 0.78, 0), (0.56, 0.40), (0.50, -0.02, 0), (0, -0.06)),
        "candy",
        soft=0.2,
        halo=0.9,
        stars=0,
    )
    n.being(dot(0, 0.84, 0.52, 0.14), "pearl", soft=0.08, halo=0.5, stars=0)
    for k in range(7):
        n.being(
            dot(-0.42 + k * 0.14, 0.96 + 0.05 * (k % 2), 0.10),
            ("lime", "gold", "violet", "ember")[k % 4],
            soft=0.05,
            halo=0.4,
            stars=0,
        )
    for x in (-0.2, 0.2):
        for r, c in ((0.17, "pearl"), (0.12, "ember"), (0.07, "pearl"), (0.03, "soot")):
            n.being(dot(x, 0.46, r), c, soft=0.03, halo=0.1, stars=0)
    n.dark(blob((-0.28, 0.20), (0, 0.12), (0.28, 0.20), (0.18, 0.04), (-0.18, 0.04)), 0.85, 0.01)
    n.being(
        [q for k in range(5) for q in box(-0.18 + k * 0.08, 0.12, -0.12 + k * 0.08, 0.19)],
        "pearl",
        soft=0.01,
        halo=0,
        stars=0,
    )
