"""Captain Yates: he sits on a step outside in the small hours, a mug of cocoa in his hands."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, poly

RESTS = Pose(76, 84, (292, 24), (300, 30), (24, 262), (14, 268))


@picture("present", "captain-yates", nebulae.moon(0.24, (-0.56, 0.92), level=0.4))
def paint(n: Night) -> None:
    n.being(box(0.10, -0.3, 1.1, 1.5), "soot", soft=0.10, halo=0.3, rim=1.2)
    for k in range(11):
        n.ink([(0.10, 1.3 - k * 0.17), (0.6, 1.3 - k * 0.17), (1.1, 1.3 - k * 0.17)], 0.012, 0.7, "bronze")
    scenery.door_of_light(n, 0.62, -0.42, 0.50, 1.30, "#ffd090", 0.7, spill=0.35)
    for i in range(3):
        n.being(
            box(-0.30 - 0.22 * i, -0.78 - 0.22 * i, 1.1, -0.42 - 0.22 * i),
            "silver",
            soft=0.04,
            halo=0.2,
            stars=0.1,
            bright=-0.14,
        )
    n.lamp_at = (0.62, 0.3)
    look = Look("moss", "flesh", "parted", "bronze", "beret", "moss", "")
    who = act(n, look, RESTS, (-0.30, -1.24), 2.0, -1, "suit", boot=1.3, bones=0.3, rim=1.5, stern=-0.3)
    x, y = who.hand_n
    n.being(box(x - 0.12, y - 0.04, x + 0.02, y + 0.15), "pearl", soft=0.03, halo=0.6, stars=0)
    n.being(hoop(x - 0.14, y + 0.05, 0.045, 0.012), "pearl", soft=0.01, halo=0.2, stars=0)
    for k in range(3):
        sx = x - 0.10 + 0.045 * k
        n.lit(poly(*[(sx + 0.025 * ((i % 2) * 2 - 1), y + 0.19 + 0.07 * i) for i in range(5)],
                   *[(sx + 0.025 * ((i % 2) * 2 - 1) + 0.010, y + 0.19 + 0.07 * i) for i in range(4, -1, -1)]),
                       "#ffffff", 0.6, 0.03)  # fmt: skip
    n.lit(dot(x - 0.05, y + 0.15, 0.06, 0.012), "#c08050", 0.6, 0.02)
