"""Celestial Toymaker: his hand over a board before us, and beyond it, at table, his face, in no hurry at all."""

from art.doctor_who import hands, nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import three_quarter
from art.kit.shapes import box, dot, place, poly, sweep


@picture("timeless", "celestial-toymaker", nebulae.vortex((0.2, 0.62), 1.2, 0.8, heart=0.4))
def paint(n: Night) -> None:
    n.shade(0.25, 0.5, 0.7, 0.35)
    look = Look("violet", "bone", "short", "soot", "mandarin", "gold", "high")
    b = three_quarter(n, look, (0.30, 0.52), 0.34, -0.30, -0.16, 6, stern=-0.7, lamp=(-0.9, 1.1))
    n.lit(b.plain(dot(0.0, 1.62, 0.10)), "#ff5060", 1.2, 0.04)
    n.being(
        poly((-1.1, -1.5), (1.1, -1.5), (1.1, -0.44), (-1.1, -0.56)),
        "blood",
        soft=0.08,
        halo=0.4,
        stars=0.2,
        bright=-0.04,
    )
    # The game of three pegs and a tower of triangles.
    for x, y, count in ((-0.62, -0.98, 2), (0.02, -1.02, 4), (0.66, -0.94, 3)):
        n.being(dot(x, y - 0.10, 0.30, 0.07), "gold", soft=0.03, halo=0.4, stars=0)
        n.being(sweep([(x, y - 0.10), (x, y + 0.34)], [0.016, 0.012]), "gold", soft=0.01, halo=0.4, stars=0)
        for k in range(count):
            w = 0.25 - 0.045 * k
            n.being(poly((x - w, y - 0.08 + 0.085 * k), (x + w, y - 0.08 + 0.085 * k), (x + w * 0.82, y + 0.075 * k),
                (x - w * 0.82, y + 0.075 * k)),
                    ("ice", "candy", "lime", "gold")[k], soft=0.03, halo=0.4, stars=0.1)  # fmt: skip
    hands.fist(n, (-0.52, -0.30), (-1.25, -0.05), 0.28, "bone", "violet", "gold", 1)
    tri = poly((-0.56, -0.62), (-0.20, -0.62), (-0.26, -0.52), (-0.50, -0.52))
    n.being(tri, "ember", soft=0.03, halo=0.9, stars=0.1, bright=0.1)
    n.star(-0.38, -0.56, 0.36, 1.3)
    for (x, y, a), pips in (((-0.66, 0.72, 16), 5), ((-0.30, 1.04, -20), 2)):
        n.being(place(box(-0.13, -0.18, 0.13, 0.18), (x, y), 1, a), "pearl", soft=0.03, halo=0.7, stars=0)
        n.lit(place(poly((0, 0.09), (0.06, 0), (0, -0.09), (-0.06, 0)), (x, y), 1, a), "#ff4050", 0.7, 0.02)
        n.star(x, y + 0.01 * pips, 0.08, 0.8)
    n.being(place(box(-0.11, -0.11, 0.11, 0.11), (-0.80, 0.20), 1, 24), "pearl", soft=0.05, halo=0.7, stars=0)
    n.dark(place(dot(-0.05, 0.05, 0.022) + dot(0.05, -0.05, 0.022) + dot(0, 0, 0.022), (-0.80, 0.20)), 0.9, 0.003)
