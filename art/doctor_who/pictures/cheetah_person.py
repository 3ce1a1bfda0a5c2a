"""Cheetah Person: on a rock over the plain with the moon behind, gathered to spring, and the tail already moving."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, poly, sweep

GATHERS = Pose(48, 74, (292, 336), (306, 350), (14, 240), (356, 232))


@picture("present", "cheetah-person", nebulae.moon(0.62, (-0.10, 0.36), 0.9, 0.30))
def paint(n: Night) -> None:
    n.lamp_at = (0.6, 1.0)
    scenery.peaks(n, -0.62, 0.30, "soot", 8, 6)
    scenery.hills(n, -0.82, "bronze", 3, 0.06)
    n.being(blob((-1.2, -1.6, 0), (-1.2, -0.72), (-0.6, -0.60), (0.30, -0.62), (0.56, -0.70, 0), (0.44, -0.96), (0.62,
        -1.6, 0)), "soot", soft=0.10, halo=0.4, rim=1.7,
            stars=0.2)  # fmt: skip
    tail = [(-0.62, -0.26), (-0.98, -0.20), (-0.92, 0.22), (-0.66, 0.30)]
    n.being(sweep(tail, [0.055, 0.05, 0.045, 0.035]), "gold", soft=0.03, halo=0.5, stars=0.1)
    look = Look("gold", "gold", "short", "gold", collar="", eyes="#fff060")
    who = act(
        n, look, GATHERS, (-0.22, -0.64), 2.0, 1, "suit", "man", legs="gold", boot=1.1, bones=0.0, rim=1.3, sleeve=1.2
    )
    n.being(who.on_head(dot(-0.30, 1.06, 0.34, 0.36)), "gold", soft=0.04, halo=0.4, stars=0)
    n.dark(who.on_head(dot(-0.26, 1.06, 0.18, 0.20)), 0.6, 0.01, "bronze")
    n.being(who.on_head(blob((0.56, 0.20), (0.92, 0.0), (1.18, -0.20), (1.14, -0.54), (0.80, -0.78), (0.44, -0.70),
        (0.40, -0.2))), "bone", soft=0.04, halo=0.2, stars=0,
            bright=0.04)  # fmt: skip
    n.dark(
        who.on_head(dot(1.08, -0.20, 0.13, 0.09))
        + who.on_head(sweep([(1.10, -0.44), (0.80, -0.50), (0.60, -0.40)], [0.02, 0.05, 0.02])),
        0.9,
        0.004,
    )
    n.dark(who.on_head(sweep([(0.62, 0.02), (0.66, -0.24), (0.52, -0.52)], [0.05, 0.06, 0.03])), 0.85, 0.005)
    for k in range(3):
        a, b = who.on_head([dot(1.0, -0.38, 0.001)[0], dot(1.7, -0.36 - 0.16 * k, 0.001)[0]])
        n.glint([tuple(a.mean(0)), tuple(b.mean(0))], 0.005, "pearl", 0.7)
    rng = n.rng(1)
    for u, v, w in rng.random((44, 3)):
        spot = who.on_chest(dot(-0.22 + 0.42 * u, -0.05 + 0.95 * v, 0.022 + 0.028 * w, 0.018 + 0.02 * w))
        n.dark(spot, 0.6, 0.004, "bronze")
    for a, c in (
        (who.hip_n, who.knee_n),
        (who.knee_n, who.foot_n),
        (who.shoulder_n, who.elbow_n),
        (who.elbow_n, who.hand_n),
    ):
        for u, v, w in rng.random((9, 3)):
            n.dark(
                dot(
                    a[0] + (c[0] - a[0]) * u + 0.05 * (v - 0.5),
                    a[1] + (c[1] - a[1]) * u + 0.05 * (w - 0.5),
                    0.014 + 0.010 * w,
                ),
                0.6,
                0.003,
                "bronze",
            )
    for u in (0.3, 0.5, 0.7, 0.9):
        i = min(2, int(u * 3))
        t = u * 3 - i
        n.dark(
            dot(
                tail[i][0] + (tail[i + 1][0] - tail[i][0]) * t,
                tail[i][1] + (tail[i + 1][1] - tail[i][1]) * t,
                0.045,
                0.02,
            ),
            0.6,
            0.005,
            "bronze",
        )
    n.strewn(poly((-1, -1.4), (-1, -0.8), (0.3, -0.8), (0.4, -1.4)), 16, 0.03)
