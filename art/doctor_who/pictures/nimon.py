"""Nimon: round the corner of its maze it comes, horns down and burning, and somebody runs."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act, posed
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Profile
from art.kit.shapes import blob, box, dot, poly, sweep

CHARGES = Pose(66, 60, (300, 332), (250, 290), (314, 270), (240, 236))


@picture("future", "nimon", nebulae.deep((0.2, 0.4), 0.8, 0.45))
def paint(n: Night) -> None:
    n.lamp_at = (0.25, 0.5)
    for k, (left, right, top, foot) in enumerate(
        (
            (-1.2, -0.62, 1.5, -1.05),
            (0.70, 1.2, 1.3, -1.0),
            (-0.44, -0.16, 0.98, -0.62),
            (0.38, 0.56, 0.92, -0.56),
            (0.02, 0.20, 0.76, -0.40),
        )
    ):
        n.being(box(left, foot, right, top), "dusk", soft=0.08, halo=0.4, rim=1.4, stars=0.1, bright=0.02 * (k % 2))
        for j in range(5):
            y = foot + (top - foot) * (j + 0.6) / 5.4
            n.lit(box(left + 0.03, y - 0.010, right - 0.03, y + 0.010), "#60a8ff", 0.55, 0.03)
    n.being(
        poly((-1.2, -1.5), (1.2, -1.5), (1.2, -1.0), (0.30, -0.42), (-0.30, -0.42), (-1.2, -1.05)),
        "navy",
        soft=0.2,
        halo=0.2,
        stars=0.2,
        bright=-0.10,
    )
    for x in (-0.9, -0.45, 0.0, 0.45, 0.9):
        n.glint([(x * 1.3, -1.45), (x * 0.7, -0.9), (x * 0.25, -0.44)], 0.008, "ice", 0.5)
    scenery.thrown(n, -0.20, -1.12, 0.30, 0.3, 0.3)
    runner = Look("ember", "flesh", "short", "bronze")
    act(n, runner, "flee", (0.66, -1.18), 0.62, 1, "tunic", "slim", bones=0.4, rim=1.3)
    who = posed(CHARGES, (-0.30, -1.14), 1.80, 1, "broad")
    more = {"soft": 0.07, "halo": 0.6, "rim": 1.7, "stars": 0.3}
    n.lamp_at = (0.6, 0.7)
    n.being(who.arm(False, 1.1), "soot", **more)
    n.being(who.leg(False, 1.5), "soot", **more)
    n.being(who.leg(True, 1.5), "soot", **more | {"bright": 0.05})
    n.being(who.trunk() + who.skirt(who.hip[1] - 0.30, 0.22, 0.02), "soot", **more | {"bright": 0.05})
    n.being(who.on_chest(box(-0.30, -0.10, 0.36, 0.08)), "gold", soft=0.03, halo=0.4, stars=0)
    b = Profile((who.head[0] + 0.04, who.head[1] - 0.02), 0.26, -26, 1)
    horns = sweep([(-0.1, 0.75), (0.2, 1.45), (0.95, 1.75), (1.65, 1.45)], [0.24, 0.20, 0.12, 0.01])
    far = sweep([(0.25, 0.7), (0.75, 1.20), (1.35, 1.20), (1.95, 0.80)], [0.20, 0.16, 0.10, 0.01])
    n.being(b.put(far), "bone", soft=0.05, halo=0.7, stars=0, bright=-0.04)
    n.being(
        b.put(
            blob(
                (-1.0, -1.2),
                (-1.0, 0.3),
                (-0.55, 0.95),
                (0.25, 0.98),
                (0.80, 0.45),
                (1.20, -0.25),
                (1.45, -0.80),
                (1.18, -1.18),
                (0.72, -1.10),
                (0.35, -0.70),
                (0.0, -1.1),
            )
        ),
        "soot",
        soft=0.10,
        halo=1.0,
        rim=1.8,
        bright=0.10,
    )
    n.being(b.put(horns), "bone", soft=0.06, halo=0.8, stars=0)
    n.being(
        b.put(blob((-0.42, 0.62), (-0.95, 0.95), (-1.15, 0.60), (-0.7, 0.35))), "soot", soft=0.04, halo=0.3, stars=0
    )
    n.lit(b.put(blob((0.30, 0.25), (0.48, 0.42), (0.74, 0.18), (0.5, 0.12))), "#ff5030", 1.9, 0.09)
    n.dark(b.put(dot(1.22, -0.72, 0.12, 0.09, 30)), 0.95, 0.01)
    n.being(
        b.put(sweep([(1.30, -0.98), (1.52, -1.24), (1.24, -1.36), (1.10, -1.14)], [0.05] * 4)),
        "gold",
        soft=0.02,
        halo=0.4,
        stars=0,
    )
    n.being(who.arm(True, 1.2), "soot", **more | {"bright": 0.08})
    for x, y in ((1.65, 1.45), (1.95, 0.80)):
        tip = b.put(dot(x, y, 0.01))[0].mean(0)
        n.star(*tip, 0.22, 1.3, n.sky.accent)
        n.lit(
            sweep([tip, ((tip[0] + 0.66) / 2 + 0.06, (tip[1] - 0.6) / 2 + 0.08), (0.70, -0.62)], [0.012, 0.010, 0.004]),
            "#7fc8ff",
            1.3,
            0.06,
            0.8,
        )
