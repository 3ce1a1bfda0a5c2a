"""Roboman: on a bridge under a drowned clock, three of them in step with whips, and no will between them."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import box, dot, hoop, polar, sweep

TRUDGES = Pose(88, 84, (272, 300), (262, 292), (294, 272), (252, 248))


@picture("future", "roboman", nebulae.clouds((-0.3, 0.7), 0.7, 2.2))
def paint(n: Night) -> None:
    n.lamp_at = (-0.3, 0.8)
    n.being(land.clock_tower(-0.52, -0.6, 1.55), "soot", soft=0.05, halo=0.6, rim=1.7, stars=0)
    n.lit(hoop(-0.52, 0.60, 0.075, 0.008), "#ffd890", 0.8, 0.03)
    n.glint([(-0.52, 0.60), (-0.50, 0.65)], 0.01, "gold")
    n.being(box(-1.1, -0.62, 0.0, -0.14) + [p for k in range(4) for p in box(-1.06 + 0.26 * k, -0.14,
        -0.98 + 0.26 * k, 0.02)], "soot", soft=0.04, halo=0.4,
            rim=1.4, stars=0)  # fmt: skip
    scenery.sea(n, -0.60, "dusk", "ice", 3, 5)
    n.being(box(-1.1, -1.5, 1.1, -1.08), "navy", soft=0.06, halo=0.3, stars=0, bright=-0.12, rim=1.4)
    for i, (x, size) in enumerate(((0.70, 1.30), (0.26, 1.62), (-0.30, 2.0))):
        n.lamp_at = (-0.9, 0.9)
        look = Look("navy", "flesh", "short", "soot", collar="")
        who = act(
            n,
            look,
            TRUDGES,
            (x, -1.06 - 0.06 * i),
            size,
            -1,
            "coat",
            legs="dusk",
            boot=1.3,
            bones=0.3,
            rim=1.4,
            stern=0.4,
        )
        k = who.build.head * size
        hx, hy = who.head
        n.being(who.on_head(dot(0.0, 0.42, 0.98, 0.72)), "silver", soft=0.03, halo=0.5, stars=0)
        n.being(hoop(hx, hy + 0.25 * k, 1.05 * k, 0.10 * k, -10, 190), "silver", soft=0.02, halo=0.3, stars=0)
        n.lit(dot(hx - 0.1 * k, hy + 1.2 * k, 0.20 * k), "#ff5040", 1.5, 0.05)
        n.being(
            sweep(
                [(hx + 0.5 * k, hy + 1.0 * k), (hx + 1.3 * k, hy + 0.4 * k), (hx + 1.1 * k, hy - 1.2 * k)],
                [0.10 * k] * 3,
            ),
            "silver",
            soft=0.01,
            halo=0.3,
            stars=0,
        )
        if i == 2:
            x0, y0 = who.hand_n
            n.being(sweep([(x0, y0), polar((x0, y0), 215, 0.30), (x0 - 0.44, y0 - 0.10), (x0 - 0.52, y0 - 0.40)],
                [0.022, 0.016, 0.010, 0.004]), "bronze",
                    soft=0.01, halo=0.4, stars=0)  # fmt: skip
