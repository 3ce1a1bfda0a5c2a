"""Velvet Cutpurse: a masked thief hangs head down on her rope, scissors in one hand, a purse on its string in the
other.
"""

from art.chrono_clash.midnight import compose, picture
from art.kit import figure as dress
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, box, dot, hoop, limb, pair, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("velvet-cutpurse", disc=(0.02, 0.22, 0.62), kind="moon", clouds="none", stars=0.8, horizon=-0.4)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.60, 0.22, 4, 20), 0.6, 0.5, 0.4)
    # Two leaning houses make the alley.
    for side, edge, lean in ((-1, 0.66, 0.10), (1, 0.70, 0.14)):
        wall = poly((side * edge, -1.5), (side * (edge - 0.02), 0.42), (side * (edge - lean), 0.44),
            (side * (edge - lean), 1.5), (side * 1.2, 1.5),
            (side * 1.2, -1.5))
        mask = c.paint(wall, soft=0.08, rim=1.0)
        beams = limb((side * edge, 0.43), (side * 1.2, 0.43), 0.022) + limb((side * (edge + 0.16), -1.4),
            (side * (edge + 0.10), 1.4), 0.014)
        c.detail(beams + limb((side * edge, -0.22), (side * 1.2, -0.22), 0.014), c.palette.form, 0.8, mask, 0.004)
        for y in (0.72, 0.02, -0.52):
            x = side * (edge + 0.06)
            pane = box(min(x, x + side * 0.16), y - 0.10, max(x, x + side * 0.16), y + 0.12)
            if y != 0.02 or side > 0:
                c.shine(pane, heat=0.45, halo=0.04)
            c.flat(limb((x + side * 0.08, y - 0.1), (x + side * 0.08, y + 0.12), 0.008) + limb((x, y + 0.02),
                (x + side * 0.16, y + 0.02), 0.008),
                c.palette.dark)
    f = Figure((0.02, 0.48), 1.48, "lady", spine=268, head=264, near_arm=(330, 14), far_arm=(204, 222), near_leg=(104,
        62), far_leg=(66, 128))
    rope_x = 0.02
    c.paint(sweep([(rope_x, 1.5), (rope_x, 0.9), (rope_x + 0.03, 0.66), (rope_x - 0.05, 0.52)], [0.014, 0.014]),
        soft=0.02, edge=0.007, rim=1.3)
    c.paint(f.arm(False, 1.0) + f.leg(False, 1.2), far=0.05)
    h = f.hip
    braid = sweep([(f.head[0] - 0.02, f.head[1] - 0.05), (f.head[0] - 0.09, f.head[1] - 0.20), (f.head[0] + 0.02,
        f.head[1] - 0.36), (f.head[0] - 0.05,
        f.head[1] - 0.50)], [0.06, 0.048, 0.036, 0.006])
    c.paint(braid, soft=0.03, rim=1.3)
    skirts = blob((h[0] - 0.11, h[1] + 0.12), (h[0] - 0.22, h[1] - 0.02), (h[0] - 0.36, h[1] - 0.22, 0), (h[0] - 0.13,
        h[1] - 0.11), (h[0], h[1] - 0.18, 0),
        (h[0] + 0.13, h[1] - 0.11), (h[0] + 0.32, h[1] - 0.24, 0), (h[0] + 0.22, h[1]), (h[0] + 0.11, h[1] + 0.12))
    c.paint(f.leg(True, 1.2), shade=0.3)
    hat = f.on_head(blob((-0.85, 0.30), (-0.80, 0.85), (0.0, 1.18), (0.72, 0.85), (0.86, 0.30), (0.2, 0.42)))
    mask = c.paint(f.trunk() + skirts + f.skull() + hat, soft=0.08, rim=1.2)
    c.detail(f.on_chest(limb((-0.24, 0.22), (0.26, 0.22), 0.05)), "#c83a8a", 0.9, mask, 0.003)
    c.flat(f.on_head(blob((-0.30, 0.28), (0.30, 0.42), (0.84, 0.34), (0.86, 0.06), (0.60, -0.06), (0.2, 0.06))),
        "#c83a8a", 0.9)
    c.shine(f.on_head(dot(0.58, 0.17, 0.12, 0.09)), heat=1.2, halo=0.03)
    c.paint(f.arm(True, 1.0), shade=0.4)
    # Scissors, opened to the right.
    grip = f.hand_n
    blades: Shape = []
    for s in (-1, 1):
        blades += place(blob((0.0, -0.012), (0.14, -0.022), (0.30, 0.0, 0), (0.14, 0.020), (0.0, 0.012)) + hoop(-0.07,
            0.0, 0.045, 0.012), (grip[0] + 0.05,
            grip[1] + 0.02), 1, 20 + 15 * s)
    c.paint(blades, soft=0.015, edge=0.007, rim=1.6, colour="#cdb8e6")
    c.shine(sky.star4(grip[0] + 0.32, grip[1] + 0.16, 0.08), c.palette.rim, 0.8, 0.02)
    # The purse, and whose it was.
    hand = f.hand_f
    px, py = hand[0] - 0.01, hand[1] - 0.26
    c.flat(sweep([hand, (hand[0] + 0.01, hand[1] - 0.12), (px, py + 0.10)], [0.006, 0.006]), "#f0c890")
    c.paint(blob((px - 0.03, py + 0.10), (px - 0.05, py + 0.16, 0), (px, py + 0.13), (px + 0.05, py + 0.16, 0),
        (px + 0.03, py + 0.10), (px + 0.11, py),
        (px + 0.07, py - 0.09), (px - 0.07, py - 0.09), (px - 0.11, py)), colour="#f0a83c", rim=1.6, wrap=0.7,
            soft=0.05, form=1.1)
    c.flat(sweep([(px + 0.03, py + 0.10), (px + 0.07, py + 0.03), (px + 0.05, py - 0.02)], [0.006, 0.005]),
        c.palette.dark)
    x, y = 0.14, -0.86
    gent = dot(x, y, 0.145, 0.165) + blob((x - 0.50, -1.5, 0), (x - 0.44, y - 0.34), (x - 0.22, y - 0.19), (x,
        y - 0.12), (x + 0.24, y - 0.19), (x + 0.46, y - 0.34),
        (x + 0.52, -1.5, 0))
    gent += place(dress.TOPHAT, (x, y + 0.02), 0.165, -6) + pair(sweep([(x + 0.10, y - 0.09), (x + 0.20, y - 0.12),
        (x + 0.26, y - 0.06)], [0.035, 0.03, 0.005]), x)
    mask = c.paint(gent, soft=0.07, rim=1.2)
    c.detail(place(box(-0.74, 0.5, 0.74, 0.74), (x, y + 0.02), 0.165, -6), "#8a3a9a", 0.8, mask, 0.003)
    sky.motes(c, 24, -0.3, 1.0)
    compose(c, 0.06)
