"""Siesta Bear: a huge bear asleep on its back across a garden gate, hat over its eyes."""

from art.chrono_clash.noon import BLOSSOM, CORN_GOLD, PALE, picture
from art.kit import figure as dress
from art.kit import land, machine, props
from art.kit.canvas import Canvas
from art.kit.creature import bird
from art.kit.shapes import Shape, blob, box, dot, limb, place, scale, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("siesta-bear", disc=(0.24, 0.58, 0.38), clouds="billows", cover=0.4, horizon=-0.2, light=PALE)
def paint(c: Canvas) -> None:
    land.layer(c, land.forest(c, -0.34, 0.26, 2, "round", 22), 0.6, 0.5, 0.4)
    land.layer(c, land.hills(c, -0.50, 0.03, 4), 0.42, 0.4, 0.3)
    posts: Shape = []
    for x in (-0.94, 0.94):
        posts += box(x - 0.10, -1.3, x + 0.10, -0.18) + box(x - 0.13, -0.22, x + 0.13, -0.15) + dot(x, -0.09, 0.075)
    c.paint(posts, soft=0.08)
    c.paint(machine.fence(-0.84, 0.84, -0.95, 0.55, 0.105) + limb((-0.86, -0.42), (0.86, -0.42), 0.022), soft=0.02,
        edge=0.006, far=0.05)
    body = blob((-0.80, -0.30), (-0.66, -0.08), (-0.42, 0.10), (-0.10, 0.34), (0.22, 0.36), (0.48, 0.18), (0.66,
        -0.04), (0.78, -0.30), (0.50, -0.46), (0.0, -0.50), (-0.50, -0.48))
    head = blob((-0.92, -0.16), (-0.94, 0.04), (-0.82, 0.20), (-0.62, 0.22), (-0.50, 0.10), (-0.46, -0.10), (-0.58,
        -0.28), (-0.80, -0.30)) + dot(-0.94, -0.02, 0.085) + blob((-0.78, 0.16), (-0.74, 0.34), (-0.62, 0.38), (-0.54,
            0.30), (-0.52, 0.10))
    far_leg = sweep([(0.50, 0.04), (0.72, 0.30), (0.86, 0.16)], [0.15, 0.11, 0.09]) + dot(0.88, 0.20, 0.11, 0.13, 20)
    near_leg = sweep([(0.46, -0.22), (0.78, -0.36), (0.88, -0.66)], [0.19, 0.15, 0.11]) + dot(0.92, -0.72, 0.15, 0.10,
        -30)
    arm_far = sweep([(-0.40, 0.08), (-0.22, 0.30), (-0.02, 0.40)], [0.12, 0.09, 0.08])
    arm_near = sweep([(-0.44, -0.20), (-0.56, -0.50), (-0.50, -0.84)], [0.16, 0.13, 0.10]) + dot(-0.49, -0.90, 0.105,
        0.12)
    far_leg, arm_far, body, head, near_leg, arm_near = (scale(part, 0.86, 0.92, (0.25, -0.5)) for part in (far_leg,
        arm_far, body, head, near_leg, arm_near))
    c.paint(far_leg + arm_far, far=0.08, soft=0.08)
    mask = c.paint(body + head, soft=0.26, form=1.1)
    c.detail(dot(0.14, 0.08, 0.36, 0.25, -8), c.palette.form, 0.55, mask, 0.06)
    c.paint(near_leg + arm_near, soft=0.10, shade=0.35)
    c.flat(scale(dot(0.90, 0.20, 0.055, 0.07, 20) + dot(0.845, 0.30, 0.024) + dot(0.905, 0.31, 0.024) + dot(0.955,
        0.275, 0.02), 0.86, 0.92, (0.25, -0.5)), "#6a8a3c", 0.9)
    claws = [q for i in range(4) for q in limb((-0.56 + 0.045 * i, -0.97), (-0.565 + 0.05 * i, -1.03), 0.012, 0.003)]
    c.flat(scale(claws, 0.86, 0.92, (0.25, -0.5)), c.palette.rim, 0.8)
    # The hat over the eyes, and what it breathes out.
    hat = place(dress.STRAW, (-0.60, 0.13), 0.22, 38)
    c.paint(hat, soft=0.05, colour=CORN_GOLD, rim=1.4, shade=0.3)
    c.flat(place(box(-0.74, 0.46, 0.74, 0.64), (-0.60, 0.13), 0.22, 38), "#c03a20", 0.8)
    zs: Shape = []
    for i in range(3):
        x, y, s = -0.42 + 0.20 * i, 0.60 + 0.14 * i, 0.05 + 0.018 * i
        zs += limb((x - s, y + s), (x + s, y + s), 0.010) + limb((x + s, y + s), (x - s, y - s), 0.010) + limb((x - s,
            y - s), (x + s, y - s), 0.010)
    c.flat(zs, c.palette.dark, 0.75)
    c.paint(place(bird(0.26, 40), (0.34, 0.50), 1, 0, True), soft=0.02)
    c.paint(place([p for p in bird(0.14, 70)], (0.16, 0.42)), soft=0.02)
    land.grass(c, -1.0, 0.18, 100)
    rng = c.rng(5)
    c.flat([q for _ in range(16) for q in props.flower(rng.uniform(-1, 1), rng.uniform(-1.0, -0.86), 0.03)], BLOSSOM,
        0.85)
