"""Nyssa: on her knees among the ruins of a garden, she holds up the one thing of light that is left of Traken."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, hoop, sweep

HOLDS = Pose(92, 100, (350, 42), (340, 36), (352, 268), (264, 184))


@picture("timeless", "nyssa", nebulae.pillars((0.3, 0.8)))
def paint(n: Night) -> None:
    n.lamp_at = (0.42, 0.4)
    for x, top, lean in ((-0.82, 0.35, 0.0), (0.86, -0.05, 0.06)):
        n.being(box(x - 0.13, -1.1, x + 0.13, top), "pearl", soft=0.08, halo=0.4, stars=0.1, bright=-0.08)
        n.being(blob((x - 0.15, top), (x - 0.05, top + 0.12 + lean, 0), (x + 0.03, top + 0.03, 0), (x + 0.13,
            top + 0.16, 0), (x + 0.15, top - 0.04)), "pearl",
                soft=0.05, halo=0.2, stars=0, bright=-0.08)  # fmt: skip
    scenery.hills(n, -1.02, "dusk", 4, 0.05)
    for side, k in ((1, 1.0), (-1, 0.8)):
        wing = blob(
            (-0.22, -0.02),
            (-0.50, 0.42 * k + 0.2),
            (-0.88, 0.62 * side * k + 0.05),
            (-0.98, 0.36 * side * k),
            (-0.70, 0.06 * side),
            (-0.40, -0.10),
        )
        n.being(wing, "ice", solid=0.30, soft=0.06, halo=0.6, rim=2.2, stars=1.4)
    look = Look("violet", "flesh", "curls", "bronze", collar="")
    who = act(
        n, look, HOLDS, (-0.16, -1.04), 2.2, 1, "dress", "lady", bones=0.35, wide=0.42, hem=0.02, rim=1.2, sway=-0.12
    )
    hx, hy = who.head
    n.glint([(hx - 0.10, hy + 0.10), (hx + 0.02, hy + 0.14), (hx + 0.13, hy + 0.09)], 0.022, "gold")
    x, y = who.hand_n
    seed = (x + 0.09, y + 0.12)
    for r in (0.10, 0.19, 0.30):
        n.lit(hoop(*seed, r, 0.005), "#ffe0a0", 0.9 - r, 0.03)
    n.lit(dot(*seed, 0.05), "#fff0c0", 1.8, 0.16, 0.8)
    n.star(*seed, 0.55, 1.4, "#ffe8b0")
    for a, b in ((-0.44, -1.10), (0.20, -1.16), (0.52, -1.06), (0.72, -1.22), (-0.74, -1.2)):
        n.being(sweep([(a, b), (a + 0.02, b + 0.14)], [0.010, 0.006]), "moss", soft=0.01, halo=0.3, stars=0)
        n.star(a + 0.02, b + 0.18, 0.10, 1.0, "#c8a8ff")
