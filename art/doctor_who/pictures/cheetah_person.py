"""Cheetah Person: a spotted cat upright in the saddle's stirrups of the wind, eyes of gold."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Bust
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, pair, sweep


@picture("present", "cheetah-person", nebulae.planet((0.0, -2.2), 1.7, 0.5, sun=(0.5, 0.6)))
def paint(n: Night) -> None:
    b = Bust((0.0, 0.32), 0.44, -4)
    n.lamp_at = (-0.9, 1.1)
    n.being(b.put(heads.SHOULDERS), "gold", soft=0.16, halo=0.6, fade=0.3)
    n.being(b.put(pair(dot(0.62, 0.86, 0.28, 0.30))), "gold", soft=0.08, halo=0.4, stars=0)
    n.being(
        b.put(both((0, 1.12), (0.60, 0.98), (0.92, 0.4), (0.86, -0.2), (0.50, -0.80), (0, -0.98))),
        "gold",
        soft=0.22,
        halo=0.9,
        stars=0.1,
    )
    n.being(b.put(both((0, -0.06), (0.36, -0.22), (0.42, -0.56), (0, -0.82))), "bone", soft=0.10, halo=0, stars=0)
    n.dark(b.put(both((0, -0.08), (0.15, -0.12), (0.06, -0.28), (0, -0.30))), 0.9, 0.01)
    for x in (-1, 1):
        n.dark(b.put(sweep([(0.22 * x, 0.1), (0.20 * x, -0.2), (0.34 * x, -0.5)], [0.05, 0.045, 0.02])), 0.85, 0.01)
        n.dark(b.put(sweep([(0, -0.3), (0.10 * x, -0.48), (0.30 * x, -0.46)], [0.02, 0.03, 0.01])), 0.8, 0.008)
    n.dark(b.put(pair(dot(0.38, 0.20, 0.18, 0.13, 12))), 0.9, 0.015)
    n.lit(b.put(pair(dot(0.38, 0.20, 0.11, 0.10))), "#ffe040", 1.3, 0.07)
    n.dark(b.put(pair(dot(0.38, 0.20, 0.028, 0.09))), 0.95, 0.004)
    rng = n.rng(1)
    for u, v, k in rng.random((46, 3)):
        x, y = (u - 0.5) * 3.0, -3.2 + v * 4.0
        if y < -1.2 or (y > 0.42 and abs(x) < 0.75):
            n.dark(b.put(dot(x, y, 0.06 + 0.06 * k, 0.05 + 0.04 * k)), 0.6, 0.008, "bronze")
