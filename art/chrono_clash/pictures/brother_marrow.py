"""Brother Marrow: a round monk wheels an enormous striped marrow on a barrow."""

from art.chrono_clash.noon import picture
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, limb, place, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("brother-marrow", disc=(-0.34, 0.56, 0.42), clouds="billows", cover=0.35, horizon=-0.4)
def paint(c: Canvas) -> None:
    land.layer(c, land.hills(c, -0.36, 0.08, 4), 0.62, 0.5, 0.4)
    land.layer(c, land.roofs(c, -0.44, 0.14, 2, 24), 0.52, 0.4, 0.3)
    floor = -0.72
    land.ground(c, floor, 0.015)
    man = Figure((-0.56, -0.24), 1.16, "stout", spine=74, head=80, near_arm=(305, 332), far_arm=(312, 335),
        near_leg=(285, 255), far_leg=(252, 232))
    robe = man.robe(floor + 0.05, 0.30, -0.10) + man.trunk()
    at, tilt = (0.28, 0.06), 10
    fruit = place(blob((-0.66, 0.02), (-0.50, 0.30), (-0.10, 0.40), (0.34, 0.34), (0.62, 0.12), (0.64, -0.12), (0.36,
        -0.30), (-0.10, -0.36), (-0.50, -0.26)), at, 1, tilt)
    c.cast(fruit + robe, floor, 0.6)
    barrow = poly((-0.16, -0.36), (0.76, -0.24), (0.62, -0.44), (-0.02, -0.50)) + sweep([(-0.36, -0.26), (0.0, -0.40),
        (0.72, -0.44)], [0.020, 0.022, 0.022]) + limb((0.06, -0.44), (0.0, floor), 0.022)
    wheel_ = place(props.wheel(0.20, 10), (0.74, floor + 0.19))
    c.paint(man.arm(False) + man.leg(False), far=0.06)
    c.paint(barrow + wheel_, soft=0.04, edge=0.008)
    mask = c.paint(fruit, soft=0.20, rim=1.2, colour="#4f9a2c", form=1.2)
    stripes: Shape = []
    for v in (-0.26, -0.15, -0.03, 0.10, 0.22, 0.32):
        stripes += place(sweep([(-0.66, 0.02), (-0.3, v * 1.05), (0.1, v * 1.18), (0.45, v * 0.9), (0.66, 0.0)],
            [0.004, 0.020, 0.026, 0.020, 0.004]), at, 1, tilt)
    c.detail(stripes, "#e4ee9c", 0.55, mask, 0.006)
    c.paint(place(sweep([(-0.64, 0.02), (-0.76, 0.10), (-0.82, 0.24)], [0.05, 0.036, 0.042]), at, 1, tilt), soft=0.03)
    c.paint(place(props.vine([(-0.70, 0.06), (-0.60, 0.36), (-0.30, 0.52), (0.0, 0.50)], 0.012, 5, 0.16), at, 1,
        tilt), soft=0.03)
    c.paint(robe + man.skull() + man.on_head(dress.TONSURE), soft=0.14)
    c.detail(limb((man.hip[0] - 0.18, man.hip[1] + 0.02), (man.hip[0] + 0.20, man.hip[1] - 0.02),
        0.016) + limb((man.hip[0] + 0.10, man.hip[1]), (man.hip[0] + 0.12, man.hip[1] - 0.3), 0.012), c.palette.rim,
            0.5)
    c.paint(man.arm(True, 1.7), shade=0.4, soft=0.05)
    land.grass(c, -0.98, 0.16, 90)
    sky.motes(c, 36, -0.6, 0.7)
