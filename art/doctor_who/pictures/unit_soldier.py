"""UNIT Soldier: a beret, a rifle, and bullets that will not stop it."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, standing
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, poly


@picture("present", "unit-soldier", nebulae.curtains((0.3, 0.4), 6, -0.8, 1.0))
def paint(n: Night) -> None:
    f = standing(
        n,
        Look("moss", "flesh", "short", "bronze", "beret", "navy", "", "bone"),
        (-0.10, -0.28),
        2.1,
        (345, 20),
        (320, 10),
        ((252, 262), (296, 280)),
        "suit",
        fade=0.12,
        bones=0.0,
        boots="moss",
    )
    n.being(
        poly((-0.16, 0.08), (0.86, 0.22), (0.86, 0.26), (0.3, 0.22), (-0.16, 0.16))
        + poly((0.10, 0.10), (0.2, 0.12), (0.16, -0.08), (0.08, -0.06)),
        "soot",
        soft=0.02,
        halo=0.6,
        stars=0,
        bright=0.15,
    )
    n.lit(dot(0.89, 0.24, 0.05), "#ffd070", 2.0, 0.12, 1.0)
    n.star(0.90, 0.24, 0.45, 1.5, "#ffd070")
    n.being(f.on_chest(box(-0.28, 0.02, 0.28, 0.10)), "bone", soft=0.02, halo=0.2, stars=0)
    n.foot(-1.1, 0.6)
