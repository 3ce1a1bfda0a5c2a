"""Movellan: on one knee it sets the charge; on the ridge those who reckon just as well have stopped as well."""

from art.doctor_who import beings, nebulae, scenery
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, poly, sweep


@picture("future", "movellan", nebulae.rings((0.52, 0.92), 0.30, -16))
def paint(n: Night) -> None:
    n.lamp_at = (0.4, 0.9)
    scenery.peaks(n, -0.02, 0.34, "dusk", 9, 5)
    for x, high in ((-0.74, 0.46), (-0.34, 0.38), (-0.02, 0.32)):
        beings.dalek(n, (x, 0.04), high, "dusk", "navy", "#7fd4ff", flip=True)
    scenery.hills(n, 0.02, "navy", 5, 0.04, -0.06)
    ship = poly((0.30, 0.02), (0.62, 0.50), (0.94, 0.02))
    n.being(ship, "pearl", soft=0.08, halo=0.8, rim=1.4, stars=0.1)
    n.lit(box(0.56, 0.02, 0.68, 0.20), "#ffb070", 0.9, 0.06)
    n.ink([(0.42, 0.18), (0.62, 0.20), (0.82, 0.18)], 0.014, 0.6, "pearl")
    scenery.hills(n, -0.84, "ice", 6, 0.05, -0.10)
    n.lamp_at = (0.5, -0.6)
    look = Look("pearl", "bronze", "braids", "silver", collar="high", shirt="silver", eyes="#ff60a0")
    who = act(n, look, "kneel", (-0.22, -1.16), 1.86, 1, "tunic", "lady", legs="pearl", bones=0.7, rim=1.6, halo=0.8)
    for k in range(4):
        y = who.head[1] + 0.02 - 0.09 * k
        n.being(dot(who.head[0] - 0.17 - 0.012 * k, y, 0.030), "silver", soft=0.02, halo=0.5, stars=0)
    hx, hy = who.hip
    n.being(box(hx - 0.13, hy - 0.02, hx + 0.14, hy + 0.05), "blood", soft=0.02, halo=0.5, stars=0)
    n.lit(dot(hx + 0.12, hy + 0.015, 0.022), "#ff60a0", 1.4, 0.05)
    x, y = who.hand_n
    foot = -1.20
    n.being(
        box(x + 0.02, foot, x + 0.30, foot + 0.10) + box(x + 0.08, foot + 0.10, x + 0.24, foot + 0.34),
        "silver",
        soft=0.04,
        halo=0.7,
        rim=1.4,
        stars=0,
    )
    n.being(dot(x + 0.16, foot + 0.40, 0.11), "ice", solid=0.6, soft=0.04, halo=1.2, rim=1.6, stars=0)
    n.star(x + 0.16, foot + 0.40, 0.42, 1.4, "#ff80b0")
    for r in (0.20, 0.28):
        n.lit(hoop(x + 0.16, foot + 0.40, r, 0.006, 20, 160), "#ff80b0", 0.8, 0.03)
    for k in range(3):
        n.lit(
            box(x + 0.10 + 0.05 * k, foot + 0.16, x + 0.13 + 0.05 * k, foot + 0.24),
            ("#ff5040", "#ffd060", "#60ff90")[k],
            1.0,
            0.02,
        )
    n.lit(sweep([(x, y), (x + 0.10, foot + 0.30)], [0.006, 0.004]), "#ff80b0", 0.9, 0.03)
