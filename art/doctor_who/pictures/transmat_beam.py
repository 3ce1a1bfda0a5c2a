"""Transmat Beam: somebody made of sparks between two plates of light."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.figure import Figure
from art.kit.shapes import dot, poly, sweep


@picture("timeless", "transmat-beam", nebulae.deep((0.0, 0.0), 0.8, 0.42))
def paint(n: Night) -> None:
    n.being(dot(0, 1.18, 0.52, 0.10) + dot(0, -1.22, 0.56, 0.11), "silver", soft=0.06, halo=0.8, stars=0)
    n.being(
        poly((-0.44, 1.14), (0.44, 1.14), (0.50, -1.18), (-0.50, -1.18)),
        "ice",
        solid=0.22,
        soft=0.2,
        rim=0.8,
        halo=0.4,
        stars=0.8,
        bright=0.2,
    )
    for k in range(9):
        x = -0.42 + k * 0.105
        n.lit(sweep([(x, 1.14), (x * 1.1, -1.18)], [0.003, 0.003]), "#90e0ff", 0.6, 0.02)
    f = Figure((0, -0.18), 1.85, turn=0.85, near_arm=(282, 276), far_arm=(258, 264))
    n.being(f.body(), "ice", solid=0.5, soft=0.08, halo=0.8, stars=1.0, fade=0.5, rim=1.4)
    n.strewn(f.body(), 90, 0.05, n.sky.star, heat=0.9)
    n.bones(f, 0.05, 0.9)
