"""Jack-in-the-Bean: a tiny boy sits in an open bean pod on a stalk that spirals up."""

import numpy as np

from art.chrono_clash.noon import picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure, clothed
from art.kit.shapes import Shape, bearing, blob, curve, dot, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("jack-in-the-bean", disc=(0.30, 0.52, 0.46), clouds="billows", cover=0.55, horizon=-0.6)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.88, 0.05, 3), 0.5, 0.5, 0.4)
    stalk = [(-0.55, -1.5), (-0.72, -0.9), (-0.30, -0.55), (0.42, -0.62), (0.62, -0.30), (0.10, -0.12), (-0.62,
        -0.16), (-0.80, 0.24), (-0.52, 0.62), (-0.62, 0.98), (-0.46, 1.5)]
    line = curve(stalk, False, 12)
    c.paint(sweep(stalk, [0.085, 0.075, 0.062, 0.05, 0.036]), soft=0.05)
    rng = c.rng(3)
    leaf_shapes: Shape = []
    for i in range(20):
        k = int((i + 0.5) / 20 * (len(line) - 2))
        way = bearing(line[k], line[k + 1])
        side = 1 if i % 2 else -1
        heart = blob((0, 0, 0), (-0.34, 0.16), (-0.40, 0.52), (0, 1.0, 0), (0.40, 0.52), (0.34, 0.16))
        leaf_shapes += place(heart, line[k], 0.19 * rng.uniform(0.7, 1.25), way - 90 + side * rng.uniform(50, 110))
    c.paint(leaf_shapes, soft=0.05, far=0.02)
    tendrils: Shape = []
    for x, y, s in ((-0.50, 0.66, 1), (0.62, -0.34, -1), (-0.74, 0.16, -1)):
        a = np.linspace(0, 11, 34)
        r = 0.11 * (1 - a / 13)
        coil = [(x + s * (0.14 - float(q * np.cos(b)) + 0.0), y + 0.08 + float(q * np.sin(b))) for b, q in zip(a, r,
            strict=True)]
        tendrils += sweep([(x, y), *coil[2::3]], [0.012, 0.010, 0.006], 5)
    c.paint(tendrils, soft=0.02, edge=0.006)
    # The pod hangs from the upper turn like a boat.
    at, tilt = (0.18, 0.22), 12
    pod = blob((-0.66, 0.20, 0), (-0.44, -0.02), (-0.10, -0.20), (0.24, -0.18), (0.52, 0.02), (0.72, 0.30, 0), (0.42,
        0.12), (0.10, 0.0), (-0.24, 0.02))
    beans = [q for i in range(6) for q in dot(-0.44 + 0.18 * i, -0.035 - 0.03 * np.cos((i - 2.5) * 0.8), 0.085, 0.072)]
    c.paint(sweep([(-0.62, 0.58), (-0.54, 0.46), polar(at, 160, 0.66)], [0.03, 0.026, 0.022]), soft=0.03)
    c.paint(place(beans, at), soft=0.04, colour="#8cc04a", rim=1.3, far=0.05)
    boy = Figure((0.14, 0.36), 0.86, "child", spine=100, head=104, near_arm=(40, 70), far_arm=(230, 250),
        near_leg=(350, 285), far_leg=(10, 310))
    clothed(c, boy, boy.trunk(), boy.on_head(dress.HAIR_SHORT + blob((-0.5, 1.0), (0.1, 1.7, 0), (0.2, 1.0))),
        soft=0.05)
    c.paint(place(pod, at, 1, tilt - 12), soft=0.07, shade=0.3)
    c.paint(place(props.leaf(0.34, 0.5), boy.hand_n, 1, -18), soft=0.03, colour="#b8d860")
    sky.birds(c, 5, (0.65, 0.0), 0.2, 0.035)
    sky.motes(c, 46)
