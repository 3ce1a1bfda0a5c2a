"""Polly: she has thought of what dissolves plastic, and throws it at the steel chest over her."""

from art.doctor_who import beings, nebulae
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, place, sweep

THROWS = Pose(80, 88, (40, 18), (196, 140), (318, 276), (236, 232))


@picture("present", "polly", nebulae.rays((0.5, 0.2), 1.0, 0.8))
def paint(n: Night) -> None:
    beings.cyber(n, (0.54, 0.52), 0.36, "silver", visor="#ff7050", tilt=-14)
    n.shade(-0.55, -0.5, 0.6, 0.5)
    n.lamp_at = (0.3, 0.1)
    look = Look("candy", "flesh", "long", "gold", collar="")
    who = act(
        n,
        look,
        THROWS,
        (-0.62, -1.18),
        1.75,
        1,
        "tunic",
        "lady",
        legs="flesh",
        boot=1.5,
        bones=0.35,
        rim=1.4,
        stern=0.3,
    )
    x, y = who.hand_n
    n.being(place(box(-0.05, -0.10, 0.05, 0.14) + box(-0.025, 0.14, 0.025, 0.24), (x + 0.03, y), 1.0, -70), "ice",
        soft=0.03, halo=0.8,
            stars=0)  # fmt: skip
    start = (x + 0.24, y + 0.09)
    for end in ((0.44, -0.20), (0.58, -0.36), (0.30, -0.44), (0.66, -0.08)):
        mid = ((start[0] + end[0]) / 2, max(start[1], end[1]) + 0.16)
        n.lit(sweep([start, mid, end], [0.008, 0.020, 0.030]), "#ff70c8", 0.9, 0.06)
        n.star(*end, 0.24, 1.2, "#ffb0e8")
    n.strewn(box(0.10, -0.7, 0.9, 0.1), 26, 0.05, "#ff90d8", heat=0.9)
