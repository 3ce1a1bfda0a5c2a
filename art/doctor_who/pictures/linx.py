"""Linx: the ramp of a round ship is down in a castle's barn, and he stands on it with his helmet under his arm."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.doctor_who.stature import arm, legs
from art.kit.shapes import blob, both, box, dot, hoop, place, poly, sweep


@picture("past", "linx", nebulae.deep((0.3, 0.3), 0.8, 0.4, 0.6))
def paint(n: Night) -> None:
    for k in range(5):
        n.being(
            sweep([(-1.1 + 0.10 * k, 1.5), (-0.86 + 0.50 * k, 0.96 + 0.05 * k)], [0.05, 0.05]),
            "bronze",
            soft=0.04,
            halo=0.2,
            stars=0,
            bright=-0.08,
        )
    for x in (-0.94, 0.98):
        n.being(box(x - 0.09, -1.2, x + 0.09, 1.5), "bronze", soft=0.06, halo=0.3, stars=0, bright=-0.06)
    n.being(box(-1.1, 0.98, 1.1, 1.12), "bronze", soft=0.05, halo=0.2, stars=0, bright=-0.08)
    n.lamp_at = (-0.7, 1.0)
    n.being(dot(0.34, 0.06, 0.66, n=70), "silver", soft=0.30, halo=0.8, stars=0.1)
    for a in (0.30, 0.62):
        n.ink([(0.34 - 0.64, 0.06 + a * 0.5), (0.34, 0.06 + a), (0.34 + 0.62, 0.06 + a * 0.4)], 0.014, 0.5, "silver")
    door = poly((0.02, -0.56), (0.58, -0.56), (0.52, 0.34), (0.08, 0.34))
    n.lit(door, "#ffb050", 1.0, 0.14, 0.7)
    n.being(
        poly((0.02, -0.56), (0.58, -0.56), (0.74, -1.18), (-0.30, -1.18)),
        "silver",
        soft=0.05,
        halo=0.4,
        stars=0,
        bright=-0.06,
    )
    n.being(box(-1.1, -1.5, 1.1, -1.14), "moss", soft=0.06, halo=0.3, stars=0.2, bright=-0.08)
    n.lit(poly((0.02, -0.56), (0.58, -0.56), (0.74, -1.18), (-0.30, -1.18)), "#ffb050", 0.14, 0.05)
    n.lamp_at = (0.3, 0.2)
    at, k = (-0.02, 0.24), 0.150
    legs(n, at, k, "soot", 0.85, 0.4, 1.25, 9.2)
    arm(n, at, k, "dusk", (2.7, -3.2), (1.9, -4.6), 1, 1.2, (1.7, -1.5))
    beings.sontaran(n, at, k, "lime", "dusk", fade=0.0)
    n.being(place(box(-1.7, -4.6, 1.7, -4.0), at, k), "silver", soft=0.03, halo=0.2, stars=0)
    n.lit(place(dot(0, -4.3, 0.22), at, k), "#ffd060", 1.0, 0.03)
    n.being(
        place(both((0, 0.75), (0.6, 0.6), (0.8, 0.0), (0.7, -0.7), (0, -0.85)), (-0.40, -0.34), 0.20),
        "silver",
        soft=0.07,
        halo=0.8,
        stars=0,
    )
    n.dark(place(dot(-0.30, 0.05, 0.22, 0.16) + dot(0.30, 0.05, 0.22, 0.16), (-0.40, -0.34), 0.20), 0.95, 0.006)
    arm(n, at, k, "dusk", (-2.8, -2.9), (-2.2, -4.6), -1, 1.2, (1.7, -1.5))
    n.lit(hoop(0.34, 0.06, 0.67, 0.005, 20, 160), "#e8ffd8", 0.5, 0.02)
    n.being(
        blob((-0.98, -1.16), (-0.90, -0.94), (-0.70, -0.90), (-0.56, -1.02), (-0.52, -1.16)),
        "gold",
        soft=0.06,
        halo=0.3,
        stars=0.3,
    )
