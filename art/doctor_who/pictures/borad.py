"""Borad: he sits where no light reaches but on half a man's face; the ray of his chair is for his guests."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act, posed
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Profile
from art.kit.shapes import blob, box, dot, hoop, poly, sweep

RULES = Pose(98, 92, (300, 352), (300, 350), (358, 268), (2, 264))


@picture("future", "borad", nebulae.vortex((-0.55, 0.35), 1.6, 0.5, heart=0.4))
def paint(n: Night) -> None:
    n.being(
        poly((-1.2, -1.5), (1.2, -1.5), (1.2, -0.92), (-1.2, -1.04)),
        "navy",
        soft=0.2,
        halo=0.2,
        stars=0.2,
        bright=-0.08,
    )
    for k in range(5):
        n.being(
            poly((-1.1 + 0.13 * k, 1.5), (-1.02 + 0.13 * k, 1.5), (-1.05 + 0.10 * k, -0.98), (-1.12 + 0.10 * k, -0.98)),
            "dusk",
            soft=0.03,
            halo=0.3,
            rim=1.2,
            stars=0,
        )
    n.lamp_at = (-0.6, 0.5)
    who = posed(RULES, (0.36, -0.96), 1.95, -1, "broad")
    hx, hy = who.hip
    n.being(
        blob(
            (hx - 0.10, -1.0),
            (hx + 0.44, -1.0),
            (hx + 0.58, -0.2),
            (hx + 0.50, 0.86),
            (hx + 0.24, 1.0),
            (hx + 0.16, 0.2),
            (hx + 0.12, hy - 0.15),
            (hx - 0.34, hy - 0.20),
            (hx - 0.36, -0.5),
        ),
        "silver",
        soft=0.08,
        halo=0.7,
        rim=1.5,
        stars=0.1,
    )
    more = {"soft": 0.08, "halo": 0.5, "rim": 1.6, "stars": 0.3}
    for part in (who.leg(False, 1.3), who.leg(True, 1.3), who.trunk()):
        n.being(part, "dusk", **more)
    n.being(who.arm(True, 1.4), "moss", **more | {"bright": 0.05})
    b = Profile((who.head[0], who.head[1] + 0.06), 0.27, -4, -1)
    n.being(
        b.put(
            blob(
                (-0.95, -0.9),
                (-1.0, 0.3),
                (-0.55, 1.0),
                (0.20, 1.08),
                (0.68, 0.55),
                (0.72, 0.16),
                (1.02, -0.24),
                (0.95, -0.68),
                (0.40, -0.98),
                (-0.2, -1.2),
            )
        ),
        "moss",
        soft=0.08,
        halo=0.9,
        rim=1.7,
        bright=0.06,
    )
    man = b.put(
        blob(
            (0.12, 0.98, 0),
            (0.52, 0.80),
            (0.70, 0.30),
            (0.98, -0.20),
            (0.70, -0.36),
            (0.66, -0.80),
            (0.30, -0.90, 0),
            (0.22, 0.0),
        )
    )
    n.being(man, "flesh", soft=0.05, halo=0.2, stars=0, bright=0.12)
    n.dark(b.put(dot(0.56, 0.10, 0.12, 0.06)), 0.8, 0.008)
    n.star(*b.put(dot(0.58, 0.10, 0.01))[0].mean(0), 0.10, 0.9)
    n.lit(b.put(dot(-0.16, 0.16, 0.10)), "#ffd060", 1.2, 0.05)
    for k in range(3):
        n.ink(
            [b.put(dot(x, y + 0.22 * k, 0.001))[0].mean(0) for x, y in ((-0.8, 0.1), (-0.45, 0.40), (0.02, 0.46))],
            0.012,
            0.6,
            "moss",
        )
    arm = (hx - 0.30, hy + 0.10)
    n.being(box(hx - 0.44, arm[1] - 0.09, hx + 0.12, arm[1]), "silver", soft=0.04, halo=0.5, stars=0, rim=1.4)
    for k in range(6):
        n.lit(
            box(hx - 0.38 + 0.075 * k, arm[1] - 0.06, hx - 0.34 + 0.075 * k, arm[1] - 0.03),
            ("#ff5040", "#ffd060", "#60ff90")[k % 3],
            1.0,
            0.02,
        )
    n.being(
        sweep([(hx - 0.46, arm[1] - 0.04), (hx - 0.58, arm[1] + 0.03)], [0.045, 0.03]),
        "gold",
        soft=0.02,
        halo=0.5,
        stars=0,
    )
    guest = Look("pearl", "pearl", "short", "pearl", collar="", eyes="#ffffff")
    act(n, guest, "fall", (-0.50, -0.98), 1.02, 1, "tunic", "slim", bones=1.0, rim=1.6, bright=0.12, halo=1.2)
    n.lit(poly((hx - 0.58, arm[1] + 0.03), (-0.36, -0.16), (-0.38, -0.40)), "#ffb070", 0.7, 0.05, 0.5)
    for r in (0.30, 0.42, 0.54):
        n.lit(hoop(-0.50, -0.40, r, 0.008, ry=r * 1.25), "#8fe0ff", 0.6, 0.05)
    scenery.embers(n, (-0.50, -0.5), 0.6, 26, "#a0e8ff", 2)
