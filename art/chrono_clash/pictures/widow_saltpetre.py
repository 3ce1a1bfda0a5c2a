"""Widow Saltpetre: a veiled lady in a crinoline; her train is a burning fuse."""

from art.chrono_clash.dawn import picture
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, dot, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("widow-saltpetre", disc=(-0.12, 0.22, 0.70), clouds="none", horizon=-0.5, gloom=0.2)
def paint(c: Canvas) -> None:
    land.layer(c, land.aqueduct(-1.1, 1.1, -0.5, 0.34, 7)[0], 0.72, 0.6, 0.5, cut=land.aqueduct(-1.1, 1.1, -0.5, 0.34,
        7)[1])
    land.ground(c, -0.80, 0.015)
    lady = Figure((-0.14, 0.06), 1.52, "lady", spine=94, head=88, near_arm=(292, 342), far_arm=(265, 300), facing=-1)
    x = lady.hip[0]
    bell = blob((x - 0.10, 0.16, 0), (x - 0.26, 0.02), (x - 0.50, -0.28), (x - 0.62, -0.82, 0), (x - 0.2, -0.86),
        (x + 0.3, -0.84), (x + 0.64, -0.82, 0), (x + 0.52, -0.28), (x + 0.28, 0.02), (x + 0.10, 0.16, 0))
    c.cast(bell + lady.torso_and_head(), -0.82)
    fuse = [(x + 0.55, -0.80), (x + 0.85, -0.86), (0.98, -0.66), (0.70, -0.52), (0.58, -0.66), (0.74, -0.30), (0.92,
        -0.10)]
    c.paint(sweep(fuse, [0.020, 0.016, 0.012]), edge=0.008, colour="#c08040")
    tip = fuse[-1]
    land.fire(c, land.flame(tip[0], tip[1], 0.16, 0.05, 0.2), 0.12)
    c.shine(sky.star4(*tip, 0.26), heat=1.0, halo=0.05)
    c.lamp(*tip, 0.7, heat=0.7)
    c.paint(lady.arm(False), far=0.06)
    mask = c.paint(bell + lady.trunk() + lady.skull(), soft=0.16)
    folds: Shape = []
    for i in range(-4, 5):
        folds += sweep([(x + i * 0.018, 0.10), (x + i * 0.075, -0.25), (x + i * 0.135, -0.82)], [0.003, 0.010, 0.018])
    c.detail(folds, c.palette.form, 0.5, mask, 0.010)
    hoops = [part for y, w in ((-0.18, 0.46), (-0.42, 0.60), (-0.64, 0.66)) for part in sweep([(x - w, y + 0.05), (x,
        y - 0.05), (x + w, y + 0.05)], [0.012, 0.018, 0.012])]
    c.detail(hoops, c.palette.rim, 0.13, mask, 0.004)
    kegs = [part for i in range(-3, 4) for part in dot(x + i * 0.17, -0.70 + 0.008 * i * i, 0.035, 0.05)]
    c.detail(kegs, c.palette.accent, 0.5, mask, 0.004)
    veil = lady.on_head(blob((0.70, 0.95), (0.0, 1.35), (-0.8, 1.1), (-1.15, 0.2), (-1.7, -1.2), (-2.3, -3.0, 0),
        (-1.0, -2.6), (0.1, -2.9), (1.1, -2.3, 0), (1.0, -0.8), (0.98, 0.3)))
    c.flat(veil, c.palette.dark, 0.84)
    c.paint(lady.on_head(blob((0.75, 0.55), (0.6, 1.2), (0.0, 1.5), (-0.7, 1.2), (-0.95, 0.5), (0, 0.8)) + dot(-0.3,
        1.45, 0.28)), soft=0.03)
    c.shine(lady.on_head(dot(0.52, 0.08, 0.10, 0.07)), heat=0.8, halo=0.02)
    c.paint(lady.arm(True, 1.0), shade=0.4)
    sky.embers(c, 30, -0.9, 0.5, 0.007)
