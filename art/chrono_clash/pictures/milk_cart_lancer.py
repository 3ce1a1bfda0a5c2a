"""Milk-Cart Lancer: a knight on a milk cart behind a trotting pony, lance level."""

from art.chrono_clash.dawn import picture
from art.kit import figure as dress
from art.kit import land, machine, props, sky
from art.kit.canvas import Canvas
from art.kit.creature import Beast
from art.kit.figure import Figure, clothed
from art.kit.shapes import Shape, blob, dot, limb, place, polar, sweep

# Outlines stay as rows of points:
# fmt: off


@picture("milk-cart-lancer", disc=(0.30, 0.02, 0.66), clouds="bands", cover=0.6, horizon=-0.35)
def paint(c: Canvas) -> None:
    land.layer(c, land.roofs(c, -0.52, 0.5, 5, 12), 0.66, 0.6, 0.5)
    land.layer(c, land.hills(c, -0.56, 0.03, 2), 0.35, 0.3, 0.3)
    floor = -0.70
    land.ground(c, floor, 0.02)
    pony = Beast((0.36, -0.28), 0.40, "pony", "trot")
    cart = place(machine.cart(0.62, 0.21), (-0.38, floor), 1)
    c.cast(pony.body() + cart, floor, 0.5)
    pony.paint(c)
    c.paint(pony.mane(0.22, 0.8), soft=0.03)
    churns: Shape = []
    for x in (-0.58, -0.42):
        churns += place(machine.milk_churn(0.34), (x, floor + 0.40), 1)
    c.paint(churns, soft=0.05, far=0.04)
    knight = Figure((-0.28, 0.05), 0.98, "man", spine=76, head=82, near_arm=(300, 352), far_arm=(320, 20),
        near_leg=(290, 268), far_leg=(262, 252))
    plate = knight.trunk() + knight.on_chest(dot(0.02, 0.86, 0.36, 0.24)) + knight.skirt(knight.hip[1] - 0.12, 0.13,
        0, 0.2)
    cape = blob((*knight.neck, 0), (knight.neck[0] - 0.22, knight.neck[1] - 0.02), (knight.neck[0] - 0.50,
        knight.neck[1] - 0.20), (knight.neck[0] - 0.66, knight.neck[1] - 0.14, 0), (knight.neck[0] - 0.56,
            knight.neck[1] - 0.40), (knight.neck[0] - 0.30, knight.neck[1] - 0.44), (knight.neck[0] - 0.1,
                knight.neck[1] - 0.40))
    c.paint(cape, far=0.08, soft=0.10, colour="#a81c14")
    clothed(c, knight, plate, knight.on_head(dress.HELM + dress.PLUME), boot=1.3, soft=0.06)
    c.shine(knight.on_head(limb((0.45, 0.12), (1.0, 0.08), 0.05)), heat=0.9, halo=0.02)
    c.paint(cart, soft=0.05, edge=0.008)
    c.paint(place(props.lance(1.2), knight.hand_n, 1.0, -84), edge=0.006)
    c.paint(place(props.flag(0.34, 0.16, 0.0, 0.03), polar(knight.hand_n, 6, 0.62), 1, 6), soft=0.03, colour="#a81c14")
    c.paint(sweep([knight.hand_f, (0.25, 0.0), pony.muzzle], [0.006, 0.006]), edge=0.004)
    drops: Shape = []
    rng = c.rng(4)
    for _ in range(14):
        drops += dot(-0.66 + rng.normal(0, 0.10), floor + 0.75 + rng.normal(0, 0.12), rng.uniform(0.006, 0.018))
    c.flat(drops, "#fff4dc", 0.9)
    c.mist(floor - 0.06, 0.12, 0.5)
    sky.birds(c, 4, (-0.5, 0.75), 0.25, 0.04)
