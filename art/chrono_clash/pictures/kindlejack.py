"""Kindlejack: a slim clockwork colossus strides on stilts; its belly is a furnace, houses stand at its feet."""

from art.chrono_clash.dawn import SMOKE, picture
from art.kit import land, machine, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, box, dot, hoop, limb, poly, turn

# Outlines stay as rows of points:
# fmt: off


@picture("kindlejack", disc=(0.12, 0.48, 0.56), clouds="billows", cover=0.5, horizon=-0.7, light=SMOKE)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.95, 0.36, 4, 26), 0.62, 0.5, 0.4)
    _hip, _top = (0.0, 0.16), (0.06, 0.66)
    far_leg = machine.strut((0.06, 0.12), (0.40, -0.34), 0.045) + machine.strut((0.40, -0.34), (0.30, -0.98),
        0.035) + machine.joint((0.40, -0.34), 0.07)
    c.paint(far_leg, far=0.14, soft=0.03, edge=0.007)
    c.paint(machine.strut((0.16, 0.60), (0.50, 0.36), 0.035) + machine.strut((0.50, 0.36), (0.66, 0.62),
        0.028) + machine.joint((0.50, 0.36), 0.05), far=0.12, soft=0.03, edge=0.007)
    land.layer(c, land.roofs(c, -1.0, 0.24, 5, 20), 0.38, 0.4, 0.4)
    # A box of matches on its back.
    case = turn(box(-0.50, 0.22, -0.20, 0.74), -8, (-0.3, 0.5))
    c.paint(case, far=0.05, soft=0.08, colour="#8a2c12")
    for i in range(4):
        x = -0.41 + 0.055 * i
        c.paint(limb((x + 0.03, 0.70), (x + 0.05, 0.88), 0.012), edge=0.005)
        c.shine(dot(x + 0.052, 0.90, 0.020, 0.028), heat=0.8, halo=0.025)
    body = blob((-0.16, 0.66), (0.05, 0.74), (0.24, 0.66), (0.30, 0.44), (0.25, 0.20), (0.06, 0.06), (-0.14, 0.18),
        (-0.22, 0.42))
    head = blob((0.04, 0.76), (-0.02, 0.88), (0.06, 0.99), (0.20, 1.0), (0.28, 0.90), (0.26, 0.78)) + limb((0.08,
        0.70), (0.12, 0.82), 0.05) + poly((0.02, 0.98), (0.0, 1.10), (0.10, 1.08), (0.22, 1.14), (0.20,
            0.98)) + limb((0.26, 0.86), (0.40, 0.80), 0.022, 0.012)
    near_leg = machine.strut((-0.04, 0.12), (-0.34, -0.36), 0.052) + machine.strut((-0.34, -0.36), (-0.62, -0.96),
        0.040) + machine.joint((-0.34, -0.36), 0.085) + machine.joint((-0.02, 0.14), 0.11)
    feet = blob((-0.80, -1.0, 0), (-0.72, -0.92), (-0.58, -0.90), (-0.46, -1.0, 0)) + blob((0.18, -1.02, 0), (0.25,
        -0.95), (0.36, -0.94), (0.48, -1.02, 0))
    c.paint(body + head, soft=0.10)
    c.paint(near_leg + feet, soft=0.03, edge=0.008, shade=0.2)
    c.paint(machine.strut((-0.04, 0.60), (-0.22, 0.26), 0.042) + machine.strut((-0.22, 0.26), (-0.06, -0.02),
        0.034) + machine.joint((-0.22, 0.26), 0.06) + machine.joint((-0.04, 0.60), 0.085), soft=0.03, edge=0.008,
            shade=0.4)
    # The grate.
    grate = blob((0.06, 0.52), (0.20, 0.46), (0.21, 0.30), (0.06, 0.22), (0.01, 0.36))
    c.shine(grate, "#ff7a1c", 0.75, 0.12, 0.9)
    bars: Shape = []
    for i in range(4):
        bars += limb((0.03 + 0.05 * i, 0.20), (0.03 + 0.05 * i, 0.54), 0.009)
    c.flat(bars + hoop(0.11, 0.37, 0.125, 0.014, ry=0.17), c.palette.dark, 0.95)
    c.shine(dot(0.20, 0.905, 0.026), "#fff0c0", 1.1, 0.04)
    land.smoke(c, [(0.08, 1.12), (-0.02, 1.22), (-0.16, 1.28), (-0.30, 1.42)], [0.03, 0.06, 0.10, 0.15], amount=0.5)
    land.layer(c, land.roofs(c, -1.08, 0.16, 6, 16), 0.08, 0.1, 0.4)
    land.windows(c, -1.12, -0.98, 34)
    sky.embers(c, 40, -0.7, 0.9, 0.007)
