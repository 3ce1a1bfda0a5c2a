"""Azal: horns, beard and folded arms, as high as the vault, and a church small below him."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, pair, poly, sweep


@picture("present", "azal", nebulae.rays((0.0, 0.0), 1.1, 1.4))
def paint(n: Night) -> None:
    n.lamp_at = (0.0, -0.9)
    b = portrait(
        n,
        Look("ember", "ember", "bald", "soot", collar="", beard="goatee", face="long", eyes="#ffe060"),
        (0.0, 0.44),
        0.40,
        0,
        wide=1.3,
        stern=1.0,
        fade=0.15,
    )
    n.being(b.put(heads.horns(1.2, 0.55)), "bone", soft=0.07, halo=0.6, stars=0)
    n.being(b.put(pair(poly((0.60, 0.2), (0.98, 0.5), (0.70, -0.1)))), "ember", soft=0.04, halo=0.2, stars=0)
    n.being(
        sweep([(-0.72, -0.62), (-0.1, -0.72), (0.5, -0.60)], [0.15, 0.14, 0.10])
        + sweep([(0.72, -0.70), (0.1, -0.84), (-0.5, -0.74)], [0.15, 0.14, 0.10]),
        "ember",
        soft=0.09,
        halo=0.3,
    )
    n.being(
        box(-0.18, -1.5, 0.18, -1.16)
        + poly((-0.22, -1.16), (0, -1.04), (0.22, -1.16))
        + box(0.18, -1.5, 0.34, -0.98)
        + poly((0.17, -0.98), (0.26, -0.80), (0.35, -0.98)),
        "soot",
        soft=0.03,
        halo=0.6,
        stars=0,
        bright=0.1,
    )
    n.lit(box(-0.05, -1.34, 0.05, -1.22), "#ffd060", 1.2, 0.05)
