"""Nine Bars the Door: a broad knight stands before a great double door and holds its beam; nine bolts are drawn."""

from art.chrono_clash.blue_hour import hour, picture
from art.kit import figure as dress
from art.kit import land
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, between, blob, both, bounds, box, dot, hoop, limb, pair, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("nine-bars-the-door", disc=(0.0, 0.80, 0.30), kind="moon", clouds="none", horizon=0.6, gloom=0.1, shafts=0.5)
def paint(c: Canvas) -> None:
    rose = dot(0.0, 0.80, 0.30, n=80)
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=rose, far=0.12, rim=0.8, soft=0.08)
    land.stones(c, -0.8, 1.4, high=0.12, amount=0.45)
    tracery = hoop(0.0, 0.80, 0.30, 0.022) + hoop(0.0, 0.80, 0.10, 0.012)
    for i in range(8):
        a = 45 * i + 22.5
        tracery += limb(polar((0, 0.80), a, 0.10), polar((0, 0.80), a, 0.30), 0.010)
    c.paint(tracery, soft=0.02, rim=1.0)
    # Moonlight falls from the rose onto the door.
    for wide, amount in ((0.62, 0.10), (0.42, 0.12)):
        c.flat(poly((-0.26, 0.62), (0.26, 0.62), (wide + 0.16, -0.9), (-wide - 0.16, -0.9)), c.palette.halo, amount,
            soft=0.03)
    door = box(-0.74, -1.5, 0.74, 0.12) + dot(0.0, 0.12, 0.74, 0.40, n=80)
    c.paint(door + box(-0.84, -1.5, 0.84, 0.12) + dot(0, 0.12, 0.84, 0.49, n=80), soft=0.06, rim=1.2)
    mask = c.paint(door, far=0.58, rim=0.6, soft=0.14)
    planks: Shape = limb((0, -1.2), (0, 0.52), 0.010)
    for i in range(-5, 6):
        planks += limb((i * 0.135, -1.2), (i * 0.135, 0.50), 0.005)
    c.detail(planks, None, 0.75, mask, 0.003)
    iron: Shape = []
    for y in (-0.48, 0.30):
        for side in (-1, 1):
            iron += sweep([(side * 0.74, y), (side * 0.34, y), (side * 0.14, y)], [0.034, 0.028, 0.008])
            iron += sweep([(side * 0.40, y), (side * 0.28, y + 0.10), (side * 0.20, y + 0.07)], [0.014, 0.012,
                0.004]) + sweep([(side * 0.40,
                y), (side * 0.28, y - 0.10), (side * 0.20, y - 0.07)], [0.014, 0.012, 0.004])
    c.detail(iron, None, 0.85, mask, 0.002)
    c.shine(limb((0, 0.50), (0, -0.85), 0.005), "#d8f0ff", 0.9, 0.05, 0.7)
    floor = -0.78
    c.paint(box(-1.2, -1.5, 1.2, floor), soft=0.05, rim=0.8)
    c.flat(poly((-0.02, floor), (0.02, floor), (0.14, -1.0), (-0.14, -1.0)), "#6fa8dc", 0.22, soft=0.03)
    beam_y = 0.02
    beam = box(-0.92, beam_y - 0.075, 0.92, beam_y + 0.075)
    hooks = [p for x in (-0.82, 0.82) for p in box(x - 0.05, beam_y - 0.13, x + 0.05, beam_y + 0.10)]
    mask = c.paint(beam, soft=0.05, rim=1.4, colour="#5c6c88", shade=0.5)
    c.detail([p for y in (-0.04, 0.0, 0.035) for p in sweep([(-0.9, beam_y + y), (0, beam_y + y - 0.01), (0.9,
        beam_y + y)], [0.003, 0.004,
        0.003])], None, 0.6, mask, 0.003)
    c.paint(hooks, soft=0.03, rim=1.2)
    c.lamp(0.0, 0.10, 1.0, c.palette.halo, 0.55)
    build = dress.BUILDS["broad"]._replace(shoulder=0.185, hip=0.100, flesh=1.75, head=0.078, belly=0.125)
    who = Figure((0.0, -0.08), 1.42, build, turn=1, near_arm=(318, 62), far_arm=(222, 118), near_leg=(285, 266),
        far_leg=(255, 274))
    low = floor - 0.02 - bounds(who.leg(True, 1.7))[1]
    who = Figure((0.0, -0.08 + low), 1.42, build, turn=1, near_arm=(322, 55), far_arm=(218, 125), near_leg=(285, 266),
        far_leg=(255, 274))
    h, n = who.hip, who.neck
    cloak = blob((n[0] - 0.20, n[1] - 0.02), (-0.40, n[1] - 0.16), (-0.46, -0.30), (-0.58, floor - 0.02, 0), (-0.2,
        floor - 0.05), (0.2,
        floor - 0.04), (0.58, floor - 0.02, 0), (0.46, -0.30), (0.40, n[1] - 0.16), (n[0] + 0.20, n[1] - 0.02))
    c.paint(cloak, soft=0.14, colour="#1c3c8c", rim=1.2, shade=0.5)
    c.detail([p for i in (-4, -3, 3, 4) for p in sweep([(i * 0.075, n[1] - 0.2), (i * 0.12, floor)], [0.004, 0.020])],
        None, 0.7, soft=0.012)
    c.paint(who.leg(False, 1.7) + who.leg(True, 1.7), soft=0.06, rim=1.3)
    greaves: Shape = []
    for knee, foot in ((who.knee_n, who.foot_n), (who.knee_f, who.foot_f)):
        greaves += dot(knee[0], knee[1], 0.075, 0.085) + limb(between(knee, foot, 0.25), between(knee, foot, 0.9),
            0.075, 0.062)
    c.paint(greaves, soft=0.05, rim=1.5, shade=0.3)
    tabard = blob((-0.20, h[1] + 0.16, 0), (0.20, h[1] + 0.16, 0), (0.24, h[1] - 0.30, 0), (0.0, h[1] - 0.36), (-0.24,
        h[1] - 0.30, 0))
    chest = both((0.0, n[1] + 0.02), (0.14, n[1] + 0.02), (0.30, n[1] - 0.06), (0.31, n[1] - 0.20), (0.24,
        h[1] + 0.10), (0.0, h[1] + 0.04))
    c.paint(tabard, soft=0.07, colour="#2c58b8", rim=1.1, shade=0.3)
    mask = c.paint(chest, soft=0.10, rim=1.5, shade=0.3)
    c.detail(limb((0, n[1] - 0.04), (0, h[1] + 0.06), 0.006) + pair(sweep([(0.0, h[1] + 0.16), (0.12, h[1] + 0.18),
        (0.25, h[1] + 0.24)], [0.006,
        0.006, 0.004])) + pair(sweep([(0.0, h[1] + 0.10), (0.12, h[1] + 0.12), (0.25, h[1] + 0.17)], [0.006, 0.006,
            0.004])), c.palette.form,
            1.0, mask, 0.003)
    for side in (-1, 1):
        s = who.shoulder_n if side > 0 else who.shoulder_f
        c.paint(who.arm(side > 0, 1.5), soft=0.06, rim=1.4, shade=0.4)
        for k in range(3):
            c.paint(dot(s[0] + side * (0.02 + 0.035 * k), s[1] + 0.03 - 0.075 * k, 0.135 - 0.014 * k, 0.085,
                -side * 28), soft=0.04, rim=1.5,
                shade=0.25)
        hand = who.hand_n if side > 0 else who.hand_f
        c.paint(blob((hand[0] - 0.075, hand[1] - 0.07), (hand[0] - 0.085, hand[1] + 0.05), (hand[0], hand[1] + 0.09),
            (hand[0] + 0.085, hand[1]
            + 0.05), (hand[0] + 0.075, hand[1] - 0.07)), soft=0.04, rim=1.5, shade=0.3)
    hd = who.head
    helm = both((0.0, 0.175), (0.085, 0.16), (0.135, 0.06), (0.135, -0.08), (0.09, -0.16), (0.0, -0.19), x=0)
    horns = pair(sweep([(0.10, 0.06), (0.22, 0.12), (0.26, 0.26), (0.20, 0.38)], [0.045, 0.040, 0.026, 0.004]))
    helm_at = (hd[0], hd[1] - 0.01)
    c.paint(place(horns, helm_at), soft=0.04, rim=1.6, shade=0.3)
    c.paint(place(helm, helm_at), soft=0.06, rim=1.6, shade=0.4)
    c.detail(place(limb((0, 0.17), (0, -0.18), 0.010), helm_at), c.palette.form, 1.0, soft=0.003)
    c.shine(place(box(-0.105, 0.015, -0.015, 0.035) + box(0.015, 0.015, 0.105, 0.035), helm_at), heat=1.0, halo=0.03)
    c.flat(place([p for i in range(4) for p in dot(0.035 + 0.02 * i, -0.07, 0.006) + dot(-0.035 - 0.02 * i, -0.07,
        0.006)], helm_at),
        c.palette.form, 0.9)
    # Nine bolts along the beam.
    for i in range(9):
        x = -0.80 + 0.20 * i
        if abs(x) < 0.30:
            continue
        c.paint(dot(x, beam_y, 0.036), soft=0.02, rim=1.4)
        c.shine(dot(x, beam_y, 0.018), heat=0.9, halo=0.025)
    for i in range(3):
        c.shine(dot(-0.10 + 0.10 * i, h[1] + 0.055, 0.016), heat=0.9, halo=0.022)
    hour(c, "IX", 0.0, h[1] - 0.14, 0.18)
