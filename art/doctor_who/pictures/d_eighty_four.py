"""D84: on one knee in the sand miner, it has found a hand that it cannot deduce; and over it stands a question."""

from art.doctor_who import hands, nebulae, scenery, things
from art.doctor_who.acting import Pose, posed
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Profile
from art.kit.shapes import blob, dot, poly, sweep

KNEELS = Pose(82, 76, (296, 344), (318, 8), (352, 268), (262, 184))


@picture("future", "d-eighty-four", nebulae.galaxy((0.3, 0.8), 0.6, 15, 0.5))
def paint(n: Night) -> None:
    scenery.corridor(n, (0.34, 0.34), "bronze", 6, 8, "#ffc070", 0.9, 1.2)
    n.being(
        poly((-1.2, -1.5), (1.2, -1.5), (1.2, -1.02), (0.62, -0.92), (-0.5, -0.92), (-1.2, -1.02)),
        "bronze",
        soft=0.10,
        halo=0.3,
        rim=1.3,
        stars=0.1,
        bright=-0.10,
    )
    scenery.thrown(n, -0.20, -1.0, 0.34, 0.3, -0.3)
    n.lamp_at = (0.5, 0.5)
    who = posed(KNEELS, (-0.22, -1.06), 2.0, 1, "slim")
    more = {"soft": 0.07, "halo": 0.6, "rim": 1.7, "stars": 0.35}
    for part, bright in ((who.arm(False, 1.1), 0.0), (who.leg(False, 1.2), 0.0), (who.leg(True, 1.2), 0.06)):
        n.being(part, "silver", **more | {"bright": bright - 0.08})
    n.being(who.trunk() + who.skirt(who.hip[1] - 0.14, 0.20, 0), "dusk", **more | {"bright": 0.05})
    for k in range(5):
        n.ink(
            [who.on_chest(dot(x, 0.92 - 0.2 * k - 0.05 * abs(x), 0.001))[0].mean(0) for x in (-0.28, 0, 0.30)],
            0.016,
            0.7,
            "dusk",
        )
        n.glint(
            [who.on_chest(dot(x, 0.88 - 0.2 * k - 0.05 * abs(x), 0.001))[0].mean(0) for x in (-0.26, 0, 0.28)],
            0.007,
            "silver",
            0.5,
        )
    b = Profile((who.head[0], who.head[1] + 0.02), 0.25, -12, 1)
    for k in range(5):
        r = 1.28 - 0.13 * k
        n.being(
            b.put(
                blob(
                    (0.50 * r, 0.84 * r),
                    (0.0, 1.08 * r),
                    (-0.72 * r, 0.80 * r),
                    (-1.04 * r, 0.0),
                    (-0.86 * r, -0.75),
                    (-0.35, -0.66),
                    (-0.10, 0.2),
                )
            ),
            "dusk",
            soft=0.035,
            halo=0.4 if not k else 0,
            stars=0,
            bright=0.10 + 0.02 * k,
            rim=1.5,
        )
    n.being(
        b.put(
            blob(
                (-0.30, -0.70),
                (-0.28, 0.4),
                (0.10, 0.92),
                (0.62, 0.82),
                (0.78, 0.34),
                (0.76, 0.12),
                (0.96, -0.18),
                (0.82, -0.30),
                (0.86, -0.56),
                (0.66, -0.96),
                (0.10, -0.86),
            )
        ),
        "silver",
        soft=0.07,
        halo=0.7,
        stars=0,
        rim=1.5,
        bright=0.08,
    )
    n.dark(b.put(dot(0.54, 0.14, 0.15, 0.075)), 0.8, 0.012)
    n.lit(b.put(dot(0.58, 0.14, 0.06)), "#8fe0ff", 1.7, 0.06)
    n.star(*b.put(dot(0.58, 0.14, 0.01))[0].mean(0), 0.12, 1.0, "#8fe0ff")
    n.dark(b.put(sweep([(0.84, -0.54), (0.60, -0.55)], [0.03, 0.012])), 0.8, 0.006)
    n.being(who.arm(True, 1.1), "silver", **more)
    x, y = who.hand_n
    hands.palm(n, (x + 0.15, y + 0.15), (x + 0.10, y - 0.30), 0.20, "pearl", "", "", 12, 1)
    n.being(
        blob((x + 0.02, y - 0.10), (x + 0.20, y - 0.10), (x + 0.21, y - 0.02), (x + 0.03, y - 0.02)),
        "gold",
        soft=0.02,
        halo=0.4,
        stars=0,
    )
    n.lit(
        sweep([(x + 0.11, y - 0.10), (x + 0.07, y - 0.22), (x + 0.15, y - 0.30)], [0.008, 0.007, 0.003]),
        "#ff5040",
        1.0,
        0.04,
    )
    n.being(things.question(0.60, 0.62, 0.44), "ice", soft=0.03, halo=1.0, stars=0)
    n.joined([(0.52, 0.98), (0.62, 1.06), (0.70, 0.96), (0.61, 0.82), (0.60, 0.64)], r=0.05, heat=1.0)
