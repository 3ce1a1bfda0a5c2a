"""Candle Auctioneer: an auctioneer lifts his gavel, a candle burns on his hat; below him the paddles go up."""

from art.chrono_clash.midnight import PAPER, compose, picture
from art.kit import figure as dress
from art.kit import land
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, box, dot, hoop, limb, pair, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("candle-auctioneer", disc=(-0.06, 0.36, 0.62), kind="moon", clouds="bands", cover=0.5, stars=0.6, horizon=-0.3)
def paint(c: Canvas) -> None:
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
