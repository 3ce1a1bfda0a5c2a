"""Radiation: a dial with its needle hard over in the red, and a dead forest outside."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import dot, hoop, polar, sweep


@picture("purple", "radiation", nebulae.clouds((0.0, 0.1), 0.8, 3.0))
def paint(n: Night) -> None:
    n.being(land.forest(n, 0.35, 0.5, 3, "pine", 18), "soot", soft=0.04, halo=0.2, stars=0)
    n.lamp_at = (-0.7, 1.1)
    n.being(dot(0, -0.18, 0.84), "dusk", soft=0.2, halo=0.9, stars=0, bright=0.06)
    n.being(hoop(0, -0.18, 0.80, 0.065), "silver", soft=0.05, halo=0.4, stars=0)
    for k in range(25):
        a = 215 - k * 10.4
        c = "#ff4838" if k > 18 else "#ffd060" if k > 13 else "#a0ffb0"
        n.lit(
            sweep([polar((0, -0.18), a, 0.56), polar((0, -0.18), a, 0.68 if k % 3 == 0 else 0.63)], [0.012, 0.012]),
            c,
            0.9,
            0.03,
        )
    n.lit(sweep([(0, -0.18), polar((0, -0.18), -28, 0.58)], [0.030, 0.006]), "#ff4030", 1.7, 0.08)
    n.being(dot(0, -0.18, 0.09), "silver", soft=0.04, halo=0.3, stars=0)
    for k in range(3):
        n.lit([*hoop(0, -0.56, 0.115, 0.05, k * 120 + 60, k * 120 + 120)], n.sky.accent, 1.0, 0.04)
    n.lit(dot(0, -0.56, 0.03), n.sky.accent, 1.0, 0.03)
