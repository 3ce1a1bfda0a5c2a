"""Ace: a bomber jacket full of badges, and a bat charged with the Hand of Omega, on its way to a Dalek."""

from art.doctor_who import beings, nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, polar, sweep

SWINGS = Pose(82, 84, (70, 24), (50, 36), (326, 272), (232, 228))


@picture("present", "ace", nebulae.rays((0.30, 0.55), 1.2, 1.0))
def paint(n: Night) -> None:
    scenery.hills(n, -1.06, "dusk", 2, 0.03)
    beings.dalek(n, (0.62, -1.16), 1.25, "pearl", "gold", flip=False)
    n.lamp_at = (0.35, 0.6)
    look = Look("soot", "flesh", "tail", "bronze", collar="")
    who = act(n, look, SWINGS, (-0.40, -1.10), 1.85, 1, "suit", "lady", legs="dusk", bones=0.3, rim=1.4)
    for i, (x, y) in enumerate(((0.10, 0.86), (-0.06, 0.70), (0.16, 0.62), (0.02, 0.46), (0.17, 0.34))):
        px, py = who.on_chest(dot(x, y, 0.001))[0].mean(0)
        n.lit(dot(float(px), float(py), 0.028), ("#ff4848", "#60e0ff", "#ffe060", "#70ff80", "#ffffff")[i], 1.0, 0.02)
    x, y = who.hand_n
    tip = polar((x, y), 32, 0.58)
    n.being(
        sweep([polar((x, y), 212, 0.08), (x, y), tip], [0.022, 0.026, 0.062]), "silver", soft=0.04, halo=0.8, stars=0
    )
    n.lit(sweep([polar((x, y), 32, 0.24), tip], [0.02, 0.035]), "#90e0ff", 0.8, 0.10)
    for k in range(3):
        n.glint([polar((x, y), a, 0.58 - 0.09 * k) for a in (110, 85, 60, 38)], 0.02, "ice", 0.6)
    n.star(*tip, 0.5, 1.5, "#b0ecff")
