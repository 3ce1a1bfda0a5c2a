"""Mirabel Firstblood: a fencer in a deep lunge; her rapier is one long line through the sun."""

from art.chrono_clash.dawn import picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure, clothed
from art.kit.shapes import Shape, blob, limb, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("mirabel-firstblood", disc=(0.16, 0.26, 0.66), clouds="none", horizon=-0.35, gloom=0.15)
def paint(c: Canvas) -> None:
    land.layer(c, land.mountains(c, -0.55, 0.35, 2), 0.72, 0.5, 0.5)
    land.ground(c, -0.74, 0.012)
    who = Figure((-0.27, -0.24), 1.50, "lady", spine=70, head=80, near_arm=(26, 12), far_arm=(150, 105),
        near_leg=(350, 268), far_leg=(213, 207))
    c.cast(who.body(), -0.74)
    n = who.neck
    cape = blob((n[0] + 0.02, n[1] + 0.02, 0), (n[0] - 0.20, n[1] + 0.06), (n[0] - 0.52, n[1] + 0.22), (n[0] - 0.80,
        n[1] + 0.10, 0), (n[0] - 0.72, n[1] - 0.10), (n[0] - 0.84, n[1] - 0.26, 0), (n[0] - 0.60, n[1] - 0.34),
            (n[0] - 0.62, n[1] - 0.54, 0), (n[0] - 0.34, n[1] - 0.50), (n[0] - 0.12, n[1] - 0.40))
    c.paint(cape, far=0.05, soft=0.16, colour="#b0181c")
    folds: Shape = []
    for i in range(5):
        folds += sweep([(n[0] - 0.05, n[1] - 0.02), (n[0] - 0.36, n[1] + 0.05 - 0.10 * i), (n[0] - 0.72,
            n[1] + 0.10 - 0.15 * i)], [0.004, 0.014, 0.006])
    c.detail(folds, amount=0.55, soft=0.010)
    boots = who.trunk() + who.on_chest(blob((-0.2, 0.22, 0), (-0.62, -0.34, 0), (0.1, -0.30), (0.42, -0.24, 0), (0.28,
        0.25, 0)))
    ruff = who.on_chest(blob((-0.26, 0.92), (0.0, 0.86), (0.26, 0.96), (0.22, 1.06), (-0.22, 1.06)))
    hat = who.on_head(blob((-0.8, 0.40), (-0.75, 0.9), (0.0, 1.15), (0.7, 0.85), (0.75, 0.45)) + blob((-1.6, 0.85),
        (-1.0, 0.42), (0.8, 0.40), (1.7, 0.55), (0.8, 0.62), (-0.9, 0.68)) + sweep([(-0.5, 0.8), (-1.2, 1.5), (-2.1,
            1.2), (-2.6, 0.5)], [0.1, 0.3, 0.26, 0.03]) + dress.HAIR_SHORT)
    clothed(c, who, boots + ruff, hat, 1.1, 1.35)
    way = 6
    tip = polar(who.hand_n, way, 0.86)
    c.paint(place(props.rapier(0.3), who.hand_n, 1.0, way - 90), edge=0.008)
    c.flat(limb(who.hand_n, tip, 0.0085, 0.0025), c.palette.dark)
    c.flat(limb(polar(who.hand_n, way + 3, 0.1), tip, 0.002), c.palette.rim, 0.9)
    c.shine(sky.star4(*tip, 0.20), "#ff4a2c", 1.2, 0.05)
    drop = blob((tip[0], tip[1] - 0.06, 0), (tip[0] + 0.022, tip[1] - 0.12), (tip[0], tip[1] - 0.145),
        (tip[0] - 0.022, tip[1] - 0.12))
    c.flat(drop, "#c0101c", 1.0)
    sky.leaves(c, 16, "#ffb070", 0.03, lit=0.4)
