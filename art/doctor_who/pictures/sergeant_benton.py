"""Sergeant Benton: on one knee in the heather with the wireless, calling for whoever will answer."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, sweep

CALLS = Pose(86, 84, (318, 76), (302, 344), (0, 268), (266, 184))


@picture("present", "sergeant-benton", nebulae.planet((0.2, -2.3), 1.5, 0.2, sun=(-0.6, -0.3)))
def paint(n: Night) -> None:
    scenery.hills(n, -0.80, "soot", 6, 0.08)
    n.lamp_at = (-0.8, 0.4)
    for r in (0.30, 0.52, 0.78, 1.08):
        n.lit(hoop(0.56, 0.84, r, 0.006, 150, 300), n.sky.accent, 1.0 - 0.6 * r, 0.03)
    n.being(
        sweep([(0.56, -0.50), (0.55, 0.2), (0.56, 0.82)], [0.012, 0.009, 0.005]), "silver", soft=0.01, halo=0.5, stars=0
    )
    n.star(0.56, 0.84, 0.30, 1.3, n.sky.accent)
    look = Look("moss", "flesh", "short", "soot", "beret", "navy", "")
    who = act(n, look, CALLS, (-0.26, -1.00), 2.3, 1, "suit", "broad", boot=1.35, bones=0.3, rim=1.2)
    x, y = who.hand_n
    n.being(sweep([(x - 0.02, y - 0.08), (x + 0.04, y + 0.02), (x + 0.01, y + 0.14)], [0.045, 0.03, 0.045]), "soot",
        soft=0.02,
            halo=0.4, rim=1.6, stars=0)  # fmt: skip
    n.being(box(0.26, -1.02, 0.86, -0.50), "moss", soft=0.06, halo=0.5, stars=0.2)
    n.being(box(0.24, -0.56, 0.88, -0.48), "moss", soft=0.02, halo=0.2, stars=0)
    n.lit(hoop(0.42, -0.74, 0.085, 0.010), "#ffe0a0", 0.8, 0.03)
    n.glint([(0.42, -0.74), (0.47, -0.68)], 0.014, "pearl")
    for k in range(3):
        n.lit(dot(0.60 + 0.09 * k, -0.68, 0.022), ("#ff5040", "#ffd060", "#60ff90")[k], 1.2, 0.03)
        n.dark(box(0.58 + 0.09 * k, -0.94, 0.63 + 0.09 * k, -0.80), 0.7, 0.004)
    n.ink([(x, y - 0.10), (0.10, -0.62), (0.28, -0.90)], 0.018, 0.8, "moss")
    for a in (0.74, 0.66, 0.58):
        px = who.shoulder_n[0] * a + who.elbow_n[0] * (1 - a)
        py = who.shoulder_n[1] * a + who.elbow_n[1] * (1 - a)
        n.glint([(px - 0.05, py + 0.02), (px, py - 0.03), (px + 0.05, py + 0.02)], 0.016, "gold", 0.9)
