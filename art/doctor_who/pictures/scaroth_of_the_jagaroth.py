"""Scaroth of the Jagaroth: a white suit, a cravat, and above them one eye in a head of green weed."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Bust
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, polar, sweep


@picture("timeless", "scaroth-of-the-jagaroth", nebulae.vortex((0.0, 0.4), 2.0, 0.9, heart=0.9))
def paint(n: Night) -> None:
    n.lamp_at = (-0.9, 1.1)
    b = Bust((0.0, 0.36), 0.42, 0)
    n.being(b.put(heads.SHOULDERS), "pearl", soft=0.14, halo=0.6, fade=0.3)
    n.being(b.put(heads.COLLARS["lapels"]), "pearl", soft=0.05, halo=0, stars=0, bright=0.06)
    n.being(b.put(heads.cravat(1.4)), "violet", soft=0.06, halo=0.1, stars=0)
    n.being(b.put(heads.NECK), "moss", soft=0.08, halo=0, stars=0)
    n.being(
        b.put(both((0, 1.1), (0.56, 1.0), (0.82, 0.4), (0.74, -0.4), (0.4, -0.9), (0, -1.0))),
        "moss",
        soft=0.2,
        halo=0.9,
        stars=0,
    )
    for k in range(12):
        a = k * 30 + 6
        n.being(
            b.put(
                sweep(
                    [polar((0, 0.1), a, 0.36), polar((0, 0.1), a + 12, 0.66), polar((0, 0.05), a + 30, 0.92)],
                    [0.13, 0.12, 0.05],
                )
            ),
            "moss",
            soft=0.05,
            halo=0.1,
            stars=0,
        )
    n.dark(b.put(dot(0, 0.12, 0.34, 0.26)), 0.9, 0.03)
    n.lit(b.put(dot(0, 0.12, 0.17, 0.14)), "#ffd860", 1.6, 0.12)
    n.dark(b.put(dot(0, 0.12, 0.06, 0.09)), 0.9, 0.006)
    n.star(*b.put(dot(0, 0.12, 0.01))[0].mean(0), 0.4, 0.8, "#ffe090")
