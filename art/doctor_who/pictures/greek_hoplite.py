"""Greek Hoplite: a crested helmet, a round shield, a long spear; and far off, a wooden horse."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.creature import Beast
from art.kit.shapes import box, dot, hoop, polar, poly, sweep


@picture("past", "greek-hoplite", nebulae.eclipse((-0.2, 0.6), 0.55, 0.3))
def paint(n: Night) -> None:
    h = Beast((-0.62, -0.10), 0.34, "horse", "stand")
    n.being(h.body(), "bronze", soft=0.04, halo=0.5, stars=0.2)
    n.being(box(-0.90, -0.50, -0.36, -0.46), "bronze", soft=0.02, halo=0.2)
    n.being(sweep([(0.72, -1.5), (0.66, 1.0)], [0.022, 0.018]), "bronze", soft=0.02, halo=0.4, stars=0)
    n.being(poly((0.60, 0.98), (0.655, 1.30), (0.72, 0.98)), "silver", soft=0.03, halo=0.6, stars=0)
    b = portrait(n, Look("bronze", "flesh", "bald", "soot", "greek", "bronze", ""), (0.14, 0.42), 0.38, -3, stern=0.9)
    n.being(b.put(heads.plume(1.3)), "blood", soft=0.07, halo=0.5)
    n.being(dot(-0.16, -0.78, 0.58), "bronze", soft=0.28, halo=0.8)
    n.being(hoop(-0.16, -0.78, 0.52, 0.03), "gold", soft=0.02, halo=0.4, stars=0)
    n.joined(
        [polar((-0.16, -0.78), a, r) for a, r in ((90, 0.34), (150, 0.30), (220, 0.36), (300, 0.32), (20, 0.30))],
        ((0, 1), (1, 2), (2, 3), (3, 4), (4, 0)),
        0.08,
        0.9,
    )
