"""The Alarm: an alarm clock runs on two legs, its bells in uproar, one hand missing."""

from art.chrono_clash.dawn import picture
from art.kit import land, machine, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, bearing, blob, dot, hoop, limb, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("the-alarm", disc=(0.0, 0.22, 0.86), clouds="none", horizon=-0.3, gloom=0.25)
def paint(c: Canvas) -> None:
    sky.rays(c, 16, 0.30)
    land.layer(c, land.roofs(c, -0.85, 0.30, 8, 16), 0.5, 0.5, 0.4)
    land.ridge(c, -0.78, 0.03)
    x, y, r = 0.0, 0.14, 0.46
    hips = ((x - 0.14, y - r * 0.92), (x + 0.14, y - r * 0.90))
    legs = [((hips[0]), (-0.44, -0.40), (-0.72, -0.24), (-0.86, -0.34)), ((hips[1]), (0.40, -0.36), (0.30, -0.66),
        (0.46, -0.72))]
    for i, (a, k, f, t) in enumerate(legs):
        c.paint(sweep([a, k, f], [0.050, 0.042, 0.028]) + sweep([polar(f, bearing(t, f), 0.05), f, t], [0.035, 0.045,
            0.020]) + place(props.gear(0.06, 10), k), far=0.06 if i == 0 else 0.0, soft=0.03)
    arms = sweep([(x - r * 0.92, y - 0.02), (-0.74, -0.12), (-0.84, 0.16)], [0.035, 0.03,
        0.022]) + sweep([(x + r * 0.92, y), (0.72, 0.02), (0.80, 0.30)], [0.035, 0.03, 0.022])
    fists = dot(-0.85, 0.20, 0.055, 0.065) + dot(0.81, 0.34, 0.055, 0.065)
    c.paint(arms + fists, soft=0.03)
    bells: Shape = []
    for side in (-1, 1):
        cup = blob((-0.20, 0.0, 0), (-0.18, 0.13), (0, 0.21), (0.18, 0.13), (0.20, 0.0, 0), (0.0, -0.03)) + dot(0,
            0.22, 0.03)
        bells += place(cup, (x + side * 0.29, y + r * 0.98), 1.0, -side * 30) + limb((x + side * 0.20, y + r * 0.8),
            (x + side * 0.29, y + r * 1.02), 0.022)
    hammer = limb((x, y + r * 0.95), (x - 0.07, y + r + 0.26), 0.014) + dot(x - 0.08, y + r + 0.27, 0.045, 0.035, 20)
    handle = hoop(x, y + r * 1.02, 0.46, 0.018, 30, 150, ry=0.50)
    c.paint(bells, soft=0.06, colour="#a8641c")
    c.paint(hammer + handle, edge=0.008, soft=0.03)
    c.paint(dot(x, y, r, n=90), soft=0.12, rim=1.3)
    c.paint(hoop(x, y, r * 0.96, 0.035), soft=0.03, colour="#b87424", rim=1.2)
    machine.dial_face(c, x, y, r * 0.82, 0.55, 128)
    c.flat(dot(x, y, 0.035) + limb((x, y), polar((x, y), -52, 0.10), 0.018), c.palette.dark)
    # A furious brow and a shouting keyhole of a mouth.
    c.flat(limb((x - 0.22, y + 0.21), (x - 0.06, y + 0.14), 0.020, 0.014) + limb((x + 0.22, y + 0.21), (x + 0.06,
        y + 0.14), 0.020, 0.014) + dot(x - 0.12, y + 0.09, 0.032) + dot(x + 0.12, y + 0.09, 0.032) + blob((x - 0.10,
            y - 0.13), (x, y - 0.10), (x + 0.10, y - 0.13), (x + 0.07, y - 0.25), (x - 0.07, y - 0.25)),
                c.palette.dark, 0.92)
    lines: Shape = []
    for side in (-1, 1):
        for i in range(3):
            lines += hoop(x + side * 0.32, y + r + 0.12, 0.34 + 0.09 * i, 0.010, 40 if side > 0 else 100,
                80 if side > 0 else 140)
    c.flat(lines, "#fff0c4", 0.8, soft=0.003)
    sky.embers(c, 26, -0.7, 0.4, 0.007)
