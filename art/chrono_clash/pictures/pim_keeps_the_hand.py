"""Pim Keeps the Hand: Pim rows the rim of the clock down the night like a boat, THE HAND his oar, his coat the sail."""

from art.chrono_clash import world
from art.chrono_clash.midnight import GOLD, INDIGO, compose, picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, box, dot, hoop, limb, move, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("pim-keeps-the-hand", disc=(0.06, 0.40, 0.50), kind="moon", clouds="none", stars=2.0, horizon=-0.5,
    light=INDIGO)
def paint(c: Canvas) -> None:
    land.clouds_below(c, -0.52, 0.24, 2, 0.62)
    cx, cy, r = 0.0, 0.30, 0.86
    inner = (0.0, 0.54, 0.80)
    hull = dot(cx, cy, r, n=140)
    cut = dot(inner[0], inner[1], inner[2], n=140) + box(-1.2, 0.46, 1.2, 1.5)
    c.lamp(0, -0.4, 1.2, "#c8b0ff", 0.5)
    mask = c.paint(hull, cut=cut, soft=0.10, rim=1.5, colour="#e0b050", wrap=0.7, form=1.1)
    marks: Shape = []
    for i in range(-19, 20):
        a = 270 + 4.2 * i
        edge = 0.965
        marks += limb(polar((cx, cy), a, r * edge), polar((cx, cy), a, r * (0.925 if i % 5 else 0.88)),
            0.013 if i % 5 == 0 else 0.005)
    marks += hoop(cx, cy, r * 0.975, 0.006, 180, 360)
    c.detail(marks, "#fff0c8", 0.95, mask, 0.002)
    for i, text in enumerate(("VIII", "VII", "VI", "V", "IV")):
        a = 270 + 30 * (i - 2) * 0.72
        c.detail(place(props.numeral(text, 0.105, 0.2), polar((cx, cy), a, r * 0.80), 1, a + 90), "#fff0c8", 0.9,
            mask, 0.002)
    boy = Figure((-0.16, -0.10), 1.08, "child", spine=80, head=80, near_arm=(344, 4), far_arm=(352, 30),
        near_leg=(352, 288), far_leg=(8, 306))
    n = boy.neck
    # The coat, filled with the wind from astern.
    sail = blob((n[0] + 0.02, n[1] - 0.02, 0), (n[0] - 0.06, n[1] + 0.26), (n[0] - 0.30, n[1] + 0.52), (n[0] - 0.66,
        n[1] + 0.58, 0), (n[0] - 0.60, n[1] + 0.30), (n[0] - 0.70, n[1] + 0.06, 0), (n[0] - 0.52, n[1] - 0.02),
            (n[0] - 0.56,
        n[1] - 0.24, 0), (n[0] - 0.30, n[1] - 0.24), (n[0] - 0.10, n[1] - 0.30), (n[0] + 0.02, n[1] - 0.20))
    c.paint(sweep([(n[0] - 0.30, n[1] + 0.34), (n[0] - 0.44, n[1] + 0.62), (n[0] - 0.72, n[1] + 0.70)], [0.10, 0.085,
        0.10]),
        soft=0.06, rim=1.3, colour="#6a2c86", far=0.05)
    mask = c.paint(sail, soft=0.14, rim=1.4, colour="#6a2c86")
    c.detail([q for k in range(5) for q in sweep([(n[0] - 0.02, n[1] - 0.04 - 0.03 * k), (n[0] - 0.26,
        n[1] + 0.22 - 0.09 * k), (n[0] - 0.58, n[1] + 0.46 - 0.16 * k)], [0.003, 0.012, 0.008])], amount=0.6,
            within=mask, soft=0.008)
    c.detail(place(box(-0.06, -0.07, 0.06, 0.07), (n[0] - 0.26, n[1] - 0.04), 1, 20), "#d86a9a", 0.8, mask, 0.003)
    c.detail([q for k in range(4) for q in dot(n[0] - 0.585 + 0.035 * (k % 2), n[1] + 0.44 - 0.18 * k, 0.024)], GOLD,
        0.9, mask, 0.002)
    c.paint(boy.arm(False, 1.3) + boy.leg(False, 1.4), far=0.05)
    hand = boy.hand_n
    way = 99
    butt = polar(hand, way, 0.44)
    oar = place(world.the_hand(1.34), butt, 1, way + 90)
    c.paint(boy.leg(True, 1.4), soft=0.05)
    c.paint(boy.trunk() + boy.skull() + boy.on_head(dress.CAP), soft=0.07, rim=1.3)
    c.detail(boy.on_chest(sweep([(-0.26, 0.90), (0.0, 0.80), (0.26, 0.92)], [0.07, 0.09, 0.07])), "#d86a9a", 0.85,
        soft=0.004)
    c.paint(oar, soft=0.04, edge=0.010, rim=1.7, shade=0.3)
    c.paint(boy.arm(True, 1.4), shade=0.4)
    # A lantern at the prow, the wake of stars.
    prow = (0.80, 0.44)
    frame, pane = props.lantern(0.22)
    c.paint(move(frame, prow[0] - 0.02, prow[1] + 0.02) + sweep([(0.82, 0.40), (0.86, 0.52), (0.78, 0.48)], [0.014,
        0.012, 0.008]), edge=0.006)
    c.shine(move(pane, prow[0] - 0.02, prow[1] + 0.02), heat=1.0, halo=0.07)
    c.lamp(prow[0], prow[1] - 0.18, 0.6, heat=0.6)
    tip = polar(butt, way + 180, 1.26)
    rng = c.rng(5)
    for _ in range(26):
        x, y = tip[0] + rng.normal(0.0, 0.28), tip[1] + rng.normal(0.0, 0.09)
        c.shine(sky.star4(x, y, rng.uniform(0.02, 0.07)), "#e8e0ff", 0.9, 0.015, 0.5)
    c.flat([q for i in range(4) for q in hoop(tip[0] - 0.02, tip[1] + 0.02, 0.14 + 0.10 * i, 0.005, 185, 355,
        ry=0.04 + 0.03 * i)], "#e8e0ff", 0.6, soft=0.003)
    land.clouds_below(c, -0.86, 0.20, 5, 0.30)
    compose(c, 0.18)
