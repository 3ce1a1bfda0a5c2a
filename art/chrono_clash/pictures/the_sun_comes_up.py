"""The Sun Comes Up: the whole sun above the clock tower; roofs are lit, birds burst outward, the rooster crows at
last.
"""

from art.chrono_clash.dawn import GOLD, picture
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.creature import wing
from art.kit.shapes import Shape, blob, dot, hoop, limb, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("the-sun-comes-up", disc=(0.0, 0.32, 0.72), clouds="bands", cover=0.3, horizon=-0.2, light=GOLD, shafts=0.5)
def paint(c: Canvas) -> None:
    sky.rays(c, 20, 0.34, 2.2)
    land.layer(c, land.roofs(c, -0.62, 0.30, 3, 22), 0.62, 0.5, 0.4, 1.4)
    land.layer(c, land.clock_tower(0.0, -0.75, 1.15, 0.10), 0.12, 0.35, 1.2, 1.2)
    land.tower_dial(c, 0.0, -0.75, 1.15, 0.10, 0.7)
    land.layer(c, land.roofs(c, -0.80, 0.28, 4, 14), 0.35, 0.4, 0.4, 1.4)
    rng = c.rng(7)
    flock: Shape = []
    for _ in range(46):
        a = rng.uniform(-20, 200)
        far = rng.uniform(0.34, 1.25)
        x, y = polar((0, 0.30), a, far)
        s = 0.025 + 0.055 * far * rng.uniform(0.6, 1.1)
        up = rng.uniform(0.1, 0.9)
        for side in (-1, 1):
            flock += sweep([(x, y), (x + side * s * 0.5, y + s * up * 0.7), (x + side * s, y + s * up * 0.3)],
                [s * 0.13, s * 0.10, s * 0.01], 3)
        flock += dot(x, y, s * 0.14, s * 0.10, n=8)
    c.flat(flock, c.palette.dark, 0.9)
    land.layer(c, land.roofs(c, -1.02, 0.26, 5, 10), 0.10, 0.3, 0.3, 1.4)
    # The rooster on the near ridge.
    k, ox, oy = 0.40, -0.52, -0.66
    tail: Shape = []
    for i, (tx, ty, bend) in enumerate(((-0.42, 1.0, 0.20), (-0.66, 0.92, 0.22), (-0.82, 0.72, 0.22), (-0.90, 0.45,
        0.20), (-0.84, 0.2, 0.16))):
        tail += sweep([(-0.30, 0.22 + 0.02 * i), (-0.44 - 0.03 * i, 0.55 - 0.05 * i + bend), (tx, ty), (tx - 0.10,
            ty - 0.20)], [0.07, 0.085, 0.07, 0.008])
    body = blob((0.30, 1.12), (0.42, 1.08), (0.47, 0.98), (0.42, 0.84), (0.50, 0.60), (0.56, 0.34), (0.42, 0.04),
        (0.14, -0.12), (-0.14, -0.06), (-0.40, 0.12), (-0.55, 0.34), (-0.34, 0.40), (-0.08, 0.44), (0.08, 0.62),
            (0.14, 0.90), (0.20, 1.06))
    comb = blob((0.16, 1.02, 0), (0.08, 1.18), (0.20, 1.14, 0), (0.24, 1.32), (0.32, 1.18, 0), (0.40, 1.28), (0.42,
        1.08, 0))
    beak = blob((0.42, 1.10, 0), (0.66, 1.22, 0), (0.46, 1.00, 0)) + blob((0.44, 1.0, 0), (0.62, 0.98, 0), (0.44,
        0.92, 0)) + dot(0.48, 0.80, 0.05, 0.10)
    spread = wing((0.05, 0.36), (-0.40, 0.95), 0.36, 7, 60) + limb((0.0, -0.02), (0.02, -0.3), 0.03) + limb((0.2,
        -0.02), (0.22, -0.3), 0.03)
    c.paint(place(tail + body + comb + beak + spread, (ox, oy), k), soft=0.06, rim=1.3)
    notes = [p for i in range(3) for p in hoop(ox + 0.25, oy + 0.44, 0.07 + 0.06 * i, 0.007, 5, 60)]
    c.flat(notes, "#fff4cc", 0.9, soft=0.003)
    land.ridge(c, -0.80, 0.0, salt=4)
