"""Daemons: horns and hooves, a whole ring of them about a spark of an earth."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Bust
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, pair, polar


@picture("timeless", "daemons", nebulae.rays((0.0, -1.2), 1.5, 1.8))
def paint(n: Night) -> None:
    for k in range(5):
        a = 90 + (k - 2) * 38
        x, y = polar((0, -0.75), a, 1.02)
        b = Bust((x, y), 0.20 + 0.02 * (2 - abs(k - 2)), (k - 2) * -8)
        n.being(b.put(heads.SHOULDERS), "ember", soft=0.08, halo=0.4, fade=0.6)
        n.being(b.put(heads.horns(1.1, 0.5)), "bone", soft=0.03, halo=0.4, stars=0)
        n.being(b.put(heads.LONG_EGG), "ember", soft=0.09, halo=0.6, stars=0)
        n.dark(b.put(pair(dot(0.29, 0.1, 0.17, 0.10))), 0.7, 0.01)
        n.lit(b.put(pair(dot(0.29, 0.1, 0.09, 0.05))), "#ffe060", 1.4, 0.03)
        n.being(b.put(heads.BEARDS["goatee"]), "soot", soft=0.02, halo=0, stars=0)
    n.being(dot(0, -0.82, 0.24), "sea", soft=0.14, halo=1.2, stars=0)
    n.dark(blob((-0.1, -0.7), (0.06, -0.74), (0.02, -0.9), (-0.12, -0.86)), 0.3, 0.02, "moss")
    n.star(-0.08, -0.72, 0.3, 1.0)
