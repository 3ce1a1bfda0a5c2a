"""Pia Larkrider: a girl stands in the stirrups of a huge lark that climbs steeply."""

from art.chrono_clash.dawn import picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.creature import wing
from art.kit.figure import Figure, clothed
from art.kit.shapes import between, blob, dot, place, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("pia-larkrider", disc=(0.06, 0.34, 0.64), clouds="billows", cover=0.62, horizon=-0.9)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -1.05, 0.25, 4, 22), 0.6, 0.5, 0.4)
    land.layer(c, land.clock_tower(-0.72, -1.1, 0.62), 0.5, 0.5, 0.5)
    sky.birds(c, 6, (0.6, -0.5), 0.3, 0.035)
    up, at = 36, (0.06, -0.26)
    body = blob((0.62, 0.10), (0.50, 0.20), (0.34, 0.17), (0.10, 0.20), (-0.25, 0.13), (-0.50, 0.05), (-0.95, 0.12,
        0), (-0.86, 0.03), (-1.0, -0.03, 0), (-0.50, -0.08), (-0.15, -0.20), (0.18, -0.24), (0.42, -0.12), (0.58, 0.0))
    beak = blob((0.59, 0.12, 0), (0.80, 0.06, 0), (0.60, 0.02, 0))
    crest = blob((0.46, 0.18, 0), (0.32, 0.34, 0), (0.34, 0.16))
    claws = sweep([(-0.12, -0.16), (-0.20, -0.28), (-0.34, -0.30)], [0.03, 0.02, 0.008]) + sweep([(-0.02, -0.18),
        (-0.10, -0.30), (-0.24, -0.34)], [0.03, 0.02, 0.008])
    root = place(dot(0.14, 0.04, 0.01), at, 1, up)[0].mean(0)
    c.paint(wing(root, (-0.86, 0.62), -0.50, 10, 70), far=0.12, soft=0.06)
    c.paint(place(body + beak + crest + claws, at, 1, up), soft=0.10)
    c.paint(wing(root, (0.72, -0.92), -0.46, 10, 70), soft=0.06, shade=0.35)
    c.shine(place(dot(0.53, 0.11, 0.022), at, 1, up), heat=1.0, halo=0.02)
    seat = place(dot(0.10, 0.20, 0.01), at, 1, up)[0].mean(0)
    girl = Figure((seat[0] - 0.03, seat[1] + 0.30), 0.92, "child", spine=84, head=76, near_arm=(330, 5), far_arm=(70,
        92), near_leg=(308, 252), far_leg=(285, 250))
    c.paint(girl.on_head(dress.PIGTAILS), soft=0.03)
    clothed(c, girl, girl.trunk() + girl.skirt(girl.hip[1] - 0.14, 0.16, -0.06), girl.on_head(dress.BANDANA), soft=0.05)
    rein = place(dot(0.60, 0.05, 0.01), at, 1, up)[0].mean(0)
    c.paint(sweep([girl.hand_n, between(girl.hand_n, rein, 0.5), rein], [0.006, 0.006]), edge=0.005)
    c.paint(place(props.flag(0.5, 0.26, 0.5), girl.hand_f, 0.62, -6), soft=0.03, colour="#c02818")
    sky.leaves(c, 12, size=0.03, lit=0.8)
