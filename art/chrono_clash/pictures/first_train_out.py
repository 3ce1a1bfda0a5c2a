"""First Train Out: a steam train leaves over a viaduct, its smoke a column; the signal arm is up."""

from art.chrono_clash.dawn import ROSE, picture
from art.kit import land, machine, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, box, dot, limb, place, poly

# Outlines stay as rows of points:
# fmt: off


@picture("first-train-out", disc=(-0.10, 0.30, 0.62), clouds="bands", cover=0.6, horizon=-0.35, light=ROSE)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.60, 0.45, 3, 15), 0.68, 0.6, 0.5)
    bridge, holes = land.aqueduct(-1.1, 1.1, -1.2, 0.86, 3)
    land.layer(c, land.aqueduct(-1.1, 1.1, -0.66, 0.24, 9)[0], 0.5, 0.4, 0.4, cut=land.aqueduct(-1.1, 1.1, -0.66,
        0.24, 9)[1])
    land.smoke(c, [(0.46, 0.38), (0.36, 0.62), (0.10, 0.82), (-0.28, 0.92), (-0.72, 1.0), (-1.1, 1.02)], [0.05, 0.11,
        0.16, 0.19, 0.20, 0.20], amount=0.75)
    top = -0.29
    c.paint(bridge, cut=holes, soft=0.14, rim=0.8)
    land.stones(c, -1.3, top - 0.02, amount=0.18)
    c.paint(place(machine.wagon(0.78), (-0.64, top)), soft=0.06)
    c.paint(place(machine.engine(0.80), (0.24, top)), soft=0.07)
    boxes: Shape = []
    for i in range(5):
        boxes += box(-0.96 + 0.13 * i, top + 0.26, -0.88 + 0.13 * i, top + 0.36)
    c.shine(boxes, "#ffcf70", 0.55, 0.02)
    c.shine(place(dot(0.53, 0.42, 0.04), (0.24, top), 0.80), "#fff0c0", 1.2, 0.05)
    beam = poly((0.66, top + 0.36), (1.2, top + 0.52), (1.2, top + 0.10), (0.66, top + 0.31))
    c.flat(beam, "#ffe6a8", 0.28, soft=0.03)
    c.paint(limb((0.88, top), (0.88, 0.72), 0.018, 0.014) + place(limb((0, 0), (-0.30, 0), 0.022, 0.026), (0.88,
        0.66), 1, -38) + dot(0.88, 0.66, 0.035) + limb((0.82, 0.2), (0.94, 0.2), 0.006) + place(props.ladder((0.93,
            top), (0.93, 0.55), 0.035, 12), (0, 0)), edge=0.007, soft=0.03)
    c.shine(dot(0.93, 0.60, 0.022), "#ffcf50", 1.2, 0.05)
    c.flat(limb((-1.1, top + 0.01), (1.1, top + 0.01), 0.006), c.palette.rim, 0.5)
    steam: Shape = []
    rng = c.rng(8)
    for _ in range(12):
        steam += dot(rng.uniform(0.0, 0.62), top + 0.04 + abs(rng.normal(0, 0.04)), rng.uniform(0.03, 0.06))
    c.flat(steam, "#ffd8c0", 0.30, soft=0.03)
    sky.birds(c, 6, (0.55, 0.85), 0.25, 0.04)
