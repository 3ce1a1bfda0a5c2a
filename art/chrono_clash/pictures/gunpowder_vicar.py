"""The Gunpowder Vicar: a priest rides a small cannon like a horse, his book raised."""

from art.chrono_clash.dawn import picture
from art.kit import figure as dress
from art.kit import land, machine, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure
from art.kit.shapes import blob, box, limb, place, poly

# Outlines stay as rows of points:
# fmt: off


@picture("gunpowder-vicar", disc=(0.0, 0.40, 0.55), kind="sun", clouds="storm", cover=0.6, horizon=-0.5)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.75, 0.45, 7, 13), 0.58, 0.6, 0.5)
    land.layer(c, poly((0.56, -0.7), (0.56, 0.0), (0.68, 0.5), (0.80, 0.0), (0.80, -0.7)) + box(0.52, -0.05, 0.84,
        0.0) + limb((0.68, 0.45), (0.68, 0.66), 0.008) + limb((0.62, 0.58), (0.74, 0.58), 0.008), 0.62, 0.6, 1.0)
    land.ground(c, -0.78, 0.015)
    gun = place(machine.cannon(1.15), (0.0, -0.80))
    c.cast(gun, -0.80)
    man = Figure((-0.08, -0.02), 1.24, "broad", spine=100, head=90, near_arm=(70, 80), far_arm=(320, 350),
        near_leg=(335, 262), far_leg=(330, 255))
    c.paint(man.leg(False, 1.2) + man.arm(False), far=0.06)
    c.paint(gun, soft=0.07)
    gown = man.trunk() + blob((man.hip[0] - 0.10, 0.14), (man.hip[0] - 0.28, -0.04), (man.hip[0] - 0.52, -0.22),
        (man.hip[0] - 0.80, -0.20, 0), (man.hip[0] - 0.70, -0.34), (man.hip[0] - 0.46, -0.40), (man.hip[0] - 0.05,
            -0.30), (man.hip[0] + 0.30, -0.22), (man.hip[0] + 0.36, -0.06), (man.hip[0] + 0.12, 0.06))
    c.paint(man.leg(True, 1.2), shade=0.3)
    c.paint(gown + man.skull() + man.on_head(dress.FLAT_HAT + dress.HAIR_SHORT), soft=0.09, shade=0.3)
    c.detail(man.on_chest(box(-0.02, 0.84, 0.16, 0.94)), "#fff0d0", 0.9)
    c.paint(man.arm(True, 1.3), shade=0.4)
    bible = poly((-0.17, -0.02), (0.17, -0.02), (0.17, 0.42), (-0.17, 0.42))
    mask = c.paint(place(bible, man.hand_n, 0.8, -14), soft=0.05, colour="#a03a18")
    c.detail(place(limb((0, 0.06), (0, 0.36), 0.022) + limb((-0.09, 0.26), (0.09, 0.26), 0.022), man.hand_n, 0.8,
        -14), c.palette.rim, 0.9, mask, 0.002)
    c.lamp(man.hand_n[0], man.hand_n[1] + 0.1, 0.35, heat=0.5)
    # The fuse at the breech burns; the muzzle has just spoken.
    c.shine(sky.star4(-0.60, -0.28, 0.14), heat=1.1, halo=0.05)
    land.smoke(c, [(0.66, -0.22), (0.86, -0.16), (1.06, -0.06)], [0.05, 0.10, 0.16], amount=0.55)
    sky.embers(c, 26, -0.6, 0.6, 0.007)
