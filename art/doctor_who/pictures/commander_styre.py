"""Commander Styre: seen past his shoulder, the test: how long can a human hold up that weight? He writes it down."""

from art.doctor_who import hands, nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, box, dot, place, poly, sweep

HOLDS = Pose(86, 96, (58, 96), (122, 84), (300, 262), (246, 272))


@picture("future", "commander-styre", nebulae.planet((0.75, 1.15), 0.55, 0.5, sun=(-0.7, 0.9)))
def paint(n: Night) -> None:
    scenery.peaks(n, 0.06, 0.42, "dusk", 8, 5)
    n.lamp_at = (-0.6, 0.9)
    n.being(dot(-0.72, 0.14, 0.22), "silver", soft=0.12, halo=0.7, stars=0.1)
    for k in range(6):
        n.dark(dot(-0.86 + 0.09 * (k % 3) + 0.04 * (k // 3), 0.22 - 0.12 * (k // 3), 0.026), 0.4, 0.01)
    n.lit(box(-0.76, -0.06, -0.66, 0.08), "#ffb050", 0.9, 0.05)
    scenery.hills(n, -0.06, "bronze", 3, 0.06, -0.02)
    for x, y, k in ((-0.95, -0.22, 0.12), (-0.16, -0.08, 0.07), (0.10, -0.10, 0.05), (0.94, -0.12, 0.10)):
        n.being(
            blob((x - k, y - k * 0.6), (x - k * 0.6, y + k * 0.5), (x + k * 0.3, y + k * 0.7), (x + k, y - k * 0.5)),
            "bronze",
            soft=0.04,
            halo=0.3,
            rim=1.4,
            stars=0,
        )
    look = Look("ice", "flesh", "short", "bronze", collar="round")
    who = act(n, look, HOLDS, (-0.46, -0.44), 0.92, 1, "suit", "slim", 0.9, look_aside=0.3, bones=0.8, rim=1.3)
    top = max(who.hand_n[1], who.hand_f[1]) + 0.02
    n.being(box(-0.86, top, -0.06, top + 0.09), "silver", soft=0.03, halo=0.6, stars=0, rim=1.3)
    for x in (-0.86, -0.06):
        n.being(box(x - 0.09, top - 0.08, x + 0.09, top + 0.20), "silver", soft=0.04, halo=0.5, stars=0)
    n.lit(box(-0.56, top + 0.03, -0.36, top + 0.06), "#ff4a30", 1.2, 0.04)
    n.joined([(-0.46, top + 0.5), (-0.46, top + 0.28)], r=0.05, heat=1.0, colour="#ff7a60")
    n.lamp_at = (-0.7, 0.5)
    at, k = (0.56, 0.22), 0.44

    def put(shape):
        return place(shape, at, k)

    n.being(
        put(both((0, -0.3), (0.9, -0.50), (1.55, -0.92), (1.95, -1.8), (2.05, -5.4, 0))),
        "dusk",
        soft=0.16,
        halo=0.6,
        rim=1.9,
        stars=0.4,
    )
    n.being(put(dot(0, -0.66, 1.10, 0.36)), "dusk", soft=0.06, halo=0.2, stars=0, bright=0.10, rim=1.6)
    n.being(
        put(both((0, 1.05), (0.60, 0.94), (0.96, 0.44), (1.02, -0.20), (0.92, -0.66), (0, -0.78))),
        "bronze",
        soft=0.16,
        halo=0.9,
        rim=2.0,
        stars=0.1,
        bright=-0.06,
    )
    for x, y, r in ((0.3, 0.5, 0.07), (-0.2, 0.66, 0.05), (0.1, 0.1, 0.06), (0.5, -0.1, 0.05), (-0.5, 0.1, 0.06)):
        n.dark(put(dot(x, y, r, r * 0.7)), 0.4, 0.01, "bronze")
    n.dark(put(poly((-0.16, -0.72), (0.16, -0.72), (0.10, -0.42), (-0.10, -0.42))), 0.8, 0.01)
    n.lit(put(dot(0, -0.56, 0.05)), "#ffd060", 0.8, 0.03)
    n.being(
        sweep([(0.16, -1.5), (-0.06, -1.1), (-0.20, -0.80)], [0.20, 0.17, 0.12]), "dusk", soft=0.08, halo=0.5, rim=1.7
    )
    n.being(
        poly((-0.62, -0.62), (-0.20, -0.50), (-0.10, -0.86), (-0.52, -0.98)), "silver", soft=0.03, halo=0.7, stars=0
    )
    n.lit(poly((-0.57, -0.66), (-0.24, -0.56), (-0.16, -0.82), (-0.50, -0.92)), "#60ff90", 0.30, 0.03)
    for j in range(4):
        n.glint(
            [
                (-0.53 + 0.02 * j, -0.70 - 0.055 * j),
                (-0.40, -0.66 - 0.055 * j),
                (-0.27 + 0.02 * (j % 2), -0.62 - 0.055 * j),
            ],
            0.008,
            "lime",
            0.8,
        )
    hands.fist(n, (-0.16, -0.80), (0.10, -1.4), 0.20, "bronze", flip=-1)
