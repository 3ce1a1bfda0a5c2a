"""Foghorn Cow: a cow on a pier; the great brass foghorn strapped along her neck blows rings of fog."""

from art.chrono_clash.blue_hour import BRASS, MIST, picture
from art.kit import land, machine
from art.kit.canvas import Canvas
from art.kit.creature import Beast
from art.kit.shapes import blob, bounds, box, dot, hoop, limb, place, polar

# Outlines stay as rows of points:
# fmt: off


@picture("foghorn-cow", disc=(-0.24, 0.22, 0.66), kind="moon", clouds="bands", cover=0.6, horizon=-0.4, light=MIST)
def paint(c: Canvas) -> None:
    land.sea(c, -0.44, 0.9)
    hull = machine.boat(0.34, True)
    c.paint(place(hull, (0.66, -0.42), 0.8), far=0.45, edge=0.006)
    c.mist(-0.44, 0.22, 0.8)
    cow = Beast((-0.34, -0.10), 0.76, "cow", "stand", neck=(40,), head=(-16,), nf=(286, 270, 272), ff=(272, 262, 268),
        nh=(292, 248, 266), fh=(276, 240, 262), tail=(235, 262))
    floor = bounds(cow.leg("nf"))[1] + 0.005
    for x in (-0.86, -0.40, 0.06, 0.50):
        c.paint(limb((x, floor - 0.05), (x, -1.5), 0.045, 0.05), far=0.03, soft=0.03)
        c.paint(limb((x - 0.02, floor - 0.12), (x + 0.42, floor - 0.52), 0.016), far=0.03, soft=0.02)
    c.paint(box(-1.2, floor - 0.085, 0.66, floor) + box(-1.2, floor - 0.02, 0.70, floor + 0.012), soft=0.03)
    c.paint(limb((0.56, floor), (0.56, floor + 0.16), 0.045, 0.038) + dot(0.56, floor + 0.17, 0.062, 0.03), soft=0.03)
    c.paint(cow.on_trunk(blob((0.52, 0.20), (0.80, 0.16), (0.80, -0.02), (0.70, -0.26), (0.56, -0.42), (0.36,
        -0.36))), soft=0.05)
    cow.paint(c)
    c.paint(cow.on_trunk(blob((-0.46, -0.26), (-0.40, -0.43), (-0.33, -0.44), (-0.32, -0.50), (-0.28, -0.50), (-0.27,
        -0.44), (-0.18, -0.43), (-0.17, -0.49), (-0.13, -0.49), (-0.11, -0.42), (-0.02, -0.26))), soft=0.05)
    patches = cow.on_trunk(blob((-0.40, 0.20), (-0.18, 0.26), (-0.05, 0.12), (-0.20, -0.10), (-0.42, -0.04)) + blob(
        (0.06, -0.10), (0.16, 0.06), (0.26, -0.04), (0.20, -0.24)))
    c.detail(patches, "#9cc0d6", 0.34, soft=0.006)
    root, way = cow.on_trunk(dot(-0.02, 0.38, 0.01))[0].mean(0), 35
    horn = blob((-0.055, 0.0, 0), (-0.052, 0.50), (-0.085, 0.78), (-0.15, 0.90), (-0.27, 1.0, 0), (0.27, 1.0, 0),
        (0.15, 0.90), (0.085, 0.78), (0.052, 0.50), (0.055, 0.0, 0)) + dot(0, 0.0, 0.075, 0.035) + dot(0, 0.30, 0.075,
            0.024) + dot(0, 0.60, 0.082, 0.024)
    horn += limb((0, 0), (0, -0.10), 0.026) + dot(0, -0.11, 0.05, 0.024)
    long = 0.78
    for t, k in ((0.20, 0.10), (0.50, 0.13)):
        at = polar(root, way, t * long)
        c.paint(limb(at, (at[0] + k, at[1] - 0.30), 0.020), edge=0.006)
    c.paint(place(horn, root, long, way - 90), colour=BRASS, soft=0.06, rim=1.5, shade=0.4, wrap=0.5)
    mouth = polar(root, way, long)
    c.flat(place(dot(0, 0, 0.035, 0.245), mouth, 1, way), "#2a1608", 0.85)
    c.flat(place(hoop(0, 0, 0.035, 0.008, ry=0.248), mouth, 1, way), "#ffe0a0", 0.75, soft=0.003)
    for i in range(3):
        at = polar(mouth, way, 0.14 + 0.20 * i)
        c.flat(place(hoop(0, 0, 0.050 + 0.02 * i, 0.018 + 0.007 * i, ry=0.22 + 0.07 * i), at, 1, way), "#f4fafa",
            0.66 - 0.14 * i, soft=0.012 + 0.006 * i)
    c.flat(cow.on_head(dot(0.34, 0.08, 0.045)), "#d8ecf6", 0.9)
    c.flat(cow.on_head(dot(0.36, 0.08, 0.022)), c.palette.dark)
