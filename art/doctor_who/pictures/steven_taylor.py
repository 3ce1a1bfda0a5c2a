"""Steven Taylor: through a jungle at a run, a panda under one arm and nothing at all in the other."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, pair, place, poly, sweep

RUNS = Pose(74, 86, (300, 10), (300, 30), (322, 258), (240, 188))


@picture("future", "steven-taylor", nebulae.clouds((-0.5, 0.5), 0.8, 2.4, lamp=(-0.2, 0.9)))
def paint(n: Night) -> None:
    scenery.skyline(n, -0.55, 0.70, "silver", 7, "#ffb060", True, 6)
    n.lit(sweep([(-0.9, 0.30), (-0.5, 0.62), (-0.1, 0.76)], [0.01, 0.05, 0.02]), "#ff7030", 0.9, 0.10)
    scenery.hills(n, -0.98, "sea", 3, 0.06)
    scenery.jungle(n, "sea", 0.55, 9)
    n.lamp_at = (-0.4, 0.8)
    look = Look("navy", "flesh", "short", "gold", collar="")
    who = act(n, look, RUNS, (0.06, -1.04), 2.0, 1, "suit", legs="bone", boot=1.3, bones=0.35, rim=1.3)
    n.glint(
        [
            tuple(p.mean(0))
            for p in who.on_chest(dot(-0.18, 0.96, 0.01) + dot(0.06, 1.02, 0.01) + dot(0.18, 0.92, 0.01))
        ],
        0.03,
        "gold",
    )
    x, y = who.hand_n
    at = (x - 0.04, y + 0.10)
    n.being(
        place(dot(0, -0.14, 0.12, 0.13) + pair(dot(0.08, -0.25, 0.05, 0.06)), at), "pearl", soft=0.05, halo=0.5, stars=0
    )
    n.being(place(pair(dot(0.09, 0.11, 0.042)), at), "soot", soft=0.02, halo=0.3, rim=1.6, stars=0)
    n.being(place(dot(0, 0.02, 0.11, 0.10), at), "pearl", soft=0.05, halo=0.5, stars=0, bright=0.1)
    n.being(
        place(pair(sweep([(0.08, -0.08), (0.14, -0.16)], [0.035, 0.03])), at),
        "soot",
        soft=0.02,
        halo=0.2,
        rim=1.4,
        stars=0,
    )
    n.dark(place(pair(dot(0.04, 0.035, 0.026, 0.03)) + dot(0, -0.015, 0.018, 0.013), at), 0.9, 0.004)
    for side in (-1, 1):
        n.star(at[0] + 0.04 * side, at[1] + 0.04, 0.035, 1.2)
    n.star(*who.hand_f, 0.18, 1.0)
    n.lit(poly((-1.1, -0.2), (-0.4, -0.24), (-0.4, -0.22), (-1.1, -0.14)), "#ff5040", 1.2, 0.04)
