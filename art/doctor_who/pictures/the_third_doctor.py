"""The Third Doctor: a cloak with a scarlet lining that flies, a silver mane, one hand up to stop what comes."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, polar

HALT = Pose(84, 88, (8, 24), (232, 300), (300, 278), (246, 240))


@picture("timeless", "the-third-doctor", nebulae.eclipse((0.42, 0.60), 0.44, 0.34))
def paint(n: Night) -> None:
    scenery.hills(n, -1.06, "dusk", 3, 0.05)
    n.lamp_at = (0.55, 0.5)
    n.being(blob((-0.04, 0.60), (-0.44, 0.56), (-0.80, 0.24), (-1.2, 0.30, 0), (-0.92, 0.02), (-1.2, -0.16, 0),
        (-0.86, -0.26),
                 (-1.0, -0.62, 0), (-0.62, -0.50), (-0.50, -0.86, 0), (-0.24, -0.40), (0.04, 0.20)), "blood",
                     soft=0.12, halo=0.8,
            stars=0.4, bright=0.06)  # fmt: skip
    for line in (((-0.16, 0.34), (-0.55, 0.16), (-1.1, 0.14)), ((-0.18, 0.22), (-0.55, -0.10), (-0.98, -0.34)),
                 ((-0.14, 0.10), (-0.36, -0.22), (-0.58, -0.62))):  # fmt: skip
        n.ink(line, 0.03, 0.55, "blood")
    n.being(blob((0.0, 0.66), (-0.30, 0.74), (-0.70, 0.48), (-1.2, 0.52, 0), (-1.2, 0.34, 0), (-0.80, 0.28), (-0.44,
        0.48),
                 (-0.10, 0.52)), "soot", soft=0.07, halo=0.3, rim=1.8)  # fmt: skip
    look = Look("violet", "flesh", "bouffant", "pearl", collar="")
    who = act(n, look, HALT, (-0.12, -1.08), 2.05, 1, "coat", legs="dusk", sway=-0.14, bones=0.4)
    for k in range(5):
        n.being(who.on_chest(dot(0.15 + 0.03 * (k % 2), 0.92 - k * 0.13, 0.085, 0.055)), "pearl", soft=0.02, halo=0.4,
            stars=0,
                bright=0.1)  # fmt: skip
    n.being(
        who.on_chest(blob((-0.22, 0.88), (0.0, 1.12), (0.20, 0.96), (0.02, 0.90))), "soot", soft=0.03, halo=0.1, rim=1.4
    )
    x, y = who.hand_n
    n.being(dot(x - 0.05, y - 0.03, 0.055, 0.06), "pearl", soft=0.02, halo=0.4, stars=0)
    for a in (20, 50, 80, 110):
        n.being(
            [*dot(*polar((x, y), a, 0.085), 0.022, 0.05, a - 90)], "flesh", soft=0.02, halo=0.2, stars=0, bright=0.1
        )
    n.star(x + 0.05, y + 0.04, 0.30, 1.0)
