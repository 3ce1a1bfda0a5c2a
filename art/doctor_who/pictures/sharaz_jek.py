"""Sharaz Jek: a mask half white and half black, and one eye that burns in it."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, pair


@picture("future", "sharaz-jek", nebulae.clouds((-0.3, 0.4), 0.8, 2.6))
def paint(n: Night) -> None:
    b = portrait(n, Look("soot", "pearl", "bald", "soot", "hood", "soot", "high"), (0.0, 0.28), 0.58, 0, stern=0.4)
    n.being(
        b.put([part.clip((-9, -9), (0, 9)) for part in heads.EGG]), "soot", soft=0.16, halo=0.2, stars=0, bright=0.08
    )
    n.ink([b.put(dot(0.02 * (-1) ** k, 0.98 - k * 0.39, 0.001))[0].mean(0) for k in range(6)], 0.012, 0.9)
    n.dark(b.put(pair(dot(0.29, 0.10, 0.16, 0.10))), 0.95, 0.01)
    n.lit(b.put(dot(-0.29, 0.10, 0.075)), n.sky.accent, 1.8, 0.14, 0.9)
    n.star(*b.put(dot(-0.29, 0.1, 0.01))[0].mean(0), 0.34, 1.3, n.sky.accent)
    n.star(*b.put(dot(0.29, 0.1, 0.01))[0].mean(0), 0.14, 0.8)
    n.dark(b.put(box(-0.22, -0.56, 0.22, -0.50)), 0.9, 0.008)
    for x, y in ((-0.8, -1.15), (0.75, -1.2), (-0.5, -0.95)):
        n.haze(x, y, 0.25, "ember", 0.8)
