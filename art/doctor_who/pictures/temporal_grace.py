"""Temporal Grace: a sword that has turned to flowers in mid air, above a console of light."""

from math import sin

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import box, dot, poly


@picture("purple", "temporal-grace", nebulae.roundels((0.0, 0.0), 0.46, 0.6))
def paint(n: Night) -> None:
    things.sword(n, (0.0, -0.62), 1.5, 0)
    for k in range(9):
        x, y = 0.20 * sin(k * 2.1), 0.0 + k * 0.115
        n.being(props.flower(x, y, 0.13, 5, k * 33), ("candy", "rose", "violet")[k % 3], soft=0.04, halo=0.5, stars=0)
        n.lit(dot(x, y, 0.024), "#ffe080", 1.0, 0.02)
    n.being(poly((-0.85, -1.5), (-0.46, -0.86), (0.46, -0.86), (0.85, -1.5)), "silver", soft=0.12, halo=0.6, stars=0)
    n.being(box(-0.10, -0.86, 0.10, -0.52), "ice", solid=0.6, soft=0.05, halo=1.0, stars=0, rim=1.4)
    n.lit([q for k in range(7) for q in dot(-0.48 + k * 0.16, -1.08, 0.03)], n.sky.accent, 1.0, 0.03)
