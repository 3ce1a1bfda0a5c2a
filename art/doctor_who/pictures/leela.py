"""Leela: skins and a long knife, ready to spring."""

from art.doctor_who import nebulae, things
from art.doctor_who.people import Look, standing
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import polar, poly


@picture("future", "leela", nebulae.pillars((0.3, 0.8)))
def paint(n: Night) -> None:
    f = standing(
        n,
        Look("bronze", "flesh", "long", "bronze", collar=""),
        (-0.04, -0.32),
        2.1,
        (20, 60),
        (215, 330),
        ((250, 262), (306, 282)),
        "tunic",
        "lady",
        82,
        fade=0.12,
        bones=0.7,
        boots="flesh",
        wide=0.26,
    )
    things.sword(n, f.hand_n, 0.62, -30, "silver", is_knife=True)
    n.lit(poly(*[polar(f.hand_f, a, r) for a, r in ((90, 0.02), (200, 0.02), (150, 0.16))]), n.sky.accent, 1.2, 0.04)
    n.glint([(-0.12, 0.26), (-0.02, 0.02), (0.10, -0.20)], 0.02, "gold")
