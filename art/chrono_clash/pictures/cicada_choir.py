"""Cicada Choir: Five cicadas on a bending branch, wings raised like song sheets."""

from art.chrono_clash.noon import JADE, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, both, curve, dot, limb, pair, place, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("cicada-choir", disc=(0.10, 0.40, 0.64), clouds="none", horizon=-0.5, light=JADE)
def paint(c: Canvas) -> None:
    land.canopy(c, depth=0.45, far=0.45, salt=2, count=90)
    branch = [(-1.15, 0.10), (-0.70, -0.12), (-0.10, -0.30), (0.50, -0.34), (1.15, -0.16)]
    line = curve(branch, False, 20)
    c.paint(sweep(branch, [0.085, 0.062, 0.050, 0.036, 0.020]) + sweep([(-0.2, -0.28), (0.06, -0.46), (0.30, -0.52)],
        [0.03, 0.02, 0.008]) + sweep([(0.55, -0.33), (0.78, -0.22), (0.95, -0.02)], [0.025, 0.018, 0.008]), soft=0.05)
    leaves_: Shape = []
    for x, y, a in ((0.30, -0.52, 250), (0.22, -0.50, 300), (0.95, -0.02, 60), (0.90, -0.06, 110), (-0.9, -0.02, 240),
        (-0.75, -0.10, 280), (1.0, -0.2, 300)):
        leaves_ += place(props.leaf(0.22, 0.42), (x, y), 1, a - 90)
    c.paint(leaves_, soft=0.04)
    sizes = (1.0, 0.95, 0.88, 0.80, 0.72)
    for i, k in enumerate(sizes):
        x, y = line[int((0.15 + 0.175 * i) * (len(line) - 1))]
        lean = (16, 8, 0, -8, -16)[i]
        s = 0.54 * k
        sheet = blob((0.02, 0.30, 0), (0.30, 0.34), (0.62, 0.66), (0.66, 1.12), (0.48, 1.24), (0.22, 0.98), (0.06,
            0.62))
        wings = place(pair(sheet), (x, y + 0.02), s, lean)
        c.flat(wings, c.palette.rim, 0.50)
        veins = pair(sweep([(0.05, 0.34), (0.36, 0.70), (0.52, 1.20)], [0.010, 0.008, 0.004]) + sweep([(0.05, 0.34),
            (0.46, 0.60), (0.64, 1.0)], [0.010, 0.008, 0.004]) + sweep([(0.05, 0.36), (0.22, 0.72), (0.34, 1.10)],
                [0.010, 0.008, 0.004]))
        for v in (0.55, 0.75, 0.95):
            veins += pair(sweep([(0.16, v), (0.36, v - 0.04), (0.60, v)], [0.006, 0.006]))
        edge = pair(sweep([(0.02, 0.30), (0.30, 0.34), (0.62, 0.66), (0.66, 1.12), (0.48, 1.24), (0.22, 0.98), (0.06,
            0.62)], [0.018, 0.018]))
        c.flat(place(veins + edge, (x, y + 0.02), s, lean), c.palette.dark, 0.8)
        body = both((0, 0.80), (0.15, 0.78), (0.20, 0.62), (0.17, 0.40), (0.15, 0.16), (0.08, -0.06), (0,
            -0.12)) + pair(dot(0.19, 0.74, 0.085)) + blob((-0.2, 0.60), (0, 0.72), (0.2, 0.60), (0.16, 0.46), (-0.16,
                0.46))
        legs = pair(sweep([(0.12, 0.45), (0.32, 0.36), (0.26, 0.08)], [0.026, 0.02, 0.014]) + sweep([(0.12, 0.30),
            (0.28, 0.18), (0.18, -0.04)], [0.026, 0.02, 0.014]) + sweep([(0.10, 0.78), (0.16, 0.94), (0.24, 1.0)],
                [0.010, 0.006]))
        mask = c.paint(place(body + legs, (x, y + 0.02), s, lean), soft=0.05, edge=0.008)
        c.detail(place([q for j in range(4) for q in sweep([(-0.15, 0.36 - 0.10 * j), (0, 0.32 - 0.10 * j), (0.15,
            0.36 - 0.10 * j)], [0.012, 0.012])], (x, y + 0.02), s, lean), c.palette.form, 0.9, mask, 0.003)
        c.shine(place(pair(dot(0.19, 0.75, 0.04)), (x, y + 0.02), s, lean), "#ffb03a", 0.9, 0.02)
        c.shine(place(blob((-0.05, 0.66), (0.05, 0.66), (0.035, 0.58), (-0.035, 0.58)), (x, y + 0.02), s, lean),
            heat=0.5, halo=0.015)
    notes: Shape = []
    for x, y, s in ((-0.55, 0.78, 0.09), (-0.20, 0.92, 0.07), (0.62, 0.62, 0.08), (0.86, 0.40, 0.06)):
        notes += dot(x, y, s * 0.45, s * 0.34, 20) + limb((x + s * 0.4, y), (x + s * 0.4, y + s * 1.5),
            s * 0.08) + sweep([(x + s * 0.4, y + s * 1.5), (x + s * 0.9, y + s * 1.1), (x + s * 0.75, y + s * 0.7)],
                [s * 0.12, s * 0.10, s * 0.02])
    c.flat(notes, c.palette.dark, 0.8)
    sky.motes(c, 50)
