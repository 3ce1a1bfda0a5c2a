"""The Thirteenth Baker: a broad baker holds a loaf exactly before the sun."""

from art.chrono_clash.dawn import GOLD, picture
from art.kit import figure as dress
from art.kit import land, machine, sky
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, blob, dot, limb, place, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("thirteenth-baker", disc=(0.30, 0.44, 0.46), clouds="bands", cover=0.5, horizon=-0.2, shafts=0.3, light=GOLD)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.55, 0.5, 6, 10), 0.6, 0.6, 0.5)
    land.smoke(c, [(0.80, -0.25), (0.84, 0.0), (0.78, 0.2), (0.90, 0.5), (1.1, 0.7)], [0.04, 0.07, 0.09, 0.12],
        amount=0.4)
    c.paint(place(machine.chimney(0.20, 0.40), (0.80, -0.70)), far=0.25)
    land.ground(c, -0.84, 0.015)
    legs = sweep([(-0.52, -0.50), (-0.52, -0.80)], [0.16, 0.10]) + sweep([(-0.18, -0.52), (-0.16, -0.80)], [0.15, 0.10])
    shoes = blob((-0.64, -0.86, 0), (-0.62, -0.77), (-0.44, -0.76), (-0.34, -0.82), (-0.34, -0.86, 0)) + blob((-0.28,
        -0.86, 0), (-0.26, -0.77), (-0.08, -0.76), (0.04, -0.82), (0.04, -0.86, 0))
    body = blob((-0.36, 0.33), (-0.56, 0.25), (-0.72, 0.02), (-0.76, -0.26), (-0.66, -0.54), (-0.36, -0.62), (-0.04,
        -0.56), (0.14, -0.36), (0.17, -0.12), (0.06, 0.10), (-0.10, 0.26), (-0.22, 0.33))
    c.cast(body + legs, -0.85)
    k, head = 0.150, (-0.27, 0.46)
    far_arm = sweep([(-0.12, 0.16), (0.10, 0.02), (0.22, 0.06)], [0.095, 0.080, 0.055])
    c.paint(far_arm + legs[: len(legs) // 2], far=0.06, soft=0.06)
    low, high = (0.02, -0.62), (0.285, 0.30)
    c.paint(limb(low, high, 0.019), edge=0.007)
    c.paint(place(blob((-0.05, 0.0), (-0.20, 0.10), (-0.19, 0.30), (0.0, 0.36), (0.19, 0.30), (0.20, 0.10), (0.05,
        0.0)), (0.27, 0.20), 1, -16), soft=0.04, edge=0.007)
    x, y = c.disc[:2]
    mask = c.paint(dot(x, y, 0.25, n=60), soft=0.12, rim=1.6, colour="#b86a20", wrap=0.8, form=1.2)
    cuts: Shape = []
    for v in (-0.11, 0.01, 0.12):
        wide = 0.13 if v else 0.17
        cuts += sweep([(x - wide, y + v - 0.02), (x, y + v + 0.02), (x + wide, y + v - 0.02)], [0.004, 0.016, 0.004])
    c.detail(cuts, "#ffcf80", 0.9, mask, 0.003)
    steam: Shape = []
    for i in range(3):
        steam += sweep([(x - 0.1 + 0.1 * i, y + 0.28), (x - 0.15 + 0.12 * i, y + 0.37), (x - 0.06 + 0.1 * i,
            y + 0.45), (x - 0.1 + 0.1 * i, y + 0.54)], [0.010, 0.016, 0.014, 0.002])
    c.flat(steam, c.palette.rim, 0.5, soft=0.008)
    face = place(dress.FACE + dress.MOUSTACHE + dress.BAKER, head, k, 4)
    mask = c.paint(body + legs + shoes + face + limb((-0.28, 0.20), head, 0.11), soft=0.14, form=0.35)
    apron = blob((-0.14, 0.20, 0), (0.06, 0.06), (0.155, -0.12), (0.13, -0.36), (0.0, -0.56), (-0.08, -0.72, 0),
        (-0.26, -0.70, 0), (-0.16, -0.40), (-0.16, -0.10))
    c.detail(apron, c.palette.rim, 0.26, mask, 0.010)
    c.detail(sweep([(-0.74, -0.20), (-0.40, -0.26), (0.16, -0.18)], [0.014, 0.016, 0.014]), c.palette.rim, 0.4, mask,
        0.004)
    c.paint(sweep([(-0.36, 0.14), (-0.14, -0.16), (0.09, -0.20)], [0.125, 0.105, 0.062]) + dot(0.115, -0.20, 0.068,
        0.06), soft=0.06, shade=0.45)
    c.paint(dot(0.215, 0.07, 0.062, 0.055), soft=0.04)
    sky.embers(c, 24, -0.9, 0.6, 0.007)
