"""The Robbery: the great dial; a tiny boy on a rope, a lantern in his teeth, prises THE HAND from its axle."""

from art.chrono_clash import world
from art.chrono_clash.midnight import MIDNIGHT, picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, box, dot, hoop, limb, move, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("the-robbery", disc=(0.02, 0.24, 0.86), kind="sun", clouds="none", stars=0.5, horizon=-0.6, shafts=0.15,
    light=MIDNIGHT._replace(disc=("#f2e2f8", "#b98ae0")))
def paint(c: Canvas) -> None:
    x, y, r = c.disc
    wall = c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=dot(x, y, r + 0.01, n=120), soft=0.08, far=0.16, rim=1.0)
    land.stones(c, -1.5, 1.5, high=0.15, amount=0.5, mask=wall)
    c.flat(dot(x, y, r, n=100), "#c9a8ea", 0.25)
    c.paint(hoop(x, y, r + 0.045, 0.05), soft=0.04, colour="#8a5a34", rim=1.4, wrap=0.5)
    marks: Shape = []
    for i in range(60):
        marks += limb(polar((x, y), 6 * i, r * 0.92), polar((x, y), 6 * i, r * (0.965 if i % 5 else 0.975)),
            0.012 if i % 5 == 0 else 0.004)
    marks += hoop(x, y, r * 0.985, 0.006) + hoop(x, y, r * 0.90, 0.004) + hoop(x, y, r * 0.62, 0.005)
    for i, text in enumerate(("XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")):
        marks += place(props.numeral(text, 0.16, 0.18), polar((x, y), 90 - 30 * i, r * 0.76), 1, -30 * i)
    c.flat(marks, "#4a2080", 0.92)
    c.flat(hoop(x, y, r * 0.40, 0.006), "#4a2080", 0.8)
    # The bare axle, THE HAND already leaving it.
    eye = (x + 0.13, y - 0.02)
    c.darken(place(world.the_hand(0.92), (eye[0] + 0.05, eye[1] - 0.08), 1, -46), 0.45, 0.02)
    c.paint(place(props.gear(0.10, 14), (x, y)), soft=0.04, colour="#a06a34", rim=1.4, shade=0.4)
    c.paint(dot(x, y, 0.040), colour="#f0c070", soft=0.02, rim=1.5)
    c.paint(place(world.the_hand(0.92), eye, 1, -46), soft=0.04, edge=0.010, rim=1.4)
    # Pim leans back on his rope and pulls; his feet are braced against the numbers.
    boy = Figure((-0.38, -0.06), 0.84, "child", spine=112, head=100, near_arm=(342, 10), far_arm=(352, 22),
        near_leg=(8, 322), far_leg=(338, 300), feet=(60, 40))
    hx, hy = boy.hip
    c.darken(move(boy.body(), 0.06, -0.08), 0.35, 0.03)
    rope = [(-0.30, 1.5), (hx - 0.02, 0.80), (hx - 0.03, hy + 0.06), (hx - 0.10, hy - 0.30), (hx + 0.0, hy - 0.56),
        (hx - 0.08,
        hy - 0.84)]
    bar = sweep([polar(boy.hand_n, 214, 0.16), boy.hand_n, (x - 0.02, y - 0.05), (x + 0.08, y + 0.03)], [0.016, 0.016,
        0.012])
    coat = blob((hx + 0.13, hy + 0.10), (hx + 0.12, hy - 0.06), (hx + 0.02, hy - 0.16), (hx - 0.05, hy - 0.34, 0),
        (hx - 0.12,
        hy - 0.24), (hx - 0.24, hy - 0.30, 0), (hx - 0.22, hy - 0.08), (hx - 0.20, hy + 0.16), (hx - 0.02, hy + 0.22))
    c.paint(boy.arm(False, 1.4) + boy.leg(False, 1.4), soft=0.03, edge=0.008, far=0.05)
    c.paint(sweep(rope, [0.012, 0.012]), colour="#d8a870", soft=0.015, edge=0.006, rim=1.3)
    c.paint(boy.leg(True, 1.4), soft=0.03, edge=0.008)
    mask = c.paint(boy.trunk() + coat + boy.skull() + boy.on_head(dress.CAP), soft=0.05, edge=0.009, rim=1.2)
    c.detail(sweep([(hx - 0.16, hy + 0.02), (hx, hy + 0.06), (hx + 0.12, hy + 0.04)], [0.012, 0.014, 0.012]),
        "#d8a870", 0.9,
        mask, 0.002)
    c.paint(bar, edge=0.007, soft=0.015, rim=1.6, colour="#b8a0d0")
    c.paint(boy.arm(True, 1.5), soft=0.03, edge=0.008, shade=0.3)
    mouth = boy.on_head(dot(0.95, -0.42, 0.02))[0].mean(0)
    at = (float(mouth[0]) + 0.01, float(mouth[1]) + 0.02)
    frame, pane = props.lantern(0.15)
    c.paint(place(frame, at), edge=0.005)
    c.shine(place(pane, at), heat=1.1, halo=0.06)
    c.lamp(at[0], at[1] - 0.13, 0.4, heat=0.6)
    # Four bolts; the last one still falls.
    for bx, by, s, a in ((0.28, -0.52, 0.050, 20), (0.10, -0.40, 0.042, 70), (0.42, -0.34, 0.038, -30), (0.20, -0.72,
        0.056, 50)):
        c.flat(place(poly((-1, -0.3), (-0.7, 0.3), (0.7, 0.3), (1, -0.3), (0.7, -0.8), (-0.7, -0.8)) + box(-0.3, 0.3,
            0.3, 1.6), (bx, by), s, a), "#3a1460")
    c.shine(sky.star4(x + 0.07, y + 0.02, 0.12), heat=1.0, halo=0.04)
