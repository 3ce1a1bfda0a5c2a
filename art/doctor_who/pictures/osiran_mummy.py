"""Osiran Mummy: between columns with its arms out it walks, wound in its bands, and does not tire."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, posed
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, poly, sweep

WALKS = Pose(84, 84, (352, 356), (4, 8), (296, 276), (252, 240))


@picture("past", "osiran-mummy", nebulae.planet((0.0, -2.6), 1.8, 0.3, sun=(0.5, 0.2)))
def paint(n: Night) -> None:
    n.being(poly((-0.1, -0.70), (0.46, 0.20), (1.06, -0.70)), "gold", soft=0.14, halo=0.7, stars=0.2)
    n.dark(poly((0.46, 0.20), (1.06, -0.70), (0.62, -0.70)), 0.45, 0.01)
    n.star(0.46, 0.24, 0.30, 1.3, n.sky.accent)
    scenery.dunes(n, -0.62, "bronze", 2, 1)
    for x in (-0.80, 0.92):
        n.lamp_at = (0.4, 0.6)
        n.being(box(x - 0.17, -1.2, x + 0.17, 1.1), "gold", soft=0.10, halo=0.4, stars=0.1, bright=-0.06)
        n.being(
            blob((x - 0.17, 1.0, 0), (x - 0.30, 1.42, 0), (x + 0.30, 1.42, 0), (x + 0.17, 1.0, 0)),
            "sea",
            soft=0.06,
            halo=0.4,
            stars=0,
        )
        for k in range(6):
            y = 0.78 - 0.30 * k
            n.dark(
                [dot(x, y, 0.06, 0.035), box(x - 0.07, y - 0.11, x + 0.07, y - 0.085), dot(x + 0.05, y - 0.16, 0.02)][
                    k % 3
                ],
                0.6,
                0.004,
            )
            n.ink([(x - 0.17, y - 0.20), (x, y - 0.20), (x + 0.17, y - 0.20)], 0.010, 0.5, "gold")
    n.being(box(-1.1, -1.5, 1.1, -1.14), "bronze", soft=0.06, halo=0.3, rim=1.4)
    n.lamp_at = (0.8, 0.7)
    who = posed(WALKS, (-0.30, -1.18), 2.0, 1, "giant", 0.0)
    parts = (who.arm(False, 1.3) + who.leg(False, 1.5), who.leg(True, 1.5), who.trunk() + who.skirt(who.hip[1] - 0.16,
        0.17), who.on_head(dot(0.05, 0.02, 0.95, 1.10)),
             who.arm(True, 1.3))  # fmt: skip
    for i, part in enumerate(parts):
        n.being(part, "bone", soft=0.07, halo=0.6, stars=0.2, bright=(-0.06, -0.02, 0.0, 0.06, 0.04)[i], rim=1.3)
    for k in range(13):
        a, c = who.on_chest(
            [dot(-0.26, 1.0 - 0.10 * k, 0.001)[0], dot(0.28, 0.94 - 0.10 * k + 0.08 * (k % 2), 0.001)[0]]
        )
        n.ink([tuple(a.mean(0)), tuple(c.mean(0))], 0.013, 0.55, "bone")
    for a, c in (
        (who.hip_n, who.knee_n),
        (who.knee_n, who.foot_n),
        (who.knee_f, who.foot_f),
        (who.shoulder_n, who.hand_n),
    ):
        for t in (0.2, 0.4, 0.6, 0.8):
            x, y = a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t
            dx, dy = (c[1] - a[1]) * 0.14, -(c[0] - a[0]) * 0.14
            n.ink([(x - dx, y - dy), (x + dx + 0.02, y + dy + 0.02)], 0.011, 0.5, "bone")
    for y in (-0.6, -0.2, 0.3, 0.7):
        p = who.on_head([dot(-0.9, y, 0.001)[0], dot(0.96, y + 0.16, 0.001)[0]])
        n.ink([tuple(p[0].mean(0)), tuple(p[1].mean(0))], 0.010, 0.55, "bone")
    x, y = who.on_head(dot(0.62, 0.14, 0.001))[0].mean(0)
    n.lit(dot(float(x), float(y), 0.022), "#ff6030", 1.6, 0.06)
    n.being(sweep([who.hand_n, (who.hand_n[0] - 0.02, who.hand_n[1] - 0.16), (who.hand_n[0] + 0.04,
        who.hand_n[1] - 0.34)], [0.012, 0.016, 0.008]), "bone", soft=0.01,
            halo=0.4, stars=0)  # fmt: skip
