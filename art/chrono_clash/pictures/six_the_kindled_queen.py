"""Six, the Kindled Queen: a queen with spread arms; her gown of flames becomes six rays, her crown is candles."""

from art.chrono_clash.dawn import picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, curve, dot, limb, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("six-the-kindled-queen", disc=(0.0, 0.30, 0.70), clouds="none", horizon=-0.6, gloom=0.2, shafts=0.3)
def paint(c: Canvas) -> None:
    for i in range(6):
        a = 205 + 26 * i
        tip = polar((0, 0.1), a, 1.75)
        l_, r_ = polar((0, 0.05), a - 8, 0.35), polar((0, 0.05), a + 8, 0.35)
        far_l, far_r = polar((0, 0.1), a - 7, 1.6), polar((0, 0.1), a + 7, 1.6)
        c.flat(poly(l_, far_l, tip, far_r, r_), "#ff9a30", 0.35, soft=0.02)
    queen = Figure((0, 0.0), 1.42, "lady", turn=1, near_arm=(8, 40), far_arm=(172, 140))
    flames: Shape = []
    rng = c.rng(5)
    for ring in range(3):
        for i in range(9):
            t = (i - 4) / 4
            base = (t * (0.34 + 0.16 * ring), 0.02 - 0.28 * ring - 0.06 * (1 - t * t))
            a = 270 + t * (46 + 4 * ring)
            reach = (0.60 - 0.05 * ring) * rng.uniform(0.85, 1.15)
            tip = polar(base, a, reach)
            side = polar((0, 0), a + 90, 0.11)
            flames.append(curve([(base[0] + side[0], base[1] + side[1]), (*polar(base, a - 4, reach * 0.6),), (*tip,
                0), (*polar(base, a + 12, reach * 0.55),), (base[0] - side[0], base[1] - side[1])], True, 5))
    land.fire(c, flames, 0.20, 0.9)
    bodice = queen.trunk() + blob((-0.11, 0.16), (-0.20, -0.06), (-0.42, -0.42), (-0.50, -0.62, 0), (-0.36, -0.50),
        (-0.30, -0.76, 0), (-0.20, -0.56), (-0.10, -0.92, 0), (0.0, -0.62), (0.10, -0.92, 0), (0.20, -0.56), (0.30,
            -0.76, 0), (0.36, -0.50), (0.50, -0.62, 0), (0.42, -0.42), (0.20, -0.06), (0.11, 0.16))
    sleeves: Shape = []
    for side in (-1, 1):
        s = queen.shoulder_n if side > 0 else queen.shoulder_f
        h = queen.hand_n if side > 0 else queen.hand_f
        e = queen.elbow_n if side > 0 else queen.elbow_f
        sleeves += blob((*s, 0), (e[0], e[1] + 0.035), (h[0], h[1] + 0.02, 0), (h[0] + side * 0.02, h[1] - 0.26, 0),
            (h[0] - side * 0.10, h[1] - 0.22), (e[0], e[1] - 0.24, 0), (s[0], s[1] - 0.12))
    c.paint(queen.arm(False) + queen.arm(True) + sleeves, soft=0.06, colour="#8a1a10")
    hair = queen.on_head(blob((0, 1.1), (0.6, 0.95), (0.95, 0.2), (0.85, -0.9), (1.2, -1.9, 0), (0, -1.2), (-1.2,
        -1.9, 0), (-0.85, -0.9), (-0.95, 0.2), (-0.6, 0.95)))
    c.paint(hair, far=0.03, soft=0.05)
    mask = c.paint(bodice + queen.skull(), soft=0.10, rim=1.2)
    c.detail(queen.on_chest(dot(0, 0.80, 0.05) + sweep([(-0.26, 0.92), (0, 0.80), (0.26, 0.92)], [0.014, 0.014])),
        c.palette.accent, 0.9, mask, 0.003)
    c.shine(queen.on_head(dot(-0.28, 0.05, 0.10, 0.06) + dot(0.28, 0.05, 0.10, 0.06)), "#ffe090", 1.0, 0.02)
    crown: Shape = queen.on_head(blob((-0.86, 0.55), (0, 0.42), (0.86, 0.55), (0.90, 0.85), (0, 0.72), (-0.90, 0.85)))
    for i in range(6):
        x = -0.80 + 0.32 * i
        h = 1.35 + 0.45 * (1 - abs(x) / 0.9)
        crown += queen.on_head(limb((x, 0.7), (x * 1.1, h), 0.085))
        wick = queen.on_head(dot(x * 1.12, h + 0.1, 0.05))[0].mean(0)
        land.fire(c, land.flame(float(wick[0]), float(wick[1]) - 0.01, 0.10, 0.032, 0, i), 0.05, 0.9)
    c.paint(crown, soft=0.03, edge=0.007)
    for hand in (queen.hand_n, queen.hand_f):
        land.fire(c, land.flame(hand[0], hand[1] + 0.03, 0.20, 0.07, 0, 3), 0.10)
    c.shine(place(props.numeral("VI", 0.20), (0.0, -0.22)), "#ffb040", 0.7, 0.04)
    sky.embers(c, 70, -1.0, 1.1, 0.008)
