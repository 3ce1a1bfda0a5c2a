"""Silurian: at the back of a cave it has woken, and the beam of its third eye finds whoever holds the lamp."""

from art.doctor_who import beings, nebulae, scenery
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.stature import arm, legs
from art.kit.shapes import box, dot, poly


@picture("present", "silurian", nebulae.clouds((0.2, 0.0), 0.9, 2.8, 0.8))
def paint(n: Night) -> None:
    scenery.cave(n, (0.16, -0.06), 0.74, 0.98, "bronze", 6)
    at, k = (0.40, 0.34), 0.145
    legs(n, at, k, "moss", 0.72, 0.4)
    beings.reptile(n, at, k, "moss", "#ff3a24")
    for side, elbow, hand in ((-1, (-2.6, -2.6), (-3.2, -1.2)), (1, (2.3, -3.2), (1.7, -4.8))):
        x, y = arm(n, at, k, "moss", elbow, hand, side)
        n.being(dot(x, y, 0.055), "moss", soft=0.03, halo=0.4, stars=0)
    n.being(box(-1.1, -1.5, 1.1, -1.34), "soot", soft=0.05, halo=0.2, rim=1.4)
    eye = (at[0], at[1] + 0.62 * k)
    n.lit(poly(eye, (-0.66, -0.30), (-0.40, -0.62)), "#ff4030", 0.32, 0.05)
    n.star(*eye, 0.14, 0.9, "#ff6040")
    n.lamp_at = (0.3, 0.3)
    who = act(
        n,
        Look("gold", "flesh", "short", "soot", "steel", "gold", ""),
        "lamp",
        (-0.62, -1.34),
        1.10,
        1,
        "suit",
        legs="dusk",
        boot=1.4,
        bones=0.3,
        rim=1.6,
    )
    x, y = who.hand_n
    n.lit(dot(x, y, 0.035), "#fff0c0", 1.6, 0.10)
    n.star(x, y, 0.26, 1.2, "#ffe0a0")
