"""Sutekh: as upon the wall of his own tomb, from the side, on a throne; one hand is raised, and a world goes green."""

from art.doctor_who import nebulae
from art.doctor_who.acting import Pose, posed, seat
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Profile
from art.kit.shapes import blob, box, dot, hoop, poly, sweep

RULES = Pose(93, 91, (300, 356), (14, 46), (358, 269), (2, 267))


@picture("past", "sutekh", nebulae.pillars((0.4, 0.6)))
def paint(n: Night) -> None:
    for x in (-0.98, 0.98):
        n.being(box(x - 0.16, -1.5, x + 0.16, 1.5), "jade", soft=0.10, halo=0.2, stars=0.1, bright=-0.08)
        for k in range(9):
            y = -1.2 + 0.30 * k
            n.dark(
                (
                    dot(x, y, 0.05, 0.03),
                    poly((x - 0.05, y - 0.05), (x + 0.05, y - 0.05), (x, y + 0.06)),
                    box(x - 0.05, y - 0.02, x + 0.05, y + 0.02),
                )[k % 3],
                0.7,
                0.006,
            )
    n.being(box(-1.1, 1.16, 1.1, 1.5), "jade", soft=0.08, halo=0.3, stars=0.1, bright=-0.06)
    n.being(dot(0, 1.20, 0.10), "ember", soft=0.04, halo=0.8, stars=0)
    for x in (-1, 1):
        n.being(
            blob((0.08 * x, 1.24), (0.34 * x, 1.34), (0.66 * x, 1.28), (0.62 * x, 1.18), (0.30 * x, 1.20)),
            "gold",
            soft=0.03,
            halo=0.4,
            stars=0,
        )
    who = posed(RULES, (-0.16, -0.92), 1.75, 1, "slim")
    n.lamp_at = (0.62, 0.55)
    seat(n, who, "gold", 0.80, 0.09)
    n.being(
        box(-1.1, -1.5, 1.1, -0.94) + box(-0.80, -0.94, 0.36, -0.82), "jade", soft=0.06, halo=0.4, rim=1.2, stars=0.1
    )
    hx, hy = who.hip
    n.being(box(hx - 0.30, -0.84, hx + 0.24, hy - 0.13), "gold", soft=0.06, halo=0.4, stars=0.1, bright=-0.04)
    for k in range(3):
        n.ink([(hx - 0.24 + 0.2 * k, -0.80), (hx - 0.24 + 0.2 * k, hy - 0.20)], 0.02, 0.6, "gold")
    more = {"soft": 0.06, "halo": 0.5, "rim": 1.5, "stars": 0.3}
    n.being(who.arm(False, 1.1), "soot", **more)
    n.being(who.leg(False, 1.1), "soot", **more)
    n.being(who.leg(True, 1.1), "soot", **more | {"bright": 0.05})
    n.being(who.trunk(), "soot", **more | {"bright": 0.05})
    n.being(
        who.on_chest(sweep([(-0.24, 0.90), (0.06, 0.70), (0.30, 0.90)], [0.07, 0.10, 0.07])),
        "gold",
        soft=0.03,
        halo=0.4,
    )
    n.being(who.on_chest(box(-0.26, -0.06, 0.32, 0.06)), "gold", soft=0.02, halo=0.3, stars=0)
    b = Profile((who.head[0], who.head[1] + 0.02), 0.17, 0, 1)
    n.being(
        b.put(poly((-0.9, 0.75), (-0.72, 1.95), (-0.30, 0.9)) + poly((-0.42, 0.85), (-0.10, 2.0), (0.20, 0.85))),
        "soot",
        soft=0.04,
        halo=0.8,
        rim=1.5,
        bright=0.08,
    )
    n.being(
        b.put(
            blob(
                (-0.95, -1.1),
                (-1.05, 0.1),
                (-0.75, 0.85),
                (0.0, 0.98),
                (0.55, 0.62),
                (1.25, 0.20),
                (2.05, -0.06),
                (2.12, -0.26),
                (1.35, -0.42),
                (0.62, -0.52),
                (0.34, -1.0),
                (0.2, -1.5),
            )
        ),
        "soot",
        soft=0.07,
        halo=0.9,
        rim=1.6,
        bright=0.10,
    )
    for k in range(4):
        n.glint(
            [b.put(dot(x, y - 0.2 * k, 0.001))[0].mean(0) for x, y in ((-1.0, -0.10), (-0.45, -0.28), (0.10, -0.34))],
            0.014,
            "gold",
            0.8,
        )
    n.dark(b.put(sweep([(1.98, -0.20), (1.3, -0.20), (0.72, -0.26)], [0.02, 0.04, 0.02])), 0.9, 0.006)
    n.lit(b.put(blob((0.30, 0.30), (0.52, 0.46), (0.76, 0.32), (0.5, 0.22))), "#80ff70", 1.8, 0.08)
    n.star(*b.put(dot(0.52, 0.34, 0.01))[0].mean(0), 0.26, 1.2, "#a0ff90")
    n.being(who.arm(True, 1.1), "soot", **more | {"bright": 0.08})
    at = (0.64, 0.46)
    n.being(dot(*at, 0.20), "jade", soft=0.14, halo=1.2, stars=0.1, rim=1.5)
    n.being(blob((0.50, 0.52), (0.60, 0.60), (0.70, 0.50), (0.62, 0.40)), "lime", soft=0.03, halo=0, stars=0)
    for r in (0.27, 0.35, 0.44):
        n.lit(hoop(*at, r, 0.006, 20 * r * 10, 250 + 60 * r), "#80ff70", 0.8, 0.04)
    hand = who.hand_f
    n.lit(
        sweep([hand, ((hand[0] + at[0]) / 2, (hand[1] + at[1]) / 2 + 0.05), at], [0.004, 0.016, 0.03]),
        "#a0ff90",
        1.2,
        0.08,
    )
