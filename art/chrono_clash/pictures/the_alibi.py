"""The Alibi: two identical gentlemen shake hands across the line of a mirror, each with his opera ticket."""

from art.chrono_clash.blue_hour import VIOLET, picture
from art.kit import figure as dress
from art.kit import land, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import Shape, blob, bounds, box, dot, flip, hoop, limb, move, place, poly

# Outlines stay as rows of points:
# fmt: off


@picture("the-alibi", disc=(0.0, 0.34, 0.62), kind="moon", clouds="none", horizon=-0.3, stars=0.4, light=VIOLET)
def paint(c: Canvas) -> None:
    floor = -0.70
    opera: Shape = box(-0.92, -0.8, 0.92, -0.02) + poly((-0.98, 0.02), (0, 0.26), (0.98, 0.02)) + box(-0.98, -0.04,
        0.98,
        0.03)
    gaps: Shape = [p for i in range(7) for p in box(-0.82 + 0.245 * i, -0.62, -0.66 + 0.245 * i, -0.08)]
    land.layer(c, opera, 0.62, 0.5, 0.6, cut=gaps)
    c.paint(box(-1.2, -1.5, 1.2, floor), rim=0.8, soft=0.08)
    man = Figure((-0.40, -0.02), 1.42, "slim", spine=88, head=86, near_arm=(312, 352), far_arm=(150, 96), near_leg=(283,
        270), far_leg=(262, 258))
    low = floor - bounds(man.leg(True, 1.2))[1]
    man = Figure((-0.40, -0.02 + low), 1.42, "slim", spine=88, head=86, near_arm=(320, 358), far_arm=(196, 128),
        near_leg=(283, 270), far_leg=(262, 258))
    shift = -0.035 - man.hand_n[0]
    n, h = man.neck, man.hip
    cape = blob((n[0] + 0.06, n[1] + 0.02), (n[0] + 0.05, n[1] - 0.14), (h[0] - 0.02, h[1] + 0.10), (h[0] - 0.04,
        h[1] - 0.32, 0), (h[0] - 0.24, h[1] - 0.40), (h[0] - 0.40, h[1] - 0.34, 0), (h[0] - 0.28, h[1] + 0.10),
            (n[0] - 0.12,
            n[1] - 0.08))
    tails = man.trunk() + man.skirt(h[1] - 0.24, 0.13, -0.06, 0.2)
    collar = man.on_head(blob((-0.62, -1.5), (-0.66, -0.72, 0), (0.0, -0.95), (0.62, -0.85, 0), (0.6,
        -1.5)) + dress.HAIR_SHORT)
    ticket = poly((-0.17, -0.085), (0.17, -0.085), (0.17, 0.085), (-0.17, 0.085))
    holes = dot(-0.17, 0, 0.035) + dot(0.17, 0, 0.035)
    for side in (-1, 1):
        def put(shape: Shape, side: int = side) -> Shape:
            moved = move(shape, shift, 0)
            return moved if side < 0 else flip(moved)

        far = 0.0 if side < 0 else 0.14
        c.paint(put(man.arm(False, 1.1) + man.leg(False, 1.2)), far=far + 0.05)
        at = put(dot(*man.hand_f, 0.01))[0].mean(0)
        card = place(ticket, (at[0] + side * 0.0, at[1] + 0.10), 0.9, side * -14)
        cut = place(holes, (at[0] + side * 0.0, at[1] + 0.10), 0.9, side * -14)
        c.flat(card, "#ffe6b4", 0.95 if side < 0 else 0.8, cut=cut)
        c.flat(place(hoop(0, 0, 0.045, 0.007) + limb((-0.10, 0.05), (-0.10, -0.05), 0.006) + limb((0.10, 0.05), (0.10,
            -0.05),
            0.006) + dot(0, 0, 0.014), (at[0] + side * 0.0, at[1] + 0.10), 0.9, side * -14), "#5a3c1c", 0.85)
        c.paint(put(man.leg(True, 1.2)), far=far)
        c.paint(put(tails + man.skull() + collar + man.on_head(dress.TOPHAT + blob((0.62, -0.50), (1.12, -0.52),
            (0.66, -0.62)))), far=far, soft=0.07, rim=1.2)
        c.paint(put(cape), far=far, soft=0.08, rim=1.2, shade=0.3, colour="#3048b0")
        c.paint(put(man.arm(True, 1.1)), far=far, shade=0.4)
        c.shine(put(man.on_head(dot(0.58, 0.10, 0.09, 0.06))), heat=0.8, halo=0.02)
    glass = c.mask(box(0.004, -1.5, 1.1, 1.5))
    if glass is not None:
        c.light[glass.area] *= (1 - 0.30 * glass.cover)[..., None]
    for i in range(3):
        c.flat(poly((0.20 + 0.26 * i, 1.5), (0.27 + 0.28 * i, 1.5), (0.02 + 0.28 * i, -0.72), (-0.02 + 0.26 * i,
            -0.72)),
            c.palette.rim, 0.07, soft=0.006)
    c.shine(limb((0, 1.5), (0, floor), 0.005), c.palette.rim, 0.8, 0.03)
    c.paint(box(-0.16, floor - 0.03, 0.16, floor + 0.012) + box(-0.05, floor, 0.05, floor + 0.035), soft=0.02, rim=1.3)
    c.shine(sky.star4(0, man.hand_n[1], 0.15), "#ffffff", 0.8, 0.03)
