"""The Rani: in profile, she holds what she has made up to the light: life, on a string of beads."""

from math import cos, sin

from art.doctor_who import nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import box, dot, sweep


@picture("timeless", "the-rani", nebulae.clouds((0.6, 0.5), 0.6, 3.0, level=-0.04))
def paint(n: Night) -> None:
    look = Look("blood", "flesh", "bouffant", "soot", collar="high")
    b = profile(n, look, (-0.34, 0.34), 0.42, 1, -3, stern=0.6, lamp=(0.75, 0.5))
    n.glint([b.spot(-0.9, -1.32), b.spot(-0.2, -1.62), b.spot(0.5, -1.36)], 0.03, "gold", 0.8)
    n.lit(b.put(dot(-0.10, -0.34, 0.06)), "#ff6080", 1.1, 0.05)
    n.being(box(0.40, -0.36, 0.82, 1.12), "ice", solid=0.35, soft=0.08, halo=0.9, rim=2.0, stars=0.1)
    strands = [[(0.61 + 0.14 * cos(i * 0.5 + turn), -0.26 + i * 0.045) for i in range(30)] for turn in (0.0, 3.14)]
    for one, colour in zip(strands, ("#ff5878", "#7fd0ff"), strict=True):
        n.lit([p for x, y in one[::2] for p in dot(x, y, 0.022, n=12)], colour, 1.2, 0.04)
        n.glint(one, 0.010, "pearl", 0.7)
    for i in range(0, 30, 3):
        if abs(sin(i * 0.5)) < 0.9:
            n.glint([strands[0][i], strands[1][i]], 0.006, "pearl", 0.6)
    n.being(
        sweep([(-0.10, -1.5), (0.28, -1.15), (0.58, -0.62)], [0.22, 0.18, 0.11]),
        "blood",
        soft=0.09,
        halo=0.4,
        stars=0.4,
    )
    n.being(sweep([(0.52, -0.72), (0.58, -0.58)], [0.12, 0.12]), "gold", soft=0.04, halo=0.3, stars=0)
    for k in range(4):
        n.being(sweep([(0.44, -0.46 + k * 0.06), (0.62, -0.44 + k * 0.06), (0.76, -0.38 + k * 0.055)], [0.034, 0.038,
            0.022]),
                "flesh", soft=0.025, halo=0.2, stars=0)  # fmt: skip
    n.star(0.61, 0.42, 0.5, 0.9, "#ff90a8")
    scenery.embers(n, (-0.8, -1.3), 0.5, 24, "#ff80a0")
