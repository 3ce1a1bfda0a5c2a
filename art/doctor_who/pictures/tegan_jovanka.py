"""Tegan Jovanka: she walks away from the aeroplane with her bag, in heels, and says what she thinks of it."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, hoop, poly

WALKS = Pose(90, 88, (292, 322), (252, 256), (292, 276), (254, 244))


@picture("present", "tegan-jovanka", nebulae.planet((0.0, -2.7), 1.8, 0.3, sun=(-0.5, -0.2)))
def paint(n: Night) -> None:
    n.being(box(-1.1, -1.5, 1.1, -0.90), "dusk", soft=0.08, halo=0.4, rim=1.0, stars=0.1, bright=-0.08)
    for k in range(6):
        y = -0.95 - 0.55 * (k / 6) ** 1.5
        for side in (-1, 1):
            n.lit(dot(side * (0.22 + 0.17 * k), y, 0.012 + 0.004 * k), "#ffe0a0" if side < 0 else "#60d0ff", 1.2, 0.04)
    plane = blob((-1.15, 0.74), (-0.40, 0.86), (0.62, 0.84), (0.88, 0.72), (0.70, 0.62), (-0.30, 0.56), (-1.15, 0.60))
    n.lamp_at = (-0.6, 0.2)
    n.being(
        poly((-0.20, 0.70), (0.20, 0.70), (-0.48, 0.22), (-0.66, 0.22)),
        "silver",
        soft=0.05,
        halo=0.4,
        stars=0,
        bright=-0.05,
    )
    n.being(plane, "pearl", soft=0.12, halo=0.7, stars=0.1)
    n.lit([dot(-0.9 + 0.14 * k, 0.74, 0.025, 0.032)[0] for k in range(10)], "#ffd890", 0.8, 0.03)
    n.dark(blob((0.70, 0.78), (0.84, 0.74), (0.80, 0.70), (0.68, 0.72)), 0.8, 0.01)
    look = Look("violet", "flesh", "pixie", "ember", "cap", "violet", "")
    who = act(n, look, WALKS, (0.16, -1.20), 1.95, 1, "tunic", "lady", legs="flesh", bones=0.4, wide=0.20, stern=0.9)
    n.being(
        who.on_chest(blob((-0.10, 0.98), (0.12, 1.02), (0.24, 0.88), (0.08, 0.80))),
        "candy",
        soft=0.02,
        halo=0.3,
        stars=0,
    )
    x, y = who.hand_f
    n.being(box(x - 0.24, y - 0.38, x + 0.18, y - 0.06), "bronze", soft=0.05, halo=0.5, stars=0.1)
    n.being(hoop(x - 0.02, y - 0.05, 0.08, 0.012, 0, 180), "bronze", soft=0.01, halo=0.2, stars=0)
    n.lit(box(x - 0.06, y - 0.12, x + 0.00, y - 0.09), "#ffe0a0", 0.8, 0.02)
    scenery.embers(n, (0.9, 0.6), 0.3, 8)
