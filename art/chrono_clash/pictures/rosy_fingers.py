"""Rosy-Fingers: a colossus behind the horizon lifts the sun; fingertips glow."""

from art.chrono_clash.dawn import ROSE, picture
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, dot, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("rosy-fingers", disc=(0.0, -0.02, 0.66), kind="sun", clouds="bands", cover=0.6, horizon=-0.25, light=ROSE,
    shafts=0.3)
def paint(c: Canvas) -> None:
    # Head and shoulders, far behind the town.
    land.layer(c, blob((0.0, 0.16), (0.07, 0.13), (0.085, 0.02), (0.05, -0.06), (0.12, -0.12), (0.42, -0.22), (0.58,
        -0.5), (0.6, -0.9, 0), (-0.6, -0.9, 0), (-0.58, -0.5), (-0.42, -0.22), (-0.12, -0.12), (-0.05, -0.06),
            (-0.085, 0.02), (-0.07, 0.13)), 0.30, 0.75, 0.9, 1.0)
    c.shine(dot(-0.032, 0.06, 0.013) + dot(0.032, 0.06, 0.013), heat=1.2, halo=0.03)
    land.layer(c, land.roofs(c, -0.62, 0.20, 3, 30), 0.45, 0.5, 0.3)
    land.layer(c, land.clock_tower(-0.30, -0.66, 0.42), 0.42, 0.4, 0.4)
    tips: list[tuple[float, float]] = []
    for side in (-1, 1):
        arm = sweep([(side * 0.98, -1.5), (side * 0.86, -0.95), (side * 0.74, -0.55)], [0.26, 0.20, 0.17])
        palm = blob((side * 0.94, -0.50), (side * 0.98, -0.22), (side * 0.86, 0.02), (side * 0.64, 0.0), (side * 0.50,
            -0.25), (side * 0.56, -0.52), (side * 0.74, -0.66))
        fingers: Shape = []
        rows = (((0.90, -0.06), (0.98, 0.34), (0.86, 0.72), (0.62, 0.92)), ((0.80, -0.02), (0.86, 0.38), (0.68, 0.70),
            (0.40, 0.82)), ((0.70, -0.02), (0.72, 0.32), (0.54, 0.56), (0.28, 0.62)), ((0.62, -0.06), (0.60, 0.20),
                (0.44, 0.38), (0.22, 0.40)))
        for row in rows:
            path = [(side * px, py) for px, py in row]
            fingers += sweep(path, [0.075, 0.062, 0.050, 0.030])
            for knuckle in path[1:3]:
                fingers += dot(*knuckle, 0.062)
            tips.append(path[-1])
        thumb = [(side * 0.58, -0.36), (side * 0.40, -0.34), (side * 0.26, -0.20), (side * 0.16, -0.12)]
        tips.append(thumb[-1])
        c.paint(arm + palm + fingers + sweep(thumb, [0.09, 0.075, 0.055, 0.035]), soft=0.07, wrap=0.5, rim=1.3)
    for x, y in tips:
        c.shine(dot(x, y, 0.026, 0.030), "#ff8a90", 1.2, 0.07, 0.7)
    land.layer(c, land.roofs(c, -1.02, 0.24, 4, 18), 0.1, 0.3, 0.4)
    land.windows(c, -1.08, -0.95, 26)
    sky.birds(c, 7, (0.0, 1.0), 0.3, 0.035)
