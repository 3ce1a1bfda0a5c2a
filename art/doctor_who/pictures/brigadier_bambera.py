"""Brigadier Bambera: down a rope from the helicopter into the glare, with a word for whoever is late."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, poly, sweep

SLIDES = Pose(98, 92, (78, 96), (300, 340), (318, 244), (292, 226))


@picture("present", "brigadier-bambera", nebulae.clouds((0.4, -0.4), 0.9, 2.4, lamp=(0.5, -0.6)))
def paint(n: Night) -> None:
    n.lit(poly((-0.20, 0.98), (0.10, 0.98), (0.86, -1.5), (-0.70, -1.5)), "#fff0d0", 0.20, 0.08)
    scenery.skyline(n, -1.02, 0.30, "soot", 9, "#ffc080", count=8)
    n.lamp_at = (0.4, -0.4)
    body = blob(
        (-0.62, 1.10),
        (-0.44, 1.30),
        (0.0, 1.32),
        (0.30, 1.20),
        (1.1, 1.24, 0),
        (1.1, 1.12),
        (0.34, 1.02),
        (0.10, 0.92),
        (-0.40, 0.92),
    )
    n.being(body + box(0.92, 1.1, 1.02, 1.38), "moss", soft=0.08, halo=0.7, rim=1.5, stars=0.1)
    n.lit(blob((-0.58, 1.10), (-0.42, 1.24), (-0.24, 1.24), (-0.26, 1.06)), "#90e0ff", 0.6, 0.04)
    n.glint([(-1.1, 1.34), (-0.06, 1.38), (1.0, 1.34)], 0.016, "pearl", 0.7)
    n.being(sweep([(-0.5, 0.84), (0.16, 0.84)], [0.014, 0.014]) + sweep([(-0.36, 0.94), (-0.36, 0.84)], [0.012,
        0.012]) + sweep([(0.04, 0.94), (0.04, 0.84)], [0.012, 0.012]),
            "silver", soft=0.01, halo=0.3, stars=0)  # fmt: skip
    n.lit(dot(-0.10, 0.92, 0.05), "#fff0d0", 1.6, 0.12)
    look = Look("moss", "bronze", "short", "soot", "beret", "navy", "")
    who = act(
        n, look, SLIDES, (0.14, -0.86), 1.75, 1, "suit", "lady", legs="moss", boot=1.5, bones=0.35, rim=1.4, stern=0.7
    )
    x, y = who.hand_n
    n.being(sweep([(x, 0.92), (x, y)], [0.012, 0.012]) + sweep([(x, y), (x - 0.05, -0.2), (x + 0.03, -0.8), (x - 0.04,
        -1.4)], [0.012] * 4), "bone", soft=0.01,
            halo=0.5, stars=0)  # fmt: skip
    for px, py in ((0.14, 0.72), (0.18, 0.42)):
        a, c = who.on_chest(dot(px, py, 0.001))[0].mean(0)
        n.being(
            box(float(a) - 0.06, float(c) - 0.05, float(a) + 0.05, float(c) + 0.05),
            "moss",
            soft=0.02,
            halo=0.1,
            stars=0,
            bright=0.08,
        )
    n.star(who.hand_f[0], who.hand_f[1], 0.16, 1.0)
