"""Tlotoxl: a priest in feathers and paint, an obsidian knife raised to the dark sun."""

from art.doctor_who import nebulae, things
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, sweep


@picture("past", "tlotoxl", nebulae.eclipse((0.0, 0.45), 0.58, 0.4))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("soot", "bronze", "long", "soot", "feathers", "sea", "", "gold", eyes="#ff5030"),
        (0.0, 0.34),
        0.38,
        0,
        stern=1.0,
    )
    n.dark(b.put(box(-0.66, -0.12, 0.66, -0.02)), 0.8, 0.02)
    n.dark(b.put(box(-0.5, -0.86, 0.5, -0.66)), 0.6, 0.03)
    n.being(b.put(dot(0, -1.9, 0.5, 0.5)), "gold", soft=0.2, halo=0.5, stars=0)
    n.being(b.put(hoop(0, -1.9, 0.34, 0.04)), "blood", soft=0.02, halo=0.1, stars=0)
    things.sword(n, (0.74, -0.60), 0.9, 10, "dusk", is_knife=True)
    n.being(sweep([(0.90, -1.4), (0.78, -0.9), (0.74, -0.60)], [0.14, 0.11, 0.09]), "bronze", soft=0.06, halo=0.3)
