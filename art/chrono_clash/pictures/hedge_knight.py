"""The Hedge Knight: a topiary knight on a topiary horse, a garden shear for a sword."""

from art.chrono_clash.noon import BLOSSOM, JADE, picture, tufts
from art.kit import figure as dress
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.creature import Beast
from art.kit.figure import Figure
from art.kit.shapes import Shape, box, dot, limb, place, poly

# Outlines stay as rows of points:
# fmt: off


@picture("hedge-knight", disc=(0.14, 0.48, 0.54), clouds="none", horizon=-0.3, light=JADE)
def paint(c: Canvas) -> None:
    row: Shape = []
    for i in range(8):
        x = -1.0 + 0.29 * i
        row += dot(x, -0.34, 0.10) + limb((x, -0.8), (x, -0.4), 0.012) + dot(x, -0.16, 0.06)
    land.layer(c, tufts(row, 0.035, 1), 0.55, 0.4, 0.5)
    land.layer(c, tufts(box(-1.1, -1.4, 1.1, -0.56), 0.04, 2), 0.42, 0.4, 0.5)
    land.ground(c, -0.80, 0.012)
    horse = Beast((-0.08, -0.22), 0.62, "horse", "rear", 24, neck=(58,), head=(-38,), nf=(352, 285, 250), ff=(10, 300,
        262), nh=(300, 240, 268), fh=(284, 236, 262), tail=(200, 240))
    rider = Figure((-0.14, 0.26), 0.98, "man", spine=96, head=92, near_arm=(58, 82), far_arm=(320, 20), near_leg=(312,
        262), far_leg=(320, 270))
    c.paint(tufts(horse.leg("ff") + horse.leg("fh") + horse.tail(), 0.026, 3), far=0.08, soft=0.04, edge=0.007)
    c.paint(tufts(horse.trunk() + horse.neck() + horse.head() + horse.leg("nf") + horse.leg("nh") + horse.mane(0.16,
        0.4), 0.032, 4), soft=0.09, edge=0.008, form=0.9)
    helm = rider.on_head(dress.HELM) + rider.on_head(dress.PLUME)
    c.paint(tufts(rider.arm(False), 0.022, 5), soft=0.03)
    c.paint(tufts(rider.trunk() + rider.leg(True, 1.2) + helm, 0.028, 6), soft=0.07, shade=0.35, edge=0.008, form=0.9)
    c.paint(place(props.shears(16), rider.hand_n, 0.58, 4), soft=0.03, rim=1.6)
    c.flat(place(limb((0.0, 0.1), (0.02, 0.9), 0.006), rider.hand_n, 0.58, -4), c.palette.rim, 0.8)
    c.paint(tufts(rider.arm(True), 0.022, 7), soft=0.03, shade=0.35)
    c.shine(rider.on_head(limb((0.48, 0.12), (1.0, 0.10), 0.05)), heat=0.8, halo=0.02)
    roses = [(-0.34, -0.06), (0.02, -0.16), (-0.12, 0.36), (0.20, 0.10), (-0.26, -0.28), (0.12, -0.02)]
    c.flat([q for x, y in roses for q in props.flower(x, y, 0.034)], BLOSSOM, 0.9)
    c.paint(poly((-0.62, -0.86), (-0.48, -0.62), (0.30, -0.62), (0.44, -0.86)) + box(-0.66, -1.5, 0.48, -0.86),
        soft=0.06)
    sky.leaves(c, 24, "#cde878", 0.026, lit=0.6)
    land.grass(c, -1.0, 0.14, 80)
