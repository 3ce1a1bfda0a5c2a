"""Midnight's house of collection: graveyard, gargoyle, hearse and those who present the bill."""

import numpy as np

from art.chrono_clash import figure as dress
from art.chrono_clash import land, machine, props, sky
from art.chrono_clash.canvas import Canvas
from art.chrono_clash.creature import Beast
from art.chrono_clash.figure import Build, Figure
from art.chrono_clash.purple_air import (
    FOG,
    INDIGO,
    INK,
    PAPER,
    PLUM,
    bony_hand,
    compose,
    ghost,
    watch,
)
from art.chrono_clash.shapes import (
    Point,
    Shape,
    bearing,
    between,
    blob,
    both,
    box,
    curve,
    dot,
    hoop,
    limb,
    move,
    place,
    polar,
    poly,
    scale,
    sweep,
    turn,
)

# Outlines stay as rows of points:
# fmt: off

book = sky.Book("purple")

GOLD = "#f0b044"


@book("late-lord-tarry", disc=(-0.50, 0.66, 0.34), kind="moon", clouds="billows", cover=0.4, stars=0.9, horizon=-0.6,
    light=INK)
def tarry(c: Canvas) -> None:
    """A translucent lord rises from his coffin with a look at his watch, a wilted bouquet and a bow of regret."""
    land.layer(c, land.hills(c, -0.44, 0.06, 2), 0.65, 0.6, 0.4)
    land.layer(c, machine.graveyard([-0.90, -0.62, -0.34, 0.42, 0.66, 0.92], [-0.50, -0.48, -0.47, -0.46, -0.48,
        -0.5], 0.30, 3), 0.45, 0.4, 0.4, 0.7)
    c.mist(-0.46, 0.20, 0.5)
    floor = -0.74
    land.ground(c, floor, 0.012)
    # Bier, coffin, its lid thrown back.
    lid = place(machine.coffin(1.02), (0.66, -0.24), 1, -13)
    mask = c.paint(lid, soft=0.05, rim=1.2, colour="#5c2a4c", far=0.08)
    c.detail(place(limb((0, -0.24), (0, 0.36), 0.020) + limb((-0.14, 0.18), (0.14, 0.18), 0.020), (0.66, -0.24), 1,
        -13),
        "#e0a84c", 0.7, mask, 0.003)
    c.lamp(0.02, -0.30, 0.9, "#b48aff", 0.8)
    f = Figure((0.02, 0.10), 1.34, "man", spine=94, head=78, near_arm=(336, 72), far_arm=(318, 348))
    h = f.hip
    tail = blob((h[0] + 0.14, h[1] + 0.18), (h[0] + 0.20, h[1] - 0.06), (h[0] + 0.14, h[1] - 0.30), (h[0] + 0.04,
        h[1] - 0.50), (h[0] - 0.10, h[1] - 0.62, 0),
        (h[0] - 0.20, h[1] - 0.46), (h[0] - 0.42, h[1] - 0.30), (h[0] - 0.60, h[1] - 0.34, 0), (h[0] - 0.44,
            h[1] - 0.16), (h[0] - 0.28, h[1] - 0.04),
            (h[0] - 0.44, h[1] + 0.0, 0), (h[0] - 0.22, h[1] + 0.12), (h[0] - 0.12, h[1] + 0.24))
    wig = f.on_head(blob((0.62, 0.85), (0.2, 1.22), (-0.55, 1.12), (-1.0, 0.5), (-1.12, -0.3), (-0.9, -0.95), (-0.55,
        -0.75), (-0.45, 0.0), (0.0, 0.40)) + dot(-1.15, -0.75,
        0.26) + sweep([(-1.0, -1.0), (-1.3, -1.8), (-1.15, -2.4)], [0.14, 0.12, 0.02]))
    ruff = f.on_chest(blob((-0.30, 0.94), (0.0, 0.86), (0.34, 0.96), (0.40, 0.76), (0.30, 0.56, 0), (0.18, 0.74),
        (-0.2, 0.80)))
    bicorne = f.on_head(blob((-1.30, 0.72, 0), (-0.9, 1.25), (0.0, 1.75), (0.8, 1.35), (1.35, 0.62, 0), (0.6, 0.78),
        (-0.5, 0.82)))
    ghost(c, f.arm(False, 1.5), 0.55)
    ghost(c, f.trunk() + tail + f.skull() + wig + ruff, 0.66)
    ghost(c, bicorne, 0.75, "#c8a4f4", "#5c34a4")
    ghost(c, ruff, 0.6, "#ffffff", "#cdb4f0", 0.02)
    c.flat(f.on_chest(blob((-0.16, 0.60), (0.16, 0.80), (0.20, 0.30), (0.10, -0.1), (-0.02, -0.2), (-0.08, 0.2))),
        "#6a40b0", 0.35, soft=0.01)
    c.flat(f.on_chest([q for y in (0.55, 0.40, 0.25, 0.10) for q in dot(0.12, y, 0.022)]), "#ffffff", 0.8)
    c.flat(f.on_head(dot(0.52, 0.16, 0.10, 0.13) + sweep([(0.34, 0.42), (0.56, 0.50), (0.76, 0.36)], [0.03, 0.05,
        0.03]) + sweep([(0.56, -0.52), (0.70, -0.46), (0.86, -0.52)],
        [0.02, 0.04, 0.02])), "#2a0e5a", 0.9)
    # The bouquet hangs its heads.
    at = f.hand_f
    stalks: Shape = []
    heads: list[Point] = []
    for i in range(7):
        a = 20 + 17 * i
        top = polar(at, a, 0.15)
        end = (top[0] + 0.05 + 0.13 * np.cos(np.radians(a)), top[1] - 0.13 - 0.03 * (i % 3))
        stalks += sweep([(at[0] - 0.05, at[1] - 0.12), at, top, end], [0.007, 0.008, 0.007, 0.005])
        heads.append(end)
    c.flat(stalks, "#b48ae8", 0.9)
    for i, (x, y) in enumerate(heads):
        c.flat(blob((x - 0.035, y + 0.015), (x, y + 0.03), (x + 0.035, y + 0.015), (x + 0.03, y - 0.03), (x,
            y - 0.055, 0), (x - 0.03, y - 0.03)), ("#e07aa8", "#f0a0c4")[i % 2], 0.9)
    petals = [(at[0] + 0.16, at[1] - 0.30), (at[0] + 0.05, at[1] - 0.42), (at[0] + 0.24, at[1] - 0.50)]
    c.flat([q for i, (x, y) in enumerate(petals) for q in dot(x, y, 0.022, 0.012, 40 * i)], "#e07aa8", 0.8)
    c.darken(f.arm(True, 1.5), 0.45, 0.025)
    ghost(c, f.arm(True, 1.5), 0.82)
    cuff = f.in_hand(blob((-0.05, -0.02), (0.05, -0.02), (0.06, -0.08), (-0.06, -0.08)), True, 72)
    c.flat(cuff, "#ffffff", 0.6)
    watch(c, f.hand_n[0] + 0.04, f.hand_n[1] + 0.10, 0.085, 0.8, 100)
    c.flat(sweep([(f.hand_n[0] + 0.02, f.hand_n[1] - 0.02), (f.hand_n[0] - 0.06, f.hand_n[1] - 0.24),
        (f.hip[0] + 0.12, f.hip[1] + 0.10)], [0.005, 0.005]), c.palette.accent, 0.9)
    box_ = poly((-0.86, -0.42), (0.56, -0.42), (0.46, -0.66), (-0.74, -0.66))
    mask = c.paint(box_, soft=0.07, rim=1.3, wrap=0.6, colour="#6a2c50", shade=0.3)
    c.detail(limb((-0.84, -0.455), (0.54, -0.455), 0.006) + limb((-0.74, -0.62), (0.46, -0.62), 0.006),
        c.palette.accent, 0.7, mask, 0.002)
    c.flat([q for x in (-0.60, -0.16, 0.30) for q in hoop(x, -0.54, 0.045, 0.010, 180, 360) + dot(x - 0.045, -0.54,
        0.014) + dot(x + 0.045, -0.54, 0.014)], "#e0a84c")
    c.paint(limb((-0.58, -0.66), (-0.66, -0.80), 0.03) + limb((0.30, -0.66), (0.40, -0.80), 0.03), soft=0.03)
    c.mist(-0.78, 0.14, 0.5)
    sky.motes(c, 40, -0.5, 0.8, colour="#e0c4ff")
    compose(c, 0.10)


@book("spade-and-sons", disc=(0.04, 0.10, 0.84), kind="moon", clouds="bands", cover=0.6, horizon=-0.4, light=FOG,
    gloom=0.3)
def spades(c: Canvas) -> None:
    """Three gravediggers of falling size stand in one open grave, spades on their shoulders."""
    land.layer(c, land.hills(c, -0.34, 0.05, 6), 0.7, 0.5, 0.3)
    land.layer(c, machine.graveyard([-0.92, -0.70, 0.74, 0.92], [-0.40, -0.42, -0.40, -0.42], 0.34, 5), 0.5, 0.4, 0.3,
        0.7)
    c.paint(blob((-1.2, -0.36), (-0.8, -0.42), (-0.2, -0.46), (0.4, -0.46), (0.9, -0.40), (1.2, -0.34), (1.2, -1.5,
        0), (-1.2, -1.5, 0)), far=0.12, rim=0.8, soft=0.08)
    digger = ((-0.46, 1.42, "man", dress.STOVEPIPE, 4), (0.12, 1.12, "stout", dress.BOWLER, 2), (0.58, 0.80, "child",
        dress.CAP, 0))
    for x, size, build, hat, lean in digger:
        base = -0.86
        man = Figure((x, base + 0.48 * size), size, build, spine=88 + lean, head=86 + lean, near_arm=(268, 38),
            far_arm=(262, 300))
        coat = man.coat(man.hip[1] - 0.16 * size, 0.16 * size, -0.02)
        way = 128 + lean
        c.paint(man.arm(False, 1.3) + man.leg(False, 1.2) + man.leg(True, 1.2), far=0.06)
        blade = both((0.0, 0.26), (0.10, 0.18), (0.13, 0.0, 0), (0.05, -0.02), (0.03, -0.06))
        shaft = limb((0, -0.22), (0, 0.52), 0.020) + limb((-0.06, -0.23), (0.06, -0.23), 0.022) + move(blade, 0, 0.56)
        tool = place(shaft, man.hand_n, size * 0.98, way - 90)
        c.paint(tool, soft=0.03, edge=0.009, rim=1.5)
        hair = dress.MOUSTACHE + dress.BEARD if size > 1.3 else dress.MOUSTACHE if size > 1 else []
        extra = man.on_head(hair)
        mask = c.paint(coat + man.skull() + man.on_head(hat) + extra, soft=0.08 * size, rim=1.3)
        c.detail(man.on_head(box(-0.72, 0.5, 0.74, 0.72)), c.palette.form, 0.9, mask, 0.003)
        c.detail(man.on_chest([q for y in (0.62, 0.44, 0.26) for q in dot(0.14, y, 0.026)]), c.palette.accent, 0.8,
            mask, 0.002)
        c.flat(man.on_chest(sweep([(-0.20, 0.94), (0.05, 0.86), (0.24, 0.96)], [0.05, 0.07, 0.05])), "#b03a70", 0.9)
        c.paint(man.arm(True, 1.3), shade=0.4)
        c.shine(man.on_head(dot(0.54, 0.18, 0.075)), heat=0.9, halo=0.02)
    # The near side of the grave: its pit is dark, its edge is turf, earth lies heaped.
    pit = poly((-0.84, -0.52), (0.86, -0.52), (0.98, -0.80), (-1.0, -0.80))
    c.darken(pit, 0.55, 0.03)
    front = blob((-1.2, -0.50), (-0.98, -0.52), (-0.90, -0.66, 0), (-0.70, -0.70), (0.0, -0.72), (0.70, -0.70), (0.92,
        -0.66, 0), (0.98, -0.54), (1.2, -0.50), (1.2, -1.5, 0), (-1.2,
        -1.5, 0))
    c.paint(front, soft=0.06, rim=1.0, wrap=0.5)
    heap = blob((0.56, -0.74, 0), (0.70, -0.58), (0.86, -0.46), (1.0, -0.42), (1.2, -0.46, 0), (1.2, -0.9, 0))
    mask = c.paint(heap, soft=0.08, rim=1.2, colour="#70406a")
    rng = c.rng(4)
    c.detail([q for _ in range(40) for q in dot(rng.uniform(0.6, 1.1), rng.uniform(-0.74, -0.46), 0.014, 0.010)],
        c.palette.rim, 0.25, mask)
    frame, glass = props.lantern(0.24)
    c.paint(move(frame, -0.92, -0.22) + limb((-0.98, -0.60), (-0.92, -0.22), 0.012), edge=0.006)
    c.shine(move(glass, -0.92, -0.22), heat=0.9, halo=0.07)
    c.lamp(-0.92, -0.42, 0.6, heat=0.6)
    land.grass(c, -0.98, 0.14, 70)
    compose(c, 0.22, True)


@book("sexton-hob", disc=(0.26, 0.40, 0.64), kind="moon", clouds="storm", cover=0.45, horizon=-0.5, gloom=0.15)
def hob(c: Canvas) -> None:
    """A squat sexton in a boxer's guard, bell ropes wound about both fists; they come from a crooked church."""
    land.layer(c, machine.graveyard([-0.94, -0.70, -0.46], [-0.72, -0.71, -0.72], 0.30, 4), 0.48, 0.4, 0.4, 0.7)
    # The church leans as if it had been hit.
    lean = 7
    foot = (0.66, -0.78)
    church = poly((-0.06, 0.0), (-0.06, 0.60), (0.20, 0.80), (0.60, 0.66), (0.60, 0.0)) + poly((-0.17, 0.0), (-0.14,
        1.16), (0.14, 1.16), (0.17, 0.0))
    church += box(-0.18, 1.13, 0.18, 1.18) + poly((-0.18, 1.17), (-0.04, 1.48), (0.06, 1.64), (0.18,
        1.17)) + limb((0.06, 1.60), (0.07, 1.78),
        0.010) + limb((0.02, 1.71), (0.12, 1.715), 0.009)
    holes = box(-0.09, 0.82, 0.09, 1.0) + dot(0, 1.0, 0.09)
    land.layer(c, place(church, foot, 1, lean), 0.26, 0.45, 1.0, 1.0, cut=place(holes, foot, 1, lean))
    belfry = place(dot(0, 1.05, 0.01), foot, 1, lean)[0].mean(0)
    bx, by = float(belfry[0]), float(belfry[1])
    c.paint(place(props.bell(0.19), (bx, by), 1, 32), far=0.12, edge=0.005, soft=0.02)
    c.shine(place(box(-0.04, 0.40, 0.04, 0.56) + dot(0, 0.56, 0.04) + box(0.26, 0.30, 0.34, 0.48) + dot(0.30, 0.48,
        0.04), foot, 1, lean), heat=0.5,
        halo=0.03)
    floor = -0.74
    land.ground(c, floor, 0.012)
    man = Figure((-0.38, -0.24), 1.62, Build(head=0.096, spine=0.33, thigh=0.155, shin=0.15, upper=0.165, fore=0.15,
        shoulder=0.17, hip=0.10, belly=0.125, flesh=1.95), spine=76,
        head=70, near_arm=(318, 36), far_arm=(8, 40), near_leg=(304, 268), far_leg=(232, 252))
    c.cast(man.body(), floor, 0.6)
    fists = []
    for hand in (man.hand_f, man.hand_n):
        fists.append((hand[0] + 0.03, hand[1] + 0.05))
    ropes: Shape = []
    for i, (x, y) in enumerate(fists):
        ropes += sweep([(x, y), ((x + bx) / 2, y - 0.20 + 0.06 * i), (bx - 0.02, by - 0.10)], [0.015, 0.013, 0.010])
    c.paint(ropes, soft=0.02, edge=0.008, rim=1.5, colour="#d8a870")
    c.paint(man.arm(False, 1.2) + man.leg(False, 1.35), far=0.06, soft=0.07)

    def wound(at: Point, tilt: float) -> None:
        mask = c.paint(place(blob((-0.13, -0.10), (-0.15, 0.04), (-0.06, 0.14), (0.09, 0.13), (0.15, 0.02), (0.11,
            -0.11)), at, 1, tilt), soft=0.07, colour="#e8b878", rim=1.4, wrap=0.7,
            form=1.0, shade=0.3)
        coils: Shape = []
        for k in range(-4, 5):
            coils += place(sweep([(-0.17, 0.035 * k - 0.02), (0.0, 0.035 * k + 0.02), (0.17, 0.035 * k - 0.01)],
                [0.005, 0.007, 0.005]), at, 1, tilt + 8)
        c.detail(coils, "#2a1020", 0.75, mask, 0.002)

    wound(fists[0], 20)
    c.paint(man.leg(True, 1.35), soft=0.07, shade=0.2)
    h = man.hip
    apron = blob((h[0] - 0.24, h[1] + 0.10), (h[0] - 0.26, h[1] - 0.16, 0), (h[0], h[1] - 0.20), (h[0] + 0.24,
        h[1] - 0.15, 0), (h[0] + 0.24, h[1] + 0.10))
    head = man.on_head(blob((0.0, 1.02), (0.52, 0.90), (0.78, 0.50), (0.72, 0.24), (0.92, 0.02), (1.00, -0.16), (0.84,
        -0.28), (0.94, -0.46), (1.02, -0.78), (0.70, -1.08), (0.0, -0.98),
        (-0.60, -0.95), (-0.86, -0.2), (-0.80, 0.4), (-0.55, 0.85)) + dot(-0.45, -0.05, 0.20, 0.28))
    shirt = man.on_chest(blob((-0.46, 0.20), (-0.50, 0.65), (-0.30, 1.00), (0.10, 1.06), (0.36, 0.88), (0.42, 0.40),
        (0.36, 0.0), (-0.36, 0.0)))
    mask = c.paint(man.trunk() + shirt + apron + head, soft=0.14, rim=1.3)
    c.detail(man.on_chest(sweep([(-0.44, 0.10), (0.0, 0.02), (0.42, 0.14)], [0.045, 0.05, 0.045])), "#c04a8a", 0.8,
        mask, 0.004)
    c.detail(man.on_chest(sweep([(-0.20, 1.0), (-0.26, 0.6), (-0.20, 0.1)], [0.03, 0.035, 0.03]) + sweep([(0.20,
        0.94), (0.26, 0.6), (0.22, 0.1)], [0.03, 0.035, 0.03])), c.palette.halo, 0.45,
        mask, 0.004)
    c.detail(man.on_head(sweep([(0.52, -0.42), (0.86, -0.44), (1.05, -0.24)], [0.10, 0.13, 0.05]) + limb((0.42, 0.36),
        (0.82, 0.22), 0.07) + hoop(-0.45, -0.05, 0.11, 0.03, 60, 300)),
        c.palette.halo, 0.6, soft=0.003)
    c.shine(man.on_head(dot(0.62, 0.16, 0.08)), heat=1.0, halo=0.02)
    c.paint(man.arm(True, 1.2), shade=0.5, soft=0.07, rim=1.2)
    wound(fists[1], 10)
    # The bell answers.
    c.flat([q for i in range(3) for q in hoop(bx, by - 0.06, 0.24 + 0.07 * i, 0.006, -20, 20)], c.palette.accent, 0.7,
        soft=0.003)
    land.grass(c, -1.0, 0.14, 70)
    compose(c, 0.06)


@book("gargoyle-on-loan", disc=(0.28, 0.42, 0.66), kind="moon", clouds="billows", cover=0.4, stars=0.5, horizon=-0.7,
    light=FOG, gloom=0.25)
def gargoyle(c: Canvas) -> None:
    """A winged gargoyle crouches on a cornice, a price tag on its toe, chained to a stone of another house."""
    land.meridian(c, -1.0, 0.42, 0.6, tower=0.80, salt=4)
    land.windows(c, -1.02, -0.86, 18)
    ledge_y = -0.52
    cornice = poly((-0.86, ledge_y), (0.62, ledge_y), (0.62, ledge_y - 0.10), (0.54, ledge_y - 0.14), (0.54,
        ledge_y - 0.22), (0.42, ledge_y - 0.30), (0.42, -1.5), (-1.2, -1.5), (-1.2,
        ledge_y))

    def wing_of(root: Point, wrist: Point, tips: list[Point], hem: list[Point], last: Point) -> Shape:
        outline: list[tuple[float, ...]] = [(*root, 0), (*between(root, wrist, 0.6),), (*wrist, 0)]
        for tip, dip in zip(tips, hem, strict=True):
            outline += [(*tip, 0), dip]
        return blob(*outline, (*last, 0)) + sweep([root, between(root, wrist, 0.6), wrist], [0.05, 0.035,
            0.026]) + sweep([wrist, polar(wrist, 80, 0.10)], [0.022, 0.002])

    far_wing = wing_of((0.10, 0.28), (0.18, 0.92), [(0.78, 0.94), (0.84, 0.56), (0.62, 0.30)], [(0.70, 0.72), (0.66,
        0.46), (0.42, 0.34)], (0.20, 0.14))
    c.paint(far_wing, far=0.10, soft=0.08, rim=1.1)
    near_wing = wing_of((-0.06, 0.24), (-0.30, 0.98), [(-0.98, 0.80), (-1.02, 0.32), (-0.82, -0.08)], [(-0.84, 0.52),
        (-0.78, 0.14), (-0.50, 0.04)], (-0.20, 0.02))
    tail = sweep([(-0.34, -0.36), (-0.60, -0.40), (-0.72, -0.62), (-0.60, -0.86), (-0.66, -1.0)], [0.08, 0.06, 0.045,
        0.03, 0.02]) + blob((-0.66, -0.98, 0), (-0.76, -1.06), (-0.68, -1.18, 0),
        (-0.58, -1.06))
    torso = sweep([(-0.24, -0.26), (-0.20, 0.04), (0.02, 0.28), (0.20, 0.34)], [0.19, 0.21, 0.19, 0.13])
    head = blob((0.16, 0.56), (0.28, 0.64), (0.42, 0.60), (0.50, 0.52), (0.62, 0.46), (0.68, 0.36), (0.62, 0.30),
        (0.52, 0.31, 0), (0.60, 0.24), (0.54, 0.18), (0.40, 0.20), (0.26, 0.22), (0.14,
        0.32))
    horns = sweep([(0.24, 0.60), (0.14, 0.76), (-0.02, 0.80), (-0.10, 0.72)], [0.05, 0.042, 0.028,
        0.004]) + sweep([(0.36, 0.62), (0.36, 0.78), (0.24, 0.88), (0.14, 0.86)], [0.045, 0.038, 0.024,
        0.004])
    ears = blob((0.18, 0.50, 0), (0.06, 0.58), (-0.06, 0.56, 0), (0.04, 0.46), (0.16, 0.40, 0))
    far_arm = sweep([(0.26, 0.26), (0.48, 0.02), (0.46, ledge_y + 0.06)], [0.10, 0.075, 0.055])
    mask = c.paint(cornice, soft=0.07, rim=1.2, colour="#6a4a80")
    c.detail(limb((-1.2, ledge_y - 0.10), (0.62, ledge_y - 0.10), 0.006) + limb((-1.2, ledge_y - 0.22), (0.54,
        ledge_y - 0.22), 0.006) + [q for x in np.arange(-1.1, 0.5, 0.11) for q in box(float(x),
        ledge_y - 0.20, float(x) + 0.05, ledge_y - 0.15)], amount=0.8, within=mask, soft=0.002)

    def claws(x: float, y: float, s: float) -> Shape:
        return [q for i in range(3) for q in sweep([(x + (i - 1) * 0.055 * s, y + 0.04),
            (x + (i - 0.8) * 0.075 * s + 0.03, y + 0.05), (x + (i - 0.6) * 0.085 * s + 0.06, y - 0.03)], [0.032 * s,
            0.030 * s, 0.004])]

    c.paint(far_arm + claws(0.46, ledge_y, 1.0), far=0.06, soft=0.05)
    c.paint(tail, soft=0.04)
    mask = c.paint(near_wing, soft=0.10, rim=1.2)
    c.detail([q for tip in ((-0.98, 0.80), (-1.02, 0.32), (-0.82, -0.08)) for q in sweep([(-0.30, 0.98),
        between((-0.28, 0.80), tip, 0.5), tip], [0.020, 0.012, 0.003])], c.palette.halo, 0.5, mask,
        0.004)
    mask = c.paint(torso + head + horns + ears, soft=0.12, rim=1.3, shade=0.3)
    c.detail([q for k in range(5) for q in sweep([(-0.28 + 0.05 * k, -0.08 + 0.07 * k), (-0.10 + 0.05 * k,
        -0.10 + 0.06 * k), (0.0 + 0.05 * k, 0.02 + 0.05 * k)], [0.003, 0.007, 0.003])],
        c.palette.halo, 0.4, mask, 0.003)
    cracks = sweep([(-0.10, 0.32), (-0.04, 0.22), (-0.10, 0.14), (-0.02, 0.02)], [0.004, 0.005,
        0.003]) + sweep([(-0.04, 0.22), (0.06, 0.18)], [0.004, 0.002])
    c.detail(cracks, c.palette.rim, 0.6, mask, 0.002)
    c.flat(poly((0.53, 0.31), (0.57, 0.31), (0.555, 0.245)) + poly((0.60, 0.31), (0.63, 0.32), (0.62, 0.265)), PAPER)
    c.flat(sweep([(0.36, 0.55), (0.45, 0.53), (0.52, 0.49)], [0.012, 0.02, 0.010]), c.palette.dark)
    c.shine(dot(0.455, 0.495, 0.026, 0.018, -20), heat=1.4, halo=0.035)
    thigh = sweep([(-0.24, -0.28), (-0.02, -0.10), (0.16, -0.04)], [0.17, 0.14, 0.09]) + sweep([(0.16, -0.06), (0.02,
        -0.30), (0.06, -0.46)], [0.085, 0.062, 0.050])
    c.paint(thigh + claws(0.10, ledge_y, 1.25), soft=0.08, rim=1.3, shade=0.45)
    arm = sweep([(0.14, 0.26), (0.32, 0.0), (0.28, ledge_y + 0.08)], [0.12, 0.085, 0.06])
    c.paint(arm + claws(0.29, ledge_y, 1.15), soft=0.07, rim=1.3, shade=0.45)
    # The chain and the stone that came with it; the tag on the toe.
    c.paint(props.chain([(0.02, -0.42), (-0.20, -0.60), (-0.42, -0.52)], 0.032), edge=0.006, rim=1.5, soft=0.02,
        colour="#c8b0e0")
    stone = blob((-0.92, -0.52, 0), (-0.94, -0.30, 0), (-0.80, -0.22, 0), (-0.72, -0.28, 0), (-0.56, -0.24, 0),
        (-0.50, -0.36, 0), (-0.42, -0.40, 0), (-0.40, -0.52, 0), per=3)
    mask = c.paint(stone, soft=0.05, rim=1.4, colour="#c09ad8", wrap=0.6, shade=0.3)
    c.detail(limb((-0.92, -0.44), (-0.42, -0.44), 0.006) + [q for x in (-0.84, -0.72, -0.60, -0.48) for q in dot(x,
        -0.38, 0.022)], amount=0.6, within=mask)
    tag = place(poly((-0.10, -0.06), (0.07, -0.06), (0.12, 0.0), (0.07, 0.06), (-0.10, 0.06)), (0.30, -0.74), 1.15, 76)
    c.flat(sweep([(0.20, -0.52), (0.26, -0.58), (0.32, -0.62)], [0.006, 0.006]), "#f0c890")
    c.flat(move(tag, 0.008, -0.010), c.palette.dark, 0.7)
    c.flat(tag, "#f4d8a0")
    c.flat(place(dot(0.075, 0, 0.016) + limb((-0.07, 0.02), (0.03, 0.02), 0.007) + limb((-0.07, -0.02), (0.0, -0.02),
        0.007), (0.30, -0.74), 1.15, 76), "#70306a")
    compose(c, 0.06)


@book("hearse-horse", disc=(-0.40, 0.22, 0.62), kind="moon", clouds="bands", cover=0.8, horizon=-0.6, light=PLUM)
def hearse(c: Canvas) -> None:
    """A plumed black horse at full stretch, the glass hearse behind it on one wheel; a hand waves from the back."""
    land.layer(c, land.forest(c, -0.62, 0.30, 2, "pine", 22), 0.55, 0.6, 0.4, 0.5)
    floor = -0.68
    land.ground(c, floor, 0.012)
    pivot, tilt = (-0.46, floor), 9

    def on(shape: Shape) -> Shape:
        return move(turn(scale(shape, 0.86, about=(-0.12, floor)), tilt, pivot), 0.05, 0.0)

    panes = box(-0.90, -0.02, -0.60, 0.30) + box(-0.56, -0.02, -0.26, 0.30)
    body = box(-0.96, -0.20, -0.16, -0.02) + box(-0.96, 0.30, -0.18, 0.36) + box(-0.96, -0.05, -0.18,
        0.32) + blob((-1.0, 0.36, 0), (-0.9, 0.46), (-0.57, 0.52), (-0.24, 0.46), (-0.13, 0.36, 0))
    body += [q for x in (-0.92, -0.57, -0.22) for q in limb((x, 0.44), (x, 0.56), 0.014) + dot(x, 0.58,
        0.034) + sweep([(x, 0.6), (x - 0.04, 0.72), (x - 0.12, 0.70)], [0.02, 0.05, 0.01])]
    swag: Shape = []
    for x in (-0.90, -0.56):
        swag += blob((x, 0.31, 0), (x + 0.15, 0.20), (x + 0.30, 0.31, 0)) + blob((x, 0.31, 0), (x + 0.05, 0.16, 0),
            (x + 0.08, 0.30)) + blob((x + 0.30, 0.31, 0), (x + 0.25, 0.16, 0), (x + 0.22, 0.30))
    coffin = poly((-0.88, -0.02), (-0.90, 0.10), (-0.84, 0.15), (-0.40, 0.13), (-0.30, 0.08), (-0.32, -0.02))
    wheel_back, wheel_front = (-0.78, -0.36), (-0.28, -0.40)
    seat = sweep([(-0.16, -0.10), (0.0, -0.02), (0.02, 0.10)], [0.03, 0.03, 0.02]) + box(-0.18, 0.06, 0.02,
        0.10) + sweep([(-0.14, -0.12), (0.10, -0.14), (0.17, -0.08), (0.18, 0.04)], [0.022, 0.020,
        0.016, 0.012])
    axle = limb((-0.80, -0.16), (-0.78, -0.36), 0.03) + limb((-0.26, -0.16), (-0.28, -0.40), 0.03) + sweep([(-0.9,
        -0.22), (-0.5, -0.26), (-0.16, -0.20)], [0.02, 0.024, 0.02])
    c.paint(on(place(props.wheel(0.27, 12, thick=0.035), wheel_back)), far=0.14, edge=0.006, soft=0.03)
    c.paint(on(coffin), soft=0.04, colour="#7a3060", rim=1.2)
    c.paint(on(body), cut=on(panes), soft=0.06, rim=1.4, edge=0.009)
    c.paint(on(swag), soft=0.03, colour="#c04a8a")
    c.flat(on(poly((-0.88, 0.28), (-0.80, 0.28), (-0.62, 0.0), (-0.70, 0.0)) + poly((-0.52, 0.28), (-0.47, 0.28),
        (-0.34, 0.06), (-0.39, 0.06))), "#ffffff", 0.16)
    c.paint(on(axle + seat + place(props.wheel(0.28, 12, thick=0.035), (-0.72, -0.38)) + place(props.wheel(0.22, 12,
        thick=0.04), wheel_front)), soft=0.03, edge=0.008, rim=1.3)
    lamp = on(dot(-0.10, 0.14, 0.03, 0.045))
    c.shine(lamp, heat=1.0, halo=0.06)
    # The driver, all hat and whip.
    x, y = (float(v) for v in on(dot(-0.08, 0.10, 0.01))[0].mean(0))
    driver = Figure((x, y), 0.60, "slim", spine=58, head=70, near_arm=(330, 350), far_arm=(40, 60), near_leg=(2,
        282), far_leg=(354, 276))
    c.paint(driver.arm(False), soft=0.03)
    c.paint(sweep([driver.hand_f, (driver.hand_f[0] + 0.10, driver.hand_f[1] + 0.20), (driver.hand_f[0] + 0.34,
        driver.hand_f[1] + 0.24), (driver.hand_f[0] + 0.52, driver.hand_f[1] + 0.10)], [0.008,
        0.006, 0.004, 0.002]), edge=0.005, rim=1.4)
    flying = blob((x + 0.04, y + 0.12), (x - 0.10, y + 0.10), (x - 0.22, y + 0.16, 0), (x - 0.16, y + 0.02),
        (x - 0.24, y - 0.04, 0), (x, y - 0.04))
    c.paint(flying + driver.body() + driver.on_head(dress.STOVEPIPE), soft=0.04, rim=1.2)
    # Somebody in the back.
    ax, ay = (float(v) for v in on(dot(-0.95, 0.12, 0.01))[0].mean(0))
    c.paint(sweep([(ax + 0.06, ay), (ax - 0.06, ay + 0.06), (ax - 0.02, ay + 0.24)], [0.03, 0.028,
        0.022]) + place(bony_hand(1.3), (ax - 0.02, ay + 0.24), 0.22, 14), edge=0.006, soft=0.02, rim=1.5)
    horse = Beast((0.30, -0.20), 0.47, "horse", "gallop", 7, neck=(52,), head=(-22,))
    c.cast(horse.body() + on(body), floor, 0.5)
    c.paint(limb((0.54, -0.12), (-0.20, -0.14), 0.012) + sweep([driver.hand_n, (0.40, 0.12), horse.muzzle], [0.004,
        0.004]), edge=0.005)
    horse.paint(c, rim=1.3)
    c.paint(horse.mane(0.24, 0.95), soft=0.03, rim=1.2)
    plume: Shape = []
    for i in range(4):
        top = polar(horse.poll, 84 + 13 * i, 0.27 - 0.03 * i)
        plume += sweep([horse.poll, polar(horse.poll, 92 + 9 * i, 0.14), top, (top[0] - 0.09, top[1] - 0.01),
            (top[0] - 0.13,
            top[1] - 0.06)], [0.014, 0.026, 0.036, 0.024, 0.004])
    c.paint(plume, colour="#c83a8a", soft=0.04, rim=1.4)
    c.flat(horse.on_trunk(sweep([(0.42, 0.27), (0.34, 0.0), (0.30, -0.26)], [0.020, 0.020]) + sweep([(0.72, -0.06),
        (0.3, -0.02), (-0.6, 0.02)], [0.016, 0.014])), "#d88a4c", 0.8)
    c.shine(horse.on_head(dot(0.40, 0.08, 0.05)), heat=1.3, halo=0.03)
    breath = horse.muzzle
    c.flat([q for i in range(5) for q in dot(breath[0] + 0.03 + 0.03 * i, breath[1] + 0.015 * i, 0.02 + 0.012 * i)],
        c.palette.rim, 0.22, soft=0.02)
    rng = c.rng(5)
    dust: Shape = []
    for _ in range(26):
        dust += dot(rng.uniform(-1.0, 0.5), floor + abs(rng.normal(0, 0.05)), rng.uniform(0.03, 0.09), n=14)
    c.flat(dust, c.palette.haze, 0.40, soft=0.035)
    sky.leaves(c, 14, "#e8a0c8", 0.03, -0.6, 0.9)
    compose(c, 0.14)


@book("mister-overdue", disc=(-0.20, 0.34, 0.60), kind="moon", clouds="bands", cover=0.7, horizon=-0.65, light=INDIGO)
def overdue(c: Canvas) -> None:
    """A collector as tall as a chimney bends to knock with his cane; his bill unrolls behind him over the hills."""
    land.layer(c, land.hills(c, -0.40, 0.07, 3), 0.72, 0.5, 0.4)
    land.layer(c, land.hills(c, -0.54, 0.06, 5), 0.56, 0.5, 0.4)
    floor = -0.76
    land.ground(c, floor, 0.006)
    man = Figure((-0.10, 0.02), 1.56, Build(head=0.056, spine=0.29, thigh=0.255, shin=0.25, upper=0.17, fore=0.165,
        shoulder=0.06, hip=0.04, belly=0.038, flesh=0.66), spine=74, head=52,
        near_arm=(322, 318), far_arm=(212, 196), near_leg=(276, 268), far_leg=(258, 262))
    # The bill.
    at = man.hand_f
    path = [at, (at[0] - 0.12, at[1] - 0.14), (at[0] - 0.10, -0.36), (at[0] - 0.20, -0.64), (at[0] - 0.42, -0.60),
        (-1.02, -0.52), (-0.72, -0.455), (-0.40, -0.44), (-0.50, -0.37), (-0.76, -0.34), (-0.62,
        -0.31)]
    wide = [0.075, 0.08, 0.085, 0.09, 0.075, 0.05, 0.034, 0.024, 0.016, 0.010, 0.006]
    c.flat(move(sweep(path, wide), 0.012, -0.02), c.palette.dark, 0.5, soft=0.015)
    bill = sweep(path, wide)
    c.flat(bill, "#cdbde8")
    mask = c.mask(bill)
    c.detail(move(bill, -0.035, 0.0), "#f6eefc", 0.8, mask, 0.02)
    line = curve(path, False, 8)
    rows: Shape = []
    for i in range(2, len(line) - 1):
        way = bearing(line[i - 1], line[i + 1])
        w = float(np.interp(i / len(line), np.linspace(0, 1, len(wide)), wide))
        for t in (0.0, 0.5):
            p = between(line[i], line[i + 1], t)
            rows += limb(polar(p, way + 90, w * 0.7), polar(p, way - 90, w * (0.7 if (i + int(2 * t)) % 3 else 0.2)),
                w * 0.05 + 0.001)
    c.detail(rows, "#4a3a80", 0.75, mask, 0.0015)
    # The small house that owes.
    hx = 0.66
    home = place(machine.house(0.50, 0.62), (hx, floor))
    mask = c.paint(home, soft=0.06, rim=1.2, colour="#5a3c7a")
    c.detail([q for i in range(8) for q in limb((hx - 0.27 + 0.008 * i * 4, floor + 0.40 + 0.028 * i),
        (hx + 0.27 - 0.008 * i * 4, floor + 0.40 + 0.028 * i), 0.004)], c.palette.rim, 0.3, mask, 0.002)
    c.flat(box(hx - 0.17, floor, hx - 0.03, floor + 0.27) + dot(hx - 0.10, floor + 0.27, 0.07), "#7a2c44")
    c.shine(dot(hx - 0.10, floor + 0.28, 0.038), heat=0.5, halo=0.02)
    c.shine(box(hx + 0.05, floor + 0.12, hx + 0.19, floor + 0.29), heat=0.55, halo=0.04)
    c.flat(limb((hx + 0.12, floor + 0.12), (hx + 0.12, floor + 0.29), 0.006) + dot(hx + 0.16, floor + 0.17,
        0.022) + box(hx + 0.137, floor + 0.12, hx + 0.183, floor + 0.155) + dot(hx + 0.16, floor + 0.20,
        0.012), c.palette.dark)
    land.smoke(c, [(hx + 0.14, floor + 0.68), (hx + 0.18, floor + 0.82), (hx + 0.12, floor + 0.98)], [0.02, 0.035,
        0.05], amount=0.5)
    c.cast(man.body(), floor, 0.6)
    c.paint(man.arm(False, 1.1) + man.leg(False, 1.1), far=0.06, soft=0.03)
    c.paint(man.leg(True, 1.1), soft=0.03)
    h = man.hip
    tails = blob((h[0] + 0.06, h[1] + 0.20), (h[0] + 0.10, h[1] - 0.02), (h[0] + 0.06, h[1] - 0.30), (h[0] + 0.02,
        h[1] - 0.46, 0), (h[0] - 0.07, h[1] - 0.36), (h[0] - 0.18, h[1] - 0.52, 0), (h[0] - 0.20,
        h[1] - 0.30), (h[0] - 0.12, h[1] - 0.02), (h[0] - 0.06, h[1] + 0.22))
    collar = man.on_chest(blob((-0.20, 0.76), (-0.34, 1.16, 0), (-0.06, 1.06), (0.18, 1.10, 0), (0.18, 0.80)))
    nose = blob((0.7, 0.20), (1.1, 0.05), (1.75, -0.35, 0), (0.86, -0.30))
    hat = blob((-0.68, 0.42, 0), (-0.60, 2.4), (-0.72, 4.6, 0), (0.76, 4.7, 0), (0.62, 2.4), (0.70, 0.42,
        0)) + blob((-1.35, 0.60), (-0.9, 0.32), (0.9, 0.34), (1.38, 0.62), (0.8, 0.54), (-0.8, 0.54))
    mask = c.paint(man.trunk() + tails + collar + man.skull() + man.on_head(nose + hat), soft=0.05, rim=1.3)
    c.detail(man.on_head(box(-0.66, 0.56, 0.68, 1.0)), "#b04a8c", 0.8, mask, 0.003)
    c.shine(man.on_head(dot(0.56, 0.16, 0.10)), heat=1.2, halo=0.025)
    c.paint(man.arm(True, 1.1), shade=0.4, soft=0.03)
    door = (hx - 0.16, floor + 0.20)
    hand = man.hand_n
    knob = polar(hand, bearing(door, hand), 0.07)
    c.paint(limb(knob, door, 0.011) + dot(*knob, 0.028), edge=0.006, rim=1.4, soft=0.015)
    knock = [q for i in range(3) for q in hoop(door[0], door[1], 0.06 + 0.035 * i, 0.006, 100, 200)]
    c.flat(knock, c.palette.accent, 0.85, soft=0.002)
    sky.birds(c, 4, (0.55, 0.7), 0.2, 0.04)


@book("madame-arrears", disc=(0.0, 0.40, 0.60), kind="moon", clouds="none", stars=0.0, horizon=-0.2)
def arrears(c: Canvas) -> None:
    """A grand lady whose skirt is a vault door, with a fan of clock faces and a chain of keys."""
    x, y, r = c.disc
    wall = box(-1.2, -1.5, 1.2, 1.5)
    mask = c.paint(wall, cut=dot(x, y, r + 0.02, n=90), far=0.45, soft=0.06, rim=0.8)
    grid: Shape = []
    for i in range(-6, 7):
        grid += limb((0.19 * i, -1.5), (0.19 * i, 1.5), 0.005)
    for j in range(-10, 11):
        grid += limb((-1.2, 0.15 * j), (1.2, 0.15 * j), 0.005)
    c.detail(grid, amount=0.75, within=mask, soft=0.002)
    knobs = [q for i in range(-6, 6) for j in range(-10, 10) for q in dot(0.19 * i + 0.095, 0.15 * j + 0.075, 0.016,
        n=10)]
    c.detail(knobs, c.palette.halo, 0.45, mask, 0.002)
    c.paint(hoop(x, y, r + 0.07, 0.06), colour="#c08a3c", soft=0.04, rim=1.3, wrap=0.6)
    c.paint(machine.rivets([polar((x, y), 15 + 30 * i, r + 0.07) for i in range(12)], 0.024), colour="#f0c070",
        soft=0.02, edge=0.005, rim=1.4)
    floor = -0.80
    c.paint(box(-1.2, -1.5, 1.2, floor + 0.02), rim=0.6, soft=0.05)
    lady = Figure((0.0, 0.06), 1.40, "lady", turn=1, near_arm=(332, 60), far_arm=(226, 318))
    door = (0.0, -0.36)
    skirt = both((0.0, 0.24), (0.10, 0.22), (0.22, 0.08), (0.46, -0.06), (0.60, -0.30), (0.62, -0.56), (0.56, floor,
        0), (0.0, floor - 0.02))
    mask = c.paint(skirt, soft=0.14, rim=1.4, colour="#8a3a90", wrap=0.6)
    c.flat(skirt, "#4a1a5c", 0.6)
    c.detail([q for i in range(-5, 6) for q in sweep([(0.018 * i, 0.22), (0.07 * i, 0.0), (0.11 * i, -0.36), (0.112 * i,
        floor)], [0.003, 0.012, 0.016, 0.016])], amount=0.7, within=mask, soft=0.010)
    c.detail(limb((-0.58, floor + 0.05), (0.58, floor + 0.05), 0.016) + limb((-0.6, floor + 0.11), (0.6, floor + 0.11),
        0.006), GOLD, 0.9, mask, 0.002)
    c.paint(lady.arm(False, 1.0) + lady.arm(True, 1.0), soft=0.05, rim=1.3)
    # The vault door.
    R = 0.43
    c.paint(dot(*door, R + 0.04, n=80), soft=0.05, colour="#8a6ab0", rim=1.3, wrap=0.6, shade=0.4)
    mask = c.paint(dot(*door, R, n=80), soft=0.12, colour="#b89ad8", rim=1.4, wrap=0.7, form=1.2)
    c.detail(hoop(*door, R * 0.80, 0.008) + hoop(*door, R * 0.97, 0.008) + hoop(*door, R * 0.40, 0.006), amount=0.8,
        within=mask)
    c.detail([q for i in range(12) for q in limb(polar(door, 30 * i + 15, R * 0.84), polar(door, 30 * i + 15,
        R * 0.94), 0.014)], c.palette.rim, 0.8, mask, 0.003)
    bolts = [q for i in range(12) for q in dot(*polar(door, 30 * i, R * 0.885), 0.024)]
    c.paint(bolts, colour="#e0b050", rim=1.4, soft=0.02, edge=0.006)
    c.paint(place(props.wheel(0.19, 3, 0.20, 0.34, 0.13, 90), door), colour="#e0b050", rim=1.5, soft=0.03, edge=0.007,
        shade=0.5)
    c.shine(dot(door[0], door[1] + 0.012, 0.022) + poly((door[0] - 0.010, door[1]), (door[0] + 0.010, door[1]),
        (door[0] + 0.018, door[1] - 0.045), (door[0] - 0.018, door[1] - 0.045)), heat=1.0, halo=0.03)
    n = lady.neck
    ruff = [p for i in range(11) for p in blob((n[0], n[1] + 0.02, 0), polar(n, 2 + 16 * i, 0.20), (*polar(n,
        10 + 16 * i, 0.27), 0), polar(n, 18 + 16 * i, 0.20), per=4)]
    c.paint(ruff, soft=0.04, colour="#d8bcf0", rim=1.2, far=0.08)
    bodice = lady.trunk() + lady.on_chest(blob((-0.30, 0.30), (-0.34, 0.10), (0, -0.16, 0), (0.34, 0.10), (0.30,
        0.30)) + dot(-0.22, 0.84, 0.15, 0.13) + dot(0.22, 0.84, 0.15, 0.13))
    hair = lady.on_head(blob((0.0, 2.35), (0.50, 2.25), (0.92, 1.5), (0.95, 0.6), (0.80, -0.2), (0.66, 0.3), (0.0,
        0.62), (-0.66, 0.3), (-0.80, -0.2), (-0.95, 0.6), (-0.92, 1.5), (-0.50, 2.25)))
    mask = c.paint(bodice + lady.skull() + hair, soft=0.09, rim=1.3, shade=0.3)
    c.detail(lady.on_chest([q for k in range(5) for q in limb((-0.10 + 0.01 * k, 0.16 + 0.13 * k), (0.10 - 0.01 * k,
        0.16 + 0.13 * k), 0.012)]), "#e0b050", 0.8, mask, 0.003)
    c.detail(lady.on_head(sweep([(-0.6, 0.8), (0.0, 1.2), (0.7, 0.9)], [0.02, 0.05, 0.02]) + sweep([(-0.7, 1.4), (0.0,
        1.8), (0.7, 1.4)], [0.02, 0.05, 0.02])), c.palette.halo, 0.5, mask, 0.004)
    c.shine(lady.on_head(dot(-0.28, 0.02, 0.10, 0.055, -12) + dot(0.28, 0.02, 0.10, 0.055, 12)), heat=1.2, halo=0.02)
    c.flat(lady.on_head(dot(0, -0.52, 0.14, 0.05)), "#c83a6a", 0.9)
    watch(c, float(lady.head[0]), float(lady.head[1]) + 0.20, 0.042, 0.7, 120)
    # Fan and keys.
    hand = lady.hand_n
    fan: Shape = []
    for i in range(5):
        a = 20 + 32 * i
        fan += limb(hand, polar(hand, a, 0.26), 0.010)
    c.paint(blob((*hand, 0), *[polar(hand, 4 + 16 * i, 0.23) for i in range(11)]), colour="#a02c78", soft=0.06, rim=1.2)
    c.paint(fan, edge=0.005, rim=1.2)
    faces = [polar(hand, 20 + 32 * i, 0.27) for i in range(5)]
    c.paint([q for px, py in faces for q in dot(px, py, 0.078)], colour="#d89a40", soft=0.03, rim=1.4)
    for i, (px, py) in enumerate(faces):
        machine.dial_face(c, px, py, 0.060, 0.7, 40 + 70 * i)
    h = lady.hand_f
    bunch = props.chain([h, (h[0] - 0.20, h[1] - 0.06), (h[0] - 0.34, h[1] - 0.22), (h[0] - 0.38, h[1] - 0.36)], 0.026)
    for kx, ky, size, a in ((-0.20, -0.10, 0.24, 170), (-0.34, -0.27, 0.28, 184), (-0.38, -0.39, 0.34, 192)):
        bunch += place(props.key(size), (h[0] + kx, h[1] + ky), 1, a)
    c.paint(bunch, colour="#e0b050", rim=1.6, soft=0.02, edge=0.006)
    compose(c, 0.06)
