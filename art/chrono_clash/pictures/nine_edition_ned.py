"""Nine-Edition Ned: a newsboy in mid-throw; nine papers fly in an arc."""

from art.chrono_clash.dawn import picture
from art.kit import figure as dress
from art.kit import land, props
from art.kit.canvas import Canvas
from art.kit.figure import Figure, clothed
from art.kit.shapes import Shape, between, curve, limb, place, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("nine-edition-ned", disc=(-0.38, 0.05, 0.72), clouds="bands", cover=0.7, horizon=-0.5)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.75, 0.75, 3, 9), 0.62, 0.6, 0.7)
    land.ground(c, -0.78, 0.02)
    boy = Figure((-0.30, -0.22), 1.36, "child", spine=76, head=80, near_arm=(38, 26), far_arm=(215, 300),
        near_leg=(328, 262), far_leg=(236, 214))
    c.cast(boy.body(), -0.78)
    c.paint(boy.in_hand(place(props.paper(0.5), (0.0, 0.02)) + place(props.paper(0.46), (0.02, -0.04)), False, 75,
        0.9), soft=0.03)
    shorts = boy.trunk() + limb(boy.hip_n, between(boy.hip_n, boy.knee_n, 0.85), 0.13, 0.105)
    scarf = sweep([boy.neck, (boy.neck[0] - 0.2, boy.neck[1] + 0.02), (boy.neck[0] - 0.42, boy.neck[1] - 0.08)],
        [0.05, 0.05, 0.035])
    c.paint(limb(boy.hip_f, between(boy.hip_f, boy.knee_f, 0.85), 0.125, 0.10), far=0.05)
    clothed(c, boy, shorts + scarf, boy.on_head(dress.CAP), 1.15)
    path = curve([boy.hand_n, (0.36, 0.22), (0.68, 0.46), (0.72, 0.76), (0.42, 0.94), (0.0, 0.90), (-0.34, 0.72)],
        False, 12)
    for i in range(9):
        x, y = path[int((i + 0.6) / 9 * (len(path) - 1))]
        sheet = place(props.paper(0.13 + 0.014 * i, 0.02), (x, y), 1, 25 + 41 * i)
        mask = c.paint(sheet, soft=0.03, colour="#f2dcae", far=0.1, rim=1.3)
        c.flat(sheet, "#f6dfb2", 0.62)
        lines: Shape = []
        for row in range(4):
            lines += limb((-0.07, 0.05 - 0.035 * row), (0.07, 0.05 - 0.035 * row), 0.006 if row else 0.014)
        c.detail(place(lines, (x, y), 0.6 + 0.06 * i, 25 + 41 * i), amount=0.8, within=mask, soft=0.002)
