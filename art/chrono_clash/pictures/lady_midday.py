"""Lady Midday: a slender woman in white floats above the corn, faceless under a halo of a hat, a scythe behind her."""

from art.chrono_clash.noon import CORN, CORN_GOLD, picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, both, dot, hoop, limb, move, place, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("lady-midday", disc=(0.02, 0.60, 0.42), clouds="none", horizon=-0.1, gloom=0.45, light=CORN, bloom=0.16,
    shafts=0.1)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.28, 0.04, 2), 0.7, 0.5, 0.3)
    land.wheat(c, -0.62, 0.34, 110, 3, far=0.50)
    land.wheat(c, -0.80, 0.36, 90, 4, far=0.32)
    lady = Figure((0.02, 0.02), 1.46, "lady", turn=1, spine=91, head=84, near_arm=(298, 252), far_arm=(240, 286))
    c.paint(place(props.scythe(1.0), (0.02, 0.14), 0.92, 28), soft=0.03, edge=0.008)
    gown = both((0.0, 0.38), (0.06, 0.38), (0.155, 0.30), (0.10, 0.06), (0.13, -0.10), (0.20, -0.36), (0.16, -0.58),
        (0.06, -0.74), (0.0, -0.84, 0), x=0.02) + blob((0.0, -0.3), (0.16, -0.52), (0.34, -0.66), (0.52, -0.62, 0),
            (0.30, -0.80), (0.06, -0.84), (-0.05, -0.6)) + blob((0.06, -0.36), (-0.10, -0.52), (-0.28, -0.60), (-0.44,
                -0.52, 0), (-0.26, -0.74), (0.0, -0.80))
    white = "#fbf8dc"
    hair = lady.on_head(both((0, 1.0), (0.62, 0.8), (0.82, 0.1), (0.80, -0.9), (0.66, -1.8), (0.30, -2.3), (0, -2.4)))
    c.paint(hair, soft=0.05)
    for arm in (False, True):
        c.paint(lady.arm(arm, 1.2), soft=0.04, colour=white, rim=1.3)
        c.flat(lady.arm(arm, 1.1), "#d8d2a0", 0.6)
    mask = c.paint(gown, soft=0.10, colour=white, rim=1.4)
    c.flat(gown, "#e4dfb4", 0.62)
    folds: Shape = []
    for i in range(-3, 4):
        folds += sweep([(0.02 + i * 0.02, 0.06), (0.02 + i * 0.045, -0.28), (0.02 + i * 0.06, -0.74)], [0.003, 0.012,
            0.006])
    c.detail(folds, "#6a6a24", 0.75, mask, 0.006)
    c.detail(move(gown, 0.10, -0.04), "#ffffff", 0.35, mask, 0.04)
    c.detail(limb((-0.08, 0.05), (0.12, 0.05), 0.016), CORN_GOLD, 0.9, mask, 0.002)
    c.paint(lady.on_head(dress.EGG) + limb(lady.neck, lady.head, 0.035), soft=0.05, colour=white)
    c.flat(lady.on_head(dress.EGG), "#efe6bc", 0.85, soft=0.006)
    brim = dot(lady.head[0], lady.head[1] + 0.085, 0.40, 0.095, -5)
    c.paint(brim, soft=0.05, colour=CORN_GOLD, rim=1.6)
    c.flat(dot(lady.head[0], lady.head[1] + 0.10, 0.33, 0.060, -5), "#f0d878", 0.6, soft=0.015)
    c.paint(lady.on_head(blob((-0.75, 0.72), (-0.6, 1.15), (0, 1.32), (0.6, 1.15), (0.75, 0.72), (0, 0.62))),
        soft=0.03, colour=CORN_GOLD)
    c.shine(hoop(lady.head[0], lady.head[1] + 0.09, 0.39, 0.006, ry=0.09), heat=0.6, halo=0.03)
    land.wheat(c, -1.08, 0.44, 70, 8)
    sky.motes(c, 60, -0.8, 0.9)
