"""The Hand Put Back: the great clock has THE HAND again, whole; tiny people on ropes make it fast."""

import numpy as np

from art.chrono_clash import world
from art.chrono_clash.blue_hour import LAMPLIGHT, picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, between, dot, hoop, limb, move, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("the-hand-put-back", disc=(0.0, 0.16, 0.84), kind="clock", clouds="bands", cover=0.5, horizon=-0.5, stars=0.8,
    gloom=0.2, shafts=0.3)
def paint(c: Canvas) -> None:
    x, y, r = c.disc
    c.flat(dot(x, y, r, n=120), "#c4dcee", 0.45)
    land.layer(c, land.roofs(c, -0.86, 0.16, 3, 30), 0.35, 0.4, 0.3)
    c.paint(hoop(x, y, r * 1.05, 0.060), soft=0.05, rim=1.3, wrap=0.5)
    c.flat(hoop(x, y, r * 1.00, 0.006) + hoop(x, y, r * 0.72, 0.004) + hoop(x, y, r * 0.20, 0.005), "#2c4c78", 0.8)
    marks: Shape = []
    for i in range(60):
        marks += limb(polar((x, y), 6 * i, r * 0.93), polar((x, y), 6 * i, r * 0.975), 0.010 if i % 5 == 0 else 0.0035)
    for i, text in enumerate(("XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI")):
        a = 90 - 30 * i
        marks += place(props.numeral(text, 0.135, 0.20), polar((x, y), a, r * 0.825), 1, a - 90)
    c.flat(marks, "#14305c", 0.92)
    filigree: Shape = []
    for i in range(12):
        a = 30 * i + 15
        filigree += hoop(*polar((x, y), a, r * 0.46), 0.13, 0.004) + limb(polar((x, y), a, r * 0.20), polar((x, y), a,
            r * 0.33), 0.003)
    c.flat(filigree, "#5c86b4", 0.45)
    # Ropes from the rim above to THE HAND and the workers.
    way = 90
    hand = place([q * np.array((1.55, 1.0), np.float32) for q in world.the_hand(0.78)], (x, y), 1, way - 90 - 30)
    c.darken(move(hand, 0.03, -0.035), 0.45, 0.02)
    c.paint(hand, soft=0.035, rim=1.8, colour="#a8762c", wrap=0.8, edge=0.009)
    c.detail(scaled_line((x, y), 60, 0.10, 0.62), "#ffe6b0", 0.55, soft=0.004)
    c.paint(dot(x, y, 0.085), soft=0.03, colour="#a8762c", rim=1.6, shade=0.3)
    c.shine(dot(x, y, 0.030), LAMPLIGHT, 1.0, 0.05)
    tip = polar((x, y), 60, 0.78)
    c.shine(sky.star4(*tip, 0.20), LAMPLIGHT, 1.1, 0.05)
    c.lamp(*polar((x, y), 60, 0.5), 0.7, LAMPLIGHT, 0.25)
    ropes: Shape = []
    folk: Shape = []
    rng = c.rng(4)
    spots = ((-0.52, 0.34, 1), (-0.30, 0.08, 1), (-0.10, 0.46, 1), (0.10, 0.62, 1), (0.60, 0.40, -1), (0.44, 0.02,
        -1), (0.20, -0.22, -1),
        (-0.18, -0.16, 1), (-0.44, -0.28, 1), (0.56, -0.30, -1), (0.02, -0.46, 1))
    for i, (px, py, facing) in enumerate(spots):
        top = (px + 0.10 * np.sign(px) * rng.uniform(0.2, 1.0), y + np.sqrt(max(0.01, (r * 1.02) ** 2 - px**2)))
        ropes += sweep([top, between(top, (px, py), 0.5), (px, py), (px + 0.02, py - 0.16)], [0.0038, 0.0038])
        lean = 70 if i % 2 else 110
        person = Figure((px, py - 0.085), 0.215, "man", spine=lean, head=90, near_arm=(70 if i % 2 else 20,
            80 if i % 2 else 10), far_arm=(40,
            80), near_leg=(330, 262), far_leg=(300, 240), facing=facing)
        folk += person.body() + person.on_head((dress.CAP, dress.BOWLER, dress.BUN)[i % 3])
    for reach, (px, py) in ((0.70, (-0.10, 0.46)), (0.46, (-0.30, 0.08)), (0.66, (0.60, 0.40)), (0.40, (0.44, 0.02))):
        ropes += limb(polar((x, y), 60, reach), (px, py + 0.02), 0.0038)
    c.flat(ropes, "#14305c", 0.95)
    c.paint(folk, soft=0.015, edge=0.005, rim=1.2)
    # A plank on two ropes with the notary who signs in triplicate, and a ladder.
    c.paint(props.ladder((-0.66, -0.66), (-0.34, 0.40), 0.07, 17), soft=0.01, edge=0.005)
    c.flat(limb((-0.62, 0.9), (-0.62, 0.14), 0.003), "#14305c", 0.9)
    land.layer(c, land.roofs(c, -1.02, 0.22, 5, 18), 0.06, 0.2, 0.3)
    land.windows(c, -1.02, -0.86, 26, colour=LAMPLIGHT, size=0.012)


def scaled_line(at: tuple[float, float], way: float, start: float, end: float) -> Shape:
    """A thin line along a direction from `at`."""
    return limb(polar(at, way, start), polar(at, way, end), 0.006, 0.004)
