"""Five, the Early Blade: a knight draws a sword whose blade is the first sunbeam."""

from art.chrono_clash.dawn import picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import bearing, blob, dot, limb, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("five-the-early-blade", disc=(0.0, 0.06, 0.60), clouds="bands", cover=0.7, horizon=-0.45, gloom=0.25,
    shafts=0.4)
def paint(c: Canvas) -> None:
    land.layer(c, land.mountains(c, -0.62, 0.30, 4), 0.6, 0.5, 0.4)
    land.ground(c, -0.80, 0.04)
    who = Figure((-0.02, -0.10), 1.42, "broad", turn=1, near_arm=(52, 116), far_arm=(226, 262), near_leg=(284, 274),
        far_leg=(254, 264))
    hand = who.hand_n
    cape = blob((who.neck[0] - 0.16, who.neck[1] - 0.02, 0), (-0.42, 0.0), (-0.56, -0.40), (-0.74, -0.84, 0), (-0.3,
        -0.80), (0.1, -0.84), (0.52, -0.82, 0), (0.40, -0.36), (0.28, 0.08), (who.neck[0] + 0.16, who.neck[1] - 0.02,
            0))
    c.cast(cape, -0.82)
    c.paint(cape, soft=0.16, far=0.06, colour="#a01814")
    plates = who.trunk() + who.on_chest(dot(-0.30, 0.86, 0.22, 0.16) + dot(0.30, 0.86, 0.22,
        0.16)) + who.skirt(who.hip[1] - 0.18, 0.21, 0, 0.2)
    five_ = [p for i in range(5) for p in poly(polar((0, 0.5), 30 + 24 * i, 0.7), polar((0, 0.5), 42 + 24 * i, 1.75),
        polar((0, 0.5), 54 + 24 * i, 0.7))]
    helm = who.on_head(blob((0, 1.15), (0.62, 0.95), (0.84, 0.25), (0.70, -0.7), (0.30, -1.15), (-0.30, -1.15),
        (-0.70, -0.7), (-0.84, 0.25), (-0.62, 0.95)) + five_)
    c.paint(who.arm(False, 1.25) + who.leg(False, 1.3) + who.leg(True, 1.3), soft=0.06)
    mask = c.paint(plates + helm, soft=0.09, rim=1.3)
    c.detail(who.on_chest(limb((0, 0.1), (0, 0.8), 0.012) + sweep([(-0.3, 0.5), (0, 0.38), (0.3, 0.5)], [0.012,
        0.012]) + sweep([(-0.26, 0.26), (0, 0.16), (0.26, 0.26)], [0.012, 0.012])), c.palette.rim, 0.5, mask, 0.003)
    c.shine(who.on_head(limb((-0.46, 0.06), (0.46, 0.06), 0.075)), "#ffd070", 1.0, 0.03)
    c.paint(who.arm(True, 1.25), shade=0.4)
    way = bearing(hand, (hand[0] - 0.02, hand[1] + 1))
    c.paint(place(sweep([(-0.13, 0.05), (0, 0.03), (0.13, 0.05)], [0.016, 0.026, 0.016]) + limb((0, 0.05), (0, -0.12),
        0.024) + dot(0, -0.14, 0.035), hand, 1, way - 90), edge=0.007)
    blade = place(poly((-0.030, 0.06), (-0.034, 0.5), (-0.07, 1.6), (0.07, 1.6), (0.034, 0.5), (0.030, 0.06)), hand,
        1, way - 90)
    c.shine(blade, "#ffe090", 1.3, 0.13, 0.8)
    c.shine(sky.star4(hand[0], hand[1] + 0.10, 0.3), heat=0.9, halo=0.06)
    c.shine(place(props.numeral("V", 0.22), (-0.62, 0.62)), "#ffb040", 0.9, 0.05)
    sky.embers(c, 46, -0.8, 1.0, 0.008)
