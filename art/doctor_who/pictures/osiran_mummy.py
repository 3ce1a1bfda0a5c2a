"""Osiran Mummy: a robot in bandages, before a pyramid."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, lights, picture
from art.kit.shapes import both, dot, poly


@picture("past", "osiran-mummy", nebulae.planet((0.0, -2.3), 1.7, 0.4, sun=(-0.4, 0.7)))
def paint(n: Night) -> None:
    n.being(poly((-0.75, -0.75), (0.36, 0.98), (1.4, -0.75)), "gold", soft=0.2, halo=0.7, stars=0.2)
    n.dark(poly((0.36, 0.98), (1.4, -0.75), (0.55, -0.75)), 0.45, 0.01)
    n.lamp_at = (-0.9, 1.0)
    body = both(
        (0, 0.80),
        (0.22, 0.74),
        (0.30, 0.46),
        (0.24, 0.24),
        (0.56, 0.10),
        (0.64, -0.4),
        (0.52, -0.86),
        (0.42, -1.5, 0),
        (0, -1.5),
        x=-0.10,
    )
    n.being(body, "bone", soft=0.16, halo=0.8, stars=0.2)
    for k in range(19):
        y = 0.70 - k * 0.115
        t = 0.10 * (-1) ** k
        n.ink([(-0.72, y - t), (-0.10, y + 0.02), (0.52, y + t)], 0.012, 0.55, "bone")
    n.dark(dot(-0.10, 0.46, 0.17, 0.10), 0.6, 0.04)
    n.lit(lights([(-0.19, 0.47), (-0.01, 0.47)], 0.024), "#ff6030", 1.4, 0.06)
