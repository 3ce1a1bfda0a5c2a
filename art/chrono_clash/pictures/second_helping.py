"""Second Helping: two hands carry a heaped, steaming plate; a spoon stands on top like a flag."""

import numpy as np

from art.chrono_clash.noon import PALE, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, box, dot, place, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("second-helping", disc=(0.0, 0.36, 0.66), clouds="none", horizon=-0.4, light=PALE)
def paint(c: Canvas) -> None:
    sky.rays(c, 12, 0.14)
    land.layer(c, land.hills(c, -0.62, 0.06, 3), 0.6, 0.5, 0.4)
    guests = props.small_crowd(np.linspace(-0.95, 0.95, 17), -0.72, 0.17, 3)
    land.layer(c, guests, 0.4, 0.2, 0.3)
    land.layer(c, box(-1.2, -1.5, 1.2, -0.71), 0.10, 0.05, 0.6)
    # The heap, from the bottom to the summit.
    rng = c.rng(4)
    heap: list[tuple[float, float, float, str]] = []
    for row, (y, w, n) in enumerate(((-0.20, 0.60, 9), (-0.04, 0.48, 7), (0.12, 0.35, 6), (0.27, 0.22, 4), (0.40,
        0.10, 2))):
        for i in range(n):
            x = -w + 2 * w * (i + 0.5) / n + rng.normal(0, 0.012)
            heap.append((x, y + rng.normal(0, 0.012), rng.uniform(0.085, 0.115), ("#9c6420", "#c88a2c", "#7a9a2c",
                "#b0502a", "#d8b040")[(i * 2 + row) % 5]))
    c.paint(blob((-0.66, -0.28), (-0.54, 0.0), (-0.30, 0.24), (0.0, 0.48), (0.30, 0.24), (0.54, 0.0), (0.66, -0.28)),
        soft=0.2)
    for x, y, r, hue in sorted(heap, key=lambda item: -item[1]):
        c.paint(dot(x, y, r, r * 0.84, float(rng.uniform(-30, 30))), soft=0.05, colour=hue, shade=0.25, rim=1.2,
            form=1.1)
    sprigs: Shape = []
    for x, y, a in ((-0.36, 0.10, 40), (0.30, 0.16, -30), (0.0, 0.34, 10), (-0.14, -0.05, 20), (0.46, -0.10, -50)):
        sprigs += place(props.leaf(0.16, 0.5), (x, y), 1, a) + place(props.leaf(0.13, 0.5), (x, y), 1, a - 50)
    c.paint(sprigs, soft=0.03, shade=0.2, colour="#5c9a2c")
    c.paint(place(props.spoon(0.62), (0.02, 0.40), 1, -10) + dot(0.02, 0.42, 0.07), soft=0.03, rim=1.6, edge=0.008)
    c.paint(place(blob((0, 0.44, 0), (0.14, 0.47), (0.28, 0.42), (0.40, 0.45, 0), (0.34, 0.36), (0.40, 0.28, 0),
        (0.26, 0.26), (0.12, 0.30), (0, 0.27, 0)), (0.02, 0.40), 1, -10), soft=0.04, colour="#d8502a", rim=1.3)
    plate = blob((-0.86, -0.26, 0), (-0.5, -0.22), (0, -0.20), (0.5, -0.22), (0.86, -0.26, 0), (0.62, -0.36), (0.30,
        -0.42), (-0.30, -0.42), (-0.62, -0.36))
    mask = c.paint(plate, soft=0.07, colour="#f0f0d0", rim=1.4, shade=0.2)
    c.flat(plate, "#e8eccc", 0.45)
    c.detail(sweep([(-0.80, -0.29), (0, -0.25), (0.80, -0.29)], [0.006, 0.012, 0.006]) + sweep([(-0.56, -0.375), (0,
        -0.40), (0.56, -0.375)], [0.006, 0.010, 0.006]), "#4a7a3c", 0.8, mask, 0.002)
    for side in (-1, 1):
        sleeve = sweep([(side * 1.05, -1.35), (side * 0.86, -0.86), (side * 0.66, -0.52)], [0.22, 0.17, 0.12])
        hand = blob((side * 0.60, -0.54), (side * 0.46, -0.44), (side * 0.50, -0.34), (side * 0.72, -0.28),
            (side * 0.88, -0.32), (side * 0.86, -0.46), (side * 0.74, -0.58))
        fingers = [q for k in range(4) for q in sweep([(side * (0.62 - 0.05 * k), -0.50), (side * (0.48 - 0.055 * k),
            -0.47 + 0.008 * k), (side * (0.38 - 0.05 * k), -0.41)], [0.042, 0.036, 0.022], 4)]
        c.paint(sleeve + hand + fingers, soft=0.07, shade=0.25)
        c.paint(sweep([(side * 0.80, -0.36), (side * 0.72, -0.24), (side * 0.60, -0.215)], [0.05, 0.042, 0.028]),
            soft=0.03, shade=0.3)
        c.paint(sweep([(side * 0.92, -0.60), (side * 0.74, -0.68), (side * 0.58, -0.70)], [0.06, 0.065, 0.06]),
            soft=0.04, shade=0.2, colour="#e0e4b8")
    steam: Shape = []
    for x, k in ((-0.46, 1), (-0.22, -1), (0.26, 1), (0.50, -1)):
        y0 = 0.40 - 0.55 * abs(x)
        steam += sweep([(x, y0), (x + 0.07 * k, y0 + 0.16), (x - 0.06 * k, y0 + 0.32), (x + 0.04 * k, y0 + 0.50)],
            [0.008, 0.024, 0.022, 0.002])
    c.flat(steam, "#fffff0", 0.6, soft=0.012)
