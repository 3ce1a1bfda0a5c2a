"""Aukon: on the tower's edge with his cloak spread, he calls, and out of the moon they come to him."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit import creature
from art.kit.shapes import blob, box, dot, place, polar

SPREADS = Pose(90, 92, (24, 52), (156, 128), (274, 270), (266, 270))


@picture("future", "aukon", nebulae.moon(0.62, (0.0, 0.52), 0.8, 0.26))
def paint(n: Night) -> None:
    n.lamp_at = (0.0, 0.9)
    scenery.skyline(n, -0.92, 0.45, "soot", 3, "#ff5040", True, 7)
    n.being(box(-0.40, -1.5, 0.40, -0.86) + [p for k in range(4) for p in box(-0.44 + 0.24 * k, -0.86,
        -0.30 + 0.24 * k, -0.72)], "dusk", soft=0.08, halo=0.4,
            rim=1.5, stars=0.1)  # fmt: skip
    for side in (-1, 1):
        wing = blob((0.04 * side, 0.30), (0.34 * side, 0.42), (0.74 * side, 0.66, 0), (0.72 * side, 0.20),
            (0.84 * side, -0.22, 0), (0.56 * side, -0.10),
                    (0.54 * side, -0.56, 0), (0.30 * side, -0.36), (0.14 * side, -0.80, 0), (0.02 * side,
                        -0.6))  # fmt: skip
        n.being(wing, "blood", soft=0.12, halo=0.6, rim=1.5, stars=0.3, bright=-0.06)
        for tip in ((0.74, 0.64), (0.82, -0.20), (0.53, -0.52)):
            n.ink(
                [(0.06 * side, 0.28), (tip[0] * 0.5 * side, tip[1] * 0.5 + 0.12), (tip[0] * side, tip[1])],
                0.016,
                0.6,
                "blood",
            )
    look = Look("soot", "pearl", "swept", "soot", collar="", beard="goatee", eyes="#ff5040")
    act(
        n,
        look,
        SPREADS,
        (0.0, -0.88),
        1.55,
        1,
        "robe",
        "slim",
        0.9,
        wide=0.24,
        bones=0.0,
        look_aside=0.0,
        rim=1.5,
        stern=1.0,
        sleeve=1.6,
    )
    rng = n.rng(3)
    for u, v, w in rng.random((15, 3)):
        at = polar((0.0, 0.42), 10 + 170 * u, 0.55 + 0.55 * v)
        n.being(
            place(creature.bat(0.12 + 0.26 * w * v, 0.35), at, 1, 40 * (v - 0.5)),
            "soot",
            soft=0.02,
            halo=0.5,
            rim=1.8,
            stars=0,
        )
    n.lit(dot(0.0, 0.36, 0.012), "#ff4040", 1.0, 0.02)
