"""Chancellery Guard: a red cloak, a plumed helmet like a crown, a staser at the ready."""

from art.doctor_who import nebulae
from art.doctor_who.people import Bust, Look, countenance, standing
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, polar, poly, sweep


@picture("timeless", "chancellery-guard", nebulae.pillars((0.0, 0.8)))
def paint(n: Night) -> None:
    f = standing(
        n,
        Look("pearl", "flesh", "bald", "soot", "", "", ""),
        (0.0, -0.30),
        2.1,
        (335, 30),
        (300, 350),
        ((262, 268), (284, 274)),
        "suit",
        bones=0.0,
        fade=0.1,
        boots="blood",
    )
    n.being(
        blob((-0.16, 0.34, 0), (0.16, 0.34, 0), (0.34, -0.2), (0.46, -1.2, 0), (-0.50, -1.2, 0), (-0.36, -0.2)),
        "blood",
        soft=0.1,
        halo=0.5,
        solid=0.9,
    )
    n.being(f.trunk(), "pearl", soft=0.08, halo=0.3)
    n.being(f.leg(True) + f.leg(False), "pearl", soft=0.06, halo=0.2, fade=0.2)
    n.being(f.arm(True) + f.arm(False), "blood", soft=0.06, halo=0.3)
    countenance(n, Bust(f.head, f.build.head * 2.1, 0), Look())
    n.being(
        f.on_head(both((0, 1.5), (0.6, 1.3), (0.86, 0.7), (0.84, -0.6, 0), (0.62, -0.5), (0.56, 0.4), (0, 0.5))),
        "pearl",
        soft=0.04,
        halo=0.5,
        stars=0,
    )
    n.being(
        f.on_head(
            [
                q
                for a in range(30, 160, 20)
                for q in sweep([polar((0, 0.8), a, 0.5), polar((0, 0.8), a, 1.7)], [0.16, 0.05])
            ]
        ),
        "blood",
        soft=0.03,
        halo=0.5,
        stars=0,
    )
    n.being(
        poly(
            (f.hand_n[0] - 0.06, f.hand_n[1] - 0.03),
            (f.hand_n[0] + 0.36, f.hand_n[1] + 0.10),
            (f.hand_n[0] + 0.34, f.hand_n[1] + 0.16),
            (f.hand_n[0] - 0.05, f.hand_n[1] + 0.06),
        ),
        "silver",
        soft=0.02,
        halo=0.5,
        stars=0,
    )
    n.star(f.hand_n[0] + 0.37, f.hand_n[1] + 0.13, 0.22, 1.2, n.sky.accent)
