"""Mel Bush: flat out on a bicycle that goes nowhere, with a glass of carrot juice in reach."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import box, dot, hoop, place, poly, sweep

PEDALS = Pose(58, 86, (318, 340), (310, 335), (340, 244), (296, 262))


@picture("present", "mel-bush", nebulae.roundels((0.0, 0.4), 0.52, 0.5))
def paint(n: Night) -> None:
    n.being(box(-1.1, -1.5, 1.1, -1.12), "dusk", soft=0.05, halo=0.3, rim=1.3)
    wheel = (0.44, -0.80)
    n.lit(hoop(*wheel, 0.30, 0.012), n.sky.accent, 0.8, 0.06)
    n.being(place(props.wheel(0.29, 14, 0.05, 0.12, 0.02), wheel), "silver", soft=0.02, halo=0.6, stars=0)
    for a, b in (((-0.34, -1.12), (0.62, -1.12)), ((-0.20, -1.10), (-0.26, -0.22)), (wheel, (0.36, -0.02)), ((-0.22,
        -0.60), wheel),
                 ((0.36, -0.02), (0.56, 0.04))):  # fmt: skip
        n.being(sweep([a, b], [0.026, 0.026]), "silver", soft=0.02, halo=0.4, stars=0)
    n.being(dot(-0.26, -0.20, 0.17, 0.05, 6), "soot", soft=0.03, halo=0.3, rim=1.6)
    look = Look("candy", "flesh", "mane", "ember", collar="")
    who = act(n, look, PEDALS, (-0.04, -1.02), 2.1, 1, "suit", "lady", legs="violet", boot=1.5, bones=0.35, rim=1.1,
        stern=-1.0,
              sleeves="flesh")  # fmt: skip
    n.glint(
        [tuple(p.mean(0)) for p in who.on_head(dot(-0.8, 0.5, 0.01) + dot(0, 0.62, 0.01) + dot(0.74, 0.5, 0.01))],
        0.03,
        "lime",
    )
    for k in range(5):
        y = 0.42 - 0.30 * k
        n.glint([(-0.98, y), (-0.80, y + 0.01), (-0.56 - 0.05 * (k % 2), y)], 0.010, "pearl", 0.6)
    n.being(box(0.66, -0.44, 0.98, -0.38) + box(0.80, -1.12, 0.84, -0.42), "bronze", soft=0.02, halo=0.3, stars=0)
    n.being(
        poly((0.72, -0.36), (0.92, -0.36), (0.96, 0.06), (0.68, 0.06)),
        "ice",
        solid=0.4,
        soft=0.03,
        halo=0.4,
        rim=1.8,
        stars=0,
    )
    n.lit(poly((0.73, -0.34), (0.91, -0.34), (0.94, -0.04), (0.70, -0.04)), "#ff8a20", 0.9, 0.06)
    n.glint([(0.84, -0.2), (0.92, 0.16), (1.0, 0.22)], 0.016, "pearl")
    scenery.embers(n, (0.44, -0.5), 0.3, 10, "#80fff0")
