"""Sisterhood of Karn: hooded women in a ring, hands raised to a thin sacred flame."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Bust
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import both, dot, pair, sweep


@picture("timeless", "sisterhood-of-karn", nebulae.clouds((0.0, -0.2), 0.8, 2.6))
def paint(n: Night) -> None:
    n.lamp_at = (0.0, -0.5)
    for x, y, s in (
        (-0.78, 0.34, 0.20),
        (0.78, 0.34, 0.20),
        (-0.40, 0.52, 0.22),
        (0.40, 0.52, 0.22),
        (0.0, 0.62, 0.24),
    ):
        b = Bust((x, y), s, x * -8)
        n.being(b.put(heads.SHOULDERS), "blood", soft=0.08, halo=0.4, fade=0.4)
        n.being(b.put(heads.EGG), "flesh", soft=0.09, halo=0.3, stars=0, bright=0.05)
        n.dark(b.put(pair(dot(0.29, 0.1, 0.15, 0.08))), 0.6, 0.01)
        n.being(b.put(heads.HATS["hood"]), "ember", soft=0.05, halo=0.4, stars=0.2)
        n.star(*b.put(dot(0, 1.2, 0.01))[0].mean(0), 0.08, 0.8)
    for x in (-0.62, -0.34, 0.34, 0.62):
        n.being(
            sweep([(x * 1.5, -0.95), (x * 1.2, -0.5), (x * 0.8, -0.22)], [0.10, 0.08, 0.04]),
            "blood",
            soft=0.05,
            halo=0.4,
        )
    n.being(
        both((0.10, -0.88), (0.34, -0.98, 0), (0.22, -1.2), (0.26, -1.5, 0), (0, -1.5)),
        "gold",
        soft=0.08,
        halo=0.5,
        stars=0,
    )
    n.being(land.flame(0, -0.92, 0.72, 0.16, 0.03, 4), "ember", soft=0.06, halo=1.2, bright=0.25)
    n.star(0, -0.70, 0.5, 1.4, "#ffc060")
