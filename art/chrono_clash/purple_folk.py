"""Midnight's folk: those who owe, lend, steal and pray before the violet moon."""

import itertools

import numpy as np

from art.chrono_clash import figure as dress
from art.chrono_clash import land, machine, props, sky
from art.chrono_clash.canvas import Canvas
from art.chrono_clash.creature import HEADS, bat, owl
from art.chrono_clash.figure import Build, Figure
from art.chrono_clash.purple_air import (
    BONE,
    FOG,
    INDIGO,
    INK,
    PAPER,
    PLUM,
    WAX,
    bone,
    bony_hand,
    compose,
    watch,
)
from art.chrono_clash.shapes import (
    Shape,
    bearing,
    between,
    blob,
    box,
    curve,
    dot,
    hoop,
    limb,
    move,
    pair,
    place,
    polar,
    poly,
    sweep,
    turn,
)

# Outlines stay as rows of points:
# fmt: off

book = sky.Book("purple")


@book("nan-halfpast", disc=(0.40, 0.46, 0.52), kind="moon", clouds="bands", cover=0.45, stars=0.7, horizon=-0.6)
def nan(c: Canvas) -> None:
    """A tiny old lady in a rocking chair knits a scarf; her wool unravels from the moon."""
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


@book("bailiff-bats", disc=(0.0, 0.26, 0.80), kind="moon", clouds="storm", cover=0.35, horizon=-0.5, light=PLUM)
def bats(c: Canvas) -> None:
    """Bats with sealed writs form a hand that grasps at a running debtor."""
    land.layer(c, land.roofs(c, -0.82, 0.18, 3, 18), 0.6, 0.5, 0.3)
    floor = -0.74
    land.ground(c, floor, 0.008)
    rows = [
        [(-0.95, 1.30), (-0.62, 1.02), (-0.34, 0.80), (-0.10, 0.60)],
        [(-0.60, 1.32), (-0.36, 1.06), (-0.08, 0.86), (0.12, 0.66)],
        [(-0.34, 0.62), (-0.10, 0.50), (0.14, 0.46), (0.30, 0.56)],
        [(-0.30, 0.62), (-0.58, 0.42), (-0.66, 0.12), (-0.50, -0.20)],
        [(-0.16, 0.46), (-0.32, 0.20), (-0.36, -0.08), (-0.22, -0.38)],
        [(0.06, 0.42), (0.10, 0.14), (0.12, -0.12), (0.05, -0.40)],
        [(0.26, 0.50), (0.44, 0.26), (0.48, -0.02), (0.34, -0.30)],
        [(0.26, 0.74), (0.56, 0.72), (0.76, 0.50), (0.72, 0.20)],
    ]
    shadow: Shape = []
    for i, row in enumerate(rows):
        thick = (0.10, 0.10, 0.15, 0.062, 0.066, 0.066, 0.062, 0.062)[i]
        shadow += sweep(row, [thick, thick * 0.9, thick * 0.75, thick * 0.35] if i > 2 else [thick, thick])
    c.flat(shadow, c.palette.dark)
    rng = c.rng(3)
    dark: Shape = []
    writs: Shape = []
    seals: Shape = []
    eyes: Shape = []
    lines: Shape = []
    for i, row in enumerate(rows):
        line = curve(row, False, 10)
        run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
        for at in np.arange(0.03, run[-1], 0.105):
            jitter = 0.055 if i < 3 else 0.022
            x, y = (float(np.interp(at, run, line[:, k]) + rng.normal(0, jitter)) for k in (0, 1))
            s = rng.uniform(0.19, 0.25) * (1.12 if i < 3 else 0.98)
            tilt = rng.uniform(-28, 28)
            dark += place(bat(s, rng.uniform(-0.1, 0.45)), (x, y), 1, tilt)
            eyes += place(dot(-0.008, 0.016, 0.0042, n=8) + dot(0.008, 0.016, 0.0042, n=8), (x, y), 1, tilt)
            if rng.random() < 0.42:
                w = 0.030
                sheet = poly((-w, -0.05), (w, -0.055), (w, -0.135), (-w * 0.9, -0.13))
                writs += place(sheet, (x, y), 1, tilt * 0.4)
                lines += place(limb((-w * 0.6, -0.072), (w * 0.6, -0.074), 0.003) + limb((-w * 0.6, -0.088), (w * 0.4,
                    -0.09), 0.003), (x, y), 1, tilt * 0.4)
                seals += place(dot(w * 0.3, -0.118, 0.011, n=12), (x, y), 1, tilt * 0.4)
    c.paint(dark, soft=0.02, edge=0.005, rim=0.8)
    c.flat(writs, PAPER, 0.96)
    c.flat(lines, "#6a4a80", 0.8)
    c.flat(seals, WAX)
    c.shine(eyes, "#ffb648", 0.8, 0.008)
    man = Figure((0.08, floor + 0.22), 0.48, "stout", spine=68, head=74, near_arm=(60, 92), far_arm=(120, 95),
        near_leg=(338, 255), far_leg=(218, 168))
    c.cast(man.body(), floor, 0.6)
    man.paint(c)
    c.paint(place(dress.TOPHAT, (man.head[0] - 0.34, man.head[1] + 0.0), 0.050, 38), edge=0.005)
    compose(c, 0.14, True)


@book("pim-halfpast", disc=(0.06, 0.22, 0.66), kind="moon", clouds="billows", cover=0.3, stars=0.8, horizon=-0.7,
    light=INDIGO)
def pim(c: Canvas) -> None:
    """A boy in cap and oversized coat tiptoes along a wire, THE HAND in a blanket on his back."""
    land.meridian(c, -0.92, 0.46, 0.52, tower=-0.72, salt=5)
    land.windows(c, -0.98, -0.80, 26)
    walls = poly((0.74, -1.5), (0.74, 0.02), (0.86, 0.20), (1.2, 0.34), (1.2, -1.5)) + box(0.82, 0.1, 0.92, 0.42)
    walls += poly((-1.2, -1.5), (-1.2, -0.36), (-0.92, -0.42), (-0.80, -0.54), (-0.80, -1.5))
    wire = curve([(-0.82, -0.50), (-0.35, -0.66), (0.06, -0.70), (0.4, -0.62), (0.76, -0.42)], False, 8)
    c.paint(walls, soft=0.08, rim=0.9)
    c.shine(box(0.86, -0.36, 0.98, -0.16) + box(-0.96, -0.86, -0.88, -0.72), heat=0.5, halo=0.03)
    c.paint([q for p0, p1 in itertools.pairwise(wire) for q in limb(p0, p1, 0.008)], edge=0.006, rim=1.2)
    boy = Figure((0.04, -0.12), 1.24, "child", spine=80, head=88, near_arm=(6, 40), far_arm=(196, 188),
        near_leg=(314, 266), far_leg=(258, 262), feet=(318, 305))
    butt, way = (boy.hip[0] + 0.12, boy.hip[1] - 0.14), 126
    hand = place(props.the_hand(1.46), butt, 1, way - 90)
    c.paint(boy.arm(False, 1.5) + boy.leg(False, 1.4), far=0.05)
    c.paint(hand, soft=0.04, edge=0.010, rim=1.6)
    c.flat(hand, "#08030f", 0.6)
    roll = [polar(butt, way, t) for t in (0.10, 0.36, 0.64, 0.92)]
    mask = c.paint(sweep(roll, [0.05, 0.12, 0.135, 0.075]) + blob(*[polar(roll[3], way + a, f) for a, f in ((-90, 0.07),
        (-50, 0.14), (-20, 0.06), (20, 0.12), (60, 0.06), (90, 0.07), (180, 0.05))]), soft=0.07, colour="#d8708c",
            rim=1.5, wrap=0.7, form=1.2)
    c.detail(sweep(roll, [0.03, 0.10, 0.11, 0.06]), "#a84a70", 0.8, mask, 0.02)
    ties: Shape = []
    for t in (0.34, 0.56, 0.78):
        at = polar(butt, way, t)
        ties += sweep([polar(at, way + 82, 0.15), polar(at, way - 180, 0.02), polar(at, way - 82, 0.15)], [0.010,
            0.010])
    c.detail(ties, "#f0c890", 0.9, mask, 0.003)
    c.paint(boy.leg(True, 1.4))
    n, h = boy.neck, boy.hip
    coat = blob((n[0] - 0.08, n[1] + 0.01), (n[0] - 0.17, n[1] - 0.10), (h[0] - 0.20, h[1] + 0.10), (h[0] - 0.30,
        h[1] - 0.16),
        (h[0] - 0.44, h[1] - 0.30, 0), (h[0] - 0.22, h[1] - 0.33), (h[0] - 0.02, h[1] - 0.30, 0), (h[0] + 0.02,
            h[1] - 0.20), (h[0] + 0.10, h[1] - 0.30, 0), (h[0] + 0.24, h[1] - 0.27, 0), (h[0] + 0.17, h[1] - 0.02),
                (h[0] + 0.16, h[1] + 0.16), (n[0] + 0.10, n[1] - 0.05))
    collar = boy.on_chest(blob((-0.40, 0.72), (-0.46, 1.16, 0), (-0.10, 1.02), (0.22, 1.12, 0), (0.36, 0.80)))
    collar += boy.on_chest(blob((-0.36, 0.86), (0.0, 0.80), (0.36, 0.90), (0.36, 1.22), (0.06, 1.34), (-0.32, 1.26)))
    mask = c.paint(coat + collar + boy.trunk() + boy.skull() + boy.on_head(dress.CAP), soft=0.09, rim=1.2, shade=0.3)
    c.detail(boy.on_chest(dot(0.16, 0.62, 0.035) + dot(0.17, 0.38, 0.035) + dot(0.17, 0.14, 0.035)), c.palette.accent,
        0.9,
        mask, 0.002)
    c.paint(boy.arm(True, 1.4), shade=0.4)
    strap = [boy.on_chest(dot(x, y, 0.01))[0].mean(0) for x, y in ((0.30, 0.78), (0.06, 0.52), (-0.28, 0.40))]
    c.detail(sweep([tuple(map(float, p)) for p in strap], [0.012, 0.012]), "#f0c890", 0.8, soft=0.003)
    frame, glass = props.lantern(0.17)
    c.paint(place(frame, (boy.hand_f[0] - 0.01, boy.hand_f[1] - 0.02)), edge=0.006)
    c.shine(place(glass, (boy.hand_f[0] - 0.01, boy.hand_f[1] - 0.02)), heat=0.9, halo=0.06)
    c.lamp(boy.hand_f[0], boy.hand_f[1] - 0.15, 0.5, heat=0.5)
    compose(c, 0.14, True)


@book("notary-owl", disc=(-0.10, 0.50, 0.70), kind="moon", clouds="none", stars=0.5, horizon=-0.3, light=FOG,
    gloom=0.25)
def notary(c: Canvas) -> None:
    """An owl in spectacles presses a stamp upon a scroll that lies on a skull."""
    # Shelves of deeds to both sides.
    shelf: Shape = []
    rng = c.rng(4)
    for x0, x1 in ((-1.1, -0.62), (0.66, 1.1)):
        for y in (-0.30, 0.16, 0.62, 1.08):
            shelf += box(x0, y - 0.025, x1, y + 0.01)
            x = x0
            while x < x1 - 0.04:
                w, h = rng.uniform(0.035, 0.075), rng.uniform(0.18, 0.34)
                shelf += box(x, y, min(x + w, x1), y + h)
                x += w + 0.006
    c.paint(shelf, far=0.30, soft=0.03, rim=0.7)
    desk = box(-1.2, -1.5, 1.2, -0.64)
    c.paint(desk, soft=0.08, rim=0.8)
    bird, _ = owl(1.16)
    at = (-0.14, -0.30)
    books = box(-0.60, -0.64, 0.22, -0.52) + box(-0.54, -0.52, 0.16, -0.42)
    mask = c.paint(books, soft=0.05, colour="#5a2050")
    c.detail(box(-0.60, -0.60, 0.18, -0.56) + box(-0.54, -0.49, 0.12, -0.45), PAPER, 0.45, mask, 0.003)
    mask = c.paint(move(bird, *at), soft=0.16, rim=1.2, form=0.9)
    feathers: Shape = []
    for row in range(7):
        y = at[1] + 0.56 - 0.095 * row
        for i in range(-4, 5):
            x = at[0] + (i + (0.5 if row % 2 else 0)) * 0.082
            if abs(x - at[0]) < 0.36:
                feathers += sweep([(x - 0.036, y + 0.03), (x, y - 0.03), (x + 0.036, y + 0.03)], [0.004, 0.009,
                    0.004], 4,
                    False)
    c.detail(feathers, c.palette.halo, 0.42, mask, 0.003)
    face = [(at[0] + x, at[1] + y) for x, y in ((-0.150, 0.90), (0.150, 0.90))]
    c.detail([q for x, y in face for q in dot(x, y, 0.175, 0.18)], c.palette.form, 0.8, mask, 0.03)
    for x, y in face:
        c.shine(dot(x, y, 0.088), c.palette.accent, 0.75, 0.05)
        c.flat(dot(x + 0.02, y - 0.015, 0.044), c.palette.dark)
        c.flat(dot(x + 0.036, y + 0.012, 0.013), "#ffffff")
    rims: Shape = [q for x, y in face for q in hoop(x, y, 0.128, 0.015)]
    rims += sweep([(face[0][0] + 0.128, face[0][1]), (at[0], face[0][1] + 0.03), (face[1][0] - 0.128, face[1][1])],
        [0.010, 0.010]) + limb((face[0][0] - 0.125, face[0][1] + 0.03), (at[0] - 0.36, face[0][1] + 0.06),
            0.008) + limb((face[1][0] + 0.125, face[0][1] + 0.03), (at[0] + 0.36, face[0][1] + 0.06), 0.008)
    c.flat(rims, "#f2cf86")
    c.flat(poly((at[0] - 0.05, at[1] + 0.84), (at[0] + 0.05, at[1] + 0.84), (at[0], at[1] + 0.70)), "#f0b468")
    tabs = poly((at[0] - 0.01, at[1] + 0.64), (at[0] - 0.10, at[1] + 0.44), (at[0] - 0.03,
        at[1] + 0.42)) + poly((at[0] + 0.01,
        at[1] + 0.64), (at[0] + 0.10, at[1] + 0.44), (at[0] + 0.03, at[1] + 0.42))
    c.flat(tabs, PAPER, 0.95)
    # The skull is the desk; a scroll lies over it.
    sx, sy = 0.50, -0.40
    head, holes = props.skull(0.62)
    c.flat(move(head, sx, sy - 0.06), "#a78cc4")
    mask = c.mask(move(head, sx, sy - 0.06))
    c.detail(move(head, sx - 0.05, sy + 0.0), BONE, 0.75, mask, 0.04)
    c.flat(move(holes, sx, sy - 0.06), c.palette.dark, 0.95)
    sheet = blob((sx - 0.30, sy + 0.22), (sx, sy + 0.34), (sx + 0.30, sy + 0.24), (sx + 0.42, sy + 0.0), (sx + 0.40,
        sy - 0.34, 0), (sx + 0.30, sy - 0.30, 0), (sx + 0.30, sy + 0.06), (sx + 0.14, sy + 0.13), (sx - 0.16,
            sy + 0.13),
            (sx - 0.34, sy + 0.08, 0))
    c.flat(move(sheet, 0.0, -0.018), c.palette.dark, 0.5, soft=0.012)
    c.flat(sheet, PAPER)
    c.flat(sweep([(sx - 0.24, sy + 0.185), (sx, sy + 0.25), (sx + 0.26, sy + 0.17)], [0.006,
        0.006]) + sweep([(sx + 0.33,
        sy + 0.02), (sx + 0.37, sy - 0.22)], [0.006, 0.006]), "#7a5a94", 0.8)
    wing_arm = blob((at[0] + 0.28, at[1] + 0.66), (at[0] + 0.44, at[1] + 0.70), (at[0] + 0.60, at[1] + 0.62),
        (at[0] + 0.70,
        at[1] + 0.48), (at[0] + 0.70, at[1] + 0.36, 0), (at[0] + 0.60, at[1] + 0.40), (at[0] + 0.56, at[1] + 0.28, 0),
            (at[0] + 0.48, at[1] + 0.38), (at[0] + 0.44, at[1] + 0.22, 0), (at[0] + 0.36, at[1] + 0.34), (at[0] + 0.28,
                at[1] + 0.18, 0), (at[0] + 0.22, at[1] + 0.40))
    mask = c.paint(wing_arm, soft=0.08, rim=1.3, shade=0.4)
    c.detail(sweep([(at[0] + 0.32, at[1] + 0.56), (at[0] + 0.46, at[1] + 0.54), (at[0] + 0.62, at[1] + 0.46)], [0.004,
        0.010, 0.004]), c.palette.halo, 0.5, mask)
    stamp = box(sx - 0.10, sy + 0.33, sx + 0.10, sy + 0.385) + limb((sx, sy + 0.38), (sx, sy + 0.56), 0.028,
        0.022) + dot(sx,
        sy + 0.60, 0.058)
    c.paint(stamp, colour="#c8862c", rim=1.3, soft=0.04, shade=0.3)
    for x, y in ((sx + 0.35, sy - 0.40), (sx - 0.30, sy + 0.05)):
        c.flat(poly((x - 0.02, y), (x - 0.06, y - 0.16), (x - 0.01, y - 0.13), (x + 0.03, y - 0.17), (x + 0.02, y)),
            WAX, 0.9)
        c.flat(dot(x, y, 0.052), "#e0304a")
        c.flat(hoop(x, y, 0.030, 0.007), "#80102a", 0.8)
    stick, wick = props.candle(0.30, 0.055)
    c.flat(move(stick, -0.80, -0.64), "#e6d2dc", 0.92)
    land.fire(c, land.flame(-0.80 + wick[0], -0.64 + wick[1], 0.16, 0.05), 0.10, 0.9)
    c.lamp(-0.80, -0.26, 0.6, heat=0.5)
    compose(c, 0.10, True)


@book("pawnbroker-of-minutes", disc=(0.16, 0.22, 0.66), kind="moon", clouds="bands", cover=0.6, horizon=-0.5,
    light=PLUM)
def pawnbroker(c: Canvas) -> None:
    """A hunched man opens a coat full of watches; of the three balls above him two are clocks."""
    land.layer(c, land.roofs(c, -0.62, 0.5, 6, 9), 0.45, 0.5, 0.5)
    land.windows(c, -0.66, -0.30, 12, colour="#ffb648", size=0.03)
    land.ground(c, -0.74, 0.008)
    x = 0.14
    # The sign: bracket and three balls.
    c.paint(limb((-1.1, 0.92), (-0.30, 0.92), 0.016) + sweep([(-1.1, 0.66), (-0.9, 0.70), (-0.80, 0.92)], [0.012, 0.010,
        0.010]) + limb((-0.66, 0.92), (-0.66, 0.28), 0.008) + limb((-0.84, 0.60), (-0.48, 0.60), 0.010) + limb((-0.84,
            0.6),
            (-0.84, 0.5), 0.007) + limb((-0.48, 0.6), (-0.48, 0.5), 0.007), soft=0.02, edge=0.007)
    c.paint(dot(-0.84, 0.38, 0.145) + dot(-0.48, 0.38, 0.145), colour="#c08a3c", rim=1.3, soft=0.06)
    c.paint(dot(-0.66, 0.14, 0.155), colour="#e8a030", rim=1.6, soft=0.10, wrap=0.7, form=1.4)
    machine.dial_face(c, -0.84, 0.38, 0.112, 0.6, 130)
    machine.dial_face(c, -0.48, 0.38, 0.112, 0.6, 60)
    c.flat(dot(-0.70, 0.19, 0.035, 0.02, 35), "#fff0cc", 0.7, soft=0.008)
    man = Figure((x, -0.16), 1.20, "broad", turn=1, near_arm=(318, 352), far_arm=(222, 188), near_leg=(276, 268),
        far_leg=(264, 272))
    c.cast(box(x - 0.5, -0.74, x + 0.5, 0.4), -0.74, 0.4)
    c.paint(man.leg(False, 1.3) + man.leg(True, 1.3), soft=0.05)
    for side, hand in ((-1, man.hand_f), (1, man.hand_n)):
        coat = blob((x + side * 0.04, 0.36, 0), (x + side * 0.24, 0.34), (hand[0] + side * 0.02, hand[1] + 0.05, 0),
            (hand[0] + side * 0.04, hand[1] - 0.30), (hand[0] + side * 0.10, -0.60, 0), (x + side * 0.40, -0.66),
                (x + side * 0.18,
                -0.62, 0), (x + side * 0.14, 0.0))
        mask = c.paint(coat, soft=0.10, rim=1.4, colour="#a03c86", form=0.7)
        c.flat(coat, "#2c0a2c", 0.9)
        c.detail(sweep([(x + side * 0.16, 0.30), (x + side * 0.17, -0.2), (x + side * 0.22, -0.62)], [0.05, 0.06,
            0.05]),
            amount=0.55, within=mask, soft=0.02)
        rows = ((0.32, 0.02, 0.050), (0.45, -0.03, 0.044), (0.31, -0.17, 0.046), (0.44, -0.22, 0.052), (0.58, -0.19,
            0.042),
            (0.33, -0.38, 0.052), (0.47, -0.43, 0.044), (0.60, -0.40, 0.046))
        for i, (dx, y, r) in enumerate(rows):
            c.paint(limb((x + side * dx, y + r), (x + side * dx, y + r + 0.05), 0.006), edge=0.004)
            watch(c, x + side * dx, y, r, 0.55, 37 * i + 70 * side)
    trunk = blob((x - 0.16, 0.30), (x - 0.19, 0.0), (x - 0.16, -0.34), (x + 0.16, -0.34), (x + 0.19, 0.0), (x + 0.16,
        0.30))
    mask = c.paint(trunk, soft=0.08)
    c.detail([q for y in (0.10, -0.02, -0.14) for q in dot(x, y, 0.014)] + sweep([(x + 0.01, -0.02), (x + 0.07, -0.10),
        (x + 0.14, -0.02)], [0.005, 0.005]), c.palette.accent, 0.9, mask, 0.002)
    hump = blob((x - 0.22, 0.16), (x - 0.30, 0.30), (x - 0.20, 0.46), (x + 0.06, 0.56), (x + 0.24, 0.46), (x + 0.30,
        0.28),
        (x + 0.20, 0.14), (x, 0.08))
    c.paint(man.arm(False, 1.2) + man.arm(True, 1.2) + hump, soft=0.05, rim=1.3, shade=0.3)
    face = (x - 0.02, 0.34)
    egg = place(dress.EGG + blob((-0.42, -0.7), (0.42, -0.7), (0.16, -1.5), (0.0, -1.85, 0), (-0.16, -1.5)), face,
        0.145, 5)
    c.paint(egg, soft=0.07, colour="#b07898", rim=0.9, shade=0.5, form=1.0)
    hat = place(blob((-0.82, 0.42), (-0.74, 1.15), (-0.2, 1.35), (0.5, 1.28), (0.80, 0.42)) + blob((-1.45, 0.30), (-0.8,
        0.34), (0, 0.22), (0.8, 0.34), (1.45, 0.34), (0.9, 0.56), (-0.9, 0.54)), face, 0.145, 5)
    c.paint(hat, soft=0.05, rim=1.3, shade=0.4)
    c.flat(place(limb((-0.56, 0.04), (-0.14, -0.04), 0.07) + sweep([(0.0, 0.1), (0.06, -0.25), (-0.10, -0.30)], [0.05,
        0.07,
        0.05]) + sweep([(-0.3, -0.58), (0.02, -0.50), (0.32, -0.62)], [0.03, 0.05, 0.03]), face, 0.145, 5),
            c.palette.dark, 0.9)
    eye = place(dot(0.30, 0.02, 0.1), face, 0.145, 5)[0].mean(0)
    ex, ey = float(eye[0]), float(eye[1])
    c.paint(poly((ex - 0.034, ey + 0.03), (ex + 0.034, ey + 0.03), (ex + 0.050, ey - 0.055), (ex - 0.040, ey - 0.060)),
        soft=0.02, rim=1.5, shade=0.3)
    c.shine(dot(ex + 0.006, ey - 0.056, 0.042, 0.020), heat=1.3, halo=0.045)
    compose(c, 0.26)


@book("skeleton-key", disc=(0.10, 0.36, 0.66), kind="moon", clouds="none", stars=0.0, horizon=-0.75, light=INK)
def skeleton_key(c: Canvas) -> None:
    """A skeleton kneels in a giant keyhole full of moonlight; its forearm is the key."""
    kx, ky, kr = 0.10, 0.32, 0.66
    floor = -0.76
    hole = dot(kx, ky, kr, n=80) + poly((kx - 0.30, ky - 0.4), (kx + 0.30, ky - 0.4), (kx + 0.52, floor), (kx - 0.52,
        floor))
    plate = blob((kx, 1.22), (kx + 0.40, 1.16), (kx + 0.84, 0.84), (kx + 0.94, 0.30), (kx + 0.76, -0.12), (kx + 0.72,
        -0.5),
        (kx + 0.86, -0.9, 0), (kx - 0.86, -0.9, 0), (kx - 0.72, -0.5), (kx - 0.76, -0.12), (kx - 0.94, 0.30),
            (kx - 0.84, 0.84),
            (kx - 0.40, 1.16))
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=hole, far=0.10, soft=0.06, rim=0.8)
    planks: Shape = []
    for x in (-0.98, -0.70, 0.98):
        planks += limb((x, -1.4), (x, 1.4), 0.006)
    c.detail(planks, c.palette.form, 0.6)
    c.paint(plate, cut=hole, soft=0.10, colour="#8a5a2c", rim=1.3, wrap=0.5, form=0.8)
    c.paint(machine.rivets([(kx + s * x, y) for s in (-1, 1) for x, y in ((0.80, 0.66), (0.85, 0.0), (0.74, -0.62),
        (0.36,
        1.06))], 0.028), colour="#d8a050", rim=1.4, soft=0.02, edge=0.006)
    land.ground(c, floor, 0.004, glow=0.9)
    c.flat(poly((kx - 0.50, floor), (kx + 0.50, floor), (kx + 0.95, -1.5), (kx - 0.80, -1.5)), c.palette.disc[1],
        0.25, soft=0.03)
    f = Figure((-0.06, -0.40), 1.42, Build(head=0.088), spine=82, head=100, near_arm=(24, 66), far_arm=(300, 10),
        near_leg=(262, 182), far_leg=(8, 272))
    k = 0.020
    far_bones = bone(f.shoulder_f, f.elbow_f, k) + bone(f.elbow_f, f.hand_f, k * 0.8) + place(bony_hand(0.8),
        f.hand_f, 0.22,
        -70)
    foot = sweep([f.foot_f, (f.foot_f[0] + 0.08, f.foot_f[1] + 0.01), (f.foot_f[0] + 0.17, f.foot_f[1] - 0.03)],
        [0.03, 0.022,
        0.012])
    far_bones += bone(f.hip_f, f.knee_f, k * 1.15) + bone(f.knee_f, f.foot_f, k) + foot
    c.cast(f.body(), floor, 0.7)
    c.paint(far_bones, soft=0.02, edge=0.007, far=0.04)
    spine: Shape = []
    for i in range(15):
        t = i / 14
        spine += f.on_chest(dot(-0.06 - 0.07 * np.sin(np.pi * t), t, 0.045, 0.030))
    ribs: Shape = []
    for i in range(7):
        y = 0.94 - 0.085 * i
        w = 0.24 + 0.10 * np.sin(np.pi * (i + 0.8) / 7)
        ribs += f.on_chest(sweep([(-0.12, y), (-0.18, y - 0.03), (0.02, y - 0.09), (w, y - 0.10), (w + 0.02,
            y - 0.03)], [0.016,
            0.020, 0.018, 0.014]))
    ribs += f.on_chest(limb((0.29, 0.84), (0.33, 0.40), 0.022, 0.014))
    pelvis = f.on_chest(blob((-0.22, 0.10), (-0.10, 0.16), (0.06, 0.08), (0.20, 0.14), (0.22, 0.0), (0.08, -0.08),
        (0.06, -0.16),
        (-0.10, -0.14), (-0.24, -0.02)))
    legs = bone(f.hip_n, f.knee_n, k * 1.2) + bone(f.knee_n, f.foot_n, k) + sweep([f.foot_n, (f.foot_n[0] - 0.07,
        f.foot_n[1] - 0.05), (f.foot_n[0] - 0.06, floor + 0.01)], [0.03, 0.024, 0.016])
    skull = f.on_head(blob((0.10, 1.0), (0.62, 0.88), (0.86, 0.42), (0.78, 0.12), (0.90, -0.06), (0.74, -0.26), (0.84,
        -0.50, 0),
        (0.40, -0.48), (0.10, -0.28), (-0.42, -0.36), (-0.86, 0.08), (-0.68, 0.74)) + blob((-0.06, -0.20), (0.16,
            -0.56),
            (0.84, -0.60, 0), (0.78, -0.92), (0.36, -0.98), (-0.02, -0.62), (-0.18, -0.30)))
    c.paint(spine + ribs + pelvis + legs + bone(f.neck, between(f.neck, f.head, 0.5), 0.018), soft=0.02, edge=0.008,
        rim=1.2)
    c.paint(skull, cut=f.on_head(dot(0.50, 0.22, 0.21, 0.24) + poly((0.80, 0.02), (0.66, -0.22), (0.84, -0.16))),
        soft=0.06,
        rim=1.2)
    c.shine(f.on_head(dot(0.52, 0.22, 0.09)), heat=1.1, halo=0.03)
    c.paint(bone(f.shoulder_n, f.elbow_n, k * 1.1) + bone(f.on_chest(dot(-0.1, 0.9, 0.01))[0].mean(0), f.shoulder_n,
        k * 0.8),
        soft=0.02, edge=0.008, rim=1.2)
    way = bearing(f.elbow_n, f.hand_n)
    c.paint(place(props.key(0.78), polar(f.elbow_n, way, 0.06), 1, way - 90), soft=0.04, edge=0.010, colour="#d89a30",
        rim=1.6)
    tip = polar(f.elbow_n, way, 0.80)
    c.shine(sky.star4(*tip, 0.16), heat=0.9, halo=0.04)
    sky.motes(c, 40, -0.7, 0.9, colour="#e8d0ff")
    compose(c, 0.08)


@book("candle-auctioneer", disc=(-0.06, 0.36, 0.62), kind="moon", clouds="bands", cover=0.5, stars=0.6, horizon=-0.3)
def auctioneer(c: Canvas) -> None:
    """An auctioneer lifts his gavel, a candle burns on his hat; below him the paddles go up."""
    # A tall window of the hall.
    window = box(-0.80, -0.62, 0.46, 0.62) + dot(-0.17, 0.62, 0.63, 0.60)
    bars: Shape = []
    for x in (-0.49, -0.17, 0.15):
        bars += limb((x, -0.7), (x, 1.2), 0.012)
    bars += limb((-0.9, 0.50), (0.6, 0.50), 0.010) + limb((-0.9, -0.06), (0.6, -0.06), 0.010) + hoop(-0.17, 0.80, 0.2,
        0.012)
    c.flat(bars, c.palette.dark, 0.8)
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=window, soft=0.08, rim=1.0, far=0.06)
    c.paint(blob((0.60, 1.5, 0), (0.50, 0.9), (0.74, 0.3), (0.66, -0.7, 0), (1.2, -0.7, 0), (1.2, 1.5, 0)),
        colour="#a02450",
        soft=0.12, rim=0.7)
    c.detail([q for i in range(5) for q in sweep([(0.66 + 0.12 * i, 1.4), (0.62 + 0.12 * i, 0.8), (0.76 + 0.09 * i,
        0.2),
        (0.72 + 0.1 * i, -0.7)], [0.006, 0.014, 0.016, 0.010])], amount=0.5, soft=0.012)
    man = Figure((0.42, -0.26), 1.40, "man", spine=72, head=84, near_arm=(2, 34), far_arm=(310, 345), facing=-1)
    coat = man.coat(-0.62, 0.24, -0.05)
    c.paint(man.arm(False, 1.2), far=0.04)
    hat = blob((-0.76, 0.40, 0), (-0.70, 1.3), (-0.80, 1.95, 0), (0.80, 2.0, 0), (0.70, 1.3), (0.76, 0.40,
        0)) + blob((-1.35,
        0.58), (-0.9, 0.30), (0.9, 0.32), (1.38, 0.60), (0.8, 0.52), (-0.8, 0.52))
    nose = blob((0.75, 0.20), (1.0, 0.12), (1.42, -0.22, 0), (0.86, -0.30))
    mask = c.paint(coat + man.skull() + man.on_head(nose + dress.HAIR_SHORT + hat), soft=0.08, rim=1.2)
    c.detail(man.on_head(box(-0.80, 0.56, 0.80, 0.84)), "#c83a6a", 0.8, mask, 0.003)
    c.flat(man.on_chest(blob((0.20, 0.94), (0.38, 0.98), (0.40, 0.80), (0.24, 0.84))), PAPER, 0.9)
    wax = man.on_head(blob((-0.36, 1.92, 0), (-0.34, 3.1), (0.0, 3.25), (0.30, 3.1), (0.36, 1.92, 0)) + sweep([(0.30,
        3.0),
        (0.46, 2.4), (0.44, 1.9)], [0.07, 0.10, 0.12]) + sweep([(-0.34, 2.4), (-0.52, 2.1), (-0.56, 1.7), (-0.6,
            1.4)], [0.08,
            0.11, 0.12, 0.12]) + sweep([(0.44, 2.0), (0.64, 1.9), (0.70, 1.5)], [0.10, 0.12, 0.11]))
    c.flat(wax, "#f0dcc8", 0.95)
    top = man.on_head(dot(0.0, 3.2, 0.1))[0].mean(0)
    land.fire(c, land.flame(float(top[0]), float(top[1]), 0.20, 0.065, 0.1), 0.13, 1.0)
    c.lamp(float(top[0]), float(top[1]) + 0.1, 0.8, heat=0.6)
    c.paint(man.arm(True, 1.3), shade=0.4)
    gavel = limb((0, -0.12), (0, 0.30), 0.020) + box(-0.15, 0.26, 0.15, 0.40) + pair(box(0.12, 0.245, 0.16, 0.415))
    c.paint(man.in_hand(gavel, True, 84, 1.25), soft=0.04, edge=0.009, rim=1.4, colour="#a8642c")
    # The desk.
    desk = poly((0.12, -0.24), (0.86, -0.24), (0.80, -0.34), (0.74, -1.2), (0.22, -1.2), (0.18, -0.34))
    mask = c.paint(desk, soft=0.08, rim=1.1, shade=0.3, colour="#5c2a4c")
    c.detail(hoop(0.48, -0.58, 0.13, 0.010) + limb((0.48, -0.58), (0.48, -0.50), 0.010) + limb((0.30, -0.40), (0.66,
        -0.40), 0.006),
        c.palette.accent, 0.8, mask, 0.002)
    crowd: Shape = box(-1.2, -1.5, 0.2, -1.1)
    rng = c.rng(5)
    spots = [(-0.92, -0.34, 0.30), (-0.62, -0.10, 0.30), (-0.36, -0.42, 0.27), (-0.10, -0.46, 0.25), (-0.80, -0.60,
        0.3)]
    for i, (x, y, s) in enumerate(spots):
        lean = rng.uniform(-14, 14)
        arm = sweep([(x + 0.10, -1.3), (x + 0.05, y - 0.42), (x, y - 0.16)], [0.085, 0.065, 0.045]) + dot(x, y - 0.13,
            0.05, 0.06)
        paddle = place(limb((0, -0.22), (0, 0), 0.022) + dot(0, 0.10, 0.125, 0.135), (x, y), s / 0.28, lean)
        c.paint(arm, soft=0.04, far=0.03 * (i % 2))
        mask = c.paint(paddle, soft=0.04, colour=("#d8a04c", "#c86a9a", "#8a6ad8")[i % 3], rim=1.3)
        count = i % 3 + 1
        c.detail(place([q for j in range(count) for q in limb((-0.035 * (count - 1) + 0.07 * j, 0.04),
            (-0.035 * (count - 1) + 0.07 * j,
            0.16), 0.014)], (x, y), s / 0.28, lean), "#fff0dc", 0.9, mask, 0.002)
    for i in range(5):
        x = -0.98 + 0.25 * i
        y = -0.92 + 0.05 * (i % 2)
        crowd += dot(x, y, 0.10, 0.12) + blob((x - 0.22, -1.3, 0), (x - 0.18, y - 0.18), (x, y - 0.10), (x + 0.18,
            y - 0.18),
            (x + 0.22, -1.3, 0))
    c.paint(crowd, soft=0.05)
    compose(c, 0.14)


def monk(size: float, stoop: float = 0.0) -> Shape:
    """A hooded walker from the side, feet at (0, 0), one high, looking to the right."""
    s = size
    return turn(blob((0.10 * s, 0.98 * s), (0.02 * s, 1.04 * s), (-0.12 * s, 0.94 * s), (-0.16 * s, 0.78 * s),
        (-0.22 * s, 0.50 * s),
        (-0.30 * s, 0.18 * s), (-0.40 * s, 0.0, 0), (-0.10 * s, -0.02 * s), (0.22 * s, 0.0, 0), (0.17 * s, 0.30 * s),
            (0.19 * s,
            0.52 * s), (0.15 * s, 0.66 * s), (0.11 * s, 0.74 * s), (0.06 * s, 0.80 * s, 0), (0.15 * s, 0.90 * s, 0)),
                -stoop)


@book("lantern-procession", disc=(0.18, 0.44, 0.48), kind="moon", clouds="bands", cover=0.5, stars=0.8, horizon=-0.2,
    light=INDIGO)
def procession(c: Canvas) -> None:
    """Seven hooded figures wind up a hill, each with a lantern, each smaller than the last."""
    hill = [(-1.2, -0.30), (-0.7, -0.12), (-0.3, 0.14), (0.0, 0.36), (0.16, 0.42), (0.34, 0.36), (0.7, 0.02), (1.2,
        -0.22)]
    line = curve(hill, False, 10)
    land.layer(c, land.mountains(c, -0.35, 0.35, 2), 0.75, 0.5, 0.5)
    slope = [np.concatenate([line, [(1.2, -1.5), (-1.2, -1.5)]]).astype(np.float32)]
    land.layer(c, slope, 0.42, 0.75, 0.8, 1.2)
    chapel = box(0.10, 0.38, 0.20, 0.52) + poly((0.08, 0.51), (0.15, 0.64), (0.22, 0.51)) + limb((0.15, 0.62), (0.15,
        0.70),
        0.006) + limb((0.125, 0.675), (0.175, 0.675), 0.005)
    c.paint(chapel, edge=0.006, soft=0.02)
    path = [(-0.10, -1.6), (-0.40, -0.92), (0.10, -0.66), (0.62, -0.46), (0.66, -0.28), (0.30, -0.14), (-0.18, -0.04),
        (-0.26,
        0.08), (-0.04, 0.20), (0.12, 0.30), (0.15, 0.40)]
    c.flat(sweep(path, [0.26, 0.14, 0.085, 0.055, 0.035, 0.02, 0.012, 0.008]), c.palette.disc[1], 0.42, soft=0.012)
    walk = [(0.10, 0.285, 0.115, 1), (-0.17, 0.135, 0.165, 1), (-0.06, -0.07, 0.225, -1), (0.34, -0.16, 0.31, -1),
        (0.66, -0.36,
        0.42, -1), (0.26, -0.60, 0.60, 1), (-0.42, -0.86, 0.98, 1)]
    for i, (x, y, s, way) in enumerate(walk):
        far = 0.26 * (6 - i) / 6
        cloak = place(monk(s, 4), (x, y), 1, 0, way < 0)
        pole = place(sweep([(0.08 * s, 0.50 * s), (0.26 * s, 0.62 * s), (0.44 * s, 0.82 * s)], [0.026 * s, 0.020 * s,
            0.012 * s]) + sweep(
            [(0.02 * s, 0.62 * s), (0.14 * s, 0.50 * s), (0.26 * s, 0.62 * s)], [0.06 * s, 0.05 * s, 0.03 * s]), (x,
                y), 1, 0, way < 0)
        hang = (x + way * 0.44 * s, y + 0.83 * s)
        mask = c.paint(cloak, far=far, soft=0.10 * s + 0.01, rim=1.3, edge=0.005 + 0.006 * s)
        if s > 0.4:
            folds: Shape = []
            for k in range(4):
                folds += place(sweep([(-0.08 * s, 0.72 * s), (-0.12 * s + 0.06 * k * s, 0.36 * s),
                    (-0.28 * s + 0.13 * k * s, 0.02 * s)],
                    [0.002, 0.010 * s, 0.014 * s]), (x, y), 1, 0, way < 0)
            c.detail(folds, c.palette.form, 0.6, mask, 0.004)
        c.paint(pole, far=far, soft=0.02, edge=0.005, shade=0.3)
        frame, glass = props.lantern(0.20 * s + 0.02)
        c.paint(place(frame, hang), far=far, edge=0.004, soft=0.01)
        c.shine(place(glass, hang), heat=0.9, halo=0.02 + 0.06 * s)
        c.lamp(hang[0], hang[1] - 0.18 * s, 0.18 + 0.55 * s, heat=0.55)
    c.darken(box(-1.2, -1.6, 1.2, -1.16), 0.85, 0.16)
    sky.birds(c, 5, (-0.5, 0.7), 0.2, 0.035)
    compose(c, 0.40)


@book("wolf-at-the-door", disc=(0.08, 0.40, 0.40), kind="moon", clouds="bands", cover=0.4, horizon=-0.55, shafts=0.3,
    light=PLUM)
def wolf(c: Canvas) -> None:
    """A wolf stands upright in the doorway, hat in its paw; its shadow falls far into the room."""
    floor = -0.56
    door = box(-0.40, floor, 0.46, 0.86)
    land.layer(c, land.forest(c, -0.42, 0.34, 2, "pine", 18), 0.55, 0.6, 0.4)
    room = box(-1.2, -1.5, 1.2, 1.5)
    c.paint(room, cut=door, far=0.10, soft=0.05, rim=0.8)
    paper: Shape = []
    for x in np.arange(-1.05, 1.1, 0.10):
        if -0.5 < x < 0.56:
            continue
        paper += limb((x, floor + 0.12), (x, 1.4), 0.012)
    c.detail(paper, c.palette.form, 0.45, soft=0.003)
    frame = box(-0.47, floor, -0.40, 0.93) + box(0.46, floor, 0.53, 0.93) + box(-0.52, 0.86, 0.58, 0.95)
    c.paint(frame, colour="#70305c", rim=1.4, soft=0.03)
    # The open door, seen from its edge, and the floor with the light on it.
    leaf = poly((0.46, 0.86), (0.74, 1.02), (0.74, floor - 0.20), (0.46, floor))
    mask = c.paint(leaf, soft=0.08, rim=1.2, colour="#7a2c50")
    c.detail(poly((0.51, 0.74), (0.68, 0.84), (0.68, 0.30), (0.51, 0.28)) + poly((0.51, 0.14), (0.68, 0.14), (0.68,
        -0.48), (0.51,
        -0.36)), amount=0.6, within=mask)
    c.shine(dot(0.70, 0.18, 0.022), heat=0.7, halo=0.02)
    c.paint(box(-1.2, -1.5, 1.2, floor), rim=0.4, soft=0.03, far=0.05)
    light = poly((-0.40, floor), (0.46, floor), (0.86, -1.5), (-1.0, -1.5))
    c.flat(light, c.palette.disc[1], 0.55, soft=0.012)
    c.detail([q for i in range(-6, 7) for q in limb((0.02 + i * 0.10, floor), (0.0 + i * 0.24, -1.5), 0.004)],
        amount=0.7, soft=0.002)
    f = Figure((-0.02, 0.02), 1.16, "man", spine=84, head=84, near_arm=(286, 350), far_arm=(262, 292))
    tail = sweep([(f.hip[0] - 0.08, f.hip[1] - 0.02), (f.hip[0] - 0.28, f.hip[1] - 0.12), (f.hip[0] - 0.34,
        f.hip[1] - 0.34), (f.hip[0] - 0.26,
        f.hip[1] - 0.52)], [0.03, 0.07, 0.085, 0.01])
    legs: Shape = []
    for dx, knee, hock, foot in ((0.05, (0.16, -0.24), (0.02, -0.40), (0.10, floor)), (-0.05, (0.02, -0.24), (-0.14,
        -0.40), (-0.06,
        floor))):
        start = (f.hip[0] + dx, f.hip[1] - 0.02)
        legs += sweep([start, knee, hock], [0.10, 0.075, 0.038]) + sweep([hock, between(hock, foot, 0.6), (foot[0],
            foot[1] + 0.03)],
            [0.036, 0.030, 0.034]) + blob((foot[0] - 0.05, foot[1] + 0.05), (foot[0] + 0.06, foot[1] + 0.055),
                (foot[0] + 0.15,
                foot[1] + 0.02), (foot[0] + 0.13, foot[1] - 0.005, 0), (foot[0] - 0.05, foot[1] - 0.005, 0))
    n = f.neck
    tails = blob((f.hip[0] + 0.10, f.hip[1] + 0.16), (f.hip[0] + 0.11, f.hip[1] - 0.02), (f.hip[0] - 0.02,
        f.hip[1] - 0.10), (f.hip[0] - 0.10,
        f.hip[1] - 0.34, 0), (f.hip[0] - 0.22, f.hip[1] - 0.30, 0), (f.hip[0] - 0.15, f.hip[1] + 0.0),
            (f.hip[0] - 0.10, f.hip[1] + 0.16))
    ruff = blob((n[0] - 0.02, n[1] + 0.15), (n[0] - 0.16, n[1] + 0.06), (n[0] - 0.20, n[1] - 0.10, 0), (n[0] - 0.13,
        n[1] - 0.08), (n[0] - 0.12,
        n[1] - 0.20, 0), (n[0], n[1] - 0.12), (n[0] + 0.10, n[1] - 0.22, 0), (n[0] + 0.13, n[1] - 0.06), (n[0] + 0.18,
            n[1] - 0.06, 0),
            (n[0] + 0.13, n[1] + 0.10))
    head = place(HEADS["wolf"], (n[0] + 0.02, n[1] + 0.14), 0.36, -14)
    whole = tail + legs + tails + f.trunk() + ruff + head
    c.cast(whole, floor, 0.9, 1.5, soft=0.008)
    c.paint(tail + f.arm(False, 1.2) + legs, soft=0.05, far=0.03)
    c.paint(f.trunk() + tails + ruff + head, soft=0.07, rim=1.2)
    c.shine(place(dot(0.36, 0.10, 0.055, 0.035, 15), (n[0] + 0.02, n[1] + 0.14), 0.36, -14), "#ffc23e", 1.4, 0.03)
    c.flat(place([q for k in range(5) for q in poly((0.50 + 0.09 * k, -0.16), (0.58 + 0.09 * k, -0.16),
        (0.54 + 0.09 * k, -0.26))], (n[0] + 0.02,
        n[1] + 0.14), 0.36, -14), PAPER, 0.9)
    bowler = place(dress.TOPHAT, (f.hand_n[0] + 0.03, f.hand_n[1] - 0.02), 0.105, 14)
    c.paint(f.arm(True, 1.1), shade=0.4)
    c.paint(bowler, soft=0.04, rim=1.4, shade=0.3)
    # Curtains he admires, a table set for one.
    for side in (-1, 1):
        drape = blob((side * 1.2, 1.5, 0), (side * 0.62, 1.5, 0), (side * 0.66, 0.9), (side * 0.74, 0.45),
            (side * 0.94, 0.10), (side * 0.86,
            -0.30), (side * 0.84, -0.74, 0), (side * 1.2, -0.74, 0))
        mask = c.paint(drape, soft=0.14, colour="#b02860", rim=1.0)
        c.detail([q for k in range(4) for q in sweep([(side * (0.70 + 0.12 * k), 1.4), (side * (0.76 + 0.10 * k),
            0.6), (side * (0.96 + 0.03 * k),
            0.10), (side * (0.90 + 0.07 * k), -0.7)], [0.006, 0.014, 0.008, 0.014])], amount=0.6, within=mask,
                soft=0.01)
        c.flat(sweep([(side * 0.90, 0.10), (side * 1.06, 0.06)], [0.02, 0.02]), c.palette.accent, 0.8)
    compose(c, 0.12)


@book("velvet-cutpurse", disc=(0.02, 0.22, 0.62), kind="moon", clouds="none", stars=0.8, horizon=-0.4)
def cutpurse(c: Canvas) -> None:
    """A masked thief hangs head down on her rope, scissors in one hand, a purse on its string in the other."""
    land.layer(c, land.roofs(c, -0.60, 0.22, 4, 20), 0.6, 0.5, 0.4)
    # Two leaning houses make the alley.
    for side, edge, lean in ((-1, 0.66, 0.10), (1, 0.70, 0.14)):
        wall = poly((side * edge, -1.5), (side * (edge - 0.02), 0.42), (side * (edge - lean), 0.44),
            (side * (edge - lean), 1.5), (side * 1.2, 1.5),
            (side * 1.2, -1.5))
        mask = c.paint(wall, soft=0.08, rim=1.0)
        beams = limb((side * edge, 0.43), (side * 1.2, 0.43), 0.022) + limb((side * (edge + 0.16), -1.4),
            (side * (edge + 0.10), 1.4), 0.014)
        c.detail(beams + limb((side * edge, -0.22), (side * 1.2, -0.22), 0.014), c.palette.form, 0.8, mask, 0.004)
        for y in (0.72, 0.02, -0.52):
            x = side * (edge + 0.06)
            pane = box(min(x, x + side * 0.16), y - 0.10, max(x, x + side * 0.16), y + 0.12)
            if y != 0.02 or side > 0:
                c.shine(pane, heat=0.45, halo=0.04)
            c.flat(limb((x + side * 0.08, y - 0.1), (x + side * 0.08, y + 0.12), 0.008) + limb((x, y + 0.02),
                (x + side * 0.16, y + 0.02), 0.008),
                c.palette.dark)
    f = Figure((0.02, 0.48), 1.48, "lady", spine=268, head=264, near_arm=(330, 14), far_arm=(204, 222), near_leg=(104,
        62), far_leg=(66, 128))
    rope_x = 0.02
    c.paint(sweep([(rope_x, 1.5), (rope_x, 0.9), (rope_x + 0.03, 0.66), (rope_x - 0.05, 0.52)], [0.014, 0.014]),
        soft=0.02, edge=0.007, rim=1.3)
    c.paint(f.arm(False, 1.0) + f.leg(False, 1.2), far=0.05)
    h = f.hip
    braid = sweep([(f.head[0] - 0.02, f.head[1] - 0.05), (f.head[0] - 0.09, f.head[1] - 0.20), (f.head[0] + 0.02,
        f.head[1] - 0.36), (f.head[0] - 0.05,
        f.head[1] - 0.50)], [0.06, 0.048, 0.036, 0.006])
    c.paint(braid, soft=0.03, rim=1.3)
    skirts = blob((h[0] - 0.11, h[1] + 0.12), (h[0] - 0.22, h[1] - 0.02), (h[0] - 0.36, h[1] - 0.22, 0), (h[0] - 0.13,
        h[1] - 0.11), (h[0], h[1] - 0.18, 0),
        (h[0] + 0.13, h[1] - 0.11), (h[0] + 0.32, h[1] - 0.24, 0), (h[0] + 0.22, h[1]), (h[0] + 0.11, h[1] + 0.12))
    c.paint(f.leg(True, 1.2), shade=0.3)
    hat = f.on_head(blob((-0.85, 0.30), (-0.80, 0.85), (0.0, 1.18), (0.72, 0.85), (0.86, 0.30), (0.2, 0.42)))
    mask = c.paint(f.trunk() + skirts + f.skull() + hat, soft=0.08, rim=1.2)
    c.detail(f.on_chest(limb((-0.24, 0.22), (0.26, 0.22), 0.05)), "#c83a8a", 0.9, mask, 0.003)
    c.flat(f.on_head(blob((-0.30, 0.28), (0.30, 0.42), (0.84, 0.34), (0.86, 0.06), (0.60, -0.06), (0.2, 0.06))),
        "#c83a8a", 0.9)
    c.shine(f.on_head(dot(0.58, 0.17, 0.12, 0.09)), heat=1.2, halo=0.03)
    c.paint(f.arm(True, 1.0), shade=0.4)
    # Scissors, opened to the right.
    grip = f.hand_n
    blades: Shape = []
    for s in (-1, 1):
        blades += place(blob((0.0, -0.012), (0.14, -0.022), (0.30, 0.0, 0), (0.14, 0.020), (0.0, 0.012)) + hoop(-0.07,
            0.0, 0.045, 0.012), (grip[0] + 0.05,
            grip[1] + 0.02), 1, 20 + 15 * s)
    c.paint(blades, soft=0.015, edge=0.007, rim=1.6, colour="#cdb8e6")
    c.shine(sky.star4(grip[0] + 0.32, grip[1] + 0.16, 0.08), c.palette.rim, 0.8, 0.02)
    # The purse, and whose it was.
    hand = f.hand_f
    px, py = hand[0] - 0.01, hand[1] - 0.26
    c.flat(sweep([hand, (hand[0] + 0.01, hand[1] - 0.12), (px, py + 0.10)], [0.006, 0.006]), "#f0c890")
    c.paint(blob((px - 0.03, py + 0.10), (px - 0.05, py + 0.16, 0), (px, py + 0.13), (px + 0.05, py + 0.16, 0),
        (px + 0.03, py + 0.10), (px + 0.11, py),
        (px + 0.07, py - 0.09), (px - 0.07, py - 0.09), (px - 0.11, py)), colour="#f0a83c", rim=1.6, wrap=0.7,
            soft=0.05, form=1.1)
    c.flat(sweep([(px + 0.03, py + 0.10), (px + 0.07, py + 0.03), (px + 0.05, py - 0.02)], [0.006, 0.005]),
        c.palette.dark)
    x, y = 0.14, -0.86
    gent = dot(x, y, 0.145, 0.165) + blob((x - 0.50, -1.5, 0), (x - 0.44, y - 0.34), (x - 0.22, y - 0.19), (x,
        y - 0.12), (x + 0.24, y - 0.19), (x + 0.46, y - 0.34),
        (x + 0.52, -1.5, 0))
    gent += place(dress.TOPHAT, (x, y + 0.02), 0.165, -6) + pair(sweep([(x + 0.10, y - 0.09), (x + 0.20, y - 0.12),
        (x + 0.26, y - 0.06)], [0.035, 0.03, 0.005]), x)
    mask = c.paint(gent, soft=0.07, rim=1.2)
    c.detail(place(box(-0.74, 0.5, 0.74, 0.74), (x, y + 0.02), 0.165, -6), "#8a3a9a", 0.8, mask, 0.003)
    sky.motes(c, 24, -0.3, 1.0)
    compose(c, 0.06)
