"""Breakfast in the Saddle: a pan and two eggs fly over galloping hooves; the sun is the third yolk."""

from art.chrono_clash.dawn import GOLD, picture
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.creature import Beast
from art.kit.shapes import Shape, blob, dot, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("breakfast-in-the-saddle", disc=(0.42, 0.42, 0.30), clouds="bands", cover=0.4, horizon=-0.4, light=GOLD,
    shafts=0.12)
def paint(c: Canvas) -> None:
    x, y, _r = c.disc

    def egg(at: tuple[float, float], s: float, salt: int) -> Shape:
        rng = c.rng(salt)
        return blob(*[polar(at, 360 * i / 14, s * (1 + 0.16 * (-1) ** i * rng.uniform(0.2, 1.0))) for i in range(14)])

    white = egg((x, y), 0.50, 1)
    c.flat(white, "#fff3dc", 0.93, soft=0.006)
    c.detail(egg((x, y), 0.42, 1), "#fffaf0", 0.6, soft=0.04)
    sky.hang(c, "sun")
    c.flat(dot(x - 0.10, y + 0.13, 0.09, 0.05, 30), "#fff8d8", 0.7, soft=0.015)
    land.layer(c, land.hills(c, -0.48, 0.07, 5), 0.55, 0.5, 0.4)
    for at, s, tilt in (((-0.26, 0.66), 0.19, 20), ((-0.66, 0.78), 0.15, -25)):
        c.flat(egg(at, s, int(s * 100)), "#f4dcb4", 0.95)
        c.flat(egg(at, s * 0.88, int(s * 100)), "#fff3dc", 0.9, soft=0.012)
        c.flat(dot(at[0] + 0.01, at[1] + 0.02, s * 0.46, s * 0.40, tilt), "#f08a1c", 1.0)
        c.flat(dot(at[0] - 0.02, at[1] + 0.045, s * 0.16, s * 0.10, tilt), "#ffd890", 0.9, soft=0.006)
    depth = blob((-0.40, 0.08, 0), (-0.30, -0.07), (0.0, -0.12), (0.30, -0.07), (0.40, 0.08, 0))
    handle = sweep([(-0.36, 0.06), (-0.62, 0.11), (-0.92, 0.10)], [0.030, 0.024, 0.034])
    c.paint(place(depth + dot(0, 0.09, 0.405, 0.125) + handle, (-0.12, 0.12), 1.0, 16), soft=0.06)
    c.flat(place(dot(0, 0.095, 0.365, 0.098), (-0.12, 0.12), 1.0, 16), c.palette.form, 0.85)
    c.flat(place(dot(0.02, 0.085, 0.32, 0.07), (-0.12, 0.12), 1.0, 16), c.palette.haze, 0.35, soft=0.02)
    wrist = place(dot(-0.84, 0.10, 0.01), (-0.12, 0.12), 1, 16)[0].mean(0)
    c.paint(sweep([(wrist[0] - 0.16, wrist[1] - 0.6), (wrist[0] - 0.16, wrist[1] - 0.24), (float(wrist[0]),
        float(wrist[1]))], [0.13, 0.09, 0.06]) + dot(float(wrist[0]), float(wrist[1]), 0.075,
            0.065) + sweep([(wrist[0] - 0.05, wrist[1] + 0.04), (wrist[0] + 0.08, wrist[1] + 0.06)], [0.03, 0.02]),
                soft=0.06)
    steam: Shape = []
    for i in range(3):
        sx = -0.32 + 0.16 * i
        steam += sweep([(sx, 0.26), (sx - 0.06, 0.36), (sx + 0.03, 0.44), (sx - 0.03, 0.54)], [0.008, 0.014, 0.012,
            0.002])
    c.flat(steam, c.palette.rim, 0.5, soft=0.008)
    # The horse below: neck and galloping legs.
    horse = Beast((0.02, -0.40), 0.74, "horse", "gallop", 3, neck=(30,), head=(-25,), nf=(330, 345, 300), ff=(300,
        350, 290))
    land.ground(c, -0.98, 0.02)
    horse.paint(c)
    c.paint(horse.mane(0.26, 0.9), soft=0.03)
    c.paint(horse.on_trunk(blob((-0.18, 0.28), (0.0, 0.24), (0.22, 0.32), (0.28, 0.40, 0), (0.20, 0.18), (0.10,
        -0.10), (-0.16, -0.08), (-0.30, 0.22), (-0.34, 0.36, 0))), soft=0.05, shade=0.3, colour="#8a3412")
    rng = c.rng(9)
    dust: Shape = []
    for _ in range(22):
        dust += dot(rng.uniform(-1.0, 0.4), -0.98 + abs(rng.normal(0, 0.07)), rng.uniform(0.03, 0.09), n=16)
    c.flat(dust, c.palette.haze, 0.35, soft=0.04)
