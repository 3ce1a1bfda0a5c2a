"""Borrowed Time: a skeletal hand tips an hourglass; its sand arcs across the moon into another one."""

from art.chrono_clash.midnight import BONE, GOLD, WAX, bone, bony_hand, compose, picture
from art.kit import props
from art.kit.canvas import Canvas
from art.kit.shapes import Point, Shape, blob, both, box, curve, dot, limb, move, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("borrowed-time", disc=(0.06, 0.30, 0.74), kind="moon", clouds="none", stars=0.6, horizon=-0.5)
def paint(c: Canvas) -> None:
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
