"""Robespierre: powdered curls, a cravat, and a tall frame with a blade."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, poly


@picture("past", "robespierre", nebulae.deep((-0.3, 0.6), 0.7, 0.5))
def paint(n: Night) -> None:
    n.being(
        box(0.30, -1.5, 0.38, 1.02) + box(0.82, -1.5, 0.90, 1.02) + box(0.26, 1.0, 0.94, 1.10),
        "bronze",
        soft=0.04,
        halo=0.5,
        stars=0.1,
    )
    n.being(
        poly((0.39, 0.86), (0.81, 0.86), (0.81, 0.44), (0.39, 0.62)), "silver", soft=0.06, halo=1.0, stars=0, rim=1.4
    )
    n.star(0.80, 0.46, 0.3, 1.3)
    b = portrait(
        n, Look("sea", "bone", "swept", "pearl", "", "", "lapels"), (-0.28, 0.34), 0.38, -4, wide=0.8, stern=0.8
    )
    n.being(b.put(heads.cravat(1.4)), "pearl", soft=0.08, halo=0.3, stars=0)
    for k, hue in enumerate(("blood", "pearl", "navy")):
        n.being(b.put(dot(0.72, -1.6, 0.20 - k * 0.06)), hue, soft=0.03, halo=0.1, stars=0)
