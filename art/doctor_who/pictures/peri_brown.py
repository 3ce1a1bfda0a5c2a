"""Peri Brown: a flower as large as her head, and she knows its Latin name; it is looking back."""

from art.doctor_who import hands, nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import dot, hoop, polar, sweep


@picture("present", "peri-brown", nebulae.clouds((0.4, 0.4), 0.8, 2.6))
def paint(n: Night) -> None:
    scenery.jungle(n, "violet", 0.5, 6)
    look = Look("candy", "flesh", "bob", "soot", collar="v", shirt="flesh")
    profile(n, look, (-0.42, 0.34), 0.40, 1, -14, stern=-0.8, lamp=(0.9, 0.7))
    at = (0.42, 0.02)
    n.being(
        sweep([(0.60, -1.5), (0.66, -0.9), (0.46, -0.2)], [0.055, 0.05, 0.04]), "lime", soft=0.03, halo=0.4, stars=0
    )
    n.being(
        sweep([(0.64, -0.9), (0.86, -0.72), (1.02, -0.84)], [0.03, 0.13, 0.01]), "lime", soft=0.05, halo=0.4, stars=0
    )
    for ring, (count, far, rx, ry, hue) in enumerate(((9, 0.34, 0.24, 0.115, "gold"), (8, 0.24, 0.19, 0.10, "ember"))):
        for k in range(count):
            a = 360 / count * k + 20 * ring
            n.being(dot(*polar(at, a, far), rx, ry, a), hue, soft=0.06, halo=0.5, stars=0.2)
    n.being(dot(*at, 0.17), "violet", soft=0.07, halo=0.5, stars=0.3)
    n.lit(hoop(*at, 0.10, 0.014), n.sky.accent, 1.2, 0.05)
    n.lit(dot(at[0] - 0.02, at[1], 0.045), "#ffffff", 1.2, 0.05)
    n.star(*at, 0.34, 1.2, n.sky.accent)
    hands.fist(n, (0.60, -0.72), (-0.10, -1.65), 0.26, "flesh", "candy", "", 1)
    n.strewn(dot(0.42, 0.62, 0.5, 0.4), 18, 0.05, "#ffe080")
