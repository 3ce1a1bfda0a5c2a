"""Sergeant Reveille: a moustached sergeant leans far back, his bugle straight up."""

from art.chrono_clash.dawn import GOLD, picture
from art.kit import land, props, sky
from art.kit.canvas import Canvas
from art.kit.figure import Figure, clothed
from art.kit.shapes import Shape, blob, box, dot, hoop, limb, place, polar, poly, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("sergeant-reveille", disc=(0.0, 0.10, 0.78), clouds="none", horizon=-0.4, light=GOLD, shafts=0.3)
def paint(c: Canvas) -> None:
    sky.rays(c, 14, 0.22)
    tents: Shape = []
    for x, s in ((-0.80, 0.30), (-0.45, 0.22), (0.82, 0.34), (0.52, 0.2)):
        tents += poly((x - s, -0.72), (x, -0.72 + s * 1.25), (x + s, -0.72)) + limb((x, -0.72 + s * 1.2), (x,
            -0.72 + s * 1.45), 0.006)
    land.layer(c, tents, 0.55, 0.5, 0.4)
    land.ground(c, -0.76, 0.012)
    man = Figure((0.04, -0.16), 1.26, "broad", spine=116, head=140, near_arm=(28, 128), far_arm=(214, 318),
        near_leg=(298, 264), far_leg=(262, 256))
    c.cast(man.body(), -0.76)
    mouth = man.on_head(dot(0.95, -0.34, 0.02))[0].mean(0)
    bugle = place(props.bugle(0.64), mouth, 1, 0)
    coat = man.trunk() + man.skirt(man.hip[1] - 0.24, 0.22, -0.06, 0.25)
    hat = blob((-0.85, 0.30, 0), (-0.95, 1.3, 0), (0.0, 1.45), (0.9, 1.25, 0), (0.82, 0.35, 0), (1.25, 0.28), (0.8,
        0.16)) + sweep([(0.3, 1.3), (0.4, 2.0), (0.0, 2.5)], [0.10, 0.26, 0.05])
    moustache = sweep([(0.60, -0.36), (1.05, -0.42), (1.45, -0.15), (1.6, 0.15)], [0.14, 0.16, 0.08, 0.02])
    c.paint(man.arm(False), far=0.06)
    c.paint(bugle, colour="#d8962c", soft=0.05, rim=1.4)
    clothed(c, man, coat, man.on_head(hat + moustache), 1.1, 1.35, arms="")
    c.paint(man.on_chest(dot(-0.05, 0.90, 0.34, 0.13) + box(-0.36, 0.76, 0.26, 0.84)), shade=0.3, soft=0.03,
        colour="#c8802a")
    medals: Shape = []
    ribbons: Shape = []
    for i in range(5):
        x = 0.30 - 0.10 * i
        ribbons += box(x - 0.035, 0.60, x + 0.035, 0.70)
        medals += dot(x, 0.555, 0.045)
    c.shine(man.on_chest(medals), heat=0.8, halo=0.02)
    c.flat(man.on_chest(ribbons), "#c82a18", 0.85)
    c.detail(man.on_chest(limb((0.05, -0.3), (0.05, 0.5), 0.02)), c.palette.rim, 0.3)
    c.paint(man.arm(True, 1.1), shade=0.4)
    bell = polar(mouth, 90, 0.62)
    notes: Shape = []
    for i in range(3):
        notes += hoop(bell[0], bell[1] - 0.08, 0.14 + 0.11 * i, 0.010, 48, 132)
    c.flat(notes, "#fff2c8", 0.75, soft=0.004)
