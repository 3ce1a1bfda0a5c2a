"""Packer: a door kicked open, a man in the light of it with a gun, and his shadow that comes in first."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, poly

BURSTS = Pose(90, 90, (318, 352), (236, 300), (296, 276), (250, 256))


@picture("present", "packer", nebulae.deep((0.1, 0.2), 0.5, 0.25, 0.5))
def paint(n: Night) -> None:
    n.being(
        box(-1.1, -1.5, 1.1, 1.5),
        "soot",
        cut=box(-0.26, -0.75, 0.46, 0.92),
        soft=0.05,
        halo=0,
        stars=0.15,
        bright=-0.05,
    )
    scenery.door_of_light(n, 0.10, -0.75, 0.72, 1.67, "#ffb890", 0.62, spill=0.70)
    n.being(
        poly((0.46, 0.92), (0.92, 1.18), (0.92, -1.12), (0.46, -0.75)),
        "silver",
        soft=0.06,
        halo=0.3,
        stars=0,
        bright=-0.10,
    )
    for k in range(5):
        n.ink([(-1.0, 1.2 - 0.5 * k), (-0.6, 1.2 - 0.5 * k), (-0.26, 1.2 - 0.5 * k)], 0.012, 0.5, "rose")
    n.lamp_at = (0.10, 0.5)
    n.dark(blob((0.02, -0.78), (0.18, -0.78), (0.42, -1.5), (-0.36, -1.5)), 0.8, 0.02)
    n.dark(poly((0.0, -0.98), (-0.75, -1.22), (-0.72, -1.30), (0.06, -1.10)), 0.75, 0.02)
    look = Look("soot", "dusk", "short", "soot", "peaked", "soot", "")
    who = act(n, look, BURSTS, (0.14, -0.80), 1.42, -1, "suit", boot=1.3, bones=0.25, bright=-0.16, rim=2.0)
    x, y = who.hand_n
    n.being(poly((x + 0.04, y - 0.08), (x + 0.06, y + 0.05), (x - 0.24, y + 0.08), (x - 0.24, y + 0.02), (x - 0.04,
        y - 0.01)), "silver",
            soft=0.02, halo=0.6, stars=0)  # fmt: skip
    n.lit(dot(x - 0.26, y + 0.05, 0.018), n.sky.accent, 1.6, 0.06)
    n.star(x - 0.26, y + 0.05, 0.30, 1.3, n.sky.accent)
