"""Midnight's deeds and Hours: actions and the extra deck, grander than its folk."""

import numpy as np

from art.chrono_clash import figure as dress
from art.chrono_clash import land, machine, props, sky
from art.chrono_clash.canvas import Canvas
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
    flesh_hand,
)
from art.chrono_clash.shapes import (
    Point,
    Shape,
    between,
    blob,
    both,
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
    scale,
    sweep,
    turn,
)

# Outlines stay as rows of points:
# fmt: off

book = sky.Book("purple")

GOLD = "#f0b044"


@book("borrowed-time", disc=(0.06, 0.30, 0.74), kind="moon", clouds="none", stars=0.6, horizon=-0.5)
def borrowed(c: Canvas) -> None:
    """A skeletal hand tips an hourglass; its sand arcs across the moon into another one."""
    table = -0.72
    c.paint(box(-1.2, -1.5, 1.2, table), rim=1.0, soft=0.05)

    def glass(at: Point, high: float, angle: float, sand: Shape) -> None:
        frame, bulb = props.hourglass(high)
        c.flat(place(bulb, at, 1, angle), "#f4e6ff", 0.30)
        c.flat(place(sand, at, 1, angle), GOLD, 0.95)
        mask = c.mask(place(sand, at, 1, angle))
        c.detail(move(place(sand, at, 1, angle), -0.03, 0.03), "#fff0b8", 0.5, mask, 0.02)
        edge = place([q for side in (-1, 1) for q in sweep([(side * high * 0.20, high * 0.43), (side * high * 0.208,
            high * 0.27), (side * high * 0.026, 0.0), (side * high * 0.208, -high * 0.27),
            (side * high * 0.20, -high * 0.43)], [0.007, 0.007])], at, 1, angle)
        c.flat(edge, "#fff8ff", 0.8)
        c.flat(place(sweep([(-high * 0.15, high * 0.36), (-high * 0.16, high * 0.24), (-high * 0.08, high * 0.10)],
            [0.006, 0.012, 0.003]), at, 1, angle), "#ffffff", 0.8, soft=0.003)
        c.paint(place(frame, at, 1, angle), soft=0.04, edge=0.009, rim=1.5, colour="#9a5a34")

    h = 0.96
    low = (0.42, -0.24)
    heap = both((0.0, -0.20 * h), (0.10 * h, -0.29 * h), (0.195 * h, -0.36 * h), (0.20 * h, -0.43 * h, 0), (0.0,
        -0.43 * h)) + limb((0, -0.2 * h), (0, 0.10 * h), 0.010)
    heap += both((0.0, 0.16 * h), (0.09 * h, 0.15 * h), (0.025 * h, 0.0), (0.0, -0.02 * h))
    c.cast(box(0.17, table, 0.67, 0.24), table, 0.5)
    glass(low, h, 0, heap)
    tilt = -112
    high = (-0.38, 0.56)
    last = blob((0.02, 0.02), (0.10 * h, 0.14 * h), (0.204 * h, 0.26 * h), (0.20 * h, 0.43 * h, 0), (-0.06 * h,
        0.43 * h, 0), (0.02 * h, 0.26 * h), (0.03 * h, 0.12 * h))
    # The stream of sand.
    mouth = place(dot(0.14 * h, 0.46 * h, 0.01), high, 1, tilt)[0].mean(0)
    mx, my = float(mouth[0]), float(mouth[1])
    arc = [(mx - 0.05, my + 0.02), (mx + 0.10, my + 0.06), (low[0] - 0.09, my + 0.0), (low[0], low[1] + 0.24 * h)]
    c.shine(sweep(arc, [0.034, 0.028, 0.020, 0.014]), GOLD, 0.9, 0.07, 0.7)
    rng = c.rng(3)
    line = curve(arc, False, 20)
    grains: Shape = []
    for _ in range(150):
        x, y = line[rng.integers(0, len(line))]
        grains += dot(float(x) + rng.normal(0, 0.035), float(y) + rng.normal(0, 0.035), rng.uniform(0.002, 0.006), n=7)
    c.shine(grains, GOLD, 1.0, 0.012, 0.5)
    # The arm of the lender, its palm behind, its fingers before the glass.
    wrist = (-0.78, 0.20)
    cuff = blob((-1.3, -0.24, 0), (-1.0, -0.24), (-0.78, -0.08), (-0.62, 0.06, 0), (-0.74, 0.12), (-0.72, 0.22, 0),
        (-0.86, 0.20), (-0.92, 0.32, 0), (-1.04, 0.28), (-1.3, 0.44, 0))
    arm_bones = bone((-1.15, -0.06), wrist, 0.030) + bone((-1.12, 0.02), (wrist[0] - 0.04, wrist[1] + 0.05), 0.024)
    c.paint(arm_bones, soft=0.03, rim=1.4, colour=BONE)
    glass(high, h, tilt, last)
    hand = place(bony_hand(1.15), wrist, 0.86, -44)
    c.flat(move(hand, 0.012, -0.016), c.palette.dark, 0.55, soft=0.010)
    c.flat(hand, "#8a6cae")
    mask = c.mask(hand)
    c.detail(move(hand, -0.010, 0.012), BONE, 0.95, mask, 0.006)
    mask = c.paint(cuff, soft=0.08, rim=1.3, colour="#5a1a5c", shade=0.3)
    c.detail([q for k in range(4) for q in sweep([(-0.70 - 0.07 * k, 0.10 + 0.05 * k), (-0.95, -0.04 + 0.08 * k),
        (-1.25, -0.1 + 0.12 * k)], [0.004, 0.012, 0.012])], amount=0.7, within=mask, soft=0.008)
    # What was signed.
    sheet = poly((-0.86, -0.80), (-0.22, -0.76), (-0.10, -0.92), (-0.80, -0.98))
    c.flat(sheet, "#bfa6da", 0.95)
    c.flat([q for k in range(4) for q in limb((-0.74 + 0.01 * k, -0.82 - 0.032 * k), (-0.32 + 0.03 * k,
        -0.79 - 0.034 * k), 0.004)], "#4a2a70", 0.8)
    c.flat(dot(-0.22, -0.87, 0.04, 0.024), WAX)
    c.paint(sweep([(-0.46, -0.84), (-0.60, -0.62), (-0.66, -0.40)], [0.006, 0.02, 0.05]) + sweep([(-0.58, -0.62),
        (-0.70, -0.46), (-0.68, -0.34)], [0.01, 0.04, 0.004]), soft=0.03, rim=1.4, colour="#d8c0f0")
    compose(c, 0.08, True)


def wreath(x: float, y: float, r: float, salt: int, tilt: float = 0) -> Shape:
    """A ring of leaves."""
    rng = np.random.default_rng(salt)
    shape = hoop(x, y, r, r * 0.14, ry=r * 0.86)
    for i in range(22):
        a = 360 * i / 22
        at = (x + r * np.cos(np.radians(a)), y + r * 0.86 * np.sin(np.radians(a)))
        shape += place(props.leaf(r * rng.uniform(0.36, 0.52), 0.5), at, 1, a + rng.uniform(-60,
            60) + (0 if i % 2 else 180))
    return turn(shape, tilt, (x, y))


@book("second-funeral", disc=(0.10, 0.36, 0.56), kind="moon", clouds="storm", cover=0.4, horizon=-0.5, light=PLUM)
def funeral(c: Canvas) -> None:
    """Two pairs of hands lift the coffin's lid from inside; mourners run, wreaths fly."""
    chapel = box(-0.98, -0.8, -0.42, 0.02) + poly((-1.06, 0.0), (-0.70, 0.34), (-0.34, 0.0)) + box(-0.80, 0.1, -0.60,
        0.5) + poly((-0.84, 0.48), (-0.70, 0.86), (-0.56, 0.48)) + limb((-0.70, 0.8), (-0.70,
        1.0), 0.010) + limb((-0.76, 0.93), (-0.64, 0.93), 0.010)
    land.layer(c, land.hills(c, -0.40, 0.06, 3), 0.7, 0.5, 0.4)
    land.layer(c, chapel, 0.52, 0.5, 1.0, 0.7, cut=dot(-0.70, 0.34, 0.045) + box(-0.745, 0.22, -0.655, 0.34))
    land.layer(c, machine.graveyard([0.44, 0.68, 0.92, -0.24], [-0.40, -0.42, -0.40, -0.42], 0.24, 4), 0.5, 0.4, 0.3,
        0.7)
    floor = -0.72
    land.ground(c, floor + 0.16, 0.012)
    # Mourners, all of them leaving.
    flee: Shape = []
    for i, (x, h, way) in enumerate(((-0.88, 0.36, -1), (-0.58, 0.30, -1), (0.62, 0.30, 1), (0.90, 0.37, 1))):
        flee += props.runner(x, -0.56 - 0.02 * (i % 2), h, way, i)
        hx = x + way * h * 0.10
        flee += place((dress.TOPHAT, dress.VEIL, dress.BOWLER, dress.TOPHAT)[i], (hx + way * 0.02, -0.56 + h * 0.93),
            h * 0.085, 0, way < 0)
    c.cast(flee, -0.56, 0.4)
    c.paint(flee, soft=0.03, edge=0.007, rim=1.2)
    # Bier and coffin.
    c.paint(box(-0.62, floor - 0.06, 0.62, floor + 0.02) + poly((-0.54, floor), (0.54, floor), (0.50, floor + 0.14),
        (-0.50, floor + 0.14)), soft=0.05)
    c.lamp(0.0, -0.20, 1.0, "#ffb648", 0.6)
    c.flat(poly((-0.60, -0.24), (0.60, -0.24), (0.98, 0.7), (-0.86, 0.9)), "#ffcf90", 0.07, soft=0.12)
    inside = poly((-0.64, -0.26), (0.66, -0.26), (0.60, -0.18), (-0.58, -0.18))
    c.shine(inside, "#ffb648", 0.8, 0.10, 0.8)
    tilt = 9
    arms = ((-0.44, -0.40, 0.02, False), (-0.20, -0.16, 0.05, True), (0.16, 0.20, 0.10, False), (0.42, 0.46, 0.14,
        True))
    for x0, x1, top, bony in arms:
        elbow_ = ((x0 + x1) / 2 + (0.05 if x0 > 0 else -0.05), -0.12)
        if bony:
            bones = bone((x0, -0.30), elbow_, 0.022) + bone(elbow_, (x1, top - 0.14), 0.016) + bone((elbow_[0] + 0.03,
                elbow_[1]), (x1 + 0.035, top - 0.13), 0.013) + place(bony_hand(1.2), (x1 + 0.01, top - 0.13), 0.30, 0)
            c.paint(bones, soft=0.02, edge=0.007, rim=1.4)
        else:
            sleeve = sweep([(x0, -0.34), elbow_, (x1, top - 0.14)], [0.07, 0.058, 0.046]) + limb((x1, top - 0.19),
                (x1, top - 0.12), 0.060)
            c.paint(sleeve + place(flesh_hand(), (x1, top - 0.13), 0.28, 0, x0 > 0), soft=0.04, edge=0.008, rim=1.3)
    lid = place(poly((-0.74, -0.04), (0.70, -0.04), (0.64, 0.07), (0.40, 0.12), (-0.52, 0.12), (-0.68, 0.07)), (0.02,
        0.12), 1, tilt)
    mask = c.paint(lid, soft=0.06, rim=1.4, colour="#7a2c58", shade=0.2)
    c.detail(place(limb((-0.68, 0.0), (0.64, 0.0), 0.007) + limb((-0.10, 0.05), (0.14, 0.05), 0.012) + limb((0.04,
        0.02), (0.04, 0.10), 0.012), (0.02, 0.12), 1, tilt), GOLD, 0.9, mask, 0.002)
    for k in (-0.40, -0.16, 0.20, 0.46):
        tips = place([q for j in range(4) for q in limb((k - 0.045 + 0.03 * j, -0.06), (k - 0.05 + 0.03 * j, 0.025),
            0.013, 0.010)], (0.02, 0.12), 1, tilt)
        c.paint(tips, edge=0.005, soft=0.01, rim=1.6, colour=BONE)
    coffin = poly((-0.68, -0.24), (0.70, -0.24), (0.60, -0.58), (-0.58, -0.58))
    mask = c.paint(coffin, soft=0.08, rim=1.3, colour="#7a2c58", wrap=0.5, shade=0.3)
    c.detail(limb((-0.66, -0.28), (0.68, -0.28), 0.008) + limb((-0.58, -0.54), (0.60, -0.54), 0.006), GOLD, 0.9, mask,
        0.002)
    c.flat([q for x in (-0.42, 0.02, 0.46) for q in hoop(x, -0.40, 0.06, 0.013, 180, 360) + dot(x - 0.06, -0.40,
        0.018) + dot(x + 0.06, -0.40, 0.018)], "#e0a84c")
    for i, (x, y, r, t) in enumerate(((-0.30, 0.62, 0.17, 30), (0.62, 0.50, 0.20, -40), (0.22, 0.88, 0.13, 70),
        (-0.80, 0.16, 0.11, 10))):
        c.paint(wreath(x, y, r, i + 3, t), soft=0.03, edge=0.006, rim=1.3, colour="#6a3a8a")
        c.flat([q for k in range(5) for q in props.flower(*polar((x, y), 72 * k + t, r * 0.95), r * 0.20)],
            ("#f0a0c8", "#e8d0f4")[i % 2], 0.95)
        c.flat(sweep([(x, y - r * 0.8), (x + 0.05, y - r * 1.3), (x - 0.01, y - r * 1.8)], [0.016, 0.018, 0.004]),
            WAX, 0.9)
    sky.leaves(c, 26, "#f0a0c8", 0.025, -0.4, 1.0)
    compose(c, 0.28)


@book("the-robbery", disc=(0.02, 0.24, 0.86), kind="sun", clouds="none", stars=0.5, horizon=-0.6, shafts=0.15,
    light=sky.LIGHTS["purple"]._replace(disc=("#f2e2f8", "#b98ae0")))
def robbery(c: Canvas) -> None:
    """The great dial; a tiny boy on a rope, a lantern in his teeth, prises THE HAND from its axle."""
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
    c.darken(place(props.the_hand(0.92), (eye[0] + 0.05, eye[1] - 0.08), 1, -46), 0.45, 0.02)
    c.paint(place(props.gear(0.10, 14), (x, y)), soft=0.04, colour="#a06a34", rim=1.4, shade=0.4)
    c.paint(dot(x, y, 0.040), colour="#f0c070", soft=0.02, rim=1.5)
    c.paint(place(props.the_hand(0.92), eye, 1, -46), soft=0.04, edge=0.010, rim=1.4)
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


@book("foreclosure", disc=(0.0, 0.40, 0.66), kind="moon", clouds="bands", cover=0.6, horizon=-0.5)
def foreclosure(c: Canvas) -> None:
    """Four bailiffs carry off a whole house on a pole; its owner is still at the window."""
    land.layer(c, land.roofs(c, -0.66, 0.22, 5, 22), 0.62, 0.5, 0.3)
    floor = -0.78
    land.ground(c, floor, 0.008)
    pole_y = -0.13
    hx, base = 0.0, -0.40
    walls = poly((hx - 0.36, base), (hx - 0.40, 0.22), (hx + 0.40, 0.22), (hx + 0.36, base))
    roof = poly((hx - 0.52, 0.18), (hx - 0.36, 0.42), (hx - 0.04, 0.78), (hx + 0.30, 0.46), (hx + 0.52,
        0.18)) + box(hx + 0.16, 0.4, hx + 0.30, 0.82) + box(hx + 0.13, 0.80, hx + 0.33, 0.86)
    bailiffs = ((-0.82, 0.80, 1), (-0.56, 0.84, 0), (0.53, 0.84, 1), (0.80, 0.80, 0))
    c.paint(limb((-1.15, pole_y), (1.15, pole_y), 0.028), soft=0.03, colour="#8a5a34", rim=1.3)
    c.cast(box(-0.4, base, 0.4, 0.5), floor, 0.4, 0.7)
    # Earth, pipes and a root that came along.
    rng = c.rng(4)
    clods: Shape = blob((hx - 0.42, base + 0.02, 0), (hx - 0.30, base - 0.10), (hx - 0.14, base - 0.06), (hx,
        base - 0.16), (hx + 0.16, base - 0.07), (hx + 0.30, base - 0.12), (hx + 0.42, base + 0.02, 0))
    for _ in range(10):
        x = rng.uniform(-0.34, 0.34)
        clods += sweep([(hx + x, base - 0.05), (hx + x + rng.normal(0, 0.03), base - 0.14), (hx + x + rng.normal(0,
            0.07), base - 0.22)], [0.012, 0.008, 0.002])
    clods += sweep([(hx + 0.20, base), (hx + 0.20, base - 0.16), (hx + 0.28, base - 0.18), (hx + 0.28, base - 0.24)],
        [0.02, 0.02])
    c.paint(clods, soft=0.04, colour="#5a2c40", rim=1.1)
    land.smoke(c, [(hx + 0.23, 0.90), (hx + 0.10, 1.0), (hx - 0.14, 1.06), (hx - 0.42, 1.14)], [0.03, 0.055, 0.07,
        0.09], amount=0.5)
    mask = c.paint(walls, soft=0.10, rim=1.2, colour="#6a3a7a", form=0.9)
    c.detail(limb((hx - 0.37, -0.06), (hx + 0.37, -0.06), 0.014) + limb((hx - 0.13, base), (hx - 0.13, 0.22),
        0.014) + limb((hx + 0.13, base), (hx + 0.13, 0.22), 0.014) + limb((hx - 0.36, -0.36), (hx - 0.14, -0.08),
            0.010),
        amount=0.85, within=mask, soft=0.003)
    mask = c.paint(roof, soft=0.08, rim=1.4)
    c.detail([q for k in range(9) for q in limb((hx - 0.6, 0.22 + 0.06 * k), (hx + 0.6, 0.22 + 0.06 * k), 0.004)],
        c.palette.halo, 0.45, mask, 0.002)
    # Windows: in the largest the owner, with tea.
    c.shine(box(hx - 0.10, -0.02, hx + 0.10, 0.17), heat=0.6, halo=0.06)
    c.shine(box(hx + 0.19, -0.01, hx + 0.31, 0.14) + box(hx - 0.31, -0.01, hx - 0.19, 0.14), heat=0.4, halo=0.03)
    c.flat(dot(hx, 0.085, 0.036, 0.042) + blob((hx - 0.085, -0.02, 0), (hx - 0.065, 0.03), (hx, 0.05), (hx + 0.065,
        0.03), (hx + 0.085, -0.02, 0)) + dot(hx - 0.005, 0.14, 0.018) + sweep([(hx + 0.05, 0.01), (hx + 0.085, 0.03),
            (hx + 0.07,
        0.075)], [0.014, 0.012, 0.010]) + box(hx + 0.045, 0.07, hx + 0.085, 0.10), c.palette.dark)
    c.flat(limb((hx - 0.25, -0.01), (hx - 0.25, 0.14), 0.007) + limb((hx + 0.25, -0.01), (hx + 0.25, 0.14), 0.007),
        c.palette.dark)
    c.flat(box(hx - 0.07, base, hx + 0.07, -0.14) + dot(hx, -0.14, 0.07), "#8a2a44")
    c.flat(poly((hx - 0.055, -0.20), (hx + 0.05, -0.19), (hx + 0.055, -0.31), (hx - 0.05, -0.32)), PAPER)
    c.flat(dot(hx + 0.02, -0.285, 0.016), WAX)
    c.flat([q for k in range(3) for q in limb((hx - 0.035, -0.22 - 0.022 * k), (hx + 0.03, -0.215 - 0.022 * k),
        0.0035)], "#5a3a80")
    c.paint(limb((hx - 0.42, pole_y), (hx + 0.42, pole_y), 0.028), soft=0.03, colour="#8a5a34", rim=1.3, shade=0.4)
    c.paint([q for x in (-0.30, 0.30) for q in hoop(hx + x, pole_y, 0.045, 0.014)], colour="#d8a870", soft=0.02,
        edge=0.006, rim=1.3)
    # The four are painted limb by limb together: none stands before another.
    behind: Shape = []
    coats: Shape = []
    arms: Shape = []
    bands: Shape = []
    eyes: Shape = []
    for i, (x, size, phase) in enumerate(bailiffs):
        legs = ((300, 262), (248, 232)) if phase else ((284, 268), (262, 220))
        man = Figure((x, floor + 0.455 * size), size, "broad" if i % 2 else "man", spine=80, head=84, near_arm=(40,
            118),
            far_arm=(250, 290), near_leg=legs[0], far_leg=legs[1])
        behind += man.arm(False, 1.2) + man.leg(False, 1.3) + man.leg(True, 1.3)
        hat = dress.STOVEPIPE if i % 2 == 0 else dress.TOPHAT
        coats += man.coat(man.hip[1] - 0.17 * size, 0.17 * size,
            -0.05) + man.skull() + man.on_head(hat + dress.MOUSTACHE)
        arms += man.arm(True, 1.2)
        bands += man.on_head(box(-0.7, 0.5, 0.74, 0.75))
        eyes += man.on_head(dot(0.54, 0.18, 0.07))
    c.cast(behind + coats, floor, 0.5)
    c.paint(behind, far=0.04, soft=0.04)
    c.paint(coats, soft=0.05)
    c.paint(arms, shade=0.4, soft=0.03)
    c.detail(bands, "#c04a8a", 0.85, soft=0.002)
    c.shine(eyes, heat=0.9, halo=0.012)
    c.paint(limb((-1.15, pole_y), (-0.46, pole_y), 0.026) + limb((0.46, pole_y), (1.15, pole_y), 0.026), soft=0.03,
        colour="#8a5a34", rim=1.2)
    compose(c, 0.06)


@book("dead-of-night", disc=(0.10, 0.36, 0.60), kind="moon", clouds="swirl", cover=0.4, horizon=-0.2, light=FOG,
    gloom=0.35)
def dead_of_night(c: Canvas) -> None:
    """A graveyard hill: dozens of hands and lanterns rise from the graves towards the moon."""
    rng = c.rng(2)

    def slope(y: float, rise: float, wide: float, far: float, fog: float) -> None:
        line = np.linspace(-1.2, 1.2, 60)
        crest = y + rise * np.exp(-((line - 0.08) ** 2) / wide) + 0.008 * np.sin(line * 9)
        land.layer(c, [np.concatenate([np.stack([line, crest], 1), [(1.2, -1.5), (-1.2, -1.5)]]).astype(np.float32)],
            far,
            fog, 0.5, 0.8)

    def riser(x: float, y: float, tall: float, lean: float, bony: bool, far: float, lamp: bool) -> Shape:
        """Paints the lantern; gives arm and mound, so that a row is one mass."""
        wrist = polar((x, y), 90 + lean, tall * 0.45)
        if lamp:
            hang = polar(wrist, 90 + lean - 34, tall * 0.42)
            frame, pane = props.lantern(tall * 0.40)
            c.lamp(hang[0], hang[1] - tall * 0.36, 0.14 + tall * 0.75, heat=0.5)
            c.shine(move(pane, *hang), heat=0.8, halo=0.015 + tall * 0.06)
            c.paint(move(frame, *hang), far=far * 0.6, edge=0.005, soft=0.02)
        if bony:
            side = polar((0, 0), lean, tall * 0.05)
            arm = bone((x - side[0], y - 0.02), (wrist[0] - side[0], wrist[1] - side[1]), 0.042 * tall)
            arm += bone((x + side[0], y - 0.02), (wrist[0] + side[0], wrist[1] + side[1]), 0.036 * tall)
            arm += place(bony_hand(1.1), wrist, tall * 0.72, lean)
        else:
            arm = limb((x, y - 0.02), wrist, tall * 0.12, tall * 0.085) + place(flesh_hand(), wrist, tall * 0.62, lean,
                lean < 0)
            cuff = [(-0.16, 0.10), (0.15, 0.08), (0.22, -0.16), (0.14, -0.10), (0.12, -0.24), (0.02, -0.12), (-0.06,
                -0.26), (-0.12,
                -0.12), (-0.22, -0.20)]
            arm += place(poly(*cuff), polar((x, y), 90 + lean, tall * 0.30), tall, lean)
        mound = blob((x - tall * 0.40, y - 0.03, 0), (x - tall * 0.18, y + tall * 0.06), (x, y + tall * 0.03),
            (x + tall * 0.20,
            y + tall * 0.07), (x + tall * 0.40, y - 0.03, 0))
        return arm + mound

    # Three slopes: far, in the mist; middle; and the hands beside us.
    slope(-0.06, 0.24, 0.30, 0.62, 0.5)
    row: Shape = []
    stones: Shape = []
    for i in range(17):
        x = -0.92 + 0.115 * i + rng.uniform(-0.02, 0.02)
        y = -0.06 + 0.24 * float(np.exp(-((x - 0.08) ** 2) / 0.30)) - 0.01
        if i % 3 == 1:
            row += move(machine.gravestone(int(rng.integers(0, 4)), 0.10), x, y)
        else:
            row += riser(x, y, rng.uniform(0.11, 0.15), rng.uniform(-12, 12) - (x - 0.08) * 14, i % 6 == 0, 0.48,
                i % 5 == 0)
    c.paint(row, far=0.48, soft=0.02, edge=0.006, rim=1.3)
    slope(-0.36, 0.16, 0.5, 0.45, 0.6)
    row = []
    for i, x in enumerate((-0.86, -0.56, -0.30, -0.02, 0.22, 0.56, 0.84)):
        y = -0.36 + 0.16 * float(np.exp(-((x - 0.08) ** 2) / 0.5)) - 0.02
        stones += move(turn(machine.gravestone(i % 4, 0.24), (-7, 5, 9)[i % 3]), x + 0.14, y - 0.02)
        row += riser(x, y, (0.28, 0.34, 0.25, 0.32, 0.27, 0.35, 0.29)[i], (-10, 6, 14, -4, 8, -12, 4)[i], i % 2 == 1,
            0.28, i in (1,
            5))
    c.paint(stones, far=0.38, soft=0.03, edge=0.006)
    c.paint(row, far=0.26, soft=0.03, edge=0.007, rim=1.4)
    slope(-0.70, 0.04, 0.8, 0.10, 0.2)
    near = riser(-0.74, -0.72, 0.86, 6, True, 0.03, False) + riser(0.72, -0.74, 0.82, 8, False, 0.03, True)
    c.paint(near, far=0.03, soft=0.05, edge=0.010, rim=1.5)
    front = riser(-0.20, -0.76, 1.02, 8, False, 0.0, False) + riser(0.36, -0.78, 1.22, -5, True, 0.0, False)
    c.paint(front, soft=0.06, edge=0.011, rim=1.6)
    slope(-0.82, 0.02, 0.8, 0.0, 0.0)
    sky.birds(c, 9, (-0.5, 0.75), 0.25, 0.045)
    compose(c, 0.22)


@book("two-who-counts", disc=(0.0, 0.44, 0.64), kind="moon", clouds="bands", cover=0.3, stars=1.0, horizon=-0.3)
def two(c: Canvas) -> None:
    """Two heads on one body behind a great pair of scales: one counts coins, one counts stars."""
    desk = -0.66
    land.layer(c, land.roofs(c, -0.62, 0.3, 4, 20), 0.6, 0.5, 0.4)
    body = both((0.0, 0.24), (0.10, 0.20), (0.22, 0.17), (0.46, 0.10), (0.58, -0.10), (0.60, -0.50), (0.66,
        desk - 0.1, 0), (0.0, desk - 0.1))
    k = 0.185
    for side in (-1, 1):
        at = (side * 0.25, 0.52)
        neck = sweep([(side * 0.08, 0.10), (side * 0.17, 0.26), (side * 0.22, 0.42)], [0.13, 0.09, 0.075])
        face = place(dress.FACE + blob((0.66, -0.62), (0.92, -0.75), (1.02, -1.4), (0.80, -2.0, 0), (0.52, -1.4),
            (0.30, -0.85)), at, k, 6 * -side if side < 0 else 6, side < 0)
        crown = place(poly((-0.72, 0.50), (-0.98, 1.55), (-0.50, 1.10), (-0.36, 1.85), (0.02, 1.15), (0.34, 1.85),
            (0.48, 1.10), (0.92, 1.50), (0.76, 0.50)) + blob((0.60, 0.46), (-0.2, 0.72), (-0.88, 0.46), (-0.95, -0.3),
                (-0.72,
            -0.9), (-0.50, -0.3), (-0.2, 0.25)), at, k, 6 * -side if side < 0 else 6, side < 0)
        body += neck + face + crown
    mask = c.paint(body, soft=0.14, rim=1.3)
    rng = c.rng(3)
    c.detail([q for _ in range(34) for q in sky.star4(rng.uniform(0.05, 0.56), rng.uniform(-0.62, 0.06),
        rng.uniform(0.015, 0.04))], "#f4ecff", 0.8, mask, 0.001)
    c.detail([q for _ in range(26) for q in hoop(rng.uniform(-0.56, -0.05), rng.uniform(-0.62, 0.06),
        rng.uniform(0.014, 0.026), 0.005)], GOLD, 0.75, mask, 0.001)
    c.detail(limb((0, 0.2), (0, desk), 0.010) + [q for s in (-1, 1) for q in sweep([(s * 0.10, 0.20), (s * 0.24,
        -0.10), (s * 0.30, desk)], [0.006, 0.012, 0.012])], c.palette.form, 0.9, mask, 0.006)
    c.detail(blob((-0.26, 0.16), (0, 0.08), (0.26, 0.16), (0.20, 0.05), (0, -0.02), (-0.20, 0.05)), GOLD, 0.8, mask,
        0.004)
    for side in (-1, 1):
        at = (side * 0.25, 0.52)
        c.shine(place(dot(0.52, 0.14, 0.11, 0.075), at, k, -6 * side, side < 0), GOLD if side < 0 else "#e8e0ff", 1.3,
            0.03)
        c.flat(place(limb((0.34, 0.36), (0.76, 0.28), 0.05), at, k, -6 * side, side < 0), c.palette.form)
    # Hands: one lets a coin fall, one picks a star from the sky.
    for side in (-1, 1):
        hand = (side * 0.62, 0.20) if side < 0 else (0.70, 0.62)
        elbow_ = (side * 0.82, -0.14) if side < 0 else (0.86, 0.12)
        sleeve = sweep([(side * 0.46, 0.02), elbow_, between(elbow_, hand, 0.70)], [0.12, 0.10, 0.085])
        c.paint(sleeve, soft=0.07, rim=1.3, shade=0.3)
        fingers = place(flesh_hand(), between(elbow_, hand, 0.76), 0.26, -26 if side > 0 else 40, side < 0)
        c.paint(fingers, soft=0.03, edge=0.007, rim=1.5)
    # The desk, the scales.
    c.paint(box(-1.2, -1.5, 1.2, desk), soft=0.06, rim=1.2, colour="#4a1c50")
    c.paint(limb((0, desk), (0, 0.02), 0.020, 0.014) + both((0.0, desk + 0.09), (0.05, desk + 0.06), (0.16, desk, 0),
        (0.0, desk)) + dot(0, 0.05, 0.032), colour="#e0b050", rim=1.5, soft=0.02, edge=0.006, shade=0.3)
    scales = props.balance(1.18, 7)
    c.paint(move(scales, 0.0, 0.02), colour="#e0b050", rim=1.6, soft=0.02, edge=0.007, shade=0.35)
    pans = [polar((0, 0.02), 7 + (180 if s < 0 else 0), 0.59) for s in (-1, 1)]
    pan_y = [p[1] - 0.35 * 1.18 for p in pans]
    coins: Shape = []
    shine: Shape = []
    for i in range(26):
        x = pans[0][0] + rng.normal(0, 0.075)
        h = max(0.0, 0.16 - abs(x - pans[0][0]) * 1.1)
        yy = pan_y[0] + 0.02 + h * rng.random()
        coins += dot(x, yy, 0.038, 0.018, rng.uniform(-20, 20))
        if i % 2:
            shine += dot(x - 0.006, yy + 0.005, 0.026, 0.009)
    c.flat(move(coins, 0.004, -0.010), "#6a3414", 0.95)
    c.flat(coins, "#e8a030")
    c.flat(shine, "#ffe0a0", 0.9)
    for _ in range(13):
        x = pans[1][0] + rng.normal(0, 0.07)
        yy = pan_y[1] + 0.03 + rng.random() * max(0.02, 0.18 - abs(x - pans[1][0]))
        c.shine(sky.star4(x, yy, rng.uniform(0.04, 0.085)), "#dcd4ff", 1.1, 0.02, 0.6)
    c.lamp(pans[1][0], pan_y[1] + 0.06, 0.4, "#c8b8ff", 0.5)
    c.shine(sky.star4(0.70, 0.74, 0.16), "#e4dcff", 1.5, 0.05)
    for i in range(4):
        c.flat(dot(-0.60 + 0.008 * i, 0.16 - 0.085 * i, 0.034, 0.014 + 0.004 * (i % 2), 20 * i), GOLD)
    stacks: Shape = []
    for x, n in ((-0.86, 5), (-0.74, 8), (-0.62, 3)):
        for j in range(n):
            stacks += dot(x + rng.normal(0, 0.004), desk + 0.016 + 0.022 * j, 0.048, 0.014)
    c.flat(move(stacks, 0, -0.008), "#5a2c10")
    c.flat(stacks, "#e8a030")
    c.shine(place(props.numeral("II", 0.26), (0.0, 0.80)), "#ffb648", 0.5, 0.05)
    c.flat(place(props.numeral("II", 0.26), (0.0, 0.80)), "#a8480c")
    compose(c, 0.16)


@book("ten-the-last-bell", disc=(-0.20, 0.18, 0.74), kind="moon", clouds="storm", cover=0.4, horizon=-0.7, shafts=0.35)
def ten(c: Canvas) -> None:
    """A giant hooded ringer hangs from a bell as large as himself over the sleeping city."""
    land.meridian(c, -1.0, 0.30, 0.62, tower=-0.80, salt=2, dial=False)
    # The belfry: beam and a leaning post.
    frame = poly((-1.2, 0.98), (1.2, 1.10), (1.2, 1.24), (-1.2, 1.12)) + poly((0.84, 1.2), (1.02, 1.2), (0.96, -1.5),
        (0.78, -1.5)) + poly((0.42, 1.10), (0.52, 1.12), (0.92, 0.62), (0.92, 0.48))
    c.paint(frame, soft=0.06, rim=1.2)
    hung, swing = (0.16, 1.06), 30
    bell = place(props.bell(1.06), hung, 1, swing)
    wheel = place(props.wheel(0.30, 8, 0.12, 0.2, 0.05, 10), hung)

    # The ringer's robe flies out below him.
    lip = [place(dot(x, -0.93, 0.01), hung, 1, swing)[0].mean(0) for x in (-0.40, -0.12)]
    grip = [(float(p[0]), float(p[1])) for p in lip]
    rope_a = [(1.0, 1.3), (0.62, 0.20), (0.16, -0.66), (-0.16, -1.7)]
    rope_b = [(0.34, 0.16), (0.46, -0.10), (0.70, -0.62), (1.16, -1.7)]
    robe = blob((-0.30, -0.16), (-0.16, -0.10), (0.0, -0.20), (0.02, -0.42), (-0.10, -0.62), (-0.20, -0.86, 0),
        (-0.30, -0.72), (-0.38, -0.98, 0), (-0.48, -0.78), (-0.60, -0.98, 0), (-0.66, -0.76), (-0.84, -0.86, 0), (-0.80,
        -0.62), (-0.98, -0.58, 0), (-0.76, -0.42), (-0.58, -0.26), (-0.44, -0.10))
    hood = blob((-0.30, 0.22), (-0.42, 0.16), (-0.50, 0.0), (-0.48, -0.16), (-0.40, -0.26), (-0.16, -0.26), (-0.06,
        -0.14), (-0.08, 0.04), (-0.16, 0.16))
    arms: Shape = []
    for i, (a, b) in enumerate((((-0.40, -0.08), (-0.46, 0.20)), ((-0.10, -0.10), (0.06, 0.12)))):
        mid = between(b, grip[i], 0.25)
        arms += sweep([a, b, mid], [0.13, 0.12, 0.13]) + blob((*polar(mid, 200, 0.13), 0), polar(mid, 250, 0.20),
            (*polar(mid, 300, 0.24), 0), (*polar(mid, 20, 0.12), 0)) + sweep([mid, grip[i]], [0.045, 0.034])
    c.paint(wheel, soft=0.04, rim=1.2, far=0.06)
    c.paint(bell, soft=0.20, rim=1.5, colour="#a86a2c", form=1.1, wrap=0.5)
    mask = c.mask(bell)
    bands = place(box(-0.5, -0.80, 0.5, -0.775) + box(-0.5, -0.30, 0.5, -0.285) + box(-0.5, -0.68, 0.5, -0.67), hung,
        1, swing)
    c.detail(bands, "#ffd890", 0.6, mask, 0.003)
    c.detail(place(blob((-0.20, -0.20), (-0.14, -0.20), (-0.20, -0.55), (-0.30, -0.80), (-0.34, -0.80)), hung, 1,
        swing), "#ffe0b0", 0.5, mask, 0.025)
    ropes = sweep(rope_a, [0.020, 0.020]) + sweep(rope_b, [0.020, 0.020])
    c.paint(ropes, colour="#d8a870", rim=1.4, soft=0.02, edge=0.007)
    mask = c.paint(robe, soft=0.14, rim=1.3)
    c.detail([q for i in range(6) for q in sweep([(-0.34 + 0.05 * i, -0.22), (-0.52 + 0.09 * i, -0.48),
        (-0.76 + 0.12 * i, -0.84)], [0.004, 0.014, 0.012])], c.palette.form, 0.85, mask, 0.008)
    c.paint(arms, soft=0.07, rim=1.4)
    for i in (0, 1):
        c.paint(place(bony_hand(1.2), polar(grip[i], 262, 0.05), 0.26, 14), colour=BONE, rim=1.8, soft=0.02, edge=0.006)
    mask = c.paint(hood, soft=0.10, rim=1.4, shade=0.4)
    hollow = blob((-0.28, 0.10), (-0.36, 0.04), (-0.39, -0.08), (-0.30, -0.20), (-0.20, -0.16), (-0.17, -0.02),
        (-0.20, 0.07))
    c.flat(hollow, "#050108")
    c.shine(dot(-0.325, -0.035, 0.024, 0.016, 12) + dot(-0.235, -0.025, 0.024, 0.016, -12), heat=1.6, halo=0.035)
    # The sound of it, and the numeral where the ropes cross.
    mouth = place(dot(0, -0.92, 0.01), hung, 1, swing)[0].mean(0)
    mx, my = float(mouth[0]), float(mouth[1])
    c.flat([q for i in range(4) for q in hoop(mx, my, 0.52 + 0.10 * i, 0.006, -62 - 3 * i, -8 + 2 * i)], "#ffd890",
        0.5, soft=0.004)
    cross = (0.42, -0.16)
    c.lamp(*cross, 0.5, heat=0.5)
    c.shine(place(props.numeral("X", 0.30), cross), "#ffb648", 1.0, 0.06)
    for x, y, h, way in ((-0.30, -1.06, 0.13, -1), (0.10, -1.10, 0.14, 1), (0.36, -1.07, 0.12, 1)):
        c.paint(props.runner(x, y, h, way), edge=0.004, soft=0.01)
    sky.birds(c, 10, (-0.55, 0.72), 0.25, 0.05)
    compose(c, 0.14)


@book("three-the-dead-hour", disc=(0.0, 0.36, 0.84), kind="moon", clouds="storm", cover=0.5, horizon=-0.6, light=INK,
    gloom=0.2, shafts=0.4)
def three(c: Canvas) -> None:
    """A robed colossus without feet or hands drifts over the city; three moons are its faces."""
    land.layer(c, land.roofs(c, -0.80, 0.20, 3, 26), 0.62, 0.5, 0.3, 0.3)
    land.layer(c, land.clock_tower(-0.62, -0.86, 0.46, 0.036), 0.50, 0.4, 0.5, 0.3)
    land.layer(c, land.roofs(c, -0.92, 0.20, 6, 20), 0.36, 0.3, 0.3, 0.25)
    c.mist(-0.62, 0.22, 0.45)
    robe = both((0.0, 0.20), (0.22, 0.16), (0.36, 0.0), (0.40, -0.24), (0.50, -0.44), (0.44, -0.70, 0), (0.34, -0.52),
        (0.28, -0.80, 0), (0.18, -0.58), (0.10, -0.90, 0), (0.04, -0.60), (0.0, -0.72, 0))
    sleeves: Shape = []
    mouths: Shape = []
    for side in (-1, 1):
        sleeves += blob((side * 0.10, 0.22), (side * 0.40, 0.26), (side * 0.74, 0.34), (side * 0.97, 0.44, 0),
            (side * 1.00, 0.12), (side * 0.92, -0.22, 0), (side * 0.86, -0.04), (side * 0.78, -0.34, 0), (side * 0.70,
                -0.10), (side * 0.60,
            -0.22, 0), (side * 0.52, -0.06), (side * 0.26, -0.10))
        mouths += blob((side * 0.955, 0.40), (side * 0.90, 0.24), (side * 0.86, 0.02), (side * 0.915, -0.14),
            (side * 0.975, 0.06), (side * 0.985, 0.26))
    hood = both((0.0, 1.00), (0.16, 0.95), (0.34, 0.98, 0), (0.44, 0.78), (0.48, 0.52), (0.42, 0.30), (0.46, 0.12),
        (0.30, 0.06), (0.0, 0.02))
    sleeves, mouths = (scale(part, 0.86, 1.0) for part in (sleeves, mouths))
    mask = c.paint(robe + sleeves, soft=0.16, rim=1.4)
    folds: Shape = []
    for side in (-1, 1):
        for i in range(4):
            folds += sweep([(side * (0.05 + 0.05 * i), 0.10), (side * (0.06 + 0.07 * i), -0.30),
                (side * (0.06 + 0.11 * i), -0.74)], [0.003, 0.012, 0.010])
        for i in range(3):
            folds += sweep([(side * 0.28, 0.16 - 0.05 * i), (side * 0.58, 0.16 - 0.08 * i), (side * (0.90 - 0.08 * i),
                0.0 - 0.12 * i)], [0.003, 0.010, 0.006])
    c.detail(folds, c.palette.form, 0.9, mask, 0.006)
    c.flat(mouths, "#2a0c4c")
    c.flat([q for side in (-1, 1) for q in sweep([(side * 0.83, 0.42), (side * 0.77, 0.22), (side * 0.735, 0.0),
        (side * 0.765, -0.10)], [0.005, 0.009, 0.005])], c.palette.rim, 0.85)
    c.paint(hood, soft=0.10, rim=1.5, shade=0.4)
    # The three faces: waxing, waning, and full with its eyes shut.
    for x, y, r, side in ((-0.345, 0.50, 0.165, -1), (0.345, 0.50, 0.165, 1), (0.0, 0.56, 0.215, 0)):
        cave = blob((x, y + r * 1.75, 0), (x + r * 1.0, y + r * 1.1), (x + r * 1.22, y), (x + r * 0.9, y - r * 1.3), (x,
            y - r * 1.55), (x - r * 0.9, y - r * 1.3), (x - r * 1.22, y), (x - r * 1.0, y + r * 1.1))
        c.paint(cave, soft=0.03, rim=1.0, shade=0.4, wrap=0.6)
        c.flat(scale(cave, 0.94, about=(x, y)), "#030006")
        c.lamp(x, y, r * 2.2, "#cfa8ff", 0.7)
        whole = dot(x, y, r, n=60)
        if side:
            c.flat(whole, "#e9d2fb", cut=dot(x - side * r * 0.52, y + r * 0.12, r * 0.94, n=60))
            c.flat(sweep([(x + side * r * 0.50, y + r * 0.10), (x + side * r * 0.68, y + r * 0.02),
                (x + side * r * 0.86,
                y + r * 0.10)], [0.005, 0.012, 0.005]), "#1a0630")
            continue
        c.shine(whole, "#d8b8ff", 0.55, 0.05, 0.5)
        marks: Shape = []
        for s in (-1, 1):
            marks += sweep([(x + s * r * 0.16, y + r * 0.06), (x + s * r * 0.42, y - r * 0.14), (x + s * r * 0.72,
                y + r * 0.10)], [0.006,
                0.015, 0.006])
            marks += [q for k in (-1, 0, 1) for q in limb((x + s * r * (0.44 + 0.16 * k),
                y - r * 0.12 + 0.01 * k * k), (x + s * r * (0.46
                + 0.22 * k), y - r * 0.28 + 0.01 * k * k), 0.005, 0.002)]
        marks += sweep([(x, y + r * 0.04), (x - r * 0.08, y - r * 0.34), (x + r * 0.04, y - r * 0.40)], [0.003, 0.008,
            0.005])
        marks += sweep([(x - r * 0.22, y - r * 0.60), (x, y - r * 0.57), (x + r * 0.22, y - r * 0.60)], [0.004, 0.010,
            0.004])
        c.flat(marks, "#240a44")
        c.detail([q for px, py, size in ((0.55, -0.45, 0.15), (-0.62, -0.32, 0.12), (0.1, 0.65, 0.15), (-0.35, 0.7,
            0.09)) for q in
            dot(x + px * r, y + py * r, size * r)], "#a078cc", 0.6, soft=0.006)
    c.shine(place(props.numeral("III", 0.22), (0.0, -0.16)), "#ffb648", 0.9, 0.05)
    land.layer(c, land.roofs(c, -1.08, 0.20, 9, 14), 0.10, 0.2, 0.3, 0.2)
    sky.motes(c, 40, -0.6, 1.0, colour="#e0c4ff")
    compose(c, 0.18)


@book("pim-keeps-the-hand", disc=(0.06, 0.40, 0.50), kind="moon", clouds="none", stars=2.0, horizon=-0.5, light=INDIGO)
def pim_keeps(c: Canvas) -> None:
    """Pim rows the rim of the clock down the night like a boat, THE HAND his oar, his coat the sail."""
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
    oar = place(props.the_hand(1.34), butt, 1, way + 90)
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


@book("one-more-hour", disc=(0.0, 0.34, 0.90), kind="moon", clouds="bands", cover=0.5, stars=0.4, horizon=-0.4,
    light=PLUM, shafts=0.3)
def one_more(c: Canvas) -> None:
    """From behind: Nan in her rocking chair, Pim on a stool, one candle, one scarf about them both, the moon."""
    land.layer(c, land.roofs(c, -0.56, 0.26, 5, 18), 0.58, 0.6, 0.4)
    land.layer(c, land.clock_tower(0.66, -0.5, 0.62, 0.05), 0.56, 0.5, 0.6, 0.6)
    land.windows(c, -0.60, -0.42, 14)
    floor = -0.66
    land.ground(c, floor, 0.004, glow=0.9)
    c.detail([q for i in range(-9, 10) for q in limb((i * 0.13, floor), (i * 0.32, -1.5), 0.004)], c.palette.form,
        0.5, soft=0.002)
    nx, px = -0.34, 0.40
    # The chair from the back.
    seat = -0.20
    chair = pair(limb((0.25, floor + 0.05), (0.25, seat), 0.026) + limb((0.25, seat - 0.1), (0.27, 0.36),
        0.026) + dot(0.27, 0.39, 0.036) + sweep([(0.27, floor + 0.02), (0.30, floor + 0.03), (0.33, floor + 0.08)],
            [0.03, 0.026, 0.02]))
    slats = limb((-0.27, 0.30), (0.27, 0.30), 0.032) + limb((-0.25, -0.16), (0.25, -0.16),
        0.028) + [q for x in (-0.17, -0.085, 0.0, 0.085, 0.17) for q in limb((x, -0.16), (x, 0.30),
            0.016)] + limb((-0.25, -0.42), (0.25, -0.42), 0.014)
    arms_ = pair(limb((0.27, 0.04), (0.34, 0.02), 0.024) + limb((0.34, 0.02), (0.33, seat), 0.016))
    chair = move(chair + slats + arms_, nx, 0)
    gown = move(both((0.0, 0.36), (0.10, 0.34), (0.20, 0.24), (0.25, 0.0), (0.26, -0.24), (0.22, -0.46), (0.24,
        floor + 0.03, 0), (0.0, floor + 0.02)), nx, 0)
    head = dot(nx + 0.02, 0.47, 0.115, 0.13) + dot(nx + 0.03, 0.63, 0.062) + blob((nx - 0.10, 0.46), (nx - 0.06,
        0.60), (nx + 0.04, 0.63), (nx + 0.13, 0.56), (nx + 0.14, 0.44), (nx + 0.02, 0.36))
    shawl = move(both((0.0, 0.40), (0.12, 0.36), (0.24, 0.22), (0.30, 0.02, 0), (0.16, -0.04), (0.0, -0.20, 0)), nx, 0)
    boy_head = dot(px - 0.03, 0.12, 0.130, 0.140)
    cap = blob((px - 0.19, 0.13), (px - 0.20, 0.22), (px - 0.10, 0.33), (px + 0.06, 0.32), (px + 0.14, 0.22),
        (px + 0.13, 0.13), (px - 0.03, 0.10)) + dot(px - 0.02, 0.335, 0.022) + dot(px - 0.155, 0.09, 0.030,
            0.044) + dot(px + 0.095, 0.09, 0.030, 0.044)
    coat = blob((px - 0.06, 0.02), (px - 0.20, -0.04), (px - 0.27, -0.20), (px - 0.29, -0.44), (px - 0.34, -0.54, 0),
        (px, -0.50), (px + 0.32, -0.54, 0), (px + 0.27, -0.40), (px + 0.25, -0.18), (px + 0.18, -0.03))
    stool = box(px - 0.24, -0.44, px + 0.24, -0.38) + limb((px - 0.18, -0.42), (px - 0.23, floor),
        0.024) + limb((px + 0.18, -0.42), (px + 0.23, floor), 0.024) + limb((px - 0.2, -0.55), (px + 0.2, -0.55), 0.014)
    boots = dot(px - 0.10, floor + 0.03, 0.06, 0.04) + dot(px + 0.10, floor + 0.03, 0.06, 0.04) + limb((px - 0.10,
        floor), (px - 0.10, -0.4), 0.04) + limb((px + 0.10, floor), (px + 0.10, -0.4), 0.04)
    c.cast(chair + gown + head, floor, 0.75, 1.2)
    c.cast(coat + cap + stool, floor, 0.75, 1.2)
    c.paint(gown + head, soft=0.09, rim=1.4)
    mask = c.paint(shawl, soft=0.06, rim=1.3, shade=0.3)
    c.detail(move(pair(sweep([(0.29, 0.02), (0.15, -0.03), (0.0, -0.18)], [0.012, 0.010])), nx, 0), c.palette.rim, 0.4)
    c.paint(chair, soft=0.03, rim=1.4, edge=0.009, shade=0.3)
    c.paint(stool + boots, soft=0.03, rim=1.2)
    mask = c.paint(coat + boy_head + cap, soft=0.09, rim=1.4)
    c.detail(sweep([(px - 0.01, -0.02), (px, -0.25), (px - 0.01, -0.50)], [0.006, 0.008, 0.008]) + limb((px - 0.12,
        -0.28), (px + 0.12, -0.28), 0.016) + dot(px - 0.10, -0.28, 0.02) + dot(px + 0.10, -0.28, 0.02),
            c.palette.form, 0.9, mask, 0.004)
    # One scarf about both necks.
    path = [(nx + 0.20, 0.26), (nx + 0.34, 0.06), (0.08, -0.10), (px - 0.18, -0.03), (px - 0.03, 0.015), (px + 0.16,
        -0.02), (px + 0.24, -0.18), (px + 0.20, -0.42)]
    scarf = sweep(path, [0.044, 0.046, 0.048, 0.050, 0.050, 0.050, 0.048, 0.046])
    c.darken(move(scarf, 0, -0.03), 0.4, 0.02)
    c.flat(scarf, "#a866c8")
    mask = c.mask(scarf)
    c.detail(move(scarf, 0.0, 0.025), "#f0d0fa", 0.7, mask, 0.014)
    line = curve(path, False, 8)
    stripes: Shape = []
    for i in range(2, len(line) - 1, 3):
        a = float(np.degrees(np.arctan2(*(line[i + 1] - line[i - 1])[::-1])))
        stripes += limb(polar(line[i], a + 90, 0.06), polar(line[i], a - 90, 0.06), 0.009)
    c.detail(stripes, "#7a2c96", 0.75, mask, 0.003)
    c.flat([q for k in range(5) for q in limb((path[-1][0] - 0.04 + 0.02 * k, path[-1][1]),
        (path[-1][0] - 0.055 + 0.026 * k, path[-1][1] - 0.07), 0.007)], "#d6a2ec")
    # One candle between them.
    stick, wick = props.candle(0.17, 0.04)
    cx, cy = 0.03, floor + 0.02
    c.paint(blob((cx - 0.10, cy + 0.02, 0), (cx, cy - 0.02), (cx + 0.10, cy + 0.02, 0), (cx + 0.05, cy + 0.03),
        (cx - 0.05, cy + 0.03)) + hoop(cx + 0.11, cy + 0.03, 0.028, 0.008), colour="#c08a3c", soft=0.02, edge=0.005)
    c.flat(move(stick, cx, cy + 0.02), "#f4dcc4")
    land.fire(c, land.flame(cx + wick[0], cy + 0.02 + wick[1], 0.13, 0.042), 0.11, 1.0)
    c.lamp(cx, cy + 0.25, 0.7, heat=0.8)
    compose(c, 0.14)


def bill(size: float, rng: np.random.Generator) -> tuple[Shape, Shape]:
    """A torn half of a bill about (0, 0), and its writing."""
    s = size
    tear = [(s * (0.5 - 0.2 * k), -s * 0.55 + s * (0.16 if k % 2 else 0.0) * rng.uniform(0.5, 1.2)) for k in range(6)]
    sheet = poly((-0.5 * s, 0.6 * s), (0.5 * s, 0.62 * s), *tear)
    lines = [q for k in range(4) for q in limb((-0.36 * s, (0.42 - 0.18 * k) * s), ((0.36 - 0.22 * rng.random()) * s,
        (0.42 - 0.18 * k) * s), 0.030 * s)]
    return sheet, lines


@book("all-debts-forgiven", disc=(0.10, 0.30, 0.64), kind="moon", clouds="swirl", cover=0.6, horizon=-0.6,
    shafts=0.35, stars=0.3)
def forgiven(c: Canvas) -> None:
    """A blizzard of torn bills over the city; among them flies Mister Overdue's hat."""
    rng = c.rng(4)
    cx, cy, _r = c.disc

    def flurry(count: int, low: float, high: float, small: float, large: float, paper: str, amount: float,
        soft: float = 0.0) -> None:
        sheets: Shape = []
        writing: Shape = []
        for i in range(count):
            t = (i + rng.random()) / count
            a = 40 + 560 * t + rng.uniform(-16, 16)
            far = low + (high - low) * t + rng.normal(0, 0.07)
            x, y = cx + far * np.cos(np.radians(a)), cy + far * 0.92 * np.sin(np.radians(a))
            if y < -0.78 or abs(x) > 1.1 or (0.34 < x < 0.92 and -0.75 < y < 0.36 and small > 0.03):
                continue
            s = (small + (large - small) * t) * rng.uniform(0.7, 1.25)
            sheet, lines = bill(s, rng)
            squeeze = rng.uniform(0.35, 1.0)
            tilt = a + rng.uniform(-50, 50)
            sheets += place(scale(sheet, 1, squeeze), (x, y), 1, tilt)
            writing += place(scale(lines, 1, squeeze), (x, y), 1, tilt)
        if not soft:
            c.flat(move(sheets, 0.006, -0.008), c.palette.dark, 0.55)
        c.flat(sheets, paper, amount, soft=soft)
        if not soft:
            c.flat(writing, "#6a4a94", 0.85)

    flurry(90, 0.25, 1.1, 0.025, 0.05, "#a884cc", 0.9)
    land.meridian(c, -0.80, 0.46, 0.46, tower=-0.66, salt=6)
    land.windows(c, -0.84, -0.64, 34)
    flurry(70, 0.35, 1.2, 0.055, 0.115, "#d8c4ec", 1.0)
    # The roof from which he watches.
    gable = poly((0.24, -1.5), (0.24, -0.76), (0.62, -0.46), (1.2, -0.62), (1.2, -1.5)) + box(0.86, -0.7, 1.0,
        -0.36) + box(0.83, -0.40, 1.03, -0.35)
    c.paint(gable, soft=0.06, rim=1.1)
    lean = Build(head=0.060, spine=0.29, thigh=0.255, shin=0.25, upper=0.17, fore=0.165, shoulder=0.07, hip=0.045,
        belly=0.045,
        flesh=0.8)
    man = Figure((0.60, -0.075), 0.80, lean, spine=100, head=116, near_arm=(150, 120), far_arm=(46, 76),
        near_leg=(284, 270),
        far_leg=(254, 262), facing=-1)
    h, n = man.hip, man.neck
    coat = blob((n[0] - 0.05, n[1] - 0.02), (n[0] - 0.08, n[1] - 0.10), (h[0] - 0.06, h[1] + 0.06), (h[0] - 0.10,
        h[1] - 0.14), (h[0] - 0.07,
        h[1] - 0.27, 0), (h[0] + 0.02, h[1] - 0.20), (h[0] + 0.10, h[1] - 0.30, 0), (h[0] + 0.16, h[1] - 0.18),
            (h[0] + 0.25, h[1] - 0.22, 0),
        (h[0] + 0.14, h[1] - 0.02), (h[0] + 0.08, h[1] + 0.08), (n[0] + 0.05, n[1] - 0.05))
    collar = man.on_chest(blob((-0.26, 0.72), (-0.50, 1.20, 0), (-0.08, 1.04), (0.24, 1.14, 0), (0.26, 0.72)))
    nose = blob((0.7, 0.2), (1.1, 0.05), (1.7, -0.35, 0), (0.86, -0.3))
    wisps = sweep([(-0.5, 0.8), (-0.9, 1.2), (-1.3, 1.0)], [0.12, 0.14, 0.03]) + sweep([(-0.6, 0.5), (-1.2, 0.7),
        (-1.5, 0.3)], [0.12,
        0.14, 0.03])
    c.paint(man.arm(False, 1.6) + man.leg(False, 1.2) + man.leg(True, 1.2), soft=0.03, edge=0.007)
    c.paint(coat + collar + man.skull() + man.on_head(nose + wisps), soft=0.03, edge=0.008, rim=1.3)
    c.paint(man.arm(True, 1.6), soft=0.03, edge=0.007, shade=0.3)
    c.shine(man.on_head(dot(0.54, 0.16, 0.12)), heat=0.9, halo=0.012)
    hat = blob((-0.30, -0.40, 0), (-0.27, 0.10), (-0.33, 0.72, 0), (0.0, 0.76), (0.34, 0.72, 0), (0.28, 0.10), (0.30,
        -0.40, 0)) + blob((-0.60, -0.30), (-0.46, -0.44), (0.0, -0.50), (0.46, -0.44), (0.60, -0.30), (0.30, -0.36),
            (-0.30, -0.36))
    at, tilt, k = (-0.10, 0.36), 32, 0.62
    c.darken(place(hat, (at[0] + 0.03, at[1] - 0.04), k, tilt), 0.35, 0.03)
    mask = c.paint(place(hat, at, k, tilt), soft=0.09, rim=1.5)
    c.detail(place(poly((-0.32, -0.36), (0.32, -0.36), (0.30, -0.16), (-0.30, -0.16)), at, k, tilt), "#c83a8a", 0.9,
        mask, 0.003)
    c.detail(place(sweep([(-0.18, -0.10), (-0.20, 0.3), (-0.22, 0.66)], [0.02, 0.035, 0.02]), at, k, tilt),
        c.palette.halo, 0.5, mask, 0.02)
    tag = place(poly((0.18, -0.26), (0.42, -0.20), (0.38, 0.10), (0.14, 0.06)), at, k, tilt)
    c.flat(tag, PAPER)
    c.flat(place([q for j in range(3) for q in limb((0.20, -0.02 - 0.07 * j), (0.35, 0.01 - 0.07 * j), 0.010)], at, k,
        tilt), "#6a4a94")
    flurry(34, 0.5, 1.35, 0.13, 0.24, "#f2e8fa", 1.0)
    near = [(-0.88, -0.50, 0.34, 30), (0.92, 0.86, 0.30, -50), (-0.92, 0.94, 0.28, 70)]
    blurred: Shape = []
    for x, y, size, a in near:
        blurred += place(bill(size, rng)[0], (x, y), 1, a)
    c.flat(blurred, "#f6eefc", 0.75, soft=0.016)
    compose(c, 0.06)
