"""Melt It for a Sword: THE HAND half molten over an anvil, the hammer above; its point is already a sword."""

from art.chrono_clash import world
from art.chrono_clash.dawn import SMOKE, picture
from art.kit import land, props
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, box, dot, hoop, limb, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("melt-it-for-a-sword", disc=(0.0, 0.46, 0.52), clouds="storm", cover=0.6, horizon=-0.7, gloom=0.5, light=SMOKE,
    bloom=0.3)
def paint(c: Canvas) -> None:
    # A forge: arch of stones, chains, hearth light.
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=dot(0, 0.34, 0.86, 0.92) + box(-0.86, -1.6, 0.86, 0.34), soft=0.10, rim=1.2)
    land.layer(c, box(-0.9, -1.5, 0.9, -0.74), 0.35, 0.3, 0.8, 0.5)
    anvil = blob((-0.62, -0.34, 0), (-0.30, -0.40), (-0.26, -0.36, 0), (0.40, -0.36, 0), (0.42, -0.50), (0.20, -0.56),
        (0.15, -0.74), (0.34, -0.92, 0), (-0.34, -0.92, 0), (-0.15, -0.74), (-0.18, -0.56), (-0.40,
            -0.50)) + box(-0.46, -1.2, 0.46, -0.90)
    c.lamp(0.05, -0.3, 1.2, "#ff7a1c", 0.8)
    c.paint(anvil, soft=0.10, rim=1.2, wrap=0.5)
    # From the eye of THE HAND on the left to the sword's point on the right.
    whole = place(world.the_hand(1.5), (0.72, -0.285), 1, 90)
    c.paint(whole, soft=0.04, edge=0.009)
    hot = blob((0.36, -0.262), (0.05, -0.225), (-0.25, -0.19), (-0.52, -0.235), (-0.80, -0.285, 0), (-0.52, -0.33),
        (-0.25, -0.36), (0.05, -0.34), (0.36, -0.308))
    drips = sweep([(-0.10, -0.33), (-0.12, -0.42), (-0.11, -0.50)], [0.022, 0.016, 0.020]) + sweep([(-0.30, -0.33),
        (-0.31, -0.38)], [0.018, 0.014]) + sweep([(0.14, -0.32), (0.15, -0.40)], [0.018, 0.013])
    land.fire(c, hot + drips, 0.14, 1.3)
    c.shine(poly((-0.55, -0.25), (-0.97, -0.285), (-0.55, -0.32)), "#ffe6a0", 1.1, 0.06)
    tongs = sweep([(1.1, -0.62), (0.80, -0.40), (0.58, -0.262)], [0.030, 0.024, 0.016]) + sweep([(1.1, -0.46), (0.82,
        -0.38), (0.60, -0.31)], [0.030, 0.024, 0.016])
    c.paint(tongs, soft=0.03, edge=0.007)
    arm = sweep([(1.15, 0.62), (0.72, 0.60), (0.42, 0.74)], [0.20, 0.15, 0.09]) + dot(0.40, 0.75, 0.10, 0.085, 20)
    hammer = place(limb((0, -0.18), (0, 0.62), 0.030) + box(-0.24, 0.52, 0.24, 0.78) + poly((0.24, 0.52), (0.32,
        0.56), (0.32, 0.74), (0.24, 0.78)), (0.42, 0.75), 1, 96)
    c.paint(hammer, soft=0.06)
    c.paint(arm, soft=0.10, shade=0.2)
    rng = c.rng(5)
    burst: Shape = []
    for _ in range(70):
        a, r = rng.uniform(15, 165), rng.uniform(0.12, 0.8)
        at = polar((-0.15, -0.24), a, r)
        burst += limb(at, polar(at, a, rng.uniform(0.02, 0.09)), 0.006 * rng.random() + 0.002, 0.001)
    c.shine(burst, "#ffc860", 1.1, 0.025, 0.6)
    c.paint(props.chain([(-0.70, 1.2), (-0.68, 0.5)], 0.04) + hoop(-0.68, 0.42, 0.05, 0.014, 100, 400), soft=0.02,
        edge=0.006)
