"""The First Doctor: an old man in profile, white hair to his collar, both hands on his stick, the way out open."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import blob, dot, poly, sweep


@picture("timeless", "the-first-doctor", nebulae.roundels((-0.7, 0.5), 0.50, 0.75))
def paint(n: Night) -> None:
    look = Look("soot", "bone", "swept", "pearl", "", "", "wing", "pearl")
    b = profile(n, look, (0.20, 0.36), 0.47, -1, 3, stern=0.7, lamp=(-1.0, 0.9))
    n.being(b.put(blob((0.74, 0.56, 0), (0.72, 1.02), (0.40, 1.34), (-0.44, 1.42), (-0.90, 1.06), (-1.0, 0.44, 0), (0,
        0.62))),
            "soot", soft=0.12, halo=0.5, rim=1.6, stars=0.8)  # fmt: skip
    n.being(
        b.put(blob((0.28, -1.2), (0.62, -1.34), (0.56, -1.9), (0.24, -1.7))), "navy", soft=0.05, halo=0.3, stars=0.3
    )
    n.being(b.put(poly((1.02, -2.5), (1.20, -2.4), (1.36, -5), (1.16, -5))), "silver", soft=0.04, halo=0.2, stars=0.2)
    stick = [(-0.62, -1.5), (-0.56, -0.62)]
    n.being(sweep(stick, [0.030, 0.030]), "bronze", soft=0.03, halo=0.4, stars=0)
    n.being(
        sweep([(0.66, -1.35), (0.20, -1.22), (-0.34, -0.90)], [0.22, 0.18, 0.12]), "soot", soft=0.09, halo=0.4, rim=1.5
    )
    n.being(sweep([(-0.34, -0.90), (-0.48, -0.76)], [0.09, 0.09]), "pearl", soft=0.04, halo=0.2, stars=0)
    for k in range(4):
        n.being(sweep([(-0.46, -0.66 - k * 0.055), (-0.58, -0.68 - k * 0.055), (-0.63, -0.75 - k * 0.05)], [0.042,
            0.04, 0.03]),
                "bone", soft=0.03, halo=0.2, stars=0)  # fmt: skip
    n.being(dot(-0.55, -0.52, 0.085, 0.07), "silver", soft=0.04, halo=0.9, stars=0, bright=0.1)
    n.star(-0.57, -0.49, 0.22, 1.2)
