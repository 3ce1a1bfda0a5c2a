"""Foreclosure: Four bailiffs carry off a whole house on a pole; its owner is still at the window."""

from art.chrono_clash.midnight import PAPER, WAX, compose, picture
from art.kit import figure as dress
from art.kit import land
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, box, dot, hoop, limb, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("foreclosure", disc=(0.0, 0.40, 0.66), kind="moon", clouds="bands", cover=0.6, horizon=-0.5)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.66, 0.22, 5, 22), 0.62, 0.5, 0.3)
    floor = -0.78
    land.ground(c, floor, 0.008)
    pole_y = -0.13
    hx, base = 0.0, -0.40
    walls = poly((hx - 0.36, base), (hx - 0.40, 0.22), (hx + 0.40, 0.22), (hx + 0.36, base))
    roof = poly((hx - 0.52, 0.18), (hx - 0.36, 0.42), (hx - 0.04, 0.78), (hx + 0.30, 0.46), (hx + 0.52,
        0.18)) + box(hx + 0.16, 0.4, hx + 0.30, 0.82) + box(hx + 0.13, 0.80, hx + 0.33, 0.86)
    bailiffs = ((-0.82, 0.80, 1), (-0.56, 0.84, 0), (0.53, 0.84, 1), (0.80, 0.80, 0))
    c.paint(limb((-1.15, pole_y), (1.15, pole_y), 0.028), soft=0.03, colour="#8a5a34", rim=1.3)
    c.cast(box(-0.4, base, 0.4, 0.5), floor, 0.4, 0.7)
    # Earth, pipes and a root that came along.
    rng = c.rng(4)
    clods: Shape = blob((hx - 0.42, base + 0.02, 0), (hx - 0.30, base - 0.10), (hx - 0.14, base - 0.06), (hx,
        base - 0.16), (hx + 0.16, base - 0.07), (hx + 0.30, base - 0.12), (hx + 0.42, base + 0.02, 0))
    for _ in range(10):
        x = rng.uniform(-0.34, 0.34)
        clods += sweep([(hx + x, base - 0.05), (hx + x + rng.normal(0, 0.03), base - 0.14), (hx + x + rng.normal(0,
            0.07), base - 0.22)], [0.012, 0.008, 0.002])
    clods += sweep([(hx + 0.20, base), (hx + 0.20, base - 0.16), (hx + 0.28, base - 0.18), (hx + 0.28, base - 0.24)],
        [0.02, 0.02])
    c.paint(clods, soft=0.04, colour="#5a2c40", rim=1.1)
    land.smoke(c, [(hx + 0.23, 0.90), (hx + 0.10, 1.0), (hx - 0.14, 1.06), (hx - 0.42, 1.14)], [0.03, 0.055, 0.07,
        0.09], amount=0.5)
    mask = c.paint(walls, soft=0.10, rim=1.2, colour="#6a3a7a", form=0.9)
    c.detail(limb((hx - 0.37, -0.06), (hx + 0.37, -0.06), 0.014) + limb((hx - 0.13, base), (hx - 0.13, 0.22),
        0.014) + limb((hx + 0.13, base), (hx + 0.13, 0.22), 0.014) + limb((hx - 0.36, -0.36), (hx - 0.14, -0.08),
            0.010),
        amount=0.85, within=mask, soft=0.003)
    mask = c.paint(roof, soft=0.08, rim=1.4)
    c.detail([q for k in range(9) for q in limb((hx - 0.6, 0.22 + 0.06 * k), (hx + 0.6, 0.22 + 0.06 * k), 0.004)],
        c.palette.halo, 0.45, mask, 0.002)
    # Windows: in the largest the owner, with tea.
    c.shine(box(hx - 0.10, -0.02, hx + 0.10, 0.17), heat=0.6, halo=0.06)
    c.shine(box(hx + 0.19, -0.01, hx + 0.31, 0.14) + box(hx - 0.31, -0.01, hx - 0.19, 0.14), heat=0.4, halo=0.03)
    c.flat(dot(hx, 0.085, 0.036, 0.042) + blob((hx - 0.085, -0.02, 0), (hx - 0.065, 0.03), (hx, 0.05), (hx + 0.065,
        0.03), (hx + 0.085, -0.02, 0)) + dot(hx - 0.005, 0.14, 0.018) + sweep([(hx + 0.05, 0.01), (hx + 0.085, 0.03),
            (hx + 0.07,
        0.075)], [0.014, 0.012, 0.010]) + box(hx + 0.045, 0.07, hx + 0.085, 0.10), c.palette.dark)
    c.flat(limb((hx - 0.25, -0.01), (hx - 0.25, 0.14), 0.007) + limb((hx + 0.25, -0.01), (hx + 0.25, 0.14), 0.007),
        c.palette.dark)
    c.flat(box(hx - 0.07, base, hx + 0.07, -0.14) + dot(hx, -0.14, 0.07), "#8a2a44")
    c.flat(poly((hx - 0.055, -0.20), (hx + 0.05, -0.19), (hx + 0.055, -0.31), (hx - 0.05, -0.32)), PAPER)
    c.flat(dot(hx + 0.02, -0.285, 0.016), WAX)
    c.flat([q for k in range(3) for q in limb((hx - 0.035, -0.22 - 0.022 * k), (hx + 0.03, -0.215 - 0.022 * k),
        0.0035)], "#5a3a80")
    c.paint(limb((hx - 0.42, pole_y), (hx + 0.42, pole_y), 0.028), soft=0.03, colour="#8a5a34", rim=1.3, shade=0.4)
    c.paint([q for x in (-0.30, 0.30) for q in hoop(hx + x, pole_y, 0.045, 0.014)], colour="#d8a870", soft=0.02,
        edge=0.006, rim=1.3)
    # The four are painted limb by limb together: none stands before another.
    behind: Shape = []
    coats: Shape = []
    arms: Shape = []
    bands: Shape = []
    eyes: Shape = []
    for i, (x, size, phase) in enumerate(bailiffs):
        legs = ((300, 262), (248, 232)) if phase else ((284, 268), (262, 220))
        man = Figure((x, floor + 0.455 * size), size, "broad" if i % 2 else "man", spine=80, head=84, near_arm=(40,
            118),
            far_arm=(250, 290), near_leg=legs[0], far_leg=legs[1])
        behind += man.arm(False, 1.2) + man.leg(False, 1.3) + man.leg(True, 1.3)
        hat = dress.STOVEPIPE if i % 2 == 0 else dress.TOPHAT
        coats += man.coat(man.hip[1] - 0.17 * size, 0.17 * size,
            -0.05) + man.skull() + man.on_head(hat + dress.MOUSTACHE)
        arms += man.arm(True, 1.2)
        bands += man.on_head(box(-0.7, 0.5, 0.74, 0.75))
        eyes += man.on_head(dot(0.54, 0.18, 0.07))
    c.cast(behind + coats, floor, 0.5)
    c.paint(behind, far=0.04, soft=0.04)
    c.paint(coats, soft=0.05)
    c.paint(arms, shade=0.4, soft=0.03)
    c.detail(bands, "#c04a8a", 0.85, soft=0.002)
    c.shine(eyes, heat=0.9, halo=0.012)
    c.paint(limb((-1.15, pole_y), (-0.46, pole_y), 0.026) + limb((0.46, pole_y), (1.15, pole_y), 0.026), soft=0.03,
        colour="#8a5a34", rim=1.2)
    compose(c, 0.06)
