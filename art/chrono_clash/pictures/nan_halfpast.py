"""Nan Halfpast: a tiny old lady in a rocking chair knits a scarf; her wool unravels from the moon."""

from art.chrono_clash.midnight import compose, picture
from art.kit import figure as dress
from art.kit import land, props
from art.kit.canvas import Canvas
from art.kit.figure import Build, Figure
from art.kit.shapes import Shape, bearing, blob, box, curve, hoop, limb, move, place, polar, sweep, turn

# Outlines stay as rows of points:
# fmt: off


@picture("nan-halfpast", disc=(0.40, 0.46, 0.52), kind="moon", clouds="bands", cover=0.45, stars=0.7, horizon=-0.6)
def paint(c: Canvas) -> None:
    cx, cy, r = c.disc
    wound: Shape = []
    for tilt, squeeze in ((20, 0.9), (24, 0.62), (30, 0.30), (110, 0.80), (116, 0.42), (66, 0.70), (72, 0.22), (160,
        0.55), (150, 0.20)):
        wound += turn(hoop(cx, cy, r * 0.97, 0.0035, ry=r * squeeze), tilt, (cx, cy))
    c.flat(wound, "#8a52c0", 0.55, soft=0.002)
    land.layer(c, land.roofs(c, -0.78, 0.36, 4, 16), 0.55, 0.5, 0.4)
    land.windows(c, -0.75, -0.58, 16)
    floor = -0.74
    land.ground(c, floor, 0.006)
    seat = (-0.30, -0.20)
    chair = place(props.chair(1.18, True), seat, 1, 4)
    c.cast(chair, floor, 0.5)
    old = Figure((seat[0] - 0.08, seat[1] + 0.09), 1.36, Build(head=0.095, spine=0.27, thigh=0.21, shin=0.20,
        upper=0.135, fore=0.125, shoulder=0.085, hip=0.075, belly=0.085, flesh=1.1), spine=78, head=58, near_arm=(292,
            22), far_arm=(305, 30), near_leg=(356, 276), far_leg=(352, 268))
    hx, hy = old.hip
    skirt = blob((hx - 0.15, hy + 0.13), (hx - 0.18, hy - 0.08), (hx + 0.08, hy - 0.15), (hx + 0.13, hy - 0.36),
        (hx + 0.10, hy - 0.50, 0), (hx + 0.48, hy - 0.50, 0), (hx + 0.42, hy - 0.18), (hx + 0.36, hy + 0.08),
            (hx + 0.10, hy + 0.17))
    shawl = old.on_chest(blob((-0.50, 0.10, 0), (-0.40, 0.62), (-0.20, 1.02), (0.08, 1.10), (0.30, 0.86), (0.42, 0.50,
        0), (0.10, 0.44), (-0.16, 0.34)))
    c.paint(chair, soft=0.03, edge=0.008)
    c.paint(old.arm(False) + old.leg(False) + old.leg(True), far=0.04)
    mask = c.paint(old.trunk() + skirt + shawl + old.skull() + old.on_head(dress.BUN), soft=0.09, rim=1.3)
    c.detail(old.on_chest(sweep([(-0.46, 0.12), (-0.10, 0.36), (0.38, 0.50)], [0.03, 0.03])), c.palette.rim, 0.5, mask,
        0.003)
    c.flat(old.on_head(hoop(0.50, 0.16, 0.20, 0.05)), c.palette.accent, 0.95)
    c.paint(old.arm(True, 1.2), shade=0.4)
    hand = old.hand_n
    # The scarf: over her knees, down, and away over the floor.
    path = [(hand[0] + 0.02, hand[1] - 0.03), (hand[0] + 0.13, hand[1] - 0.20), (hand[0] + 0.15, -0.54),
        (hand[0] + 0.26,
        -0.74), (0.52, -0.78), (0.76, -0.71), (1.1, -0.80)]
    scarf = sweep(path, [0.075, 0.085, 0.085, 0.075, 0.07, 0.07])
    mask = c.paint(scarf, colour="#d9b6f4", rim=1.4, wrap=0.8, soft=0.04, shade=0.3)
    c.flat(scarf, "#b48ae0", 0.62)
    line = curve(path, False, 8)
    stripes: Shape = []
    for i in range(2, len(line) - 1, 3):
        way = bearing(line[i - 1], line[i + 1])
        stripes += limb(polar(line[i], way + 90, 0.09), polar(line[i], way - 90, 0.09), 0.013)
    c.detail(stripes, "#5a2a96", 0.75, mask, 0.003)
    c.paint(limb((hand[0] - 0.20, hand[1] - 0.02), (hand[0] + 0.24, hand[1] + 0.17), 0.011) + limb((hand[0] - 0.12,
        hand[1] + 0.17), (hand[0] + 0.24, hand[1] - 0.02), 0.011), edge=0.006, rim=1.4)
    start = polar((cx, cy), 276, r * 0.99)
    wool = sweep([polar((cx, cy), 300, r * 0.985), polar((cx, cy), 286, r * 0.985), start, (start[0] - 0.10,
        start[1] - 0.13),
        (start[0] - 0.24, start[1] - 0.08), (hand[0] + 0.16, hand[1] + 0.09)], [0.006, 0.009, 0.009, 0.007])
    c.shine(wool, "#e6c8ff", 0.7, 0.03)
    # A candle on a stool behind her.
    c.paint(box(-0.96, -0.50, -0.74, -0.47) + limb((-0.92, -0.5), (-0.95, floor), 0.014) + limb((-0.78, -0.5), (-0.75,
        floor), 0.014), soft=0.03)
    stick, wick = props.candle(0.2, 0.035)
    c.flat(move(stick, -0.85, -0.47), "#e8d4c0", 0.9)
    land.fire(c, land.flame(-0.85 + wick[0], -0.47 + wick[1], 0.11, 0.035), 0.08, 0.9)
    c.lamp(-0.85, -0.2, 0.5, heat=0.5)
    compose(c, 0.14, True)
