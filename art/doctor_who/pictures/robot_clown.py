"""Robot Clown: on one wheel round a ring of sand under the big top, it juggles what are not quite balls."""

from math import cos, pi, sin

from art.doctor_who import heads, nebulae
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import box, dot, hoop, place, poly, sweep

JUGGLES = Pose(92, 96, (330, 50), (210, 130), (292, 262), (268, 272))


@picture("present", "robot-clown", nebulae.rays((0.0, 1.2), 0.9, 1.2))
def paint(n: Night) -> None:
    for k in range(-4, 5):
        if k % 2:
            n.being(
                poly((0.0, 1.5), (k * 0.30 - 0.15, -0.55), (k * 0.30 + 0.15, -0.55)),
                "blood",
                solid=0.55,
                soft=0.08,
                halo=0.1,
                stars=0.1,
                bright=-0.06,
            )
    n.lit(poly((-0.10, 1.5), (0.10, 1.5), (0.62, -1.1), (-0.62, -1.1)), "#fff0d0", 0.16, 0.08)
    n.being(box(-1.1, -1.5, 1.1, -0.84), "gold", soft=0.20, halo=0.2, stars=0.5, bright=-0.08, rim=0.6)
    n.lit(dot(0.0, -1.14, 0.62, 0.10), "#fff0d0", 0.4, 0.08)
    for k in range(9):
        x = -1.0 + 0.25 * k
        n.being(box(x - 0.11, -0.90, x + 0.11, -0.62), ("blood", "pearl")[k % 2], soft=0.04, halo=0.2, stars=0)
        n.lit(dot(x, -0.58, 0.030), ("#ffd860", "#ff5aa0", "#60e8ff")[k % 3], 1.2, 0.05)
    n.lamp_at = (0.0, 1.1)
    hub = (0.02, -0.93)
    n.being(place(props.wheel(0.22, 10, 0.08, 0.14, 0.03), hub), "silver", soft=0.02, halo=0.7, stars=0)
    n.being(
        sweep([hub, (0.0, -0.44)], [0.022, 0.022]) + dot(0.0, -0.42, 0.13, 0.04), "silver", soft=0.02, halo=0.4, stars=0
    )
    look = Look("pearl", "pearl", "sides", "ember", "pierrot", "blood", "", eyes="#60e8ff")
    who = act(
        n,
        look,
        JUGGLES,
        (-0.02, -0.98),
        1.50,
        1,
        "suit",
        "slim",
        0.9,
        legs="candy",
        boot=1.7,
        bones=0.25,
        look_aside=0.14,
        stern=-1.0,
        sleeve=1.7,
        rim=1.3,
    )
    n.being(who.on_chest(dot(0.0, 1.03, 0.46, 0.13)), "blood", soft=0.02, halo=0.4, stars=0)
    for k in range(3):
        n.being(who.on_chest(dot(0.0, 0.76 - 0.28 * k, 0.085)), "blood", soft=0.02, halo=0.3, stars=0)
    n.being(who.on_head(dot(0.05, -0.16, 0.16)), "blood", soft=0.02, halo=0.5, stars=0)
    n.being(
        who.on_head(sweep([(-0.36, -0.42), (0.05, -0.64), (0.46, -0.42)], [0.03, 0.10, 0.03])),
        "blood",
        soft=0.01,
        halo=0.1,
        stars=0,
    )
    n.being(who.on_head(heads.pair(dot(0.95, 0.36, 0.34))), "ember", soft=0.03, halo=0.4, stars=0)
    for k in range(6):
        a = 0.30 + (pi - 0.60) * k / 5
        x, y = 0.64 * cos(a), 0.10 + 0.92 * sin(a)
        n.being(dot(x, y, 0.075), ("ice", "gold", "candy")[k % 3], soft=0.04, halo=1.0, stars=0, bright=0.1)
        n.lit(hoop(x, y, 0.035, 0.006), "#ffffff", 0.9, 0.02)
        n.star(x + 0.03, y + 0.04, 0.12, 0.9)
    n.joined(
        [(0.64 * cos(0.30 + (pi - 0.6) * k / 5), 0.10 + 0.92 * sin(0.30 + (pi - 0.6) * k / 5)) for k in range(6)],
        r=0.03,
        heat=0.8,
    )
