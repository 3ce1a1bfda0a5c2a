"""The Dawn: pictures of the red kinds, roofs and bakeries against a low red-gold sun."""

import itertools

import numpy as np

from art.chrono_clash import figure as dress
from art.chrono_clash import land, machine, props, sky
from art.chrono_clash.canvas import Canvas
from art.chrono_clash.creature import Beast, wing
from art.chrono_clash.figure import Figure
from art.chrono_clash.shapes import (
    Shape,
    bearing,
    between,
    blob,
    box,
    curve,
    dot,
    hoop,
    limb,
    move,
    place,
    polar,
    poly,
    sweep,
    turn,
)

# Outlines stay as rows of points:
# fmt: off

book = sky.Book("red")

# Dawns of other air: rose, smoke, gold.
ROSE = sky.LIGHTS["red"]._replace(sky=("#1c0618", "#5c1234", "#b02c3c", "#ee6c44", "#ffc27c"), haze="#b84444",
    halo="#ff7a58", form="#7a1c26")
SMOKE = sky.LIGHTS["red"]._replace(sky=("#120608", "#341014", "#6a1c16", "#b84a22", "#f09a4c"), haze="#8c3a20",
    form="#5c1a10")
GOLD = sky.LIGHTS["red"]._replace(sky=("#2c0a08", "#7a2410", "#c8581a", "#f59a34", "#ffd884"), haze="#d47a2c",
    disc=("#fff6d0", "#ffc95c"), form="#84300e")


def clothed(c: Canvas, who: Figure, garment: Shape, hat: Shape = (), sleeve: float = 1.0, boot: float = 1.15,
    legs: bool = True, arms: str = "nf", soft: float = 0.08) -> None:
    """A dressed figure: far limbs, near leg, garment with head and hat as one mass, near arm."""
    c.paint((who.arm(False, sleeve) if "f" in arms else []) + (who.leg(False, boot) if legs else []), far=0.05)
    if legs:
        c.paint(who.leg(True, boot))
    c.paint(garment + who.skull() + list(hat), soft=soft)
    if "n" in arms:
        c.paint(who.arm(True, sleeve), shade=0.4)


@book("tilly-twomatch", disc=(0.05, 0.12, 0.80), clouds="bands", cover=0.5)
def tilly(c: Canvas) -> None:
    """A girl runs along a roof ridge, a burning match in each hand."""
    land.meridian(c, -0.62, 0.42, 0.55, tower=0.72)
    land.ridge(c, -0.74, 0.05)
    girl = Figure((-0.06, -0.12), 1.36, "child", spine=72, head=84, near_arm=(58, 84), far_arm=(132, 112),
        near_leg=(335, 255), far_leg=(222, 170))
    c.paint(girl.on_head(dress.HAIR_BACK), soft=0.05)
    clothed(c, girl, girl.skirt(-0.38, 0.30, -0.12) + girl.trunk())
    for hand in (girl.hand_n, girl.hand_f):
        stick, _ = props.match(1.0)
        c.paint(place(stick, hand, 0.34, -14), edge=0.006)
        tip = polar(hand, 76, 0.35)
        land.fire(c, land.flame(tip[0], tip[1] - 0.02, 0.24, 0.07, -0.35), 0.10)
        c.lamp(*tip, 0.5, heat=0.4)
    sky.embers(c, 40, -0.6, 1.1)


@book("unpaid-rooster", disc=(0.22, 0.42, 0.52), clouds="billows", cover=0.45, horizon=-0.6)
def rooster(c: Canvas) -> None:
    """A rooster on a weathervane keeps his beak shut; an empty purse hangs from his claw."""
    land.layer(c, land.roofs(c, -0.95, 0.35, 2, 12), 0.45, 0.5, 0.5)
    k, ox, oy = 0.92, -0.08, -0.08
    # The vane: pole, scrolls, arrow.
    vane = limb((ox, -1.5), (ox, -0.30), 0.022, 0.014) + limb((-0.82, -0.34), (0.72, -0.34), 0.014) + poly((0.68,
        -0.44), (0.92, -0.34), (0.68, -0.24))
    vane += poly((-0.86, -0.22), (-0.66, -0.34), (-0.86, -0.46), (-0.78, -0.34)) + dot(ox, -0.34, 0.05) + dot(ox,
        -0.62, 0.035)
    for side in (-1, 1):
        vane += sweep([(ox, -0.56), (ox + side * 0.16, -0.50), (ox + side * 0.24, -0.40), (ox + side * 0.17, -0.37)],
            [0.012, 0.012, 0.010, 0.008])
    c.paint(vane, edge=0.008, soft=0.03)
    tail: Shape = []
    for i, (tx, ty, bend) in enumerate(((-0.52, 1.06, 0.20), (-0.74, 0.98, 0.22), (-0.92, 0.80, 0.22), (-1.0, 0.55,
        0.20), (-0.98, 0.30, 0.16), (-0.84, 0.12, 0.10))):
        tail += sweep([(-0.34, 0.22 + 0.02 * i), (-0.48 - 0.03 * i, 0.55 - 0.05 * i + bend), (tx, ty), (tx - 0.10,
            ty - 0.22)], [0.07, 0.085, 0.07, 0.008])
    c.paint(place(tail, (ox, oy), k), soft=0.04)
    body = blob((0.26, 1.0), (0.40, 0.93), (0.45, 0.84), (0.43, 0.72), (0.53, 0.52), (0.56, 0.28), (0.42, 0.02),
        (0.14, -0.12), (-0.14, -0.06), (-0.40, 0.12), (-0.55, 0.34), (-0.34, 0.40), (-0.08, 0.42), (0.08, 0.56),
            (0.13, 0.80), (0.17, 0.94))
    comb = blob((0.14, 0.92, 0), (0.08, 1.10), (0.19, 1.04, 0), (0.22, 1.20), (0.29, 1.06, 0), (0.36, 1.18), (0.38,
        1.02, 0), (0.46, 1.06), (0.42, 0.92, 0))
    beak = blob((0.42, 0.92, 0), (0.55, 0.89), (0.63, 0.80, 0), (0.52, 0.80), (0.43, 0.80, 0))
    wattle = dot(0.47, 0.68, 0.045, 0.09)
    legs: Shape = []
    for x in (0.0, 0.20):
        legs += limb((x, -0.02), (x + 0.02, -0.26), 0.032, 0.020) + limb((x + 0.01, -0.18), (x - 0.08, -0.16), 0.014,
            0.004)
        legs += sweep([(x - 0.10, -0.30), (x + 0.02, -0.26), (x + 0.15, -0.31)], [0.012, 0.022, 0.010])
    c.paint(place(body + comb + beak + wattle + legs, (ox, oy), k), soft=0.12)
    # Wings crossed over the chest like arms.
    arm = blob((-0.28, 0.34), (-0.05, 0.36), (0.22, 0.30), (0.50, 0.22), (0.62, 0.30, 0), (0.56, 0.16), (0.64, 0.14,
        0), (0.50, 0.08), (0.54, 0.02, 0), (0.30, 0.04), (0.0, 0.06), (-0.24, 0.14))
    c.paint(place(turn(arm, 16, (0.2, 0.2)), (ox, oy + 0.08), k), soft=0.05, shade=0.5)
    c.paint(place(turn(arm, -12, (0.2, 0.2)), (ox, oy - 0.02), k), soft=0.05, shade=0.5)
    eye = (ox + 0.35 * k, oy + 0.86 * k)
    c.shine(dot(*eye, 0.022), heat=1.0, halo=0.02)
    c.flat(limb((eye[0] - 0.04, eye[1] + 0.045), (eye[0] + 0.05, eye[1] + 0.015), 0.014), c.palette.dark)
    # The purse, turned inside out.
    x, y = ox + 0.28 * k, -0.40
    c.paint(limb((x, y + 0.02), (x + 0.01, y - 0.14), 0.006) + blob((x - 0.05, y - 0.13, 0), (x + 0.06, y - 0.13, 0),
        (x + 0.13, y - 0.34), (x + 0.02, y - 0.38), (x - 0.10, y - 0.33)) + poly((x - 0.09, y - 0.09), (x + 0.10,
            y - 0.08), (x + 0.05, y - 0.15), (x - 0.05, y - 0.15)), soft=0.04, colour="#8a5a20")
    sky.birds(c, 5, (-0.55, 0.85), 0.3, 0.04)


@book("nine-edition-ned", disc=(-0.38, 0.05, 0.72), clouds="bands", cover=0.7, horizon=-0.5)
def ned(c: Canvas) -> None:
    """A newsboy in mid-throw; nine papers fly in an arc."""
    land.layer(c, land.roofs(c, -0.75, 0.75, 3, 9), 0.62, 0.6, 0.7)
    land.ground(c, -0.78, 0.02)
    boy = Figure((-0.30, -0.22), 1.36, "child", spine=76, head=80, near_arm=(38, 26), far_arm=(215, 300),
        near_leg=(328, 262), far_leg=(236, 214))
    c.cast(boy.body(), -0.78)
    c.paint(boy.in_hand(place(props.paper(0.5), (0.0, 0.02)) + place(props.paper(0.46), (0.02, -0.04)), False, 75,
        0.9), soft=0.03)
    shorts = boy.trunk() + limb(boy.hip_n, between(boy.hip_n, boy.knee_n, 0.85), 0.13, 0.105)
    scarf = sweep([boy.neck, (boy.neck[0] - 0.2, boy.neck[1] + 0.02), (boy.neck[0] - 0.42, boy.neck[1] - 0.08)],
        [0.05, 0.05, 0.035])
    c.paint(limb(boy.hip_f, between(boy.hip_f, boy.knee_f, 0.85), 0.125, 0.10), far=0.05)
    clothed(c, boy, shorts + scarf, boy.on_head(dress.CAP), 1.15)
    path = curve([boy.hand_n, (0.36, 0.22), (0.68, 0.46), (0.72, 0.76), (0.42, 0.94), (0.0, 0.90), (-0.34, 0.72)],
        False, 12)
    for i in range(9):
        x, y = path[int((i + 0.6) / 9 * (len(path) - 1))]
        sheet = place(props.paper(0.13 + 0.014 * i, 0.02), (x, y), 1, 25 + 41 * i)
        mask = c.paint(sheet, soft=0.03, colour="#f2dcae", far=0.1, rim=1.3)
        c.flat(sheet, "#f6dfb2", 0.62)
        lines: Shape = []
        for row in range(4):
            lines += limb((-0.07, 0.05 - 0.035 * row), (0.07, 0.05 - 0.035 * row), 0.006 if row else 0.014)
        c.detail(place(lines, (x, y), 0.6 + 0.06 * i, 25 + 41 * i), amount=0.8, within=mask, soft=0.002)


@book("pia-larkrider", disc=(0.06, 0.34, 0.64), clouds="billows", cover=0.62, horizon=-0.9)
def pia(c: Canvas) -> None:
    """A girl stands in the stirrups of a huge lark that climbs steeply."""
    land.layer(c, land.roofs(c, -1.05, 0.25, 4, 22), 0.6, 0.5, 0.4)
    land.layer(c, land.clock_tower(-0.72, -1.1, 0.62), 0.5, 0.5, 0.5)
    sky.birds(c, 6, (0.6, -0.5), 0.3, 0.035)
    up, at = 36, (0.06, -0.26)
    body = blob((0.62, 0.10), (0.50, 0.20), (0.34, 0.17), (0.10, 0.20), (-0.25, 0.13), (-0.50, 0.05), (-0.95, 0.12,
        0), (-0.86, 0.03), (-1.0, -0.03, 0), (-0.50, -0.08), (-0.15, -0.20), (0.18, -0.24), (0.42, -0.12), (0.58, 0.0))
    beak = blob((0.59, 0.12, 0), (0.80, 0.06, 0), (0.60, 0.02, 0))
    crest = blob((0.46, 0.18, 0), (0.32, 0.34, 0), (0.34, 0.16))
    claws = sweep([(-0.12, -0.16), (-0.20, -0.28), (-0.34, -0.30)], [0.03, 0.02, 0.008]) + sweep([(-0.02, -0.18),
        (-0.10, -0.30), (-0.24, -0.34)], [0.03, 0.02, 0.008])
    root = place(dot(0.14, 0.04, 0.01), at, 1, up)[0].mean(0)
    c.paint(wing(root, (-0.86, 0.62), -0.50, 10, 70), far=0.12, soft=0.06)
    c.paint(place(body + beak + crest + claws, at, 1, up), soft=0.10)
    c.paint(wing(root, (0.72, -0.92), -0.46, 10, 70), soft=0.06, shade=0.35)
    c.shine(place(dot(0.53, 0.11, 0.022), at, 1, up), heat=1.0, halo=0.02)
    seat = place(dot(0.10, 0.20, 0.01), at, 1, up)[0].mean(0)
    girl = Figure((seat[0] - 0.03, seat[1] + 0.30), 0.92, "child", spine=84, head=76, near_arm=(330, 5), far_arm=(70,
        92), near_leg=(308, 252), far_leg=(285, 250))
    c.paint(girl.on_head(dress.PIGTAILS), soft=0.03)
    clothed(c, girl, girl.trunk() + girl.skirt(girl.hip[1] - 0.14, 0.16, -0.06), girl.on_head(dress.BANDANA), soft=0.05)
    rein = place(dot(0.60, 0.05, 0.01), at, 1, up)[0].mean(0)
    c.paint(sweep([girl.hand_n, between(girl.hand_n, rein, 0.5), rein], [0.006, 0.006]), edge=0.005)
    c.paint(place(props.flag(0.5, 0.26, 0.5), girl.hand_f, 0.62, -6), soft=0.03, colour="#c02818")
    sky.leaves(c, 12, size=0.03, lit=0.8)


@book("ember-heron", disc=(-0.08, 0.30, 0.64), clouds="storm", cover=0.7, gloom=0.35, horizon=-0.7)
def heron(c: Canvas) -> None:
    """A one-legged heron stands in glowing embers; its crest is a flame."""
    land.layer(c, land.hills(c, -0.55, 0.05, 3), 0.5, 0.5, 0.3)
    land.sea(c, -0.62, 0.8, dark=0.7)
    reeds: Shape = []
    rng = c.rng(5)
    for _ in range(26):
        x = rng.uniform(-1, 1)
        if abs(x) < 0.3:
            continue
        h = rng.uniform(0.2, 0.75) * (0.4 + abs(x) * 0.6)
        reeds += sweep([(x, -1.3), (x + 0.02, -0.9 + h * 0.5), (x + rng.normal(0.05, 0.06), -0.9 + h)], [0.010, 0.008,
            0.002], 4)
        if rng.random() < 0.5:
            reeds += dot(x + 0.03, -0.9 + h * 0.9, 0.016, 0.07)
    c.paint(reeds, far=0.04, edge=0.006, soft=0.02)
    for x, y, s in ((-0.28, -0.94, 0.16), (0.02, -0.96, 0.2), (0.32, -0.95, 0.15), (0.14, -1.0, 0.12), (-0.12, -1.02,
        0.14)):
        land.fire(c, land.flame(x, y, s, s * 0.5, 0.1, int(abs(x) * 100)), 0.10, 1.0)
    coals: Shape = []
    for _ in range(90):
        coals += dot(rng.normal(0.02, 0.30), rng.uniform(-1.12, -0.93), rng.uniform(0.010, 0.03), rng.uniform(0.008,
            0.018), n=8)
    c.flat(coals, c.palette.dark, 0.9)
    c.shine(coals[::3], "#ff7a1c", 0.9, 0.03, 0.5)
    c.lamp(0.02, -0.95, 0.6, "#ff7a1c", 0.8)
    body = blob((0.24, 0.02), (0.10, 0.16), (-0.16, 0.15), (-0.44, -0.02), (-0.72, -0.34, 0), (-0.48, -0.28), (-0.24,
        -0.26), (0.04, -0.26), (0.22, -0.16))
    neck = sweep([(0.06, 0.02), (0.30, 0.04), (0.36, 0.22), (0.12, 0.42), (0.06, 0.62), (0.26, 0.78)], [0.14, 0.11,
        0.078, 0.060, 0.050, 0.062])
    head = blob((0.20, 0.84), (0.30, 0.87), (0.42, 0.82), (0.48, 0.78, 0), (0.98, 0.66, 0), (0.46, 0.70), (0.30,
        0.70), (0.20, 0.74))
    plume: Shape = []
    for i in range(5):
        plume += sweep([(-0.30 + 0.05 * i, 0.02), (-0.5 + 0.02 * i, -0.16 - 0.03 * i), (-0.62 + 0.05 * i,
            -0.46 - 0.04 * i)], [0.035, 0.03, 0.003], 5)
    drip = sweep([(0.28, 0.0), (0.24, -0.16), (0.26, -0.32)], [0.03, 0.022, 0.003]) + sweep([(0.22, 0.0), (0.16,
        -0.18), (0.17, -0.36)], [0.03, 0.022, 0.003])
    leg = sweep([(-0.02, -0.20), (0.02, -0.56), (0.0, -0.96)], [0.040, 0.024, 0.018]) + dot(0.02, -0.57,
        0.030) + sweep([(-0.12, -0.98), (0, -0.95), (0.16, -0.98)], [0.008, 0.018, 0.008])
    folded = sweep([(-0.08, -0.22), (0.12, -0.36), (0.05, -0.50), (-0.12, -0.42)], [0.045, 0.028, 0.022, 0.010])
    c.paint(move(leg, 0, 0.06), edge=0.006, soft=0.02)
    c.paint(move(folded, 0, 0.06), edge=0.006, soft=0.02, far=0.04)
    mask = c.paint(move(body + neck + head + plume + drip, 0, 0.06), soft=0.09)
    quills: Shape = []
    for i in range(7):
        quills += sweep([(0.02 - 0.07 * i, 0.10 - 0.03 * i), (-0.14 - 0.07 * i, -0.03 - 0.04 * i), (-0.28 - 0.06 * i,
            -0.14 - 0.04 * i)], [0.005, 0.006, 0.001], 4)
    c.detail(quills, c.palette.rim, 0.30, mask, 0.003)
    crest = sweep([(0.30, 0.90), (0.12, 1.0), (-0.10, 0.96), (-0.34, 1.06)], [0.05, 0.06, 0.045,
        0.004]) + sweep([(0.26, 0.86), (0.05, 0.90), (-0.14, 0.82), (-0.30, 0.86)], [0.04, 0.045, 0.03, 0.003])
    land.fire(c, crest, 0.10, 1.2)
    c.shine(dot(0.36, 0.86, 0.020), "#fff0c0", 1.2, 0.02)
    sky.embers(c, 90, -1.0, 1.0, 0.010)


@book("milk-cart-lancer", disc=(0.30, 0.02, 0.66), clouds="bands", cover=0.6, horizon=-0.35)
def milk_cart(c: Canvas) -> None:
    """A knight on a milk cart behind a trotting pony, lance level."""
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


@book("thirteenth-baker", disc=(0.30, 0.44, 0.46), clouds="bands", cover=0.5, horizon=-0.2, shafts=0.3, light=GOLD)
def baker(c: Canvas) -> None:
    """A broad baker holds a loaf exactly before the sun."""
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



@book("widow-saltpetre", disc=(-0.12, 0.22, 0.70), clouds="none", horizon=-0.5, gloom=0.2)
def widow(c: Canvas) -> None:
    """A veiled lady in a crinoline; her train is a burning fuse."""
    land.layer(c, land.aqueduct(-1.1, 1.1, -0.5, 0.34, 7)[0], 0.72, 0.6, 0.5, cut=land.aqueduct(-1.1, 1.1, -0.5, 0.34,
        7)[1])
    land.ground(c, -0.80, 0.015)
    lady = Figure((-0.14, 0.06), 1.52, "lady", spine=94, head=88, near_arm=(292, 342), far_arm=(265, 300), facing=-1)
    x = lady.hip[0]
    bell = blob((x - 0.10, 0.16, 0), (x - 0.26, 0.02), (x - 0.50, -0.28), (x - 0.62, -0.82, 0), (x - 0.2, -0.86),
        (x + 0.3, -0.84), (x + 0.64, -0.82, 0), (x + 0.52, -0.28), (x + 0.28, 0.02), (x + 0.10, 0.16, 0))
    c.cast(bell + lady.torso_and_head(), -0.82)
    fuse = [(x + 0.55, -0.80), (x + 0.85, -0.86), (0.98, -0.66), (0.70, -0.52), (0.58, -0.66), (0.74, -0.30), (0.92,
        -0.10)]
    c.paint(sweep(fuse, [0.020, 0.016, 0.012]), edge=0.008, colour="#c08040")
    tip = fuse[-1]
    land.fire(c, land.flame(tip[0], tip[1], 0.16, 0.05, 0.2), 0.12)
    c.shine(sky.star4(*tip, 0.26), heat=1.0, halo=0.05)
    c.lamp(*tip, 0.7, heat=0.7)
    c.paint(lady.arm(False), far=0.06)
    mask = c.paint(bell + lady.trunk() + lady.skull(), soft=0.16)
    folds: Shape = []
    for i in range(-4, 5):
        folds += sweep([(x + i * 0.018, 0.10), (x + i * 0.075, -0.25), (x + i * 0.135, -0.82)], [0.003, 0.010, 0.018])
    c.detail(folds, c.palette.form, 0.5, mask, 0.010)
    hoops = [part for y, w in ((-0.18, 0.46), (-0.42, 0.60), (-0.64, 0.66)) for part in sweep([(x - w, y + 0.05), (x,
        y - 0.05), (x + w, y + 0.05)], [0.012, 0.018, 0.012])]
    c.detail(hoops, c.palette.rim, 0.13, mask, 0.004)
    kegs = [part for i in range(-3, 4) for part in dot(x + i * 0.17, -0.70 + 0.008 * i * i, 0.035, 0.05)]
    c.detail(kegs, c.palette.accent, 0.5, mask, 0.004)
    veil = lady.on_head(blob((0.70, 0.95), (0.0, 1.35), (-0.8, 1.1), (-1.15, 0.2), (-1.7, -1.2), (-2.3, -3.0, 0),
        (-1.0, -2.6), (0.1, -2.9), (1.1, -2.3, 0), (1.0, -0.8), (0.98, 0.3)))
    c.flat(veil, c.palette.dark, 0.84)
    c.paint(lady.on_head(blob((0.75, 0.55), (0.6, 1.2), (0.0, 1.5), (-0.7, 1.2), (-0.95, 0.5), (0, 0.8)) + dot(-0.3,
        1.45, 0.28)), soft=0.03)
    c.shine(lady.on_head(dot(0.52, 0.08, 0.10, 0.07)), heat=0.8, halo=0.02)
    c.paint(lady.arm(True, 1.0), shade=0.4)
    sky.embers(c, 30, -0.9, 0.5, 0.007)


@book("gunpowder-vicar", disc=(0.0, 0.40, 0.55), kind="sun", clouds="storm", cover=0.6, horizon=-0.5)
def vicar(c: Canvas) -> None:
    """A priest rides a small cannon like a horse, his book raised."""
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


@book("cass-quickmatch", disc=(0.10, 0.30, 0.58), clouds="bands", cover=0.8, horizon=-0.8)
def cass(c: Canvas) -> None:
    """Cass leaps between two chimneys, scarf streaming, arm forward."""
    land.meridian(c, -0.95, 0.40, 0.62, tower=-0.05, salt=3)
    c.paint(place(machine.chimney(0.42, 0.45, 3), (-0.78, -0.95)) + place(machine.chimney(0.46, 0.60, 3), (0.82,
        -0.92)), soft=0.10)
    who = Figure((-0.04, 0.04), 1.30, "slim", spine=58, head=76, near_arm=(12, 8), far_arm=(195, 235), near_leg=(348,
        320), far_leg=(208, 190))
    n = who.neck
    c.paint(sweep([n, (n[0] - 0.28, n[1] + 0.10), (n[0] - 0.62, n[1] - 0.02), (n[0] - 0.92, n[1] + 0.14),
        (n[0] - 1.25, n[1] + 0.02)], [0.045, 0.055, 0.05, 0.05, 0.02]), soft=0.04, colour="#c8281a", far=0.03)
    c.paint(sweep([n, (n[0] - 0.22, n[1] - 0.06), (n[0] - 0.5, n[1] - 0.18), (n[0] - 0.78, n[1] - 0.12), (n[0] - 0.98,
        n[1] - 0.26)], [0.045, 0.05, 0.045, 0.045, 0.02]), soft=0.04, colour="#c8281a")
    tails = blob((who.hip[0] + 0.08, who.hip[1] + 0.10, 0), (who.hip[0] - 0.10, who.hip[1] + 0.16),
        (who.hip[0] - 0.42, who.hip[1] + 0.02), (who.hip[0] - 0.66, who.hip[1] + 0.04, 0), (who.hip[0] - 0.50,
            who.hip[1] - 0.12), (who.hip[0] - 0.58, who.hip[1] - 0.24, 0), (who.hip[0] - 0.2, who.hip[1] - 0.18),
                (who.hip[0] + 0.10, who.hip[1] - 0.08))
    wrap = who.on_chest(blob((-0.30, 0.86), (0.0, 0.80), (0.30, 0.90), (0.26, 1.10), (0, 1.14), (-0.28, 1.08)))
    clothed(c, who, who.trunk() + tails + wrap, who.on_head(dress.HAIR_SHORT + dress.GOGGLES), 1.2, 1.35)
    c.shine(who.on_head(dot(0.68, 0.22, 0.17)), heat=0.9, halo=0.03)
    stick, _ = props.match(1.0)
    c.paint(place(stick, who.hand_n, 0.30, -70), edge=0.005)
    tip = polar(who.hand_n, 20, 0.31)
    land.fire(c, land.flame(tip[0], tip[1] - 0.02, 0.16, 0.045, -0.5), 0.08)
    sky.embers(c, 34, -0.8, 0.8, 0.007)


@book("half-past-hounds", disc=(0.22, 0.16, 0.70), clouds="bands", cover=0.7, light=ROSE)
def hounds(c: Canvas) -> None:
    """Three lean hounds run in one line along a roof, one burning mane between them."""
    land.meridian(c, -0.72, 0.36, 0.6, tower=0.80, salt=5)
    land.ridge(c, -0.62, -0.06, salt=2)
    pack = [Beast((0.12, -0.26), 0.56, "hound", "gallop", 2, neck=(34,), head=(-12,)), Beast((0.16, 0.16), 0.46,
        "hound", "gather", 8), Beast((-0.08, 0.48), 0.38, "hound", "leap", 10)]
    for i, dog in reversed(list(enumerate(pack))):
        dog.paint(c, far=0.03 * i)
    rng = c.rng(3)
    manes: Shape = []
    for dog in pack:
        for i in range(9):
            t = i / 8
            root = between(dog.poll, dog.croup, t * 0.72)
            root = (root[0], root[1] + 0.03 * (1 - t))
            reach = dog.size * (0.72 - 0.38 * t) * rng.uniform(0.75, 1.15)
            tip = (root[0] - reach, root[1] + reach * rng.uniform(0.20, 0.55))
            manes += blob((root[0] + 0.045, root[1] - 0.03), (root[0] - 0.01, root[1] + 0.05), between(root, tip,
                0.6), (*tip, 0), (root[0] - reach * 0.45, root[1] + reach * 0.05), (root[0] - 0.03, root[1] - 0.05),
                    per=5)
    land.fire(c, manes, 0.09, 1.1)
    for dog in pack:
        c.shine(dog.on_head(dot(0.42, 0.10, 0.055)), "#fff2c0", 1.2, 0.025)
        c.flat(dog.head() + dog.on_head(dot(0, 0, 0.2)), c.palette.dark, 0.85)
        c.shine(dog.on_head(dot(0.40, 0.08, 0.06)), "#fff2c0", 1.2, 0.025)
    sky.embers(c, 70, -0.5, 0.9, 0.009)


@book("mirabel-firstblood", disc=(0.16, 0.26, 0.66), clouds="none", horizon=-0.35, gloom=0.15)
def mirabel(c: Canvas) -> None:
    """A fencer in a deep lunge; her rapier is one long line through the sun."""
    land.layer(c, land.mountains(c, -0.55, 0.35, 2), 0.72, 0.5, 0.5)
    land.ground(c, -0.74, 0.012)
    who = Figure((-0.27, -0.24), 1.50, "lady", spine=70, head=80, near_arm=(26, 12), far_arm=(150, 105),
        near_leg=(350, 268), far_leg=(213, 207))
    c.cast(who.body(), -0.74)
    n = who.neck
    cape = blob((n[0] + 0.02, n[1] + 0.02, 0), (n[0] - 0.20, n[1] + 0.06), (n[0] - 0.52, n[1] + 0.22), (n[0] - 0.80,
        n[1] + 0.10, 0), (n[0] - 0.72, n[1] - 0.10), (n[0] - 0.84, n[1] - 0.26, 0), (n[0] - 0.60, n[1] - 0.34),
            (n[0] - 0.62, n[1] - 0.54, 0), (n[0] - 0.34, n[1] - 0.50), (n[0] - 0.12, n[1] - 0.40))
    c.paint(cape, far=0.05, soft=0.16, colour="#b0181c")
    folds: Shape = []
    for i in range(5):
        folds += sweep([(n[0] - 0.05, n[1] - 0.02), (n[0] - 0.36, n[1] + 0.05 - 0.10 * i), (n[0] - 0.72,
            n[1] + 0.10 - 0.15 * i)], [0.004, 0.014, 0.006])
    c.detail(folds, amount=0.55, soft=0.010)
    boots = who.trunk() + who.on_chest(blob((-0.2, 0.22, 0), (-0.62, -0.34, 0), (0.1, -0.30), (0.42, -0.24, 0), (0.28,
        0.25, 0)))
    ruff = who.on_chest(blob((-0.26, 0.92), (0.0, 0.86), (0.26, 0.96), (0.22, 1.06), (-0.22, 1.06)))
    hat = who.on_head(blob((-0.8, 0.40), (-0.75, 0.9), (0.0, 1.15), (0.7, 0.85), (0.75, 0.45)) + blob((-1.6, 0.85),
        (-1.0, 0.42), (0.8, 0.40), (1.7, 0.55), (0.8, 0.62), (-0.9, 0.68)) + sweep([(-0.5, 0.8), (-1.2, 1.5), (-2.1,
            1.2), (-2.6, 0.5)], [0.1, 0.3, 0.26, 0.03]) + dress.HAIR_SHORT)
    clothed(c, who, boots + ruff, hat, 1.1, 1.35)
    way = 6
    tip = polar(who.hand_n, way, 0.86)
    c.paint(place(props.rapier(0.3), who.hand_n, 1.0, way - 90), edge=0.008)
    c.flat(limb(who.hand_n, tip, 0.0085, 0.0025), c.palette.dark)
    c.flat(limb(polar(who.hand_n, way + 3, 0.1), tip, 0.002), c.palette.rim, 0.9)
    c.shine(sky.star4(*tip, 0.20), "#ff4a2c", 1.2, 0.05)
    drop = blob((tip[0], tip[1] - 0.06, 0), (tip[0] + 0.022, tip[1] - 0.12), (tip[0], tip[1] - 0.145),
        (tip[0] - 0.022, tip[1] - 0.12))
    c.flat(drop, "#c0101c", 1.0)
    sky.leaves(c, 16, "#ffb070", 0.03, lit=0.4)


@book("kindlejack", disc=(0.12, 0.48, 0.56), clouds="billows", cover=0.5, horizon=-0.7, light=SMOKE)
def kindlejack(c: Canvas) -> None:
    """A slim clockwork colossus strides on stilts; its belly is a furnace, houses stand at its feet."""
    land.layer(c, land.roofs(c, -0.95, 0.36, 4, 26), 0.62, 0.5, 0.4)
    _hip, _top = (0.0, 0.16), (0.06, 0.66)
    far_leg = machine.strut((0.06, 0.12), (0.40, -0.34), 0.045) + machine.strut((0.40, -0.34), (0.30, -0.98),
        0.035) + machine.joint((0.40, -0.34), 0.07)
    c.paint(far_leg, far=0.14, soft=0.03, edge=0.007)
    c.paint(machine.strut((0.16, 0.60), (0.50, 0.36), 0.035) + machine.strut((0.50, 0.36), (0.66, 0.62),
        0.028) + machine.joint((0.50, 0.36), 0.05), far=0.12, soft=0.03, edge=0.007)
    land.layer(c, land.roofs(c, -1.0, 0.24, 5, 20), 0.38, 0.4, 0.4)
    # A box of matches on its back.
    case = turn(box(-0.50, 0.22, -0.20, 0.74), -8, (-0.3, 0.5))
    c.paint(case, far=0.05, soft=0.08, colour="#8a2c12")
    for i in range(4):
        x = -0.41 + 0.055 * i
        c.paint(limb((x + 0.03, 0.70), (x + 0.05, 0.88), 0.012), edge=0.005)
        c.shine(dot(x + 0.052, 0.90, 0.020, 0.028), heat=0.8, halo=0.025)
    body = blob((-0.16, 0.66), (0.05, 0.74), (0.24, 0.66), (0.30, 0.44), (0.25, 0.20), (0.06, 0.06), (-0.14, 0.18),
        (-0.22, 0.42))
    head = blob((0.04, 0.76), (-0.02, 0.88), (0.06, 0.99), (0.20, 1.0), (0.28, 0.90), (0.26, 0.78)) + limb((0.08,
        0.70), (0.12, 0.82), 0.05) + poly((0.02, 0.98), (0.0, 1.10), (0.10, 1.08), (0.22, 1.14), (0.20,
            0.98)) + limb((0.26, 0.86), (0.40, 0.80), 0.022, 0.012)
    near_leg = machine.strut((-0.04, 0.12), (-0.34, -0.36), 0.052) + machine.strut((-0.34, -0.36), (-0.62, -0.96),
        0.040) + machine.joint((-0.34, -0.36), 0.085) + machine.joint((-0.02, 0.14), 0.11)
    feet = blob((-0.80, -1.0, 0), (-0.72, -0.92), (-0.58, -0.90), (-0.46, -1.0, 0)) + blob((0.18, -1.02, 0), (0.25,
        -0.95), (0.36, -0.94), (0.48, -1.02, 0))
    c.paint(body + head, soft=0.10)
    c.paint(near_leg + feet, soft=0.03, edge=0.008, shade=0.2)
    c.paint(machine.strut((-0.04, 0.60), (-0.22, 0.26), 0.042) + machine.strut((-0.22, 0.26), (-0.06, -0.02),
        0.034) + machine.joint((-0.22, 0.26), 0.06) + machine.joint((-0.04, 0.60), 0.085), soft=0.03, edge=0.008,
            shade=0.4)
    # The grate.
    grate = blob((0.06, 0.52), (0.20, 0.46), (0.21, 0.30), (0.06, 0.22), (0.01, 0.36))
    c.shine(grate, "#ff7a1c", 0.75, 0.12, 0.9)
    bars: Shape = []
    for i in range(4):
        bars += limb((0.03 + 0.05 * i, 0.20), (0.03 + 0.05 * i, 0.54), 0.009)
    c.flat(bars + hoop(0.11, 0.37, 0.125, 0.014, ry=0.17), c.palette.dark, 0.95)
    c.shine(dot(0.20, 0.905, 0.026), "#fff0c0", 1.1, 0.04)
    land.smoke(c, [(0.08, 1.12), (-0.02, 1.22), (-0.16, 1.28), (-0.30, 1.42)], [0.03, 0.06, 0.10, 0.15], amount=0.5)
    land.layer(c, land.roofs(c, -1.08, 0.16, 6, 16), 0.08, 0.1, 0.4)
    land.windows(c, -1.12, -0.98, 34)
    sky.embers(c, 40, -0.7, 0.9, 0.007)


@book("sergeant-reveille", disc=(0.0, 0.10, 0.78), clouds="none", horizon=-0.4, light=GOLD, shafts=0.3)
def reveille(c: Canvas) -> None:
    """A moustached sergeant leans far back, his bugle straight up."""
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


@book("the-alarm", disc=(0.0, 0.22, 0.86), clouds="none", horizon=-0.3, gloom=0.25)
def alarm(c: Canvas) -> None:
    """An alarm clock runs on two legs, its bells in uproar, one hand missing."""
    sky.rays(c, 16, 0.30)
    land.layer(c, land.roofs(c, -0.85, 0.30, 8, 16), 0.5, 0.5, 0.4)
    land.ridge(c, -0.78, 0.03)
    x, y, r = 0.0, 0.14, 0.46
    hips = ((x - 0.14, y - r * 0.92), (x + 0.14, y - r * 0.90))
    legs = [((hips[0]), (-0.44, -0.40), (-0.72, -0.24), (-0.86, -0.34)), ((hips[1]), (0.40, -0.36), (0.30, -0.66),
        (0.46, -0.72))]
    for i, (a, k, f, t) in enumerate(legs):
        c.paint(sweep([a, k, f], [0.050, 0.042, 0.028]) + sweep([polar(f, bearing(t, f), 0.05), f, t], [0.035, 0.045,
            0.020]) + place(props.gear(0.06, 10), k), far=0.06 if i == 0 else 0.0, soft=0.03)
    arms = sweep([(x - r * 0.92, y - 0.02), (-0.74, -0.12), (-0.84, 0.16)], [0.035, 0.03,
        0.022]) + sweep([(x + r * 0.92, y), (0.72, 0.02), (0.80, 0.30)], [0.035, 0.03, 0.022])
    fists = dot(-0.85, 0.20, 0.055, 0.065) + dot(0.81, 0.34, 0.055, 0.065)
    c.paint(arms + fists, soft=0.03)
    bells: Shape = []
    for side in (-1, 1):
        cup = blob((-0.20, 0.0, 0), (-0.18, 0.13), (0, 0.21), (0.18, 0.13), (0.20, 0.0, 0), (0.0, -0.03)) + dot(0,
            0.22, 0.03)
        bells += place(cup, (x + side * 0.29, y + r * 0.98), 1.0, -side * 30) + limb((x + side * 0.20, y + r * 0.8),
            (x + side * 0.29, y + r * 1.02), 0.022)
    hammer = limb((x, y + r * 0.95), (x - 0.07, y + r + 0.26), 0.014) + dot(x - 0.08, y + r + 0.27, 0.045, 0.035, 20)
    handle = hoop(x, y + r * 1.02, 0.46, 0.018, 30, 150, ry=0.50)
    c.paint(bells, soft=0.06, colour="#a8641c")
    c.paint(hammer + handle, edge=0.008, soft=0.03)
    c.paint(dot(x, y, r, n=90), soft=0.12, rim=1.3)
    c.paint(hoop(x, y, r * 0.96, 0.035), soft=0.03, colour="#b87424", rim=1.2)
    machine.dial_face(c, x, y, r * 0.82, 0.55, 128)
    c.flat(dot(x, y, 0.035) + limb((x, y), polar((x, y), -52, 0.10), 0.018), c.palette.dark)
    # A furious brow and a shouting keyhole of a mouth.
    c.flat(limb((x - 0.22, y + 0.21), (x - 0.06, y + 0.14), 0.020, 0.014) + limb((x + 0.22, y + 0.21), (x + 0.06,
        y + 0.14), 0.020, 0.014) + dot(x - 0.12, y + 0.09, 0.032) + dot(x + 0.12, y + 0.09, 0.032) + blob((x - 0.10,
            y - 0.13), (x, y - 0.10), (x + 0.10, y - 0.13), (x + 0.07, y - 0.25), (x - 0.07, y - 0.25)),
                c.palette.dark, 0.92)
    lines: Shape = []
    for side in (-1, 1):
        for i in range(3):
            lines += hoop(x + side * 0.32, y + r + 0.12, 0.34 + 0.09 * i, 0.010, 40 if side > 0 else 100,
                80 if side > 0 else 140)
    c.flat(lines, "#fff0c4", 0.8, soft=0.003)
    sky.embers(c, 26, -0.7, 0.4, 0.007)


@book("rosy-fingers", disc=(0.0, -0.02, 0.66), kind="sun", clouds="bands", cover=0.6, horizon=-0.25, light=ROSE,
    shafts=0.3)
def rosy(c: Canvas) -> None:
    """A colossus behind the horizon lifts the sun; fingertips glow."""
    # Head and shoulders, far behind the town.
    land.layer(c, blob((0.0, 0.16), (0.07, 0.13), (0.085, 0.02), (0.05, -0.06), (0.12, -0.12), (0.42, -0.22), (0.58,
        -0.5), (0.6, -0.9, 0), (-0.6, -0.9, 0), (-0.58, -0.5), (-0.42, -0.22), (-0.12, -0.12), (-0.05, -0.06),
            (-0.085, 0.02), (-0.07, 0.13)), 0.30, 0.75, 0.9, 1.0)
    c.shine(dot(-0.032, 0.06, 0.013) + dot(0.032, 0.06, 0.013), heat=1.2, halo=0.03)
    land.layer(c, land.roofs(c, -0.62, 0.20, 3, 30), 0.45, 0.5, 0.3)
    land.layer(c, land.clock_tower(-0.30, -0.66, 0.42), 0.42, 0.4, 0.4)
    tips: list[tuple[float, float]] = []
    for side in (-1, 1):
        arm = sweep([(side * 0.98, -1.5), (side * 0.86, -0.95), (side * 0.74, -0.55)], [0.26, 0.20, 0.17])
        palm = blob((side * 0.94, -0.50), (side * 0.98, -0.22), (side * 0.86, 0.02), (side * 0.64, 0.0), (side * 0.50,
            -0.25), (side * 0.56, -0.52), (side * 0.74, -0.66))
        fingers: Shape = []
        rows = (((0.90, -0.06), (0.98, 0.34), (0.86, 0.72), (0.62, 0.92)), ((0.80, -0.02), (0.86, 0.38), (0.68, 0.70),
            (0.40, 0.82)), ((0.70, -0.02), (0.72, 0.32), (0.54, 0.56), (0.28, 0.62)), ((0.62, -0.06), (0.60, 0.20),
                (0.44, 0.38), (0.22, 0.40)))
        for row in rows:
            path = [(side * px, py) for px, py in row]
            fingers += sweep(path, [0.075, 0.062, 0.050, 0.030])
            for knuckle in path[1:3]:
                fingers += dot(*knuckle, 0.062)
            tips.append(path[-1])
        thumb = [(side * 0.58, -0.36), (side * 0.40, -0.34), (side * 0.26, -0.20), (side * 0.16, -0.12)]
        tips.append(thumb[-1])
        c.paint(arm + palm + fingers + sweep(thumb, [0.09, 0.075, 0.055, 0.035]), soft=0.07, wrap=0.5, rim=1.3)
    for x, y in tips:
        c.shine(dot(x, y, 0.026, 0.030), "#ff8a90", 1.2, 0.07, 0.7)
    land.layer(c, land.roofs(c, -1.02, 0.24, 4, 18), 0.1, 0.3, 0.4)
    land.windows(c, -1.08, -0.95, 26)
    sky.birds(c, 7, (0.0, 1.0), 0.3, 0.035)


@book("cockcrow-lioness", disc=(0.26, 0.34, 0.60), clouds="storm", cover=0.5, horizon=-0.5)
def lioness(c: Canvas) -> None:
    """A lioness with a mane of sun rays leaps over a burning ridge."""
    land.layer(c, land.roofs(c, -0.80, 0.4, 3, 12), 0.55, 0.5, 0.5)
    land.ridge(c, -0.72, 0.10)
    for x in (-0.75, -0.45, -0.12, 0.66, 0.88):
        land.fire(c, land.flame(x, -0.74 + 0.09 * x, 0.26 + 0.12 * abs(x), 0.09, -0.2, int((x + 1) * 10)), 0.10, 0.9)
    cat = Beast((-0.14, 0.04), 0.62, "lion", "leap", 24, neck=(30,), head=(-8,), nf=(355, 12, 340), ff=(338, 355,
        320), nh=(232, 205, 200), fh=(250, 222, 225), tail=(150, 120))
    cat.paint(c)
    hub = cat.go(cat.poll, cat.look, 0.06)
    rays: Shape = []
    for i in range(13):
        a = 40 + 15 * i + 8
        reach = (0.40, 0.30)[i % 2]
        tip = polar(hub, a, reach)
        rays += blob((*polar(hub, a - 9, 0.13), 0), (*polar(hub, a - 3, reach * 0.7),), (*tip, 0), (*polar(hub, a + 5,
            reach * 0.68),), (*polar(hub, a + 9, 0.13), 0), per=4)
    c.paint(rays + hoop(*hub, 0.15, 0.035, 20, 250), colour="#e8781c", rim=1.5, soft=0.04, wrap=0.8)
    land.fire(c, rays[::2], 0.06, 0.7)
    c.paint(cat.head(), soft=0.05, shade=0.3)
    c.shine(cat.on_head(dot(0.48, 0.20, 0.055)), "#fff2c0", 1.2, 0.03)
    claws: Shape = []
    for paw in ("nf", "ff"):
        low = cat.leg(paw)[-1]
        x, y = float(low[:, 0].max()), float(low[:, 1].mean())
        for k in (-1, 0, 1):
            claws += poly((x - 0.02, y + 0.018 * k), (x + 0.06, y + 0.03 * k - 0.025), (x - 0.02,
                y + 0.018 * k + 0.014))
    c.flat(claws, "#fff0c8", 0.95)
    sky.embers(c, 60, -0.7, 0.9, 0.009)


@book("strike-the-match", disc=(0.34, 0.16, 0.50), clouds="none", horizon=-0.4, gloom=0.35, light=SMOKE, bloom=0.35)
def strike(c: Canvas) -> None:
    """A giant match is struck along the horizon; tiny runners below."""
    land.layer(c, land.mountains(c, -0.60, 0.22, 3), 0.62, 0.5, 0.4)
    rng = c.rng(6)
    # The scratch along the edge of the world.
    land.ground(c, -0.52, 0.03)
    scratch = sweep([(-1.1, -0.50), (-0.4, -0.47), (0.2, -0.42)], [0.002, 0.012, 0.03])
    c.shine(scratch, "#ff8a2a", 1.0, 0.06, 0.7)
    land.fire(c, land.flame(0.22, -0.42, 0.9, 0.34, 0.28, 5), 0.22, 1.3)
    c.paint(sweep([(-0.98, 1.12), (-0.4, 0.42), (0.18, -0.26)], [0.070, 0.066, 0.060]), soft=0.07, rim=1.4,
        colour="#a05a24")
    c.paint(dot(0.20, -0.30, 0.13, 0.16, 40), soft=0.08, colour="#e03a14", rim=1.5, wrap=0.8)
    burst: Shape = []
    for _ in range(90):
        a, r = rng.uniform(-30, 210), rng.uniform(0.25, 1.05)
        at = polar((0.22, -0.30), a, r)
        burst += limb(at, polar(at, a, rng.uniform(0.02, 0.12)), 0.007 * rng.random() + 0.002, 0.001)
    c.shine(burst, "#ffc860", 1.2, 0.03, 0.6)
    c.lamp(0.22, -0.20, 1.3, "#ff7a1c", 0.9)
    crowd: Shape = []
    for i in range(9):
        crowd += props.runner(-0.92 + 0.22 * i, -0.72 - 0.02 * (i % 3), 0.17 + 0.02 * (i % 2), 1, i)
    land.ground(c, -0.72, 0.02, salt=12)
    c.cast(crowd, -0.72, 0.5)
    c.paint(crowd, soft=0.02, edge=0.006)


@book("breakfast-in-the-saddle", disc=(0.42, 0.42, 0.30), clouds="bands", cover=0.4, horizon=-0.4, light=GOLD,
    shafts=0.12)
def breakfast(c: Canvas) -> None:
    """A pan and two eggs fly over galloping hooves; the sun is the third yolk."""
    x, y, _r = c.disc

    def egg(at: tuple[float, float], s: float, salt: int) -> Shape:
        rng = c.rng(salt)
        return blob(*[polar(at, 360 * i / 14, s * (1 + 0.16 * (-1) ** i * rng.uniform(0.2, 1.0))) for i in range(14)])

    white = egg((x, y), 0.50, 1)
    c.flat(white, "#fff3dc", 0.93, soft=0.006)
    c.detail(egg((x, y), 0.42, 1), "#fffaf0", 0.6, soft=0.04)
    sky.hang(c, "sun")
    c.flat(dot(x - 0.10, y + 0.13, 0.09, 0.05, 30), "#fff8d8", 0.7, soft=0.015)
    land.layer(c, land.hills(c, -0.48, 0.07, 5), 0.55, 0.5, 0.4)
    for at, s, tilt in (((-0.26, 0.66), 0.19, 20), ((-0.66, 0.78), 0.15, -25)):
        c.flat(egg(at, s, int(s * 100)), "#f4dcb4", 0.95)
        c.flat(egg(at, s * 0.88, int(s * 100)), "#fff3dc", 0.9, soft=0.012)
        c.flat(dot(at[0] + 0.01, at[1] + 0.02, s * 0.46, s * 0.40, tilt), "#f08a1c", 1.0)
        c.flat(dot(at[0] - 0.02, at[1] + 0.045, s * 0.16, s * 0.10, tilt), "#ffd890", 0.9, soft=0.006)
    depth = blob((-0.40, 0.08, 0), (-0.30, -0.07), (0.0, -0.12), (0.30, -0.07), (0.40, 0.08, 0))
    handle = sweep([(-0.36, 0.06), (-0.62, 0.11), (-0.92, 0.10)], [0.030, 0.024, 0.034])
    c.paint(place(depth + dot(0, 0.09, 0.405, 0.125) + handle, (-0.12, 0.12), 1.0, 16), soft=0.06)
    c.flat(place(dot(0, 0.095, 0.365, 0.098), (-0.12, 0.12), 1.0, 16), c.palette.form, 0.85)
    c.flat(place(dot(0.02, 0.085, 0.32, 0.07), (-0.12, 0.12), 1.0, 16), c.palette.haze, 0.35, soft=0.02)
    wrist = place(dot(-0.84, 0.10, 0.01), (-0.12, 0.12), 1, 16)[0].mean(0)
    c.paint(sweep([(wrist[0] - 0.16, wrist[1] - 0.6), (wrist[0] - 0.16, wrist[1] - 0.24), (float(wrist[0]),
        float(wrist[1]))], [0.13, 0.09, 0.06]) + dot(float(wrist[0]), float(wrist[1]), 0.075,
            0.065) + sweep([(wrist[0] - 0.05, wrist[1] + 0.04), (wrist[0] + 0.08, wrist[1] + 0.06)], [0.03, 0.02]),
                soft=0.06)
    steam: Shape = []
    for i in range(3):
        sx = -0.32 + 0.16 * i
        steam += sweep([(sx, 0.26), (sx - 0.06, 0.36), (sx + 0.03, 0.44), (sx - 0.03, 0.54)], [0.008, 0.014, 0.012,
            0.002])
    c.flat(steam, c.palette.rim, 0.5, soft=0.008)
    # The horse below: neck and galloping legs.
    horse = Beast((0.02, -0.40), 0.74, "horse", "gallop", 3, neck=(30,), head=(-25,), nf=(330, 345, 300), ff=(300,
        350, 290))
    land.ground(c, -0.98, 0.02)
    horse.paint(c)
    c.paint(horse.mane(0.26, 0.9), soft=0.03)
    c.paint(horse.on_trunk(blob((-0.18, 0.28), (0.0, 0.24), (0.22, 0.32), (0.28, 0.40, 0), (0.20, 0.18), (0.10,
        -0.10), (-0.16, -0.08), (-0.30, 0.22), (-0.34, 0.36, 0))), soft=0.05, shade=0.3, colour="#8a3412")
    rng = c.rng(9)
    dust: Shape = []
    for _ in range(22):
        dust += dot(rng.uniform(-1.0, 0.4), -0.98 + abs(rng.normal(0, 0.07)), rng.uniform(0.03, 0.09), n=16)
    c.flat(dust, c.palette.haze, 0.35, soft=0.04)


@book("first-train-out", disc=(-0.10, 0.30, 0.62), clouds="bands", cover=0.6, horizon=-0.35, light=ROSE)
def train(c: Canvas) -> None:
    """A steam train leaves over a viaduct, its smoke a column; the signal arm is up."""
    land.layer(c, land.roofs(c, -0.60, 0.45, 3, 15), 0.68, 0.6, 0.5)
    bridge, holes = land.aqueduct(-1.1, 1.1, -1.2, 0.86, 3)
    land.layer(c, land.aqueduct(-1.1, 1.1, -0.66, 0.24, 9)[0], 0.5, 0.4, 0.4, cut=land.aqueduct(-1.1, 1.1, -0.66,
        0.24, 9)[1])
    land.smoke(c, [(0.46, 0.38), (0.36, 0.62), (0.10, 0.82), (-0.28, 0.92), (-0.72, 1.0), (-1.1, 1.02)], [0.05, 0.11,
        0.16, 0.19, 0.20, 0.20], amount=0.75)
    top = -0.29
    c.paint(bridge, cut=holes, soft=0.14, rim=0.8)
    land.stones(c, -1.3, top - 0.02, amount=0.18)
    c.paint(place(machine.wagon(0.78), (-0.64, top)), soft=0.06)
    c.paint(place(machine.engine(0.80), (0.24, top)), soft=0.07)
    boxes: Shape = []
    for i in range(5):
        boxes += box(-0.96 + 0.13 * i, top + 0.26, -0.88 + 0.13 * i, top + 0.36)
    c.shine(boxes, "#ffcf70", 0.55, 0.02)
    c.shine(place(dot(0.53, 0.42, 0.04), (0.24, top), 0.80), "#fff0c0", 1.2, 0.05)
    beam = poly((0.66, top + 0.36), (1.2, top + 0.52), (1.2, top + 0.10), (0.66, top + 0.31))
    c.flat(beam, "#ffe6a8", 0.28, soft=0.03)
    c.paint(limb((0.88, top), (0.88, 0.72), 0.018, 0.014) + place(limb((0, 0), (-0.30, 0), 0.022, 0.026), (0.88,
        0.66), 1, -38) + dot(0.88, 0.66, 0.035) + limb((0.82, 0.2), (0.94, 0.2), 0.006) + place(props.ladder((0.93,
            top), (0.93, 0.55), 0.035, 12), (0, 0)), edge=0.007, soft=0.03)
    c.shine(dot(0.93, 0.60, 0.022), "#ffcf50", 1.2, 0.05)
    c.flat(limb((-1.1, top + 0.01), (1.1, top + 0.01), 0.006), c.palette.rim, 0.5)
    steam: Shape = []
    rng = c.rng(8)
    for _ in range(12):
        steam += dot(rng.uniform(0.0, 0.62), top + 0.04 + abs(rng.normal(0, 0.04)), rng.uniform(0.03, 0.06))
    c.flat(steam, "#ffd8c0", 0.30, soft=0.03)
    sky.birds(c, 6, (0.55, 0.85), 0.25, 0.04)


@book("break-of-day", disc=(0.0, 0.30, 0.66), clouds="none", horizon=-0.5, gloom=0.3, shafts=0.45)
def daybreak(c: Canvas) -> None:
    """The sun cracks like an eggshell; shards of sky fall over the town."""
    x, y, r = c.disc
    sky.rays(c, 18, 0.30, 2.0)
    rng = c.rng(2)
    zig = [(-0.72, 0.20), (-0.50, 0.34), (-0.36, 0.18), (-0.14, 0.36), (0.04, 0.16), (0.22, 0.38), (0.40, 0.20),
        (0.54, 0.36), (0.74, 0.22)]
    # The upper half of the shell lifts off; light pours from the gap.
    gap = poly(*zig, *[(px + 0.02, py + 0.20) for px, py in reversed(zig)])
    c.flat(dot(x, y, r, n=90), "#e8853a", 0.35)
    c.shine(gap, "#fff0b8", 1.6, 0.22, 0.8)
    upper = [p for p in polar_arc(x, y + 0.12, r, 8, 172)]
    lid = poly(*[(px + 0.02, py + 0.18) for px, py in zig[1:-1]], *reversed(upper))
    lower = poly(*zig[1:-1], *polar_arc(x, y, r, 4, -184))
    for shell, tilt in ((lid, 5), (lower, 0)):
        mask = c.paint(turn(shell, tilt, (x, y)), soft=0.20, rim=1.6, wrap=0.8, colour="#ffb04a", far=0.45)
        c.flat(turn(shell, tilt, (x, y)), "#ffcb68", 0.80)
        c.detail(move(turn(shell, tilt, (x, y)), 0.10, -0.10), "#fff0c0", 0.45, mask, 0.09)
        cracks: Shape = []
        for _ in range(16):
            a = polar((x, y), rng.uniform(0, 360), rng.uniform(0.1, r))
            path = [a]
            for _ in range(4):
                path.append(polar(path[-1], rng.uniform(0, 360), rng.uniform(0.05, 0.13)))
            for p, q in itertools.pairwise(path):
                cracks += limb(p, q, 0.004, 0.003)
        c.detail(cracks, "#7a1c0c", 0.8, mask, 0.002)
    shards: Shape = []
    for _ in range(46):
        at = (rng.uniform(-0.95, 0.95), rng.uniform(-0.55, 1.1))
        if abs(at[0]) < 0.62 and -0.3 < at[1] < 0.98:
            continue
        s = rng.uniform(0.03, 0.12)
        shards += place(poly((-1, -0.4), (0.2, -0.8), (0.9, 0.1), (-0.1, 0.8)), at, s, rng.uniform(0, 360))
    c.paint(shards, colour="#c83a1c", soft=0.04, rim=1.6, far=0.1)
    land.meridian(c, -0.72, 0.42, 0.4, tower=-0.45, salt=2, dial=False)
    land.layer(c, land.roofs(c, -0.98, 0.26, 9, 12), 0.05, 0.2, 0.4)
    sky.embers(c, 50, -0.9, 0.8, 0.008)


@book("up-and-at-them", disc=(0.05, 0.34, 0.68), clouds="none", horizon=-0.2, light=GOLD, shafts=0.3)
def up_and_at(c: Canvas) -> None:
    """Arms, fists, brooms and rolling pins rise from below against the sun."""
    sky.rays(c, 12, 0.2)
    fist = dot(-0.48, 0.72, 0.25, 0.30) + dot(-0.16, 0.80, 0.25, 0.30) + dot(0.16, 0.80, 0.25, 0.30) + dot(0.46, 0.70,
        0.24, 0.28)
    fist += blob((-0.72, 0.65), (-0.66, -0.05), (-0.36, -0.62), (0.36, -0.62), (0.64, -0.05), (0.68,
        0.65)) + sweep([(-0.80, 0.05), (-0.55, 0.36), (0.18, 0.34)], [0.20, 0.21, 0.17])
    broom, pin, pan = props.broom(0.75), props.rolling_pin(0.50), props.pan(0.62)
    ladle, fork = props.ladle(0.66), limb((0, -0.5), (0, 0.42), 0.018) + limb((-0.11, 0.42), (0.11, 0.42),
        0.018) + [q for x in (-0.11, 0, 0.11) for q in limb((x, 0.42), (x, 0.70), 0.016, 0.004)]
    spoon, flag = props.spoon(0.6), props.flag(0.46, 0.26, 0.66)
    # x, y of the fist, size, lean, what it holds, how far away
    crowd = (
        (-0.66, 0.10, 0.72, 10, broom, 0.34), (-0.24, 0.26, 0.72, 4, [], 0.34), (0.24, 0.22, 0.72, -6, fork, 0.34),
            (0.66, 0.12, 0.72, -12, [], 0.34),
        (-0.86, -0.16, 0.95, 16, [], 0.16), (-0.44, 0.02, 0.95, 8, pin, 0.16), (0.04, 0.08, 0.95, -2, flag, 0.16),
            (0.48, -0.02, 0.95, -8, ladle, 0.16), (0.88, -0.18, 0.95, -16, spoon, 0.16),
        (-0.68, -0.42, 1.25, 12, pan, 0.0), (-0.18, -0.30, 1.25, 3, [], 0.0), (0.32, -0.34, 1.25, -6, broom, 0.0),
            (0.76, -0.46, 1.25, -14, [], 0.0),
    )
    for x, y, size, lean, tool, far in crowd:
        k = 0.115 * size
        wrist = polar((x, y), 270 + lean, k * 0.5)
        mid = polar(wrist, 268 + lean * 1.3, 0.30 * size)
        root = polar(mid, 270 + lean * 2.4, 0.9)
        if tool:
            c.paint(place(tool, (x, y), size, lean * 0.7), far=far, soft=0.04, edge=0.008)
        arm = sweep([root, mid, between(mid, wrist, 0.45), wrist], [k * 1.15, k * 0.92, k * 0.80, k * 0.50])
        cuff = limb(polar(wrist, 270 + lean, k * 0.9), polar(wrist, 270 + lean, k * 0.35), k * 0.86, k * 0.78)
        c.paint(arm + cuff, far=far, soft=0.06, shade=0.2)
        mask = c.paint(place(fist, (x, y), k, lean), far=far, soft=0.04, shade=0.25)
        c.detail(place([q for v in (-0.32, 0.0, 0.31) for q in limb((v, 0.42), (v, 0.95), 0.03)], (x, y), k, lean),
            amount=0.7, within=mask)
    heads: Shape = box(-1.2, -1.5, 1.2, -1.0)
    for i, x in enumerate((-0.95, -0.42, 0.08, 0.56, 1.0)):
        y = -0.80 + 0.03 * (i % 2)
        heads += dot(x, y, 0.115, 0.14) + blob((x - 0.30, y - 0.5, 0), (x - 0.26, y - 0.22), (x, y - 0.13), (x + 0.26,
            y - 0.22), (x + 0.30, y - 0.5, 0))
        heads += place((dress.CAP, dress.BUN, dress.BAKER, dress.BOWLER, dress.HAIR_SHORT)[i], (x, y), 0.13)
    c.paint(heads, soft=0.07, shade=0.3)
    sky.embers(c, 24, -0.6, 0.9, 0.007)



@book("four-who-lies-awake", disc=(0.30, 0.42, 0.44), clouds="bands", cover=0.8, horizon=-0.3, stars=0.5, gloom=0.3,
    light=ROSE)
def four(c: Canvas) -> None:
    """A giant lies along the horizon, head on hand, eyes wide open under a blanket of roofs."""
    land.layer(c, land.hills(c, -0.42, 0.05, 3), 0.6, 0.5, 0.4)
    trunk = blob((-0.52, -0.10), (-0.30, 0.06), (-0.02, -0.04), (0.22, -0.18), (0.44, -0.04), (0.66, -0.12), (0.90,
        -0.34), (1.2, -0.44, 0), (1.2, -1.2, 0), (-0.90, -1.2, 0), (-0.78, -0.66), (-0.66, -0.36))
    forearm = sweep([(-0.86, -0.66), (-0.80, -0.30), (-0.64, 0.02)], [0.12, 0.10, 0.075])
    upper = sweep([(-0.40, -0.30), (-0.62, -0.58), (-0.86, -0.64)], [0.15, 0.13, 0.12])
    at, tilt, k = (-0.50, 0.30), 38, 0.27
    c.paint(forearm + upper, soft=0.09, far=0.04)
    hair = blob((0.0, 1.12), (0.62, 0.95), (0.86, 0.4), (0.80, -0.2), (1.05, -0.7), (1.45, -0.8, 0), (1.0, -1.1),
        (0.5, -0.9), (-0.5, -0.9), (-0.8, -0.3), (-0.85, 0.4), (-0.6, 0.95))
    c.paint(trunk + place(hair + dress.EGG, at, k, tilt) + limb((-0.44, 0.10), (-0.36, -0.10), 0.13, 0.17), soft=0.14,
        rim=1.3)
    c.paint(place(dress.EGG, at, k * 0.93, tilt), soft=0.10, colour="#a04a34", rim=0.4, shade=0.3)
    c.paint(dot(-0.70, 0.10, 0.085, 0.12, 40) + sweep([(-0.68, 0.12), (-0.70, 0.26), (-0.66, 0.36)], [0.045, 0.036,
        0.020]) + sweep([(-0.64, 0.10), (-0.60, 0.20), (-0.56, 0.24)], [0.04, 0.034, 0.020]), soft=0.05, shade=0.3)
    lids = [(-0.30, 0.12), (0.30, 0.12)]
    c.shine(place([q for x, y in lids for q in dot(x, y, 0.23, 0.20)], at, k, tilt), "#ffe6b0", 0.75, 0.06, 0.7)
    c.flat(place([q for x, y in lids for q in dot(x + 0.03, y + 0.02, 0.095)], at, k, tilt), c.palette.dark)
    c.flat(place([q for x, y in lids for q in dot(x + 0.06, y + 0.06, 0.03)], at, k, tilt), "#ffffff")
    c.flat(place([q for x, y in lids for q in hoop(x, y, 0.24, 0.022, 20, 160)] + sweep([(0.0, 0.0), (0.06, -0.28),
        (-0.05, -0.30)], [0.02, 0.03, 0.015]) + sweep([(-0.22, -0.56), (0, -0.52), (0.22, -0.58)], [0.012, 0.028,
            0.012]), at, k, tilt), c.palette.dark, 0.9)
    quilt: Shape = []
    rng = c.rng(4)
    xs = np.linspace(-0.36, 1.05, 22)
    for row in range(3):
        for x in xs:
            top = float(np.interp(x, (-0.4, -0.02, 0.22, 0.44, 0.66, 0.90, 1.2), (0.02, -0.04, -0.18, -0.04, -0.12,
                -0.34, -0.44))) - 0.05 - 0.20 * row
            w, h = 0.05, 0.055 * rng.uniform(0.8, 1.5)
            px = float(x) + 0.03 * row
            quilt += box(px - w, top - 0.12, px + w * 0.9, top + h) + poly((px - w * 1.1, top + h), (px,
                top + h + 0.055), (px + w, top + h))
        c.paint(quilt, soft=0.04, rim=0.9, far=0.04, edge=0.007)
        quilt = []
    land.windows(c, -0.72, -0.14, 46, colour="#ffc860", size=0.013, x0=-0.28, x1=0.98)
    c.paint(box(-1.2, -1.5, 1.2, -0.80), rim=0.4)
    land.layer(c, land.roofs(c, -1.0, 0.20, 7, 12), 0.05, 0.2, 0.3)
    c.shine(place(props.numeral("IV", 0.26), (0.30, 0.42)), "#ff7a2c", 0.55, 0.05, 0.6)
    c.flat(place(props.numeral("IV", 0.26), (0.30, 0.42)), "#8a1c14", 0.85)


@book("five-the-early-blade", disc=(0.0, 0.06, 0.60), clouds="bands", cover=0.7, horizon=-0.45, gloom=0.25, shafts=0.4)
def five(c: Canvas) -> None:
    """A knight draws a sword whose blade is the first sunbeam."""
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


@book("six-the-kindled-queen", disc=(0.0, 0.30, 0.70), clouds="none", horizon=-0.6, gloom=0.2, shafts=0.3)
def six(c: Canvas) -> None:
    """A queen with spread arms; her gown of flames becomes six rays, her crown is candles."""
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


@book("cass-with-the-hand", disc=(0.30, 0.12, 0.68), kind="sun", clouds="storm", cover=0.5, horizon=-0.6)
def cass_hand(c: Canvas) -> None:
    """Cass on one knee on the rim of the clock, THE HAND couched as a lance."""
    land.meridian(c, -1.0, 0.34, 0.66, tower=0.9, salt=6)
    rim_y, big = -2.12, 1.52
    clock = dot(-0.1, rim_y, big, n=120)
    c.paint(clock, soft=0.12, rim=0.9)
    marks: Shape = hoop(-0.1, rim_y, big * 0.93, 0.010, 30, 150)
    for a in range(30, 151, 5):
        marks += limb(polar((-0.1, rim_y), a, big * (0.80 if a % 30 == 0 else 0.86)), polar((-0.1, rim_y), a,
            big * 0.92), 0.016 if a % 30 == 0 else 0.005)
    c.detail(marks, c.palette.rim, 0.5, soft=0.003)
    who = Figure((-0.36, -0.32), 1.36, "slim", spine=70, head=84, near_arm=(300, 345), far_arm=(330, 8),
        near_leg=(352, 264), far_leg=(258, 180), feet=(0, 270))
    n = who.neck
    c.paint(sweep([n, (n[0] - 0.30, n[1] + 0.05), (n[0] - 0.60, n[1] - 0.01), (n[0] - 0.95, n[1] + 0.05), (-1.2,
        n[1])], [0.05, 0.06, 0.055, 0.06, 0.05]), soft=0.04, colour="#d02c1a")
    tails = blob((who.hip[0] + 0.10, who.hip[1] + 0.14, 0), (who.hip[0] - 0.12, who.hip[1] + 0.12),
        (who.hip[0] - 0.36, who.hip[1] - 0.06), (who.hip[0] - 0.66, who.hip[1] - 0.14, 0), (who.hip[0] - 0.50,
            who.hip[1] - 0.28), (who.hip[0] - 0.20, who.hip[1] - 0.22), (who.hip[0] + 0.08, who.hip[1] - 0.08))
    wrap = who.on_chest(blob((-0.30, 0.86), (0.0, 0.80), (0.30, 0.90), (0.26, 1.10), (0, 1.14), (-0.28, 1.08)))
    hand_way = 5
    butt = polar(who.hand_n, hand_way + 180, 0.42)
    c.paint(who.arm(False, 1.1), far=0.05)
    c.paint(place(props.the_hand(1.30), butt, 1, hand_way - 90), soft=0.04, edge=0.009, rim=1.4)
    clothed(c, who, who.trunk() + tails + wrap, who.on_head(dress.HAIR_SHORT + dress.GOGGLES), 1.2, 1.35, arms="")
    c.paint(who.arm(True, 1.2), shade=0.4)
    c.shine(who.on_head(dot(0.68, 0.22, 0.17)), heat=0.9, halo=0.03)
    c.shine(sky.star4(*polar(butt, hand_way, 1.30), 0.16), heat=1.0, halo=0.04)
    sky.embers(c, 44, -0.8, 0.9, 0.008)


@book("the-sun-comes-up", disc=(0.0, 0.32, 0.72), clouds="bands", cover=0.3, horizon=-0.2, light=GOLD, shafts=0.5)
def sun_up(c: Canvas) -> None:
    """The whole sun above the clock tower; roofs are lit, birds burst outward, the rooster crows at last."""
    sky.rays(c, 20, 0.34, 2.2)
    land.layer(c, land.roofs(c, -0.62, 0.30, 3, 22), 0.62, 0.5, 0.4, 1.4)
    land.layer(c, land.clock_tower(0.0, -0.75, 1.15, 0.10), 0.12, 0.35, 1.2, 1.2)
    land.tower_dial(c, 0.0, -0.75, 1.15, 0.10, 0.7)
    land.layer(c, land.roofs(c, -0.80, 0.28, 4, 14), 0.35, 0.4, 0.4, 1.4)
    rng = c.rng(7)
    flock: Shape = []
    for _ in range(46):
        a = rng.uniform(-20, 200)
        far = rng.uniform(0.34, 1.25)
        x, y = polar((0, 0.30), a, far)
        s = 0.025 + 0.055 * far * rng.uniform(0.6, 1.1)
        up = rng.uniform(0.1, 0.9)
        for side in (-1, 1):
            flock += sweep([(x, y), (x + side * s * 0.5, y + s * up * 0.7), (x + side * s, y + s * up * 0.3)],
                [s * 0.13, s * 0.10, s * 0.01], 3)
        flock += dot(x, y, s * 0.14, s * 0.10, n=8)
    c.flat(flock, c.palette.dark, 0.9)
    land.layer(c, land.roofs(c, -1.02, 0.26, 5, 10), 0.10, 0.3, 0.3, 1.4)
    # The rooster on the near ridge.
    k, ox, oy = 0.40, -0.52, -0.66
    tail: Shape = []
    for i, (tx, ty, bend) in enumerate(((-0.42, 1.0, 0.20), (-0.66, 0.92, 0.22), (-0.82, 0.72, 0.22), (-0.90, 0.45,
        0.20), (-0.84, 0.2, 0.16))):
        tail += sweep([(-0.30, 0.22 + 0.02 * i), (-0.44 - 0.03 * i, 0.55 - 0.05 * i + bend), (tx, ty), (tx - 0.10,
            ty - 0.20)], [0.07, 0.085, 0.07, 0.008])
    body = blob((0.30, 1.12), (0.42, 1.08), (0.47, 0.98), (0.42, 0.84), (0.50, 0.60), (0.56, 0.34), (0.42, 0.04),
        (0.14, -0.12), (-0.14, -0.06), (-0.40, 0.12), (-0.55, 0.34), (-0.34, 0.40), (-0.08, 0.44), (0.08, 0.62),
            (0.14, 0.90), (0.20, 1.06))
    comb = blob((0.16, 1.02, 0), (0.08, 1.18), (0.20, 1.14, 0), (0.24, 1.32), (0.32, 1.18, 0), (0.40, 1.28), (0.42,
        1.08, 0))
    beak = blob((0.42, 1.10, 0), (0.66, 1.22, 0), (0.46, 1.00, 0)) + blob((0.44, 1.0, 0), (0.62, 0.98, 0), (0.44,
        0.92, 0)) + dot(0.48, 0.80, 0.05, 0.10)
    spread = wing((0.05, 0.36), (-0.40, 0.95), 0.36, 7, 60) + limb((0.0, -0.02), (0.02, -0.3), 0.03) + limb((0.2,
        -0.02), (0.22, -0.3), 0.03)
    c.paint(place(tail + body + comb + beak + spread, (ox, oy), k), soft=0.06, rim=1.3)
    notes = [p for i in range(3) for p in hoop(ox + 0.25, oy + 0.44, 0.07 + 0.06 * i, 0.007, 5, 60)]
    c.flat(notes, "#fff4cc", 0.9, soft=0.003)
    land.ridge(c, -0.80, 0.0, salt=4)


@book("melt-it-for-a-sword", disc=(0.0, 0.46, 0.52), clouds="storm", cover=0.6, horizon=-0.7, gloom=0.5, light=SMOKE,
    bloom=0.3)
def melt(c: Canvas) -> None:
    """THE HAND half molten over an anvil, the hammer above; its point is already a sword."""
    # A forge: arch of stones, chains, hearth light.
    c.paint(box(-1.2, -1.5, 1.2, 1.5), cut=dot(0, 0.34, 0.86, 0.92) + box(-0.86, -1.6, 0.86, 0.34), soft=0.10, rim=1.2)
    land.layer(c, box(-0.9, -1.5, 0.9, -0.74), 0.35, 0.3, 0.8, 0.5)
    anvil = blob((-0.62, -0.34, 0), (-0.30, -0.40), (-0.26, -0.36, 0), (0.40, -0.36, 0), (0.42, -0.50), (0.20, -0.56),
        (0.15, -0.74), (0.34, -0.92, 0), (-0.34, -0.92, 0), (-0.15, -0.74), (-0.18, -0.56), (-0.40,
            -0.50)) + box(-0.46, -1.2, 0.46, -0.90)
    c.lamp(0.05, -0.3, 1.2, "#ff7a1c", 0.8)
    c.paint(anvil, soft=0.10, rim=1.2, wrap=0.5)
    # From the eye of THE HAND on the left to the sword's point on the right.
    whole = place(props.the_hand(1.5), (0.72, -0.285), 1, 90)
    c.paint(whole, soft=0.04, edge=0.009)
    hot = blob((0.36, -0.262), (0.05, -0.225), (-0.25, -0.19), (-0.52, -0.235), (-0.80, -0.285, 0), (-0.52, -0.33),
        (-0.25, -0.36), (0.05, -0.34), (0.36, -0.308))
    drips = sweep([(-0.10, -0.33), (-0.12, -0.42), (-0.11, -0.50)], [0.022, 0.016, 0.020]) + sweep([(-0.30, -0.33),
        (-0.31, -0.38)], [0.018, 0.014]) + sweep([(0.14, -0.32), (0.15, -0.40)], [0.018, 0.013])
    land.fire(c, hot + drips, 0.14, 1.3)
    c.shine(poly((-0.55, -0.25), (-0.97, -0.285), (-0.55, -0.32)), "#ffe6a0", 1.1, 0.06)
    tongs = sweep([(1.1, -0.62), (0.80, -0.40), (0.58, -0.262)], [0.030, 0.024, 0.016]) + sweep([(1.1, -0.46), (0.82,
        -0.38), (0.60, -0.31)], [0.030, 0.024, 0.016])
    c.paint(tongs, soft=0.03, edge=0.007)
    arm = sweep([(1.15, 0.62), (0.72, 0.60), (0.42, 0.74)], [0.20, 0.15, 0.09]) + dot(0.40, 0.75, 0.10, 0.085, 20)
    hammer = place(limb((0, -0.18), (0, 0.62), 0.030) + box(-0.24, 0.52, 0.24, 0.78) + poly((0.24, 0.52), (0.32,
        0.56), (0.32, 0.74), (0.24, 0.78)), (0.42, 0.75), 1, 96)
    c.paint(hammer, soft=0.06)
    c.paint(arm, soft=0.10, shade=0.2)
    rng = c.rng(5)
    burst: Shape = []
    for _ in range(70):
        a, r = rng.uniform(15, 165), rng.uniform(0.12, 0.8)
        at = polar((-0.15, -0.24), a, r)
        burst += limb(at, polar(at, a, rng.uniform(0.02, 0.09)), 0.006 * rng.random() + 0.002, 0.001)
    c.shine(burst, "#ffc860", 1.1, 0.025, 0.6)
    c.paint(props.chain([(-0.70, 1.2), (-0.68, 0.5)], 0.04) + hoop(-0.68, 0.42, 0.05, 0.014, 100, 400), soft=0.02,
        edge=0.006)


def polar_arc(x: float, y: float, r: float, start: float, end: float) -> list[tuple[float, float]]:
    """Points along a part of a circle."""
    return [polar((x, y), float(a), r) for a in np.linspace(start, end, 40)]


PICTURES = book.pictures
