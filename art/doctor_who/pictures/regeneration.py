"""Regeneration: golden fire from hands and head, and a face between two faces."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.figure import Figure
from art.kit.shapes import dot, place


@picture("purple", "regeneration", nebulae.rays((0.0, 0.2), 2.0, 1.6, heart=0.25))
def paint(n: Night) -> None:
    f = Figure(
        (0, -0.36), 2.15, turn=0.85, near_arm=(352, 20), far_arm=(188, 160), near_leg=(262, 266), far_leg=(278, 274)
    )
    n.being(f.coat(-1.2, 0.34), "bronze", soft=0.10, halo=0.9, fade=0.3)
    n.being(f.arm(True, 1.3) + f.arm(False, 1.3), "bronze", soft=0.06, halo=0.6)
    for at, a, s in ((f.hand_n, -70, 0.8), (f.hand_f, 70, 0.8), (f.head, 0, 1.1)):
        for t in (-24, 0, 24):
            n.being(
                place(land.flame(0, 0, 0.85 * s, 0.30 * s, 0, 3), at, 1, a + t),
                "gold",
                soft=0.06,
                halo=1.2,
                solid=0.75,
                bright=0.25,
                stars=0,
            )
    n.being(f.on_head(dot(-0.25, 0, 0.62, 1.0)), "flesh", solid=0.6, soft=0.05, halo=0.4, stars=0, bright=0.15)
    n.being(f.on_head(dot(0.25, 0, 0.62, 1.0)), "gold", solid=0.6, soft=0.05, halo=0.4, stars=0, bright=0.15)
    n.star(*f.head, 0.5, 0.8, "#ffe090")
    n.star(*f.hand_n, 0.5, 1.4, "#ffe090")
    n.star(*f.hand_f, 0.5, 1.4, "#ffe090")
