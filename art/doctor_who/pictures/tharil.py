"""Tharil: a lion's profile comes through a mirror, and what is still on the other side of it is only stars."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import blob, box, dot, sweep


@picture("future", "tharil", nebulae.vortex((-0.46, 0.30), 2.4, 0.8, heart=0.8))
def paint(n: Night) -> None:
    n.dark(box(-0.10, -1.5, 1.1, 1.5), 0.45, 0.01, "ice")
    look = Look("navy", "gold", "mane", "ember", collar="high", eyes="#ffe060")
    b = profile(n, look, (-0.02, 0.30), 0.46, 1, -2, stern=0.6, lamp=(0.9, 0.9))
    n.being(b.put(blob((0.62, 0.20), (0.92, -0.06), (1.16, -0.26), (1.14, -0.56), (0.86, -0.80), (0.50, -0.84), (0.40,
        -0.40), (0.50, 0.0))), "bone",
            soft=0.09, halo=0.2, stars=0, bright=0.06)  # fmt: skip
    n.dark(b.put(blob((1.00, -0.10), (1.18, -0.26), (1.12, -0.36), (0.96, -0.24))), 0.9, 0.006)
    n.dark(b.put(sweep([(1.08, -0.46), (0.84, -0.56), (0.60, -0.46)], [0.02, 0.035, 0.01])), 0.85, 0.006)
    n.being(
        b.put(blob((0.44, -0.84), (0.80, -0.82), (0.86, -1.10), (0.66, -1.46, 0), (0.40, -1.16))),
        "ember",
        soft=0.05,
        halo=0.2,
        stars=0.2,
    )
    for k in range(3):
        n.glint(
            [b.spot(0.80, -0.40), b.spot(1.2, -0.46 - 0.10 * k), b.spot(1.6, -0.40 - 0.24 * k)], 0.006, "pearl", 0.7
        )
    # Beyond the glass: the same one, told by stars.
    n.dark(box(-1.1, -1.5, -0.16, 1.5), 0.42, 0.01, "violet")
    marks = [
        b.spot(x, y)
        for x, y in (
            (-0.3, 1.1),
            (-0.8, 0.86),
            (-1.16, 0.4),
            (-1.3, -0.1),
            (-1.24, -0.7),
            (-0.9, -1.2),
            (-1.6, -1.8),
            (-1.7, -3.0),
        )
    ]
    n.joined(marks, r=0.10, heat=1.2)
    n.joined([marks[2], b.spot(-0.5, 0.3), b.spot(-0.5, -0.5), marks[4]], r=0.08, heat=0.9)
    n.strewn(box(-0.72, -1.2, -0.20, 0.9), 26, 0.04, "#ffe8b0", heat=0.8)
    n.being(box(-0.20, -1.5, -0.13, 1.5), "gold", soft=0.02, halo=0.9, stars=0)
    for k in range(8):
        n.being(dot(-0.165, 1.30 - 0.38 * k, 0.055, 0.075), "gold", soft=0.02, halo=0.4, stars=0)
