"""Liz Shaw: bent over what she has made, her face lit green from below by the flask."""

from art.doctor_who import hands, nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import blob, box, dot, hoop, sweep


@picture("present", "liz-shaw", nebulae.roundels((0.4, 0.8), 0.44, 0.35))
def paint(n: Night) -> None:
    look = Look("pearl", "flesh", "long", "ember", collar="lapels", shirt="jade")
    profile(n, look, (-0.30, 0.40), 0.42, 1, -16, stern=-0.2, lamp=(0.62, -0.65))
    x, y = 0.46, -0.52
    flask = blob((x - 0.07, y + 0.46, 0), (x - 0.06, y + 0.20), (x - 0.32, y - 0.34), (x - 0.22, y - 0.46), (x + 0.22,
        y - 0.46),
                 (x + 0.32, y - 0.34), (x + 0.06, y + 0.20), (x + 0.07, y + 0.46, 0))  # fmt: skip
    n.being(flask, "ice", solid=0.5, soft=0.05, halo=0.8, rim=2.0, stars=0)
    n.lit(blob((x - 0.18, y - 0.08), (x - 0.27, y - 0.32), (x - 0.20, y - 0.41), (x + 0.20, y - 0.41), (x + 0.27,
        y - 0.32),
               (x + 0.18, y - 0.08)), "#60ff90", 1.1, 0.22, 0.7)  # fmt: skip
    for k, (u, v, r) in enumerate(((-0.02, 0.02, 0.03), (0.03, 0.16, 0.022), (-0.01, 0.32, 0.018), (0.04, 0.56, 0.04),
        (-0.04, 0.72, 0.055),
                                   (0.05, 0.92, 0.07))):  # fmt: skip
        n.lit(hoop(x + u, y + v, r, 0.005), "#a0ffc0", 1.0 - 0.1 * k, 0.02)
    n.being(box(x - 0.44, y - 0.54, x + 0.44, y - 0.46), "silver", soft=0.02, halo=0.4, stars=0)
    hands.fist(n, (x - 0.06, y + 0.26), (-0.52, -1.55), 0.22, "flesh", "pearl", "", 1)
    scenery.desk(n, -1.10, "silver", 3, 2)
    n.being(sweep([(0.86, -1.08), (0.86, 0.1)], [0.02, 0.02]), "silver", soft=0.02, halo=0.3, stars=0)
    n.being(dot(0.86, -1.07, 0.14, 0.04), "silver", soft=0.02, halo=0.3, stars=0)
