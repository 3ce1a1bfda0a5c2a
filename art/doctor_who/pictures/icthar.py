"""Icthar: for ages they have slept; he lays his hand upon the glass, and his third eye is the only lamp."""

from art.doctor_who import beings, nebulae
from art.doctor_who.acting import Pose, posed
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Profile
from art.kit.shapes import blob, both, box, dot, hoop, sweep

WAKES = Pose(88, 86, (352, 20), (280, 330), (276, 270), (262, 266))


@picture("present", "icthar", nebulae.deep((0.2, 0.4), 0.7, 0.4))
def paint(n: Night) -> None:
    n.being(box(-1.1, -1.5, 1.1, -0.98), "dusk", soft=0.10, halo=0.2, stars=0.1, bright=-0.04)
    for x, foot, high, k in ((0.98, -0.92, 1.30, 0.9), (0.72, -0.96, 1.55, 0.95), (0.42, -1.02, 1.86, 1.0)):
        n.lamp_at = (x, foot + high * 0.8)
        tube = both(
            (0, foot + high),
            (0.15 * k, foot + high * 0.97),
            (0.22 * k, foot + high * 0.84),
            (0.22 * k, foot, 0),
            (0, foot),
            x=x,
        )
        n.being(tube, "sea", solid=0.85, soft=0.06, halo=0.9, rim=1.6, stars=0, bright=-0.04)
        beings.reptile(n, (x, foot + high * 0.66), 0.105 * k, "jade", "", cloth="sea", fade=0.5)
        n.being(tube, "ice", solid=0.22, soft=0.04, halo=0.3, rim=1.5, stars=0)
        n.being(box(x - 0.26 * k, foot - 0.10, x + 0.26 * k, foot + 0.04), "silver", soft=0.04, halo=0.4, stars=0)
        n.being(dot(x, foot + high, 0.16 * k, 0.05), "silver", soft=0.03, halo=0.4, stars=0)
        n.glint(
            [(x - 0.13 * k, foot + high * 0.9), (x - 0.16 * k, foot + high * 0.5), (x - 0.15 * k, foot + 0.1)],
            0.014,
            "ice",
            0.7,
        )
        for j in range(3):
            n.lit(hoop(x + 0.10, foot + 0.3 + 0.22 * j, 0.02, 0.006), "#c8fff4", 0.8, 0.012)
    n.lamp_at = (0.3, 0.6)
    who = posed(WAKES, (-0.36, -1.18), 1.86, 1, "slim")
    more = {"soft": 0.07, "halo": 0.6, "rim": 1.6, "stars": 0.35}
    n.being(who.arm(False, 1.3), "violet", **more)
    n.being(who.trunk() + who.robe(-1.22, 0.34, -0.03), "violet", **more)
    n.being(
        who.on_chest(blob((-0.34, 1.02), (0.30, 1.04), (0.36, 0.84), (0.0, 0.74), (-0.36, 0.82))),
        "gold",
        soft=0.04,
        halo=0.4,
        stars=0,
    )
    n.ink(
        [who.on_chest(dot(x, y, 0.001))[0].mean(0) for x, y in ((0.1, 0.7), (0.12, -0.2), (0.2, -1.6))],
        0.02,
        0.6,
        "violet",
    )
    b = Profile((who.head[0], who.head[1] + 0.03), 0.22, -4, 1)
    n.being(b.put(sweep([(-0.25, -1.5), (-0.18, -0.8)], [0.42, 0.40])), "bone", soft=0.06, halo=0.2, stars=0)
    n.being(
        b.put(
            blob(
                (-0.80, -0.75),
                (-0.98, 0.15),
                (-0.70, 0.88),
                (0.05, 1.12),
                (0.62, 0.82),
                (0.74, 0.44),
                (0.66, 0.12),
                (0.98, -0.18),
                (1.06, -0.52),
                (0.70, -0.86),
                (0.10, -0.90),
                (-0.4, -1.0),
            )
        ),
        "bone",
        soft=0.09,
        halo=0.9,
        rim=1.5,
        bright=0.08,
    )
    for k in range(4):
        n.being(
            b.put(
                sweep(
                    [(0.52 - 0.16 * k, 0.92 - 0.02 * k), (0.16 - 0.22 * k, 0.70), (-0.12 - 0.20 * k, 0.30)],
                    [0.04, 0.075, 0.02],
                )
            ),
            "bone",
            soft=0.03,
            halo=0,
            stars=0,
            bright=0.04,
        )
    n.dark(b.put(dot(0.46, 0.16, 0.20, 0.12)), 0.75, 0.02, "bone")
    n.lit(b.put(dot(0.50, 0.15, 0.065)), "#ffd860", 1.0, 0.03)
    n.dark(b.put(sweep([(1.02, -0.50), (0.6, -0.54), (0.28, -0.44)], [0.02, 0.04, 0.01])), 0.9, 0.006)
    n.being(b.put(dot(-0.38, -0.02, 0.16, 0.20)), "bone", soft=0.03, halo=0, stars=0, bright=0.05)
    eye = b.put(dot(0.66, 0.62, 0.01))[0].mean(0)
    n.star(*eye, 0.34, 1.4, "#60ffc0")
    n.lit(dot(*eye, 0.03), "#60ffc0", 1.6, 0.08)
    n.being(who.arm(True, 1.4), "violet", **more | {"bright": 0.04})
    x, y = who.hand_n
    for j in range(3):
        n.being(
            sweep([(x, y), (x + 0.06, y + 0.05 * (j - 0.6)), (x + 0.12, y + 0.07 * (j - 0.6))], [0.03, 0.025, 0.012]),
            "bone",
            soft=0.02,
            halo=0.3,
            stars=0,
        )
