"""Mongol Horseman: at the gallop, with a bow, dust of stars behind."""

from art.doctor_who import heads, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.creature import Beast
from art.kit.figure import Figure
from art.kit.shapes import poly, sweep


@picture("past", "mongol-horseman", nebulae.planet((0.0, -2.6), 1.9, 0.3, sun=(0.6, 0.7)))
def paint(n: Night) -> None:
    h = Beast((0.02, -0.55), 0.86, "pony", "gallop")
    n.haze(-0.85, -0.85, 0.6, "gold", 0.6, 1.6)
    n.being(h.body() + h.mane(0.16), "bronze", soft=0.09, halo=0.7)
    f = Figure(
        (-0.02, -0.16), 1.25, spine=82, near_arm=(5, 8), far_arm=(40, 175), near_leg=(300, 250), far_leg=(300, 250)
    )
    n.being(f.arm(False) + f.leg(True), "moss", soft=0.05, halo=0.3)
    n.being(f.trunk() + f.coat(-0.42, 0.2, -0.1), "moss", soft=0.06, halo=0.4)
    n.being(f.skull(), "flesh", soft=0.05, halo=0.3, stars=0)
    n.being(f.on_head(heads.HATS["fur"]), "bronze", soft=0.04, halo=0.3, stars=0)
    n.being(f.arm(True), "moss", soft=0.05, halo=0.4)
    n.being(
        sweep(
            [
                (f.hand_n[0] - 0.05, f.hand_n[1] + 0.42),
                (f.hand_n[0] + 0.16, f.hand_n[1] + 0.16),
                (f.hand_n[0] + 0.05, f.hand_n[1]),
                (f.hand_n[0] + 0.16, f.hand_n[1] - 0.16),
                (f.hand_n[0] - 0.05, f.hand_n[1] - 0.42),
            ],
            [0.014, 0.026, 0.02, 0.026, 0.014],
        ),
        "gold",
        soft=0.02,
        halo=0.5,
        stars=0,
    )
    n.joined(
        [
            (f.hand_n[0] - 0.05, f.hand_n[1] + 0.42),
            (f.hand_f[0], f.hand_f[1]),
            (f.hand_n[0] - 0.05, f.hand_n[1] - 0.42),
        ],
        r=0.06,
    )
    n.strewn(poly((-1, -1.2), (-0.3, -1.2), (-0.5, -0.6), (-1, -0.4)), 40, 0.03, "#ffd890")
