"""Slow Bridge Tollman: an old man's outstretched arm is the toll barrier of an arched bridge; he fishes for coins
meanwhile.
"""

import numpy as np

from art.chrono_clash.blue_hour import AFTERGLOW, LAMPLIGHT, picture
from art.kit import figure as dress
from art.kit import land, props
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, bearing, blob, bounds, curve, dot, hoop, limb, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("slow-bridge-tollman", disc=(0.28, 0.34, 0.56), kind="moon", clouds="bands", cover=0.5, horizon=-0.3,
    light=AFTERGLOW)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.50, 0.34, 8, 18), 0.64, 0.6, 0.5)
    land.sea(c, -0.56, 0.9, dark=0.7)
    deck = [(x, -0.20 - 0.20 * (abs(x) / 1.1) ** 2) for x in np.linspace(-1.15, 1.15, 30)]
    bridge = poly((-1.15, -1.5), *deck, (1.15, -1.5))
    arch = dot(0.0, -0.90, 0.66, 0.52, n=60)
    mask = c.paint(bridge, cut=arch, soft=0.08, rim=1.2)
    c.paint(poly((-1.2, -1.5), (-1.2, -0.84), (1.2, -0.84), (1.2, -1.5)), rim=0.3)
    stones: Shape = hoop(0.0, -0.90, 0.70, 0.006, 0, 180, ry=0.56)
    for i in range(23):
        a = np.radians(4 + 172 * i / 22)
        stones += limb((0.665 * np.cos(a), -0.90 + 0.525 * np.sin(a)), (0.735 * np.cos(a), -0.90 + 0.60 * np.sin(a)),
            0.004)
    c.detail(stones, c.palette.form, 0.8, mask, 0.002)
    rail = [(x, y + 0.045) for x, y in deck]
    # A queue waits beyond the barrier.
    queue: Shape = []
    for i, x in enumerate((0.70, 0.80, 0.91)):
        person = Figure((x, -0.15 - 0.035 * i + 0.10), 0.30 - 0.04 * (i % 2), ("lady", "stout", "child")[i], facing=-1,
            near_arm=(300, 20), near_leg=(276, 268), far_leg=(262, 262))
        queue += person.body() + (person.on_head(dress.TOPHAT) if i == 1 else person.skirt(person.hip[1] - 0.12, 0.06))
    c.paint(queue, far=0.10, soft=0.02, edge=0.005)
    c.paint(sweep(rail, [0.016, 0.016], 3), soft=0.02)
    man = Figure((-0.54, 0.22), 1.02, "stout", spine=64, head=80, near_arm=(5, 5), far_arm=(215, 190), near_leg=(290,
        262),
        far_leg=(262, 250))
    low = -0.22 - bounds(man.leg(True, 1.3))[1]
    man = Figure((-0.54, 0.22 + low), 1.02, "stout", spine=64, head=84, near_arm=(5, 5), far_arm=(205, 188),
        near_leg=(290, 262), far_leg=(262, 250))
    c.paint(limb((0.60, -0.24), (0.60, 0.16), 0.024, 0.020) + sweep([(0.54, 0.30), (0.55, 0.20), (0.60, 0.15), (0.65,
        0.20), (0.66, 0.30)], [0.014, 0.016, 0.018, 0.016, 0.014]) + limb((0.56, -0.24), (0.64, -0.24), 0.03),
            soft=0.03)
    c.paint(man.arm(False, 1.2) + man.leg(False, 1.4), far=0.05)
    c.paint(man.leg(True, 1.4))
    beard = blob((0.10, -0.30), (0.50, -0.38), (0.92, -0.42), (1.05, -0.9), (1.10, -1.6), (0.95, -2.5), (0.65, -3.3,
        0), (0.40, -2.3), (0.10, -1.2), (-0.05, -0.6))
    hat = blob((-0.72, 0.42, 0), (-0.62, 1.5), (-0.95, 2.15, 0), (0.55, 2.45, 0), (0.68, 1.4), (0.72, 0.42, 0)) + blob(
        (-1.45, 0.62), (-0.9, 0.32), (0.9, 0.34), (1.5, 0.50), (0.8, 0.54), (-0.8, 0.54))
    h = man.hip
    coat = man.trunk() + blob((h[0] + 0.16, h[1] + 0.16), (h[0] + 0.17, h[1] - 0.04), (h[0] + 0.13, h[1] - 0.24, 0),
        (h[0] - 0.06, h[1]
        - 0.27), (h[0] - 0.26, h[1] - 0.30, 0), (h[0] - 0.21, h[1] - 0.04), (h[0] - 0.13, h[1] + 0.14))
    c.paint(coat + man.skull() + man.on_head(hat), soft=0.08, rim=1.2)
    c.paint(man.on_head(beard), soft=0.03, colour="#b8c8dc", rim=1.3, shade=0.3)
    s = man.shoulder_n
    arm = [s, (s[0] + 0.35, s[1] - 0.02), (0.36, 0.27), (0.62, 0.22)]
    mask = c.paint(sweep(arm, [0.070, 0.058, 0.050, 0.044]) + blob((0.58, 0.28), (0.70, 0.28), (0.80, 0.24), (0.82,
        0.19), (0.70, 0.17), (0.58, 0.18)), soft=0.05, shade=0.4)
    line = curve(arm, False, 12)
    bands: Shape = []
    for i in range(6, len(line) - 4, 6):
        a, e, u, w = (polar(line[i], bearing(line[i], line[i + 3]) + 90, 0.08), polar(line[i], bearing(line[i],
            line[i + 3]) - 90, 0.08),
            polar(line[i + 3], bearing(line[i], line[i + 3]) - 90, 0.08), polar(line[i + 3], bearing(line[i],
                line[i + 3]) + 90, 0.08))
        bands += poly(a, e, u, w)
    c.detail(bands, "#7fb4ea", 0.95, mask, 0.002)
    frame, glass = props.lantern(0.15)
    mid = line[len(line) // 2]
    c.lamp(mid[0], mid[1] - 0.22, 0.5, LAMPLIGHT, 0.8)
    c.shine(place(glass, (mid[0], mid[1] - 0.04)), LAMPLIGHT, 0.9, 0.05)
    c.flat(place(frame, (mid[0], mid[1] - 0.04)), c.palette.dark)
    f = man.hand_f
    rod = polar(f, 148, 0.30)
    c.paint(limb(polar(f, 148, -0.12), rod, 0.011, 0.004), edge=0.005)
    c.flat(limb(rod, (rod[0] - 0.005, -0.60), 0.0022), c.palette.rim, 0.8)
    c.shine(dot(rod[0] - 0.005, -0.62, 0.030), LAMPLIGHT, 0.9, 0.03)
    c.flat(hoop(rod[0] - 0.005, -0.62, 0.018, 0.004), "#5c3c10", 0.8)
