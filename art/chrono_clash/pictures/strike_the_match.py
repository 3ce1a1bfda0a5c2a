"""Strike the Match: a giant match is struck along the horizon; tiny runners below."""

from art.chrono_clash.dawn import SMOKE, picture
from art.kit import land, props
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, dot, limb, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("strike-the-match", disc=(0.34, 0.16, 0.50), clouds="none", horizon=-0.4, gloom=0.35, light=SMOKE, bloom=0.35)
def paint(c: Canvas) -> None:
    land.layer(c, land.mountains(c, -0.60, 0.22, 3), 0.62, 0.5, 0.4)
    rng = c.rng(6)
    # The scratch along the edge of the world.
    land.ground(c, -0.52, 0.03)
    scratch = sweep([(-1.1, -0.50), (-0.4, -0.47), (0.2, -0.42)], [0.002, 0.012, 0.03])
    c.shine(scratch, "#ff8a2a", 1.0, 0.06, 0.7)
    land.fire(c, land.flame(0.22, -0.42, 0.9, 0.34, 0.28, 5), 0.22, 1.3)
    c.paint(sweep([(-0.98, 1.12), (-0.4, 0.42), (0.18, -0.26)], [0.070, 0.066, 0.060]), soft=0.07, rim=1.4,
        colour="#a05a24")
    c.paint(dot(0.20, -0.30, 0.13, 0.16, 40), soft=0.08, colour="#e03a14", rim=1.5, wrap=0.8)
    burst: Shape = []
    for _ in range(90):
        a, r = rng.uniform(-30, 210), rng.uniform(0.25, 1.05)
        at = polar((0.22, -0.30), a, r)
        burst += limb(at, polar(at, a, rng.uniform(0.02, 0.12)), 0.007 * rng.random() + 0.002, 0.001)
    c.shine(burst, "#ffc860", 1.2, 0.03, 0.6)
    c.lamp(0.22, -0.20, 1.3, "#ff7a1c", 0.9)
    crowd: Shape = []
    for i in range(9):
        crowd += props.runner(-0.92 + 0.22 * i, -0.72 - 0.02 * (i % 3), 0.17 + 0.02 * (i % 2), 1, i)
    land.ground(c, -0.72, 0.02, salt=12)
    c.cast(crowd, -0.72, 0.5)
    c.paint(crowd, soft=0.02, edge=0.006)
