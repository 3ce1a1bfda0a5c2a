"""Morbius: sewn from many, a brain in a bowl for a head, it strides from the castle's door into the storm."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, posed
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, place, poly, sweep

STALKS = Pose(80, 84, (318, 350), (330, 300), (306, 280), (246, 244))


@picture("timeless", "morbius", nebulae.clouds((-0.5, 0.8), 0.8, 2.8))
def paint(n: Night) -> None:
    n.being(
        poly(
            (0.05, -1.0),
            (0.05, 0.70),
            (0.24, 0.70),
            (0.24, 1.02),
            (0.44, 1.02),
            (0.44, 0.74),
            (0.70, 0.74),
            (0.70, 1.30),
            (0.90, 1.30),
            (0.90, 0.9),
            (1.2, 0.9),
            (1.2, -1.0),
        ),
        "soot",
        soft=0.10,
        halo=0.3,
        rim=1.2,
        bright=0.02,
    )
    scenery.door_of_light(n, 0.62, -0.86, 0.50, 1.10, "#ffb060", 0.9, 0.22, 0.6)
    scenery.hills(n, -0.90, "dusk", 4, 0.08)
    scenery.thrown(n, -0.02, -0.98, 0.26, 0.45, -0.35)
    n.lit(
        sweep(
            [(-0.72, 1.4), (-0.62, 1.02), (-0.80, 0.84), (-0.58, 0.42), (-0.66, 0.22)],
            [0.010, 0.014, 0.012, 0.010, 0.002],
        ),
        "#e8e0ff",
        1.7,
        0.10,
        0.8,
    )
    n.lamp_at = (0.7, 0.3)
    who = posed(STALKS, (-0.04, -1.02), 1.72, -1, "giant")
    k = who.size
    for shape, hue, bright in (
        (who.arm(False, 1.3), "moss", -0.02),
        (who.leg(False, 1.3), "bronze", -0.06),
        (who.leg(True, 1.3), "soot", 0.06),
    ):
        n.being(shape, hue, soft=0.06, halo=0.5, rim=1.4, bright=bright)
    n.being(who.trunk() + who.skirt(who.hip[1] - 0.09 * k, 0.10 * k, 0), "bronze", soft=0.08, halo=0.7, rim=1.4)
    n.being(
        who.on_chest(both((0, 1.02), (0.22, 1.0), (0.40, 0.80), (0.30, 0.56), (0, 0.5))), "flesh", soft=0.06, halo=0.2
    )
    for (x0, y0), (x1, y1) in (((-0.20, 0.9), (0.18, 0.5)), ((0.22, 0.75), (0.02, 0.2)), ((-0.2, 0.35), (0.2, 0.28))):
        a, b = (who.on_chest(dot(x, y, 0.001))[0].mean(0) for x, y in ((x0, y0), (x1, y1)))
        n.ink([a, b], 0.016, 0.8, "bronze")
        for j in range(5):
            p = a + (b - a) * (j + 0.5) / 5
            n.glint([(p[0] - 0.03, p[1] - 0.02), (p[0] + 0.03, p[1] + 0.02)], 0.008, "bone", 0.8)
    n.being(who.arm(True, 1.5), "blood", soft=0.06, halo=0.6, rim=1.4)
    hx, hy = who.hand_n
    for dy, long in ((0.10, 0.30), (-0.09, 0.26)):
        n.being(
            sweep(
                [(hx + 0.03, hy + dy * 0.4), (hx - long * 0.5, hy + dy * 1.7), (hx - long, hy + dy * 0.5)],
                [0.085, 0.075, 0.008],
            ),
            "blood",
            soft=0.04,
            halo=0.7,
            rim=1.4,
            stars=0,
        )
    at = (who.head[0], who.head[1] + 0.02)

    def put(shape):
        return place(shape, at, 0.20)

    n.being(put(box(-0.62, -1.1, 0.62, -0.80)), "silver", soft=0.03, halo=0.4, stars=0)
    n.being(
        put(both((0, 0.62), (0.42, 0.56), (0.58, 0.20), (0.44, -0.30), (0, -0.40))),
        "candy",
        soft=0.08,
        halo=0.4,
        stars=0,
    )
    for x in (-1, 1):
        for j in range(4):
            n.ink(
                [
                    put(dot(px * x, py - 0.2 * j, 0.001))[0].mean(0)
                    for px, py in ((0.05, 0.50), (0.26, 0.44), (0.46, 0.36))
                ],
                0.012,
                0.6,
                "candy",
            )
    n.being(
        put(both((0, 1.05), (0.62, 0.92), (0.92, 0.35), (0.84, -0.55), (0.62, -0.86, 0), (0, -0.88))),
        "ice",
        solid=0.38,
        soft=0.05,
        halo=0.9,
        rim=1.8,
        stars=0,
    )
    n.glint(
        [put(dot(x, y, 0.001))[0].mean(0) for x, y in ((0.50, 0.70), (0.70, 0.30), (0.66, -0.20))], 0.02, "ice", 0.8
    )
    for x, long in ((-0.45, -1.05), (-0.05, -0.75)):
        tip = put(dot(long, -0.78 + x * 0.3, 0.001))[0].mean(0)
        root = put(dot(x, -0.85, 0.001))[0].mean(0)
        n.being(sweep([root, tip], [0.016, 0.014]), "silver", soft=0.01, halo=0.3, stars=0)
        n.lit(dot(*tip, 0.042), "#ffe060", 1.6, 0.08)
        n.dark(dot(tip[0] - 0.012, tip[1], 0.016), 0.95, 0.003)
