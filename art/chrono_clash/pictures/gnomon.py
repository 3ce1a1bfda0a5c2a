"""Gnomon: a colossus whose head is a sundial's blade; its shadow lies across the fields."""

from art.chrono_clash.noon import PALE, picture
from art.kit import land, machine, props, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, box, dot, limb, move, place, poly, scale, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("gnomon", disc=(-0.40, 0.66, 0.34), clouds="bands", cover=0.3, horizon=-0.2, light=PALE)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.30, 0.05, 3), 0.62, 0.5, 0.4)
    floor = -0.86
    land.layer(c, box(-1.2, -1.5, 1.2, -0.44), 0.45, 0.2, 0.5)
    fields: Shape = []
    for i in range(-8, 9):
        fields += limb((i * 0.12, -0.44), (i * 0.5, -1.5), 0.003, 0.012)
    for k in range(5):
        fields += limb((-1.1, -0.50 - 0.05 * k * k * 0.6 - 0.04 * k), (1.1, -0.50 - 0.05 * k * k * 0.6 - 0.04 * k),
            0.004)
    c.detail(fields, c.palette.form, 0.5, soft=0.003)
    # The long straight shadow with the hours.
    c.flat(poly((0.02, -0.80), (0.22, -0.80), (1.3, -1.16), (1.2, -1.42)), c.palette.dark, 0.75, soft=0.012)
    for i, word in enumerate(("X", "XI", "I", "II")):
        x = (-0.86, -0.46, 0.66, 0.96)[i]
        c.detail(scale(move(props.numeral(word, 0.12), x, -0.98 + 0.05 * abs(x)), 1, 0.6, (x, -0.98)), c.palette.rim,
            0.7, soft=0.002)
    legs = machine.strut((0.0, -0.24), (-0.16, -0.54), 0.085) + machine.strut((-0.16, -0.54), (-0.14, floor + 0.03),
        0.075) + machine.strut((0.22, -0.24), (0.40, -0.54), 0.085) + machine.strut((0.40, -0.54), (0.40,
            floor + 0.03), 0.075)
    feet = blob((-0.32, floor, 0), (-0.26, floor + 0.12), (-0.04, floor + 0.12), (0.02, floor, 0)) + blob((0.24,
        floor, 0), (0.30, floor + 0.12), (0.52, floor + 0.12), (0.58, floor, 0))
    c.paint(legs + feet + machine.joint((-0.16, -0.54), 0.11) + machine.joint((0.40, -0.54), 0.11), soft=0.06,
        edge=0.008)
    arms = machine.strut((-0.26, 0.30), (-0.52, -0.02), 0.07) + machine.strut((-0.52, -0.02), (-0.44, -0.34),
        0.06) + machine.strut((0.48, 0.30), (0.76, 0.0), 0.07) + machine.strut((0.76, 0.0), (0.72, -0.34), 0.06)
    hands = dot(-0.43, -0.40, 0.085, 0.10) + dot(0.72, -0.40, 0.085, 0.10)
    c.paint(arms + hands + machine.joint((-0.52, -0.02), 0.09) + machine.joint((0.76, 0.0), 0.09), soft=0.06,
        edge=0.008)
    body = blob((-0.30, 0.38), (0.10, 0.46), (0.52, 0.38), (0.54, 0.14), (0.36, -0.10), (0.34, -0.28), (-0.12, -0.28),
        (-0.14, -0.10), (-0.32, 0.14))
    mask = c.paint(body, soft=0.14, shade=0.3)
    c.detail(dot(0.10, 0.14, 0.15) , amount=0.9, within=mask)
    machine.dial_face(c, 0.10, 0.14, 0.13, 0.35)
    blade = poly((-0.20, 0.42), (0.44, 0.42), (0.50, 1.06))
    c.paint(blade, soft=0.06, rim=1.5, cut=poly((0.12, 0.50), (0.39, 0.50), (0.42, 0.78)))
    c.paint(limb((-0.26, 0.42), (0.50, 0.42), 0.03) + machine.joint((0.12, 0.42), 0.07), soft=0.03, edge=0.008)
    c.shine(dot(0.02, 0.485, 0.022) + dot(0.24, 0.58, 0.0), heat=1.0, halo=0.03)
    belt = sweep([(-0.22, -0.20), (0.10, -0.27), (0.44, -0.20)], [0.060, 0.066, 0.060])
    c.paint(belt, soft=0.03, shade=0.3, colour="#7a6a24")
    for i, word in enumerate(("IX", "XII", "III")):
        c.detail(place(props.numeral(word, 0.085), (-0.10 + 0.20 * i, -0.235 - (0.03 if i == 1 else 0.0))),
            c.palette.accent, 0.95, soft=0.001)
    trees = land.forest(c, -1.12, 0.14, 4, "round", 26)
    land.layer(c, trees, 0.05, 0.1, 0.3)
    sky.birds(c, 6, (-0.2, 0.25), 0.5, 0.04)
