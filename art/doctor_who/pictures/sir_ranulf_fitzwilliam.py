"""Sir Ranulf Fitzwilliam: at the charge, helm down, lance down, his horse in mail and his pennon flat behind."""

from art.doctor_who import heads, nebulae, scenery
from art.doctor_who.starlight import Night, picture
from art.kit.creature import Beast
from art.kit.figure import Figure
from art.kit.shapes import blob, box, dot, poly, sweep


@picture("past", "sir-ranulf-fitzwilliam", nebulae.clouds((0.5, 0.5), 0.8, 2.0))
def paint(n: Night) -> None:
    n.being(
        box(-1.02, -0.5, -0.66, 0.60) + box(-1.1, 0.60, -0.60, 0.74),
        "dusk",
        soft=0.06,
        halo=0.4,
        stars=0.1,
        bright=-0.06,
    )
    n.lit(box(-0.88, 0.10, -0.82, 0.34), "#ffb050", 0.9, 0.05)
    scenery.hills(n, -0.92, "moss", 3, 0.04)
    n.lamp_at = (0.7, 0.8)
    horse = Beast((-0.08, -0.52), 0.96, "pony", "gallop")
    n.haze(-0.9, -0.9, 0.6, "gold", 0.5, 1.6)
    n.being(horse.body(), "pearl", soft=0.10, halo=0.7)
    n.being(horse.mane(0.16), "bone", soft=0.05, halo=0.3)
    cloth = blob(
        (-0.56, -0.36, 0),
        (-0.10, -0.24),
        (0.34, -0.20, 0),
        (0.30, -0.74),
        (0.10, -0.98),
        (-0.2, -0.90),
        (-0.5, -1.02),
        (-0.66, -0.80),
    )
    n.being(cloth, "blood", soft=0.12, halo=0.4, stars=0.2)
    for x in (-0.40, -0.08, 0.16):
        n.being(
            box(x - 0.025, -0.82, x + 0.025, -0.44) + box(x - 0.09, -0.62, x + 0.09, -0.57),
            "gold",
            soft=0.02,
            halo=0.2,
            stars=0,
        )
    f = Figure(
        (-0.14, -0.16), 1.30, spine=76, near_arm=(312, 20), far_arm=(330, 10), near_leg=(304, 250), far_leg=(304, 250)
    )
    n.being(f.arm(False) + f.leg(True, 1.2), "silver", soft=0.05, halo=0.3)
    n.being(f.trunk() + f.skirt(-0.40, 0.22, -0.06), "blood", soft=0.06, halo=0.4)
    helm = f.on_head(heads.HATS["bucket"])
    n.being(helm, "silver", soft=0.05, halo=0.6, stars=0)
    n.dark(f.on_head(box(0.06, 0.08, 0.92, 0.22) + box(0.40, -0.9, 0.50, 0.06)), 0.95, 0.005)
    n.star(*f.on_head(dot(0.5, 0.15, 0.01))[0].mean(0), 0.10, 1.2, n.sky.accent)
    n.being(
        f.on_head(sweep([(-0.1, 1.2), (-0.6, 2.0), (-1.7, 1.9)], [0.12, 0.26, 0.03])),
        "blood",
        soft=0.03,
        halo=0.5,
        stars=0.2,
    )
    x, y = f.hand_n
    n.being(
        sweep([(x - 0.62, y - 0.12), (x, y), (1.02, y + 0.26)], [0.020, 0.030, 0.010]),
        "bone",
        soft=0.02,
        halo=0.6,
        stars=0,
    )
    n.being(
        poly((x + 0.05, y + 0.07), (x + 0.10, y - 0.06), (x + 0.22, y + 0.04)), "silver", soft=0.02, halo=0.5, stars=0
    )
    n.being(blob((0.80, y + 0.20, 0), (0.56, y + 0.36), (0.30, y + 0.30), (0.06, y + 0.42, 0), (0.22, y + 0.20),
        (0.50, y + 0.24), (0.74, y + 0.18, 0)), "blood", soft=0.03,
            halo=0.6, stars=0.1)  # fmt: skip
    n.being(f.arm(True), "silver", soft=0.05, halo=0.4)
    n.being(
        blob(
            (x - 0.36, y + 0.02), (x - 0.10, y + 0.0), (x - 0.12, y - 0.24), (x - 0.24, y - 0.40), (x - 0.38, y - 0.22)
        ),
        "navy",
        soft=0.06,
        halo=0.6,
        stars=0.2,
    )
    n.being(
        box(x - 0.265, y - 0.32, x - 0.22, y - 0.03) + box(x - 0.35, y - 0.16, x - 0.13, y - 0.115),
        "gold",
        soft=0.02,
        halo=0.3,
        stars=0,
    )
    n.star(1.0, y + 0.26, 0.30, 1.3)
