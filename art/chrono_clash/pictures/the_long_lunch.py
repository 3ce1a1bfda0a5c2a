"""The Long Lunch: one endless table runs up to the sun; hundreds dine at it."""

from art.chrono_clash.noon import picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, box, curve, dot, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("the-long-lunch", disc=(0.0, 0.44, 0.52), clouds="none", horizon=-0.05, shafts=0.3)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.02, 0.05, 3), 0.66, 0.5, 0.3)
    land.layer(c, box(-1.2, -1.5, 1.2, -0.06), 0.45, 0.1, 0.4)
    end = (0.0, 0.02)
    table = poly((-0.035, 0.0), (0.035, 0.0), (0.66, -1.5), (-0.66, -1.5))
    c.flat(table, "#f4efc4", 0.9)
    c.flat(poly((-0.012, 0.0), (0.012, 0.0), (0.18, -1.5), (-0.18, -1.5)), "#b8cc6c", 0.5, soft=0.004)
    rng = c.rng(4)
    for i in range(26, -1, -1):
        t = 1 / (1 + 0.24 * i)  # nearness
        y = end[1] - 1.12 * t + 0.02
        half = 0.52 * t
        h = 0.62 * t
        people: Shape = []
        for side in (-1, 1):
            x = side * (half + 0.10 * t)
            lean = -side * 0.05 * t
            people += blob((x - 0.17 * t, y - 0.34 * t, 0), (x - 0.15 * t, y), (x - 0.10 * t + lean, y + h * 0.34),
                (x + 0.10 * t + lean, y + h * 0.34), (x + 0.15 * t, y), (x + 0.17 * t, y - 0.34 * t, 0), per=4)
            hx, hy = x + lean * 1.4, y + h * 0.52
            people += dot(hx, hy, 0.075 * t, 0.09 * t, n=16)
            style = rng.integers(0, 5)
            if style == 0:
                people += dot(hx, hy + 0.04 * t, 0.17 * t, 0.035 * t, n=14) + dot(hx, hy + 0.08 * t, 0.08 * t,
                    0.06 * t, n=12)
            elif style == 1:
                people += box(hx - 0.07 * t, hy + 0.05 * t, hx + 0.07 * t, hy + 0.20 * t)
            elif style == 2:
                people += dot(hx + side * 0.05 * t, hy + 0.08 * t, 0.05 * t, n=12)
            hand = (side * (half - 0.10 * t), y + h * (0.18 if rng.random() < 0.6 else 0.46))
            people += sweep([(x - side * 0.08 * t + lean, y + h * 0.26), (side * (half + 0.02 * t), y + h * 0.10),
                hand], [0.045 * t, 0.038 * t, 0.026 * t], 4)
            if hand[1] > y + h * 0.3:
                people += dot(hand[0], hand[1] + 0.05 * t, 0.035 * t, 0.05 * t, n=10)
        food: Shape = []
        for _ in range(3):
            fx = rng.uniform(-0.8, 0.8) * half * 0.7
            kind = rng.integers(0, 3)
            if kind == 0:
                food += place(props.jug(0.26 * t), (fx, y - 0.02 * t))
            elif kind == 1:
                food += dot(fx, y + 0.02 * t, 0.10 * t, 0.055 * t, n=16)
            else:
                food += dot(fx, y, 0.11 * t, 0.022 * t, n=16) + dot(fx, y + 0.04 * t, 0.05 * t, 0.05 * t, n=12)
        far = min(0.62, 0.075 * i**0.7)
        if t > 0.12:
            c.paint(food, far=far * 0.8, soft=0.03 * t + 0.01, edge=0.006, colour="#c8862c")
            c.paint(people, far=far, soft=0.05 * t + 0.01, edge=0.007)
        else:
            c.flat(people + food, c.palette.form, 0.7)
    bunting: Shape = []
    flags_: Shape = []
    for y0, sag in ((1.0, 0.16), (0.80, 0.12)):
        line = curve([(-1.1, y0), (-0.4, y0 - sag), (0.4, y0 - sag), (1.1, y0)], False, 14)
        bunting += sweep([tuple(p) for p in line[::4]] + [tuple(line[-1])], [0.004, 0.004], 3)
        for k in range(2, len(line) - 2, 3):
            x, yy = line[k]
            flags_ += poly((x - 0.035, yy), (x + 0.035, yy), (x, yy - 0.09))
    c.flat(bunting, c.palette.dark, 0.8)
    c.flat(flags_[::2], "#d8502a", 0.8)
    c.flat(flags_[1::2], c.palette.dark, 0.7)
    sky.motes(c, 24, -0.4, 0.9)
