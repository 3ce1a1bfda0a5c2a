"""The Matrix: a crown of wires about a head that dreams, faces of the dead in the stream above it."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Bust, Look, countenance
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, pair, place, polar, sweep


@picture("timeless", "the-matrix", nebulae.vortex((0.0, 0.2), 0.8, 0.9, heart=0.9))
def paint(n: Night) -> None:
    for k in range(10):
        a = 12 + k * 17.3
        x, y = polar((0, -0.1), a, 0.95 + 0.12 * (k % 2))
        n.being(place(heads.EGG, (x, y), 0.13, (a - 90) * 0.4), "ice", solid=0.6, soft=0.05, halo=0.5, stars=0, rim=1.3)
        n.dark(place(pair(dot(0.29, 0.1, 0.15, 0.1)), (x, y), 0.13, (a - 90) * 0.4), 0.6, 0.006)
        n.lit(sweep([polar((0, -0.1), a, 0.40), polar((0, -0.1), a, 0.82)], [0.006, 0.002]), n.sky.accent, 0.8, 0.03)
    b = Bust((0.0, -0.20), 0.38, 0)
    n.being(b.put(heads.SHOULDERS), "pearl", soft=0.14, halo=0.5, fade=0.4)
    countenance(n, b, Look(skin="bone"), 0.0)
    n.being(
        b.put(both((0, 1.20), (0.66, 1.02), (0.86, 0.5), (0.80, 0.28, 0), (0, 0.50))),
        "gold",
        soft=0.06,
        halo=0.8,
        stars=0,
    )
    n.lit(b.put([q for a in range(30, 160, 20) for q in dot(*polar((0, 0.1), a, 0.92), 0.05)]), n.sky.accent, 1.3, 0.05)
