"""Mind Probe: strapped into the chair from the side; what the needles draw out of a head hangs there as stars."""

from art.doctor_who import nebulae
from art.doctor_who.acting import Pose, head_of, posed, seat
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, hoop, poly, sweep

BOUND = Pose(108, 112, (300, 350), (300, 350), (2, 276), (6, 280))


@picture("purple", "mind-probe", nebulae.deep((0.2, 0.5), 0.8, 0.5))
def paint(n: Night) -> None:
    n.lamp_at = (-0.3, 1.0)
    look = Look("violet", "flesh", "short", "bronze", collar="round")
    who = posed(BOUND, (-0.20, -0.98), 1.75, 1, "man")
    hx, hy = who.hip
    seat(n, who, "silver", 0.42, 0.08)
    n.being(poly((-1.2, -1.5), (1.2, -1.5), (1.2, -1.0), (-1.2, -0.94)), "dusk", soft=0.12, halo=0.3, stars=0.2)
    back = blob(
        (hx - 0.18, hy - 0.1),
        (hx - 0.44, 0.46),
        (hx - 0.56, 0.86),
        (hx - 0.40, 0.90),
        (hx - 0.20, 0.50),
        (hx - 0.02, -0.1),
    )
    n.being(back, "silver", soft=0.05, halo=0.6, rim=1.4, stars=0)
    more = {"soft": 0.06, "halo": 0.5, "rim": 1.4, "stars": 0.35}
    for part, hue in (
        (who.arm(False, 1.2), "violet"),
        (who.leg(False, 1.2), "dusk"),
        (who.leg(True, 1.2), "dusk"),
        (who.trunk(), "violet"),
    ):
        n.being(part, hue, **more)
    head_of(n, who, look)
    n.being(who.arm(True, 1.2), "violet", **more)
    n.being(box(hx - 0.10, hy + 0.16, hx + 0.50, hy + 0.22), "silver", soft=0.03, halo=0.4, stars=0)
    x, y = who.hand_n
    n.being(hoop(x - 0.06, y, 0.06, 0.025), "gold", soft=0.01, halo=0.5, stars=0)
    px, py = who.head
    n.being(sweep([(-1.1, 1.30), (-0.7, 1.26), (px - 0.02, 1.06)], [0.06, 0.06, 0.05]), "silver", soft=0.03, halo=0.5)
    hood = blob(
        (px - 0.34, py + 0.34),
        (px - 0.24, py + 0.50),
        (px + 0.02, py + 0.54),
        (px + 0.26, py + 0.44),
        (px + 0.32, py + 0.26, 0),
        (px, py + 0.36),
    )
    n.being(hood, "silver", soft=0.05, halo=0.9, rim=1.5, stars=0)
    for k in range(7):
        a = px - 0.26 + 0.085 * k
        n.lit(
            sweep([(a, py + 0.34), (px + (a - px) * 0.4, py + 0.13)], [0.011, 0.002]),
            "#ff80f0" if k % 2 else n.sky.accent,
            1.4,
            0.04,
        )
    n.lit(sweep([(px + 0.14, py + 0.06), (0.20, 0.62), (0.44, 0.52)], [0.004, 0.016, 0.03]), "#ff80f0", 0.9, 0.06)
    n.lit(dot(0.56, 0.36, 0.40, n=60), "#c080ff", 0.10, 0.06)
    n.lit(hoop(0.56, 0.36, 0.41, 0.008), "#ff80f0", 0.9, 0.05)
    n.being(
        box(0.46, 0.16, 0.62, 0.48) + box(0.44, 0.48, 0.64, 0.53) + box(0.43, 0.12, 0.65, 0.17),
        "navy",
        soft=0.03,
        halo=0.9,
        stars=0.2,
    )
    n.lit(box(0.48, 0.40, 0.53, 0.46) + box(0.55, 0.40, 0.60, 0.46), "#ffe9b0", 0.9, 0.02)
    n.star(0.54, 0.56, 0.14, 1.1)
    points = [(0.30, 0.20), (0.36, 0.52), (0.54, 0.64), (0.78, 0.54), (0.84, 0.30), (0.70, 0.12)]
    n.joined(points, ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5)), r=0.06, heat=1.0, colour="#ff80f0")
