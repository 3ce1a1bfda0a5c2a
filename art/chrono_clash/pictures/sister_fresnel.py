"""Sister Fresnel: a nun stands as a lighthouse; the great lens is her halo and throws two beams over the sea."""

from art.chrono_clash.blue_hour import DEEP, LAMPLIGHT, picture
from art.kit import land, machine
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, both, hoop, limb, pair, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("sister-fresnel", disc=(0.0, 0.46, 0.30), kind="moon", clouds="none", stars=0.8, horizon=-0.35, gloom=0.55,
    shafts=0.4, light=DEEP)
def paint(c: Canvas) -> None:
    land.sea(c, -0.40, 0.6, dark=0.6)
    x, y, _ = c.disc
    for side in (-1, 1):
        for wide, amount in ((0.40, 0.20), (0.26, 0.30), (0.12, 0.42)):
            c.flat(poly((side * 0.16, y + wide * 0.34), (side * 1.2, y + 0.10 + wide), (side * 1.2, y + 0.10 - wide),
                (side * 0.16, y - wide * 0.34)), c.palette.rim, amount, soft=0.018)
    c.paint(place(machine.boat(0.34, True), (-0.70, -0.40), 0.9), far=0.25, edge=0.006)
    c.paint(place(machine.boat(0.24, True), (0.74, -0.40), 0.8, 0, True), far=0.4, edge=0.006)
    for i, r in enumerate((0.56, 0.49, 0.42, 0.35, 0.28)):
        c.shine(hoop(x, y, r, 0.010), c.palette.disc[0], 0.5 + 0.1 * i, 0.03, 0.5)
        prisms: Shape = []
        n = 40 - 5 * i
        for j in range(n):
            a = 360 * j / n
            prisms += limb(polar((x, y), a, r - 0.016), polar((x, y), a + 3.5, r - 0.054), 0.006)
        c.flat(prisms, c.palette.rim, 0.75)
    rock = blob((-0.75, -0.92, 0), (-0.58, -0.72), (-0.44, -0.70, 0), (-0.36, -0.58), (-0.1, -0.56), (0.12, -0.54),
        (0.36, -0.58), (0.42, -0.68, 0), (0.62, -0.74), (0.80, -0.92, 0), (0.80, -1.5, 0), (-0.8, -1.5, 0))
    c.paint(rock, soft=0.08)
    robe = both((0.0, 0.20), (0.11, 0.19), (0.20, 0.10), (0.22, -0.05), (0.25, -0.30), (0.31, -0.54), (0.44, -0.66, 0),
        (0.0, -0.70))
    mask = c.paint(robe, soft=0.10, rim=1.4, wrap=0.5)
    folds: Shape = []
    for i in range(-3, 4):
        folds += sweep([(i * 0.04, -0.12), (i * 0.066, -0.38), (i * 0.11, -0.68)], [0.002, 0.007, 0.012])
    c.detail(folds, c.palette.form, 0.75, mask, 0.006)
    for i in range(3):
        h = -0.22 - 0.15 * i
        c.shine(blob((-0.022, h - 0.04, 0), (-0.022, h + 0.02), (0, h + 0.045), (0.022, h + 0.02), (0.022, h - 0.04,
            0)), LAMPLIGHT, 0.7, 0.03)
    veil = both((0.0, 0.74), (0.12, 0.71), (0.20, 0.58), (0.21, 0.40), (0.24, 0.20), (0.33, 0.0, 0), (0.20, 0.04),
        (0.13, 0.16), (0.0, 0.16))
    c.paint(veil, soft=0.06, rim=1.4)
    c.flat(both((0.0, 0.68), (0.10, 0.64), (0.145, 0.50), (0.125, 0.34), (0.15, 0.20), (0.10, 0.12), (0.0, 0.10)),
        "#d8ecf4", 0.92, soft=0.003)
    c.flat(both((0.0, 0.62), (0.075, 0.58), (0.095, 0.48), (0.06, 0.36), (0.0, 0.33)), "#3c6484", 0.95, soft=0.004)
    c.flat(pair(sweep([(0.02, 0.485), (0.045, 0.475), (0.07, 0.488)], [0.003, 0.006, 0.003])) + sweep([(-0.025, 0.39),
        (0, 0.385), (0.025, 0.39)], [0.003, 0.006, 0.003]) + sweep([(0, 0.48), (0.012, 0.43), (0, 0.425)], [0.003,
            0.004]), c.palette.dark, 0.8)
    for side in (-1, 1):
        c.paint(sweep([(side * 0.18, 0.11), (side * 0.24, -0.10), (side * 0.03, 0.0)], [0.065, 0.075, 0.035])
            + limb((side * 0.035, -0.02), (side * 0.008, 0.10), 0.024, 0.012), soft=0.03, shade=0.35)
    c.flat(limb((0, -0.10), (0, -0.20), 0.008) + limb((-0.03, -0.13), (0.03, -0.13), 0.008), "#e8f8ff", 0.85)
