"""The Destroyer: at the hilltop the last silver link breaks, and it throws its arms to the sky."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, posed
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import blob, both, dot, pair, place, poly, sweep

BREAKS = Pose(94, 96, (24, 62), (156, 118), (286, 268), (254, 272))


@picture("present", "the-destroyer", nebulae.rays((0.0, -0.1), 1.4, 1.3, heart=0.4))
def paint(n: Night) -> None:
    scenery.peaks(n, -0.86, 0.34, "soot", 5, 6)
    n.being(
        blob((-1.2, -1.5, 0), (-1.0, -1.16), (-0.4, -0.92), (0.4, -0.90), (1.0, -1.14), (1.2, -1.5, 0)),
        "blood",
        soft=0.12,
        halo=0.4,
        rim=1.5,
        stars=0.1,
    )
    n.lamp_at = (0.0, -0.5)
    who = posed(BREAKS, (0.0, -0.96), 1.62, 1, "giant", 0.95)
    k = who.size
    more = {"soft": 0.08, "halo": 0.7, "rim": 1.5, "stars": 0.3}
    for x in (-1, 1):
        n.being(
            blob(
                (0.10 * x, 0.12),
                (0.50 * x, -0.02),
                (0.92 * x, -0.34, 0),
                (0.66 * x, -0.42),
                (0.62 * x, -0.86, 0),
                (0.36 * x, -0.62),
                (0.16 * x, -0.7),
            ),
            "blood",
            soft=0.10,
            halo=0.5,
            rim=1.4,
        )
    n.being(who.leg(False, 1.4), "navy", **more)
    n.being(who.leg(True, 1.4), "navy", **more)
    n.being(who.trunk() + who.skirt(who.hip[1] - 0.16 * k, 0.18 * k, 0), "navy", **more)
    n.being(who.on_chest(pair(dot(0.20, 0.72, 0.22, 0.16))), "navy", soft=0.07, halo=0, stars=0, bright=0.06)
    for near in (False, True):
        n.being(who.arm(near, 1.25), "navy", **more)
        x, y = who.hand_n if near else who.hand_f
        s = 1 if x > 0 else -1
        for j in range(3):
            n.being(
                sweep(
                    [(x, y), (x + s * (0.10 - 0.07 * j), y + 0.10), (x + s * (0.13 - 0.10 * j), y + 0.17)],
                    [0.03, 0.025, 0.004],
                ),
                "navy",
                soft=0.02,
                halo=0.4,
                stars=0,
            )
        elbow = who.elbow_n if near else who.elbow_f
        mid = ((x + elbow[0]) / 2, (y + elbow[1]) / 2)
        n.being(
            props.chain([mid, (mid[0] + s * 0.10, mid[1] - 0.24), (mid[0] + s * 0.02, mid[1] - 0.46)], 0.055),
            "silver",
            soft=0.02,
            halo=0.8,
            stars=0,
        )
        n.star(mid[0] + s * 0.02, mid[1] - 0.48, 0.20, 1.2)
    at, size = (who.head[0], who.head[1] + 0.02), 0.20

    def put(shape):
        return place(shape, at, size, 0)

    n.being(
        put(
            pair(
                sweep(
                    [(0.40, 0.62), (1.05, 0.90), (1.60, 0.70), (2.05, 1.35), (1.75, 2.3)],
                    [0.26, 0.23, 0.19, 0.12, 0.01],
                )
            )
        ),
        "bone",
        soft=0.05,
        halo=0.8,
        stars=0,
    )
    n.being(put(pair(poly((0.7, 0.35), (1.35, 0.50), (0.75, -0.10)))), "navy", soft=0.03, halo=0.3, stars=0)
    n.being(
        put(both((0, 1.0), (0.55, 0.92), (0.84, 0.40), (0.80, -0.30), (0.52, -0.95), (0, -1.15))),
        "navy",
        soft=0.09,
        halo=0.9,
        stars=0,
        bright=0.08,
        rim=1.4,
    )
    n.lit(put(pair(blob((0.14, 0.10), (0.34, 0.30), (0.62, 0.34), (0.44, 0.10)))), "#ff5030", 1.3, 0.03, 0.3)
    n.dark(put(blob((-0.46, -0.34), (0, -0.26), (0.46, -0.34), (0.28, -0.86), (-0.28, -0.86))), 0.97, 0.008)
    n.lit(put(dot(0, -0.66, 0.20, 0.12)), "#ff8030", 0.4, 0.02, 0.2)
    for x in (-0.30, -0.10, 0.10, 0.30):
        n.being(put(poly((x - 0.08, -0.30), (x, -0.56), (x + 0.08, -0.30))), "bone", soft=0.01, halo=0.1, stars=0)
    n.being(props.chain([(-0.40, -0.34), (-0.62, -0.70), (-0.98, -0.92)], 0.06), "silver", soft=0.02, halo=0.6, stars=0)
    for x, y in ((0.55, -0.44), (-0.24, -0.30), (0.30, -0.16)):
        n.being(props.chain([(x, y), (x + 0.10, y - 0.06)], 0.055), "silver", soft=0.02, halo=0.9, stars=0)
    scenery.embers(n, (0.0, -0.8), 1.2, 40, "#ff8040", 3)
