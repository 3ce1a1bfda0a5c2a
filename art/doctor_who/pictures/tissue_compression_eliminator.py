"""Tissue Compression Eliminator: a black rod with a red end, and in its beam a man as small as a doll."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.figure import Figure
from art.kit.shapes import dot, hoop, place, poly


@picture("timeless", "tissue-compression-eliminator", nebulae.deep((0.1, 0.2), 0.8, 0.42))
def paint(n: Night) -> None:
    n.being(
        place(
            poly((-0.09, -0.8), (-0.075, 0.3), (0.075, 0.3), (0.09, -0.8)) + dot(0, 0.36, 0.12), (-0.46, 0.72), 1, 218
        ),
        "soot",
        soft=0.06,
        halo=0.9,
        stars=0,
        bright=0.12,
    )
    x, y = place(dot(0, 0.42, 0.01), (-0.46, 0.72), 1, 218)[0].mean(0)
    n.being(
        poly((x, y), (0.26, -1.12), (0.82, -1.02)),
        "blood",
        solid=0.42,
        soft=0.2,
        rim=0.2,
        halo=0.2,
        stars=0.5,
        bright=0.3,
    )
    n.lit(dot(x, y, 0.07), "#ff3828", 2.0, 0.18, 1.0)
    n.star(x, y, 0.45, 1.6, "#ff5040")
    f = Figure((0.50, -0.86), 0.56, turn=0.85, near_arm=(30, 60), far_arm=(150, 120))
    n.being(f.body(), "flesh", soft=0.03, halo=1.0, stars=0, bright=0.1)
    n.bones(f, 0.025, 0.6)
    n.lit(hoop(0.50, -1.13, 0.30, 0.008, ry=0.07), "#ff6050", 0.9, 0.04)
