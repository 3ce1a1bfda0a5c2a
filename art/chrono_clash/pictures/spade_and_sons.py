"""Spade & Sons: three gravediggers of falling size stand in one open grave, spades on their shoulders."""

from art.chrono_clash.midnight import FOG, compose, picture
from art.kit import figure as dress
from art.kit import land, machine, props
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import blob, both, box, dot, limb, move, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("spade-and-sons", disc=(0.04, 0.10, 0.84), kind="moon", clouds="bands", cover=0.6, horizon=-0.4, light=FOG,
    gloom=0.3)
def paint(c: Canvas) -> None:
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
