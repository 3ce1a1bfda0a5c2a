"""The Unpaid Rooster: a rooster on a weathervane keeps his beak shut; an empty purse hangs from his claw."""

from art.chrono_clash.dawn import picture
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, dot, limb, place, poly, sweep, turn

# Outlines stay as rows of points:
# fmt: off


@picture("unpaid-rooster", disc=(0.22, 0.42, 0.52), clouds="billows", cover=0.45, horizon=-0.6)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.95, 0.35, 2, 12), 0.45, 0.5, 0.5)
    k, ox, oy = 0.92, -0.08, -0.08
    # The vane: pole, scrolls, arrow.
    vane = limb((ox, -1.5), (ox, -0.30), 0.022, 0.014) + limb((-0.82, -0.34), (0.72, -0.34), 0.014) + poly((0.68,
        -0.44), (0.92, -0.34), (0.68, -0.24))
    vane += poly((-0.86, -0.22), (-0.66, -0.34), (-0.86, -0.46), (-0.78, -0.34)) + dot(ox, -0.34, 0.05) + dot(ox,
        -0.62, 0.035)
    for side in (-1, 1):
        vane += sweep([(ox, -0.56), (ox + side * 0.16, -0.50), (ox + side * 0.24, -0.40), (ox + side * 0.17, -0.37)],
            [0.012, 0.012, 0.010, 0.008])
    c.paint(vane, edge=0.008, soft=0.03)
    tail: Shape = []
    for i, (tx, ty, bend) in enumerate(((-0.52, 1.06, 0.20), (-0.74, 0.98, 0.22), (-0.92, 0.80, 0.22), (-1.0, 0.55,
        0.20), (-0.98, 0.30, 0.16), (-0.84, 0.12, 0.10))):
        tail += sweep([(-0.34, 0.22 + 0.02 * i), (-0.48 - 0.03 * i, 0.55 - 0.05 * i + bend), (tx, ty), (tx - 0.10,
            ty - 0.22)], [0.07, 0.085, 0.07, 0.008])
    c.paint(place(tail, (ox, oy), k), soft=0.04)
    body = blob((0.26, 1.0), (0.40, 0.93), (0.45, 0.84), (0.43, 0.72), (0.53, 0.52), (0.56, 0.28), (0.42, 0.02),
        (0.14, -0.12), (-0.14, -0.06), (-0.40, 0.12), (-0.55, 0.34), (-0.34, 0.40), (-0.08, 0.42), (0.08, 0.56),
            (0.13, 0.80), (0.17, 0.94))
    comb = blob((0.14, 0.92, 0), (0.08, 1.10), (0.19, 1.04, 0), (0.22, 1.20), (0.29, 1.06, 0), (0.36, 1.18), (0.38,
        1.02, 0), (0.46, 1.06), (0.42, 0.92, 0))
    beak = blob((0.42, 0.92, 0), (0.55, 0.89), (0.63, 0.80, 0), (0.52, 0.80), (0.43, 0.80, 0))
    wattle = dot(0.47, 0.68, 0.045, 0.09)
    legs: Shape = []
    for x in (0.0, 0.20):
        legs += limb((x, -0.02), (x + 0.02, -0.26), 0.032, 0.020) + limb((x + 0.01, -0.18), (x - 0.08, -0.16), 0.014,
            0.004)
        legs += sweep([(x - 0.10, -0.30), (x + 0.02, -0.26), (x + 0.15, -0.31)], [0.012, 0.022, 0.010])
    c.paint(place(body + comb + beak + wattle + legs, (ox, oy), k), soft=0.12)
    # Wings crossed over the chest like arms.
    arm = blob((-0.28, 0.34), (-0.05, 0.36), (0.22, 0.30), (0.50, 0.22), (0.62, 0.30, 0), (0.56, 0.16), (0.64, 0.14,
        0), (0.50, 0.08), (0.54, 0.02, 0), (0.30, 0.04), (0.0, 0.06), (-0.24, 0.14))
    c.paint(place(turn(arm, 16, (0.2, 0.2)), (ox, oy + 0.08), k), soft=0.05, shade=0.5)
    c.paint(place(turn(arm, -12, (0.2, 0.2)), (ox, oy - 0.02), k), soft=0.05, shade=0.5)
    eye = (ox + 0.35 * k, oy + 0.86 * k)
    c.shine(dot(*eye, 0.022), heat=1.0, halo=0.02)
    c.flat(limb((eye[0] - 0.04, eye[1] + 0.045), (eye[0] + 0.05, eye[1] + 0.015), 0.014), c.palette.dark)
    # The purse, turned inside out.
    x, y = ox + 0.28 * k, -0.40
    c.paint(limb((x, y + 0.02), (x + 0.01, y - 0.14), 0.006) + blob((x - 0.05, y - 0.13, 0), (x + 0.06, y - 0.13, 0),
        (x + 0.13, y - 0.34), (x + 0.02, y - 0.38), (x - 0.10, y - 0.33)) + poly((x - 0.09, y - 0.09), (x + 0.10,
            y - 0.08), (x + 0.05, y - 0.15), (x - 0.05, y - 0.15)), soft=0.04, colour="#8a5a20")
    sky.birds(c, 5, (-0.55, 0.85), 0.3, 0.04)
