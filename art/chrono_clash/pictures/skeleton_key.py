"""Skeleton Key: a skeleton kneels in a giant keyhole full of moonlight; its forearm is the key."""

import numpy as np

from art.chrono_clash.midnight import INK, bone, bony_hand, compose, picture
from art.kit import land, machine, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Build, Figure
from art.kit.shapes import Shape, bearing, between, blob, box, dot, limb, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("skeleton-key", disc=(0.10, 0.36, 0.66), kind="moon", clouds="none", stars=0.0, horizon=-0.75, light=INK)
def paint(c: Canvas) -> None:
    kx, ky, kr = 0.10, 0.32, 0.66
    floor = -0.76
    hole = dot(kx, ky, kr, n=80) + poly((kx - 0.30, ky - 0.4), (kx + 0.30, ky - 0.4), (kx + 0.52, floor), (kx - 0.52,
        floor))
    plate = blob((kx, 1.22), (kx + 0.40, 1.16), (kx + 0.84, 0.84), (kx + 0.94, 0.30), (kx + 0.76, -0.12), (kx + 0.72,
        -0.5),
        (kx + 0.86, -0.9, 0), (kx - 0.86, -0.9, 0), (kx - 0.72, -0.5), (kx - 0.76, -0.12), (kx - 0.94, 0.30),
            (kx - 0.84, 0.84),
            (kx - 0.40, 1.16))
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=hole, far=0.10, soft=0.06, rim=0.8)
    planks: Shape = []
    for x in (-0.98, -0.70, 0.98):
        planks += limb((x, -1.4), (x, 1.4), 0.006)
    c.detail(planks, c.palette.form, 0.6)
    c.paint(plate, cut=hole, soft=0.10, colour="#8a5a2c", rim=1.3, wrap=0.5, form=0.8)
    c.paint(machine.rivets([(kx + s * x, y) for s in (-1, 1) for x, y in ((0.80, 0.66), (0.85, 0.0), (0.74, -0.62),
        (0.36,
        1.06))], 0.028), colour="#d8a050", rim=1.4, soft=0.02, edge=0.006)
    land.ground(c, floor, 0.004, glow=0.9)
    c.flat(poly((kx - 0.50, floor), (kx + 0.50, floor), (kx + 0.95, -1.5), (kx - 0.80, -1.5)), c.palette.disc[1],
        0.25, soft=0.03)
    f = Figure((-0.06, -0.40), 1.42, Build(head=0.088), spine=82, head=100, near_arm=(24, 66), far_arm=(300, 10),
        near_leg=(262, 182), far_leg=(8, 272))
    k = 0.020
    far_bones = bone(f.shoulder_f, f.elbow_f, k) + bone(f.elbow_f, f.hand_f, k * 0.8) + place(bony_hand(0.8),
        f.hand_f, 0.22,
        -70)
    foot = sweep([f.foot_f, (f.foot_f[0] + 0.08, f.foot_f[1] + 0.01), (f.foot_f[0] + 0.17, f.foot_f[1] - 0.03)],
        [0.03, 0.022,
        0.012])
    far_bones += bone(f.hip_f, f.knee_f, k * 1.15) + bone(f.knee_f, f.foot_f, k) + foot
    c.cast(f.body(), floor, 0.7)
    c.paint(far_bones, soft=0.02, edge=0.007, far=0.04)
    spine: Shape = []
    for i in range(15):
        t = i / 14
        spine += f.on_chest(dot(-0.06 - 0.07 * np.sin(np.pi * t), t, 0.045, 0.030))
    ribs: Shape = []
    for i in range(7):
        y = 0.94 - 0.085 * i
        w = 0.24 + 0.10 * np.sin(np.pi * (i + 0.8) / 7)
        ribs += f.on_chest(sweep([(-0.12, y), (-0.18, y - 0.03), (0.02, y - 0.09), (w, y - 0.10), (w + 0.02,
            y - 0.03)], [0.016,
            0.020, 0.018, 0.014]))
    ribs += f.on_chest(limb((0.29, 0.84), (0.33, 0.40), 0.022, 0.014))
    pelvis = f.on_chest(blob((-0.22, 0.10), (-0.10, 0.16), (0.06, 0.08), (0.20, 0.14), (0.22, 0.0), (0.08, -0.08),
        (0.06, -0.16),
        (-0.10, -0.14), (-0.24, -0.02)))
    legs = bone(f.hip_n, f.knee_n, k * 1.2) + bone(f.knee_n, f.foot_n, k) + sweep([f.foot_n, (f.foot_n[0] - 0.07,
        f.foot_n[1] - 0.05), (f.foot_n[0] - 0.06, floor + 0.01)], [0.03, 0.024, 0.016])
    skull = f.on_head(blob((0.10, 1.0), (0.62, 0.88), (0.86, 0.42), (0.78, 0.12), (0.90, -0.06), (0.74, -0.26), (0.84,
        -0.50, 0),
        (0.40, -0.48), (0.10, -0.28), (-0.42, -0.36), (-0.86, 0.08), (-0.68, 0.74)) + blob((-0.06, -0.20), (0.16,
            -0.56),
            (0.84, -0.60, 0), (0.78, -0.92), (0.36, -0.98), (-0.02, -0.62), (-0.18, -0.30)))
    c.paint(spine + ribs + pelvis + legs + bone(f.neck, between(f.neck, f.head, 0.5), 0.018), soft=0.02, edge=0.008,
        rim=1.2)
    c.paint(skull, cut=f.on_head(dot(0.50, 0.22, 0.21, 0.24) + poly((0.80, 0.02), (0.66, -0.22), (0.84, -0.16))),
        soft=0.06,
        rim=1.2)
    c.shine(f.on_head(dot(0.52, 0.22, 0.09)), heat=1.1, halo=0.03)
    c.paint(bone(f.shoulder_n, f.elbow_n, k * 1.1) + bone(f.on_chest(dot(-0.1, 0.9, 0.01))[0].mean(0), f.shoulder_n,
        k * 0.8),
        soft=0.02, edge=0.008, rim=1.2)
    way = bearing(f.elbow_n, f.hand_n)
    c.paint(place(props.key(0.78), polar(f.elbow_n, way, 0.06), 1, way - 90), soft=0.04, edge=0.010, colour="#d89a30",
        rim=1.6)
    tip = polar(f.elbow_n, way, 0.80)
    c.shine(sky.star4(*tip, 0.16), heat=0.9, halo=0.04)
    sky.motes(c, 40, -0.7, 0.9, colour="#e8d0ff")
    compose(c, 0.08)
