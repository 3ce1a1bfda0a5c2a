"""The Noon: pictures of the green kinds, orchards and tables under a high white-gold sun."""

import numpy as np

from art.chrono_clash import figure as dress
from art.chrono_clash import land, machine, props, sky
from art.chrono_clash.canvas import Canvas
from art.chrono_clash.creature import Beast, bee, bird, crow
from art.chrono_clash.figure import Figure
from art.chrono_clash.shapes import (
    Shape,
    bearing,
    between,
    blob,
    both,
    box,
    curve,
    dot,
    hoop,
    limb,
    move,
    pair,
    place,
    polar,
    poly,
    scale,
    sweep,
)

# Outlines stay as rows of points:
# fmt: off

book = sky.Book("green")

# Noons of other air: gold over corn, jade under leaves, pale heat.
CORN = sky.LIGHTS["green"]._replace(sky=("#2e4a18", "#628628", "#9eac36", "#d2cc5a", "#f6f0b0"), haze="#a2a83e",
    form="#424c12", halo="#ecdc66")
JADE = sky.LIGHTS["green"]._replace(sky=("#0c3c30", "#1a6448", "#3c9068", "#80c484", "#dcf0b8"), haze="#4f9a6c",
    form="#124a3c", halo="#c4e68a")
PALE = sky.LIGHTS["green"]._replace(sky=("#2c5a2c", "#5c8c3c", "#98bc5c", "#c8d88c", "#f6f4cc"), haze="#a4c070",
    form="#2c5826")
BLOSSOM = "#ffe9dc"
CORN_GOLD = "#e8b83a"


def clothed(c: Canvas, who: Figure, garment: Shape, hat: Shape = (), sleeve: float = 1.0, boot: float = 1.15,
    legs: bool = True, arms: str = "nf", soft: float = 0.08) -> None:
    """A dressed figure: far limbs, near leg, garment with head and hat as one mass, near arm."""
    c.paint((who.arm(False, sleeve) if "f" in arms else []) + (who.leg(False, boot) if legs else []), far=0.05)
    if legs:
        c.paint(who.leg(True, boot))
    c.paint(garment + who.skull() + list(hat), soft=soft)
    if "n" in arms:
        c.paint(who.arm(True, sleeve), shade=0.4)


def tufts(shape: Shape, size: float, salt: int, every: float = 0.7) -> Shape:
    """Leaves along all outlines of a shape: clipped hedge, crowns."""
    rng = np.random.default_rng(salt)
    out: Shape = list(shape)
    for part in shape:
        ring = np.concatenate([part, part[:1]])
        run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(ring, axis=0).T))])
        for at in np.arange(0, run[-1], size * every):
            x, y = np.interp(at, run, ring[:, 0]), np.interp(at, run, ring[:, 1])
            out.append(land.leafy(float(x), float(y), size * rng.uniform(0.55, 1.0), rng))
    return out


def fruits(c: Canvas, spots: list[tuple[float, float]], r: float, colour: str = "#e0402a") -> None:
    """Apples with a gleam."""
    c.flat([q for x, y in spots for q in dot(x, y, r, n=14)], colour, 0.95)
    c.flat([q for x, y in spots for q in dot(x - r * 0.3, y + r * 0.35, r * 0.32, n=8)], "#fff0d0", 0.8, soft=0.003)


@book("jack-in-the-bean", disc=(0.30, 0.52, 0.46), clouds="billows", cover=0.55, horizon=-0.6)
def jack(c: Canvas) -> None:
    """A tiny boy sits in an open bean pod on a stalk that spirals up."""
    land.layer(c, land.hills(c, -0.88, 0.05, 3), 0.5, 0.5, 0.4)
    stalk = [(-0.55, -1.5), (-0.72, -0.9), (-0.30, -0.55), (0.42, -0.62), (0.62, -0.30), (0.10, -0.12), (-0.62,
        -0.16), (-0.80, 0.24), (-0.52, 0.62), (-0.62, 0.98), (-0.46, 1.5)]
    line = curve(stalk, False, 12)
    c.paint(sweep(stalk, [0.085, 0.075, 0.062, 0.05, 0.036]), soft=0.05)
    rng = c.rng(3)
    leaf_shapes: Shape = []
    for i in range(20):
        k = int((i + 0.5) / 20 * (len(line) - 2))
        way = bearing(line[k], line[k + 1])
        side = 1 if i % 2 else -1
        heart = blob((0, 0, 0), (-0.34, 0.16), (-0.40, 0.52), (0, 1.0, 0), (0.40, 0.52), (0.34, 0.16))
        leaf_shapes += place(heart, line[k], 0.19 * rng.uniform(0.7, 1.25), way - 90 + side * rng.uniform(50, 110))
    c.paint(leaf_shapes, soft=0.05, far=0.02)
    tendrils: Shape = []
    for x, y, s in ((-0.50, 0.66, 1), (0.62, -0.34, -1), (-0.74, 0.16, -1)):
        a = np.linspace(0, 11, 34)
        r = 0.11 * (1 - a / 13)
        coil = [(x + s * (0.14 - float(q * np.cos(b)) + 0.0), y + 0.08 + float(q * np.sin(b))) for b, q in zip(a, r,
            strict=True)]
        tendrils += sweep([(x, y), *coil[2::3]], [0.012, 0.010, 0.006], 5)
    c.paint(tendrils, soft=0.02, edge=0.006)
    # The pod hangs from the upper turn like a boat.
    at, tilt = (0.18, 0.22), 12
    pod = blob((-0.66, 0.20, 0), (-0.44, -0.02), (-0.10, -0.20), (0.24, -0.18), (0.52, 0.02), (0.72, 0.30, 0), (0.42,
        0.12), (0.10, 0.0), (-0.24, 0.02))
    beans = [q for i in range(6) for q in dot(-0.44 + 0.18 * i, -0.035 - 0.03 * np.cos((i - 2.5) * 0.8), 0.085, 0.072)]
    c.paint(sweep([(-0.62, 0.58), (-0.54, 0.46), polar(at, 160, 0.66)], [0.03, 0.026, 0.022]), soft=0.03)
    c.paint(place(beans, at), soft=0.04, colour="#8cc04a", rim=1.3, far=0.05)
    boy = Figure((0.14, 0.36), 0.86, "child", spine=100, head=104, near_arm=(40, 70), far_arm=(230, 250),
        near_leg=(350, 285), far_leg=(10, 310))
    clothed(c, boy, boy.trunk(), boy.on_head(dress.HAIR_SHORT + blob((-0.5, 1.0), (0.1, 1.7, 0), (0.2, 1.0))),
        soft=0.05)
    c.paint(place(pod, at, 1, tilt - 12), soft=0.07, shade=0.3)
    c.paint(place(props.leaf(0.34, 0.5), boy.hand_n, 1, -18), soft=0.03, colour="#b8d860")
    sky.birds(c, 5, (0.65, 0.0), 0.2, 0.035)
    sky.motes(c, 46)


@book("scarecrow-emeritus", disc=(0.0, 0.42, 0.60), clouds="bands", cover=0.4, horizon=-0.4, light=CORN)
def scarecrow(c: Canvas) -> None:
    """A scarecrow in mortarboard and gown, crows on both sleeves."""
    land.layer(c, land.hills(c, -0.42, 0.05, 2), 0.65, 0.5, 0.3)
    land.layer(c, land.forest(c, -0.48, 0.16, 3, "round", 26), 0.5, 0.4, 0.3)
    land.wheat(c, -0.92, 0.42, 80, far=0.25)
    pole = limb((0.0, -1.4), (0.0, 0.5), 0.030) + limb((-0.80, 0.26), (0.80, 0.30), 0.024)
    c.paint(pole, soft=0.03)
    straw: Shape = []
    rng = c.rng(4)
    for x, y, base in ((-0.80, 0.26, 180), (0.80, 0.30, 0), (-0.10, -0.66, 265), (0.12, -0.66, 275)):
        for _ in range(14):
            a = base + rng.uniform(-32, 32)
            straw += limb((x, y), polar((x, y), a, rng.uniform(0.10, 0.22)), 0.010, 0.002)
    c.paint(straw, colour=CORN_GOLD, rim=1.4, soft=0.02, edge=0.006)
    gown = both((0.0, 0.36), (0.10, 0.37), (0.30, 0.36), (0.78, 0.36, 0), (0.82, 0.22), (0.80, -0.12, 0), (0.66, 0.0),
        (0.48, 0.06), (0.30, 0.02), (0.26, -0.30), (0.40, -0.72, 0), (0.24, -0.66), (0.14, -0.76, 0), (0.0, -0.68))
    mask = c.paint(gown, soft=0.12)
    c.detail(pair(sweep([(0.08, 0.34), (0.12, -0.1), (0.20, -0.66)], [0.006, 0.014, 0.010]) + sweep([(0.46, 0.30),
        (0.52, 0.16), (0.60, 0.02)], [0.004, 0.010, 0.004])), c.palette.form, 0.7, mask, 0.006)
    c.detail(both((0.0, -0.08, 0), (0.07, 0.12), (0.14, 0.38, 0), (0.06, 0.38, 0), (0.0, 0.10, 0)), "#c03a20", 0.75,
        mask, 0.003)
    who = Figure((0.0, -0.12), 1.5, "man", turn=1, head=84)
    face = who.on_head(blob((0, 0.95), (0.62, 0.80), (0.80, 0.20), (0.60, -0.55), (0.25, -0.80), (-0.25, -0.80),
        (-0.60, -0.55), (-0.80, 0.20), (-0.62, 0.80)))
    c.paint(face + limb((0, 0.34), (0, 0.5), 0.05), soft=0.06, shade=0.3, colour="#a08a3c")
    c.paint(who.on_head(dress.MORTARBOARD), soft=0.05)
    c.detail(who.on_head(dot(-0.28, 0.05, 0.13) + dot(0.28, 0.05, 0.13) + sweep([(-0.36, -0.36), (0, -0.50), (0.36,
        -0.36)], [0.03, 0.045, 0.03]) + limb((-0.2, -0.52), (-0.2, -0.34), 0.025) + limb((0.0, -0.58), (0.0, -0.42),
            0.025) + limb((0.2, -0.52), (0.2, -0.34), 0.025)), amount=0.95, soft=0.003)
    c.flat(who.on_head(hoop(-0.28, 0.05, 0.26, 0.035) + hoop(0.28, 0.05, 0.26, 0.035) + limb((-0.05, 0.07), (0.05,
        0.07), 0.03)), c.palette.rim, 0.9)
    for x, y, s, way in ((-0.66, 0.36, 0.22, False), (-0.42, 0.37, 0.19, True), (0.46, 0.37, 0.20, False), (0.70,
        0.37, 0.23, True)):
        c.paint(place(crow(s), (x, y), 1, 0, way), soft=0.03, shade=0.2)
    c.paint(place(bird(0.3, 30), (-0.62, 0.84)) + place(bird(0.24, 50), (0.70, 0.92), 1, 10, True), soft=0.03)
    land.wheat(c, -1.06, 0.40, 60, 7)
    sky.motes(c, 30, -0.6, 0.8)


@book("brother-marrow", disc=(-0.34, 0.56, 0.42), clouds="billows", cover=0.35, horizon=-0.4)
def marrow(c: Canvas) -> None:
    """A round monk wheels an enormous striped marrow on a barrow."""
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


@book("cicada-choir", disc=(0.10, 0.40, 0.64), clouds="none", horizon=-0.5, light=JADE)
def cicadas(c: Canvas) -> None:
    """Five cicadas on a bending branch, wings raised like song sheets."""
    land.canopy(c, depth=0.45, far=0.45, salt=2, count=90)
    branch = [(-1.15, 0.10), (-0.70, -0.12), (-0.10, -0.30), (0.50, -0.34), (1.15, -0.16)]
    line = curve(branch, False, 20)
    c.paint(sweep(branch, [0.085, 0.062, 0.050, 0.036, 0.020]) + sweep([(-0.2, -0.28), (0.06, -0.46), (0.30, -0.52)],
        [0.03, 0.02, 0.008]) + sweep([(0.55, -0.33), (0.78, -0.22), (0.95, -0.02)], [0.025, 0.018, 0.008]), soft=0.05)
    leaves_: Shape = []
    for x, y, a in ((0.30, -0.52, 250), (0.22, -0.50, 300), (0.95, -0.02, 60), (0.90, -0.06, 110), (-0.9, -0.02, 240),
        (-0.75, -0.10, 280), (1.0, -0.2, 300)):
        leaves_ += place(props.leaf(0.22, 0.42), (x, y), 1, a - 90)
    c.paint(leaves_, soft=0.04)
    sizes = (1.0, 0.95, 0.88, 0.80, 0.72)
    for i, k in enumerate(sizes):
        x, y = line[int((0.15 + 0.175 * i) * (len(line) - 1))]
        lean = (16, 8, 0, -8, -16)[i]
        s = 0.54 * k
        sheet = blob((0.02, 0.30, 0), (0.30, 0.34), (0.62, 0.66), (0.66, 1.12), (0.48, 1.24), (0.22, 0.98), (0.06,
            0.62))
        wings = place(pair(sheet), (x, y + 0.02), s, lean)
        c.flat(wings, c.palette.rim, 0.50)
        veins = pair(sweep([(0.05, 0.34), (0.36, 0.70), (0.52, 1.20)], [0.010, 0.008, 0.004]) + sweep([(0.05, 0.34),
            (0.46, 0.60), (0.64, 1.0)], [0.010, 0.008, 0.004]) + sweep([(0.05, 0.36), (0.22, 0.72), (0.34, 1.10)],
                [0.010, 0.008, 0.004]))
        for v in (0.55, 0.75, 0.95):
            veins += pair(sweep([(0.16, v), (0.36, v - 0.04), (0.60, v)], [0.006, 0.006]))
        edge = pair(sweep([(0.02, 0.30), (0.30, 0.34), (0.62, 0.66), (0.66, 1.12), (0.48, 1.24), (0.22, 0.98), (0.06,
            0.62)], [0.018, 0.018]))
        c.flat(place(veins + edge, (x, y + 0.02), s, lean), c.palette.dark, 0.8)
        body = both((0, 0.80), (0.15, 0.78), (0.20, 0.62), (0.17, 0.40), (0.15, 0.16), (0.08, -0.06), (0,
            -0.12)) + pair(dot(0.19, 0.74, 0.085)) + blob((-0.2, 0.60), (0, 0.72), (0.2, 0.60), (0.16, 0.46), (-0.16,
                0.46))
        legs = pair(sweep([(0.12, 0.45), (0.32, 0.36), (0.26, 0.08)], [0.026, 0.02, 0.014]) + sweep([(0.12, 0.30),
            (0.28, 0.18), (0.18, -0.04)], [0.026, 0.02, 0.014]) + sweep([(0.10, 0.78), (0.16, 0.94), (0.24, 1.0)],
                [0.010, 0.006]))
        mask = c.paint(place(body + legs, (x, y + 0.02), s, lean), soft=0.05, edge=0.008)
        c.detail(place([q for j in range(4) for q in sweep([(-0.15, 0.36 - 0.10 * j), (0, 0.32 - 0.10 * j), (0.15,
            0.36 - 0.10 * j)], [0.012, 0.012])], (x, y + 0.02), s, lean), c.palette.form, 0.9, mask, 0.003)
        c.shine(place(pair(dot(0.19, 0.75, 0.04)), (x, y + 0.02), s, lean), "#ffb03a", 0.9, 0.02)
        c.shine(place(blob((-0.05, 0.66), (0.05, 0.66), (0.035, 0.58), (-0.035, 0.58)), (x, y + 0.02), s, lean),
            heat=0.5, halo=0.015)
    notes: Shape = []
    for x, y, s in ((-0.55, 0.78, 0.09), (-0.20, 0.92, 0.07), (0.62, 0.62, 0.08), (0.86, 0.40, 0.06)):
        notes += dot(x, y, s * 0.45, s * 0.34, 20) + limb((x + s * 0.4, y), (x + s * 0.4, y + s * 1.5),
            s * 0.08) + sweep([(x + s * 0.4, y + s * 1.5), (x + s * 0.9, y + s * 1.1), (x + s * 0.75, y + s * 0.7)],
                [s * 0.12, s * 0.10, s * 0.02])
    c.flat(notes, c.palette.dark, 0.8)
    sky.motes(c, 50)


@book("lizzie-lunchbell", disc=(-0.12, 0.52, 0.50), clouds="billows", cover=0.5, horizon=-0.3, light=PALE)
def lizzie(c: Canvas) -> None:
    """A girl swings from the rope of a great bell, boots out, apron flying."""
    land.layer(c, land.hills(c, -0.52, 0.08, 3), 0.55, 0.5, 0.4)
    land.layer(c, land.forest(c, -0.62, 0.22, 3, "round", 22), 0.42, 0.4, 0.3)
    land.ground(c, -0.92, 0.03)
    frame = limb((-0.86, -1.1), (-0.74, 0.98), 0.05, 0.04) + limb((0.98, -1.1), (0.86, 0.98), 0.05,
        0.04) + limb((-0.95, 0.94), (1.05, 0.94), 0.05) + limb((-0.76, 0.62), (-0.44, 0.92), 0.03) + limb((0.86,
            0.62), (0.54, 0.92), 0.03)
    c.paint(frame, soft=0.05, far=0.03)
    bell = place(props.bell(0.72), (-0.12, 0.86), 1, -24)
    c.paint(bell, soft=0.10, colour="#b8862a", rim=1.3)
    for i in range(3):
        for side in (-1, 1):
            c.flat(hoop(-0.14, 0.42, 0.52 + 0.10 * i, 0.007, 195 if side < 0 else -25, 215 if side < 0 else -5),
                c.palette.dark, 0.55, soft=0.003)
    tongue = place(dot(0, -0.68, 0.01), (-0.12, 0.86), 1, -24)[0].mean(0)
    girl = Figure((0.18, -0.26), 1.06, "child", spine=122, head=108, near_arm=(122, 128), far_arm=(112, 134),
        near_leg=(2, 14), far_leg=(338, 346))
    end = girl.hand_n
    c.paint(sweep([(float(tongue[0]), float(tongue[1])), between(tongue, end, 0.5), end, (end[0] + 0.10,
        end[1] - 0.30), (end[0] + 0.02, end[1] - 0.52)], [0.013, 0.013]), edge=0.006)
    c.paint(girl.arm(False), far=0.05)
    h = girl.hip
    skirt = blob((h[0] - 0.10, h[1] + 0.14, 0), (h[0] - 0.12, h[1] - 0.06), (h[0] - 0.10, h[1] - 0.24), (h[0] - 0.02,
        h[1] - 0.40, 0), (h[0] + 0.10, h[1] - 0.30), (h[0] + 0.26, h[1] - 0.24, 0), (h[0] + 0.28, h[1] - 0.04),
            (h[0] + 0.22, h[1] + 0.10, 0), (h[0] + 0.08, h[1] + 0.16))
    apron = blob((h[0] + 0.06, h[1] + 0.13, 0), (h[0] + 0.16, h[1] + 0.18), (h[0] + 0.30, h[1] + 0.34), (h[0] + 0.46,
        h[1] + 0.36, 0), (h[0] + 0.38, h[1] + 0.22), (h[0] + 0.44, h[1] + 0.10, 0), (h[0] + 0.24, h[1] + 0.06))
    c.paint(girl.leg(False, 1.5), far=0.05)
    c.paint(girl.leg(True, 1.5))
    c.paint(girl.on_head(dress.PIGTAILS), soft=0.03)
    c.paint(girl.trunk() + skirt + girl.skull() + girl.on_head(dress.HAIR_SHORT), soft=0.08)
    c.paint(apron, soft=0.06, colour="#e8ecc0", rim=1.3, shade=0.2)
    c.paint(girl.arm(), shade=0.4)
    sky.leaves(c, 16, size=0.03)


@book("orchard-ox", disc=(-0.10, 0.50, 0.56), clouds="bands", cover=0.4, horizon=-0.35)
def ox(c: Canvas) -> None:
    """A massive ox with a blossoming apple tree growing from its back."""
    land.layer(c, land.hills(c, -0.40, 0.07, 2), 0.60, 0.5, 0.4)
    land.ground(c, -0.74, 0.02)
    beast = Beast((-0.10, -0.20), 0.76, "ox", "walk", 0, neck=(28,), head=(-48,))
    c.cast(beast.body(), -0.74)
    root = (-0.16, 0.10)
    trunk, crown = land.tree(root[0], root[1] - 0.06, 1.02, 5, 0.46, 58)
    c.paint(trunk, soft=0.05)
    beast.paint(c)
    c.paint(beast.on_head(sweep([(0.02, 0.30), (-0.06, 0.62), (0.14, 0.92), (0.40, 1.02)], [0.13, 0.11, 0.07,
        0.012])), soft=0.03)
    roots: Shape = []
    for dx in (-0.26, -0.12, 0.10, 0.24):
        roots += sweep([(root[0], root[1] + 0.06), (root[0] + dx * 0.7, root[1] - 0.02), (root[0] + dx,
            root[1] - 0.10), (root[0] + dx * 1.4, root[1] - 0.17)], [0.05, 0.03, 0.016, 0.004])
    c.paint(roots, soft=0.03, rim=0.5)
    c.paint(crown, soft=0.09, form=0.9)
    rng = c.rng(6)
    petals: Shape = []
    for _ in range(70):
        a, r = rng.uniform(0, 6.28), np.sqrt(rng.random())
        petals += props.flower(root[0] + 0.46 * r * np.cos(a), root[1] + 0.66 + 0.30 * r * np.sin(a),
            rng.uniform(0.018, 0.034), 5, rng.uniform(0, 72))
    c.flat(petals, BLOSSOM, 0.92)
    fruits(c, [(-0.42, 0.58), (-0.22, 0.92), (0.10, 0.62), (0.02, 0.86), (-0.30, 0.74), (0.22, 0.76)], 0.036)
    c.shine(beast.on_head(dot(0.34, 0.02, 0.035)), heat=0.9, halo=0.02)
    c.paint(beast.on_head(blob((0.90, -0.32), (1.0, -0.42), (0.86, -0.46))), soft=0.02)
    sky.leaves(c, 26, BLOSSOM, 0.022, lit=0.9)
    land.grass(c, -0.92, 0.16, 90)


@book("hedge-knight", disc=(0.14, 0.48, 0.54), clouds="none", horizon=-0.3, light=JADE)
def hedge_knight(c: Canvas) -> None:
    """A topiary knight on a topiary horse, a garden shear for a sword."""
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


@book("dunstan-plough", disc=(0.0, 0.50, 0.54), clouds="bands", cover=0.5, horizon=-0.35, light=CORN)
def dunstan(c: Canvas) -> None:
    """A broad farmer carries a plough across both shoulders."""
    land.layer(c, land.hills(c, -0.38, 0.06, 4), 0.62, 0.5, 0.4)
    furrows: Shape = box(-1.2, -1.5, 1.2, -0.50)
    land.layer(c, furrows, 0.30, 0.1, 0.4)
    lines: Shape = []
    for i in range(-12, 13):
        lines += limb((i * 0.05, -0.50), (i * 0.24, -1.5), 0.004, 0.022)
    c.detail(lines, amount=0.6, soft=0.006)
    c.detail([p + np.array((0.02, 0), np.float32) for p in lines], c.palette.halo, 0.16, soft=0.006)
    man = Figure((0.0, -0.14), 1.46, "broad", turn=1, head=88, near_arm=(340, 62), far_arm=(200, 118), near_leg=(284,
        272), far_leg=(256, 268))
    c.cast(man.body(), -0.80)
    beam = limb((-0.92, 0.42), (0.96, 0.30), 0.034, 0.030)
    share = blob((0.62, 0.34, 0), (0.72, 0.08), (0.98, -0.10, 0), (0.90, 0.16), (0.86, 0.34, 0)) + sweep([(0.90,
        0.32), (0.98, 0.20), (0.99, 0.0)], [0.02, 0.02, 0.012])
    handles = sweep([(-0.70, 0.40), (-0.86, 0.58), (-0.98, 0.86)], [0.026, 0.022, 0.026]) + sweep([(-0.58, 0.40),
        (-0.72, 0.62), (-0.80, 0.92)], [0.026, 0.022, 0.026]) + limb((-0.90, 0.66), (-0.74, 0.68), 0.014)
    coulter = limb((0.42, 0.36), (0.46, 0.04), 0.022, 0.010)
    
    shirt = man.trunk() + man.leg(False, 1.5) + man.leg(True, 1.5)
    mask = c.paint(shirt, soft=0.09)
    c.detail(man.on_chest(limb((-0.26, 0.0), (-0.24, 0.85), 0.03) + limb((0.26, 0.0), (0.24, 0.85), 0.03)),
        c.palette.form, 0.9, mask, 0.004)
    c.detail(man.on_chest(limb((-0.42, 0.06), (0.42, 0.06), 0.045)), "#c8a83a", 0.7, mask, 0.003)
    c.paint(beam + handles + share + coulter, soft=0.05, rim=1.3, shade=0.25)
    c.paint(man.skull() + man.on_head(scale(dress.STRAW, 1.15)), soft=0.06, shade=0.3)
    c.detail(man.on_head(box(-0.76, 0.52, 0.76, 0.66)), "#c03a20", 0.7)
    c.paint(man.on_head(blob((-0.52, -0.35), (0, -0.25), (0.52, -0.35), (0.40, -0.95), (0, -1.35), (-0.40, -0.95))),
        soft=0.04, colour="#8a7a2c")
    c.paint(man.arm(False, 1.3) + man.arm(True, 1.3), shade=0.35, soft=0.05)
    c.paint(limb((0.52, -0.2), (0.56, -0.2), 0.0) + place(crow(0.20), (-0.42, 0.42)), soft=0.03)
    land.wheat(c, -1.12, 0.36, 40, 5, x0=-1.05, x1=-0.5)
    land.wheat(c, -1.12, 0.36, 40, 6, x0=0.5, x1=1.05)
    sky.birds(c, 6, (0.4, 0.95), 0.4, 0.04)


@book("aunt-tamarisk", disc=(0.0, 0.44, 0.62), clouds="none", horizon=-0.25)
def tamarisk(c: Canvas) -> None:
    """A very wide matriarch in a leaf crown, ladle raised, cauldron steaming, tiny guests with plates."""
    land.canopy(c, depth=0.55, salt=3, count=120, far=0.25)
    land.layer(c, land.hills(c, -0.42, 0.05, 4), 0.6, 0.5, 0.4)
    land.ground(c, -0.74, 0.012)
    aunt = Figure((-0.06, -0.14), 1.34, "stout", turn=1, head=94, near_arm=(50, 88), far_arm=(222, 300))
    gown = both((0.0, 0.40), (0.12, 0.38), (0.32, 0.26), (0.42, 0.02), (0.40, -0.14), (0.58, -0.40), (0.72, -0.78, 0),
        (0.36, -0.80), (0.0, -0.78), x=-0.06)
    c.cast(gown, -0.78)
    hair = aunt.on_head(both((0, 1.25), (0.75, 1.0), (1.05, 0.3), (0.98, -0.5), (0.6, -0.9), (0, -0.8)))
    leaves_ = [q for i in range(9) for q in aunt.on_head(place(props.leaf(0.95, 0.5), polar((0, 0.45), 20 + 17.5 * i,
        0.75), 1, 20 + 17.5 * i - 90))]
    c.paint(aunt.arm(False, 1.6), soft=0.07)
    c.paint(leaves_, soft=0.03, colour="#9cc838", rim=1.3)
    mask = c.paint(gown + aunt.trunk() + hair, soft=0.20)
    c.paint(aunt.on_head(dress.EGG), soft=0.06, colour="#8a9a4c", shade=0.25, rim=0.4)
    c.flat(aunt.on_head(sweep([(-0.42, 0.10), (-0.26, 0.02), (-0.10, 0.10)], [0.03, 0.04, 0.03]) + sweep([(0.42,
        0.10), (0.26, 0.02), (0.10, 0.10)], [0.03, 0.04, 0.03]) + sweep([(-0.30, -0.42), (0, -0.58), (0.30, -0.42)],
            [0.03, 0.05, 0.03])), c.palette.dark, 0.9)
    c.flat(aunt.on_head(dot(-0.45, -0.22, 0.16, 0.11) + dot(0.45, -0.22, 0.16, 0.11)), "#e07a4a", 0.5, soft=0.008)
    both((0.0, 0.14), (0.20, 0.12), (0.26, -0.10), (0.40, -0.70, 0), (0.0, -0.74), x=-0.06)
    c.paint(both((0.0, 0.10), (0.15, 0.08), (0.22, -0.10), (0.36, -0.66, 0), (0.18, -0.70), (0.0, -0.69), x=-0.06),
        soft=0.16, colour="#c8d888", form=1.1, rim=0.3)
    c.detail(both((0.0, 0.12), (0.34, 0.10), (0.34, 0.04), (0.0, 0.06), x=-0.06), "#a8b870", 0.6, mask, 0.006)
    c.detail(pair(sweep([(0.04, 0.04), (0.08, -0.3), (0.12, -0.66)], [0.004, 0.012, 0.008]) + sweep([(0.12, 0.04),
        (0.18, -0.3), (0.25, -0.64)], [0.004, 0.010, 0.008]), -0.06), c.palette.dark, 0.5, mask, 0.010)
    c.detail(pair(sweep([(0.02, 0.30), (0.16, 0.22), (0.30, 0.24)], [0.006, 0.014, 0.004]), -0.06), c.palette.form,
        0.9, mask, 0.008)
    c.detail([q for i in range(7) for q in props.flower(-0.06 - 0.33 + 0.11 * i, -0.63, 0.035)], c.palette.accent,
        0.7, mask, 0.002)
    c.paint(place(props.ladle(0.55), aunt.hand_n, 1, -10), soft=0.03, edge=0.008, rim=1.5)
    c.paint(aunt.arm(True, 1.6), soft=0.07, shade=0.35)
    tip = polar(aunt.hand_n, 80, 0.52)
    c.shine(sky.star4(tip[0] + 0.02, tip[1] + 0.06, 0.12), heat=0.8, halo=0.04)
    # The cauldron, before her on the left.
    pot = blob((-0.30, 0.16, 0), (-0.34, -0.05), (-0.24, -0.24), (0, -0.30), (0.24, -0.24), (0.34, -0.05), (0.30,
        0.16, 0)) + box(-0.36, 0.14, 0.36, 0.20)
    c.paint(place(pot, (-0.60, -0.46), 1.0) + limb((-0.78, -0.7), (-0.82, -0.80), 0.02) + limb((-0.42, -0.7), (-0.38,
        -0.80), 0.02), soft=0.09, shade=0.3)
    c.shine(dot(-0.60, -0.28, 0.30, 0.035), "#ffcf50", 0.6, 0.05)
    steam: Shape = []
    for i in range(3):
        sx = -0.74 + 0.13 * i
        steam += sweep([(sx, -0.24), (sx - 0.08, -0.02), (sx + 0.05, 0.16), (sx - 0.06, 0.38)], [0.010, 0.026, 0.022,
            0.002])
    c.flat(steam, c.palette.rim, 0.45, soft=0.012)
    guests = props.small_crowd(np.linspace(-0.98, 1.0, 15), -0.92, 0.17, 4)
    c.paint(guests, soft=0.02, edge=0.006)
    plates = [q for x in np.linspace(-0.86, 0.95, 9) for q in dot(float(x), -0.765, 0.042, 0.012)]
    c.flat(plates, "#f8f4d0", 0.9)
    c.paint(box(-1.2, -1.5, 1.2, -0.915), rim=0.3)
    sky.motes(c, 30, -0.4, 0.9)


@book("colonel-honeycomb", disc=(0.16, 0.40, 0.62), clouds="none", horizon=-0.4, light=CORN)
def honeycomb(c: Canvas) -> None:
    """A beekeeper salutes; the swarm behind forms a second, larger saluting figure."""
    land.layer(c, land.hills(c, -0.46, 0.06, 3), 0.6, 0.5, 0.4)
    rng = c.rng(7)

    def saluting(at: tuple[float, float], size: float) -> tuple[Figure, Shape]:
        man = Figure(at, size, "broad", turn=1, near_arm=(8, 139), far_arm=(250, 266), near_leg=(277, 271),
            far_leg=(263, 269))
        coat = man.trunk() + man.skirt(man.hip[1] - 0.14 * size, 0.135 * size, -0.01, 0.3)
        hat = man.on_head(blob((-0.72, 0.50), (-0.62, 1.15), (0.0, 1.35), (0.62, 1.15), (0.72, 0.50)) + blob((-1.8,
            0.50), (-1.0, 0.62), (1.0, 0.62), (1.8, 0.50), (1.0, 0.40), (-1.0, 0.40)))
        veil = man.on_head(blob((-1.45, 0.50, 0), (-1.35, -0.4), (-1.15, -1.5, 0), (0, -1.25), (1.15, -1.5, 0), (1.35,
            -0.4), (1.45, 0.50, 0)))
        return man, coat + hat + veil
    big, mass = saluting((0.16, 0.06), 1.92)
    whole = mass + big.arm() + big.arm(False) + big.leg() + big.leg(False)
    mask = c.mask(whole)
    if mask is not None:
        soft_ = c.palette.dark
        c.flat(whole, soft_, 0.42, soft=0.010)
        # Bees where the great figure is, thickest within.
        swarm: Shape = []
        seen = np.zeros((140, 100), np.float32)
        small = mask.cover[:: max(1, mask.cover.shape[0] // 140), :: max(1, mask.cover.shape[1] // 100)]
        rows, columns = small.shape
        seen = small
        top, left = c.height / 2 - mask.top, mask.left
        half = c.width / 2
        for u, v, s in rng.random((5200, 3)):
            if seen[int(v * rows), int(u * columns)] > 0.5:
                x = (left + u * mask.cover.shape[1]) / half - 1
                y = (top - v * mask.cover.shape[0]) / half
                swarm += dot(x, y, 0.010 + 0.008 * s, 0.007 + 0.006 * s, 360 * v, 7)
        for x, y in rng.normal((0.2, 0.35), (0.55, 0.45), (70, 2)):
            swarm += place(bee(0.026), (float(x), float(y)))
        c.flat(swarm, c.palette.dark, 0.9)
    land.ground(c, -0.78, 0.012)
    hives: Shape = []
    for x, s in ((-0.86, 0.22), (0.62, 0.26), (0.92, 0.2)):
        for k in range(5):
            hives += dot(x, -0.78 + s * (0.18 + 0.26 * k), s * (0.52, 0.56, 0.50, 0.38, 0.20)[k], s * 0.19)
    c.paint(hives, soft=0.05, colour="#a8842a")
    man, _ = saluting((-0.46, -0.30), 0.98)
    c.cast(man.body(), -0.78)
    coat = man.trunk() + man.skirt(man.hip[1] - 0.18, 0.165, -0.01, 0.3)
    c.paint(man.arm(False, 1.3) + man.leg(False, 1.3), far=0.05)
    c.paint(man.leg(True, 1.3))
    c.paint(coat + man.skull(), soft=0.08)
    hat = man.on_head(blob((-0.72, 0.50), (-0.62, 1.15), (0.0, 1.35), (0.62, 1.15), (0.72, 0.50)) + blob((-1.8, 0.50),
        (-1.0, 0.62), (1.0, 0.62), (1.8, 0.50), (1.0, 0.40), (-1.0, 0.40)))
    veil = man.on_head(blob((-1.45, 0.50, 0), (-1.35, -0.4), (-1.15, -1.5, 0), (0, -1.25), (1.15, -1.5, 0), (1.35,
        -0.4), (1.45, 0.50, 0)))
    c.flat(veil, c.palette.dark, 0.82)
    net: Shape = []
    for i in range(-5, 6):
        net += man.on_head(limb((i * 0.26, 0.5), (i * 0.21, -1.3), 0.014)) + man.on_head(limb((-1.3,
            0.4 - 0.17 * (i + 5)), (1.3, 0.4 - 0.17 * (i + 5)), 0.014))
    c.detail(net, c.palette.form, 0.5, soft=0.002)
    c.paint(hat, soft=0.04)
    c.paint(man.arm(True, 1.2), shade=0.4)
    for joint in (man.shoulder_n, man.shoulder_f):
        c.shine(dot(joint[0] - 0.01, joint[1] + 0.035, 0.065, 0.024), heat=0.6, halo=0.02)
        fringe = [q for i in range(7) for q in limb((joint[0] - 0.07 + 0.022 * i, joint[1] + 0.04),
            (joint[0] - 0.075 + 0.024 * i, joint[1] - 0.03), 0.006)]
        c.flat(fringe, c.palette.accent, 0.95)
    c.shine([q for i in range(4) for q in dot(man.hip[0], man.hip[1] + 0.02 + 0.06 * i, 0.011)], heat=0.7, halo=0.015)


@book("gnomon", disc=(-0.40, 0.66, 0.34), clouds="bands", cover=0.3, horizon=-0.2, light=PALE)
def gnomon(c: Canvas) -> None:
    """A colossus whose head is a sundial's blade; its shadow lies across the fields."""
    land.layer(c, land.hills(c, -0.30, 0.05, 3), 0.62, 0.5, 0.4)
    floor = -0.86
    land.layer(c, box(-1.2, -1.5, 1.2, -0.44), 0.45, 0.2, 0.5)
    fields: Shape = []
    for i in range(-8, 9):
        fields += limb((i * 0.12, -0.44), (i * 0.5, -1.5), 0.003, 0.012)
    for k in range(5):
        fields += limb((-1.1, -0.50 - 0.05 * k * k * 0.6 - 0.04 * k), (1.1, -0.50 - 0.05 * k * k * 0.6 - 0.04 * k),
            0.004)
    c.detail(fields, c.palette.form, 0.5, soft=0.003)
    # The long straight shadow with the hours.
    c.flat(poly((0.02, -0.80), (0.22, -0.80), (1.3, -1.16), (1.2, -1.42)), c.palette.dark, 0.75, soft=0.012)
    for i, word in enumerate(("X", "XI", "I", "II")):
        x = (-0.86, -0.46, 0.66, 0.96)[i]
        c.detail(scale(move(props.numeral(word, 0.12), x, -0.98 + 0.05 * abs(x)), 1, 0.6, (x, -0.98)), c.palette.rim,
            0.7, soft=0.002)
    legs = machine.strut((0.0, -0.24), (-0.16, -0.54), 0.085) + machine.strut((-0.16, -0.54), (-0.14, floor + 0.03),
        0.075) + machine.strut((0.22, -0.24), (0.40, -0.54), 0.085) + machine.strut((0.40, -0.54), (0.40,
            floor + 0.03), 0.075)
    feet = blob((-0.32, floor, 0), (-0.26, floor + 0.12), (-0.04, floor + 0.12), (0.02, floor, 0)) + blob((0.24,
        floor, 0), (0.30, floor + 0.12), (0.52, floor + 0.12), (0.58, floor, 0))
    c.paint(legs + feet + machine.joint((-0.16, -0.54), 0.11) + machine.joint((0.40, -0.54), 0.11), soft=0.06,
        edge=0.008)
    arms = machine.strut((-0.26, 0.30), (-0.52, -0.02), 0.07) + machine.strut((-0.52, -0.02), (-0.44, -0.34),
        0.06) + machine.strut((0.48, 0.30), (0.76, 0.0), 0.07) + machine.strut((0.76, 0.0), (0.72, -0.34), 0.06)
    hands = dot(-0.43, -0.40, 0.085, 0.10) + dot(0.72, -0.40, 0.085, 0.10)
    c.paint(arms + hands + machine.joint((-0.52, -0.02), 0.09) + machine.joint((0.76, 0.0), 0.09), soft=0.06,
        edge=0.008)
    body = blob((-0.30, 0.38), (0.10, 0.46), (0.52, 0.38), (0.54, 0.14), (0.36, -0.10), (0.34, -0.28), (-0.12, -0.28),
        (-0.14, -0.10), (-0.32, 0.14))
    mask = c.paint(body, soft=0.14, shade=0.3)
    c.detail(dot(0.10, 0.14, 0.15) , amount=0.9, within=mask)
    machine.dial_face(c, 0.10, 0.14, 0.13, 0.35)
    blade = poly((-0.20, 0.42), (0.44, 0.42), (0.50, 1.06))
    c.paint(blade, soft=0.06, rim=1.5, cut=poly((0.12, 0.50), (0.39, 0.50), (0.42, 0.78)))
    c.paint(limb((-0.26, 0.42), (0.50, 0.42), 0.03) + machine.joint((0.12, 0.42), 0.07), soft=0.03, edge=0.008)
    c.shine(dot(0.02, 0.485, 0.022) + dot(0.24, 0.58, 0.0), heat=1.0, halo=0.03)
    belt = sweep([(-0.22, -0.20), (0.10, -0.27), (0.44, -0.20)], [0.060, 0.066, 0.060])
    c.paint(belt, soft=0.03, shade=0.3, colour="#7a6a24")
    for i, word in enumerate(("IX", "XII", "III")):
        c.detail(place(props.numeral(word, 0.085), (-0.10 + 0.20 * i, -0.235 - (0.03 if i == 1 else 0.0))),
            c.palette.accent, 0.95, soft=0.001)
    trees = land.forest(c, -1.12, 0.14, 4, "round", 26)
    land.layer(c, trees, 0.05, 0.1, 0.3)
    sky.birds(c, 6, (-0.2, 0.25), 0.5, 0.04)


@book("lady-midday", disc=(0.02, 0.60, 0.42), clouds="none", horizon=-0.1, gloom=0.45, light=CORN, bloom=0.16,
    shafts=0.1)
def lady_midday(c: Canvas) -> None:
    """A slender woman in white floats above the corn, faceless under a halo of a hat, a scythe behind her."""
    land.layer(c, land.hills(c, -0.28, 0.04, 2), 0.7, 0.5, 0.3)
    land.wheat(c, -0.62, 0.34, 110, 3, far=0.50)
    land.wheat(c, -0.80, 0.36, 90, 4, far=0.32)
    lady = Figure((0.02, 0.02), 1.46, "lady", turn=1, spine=91, head=84, near_arm=(298, 252), far_arm=(240, 286))
    c.paint(place(props.scythe(1.0), (0.02, 0.14), 0.92, 28), soft=0.03, edge=0.008)
    gown = both((0.0, 0.38), (0.06, 0.38), (0.155, 0.30), (0.10, 0.06), (0.13, -0.10), (0.20, -0.36), (0.16, -0.58),
        (0.06, -0.74), (0.0, -0.84, 0), x=0.02) + blob((0.0, -0.3), (0.16, -0.52), (0.34, -0.66), (0.52, -0.62, 0),
            (0.30, -0.80), (0.06, -0.84), (-0.05, -0.6)) + blob((0.06, -0.36), (-0.10, -0.52), (-0.28, -0.60), (-0.44,
                -0.52, 0), (-0.26, -0.74), (0.0, -0.80))
    white = "#fbf8dc"
    hair = lady.on_head(both((0, 1.0), (0.62, 0.8), (0.82, 0.1), (0.80, -0.9), (0.66, -1.8), (0.30, -2.3), (0, -2.4)))
    c.paint(hair, soft=0.05)
    for arm in (False, True):
        c.paint(lady.arm(arm, 1.2), soft=0.04, colour=white, rim=1.3)
        c.flat(lady.arm(arm, 1.1), "#d8d2a0", 0.6)
    mask = c.paint(gown, soft=0.10, colour=white, rim=1.4)
    c.flat(gown, "#e4dfb4", 0.62)
    folds: Shape = []
    for i in range(-3, 4):
        folds += sweep([(0.02 + i * 0.02, 0.06), (0.02 + i * 0.045, -0.28), (0.02 + i * 0.06, -0.74)], [0.003, 0.012,
            0.006])
    c.detail(folds, "#6a6a24", 0.75, mask, 0.006)
    c.detail(move(gown, 0.10, -0.04), "#ffffff", 0.35, mask, 0.04)
    c.detail(limb((-0.08, 0.05), (0.12, 0.05), 0.016), CORN_GOLD, 0.9, mask, 0.002)
    c.paint(lady.on_head(dress.EGG) + limb(lady.neck, lady.head, 0.035), soft=0.05, colour=white)
    c.flat(lady.on_head(dress.EGG), "#efe6bc", 0.85, soft=0.006)
    brim = dot(lady.head[0], lady.head[1] + 0.085, 0.40, 0.095, -5)
    c.paint(brim, soft=0.05, colour=CORN_GOLD, rim=1.6)
    c.flat(dot(lady.head[0], lady.head[1] + 0.10, 0.33, 0.060, -5), "#f0d878", 0.6, soft=0.015)
    c.paint(lady.on_head(blob((-0.75, 0.72), (-0.6, 1.15), (0, 1.32), (0.6, 1.15), (0.75, 0.72), (0, 0.62))),
        soft=0.03, colour=CORN_GOLD)
    c.shine(hoop(lady.head[0], lady.head[1] + 0.09, 0.39, 0.006, ry=0.09), heat=0.6, halo=0.03)
    land.wheat(c, -1.08, 0.44, 70, 8)
    sky.motes(c, 60, -0.8, 0.9)


@book("siesta-bear", disc=(0.24, 0.58, 0.38), clouds="billows", cover=0.4, horizon=-0.2, light=PALE)
def bear(c: Canvas) -> None:
    """A huge bear asleep on its back across a garden gate, hat over its eyes."""
    land.layer(c, land.forest(c, -0.34, 0.26, 2, "round", 22), 0.6, 0.5, 0.4)
    land.layer(c, land.hills(c, -0.50, 0.03, 4), 0.42, 0.4, 0.3)
    posts: Shape = []
    for x in (-0.94, 0.94):
        posts += box(x - 0.10, -1.3, x + 0.10, -0.18) + box(x - 0.13, -0.22, x + 0.13, -0.15) + dot(x, -0.09, 0.075)
    c.paint(posts, soft=0.08)
    c.paint(machine.fence(-0.84, 0.84, -0.95, 0.55, 0.105) + limb((-0.86, -0.42), (0.86, -0.42), 0.022), soft=0.02,
        edge=0.006, far=0.05)
    body = blob((-0.80, -0.30), (-0.66, -0.08), (-0.42, 0.10), (-0.10, 0.34), (0.22, 0.36), (0.48, 0.18), (0.66,
        -0.04), (0.78, -0.30), (0.50, -0.46), (0.0, -0.50), (-0.50, -0.48))
    head = blob((-0.92, -0.16), (-0.94, 0.04), (-0.82, 0.20), (-0.62, 0.22), (-0.50, 0.10), (-0.46, -0.10), (-0.58,
        -0.28), (-0.80, -0.30)) + dot(-0.94, -0.02, 0.085) + blob((-0.78, 0.16), (-0.74, 0.34), (-0.62, 0.38), (-0.54,
            0.30), (-0.52, 0.10))
    far_leg = sweep([(0.50, 0.04), (0.72, 0.30), (0.86, 0.16)], [0.15, 0.11, 0.09]) + dot(0.88, 0.20, 0.11, 0.13, 20)
    near_leg = sweep([(0.46, -0.22), (0.78, -0.36), (0.88, -0.66)], [0.19, 0.15, 0.11]) + dot(0.92, -0.72, 0.15, 0.10,
        -30)
    arm_far = sweep([(-0.40, 0.08), (-0.22, 0.30), (-0.02, 0.40)], [0.12, 0.09, 0.08])
    arm_near = sweep([(-0.44, -0.20), (-0.56, -0.50), (-0.50, -0.84)], [0.16, 0.13, 0.10]) + dot(-0.49, -0.90, 0.105,
        0.12)
    far_leg, arm_far, body, head, near_leg, arm_near = (scale(part, 0.86, 0.92, (0.25, -0.5)) for part in (far_leg,
        arm_far, body, head, near_leg, arm_near))
    c.paint(far_leg + arm_far, far=0.08, soft=0.08)
    mask = c.paint(body + head, soft=0.26, form=1.1)
    c.detail(dot(0.14, 0.08, 0.36, 0.25, -8), c.palette.form, 0.55, mask, 0.06)
    c.paint(near_leg + arm_near, soft=0.10, shade=0.35)
    c.flat(scale(dot(0.90, 0.20, 0.055, 0.07, 20) + dot(0.845, 0.30, 0.024) + dot(0.905, 0.31, 0.024) + dot(0.955,
        0.275, 0.02), 0.86, 0.92, (0.25, -0.5)), "#6a8a3c", 0.9)
    claws = [q for i in range(4) for q in limb((-0.56 + 0.045 * i, -0.97), (-0.565 + 0.05 * i, -1.03), 0.012, 0.003)]
    c.flat(scale(claws, 0.86, 0.92, (0.25, -0.5)), c.palette.rim, 0.8)
    # The hat over the eyes, and what it breathes out.
    hat = place(dress.STRAW, (-0.60, 0.13), 0.22, 38)
    c.paint(hat, soft=0.05, colour=CORN_GOLD, rim=1.4, shade=0.3)
    c.flat(place(box(-0.74, 0.46, 0.74, 0.64), (-0.60, 0.13), 0.22, 38), "#c03a20", 0.8)
    zs: Shape = []
    for i in range(3):
        x, y, s = -0.42 + 0.20 * i, 0.60 + 0.14 * i, 0.05 + 0.018 * i
        zs += limb((x - s, y + s), (x + s, y + s), 0.010) + limb((x + s, y + s), (x - s, y - s), 0.010) + limb((x - s,
            y - s), (x + s, y - s), 0.010)
    c.flat(zs, c.palette.dark, 0.75)
    c.paint(place(bird(0.26, 40), (0.34, 0.50), 1, 0, True), soft=0.02)
    c.paint(place([p for p in bird(0.14, 70)], (0.16, 0.42)), soft=0.02)
    land.grass(c, -1.0, 0.18, 100)
    rng = c.rng(5)
    c.flat([q for _ in range(16) for q in props.flower(rng.uniform(-1, 1), rng.uniform(-1.0, -0.86), 0.03)], BLOSSOM,
        0.85)


@book("heatwave-stag", disc=(0.06, 0.44, 0.58), clouds="none", horizon=-0.3, light=CORN, gloom=0.1)
def stag(c: Canvas) -> None:
    """A rearing stag whose antlers are ripples of heat that bend the sun's rim."""
    # The air boils: rows of the sky slip sideways.
    rows = np.arange(c.height)
    y = (c.height / 2 - rows) * 2 / c.width
    slip = np.sin(y * 46 + 2.2 * np.sin(y * 9)) * 0.026 * np.exp(-(((y - 0.72) / 0.42) ** 2))
    for row, far in zip(rows, np.round(slip * c.width / 2).astype(int), strict=True):
        if far:
            c.light[row] = np.roll(c.light[row], far, 0)
    land.layer(c, land.hills(c, -0.50, 0.06, 3), 0.6, 0.5, 0.4)
    land.wheat(c, -0.92, 0.24, 70, 2, far=0.3)
    land.ground(c, -0.88, 0.03)
    beast = Beast((-0.12, -0.18), 0.62, "stag", "rear", 40, neck=(70,), head=(-10,), nf=(338, 268, 236), ff=(356, 290,
        250), nh=(288, 232, 262), fh=(272, 226, 250))
    c.cast(beast.body(), -0.86)
    waves: Shape = []
    for side, lean in ((-1, 0.0), (1, 0.16)):
        root = polar(beast.poll, 90, 0.05)
        path = [(root[0] + side * (0.03 + 0.34 * t**0.8) + lean * t + 0.045 * np.sin(t * 13 + side),
            root[1] + 0.62 * t) for t in np.linspace(0, 1, 10)]
        waves += sweep(path, [0.030, 0.028, 0.022, 0.015, 0.004])
        for k, t in enumerate((2, 4, 6, 7)):
            x, yy = path[t]
            out = [(x, yy), (x + side * 0.07 + 0.02, yy + 0.05), (x + side * 0.10 - 0.02, yy + 0.12),
                (x + side * 0.17 + 0.02, yy + 0.19), (x + side * 0.17, yy + 0.26 - 0.02 * k)]
            waves += sweep(out, [0.022, 0.018, 0.014, 0.003], 6)
    c.paint(waves, soft=0.03, rim=1.6, edge=0.008)
    beast.paint(c)
    c.paint(beast.local(blob((0.10, -0.05), (0.30, -0.22), (0.16, -0.50), (0.02, -0.30)), beast.neck_root, 70, 0.62),
        soft=0.04)
    c.shine(beast.on_head(dot(0.36, 0.06, 0.05)), heat=1.1, halo=0.03)
    rising: Shape = []
    for i in range(7):
        x = -0.9 + 0.3 * i
        rising += sweep([(x, -0.5), (x + 0.05, -0.3), (x - 0.05, -0.1), (x + 0.05, 0.1), (x - 0.03, 0.3)], [0.003,
            0.010, 0.012, 0.009, 0.002])
    c.flat(rising, c.palette.rim, 0.16, soft=0.010)
    land.grass(c, -1.0, 0.16, 80)


@book("mossback", disc=(0.34, 0.58, 0.38), clouds="billows", cover=0.45, horizon=-0.35)
def mossback(c: Canvas) -> None:
    """A tortoise colossus with a terraced village on its shell and cog-wheels for feet."""
    land.layer(c, land.mountains(c, -0.52, 0.32, 3), 0.72, 0.5, 0.5)
    land.layer(c, land.hills(c, -0.62, 0.05, 4), 0.5, 0.4, 0.4)
    floor = -0.84
    land.ground(c, floor, 0.02)
    for x in (-0.44, 0.42):
        c.paint(place(props.gear(0.20, 14, 0.16, spokes=5), (x + 0.06, floor + 0.22)), far=0.14, soft=0.03, edge=0.006)
    neck = sweep([(0.46, -0.38), (0.70, -0.30), (0.82, -0.04)], [0.17, 0.13, 0.10])
    head = blob((0.71, 0.04), (0.75, 0.17), (0.87, 0.20), (0.99, 0.12), (1.05, -0.01), (0.95, -0.08), (0.78,
        -0.08)) + poly((1.0, 0.02), (1.09, -0.09), (0.96, -0.06))
    tail = sweep([(-0.74, -0.44), (-0.90, -0.52), (-1.0, -0.48)], [0.08, 0.05, 0.01])
    c.paint(neck + head + tail, soft=0.07)
    c.shine(dot(0.90, 0.09, 0.026), heat=1.1, halo=0.03)
    folds = [q for i in range(4) for q in sweep([(0.54 + 0.07 * i, -0.20 + 0.035 * i), (0.60 + 0.07 * i,
        -0.32 + 0.05 * i)], [0.008, 0.008])]
    c.detail(folds, c.palette.form, 0.8, soft=0.003)
    rng = c.rng(4)
    cx, base = -0.10, -0.40

    def height(x: float, k: float) -> float:
        """The surface of the shell, or of a terrace at part k of its height."""
        return base + 0.56 * k * float(np.sqrt(max(0.0, 1 - ((x - cx) / (0.76 * (0.45 + 0.55 * k))) ** 2)))

    def village(k: float, x0: float, x1: float, high: float) -> tuple[Shape, Shape, Shape]:
        town, crowns, lit = [], [], []
        x = x0
        while x < x1:
            w = rng.uniform(0.07, 0.115)
            y, h = height(x + w / 2, k) - 0.02, high * rng.uniform(0.6, 1.0)
            if rng.random() < 0.7:
                town += box(x, y - 0.08, x + w * 0.9, y + h * 0.6) + poly((x - w * 0.12, y + h * 0.56), (x + w * 0.45,
                    y + h * 1.1), (x + w * 1.02, y + h * 0.56))
                lit += box(x + w * 0.3, y + h * 0.16, x + w * 0.3 + 0.018, y + h * 0.16 + 0.028) + (box(x + w * 0.6,
                    y + h * 0.16, x + w * 0.6 + 0.018, y + h * 0.16 + 0.028) if rng.random() < 0.5 else [])
            else:
                for _ in range(5):
                    crowns.append(land.leafy(x + w * 0.4 + rng.normal(0, 0.02), y + h * rng.uniform(0.4, 0.85), 0.05,
                        rng))
                crowns += limb((x + w * 0.4, y - 0.1), (x + w * 0.4, y + 0.05), 0.010)
            x += w
        return town, crowns, lit
    c.paint(move(land.clock_tower(0.0, 0.0, 0.66, 0.060), -0.14, 0.10), soft=0.03, edge=0.007)
    land.tower_dial(c, -0.14, 0.10, 0.66, 0.060, 0.6, c.palette.disc[0])
    town, crowns, lit = village(1.0, -0.66, 0.46, 0.20)
    c.paint(town + crowns, soft=0.03, edge=0.007)
    c.shine(lit, c.palette.accent, 0.55, 0.012)
    shell: Shape = [np.array([(cx - 0.76, base - 0.02), *[(x, height(x, 1.0)) for x in np.linspace(cx - 0.76,
        cx + 0.76, 50)], (cx + 0.76, base - 0.02), (cx + 0.5, base - 0.10), (cx - 0.5, base - 0.10)], np.float32)]
    mask = c.paint(shell, soft=0.24, form=1.2)
    plates: Shape = []
    for k in (0.36, 0.70):
        line = [(x, height(x, k)) for x in np.linspace(cx - 0.76 * (0.45 + 0.55 * k), cx + 0.76 * (0.45 + 0.55 * k),
            13)]
        plates += sweep(line, [0.009, 0.009], 3)
    for i, u in enumerate(np.linspace(-0.8, 0.8, 9)):
        plates += sweep([(cx + u * 0.50, height(cx + u * 0.5, 0.70 if i % 2 else 1.0)), (cx + u * 0.62,
            height(cx + u * 0.60, 0.36 if i % 2 else 0.70))], [0.008, 0.008])
    c.detail(plates, c.palette.form, 0.8, mask, 0.004)
    for k, x0, x1, high in ((0.66, -0.50, 0.30, 0.13), (0.30, -0.56, 0.34, 0.11)):
        town, crowns, lit = village(k, x0, x1, high)
        c.paint(town + crowns, soft=0.03, edge=0.008, far=0.06, rim=1.0, wrap=0.8)
        c.detail(town, c.palette.form, 0.45, soft=0.002)
        c.shine(lit, c.palette.accent, 0.55, 0.012)
    c.paint(blob((-0.92, -0.40), (-0.1, -0.37), (0.70, -0.41), (0.74, -0.49), (0.0, -0.54), (-0.90, -0.49)),
        soft=0.05, shade=0.2)
    for x, r in ((-0.62, 0.24), (0.30, 0.24)):
        c.paint(machine.strut((x + 0.04, -0.42), (x, floor + r), 0.07) + place(props.gear(r, 16, 0.15, spokes=6), (x,
            floor + r)), soft=0.04, edge=0.008, shade=0.25)
        c.shine(dot(x, floor + r, 0.026), heat=0.6, halo=0.02)
    land.layer(c, land.forest(c, -1.02, 0.16, 5, "round", 30), 0.06, 0.1, 0.3)
    sky.birds(c, 8, (-0.55, 0.80), 0.3, 0.04)


@book("orchard-that-walked", disc=(0.0, 0.34, 0.66), clouds="bands", cover=0.3, horizon=-0.5, light=PALE)
def orchard(c: Canvas) -> None:
    """Five trees stride arm in arm on their roots, fruit baskets swinging."""
    land.layer(c, land.hills(c, -0.54, 0.08, 2), 0.6, 0.5, 0.4)
    land.ground(c, -0.82, 0.03)
    rng = c.rng(3)
    xs = (-0.80, -0.42, 0.0, 0.40, 0.78)
    order = (0, 4, 1, 3, 2)
    for i in order:
        x, k = xs[i], (0.92, 1.04, 1.20, 1.02, 0.94)[i]
        base = -0.80 + 0.02 * abs(i - 2)
        hip = (x, base + 0.34 * k)
        stride = 1 if i % 2 else -1
        legs: Shape = []
        for side in (-1, 1):
            knee = (x + side * 0.07 * k + 0.05, base + 0.18 * k)
            foot = (x + side * 0.15 * k + 0.03 * stride, base + (0.05 if side == stride else 0.0))
            legs += sweep([hip, knee, foot], [0.060 * k, 0.038 * k, 0.022 * k])
            for toe in (-0.09, 0.0, 0.10):
                legs += sweep([foot, (foot[0] + toe * 0.6, foot[1] - 0.005), (foot[0] + toe, foot[1] - 0.03)],
                    [0.018 * k, 0.012 * k, 0.003], 4)
        fork = (x + 0.02, base + 0.66 * k)
        trunk = sweep([hip, (x - 0.01, base + 0.5 * k), fork], [0.066 * k, 0.055 * k, 0.050 * k])
        arms: Shape = []
        for side in (-1, 1):
            elbow_at = (x + side * 0.15, base + 0.50 * k)
            arms += sweep([(x, base + 0.60 * k), elbow_at, (x + side * 0.22, base + 0.60 * k)], [0.028 * k, 0.022 * k,
                0.014 * k])
        crown: Shape = []
        for _ in range(30):
            a, r = rng.uniform(0, 6.28), np.sqrt(rng.random())
            crown.append(land.leafy(x + 0.235 * k * r * np.cos(a), base + 0.86 * k + 0.17 * k * r * np.sin(a),
                0.085 * k, rng))
        far = 0.10 if i in (0, 4) else 0.05 if i in (1, 3) else 0.0
        c.paint(legs + trunk + arms, far=far, soft=0.05, shade=0.2, edge=0.008)
        c.paint(crown, far=far, soft=0.08, form=0.9)
        fy = base + 0.56 * k
        c.shine(dot(x - 0.026, fy, 0.012) + dot(x + 0.030, fy, 0.012), heat=0.8, halo=0.015)
        c.flat(sweep([(x - 0.03, fy - 0.05), (x, fy - 0.065), (x + 0.03, fy - 0.05)], [0.004, 0.007, 0.004]),
            c.palette.accent, 0.7)
        fruits(c, [(x + 0.2 * k * float(u), base + 0.86 * k + 0.14 * k * float(v)) for u, v in rng.uniform(-0.8, 0.8,
            (6, 2))], 0.026, ("#e0402a", "#f0a020", "#e0402a", "#c8d030", "#e0402a")[i])
    for x, tilt in ((-0.60, 14), (-0.20, -16), (0.21, 12), (0.60, -12)):
        c.paint(place(props.basket(0.17), (x, -0.22), 1, tilt), soft=0.03, shade=0.2, colour="#8a6a20", edge=0.007)
        fruits(c, [(x + 0.05 * float(u) + tilt * 0.005, -0.305) for u in (-0.8, 0.0, 0.8)], 0.026)
    land.grass(c, -1.0, 0.14, 90)
    sky.leaves(c, 22, "#d8e880", 0.028)


@book("greenhouse-whale", disc=(-0.30, 0.48, 0.50), clouds="billows", cover=0.6, horizon=-0.6, light=JADE)
def whale(c: Canvas) -> None:
    """A whale of glass panes and iron ribs floats over the fields; palms grow inside, a tiny gardener on a ladder."""
    land.layer(c, land.hills(c, -0.80, 0.05, 3), 0.5, 0.4, 0.4)
    land.layer(c, land.forest(c, -0.96, 0.14, 4, "round", 30), 0.25, 0.3, 0.3)
    outline = [(0.90, 0.02), (0.82, 0.24), (0.58, 0.38), (0.22, 0.42), (-0.18, 0.34), (-0.52, 0.18), (-0.74, 0.16),
        (-0.92, 0.34, 0), (-0.98, 0.52), (-0.84, 0.50), (-0.72, 0.36), (-0.62, 0.50), (-0.46, 0.54, 0), (-0.56, 0.30),
            (-0.50, 0.06), (-0.20, -0.22), (0.20, -0.34), (0.60, -0.30), (0.84, -0.16)]
    body = blob(*outline)
    fin = blob((0.34, -0.22), (0.20, -0.42), (-0.02, -0.60, 0), (0.04, -0.36), (0.16, -0.20))
    c.flat(body, "#e8f6c8", 0.34)
    # The garden within.
    palms: Shape = []
    for x, h in ((0.62, 0.34), (0.36, 0.46), (0.06, 0.40), (-0.22, 0.28)):
        base = -0.26 + 0.10 * abs(x - 0.3)
        top = (x + 0.05, base + h)
        palms += sweep([(x, base), (x - 0.02, base + h * 0.5), top], [0.022, 0.014, 0.012])
        for a in (10, 50, 90, 130, 170, 205, -25):
            tip = polar(top, a, 0.17)
            palms += sweep([top, polar(top, a + 8, 0.10), (tip[0], tip[1] - 0.05)], [0.010, 0.022, 0.003], 5)
    for x in np.linspace(-0.40, 0.76, 15):
        palms += blob((x - 0.07, -0.30), (x - 0.04, -0.12 - 0.08 * abs(x - 0.2)), (x + 0.02, -0.20), (x + 0.06,
            -0.10 - 0.08 * abs(x - 0.2)), (x + 0.09, -0.30))
    inside = c.mask(body)
    c.detail(palms, c.palette.dark, 0.92, inside, 0.002)
    c.detail([q for x, y in ((0.30, -0.12), (0.52, -0.16), (0.02, -0.12), (0.70, -0.14), (-0.20,
        -0.06)) for q in props.flower(x, y, 0.035)], BLOSSOM, 0.9, inside, 0.002)
    ribs: Shape = []
    for i in range(12):
        x = 0.80 - 0.115 * i
        top, low = 0.44 - 0.55 * (x - 0.25) ** 2, -0.36 + 0.62 * (x - 0.3) ** 2
        ribs += sweep([(x + 0.02, top), (x + 0.055, (top + low) / 2), (x, low)], [0.008, 0.009, 0.008])
    for v in (-0.22, -0.10, 0.02, 0.14, 0.26):
        ribs += sweep([(0.9, 0.02 + v * 0.5), (0.4, 0.06 + v * 1.15), (0.0, 0.06 + v * 1.1), (-0.45, 0.14 + v * 0.5),
            (-0.76, 0.26 + v * 0.15)], [0.006, 0.007, 0.006])
    c.detail(ribs, c.palette.dark, 0.9, inside, 0.002)
    glints: Shape = []
    rng = c.rng(5)
    for _ in range(16):
        x, y = rng.uniform(-0.3, 0.8), rng.uniform(0.05, 0.34)
        glints += poly((x, y), (x + 0.05, y + 0.01), (x + 0.04, y + 0.06), (x - 0.01, y + 0.05))
    c.detail(glints, "#ffffff", 0.55, inside, 0.002)
    rim = [np.concatenate([p, p[:1]]) for p in body]
    c.paint(sweep([tuple(p) for p in rim[0][::4]] + [tuple(rim[0][0])], [0.020, 0.020], 2), soft=0.02, edge=0.007,
        rim=1.5)
    c.paint(fin, soft=0.05, rim=1.3)
    c.paint(blob((0.92, 0.0), (0.84, -0.17), (0.60, -0.31), (0.20, -0.355), (-0.18, -0.235), (-0.46, 0.02), (-0.14,
        -0.14), (0.22, -0.24), (0.58, -0.20), (0.80, -0.08)), soft=0.05)
    c.shine(dot(0.70, -0.02, 0.026), heat=1.1, halo=0.035)
    c.flat(hoop(0.70, -0.02, 0.05, 0.010), c.palette.dark, 0.95)
    c.paint(props.ladder((0.30, -0.92), (0.22, 0.43), 0.07, 20), soft=0.02, edge=0.006)
    man = Figure((0.26, -0.52), 0.32, "man", near_arm=(60, 80), far_arm=(40, 70), near_leg=(300, 262), far_leg=(280,
        258))
    c.paint(man.body() + man.on_head(dress.STRAW), soft=0.02, edge=0.005)
    c.paint(place(props.jug(0.14), man.hand_n, 1, -30), soft=0.02)
    spout = sweep([(0.40, 0.42), (0.42, 0.60), (0.34, 0.76), (0.22, 0.80)], [0.014, 0.020, 0.014,
        0.003]) + sweep([(0.40, 0.42), (0.44, 0.62), (0.56, 0.74), (0.66, 0.74)], [0.014, 0.018, 0.014, 0.003])
    c.flat(spout, "#f4fbe0", 0.75, soft=0.006)
    sky.birds(c, 6, (0.5, 0.85), 0.3, 0.035)
    sky.motes(c, 36)


@book("ripen-early", disc=(0.0, 0.36, 0.60), clouds="none", horizon=-0.6, light=CORN)
def ripen(c: Canvas) -> None:
    """A hand holds a pear; around the sun the same pear goes from blossom to ripeness."""
    land.canopy(c, depth=0.4, far=0.3, salt=3, count=90)
    cx, cy, r = c.disc
    stages = 9
    c.flat(hoop(cx, cy, r * 1.10, 0.006), c.palette.dark, 0.6)
    for i in range(stages):
        a = 238 - 296 * i / (stages - 1)
        x, y = polar((cx, cy), a, r * 1.10)
        t = i / (stages - 1)
        if t < 0.2:
            c.flat(props.flower(x, y, 0.085 + 0.02 * i), BLOSSOM, 0.98)
            c.flat(dot(x, y, 0.026), c.palette.accent)
        elif t < 0.35:
            c.flat(props.flower(x, y + 0.05, 0.05), BLOSSOM, 0.8)
            c.paint(props.pear(x, y, 0.09), colour="#5c9a34", soft=0.03, rim=1.4, wrap=0.7)
        else:
            size = 0.09 + 0.15 * t
            hue = ("#5c9a34", "#7aac34", "#a8b834", "#d0b830", "#e8a828", "#f08a20")[min(5,
                int((t - 0.35) / 0.65 * 5.99))]
            c.paint(props.pear(x, y, size), colour=hue, soft=0.05, rim=1.5, wrap=0.7)
            c.flat(props.pear(x, y, size * 0.9), hue, 0.55, soft=0.01)
            c.flat(dot(x - size * 0.12, y - size * 0.05, size * 0.07, size * 0.14, -10), "#fff4c8", 0.6, soft=0.006)
            c.paint(place(props.leaf(size * 0.7, 0.5), (x + size * 0.04, y + size * 0.66), 1, -50), soft=0.02)
    # The hand with the ripest.
    fore = sweep([(0.34, -1.5), (0.22, -1.05), (0.10, -0.66)], [0.22, 0.17, 0.13])
    cuff = sweep([(0.42, -1.08), (0.24, -1.02), (0.02, -1.06)], [0.07, 0.08, 0.07])
    palm = blob((-0.06, -0.70), (-0.20, -0.52), (-0.20, -0.32), (-0.06, -0.22), (0.10, -0.22), (0.22, -0.34), (0.22,
        -0.56), (0.14, -0.74))
    back = sweep([(-0.12, -0.36), (-0.26, -0.16), (-0.24, 0.06)], [0.060, 0.050, 0.030])
    c.paint(back, soft=0.04, far=0.05)
    c.paint(props.pear(0.02, 0.16, 0.52), colour="#f0962a", soft=0.14, rim=1.5, wrap=0.6, form=1.3)
    c.flat(props.pear(0.02, 0.15, 0.44), "#f2a436", 0.55, soft=0.04)
    c.flat(dot(-0.08, 0.14, 0.035, 0.09, -10), "#fff4cc", 0.6, soft=0.02)
    c.paint(place(props.leaf(0.26, 0.5), (0.06, 0.54), 1, -62), soft=0.04)
    c.paint(fore + palm, soft=0.09)
    c.paint(sweep([(-0.12, -0.30), (-0.10, -0.14), (0.02, -0.04)], [0.064, 0.056, 0.046]) + sweep([(0.0, -0.26),
        (0.04, -0.12), (0.12, -0.03)], [0.062, 0.056, 0.046]) + sweep([(0.12, -0.30), (0.20, -0.16), (0.24, -0.02)],
            [0.058, 0.052, 0.042]) + sweep([(0.18, -0.46), (0.32, -0.28), (0.32, -0.08)], [0.068, 0.058, 0.044]),
                soft=0.05, shade=0.3)
    c.paint(cuff, soft=0.06, shade=0.25)
    sky.motes(c, 40)


@book("overgrow", disc=(0.26, 0.60, 0.40), clouds="bands", cover=0.4, horizon=-0.3, light=JADE)
def overgrow(c: Canvas) -> None:
    """A small house swallowed by vines and giant leaves."""
    land.layer(c, land.forest(c, -0.52, 0.4, 2, "round", 20), 0.62, 0.5, 0.4)
    land.ground(c, -0.80, 0.02)
    home = place(machine.house(0.92, 0.98), (0.0, -0.84))
    c.paint(home, soft=0.10, far=0.12)
    c.shine(box(-0.22, -0.52, -0.06, -0.32) + box(0.10, -0.52, 0.26, -0.32), "#ffd060", 0.6, 0.06)
    c.flat(limb((-0.14, -0.54), (-0.14, -0.30), 0.010) + limb((-0.24, -0.42), (-0.04, -0.42), 0.010) + limb((0.18,
        -0.54), (0.18, -0.30), 0.010) + limb((0.08, -0.42), (0.28, -0.42), 0.010), c.palette.dark)
    land.smoke(c, [(0.25, 0.22), (0.30, 0.42), (0.22, 0.60), (0.34, 0.80)], [0.03, 0.05, 0.08, 0.10], amount=0.4)
    vines = [
        [(-0.95, -1.2), (-0.70, -0.6), (-0.86, -0.1), (-0.46, 0.22), (-0.10, 0.14), (0.06, 0.38)],
        [(0.95, -1.2), (0.80, -0.7), (0.66, -0.3), (0.86, 0.10), (0.52, 0.36), (0.66, 0.70), (0.40, 0.86)],
        [(-0.45, -1.2), (-0.30, -0.86), (-0.50, -0.50), (-0.16, -0.24), (-0.34, 0.06), (-0.62, 0.42), (-0.40, 0.74),
            (-0.62, 0.92)],
        [(0.35, -1.2), (0.50, -0.80), (0.22, -0.56), (0.46, -0.22), (0.20, 0.02), (0.34, 0.20)],
        [(0.0, -1.2), (-0.05, -0.80), (0.10, -0.62), (-0.02, -0.30), (0.10, -0.06), (-0.08, 0.10)],
    ]
    for i, path in enumerate(vines):
        c.paint(props.vine(path, 0.050 - 0.006 * i, 16, 0.20, i + 3), soft=0.05, shade=0.2, far=0.02 * (i % 2))
    rng = c.rng(6)
    for x, y, s, a in ((-0.86, -0.62, 0.46, 30), (-0.60, -0.92, 0.50, 12), (0.86, -0.60, 0.48, -34), (0.62, -0.94,
        0.48, -14), (-0.15, -1.08, 0.44, 6), (0.22, -1.1, 0.42, -8), (-0.96, -0.20, 0.36, 55), (0.98, -0.14, 0.34,
            -60)):
        leaf_ = blob((0, 0, 0), (-0.42, 0.10), (-0.50, 0.46), (-0.22, 0.84), (0, 1.08, 0), (0.22, 0.84), (0.50, 0.46),
            (0.42, 0.10))
        mask = c.paint(place(leaf_, (x, y), s, a), soft=0.09, shade=0.3, form=1.0)
        ribs_ = limb((0, 0.04), (0, 0.98), 0.020, 0.006)
        for k in range(4):
            ribs_ += pair(sweep([(0, 0.14 + 0.18 * k), (0.22, 0.30 + 0.18 * k), (0.40, 0.36 + 0.14 * k)], [0.012,
                0.010, 0.004], 4))
        c.detail(place(ribs_, (x, y), s, a), c.palette.rim, 0.35, mask, 0.002)
    spots = [(float(rng.uniform(-0.7, 0.7)), float(rng.uniform(-0.5, 0.5))) for _ in range(9)]
    c.flat([q for x, y in spots for q in props.flower(x, y, 0.05, 6)], BLOSSOM, 0.95)
    c.flat([q for x, y in spots for q in dot(x, y, 0.018)], c.palette.accent)
    sky.motes(c, 60)


@book("the-long-lunch", disc=(0.0, 0.44, 0.52), clouds="none", horizon=-0.05, shafts=0.3)
def long_lunch(c: Canvas) -> None:
    """One endless table runs up to the sun; hundreds dine at it."""
    land.layer(c, land.hills(c, -0.02, 0.05, 3), 0.66, 0.5, 0.3)
    land.layer(c, box(-1.2, -1.5, 1.2, -0.06), 0.45, 0.1, 0.4)
    end = (0.0, 0.02)
    table = poly((-0.035, 0.0), (0.035, 0.0), (0.66, -1.5), (-0.66, -1.5))
    c.flat(table, "#f4efc4", 0.9)
    c.flat(poly((-0.012, 0.0), (0.012, 0.0), (0.18, -1.5), (-0.18, -1.5)), "#b8cc6c", 0.5, soft=0.004)
    rng = c.rng(4)
    for i in range(26, -1, -1):
        t = 1 / (1 + 0.24 * i)  # nearness
        y = end[1] - 1.12 * t + 0.02
        half = 0.52 * t
        h = 0.62 * t
        people: Shape = []
        for side in (-1, 1):
            x = side * (half + 0.10 * t)
            lean = -side * 0.05 * t
            people += blob((x - 0.17 * t, y - 0.34 * t, 0), (x - 0.15 * t, y), (x - 0.10 * t + lean, y + h * 0.34),
                (x + 0.10 * t + lean, y + h * 0.34), (x + 0.15 * t, y), (x + 0.17 * t, y - 0.34 * t, 0), per=4)
            hx, hy = x + lean * 1.4, y + h * 0.52
            people += dot(hx, hy, 0.075 * t, 0.09 * t, n=16)
            style = rng.integers(0, 5)
            if style == 0:
                people += dot(hx, hy + 0.04 * t, 0.17 * t, 0.035 * t, n=14) + dot(hx, hy + 0.08 * t, 0.08 * t,
                    0.06 * t, n=12)
            elif style == 1:
                people += box(hx - 0.07 * t, hy + 0.05 * t, hx + 0.07 * t, hy + 0.20 * t)
            elif style == 2:
                people += dot(hx + side * 0.05 * t, hy + 0.08 * t, 0.05 * t, n=12)
            hand = (side * (half - 0.10 * t), y + h * (0.18 if rng.random() < 0.6 else 0.46))
            people += sweep([(x - side * 0.08 * t + lean, y + h * 0.26), (side * (half + 0.02 * t), y + h * 0.10),
                hand], [0.045 * t, 0.038 * t, 0.026 * t], 4)
            if hand[1] > y + h * 0.3:
                people += dot(hand[0], hand[1] + 0.05 * t, 0.035 * t, 0.05 * t, n=10)
        food: Shape = []
        for _ in range(3):
            fx = rng.uniform(-0.8, 0.8) * half * 0.7
            kind = rng.integers(0, 3)
            if kind == 0:
                food += place(props.jug(0.26 * t), (fx, y - 0.02 * t))
            elif kind == 1:
                food += dot(fx, y + 0.02 * t, 0.10 * t, 0.055 * t, n=16)
            else:
                food += dot(fx, y, 0.11 * t, 0.022 * t, n=16) + dot(fx, y + 0.04 * t, 0.05 * t, 0.05 * t, n=12)
        far = min(0.62, 0.075 * i**0.7)
        if t > 0.12:
            c.paint(food, far=far * 0.8, soft=0.03 * t + 0.01, edge=0.006, colour="#c8862c")
            c.paint(people, far=far, soft=0.05 * t + 0.01, edge=0.007)
        else:
            c.flat(people + food, c.palette.form, 0.7)
    bunting: Shape = []
    flags_: Shape = []
    for y0, sag in ((1.0, 0.16), (0.80, 0.12)):
        line = curve([(-1.1, y0), (-0.4, y0 - sag), (0.4, y0 - sag), (1.1, y0)], False, 14)
        bunting += sweep([tuple(p) for p in line[::4]] + [tuple(line[-1])], [0.004, 0.004], 3)
        for k in range(2, len(line) - 2, 3):
            x, yy = line[k]
            flags_ += poly((x - 0.035, yy), (x + 0.035, yy), (x, yy - 0.09))
    c.flat(bunting, c.palette.dark, 0.8)
    c.flat(flags_[::2], "#d8502a", 0.8)
    c.flat(flags_[1::2], c.palette.dark, 0.7)
    sky.motes(c, 24, -0.4, 0.9)


@book("pollen-storm", disc=(-0.34, 0.44, 0.50), clouds="bands", cover=0.6, horizon=-0.45, light=CORN)
def pollen(c: Canvas) -> None:
    """A giant dandelion bends in the wind; its seeds fill the sky, three small figures sneeze."""
    land.layer(c, land.hills(c, -0.54, 0.06, 3), 0.6, 0.5, 0.4)
    land.ground(c, -0.76, 0.03)
    head = (-0.24, 0.40)
    c.paint(sweep([(-0.78, -1.3), (-0.66, -0.5), (-0.44, 0.08), head], [0.045, 0.036, 0.028, 0.026]), soft=0.04)
    for a, far in ((24, 0.50), (-14, 0.44), (148, 0.34)):
        tip = polar((-0.76, -0.98), a + 20, far)
        blade = [(-0.76, -1.02)]
        for j in range(1, 7):
            p = between((-0.76, -1.02), tip, j / 6)
            blade.append(polar(p, a + 110, 0.07 * np.sin(j / 6 * 3.14) + (0.05 if j % 2 else 0)))
        low = [polar(between((-0.76, -1.02), tip, j / 6), a - 70,
            0.05 * np.sin(j / 6 * 3.14) + (0.05 if j % 2 else 0)) for j in range(6, 0, -1)]
        c.paint(blob(*[(*p, 0) for p in blade + low]), soft=0.05)
        
    rng = c.rng(5)

    def seed(at: tuple[float, float], s: float, a: float) -> Shape:
        """A parachute: seed, thread, crown of hairs."""
        shape = limb((0, -1.0), (0, 0), 0.035, 0.02) + dot(0, -1.15, 0.07, 0.20)
        for k in range(9):
            shape += limb((0, 0), polar((0, 0), 25 + 130 * k / 8, 0.9), 0.022, 0.006)
            shape += dot(*polar((0, 0), 25 + 130 * k / 8, 0.9), 0.05, n=6)
        return place(shape, at, s, a)
    ball: Shape = []
    for _ in range(48):
        a, r = rng.uniform(0, 360), 0.30 * np.sqrt(rng.random())
        if a > 300 or a < 50:
            r *= 0.5
        ball += seed(polar(head, a, r + 0.05), 0.085, a - 90)
    c.lamp(head[0], head[1], 0.5, "#fff6cc", 0.3)
    c.paint(ball, soft=0.02, edge=0.005, rim=1.2, colour="#f6f0c0", wrap=0.8)
    c.paint(dot(*head, 0.062), soft=0.03)
    near: Shape = []
    pale: Shape = []
    for _ in range(64):
        t = rng.random()
        x = head[0] + 0.2 + 1.2 * t
        y = head[1] + rng.normal(0.10, 0.34) * (0.4 + t) - 0.1 * t
        s = rng.uniform(0.035, 0.075) * (0.6 + 0.8 * t)
        if rng.random() < 0.55:
            pale += seed((x, y), s, rng.uniform(-70, -20))
        else:
            near += seed((x, y), s, rng.uniform(-70, -20))
    c.flat(pale, "#fdf8d8", 0.9)
    c.paint(near, soft=0.02, edge=0.005, far=0.05)
    for i, (x, h) in enumerate(((0.16, 0.46), (0.48, 0.56), (0.82, 0.42))):
        base = -0.78
        man = Figure((x, base + 0.46 * h), h, ("man", "stout", "lady")[i], spine=(62, 118, 58)[i], head=(30, 150,
            20)[i], near_arm=(320, 60), far_arm=(230, 200), near_leg=(292, 268), far_leg=(258, 250), facing=-1)
        hat = (dress.BOWLER, dress.TOPHAT, dress.BUN)[i]
        garment = man.trunk() + (man.skirt(base + 0.02, 0.14) if i == 2 else man.skirt(man.hip[1] - 0.08, 0.09, 0, 0.3))
        c.paint(man.body() + garment + (man.on_head(hat) if i != 1 else []), soft=0.03, edge=0.007)
        if i == 1:
            c.paint(place(dress.TOPHAT, (man.head[0] + 0.16, man.head[1] + 0.14), 0.045, -40), soft=0.02)
        nose = man.on_head(dot(1.2, -0.2, 0.02))[0].mean(0)
        spray = [q for k in range(7) for q in limb(polar(nose, 200 - 14 * (k - 3), 0.04), polar(nose,
            200 - 14 * (k - 3), 0.04 + 0.06 * (1 + (k % 2))), 0.005, 0.001)]
        c.flat(spray, c.palette.dark if i else c.palette.form, 0.7)
    land.grass(c, -0.98, 0.16, 90, lean=0.8)
    sky.motes(c, 60, -0.7, 1.0)


@book("second-helping", disc=(0.0, 0.36, 0.66), clouds="none", horizon=-0.4, light=PALE)
def helping(c: Canvas) -> None:
    """Two hands carry a heaped, steaming plate; a spoon stands on top like a flag."""
    sky.rays(c, 12, 0.14)
    land.layer(c, land.hills(c, -0.62, 0.06, 3), 0.6, 0.5, 0.4)
    guests = props.small_crowd(np.linspace(-0.95, 0.95, 17), -0.72, 0.17, 3)
    land.layer(c, guests, 0.4, 0.2, 0.3)
    land.layer(c, box(-1.2, -1.5, 1.2, -0.71), 0.10, 0.05, 0.6)
    # The heap, from the bottom to the summit.
    rng = c.rng(4)
    heap: list[tuple[float, float, float, str]] = []
    for row, (y, w, n) in enumerate(((-0.20, 0.60, 9), (-0.04, 0.48, 7), (0.12, 0.35, 6), (0.27, 0.22, 4), (0.40,
        0.10, 2))):
        for i in range(n):
            x = -w + 2 * w * (i + 0.5) / n + rng.normal(0, 0.012)
            heap.append((x, y + rng.normal(0, 0.012), rng.uniform(0.085, 0.115), ("#9c6420", "#c88a2c", "#7a9a2c",
                "#b0502a", "#d8b040")[(i * 2 + row) % 5]))
    c.paint(blob((-0.66, -0.28), (-0.54, 0.0), (-0.30, 0.24), (0.0, 0.48), (0.30, 0.24), (0.54, 0.0), (0.66, -0.28)),
        soft=0.2)
    for x, y, r, hue in sorted(heap, key=lambda item: -item[1]):
        c.paint(dot(x, y, r, r * 0.84, float(rng.uniform(-30, 30))), soft=0.05, colour=hue, shade=0.25, rim=1.2,
            form=1.1)
    sprigs: Shape = []
    for x, y, a in ((-0.36, 0.10, 40), (0.30, 0.16, -30), (0.0, 0.34, 10), (-0.14, -0.05, 20), (0.46, -0.10, -50)):
        sprigs += place(props.leaf(0.16, 0.5), (x, y), 1, a) + place(props.leaf(0.13, 0.5), (x, y), 1, a - 50)
    c.paint(sprigs, soft=0.03, shade=0.2, colour="#5c9a2c")
    c.paint(place(props.spoon(0.62), (0.02, 0.40), 1, -10) + dot(0.02, 0.42, 0.07), soft=0.03, rim=1.6, edge=0.008)
    c.paint(place(blob((0, 0.44, 0), (0.14, 0.47), (0.28, 0.42), (0.40, 0.45, 0), (0.34, 0.36), (0.40, 0.28, 0),
        (0.26, 0.26), (0.12, 0.30), (0, 0.27, 0)), (0.02, 0.40), 1, -10), soft=0.04, colour="#d8502a", rim=1.3)
    plate = blob((-0.86, -0.26, 0), (-0.5, -0.22), (0, -0.20), (0.5, -0.22), (0.86, -0.26, 0), (0.62, -0.36), (0.30,
        -0.42), (-0.30, -0.42), (-0.62, -0.36))
    mask = c.paint(plate, soft=0.07, colour="#f0f0d0", rim=1.4, shade=0.2)
    c.flat(plate, "#e8eccc", 0.45)
    c.detail(sweep([(-0.80, -0.29), (0, -0.25), (0.80, -0.29)], [0.006, 0.012, 0.006]) + sweep([(-0.56, -0.375), (0,
        -0.40), (0.56, -0.375)], [0.006, 0.010, 0.006]), "#4a7a3c", 0.8, mask, 0.002)
    for side in (-1, 1):
        sleeve = sweep([(side * 1.05, -1.35), (side * 0.86, -0.86), (side * 0.66, -0.52)], [0.22, 0.17, 0.12])
        hand = blob((side * 0.60, -0.54), (side * 0.46, -0.44), (side * 0.50, -0.34), (side * 0.72, -0.28),
            (side * 0.88, -0.32), (side * 0.86, -0.46), (side * 0.74, -0.58))
        fingers = [q for k in range(4) for q in sweep([(side * (0.62 - 0.05 * k), -0.50), (side * (0.48 - 0.055 * k),
            -0.47 + 0.008 * k), (side * (0.38 - 0.05 * k), -0.41)], [0.042, 0.036, 0.022], 4)]
        c.paint(sleeve + hand + fingers, soft=0.07, shade=0.25)
        c.paint(sweep([(side * 0.80, -0.36), (side * 0.72, -0.24), (side * 0.60, -0.215)], [0.05, 0.042, 0.028]),
            soft=0.03, shade=0.3)
        c.paint(sweep([(side * 0.92, -0.60), (side * 0.74, -0.68), (side * 0.58, -0.70)], [0.06, 0.065, 0.06]),
            soft=0.04, shade=0.2, colour="#e0e4b8")
    steam: Shape = []
    for x, k in ((-0.46, 1), (-0.22, -1), (0.26, 1), (0.50, -1)):
        y0 = 0.40 - 0.55 * abs(x)
        steam += sweep([(x, y0), (x + 0.07 * k, y0 + 0.16), (x - 0.06 * k, y0 + 0.32), (x + 0.04 * k, y0 + 0.50)],
            [0.008, 0.024, 0.022, 0.002])
    c.flat(steam, "#fffff0", 0.6, soft=0.012)


@book("eleven-the-ripening", disc=(0.0, 0.40, 0.62), clouds="none", horizon=-0.4, light=CORN, gloom=0.1)
def eleven(c: Canvas) -> None:
    """Two slim twins back to back, their bodies sheaves of corn, their arms bearing fruit."""
    land.layer(c, land.hills(c, -0.48, 0.05, 3), 0.65, 0.5, 0.4)
    land.wheat(c, -0.86, 0.30, 80, 3, far=0.35)
    for facing in (-1, 1):
        twin = Figure((facing * 0.14, -0.02), 1.62, "lady", spine=87, head=82, near_arm=(18, 66), far_arm=(300, 20),
            facing=facing)
        x = twin.hip[0]
        sheaf = blob((x + facing * 0.05, 0.06, 0), (x + facing * 0.13, -0.10), (x + facing * 0.20, -0.40),
            (x + facing * 0.36, -0.80, 0), (x, -0.84), (x - facing * 0.13, -0.80, 0), (x - facing * 0.10, -0.36),
                (x - facing * 0.10, -0.06), (x - facing * 0.07, 0.08, 0))
        c.paint(twin.arm(False, 1.1), far=0.06)
        mask = c.paint(sheaf + twin.trunk() + twin.skull(), soft=0.10, colour="#8a7420")
        straws: Shape = []
        rng = c.rng(4)
        for _ in range(26):
            u = rng.uniform(-1, 1)
            straws += sweep([(x + facing * (0.02 + 0.07 * u), 0.02), (x + facing * (0.03 + 0.11 * u), -0.30),
                (x + facing * (0.10 + 0.23 * u), -0.82)], [0.003, 0.006, 0.005], 4)
        c.detail(straws, CORN_GOLD, 0.55, mask, 0.002)
        c.paint(limb((x - facing * 0.10, -0.02), (x + facing * 0.14, -0.04), 0.024), soft=0.02, colour="#c03a20")
        ears: Shape = []
        for k in range(9):
            a = 90 + facing * (-64 + 17 * k)
            base = twin.on_head(dot(0, 0.3, 0.02))[0].mean(0)
            tip = polar(base, a, 0.20)
            ears += limb(polar(base, a, 0.06), tip, 0.006)
            for s in (-1, 1):
                ears += [q for j in range(3) for q in dot(*polar(polar(base, a, 0.13 + 0.03 * j), a + 90 * s, 0.014),
                    0.010, 0.022, a - 90 + s * -20, 8)]
        c.paint(ears, soft=0.02, colour=CORN_GOLD, rim=1.4, edge=0.006)
        c.paint(twin.arm(True, 1.1), shade=0.35, colour="#8a7420")
        for hand, n in ((twin.hand_n, 3), (twin.hand_f, 2)):
            bunch = [(hand[0] + 0.05 * (j - (n - 1) / 2), hand[1] + 0.06 + 0.03 * (j % 2)) for j in range(n)]
            fruits(c, bunch, 0.046, "#e0482a")
            c.paint([q for bx, by in bunch for q in place(props.leaf(0.10, 0.5), (bx, by + 0.04), 1, -40)], soft=0.02)
        branch = sweep([twin.shoulder_n, (twin.shoulder_n[0] + facing * 0.25, twin.shoulder_n[1] + 0.10),
            (twin.shoulder_n[0] + facing * 0.52, twin.shoulder_n[1] - 0.02)], [0.022, 0.016, 0.005])
        tips = [(twin.shoulder_n[0] + facing * d, twin.shoulder_n[1] + e) for d, e in ((0.26, 0.0), (0.38, -0.03),
            (0.50, -0.10))]
        c.paint(branch + [q for bx, by in tips for q in place(props.leaf(0.13, 0.5), (bx, by + 0.06), 1,
            facing * -60)], soft=0.03)
        fruits(c, tips, 0.042, "#f0a428")
        c.shine(twin.on_head(limb((0.52, 0.08), (0.72, 0.06), 0.05)), heat=0.8, halo=0.015)
    land.wheat(c, -1.10, 0.36, 70, 9)
    c.shine(place(props.numeral("XI", 0.19), (0.0, 0.88)), "#e8a020", 0.4, 0.04)
    c.flat(place(props.numeral("XI", 0.19), (0.0, 0.88)), c.palette.dark, 0.85)
    sky.motes(c, 40)


@book("twelve-upright", disc=(0.0, 0.74, 0.34), clouds="none", horizon=-0.3, shafts=0.45, bloom=0.3)
def twelve(c: Canvas) -> None:
    """A colossus bolt upright, both arms overhead pointing at the sun; it has no shadow."""
    sky.rays(c, 16, 0.3, 2.4)
    land.layer(c, land.mountains(c, -0.56, 0.26, 4), 0.68, 0.5, 0.4)
    land.layer(c, land.roofs(c, -0.74, 0.16, 2, 34), 0.5, 0.4, 0.3)
    land.layer(c, box(-1.2, -1.5, 1.2, -0.80), 0.42, 0.1, 0.4)
    # A dial on the plain around its feet, without a shadow.
    marks: Shape = hoop(0.0, -0.98, 0.74, 0.008, ry=0.17) + hoop(0.0, -0.98, 0.62, 0.005, ry=0.14)
    for i in range(12):
        a = np.radians(30 * i)
        marks += limb((0.66 * np.cos(a), -0.98 + 0.15 * np.sin(a)), (0.74 * np.cos(a), -0.98 + 0.17 * np.sin(a)), 0.012)
    c.flat(marks, c.palette.rim, 0.6)
    giant = Figure((0.0, -0.22), 1.52, "giant", turn=1, near_arm=(82, 96), far_arm=(98, 84), near_leg=(273, 270),
        far_leg=(267, 270))
    kilt = giant.skirt(giant.hip[1] - 0.26, 0.20, 0, 0.22, 0.3)
    c.paint(giant.leg(False, 1.2) + giant.leg(True, 1.2), soft=0.07)
    arms: Shape = []
    for side in (-1, 1):
        x, y = (giant.shoulder_n if side > 0 else giant.shoulder_f)
        arms += dot(x, y, 0.085, 0.095) + sweep([(x, y - 0.02), (x + side * 0.075, y + 0.17), (x + side * 0.045,
            y + 0.32)], [0.082, 0.078, 0.058])
        arms += sweep([(x + side * 0.045, y + 0.30), (x - side * 0.06, y + 0.44), (side * 0.025, y + 0.58)], [0.058,
            0.056, 0.034])
        arms += sweep([(side * 0.03, y + 0.56), (side * 0.022, y + 0.64), (side * 0.006, y + 0.74)], [0.034, 0.028,
            0.008])
    mask = c.paint(giant.trunk() + kilt + giant.skull() + arms, soft=0.09, rim=1.4)
    c.shine(sky.star4(0.0, giant.shoulder_n[1] + 0.75, 0.30), "#fff6c8", 1.3, 0.08)
    muscles = pair(sweep([(0.02, 0.14), (0.10, 0.10), (0.14, 0.16)], [0.004, 0.010, 0.004])) + limb((0, -0.10), (0,
        0.20), 0.006) + pair(sweep([(0.01, 0.02), (0.06, 0.0), (0.09, 0.02)], [0.003, 0.007, 0.003]) + sweep([(0.01,
            -0.06), (0.06, -0.08), (0.09, -0.06)], [0.003, 0.007, 0.003]))
    c.detail(muscles, c.palette.form, 0.9, mask, 0.006)
    c.paint(limb((-0.15, giant.hip[1] + 0.10), (0.15, giant.hip[1] + 0.10), 0.028), soft=0.02, colour=CORN_GOLD,
        rim=1.5)
    c.shine(place(props.numeral("XII", 0.13), (0.0, giant.hip[1] - 0.06)), heat=0.75, halo=0.03)
    c.shine(giant.on_head(dot(-0.28, 0.06, 0.11, 0.07) + dot(0.28, 0.06, 0.11, 0.07)), heat=1.0, halo=0.02)
    crown = giant.on_head([q for k in range(7) for q in poly(polar((0, 0.3), 40 + 16 * k - 6, 0.8), polar((0, 0.3),
        42 + 16 * k, 1.5), polar((0, 0.3), 40 + 16 * k + 9, 0.8))])
    c.paint(crown, soft=0.02, colour=CORN_GOLD, rim=1.5)
    c.paint(props.small_crowd(np.linspace(-0.9, -0.35, 5), -1.02, 0.10, 2) + props.small_crowd(np.linspace(0.4, 0.9,
        5), -1.02, 0.10, 5), soft=0.02, edge=0.005)
    sky.birds(c, 7, (0.0, 0.1), 0.6, 0.035)


@book("one-after-lunch", disc=(-0.36, 0.54, 0.42), clouds="billows", cover=0.5, horizon=-0.3, light=PALE)
def one(c: Canvas) -> None:
    """A large god slumps in a deck chair, napkin tucked in, one finger raised."""
    land.layer(c, land.hills(c, -0.46, 0.07, 4), 0.62, 0.5, 0.4)
    land.layer(c, land.roofs(c, -0.56, 0.12, 3, 34), 0.5, 0.4, 0.3)
    floor = -0.78
    land.ground(c, floor, 0.02)
    # The deck chair: crossed beams, sagging cloth.
    beams = limb((-0.78, 0.40), (0.36, floor), 0.028) + limb((0.84, -0.26), (-0.44, floor), 0.028) + limb((-0.62,
        -0.46), (-0.20, floor), 0.018)
    c.paint(beams, soft=0.03)
    cloth = sweep([(-0.76, 0.36), (-0.62, -0.06), (-0.40, -0.40), (0.0, -0.56), (0.40, -0.46), (0.80, -0.26)], [0.030,
        0.034, 0.036, 0.036, 0.034, 0.030])
    c.paint(cloth, soft=0.04, colour="#c8502a")
    god = Figure((-0.14, -0.30), 1.66, dress.BUILDS["stout"]._replace(head=0.094, flesh=1.6), spine=122, head=116,
        near_arm=(300, 8), far_arm=(60, 82), near_leg=(2, 300), far_leg=(350, 290))
    c.paint(god.arm(False, 1.3), soft=0.06, far=0.04)
    c.paint(god.leg(False, 1.1), soft=0.07, far=0.06)
    belly = dot(-0.20, -0.10, 0.36, 0.33, 30)
    toga = god.trunk() + belly + sweep([(-0.22, -0.42), (0.14, -0.34), (0.40, -0.30)], [0.18, 0.19, 0.13])
    hair = god.on_head(blob((0.66, 0.62), (0.2, 1.12), (-0.5, 1.14), (-1.05, 0.6), (-1.15, -0.2), (-0.8, -0.9),
        (-0.45, -0.3), (-0.2, 0.2), (0.3, 0.55)) + blob((0.70, -0.30), (0.98, -0.8), (1.0, -1.5), (0.6, -1.9), (0.1,
            -1.6), (-0.25, -0.9), (-0.1, -0.4), (0.35, -0.5)))
    c.paint(god.leg(True, 1.1), soft=0.07, shade=0.2)
    mask = c.paint(toga + god.skull() + hair, soft=0.17)
    c.detail([q for k in range(5) for q in sweep([(-0.40 + 0.06 * k, 0.16 - 0.05 * k), (-0.16 + 0.06 * k,
        0.06 - 0.07 * k), (0.06 + 0.05 * k, -0.22 - 0.04 * k)], [0.004, 0.012, 0.005])], c.palette.form, 0.8, mask,
            0.006)
    napkin = god.on_chest(blob((0.02, 0.98, 0), (0.28, 0.92), (0.56, 0.46), (0.50, 0.20, 0), (0.30, 0.34), (0.14,
        0.40, 0), (0.10, 0.70)))
    c.paint(napkin, soft=0.05, colour="#f4f2d4", rim=1.3, shade=0.3)
    c.flat(napkin, "#eef0d0", 0.6)
    c.flat(god.on_chest(dot(0.34, 0.55, 0.05) + dot(0.42, 0.40, 0.035)), "#c8502a", 0.8)
    c.paint(god.arm(True, 1.3), soft=0.06, shade=0.35)
    wreath = [q for k in range(7) for q in god.on_head(place(props.leaf(0.55, 0.45), (-0.95 + 0.26 * k,
        0.45 + 0.40 * np.sin(0.55 * k)), 1, 60 - 26 * k))]
    c.paint(wreath, soft=0.03, colour=CORN_GOLD, rim=1.4)
    c.flat(god.on_head(sweep([(0.42, 0.12), (0.56, 0.06), (0.72, 0.12)], [0.02, 0.035, 0.02])), c.palette.rim, 0.7)
    h = god.hand_f
    c.paint(dot(h[0], h[1] + 0.02, 0.075, 0.085) + sweep([(h[0] + 0.01, h[1] + 0.06), (h[0] + 0.02, h[1] + 0.16),
        (h[0] + 0.02, h[1] + 0.25)], [0.034, 0.030, 0.022]), soft=0.04)
    c.shine(sky.star4(h[0] + 0.02, h[1] + 0.30, 0.13), heat=0.9, halo=0.04)
    c.shine(place(props.numeral("I", 0.24), (0.62, 0.62)), "#ffe07a", 0.8, 0.05)
    table_ = limb((0.66, floor), (0.66, -0.46), 0.02) + box(0.46, -0.48, 0.90, -0.44)
    c.paint(table_ + place(props.jug(0.22), (0.60, -0.44)) + dot(0.78, -0.40, 0.05), soft=0.03, shade=0.2)
    c.paint(props.small_crowd(np.linspace(-0.98, 0.98, 13), -0.98, 0.10, 6), soft=0.02, edge=0.005)
    c.paint(box(-1.2, -1.5, 1.2, -0.975), rim=0.3)


@book("tamarisk-in-bloom", disc=(0.0, 0.46, 0.60), clouds="none", horizon=-0.3, light=JADE)
def in_bloom(c: Canvas) -> None:
    """Tamarisk as a giant flowering tree, her face in the trunk, ladle a blossoming branch, skirts for roots."""
    land.layer(c, land.hills(c, -0.50, 0.06, 3), 0.6, 0.5, 0.4)
    land.layer(c, land.roofs(c, -0.62, 0.10, 3, 36), 0.45, 0.4, 0.3)
    land.ground(c, -0.84, 0.02)
    trunk = both((0.0, 0.42), (0.16, 0.38), (0.20, 0.16), (0.17, -0.06), (0.22, -0.30), (0.34, -0.54), (0.60, -0.80),
        (0.86, -0.98, 0), (0.44, -0.94), (0.20, -1.02, 0), (0.0, -0.92))
    roots: Shape = []
    for k in range(5):
        roots += pair(sweep([(0.10 + 0.05 * k, -0.50), (0.22 + 0.10 * k, -0.76), (0.30 + 0.17 * k, -0.98)], [0.055,
            0.045, 0.010]))
    limbs: Shape = []
    for points, w in (([(0.10, 0.28), (0.34, 0.42), (0.56, 0.70)], 0.075), ([(0.04, 0.36), (0.14, 0.62), (0.10,
        0.90)], 0.055), ([(0.14, 0.20), (0.46, 0.26), (0.80, 0.40)], 0.06)):
        limbs += pair(sweep(points, [w, w * 0.7, w * 0.3]))
    # The ladle: the right arm ends in a bowl that blossoms.
    bowl = blob((0.72, 0.52, 0), (0.74, 0.40), (0.84, 0.36), (0.94, 0.41), (0.97, 0.53, 0), (0.84, 0.49))
    mask = c.paint(trunk + roots + limbs + bowl, soft=0.13, form=0.9)
    bark: Shape = []
    rng = c.rng(3)
    for k in range(-6, 7):
        u = k / 6
        bark += sweep([(0.13 * u, 0.30), (0.15 * u + 0.02, -0.02), (0.24 * u, -0.40), (0.62 * u, -0.90)], [0.003,
            0.007, 0.010, 0.006])
    c.detail(bark, c.palette.form, 0.55, mask, 0.004)
    crown: Shape = []
    for _ in range(100):
        a = rng.uniform(0, 2 * np.pi)
        r = np.sqrt(rng.uniform(0.30, 1.0))
        x, y = 0.86 * r * np.cos(a), 0.66 + 0.36 * r * np.sin(a)
        if y < 0.30 or (abs(x) < 0.30 and y < 0.62):
            continue
        crown.append(land.leafy(x, y, rng.uniform(0.07, 0.13), rng))
    c.paint(crown, soft=0.08, form=0.9)
    petals: Shape = []
    hot: Shape = []
    for _ in range(110):
        a, r = rng.uniform(0, 2 * np.pi), np.sqrt(rng.uniform(0.25, 1.0))
        x, y = 0.88 * r * np.cos(a), 0.66 + 0.37 * r * np.sin(a)
        if y < 0.30 or (abs(x) < 0.28 and y < 0.62):
            continue
        s = rng.uniform(0.022, 0.046)
        petals += props.flower(x, y, s, 5, rng.uniform(0, 72))
        hot += dot(x, y, s * 0.24, n=8)
    for x, y in ((0.76, 0.56), (0.84, 0.60), (0.92, 0.56), (0.80, 0.66), (0.88, 0.68)):
        petals += props.flower(x, y, 0.055)
        hot += dot(x, y, 0.014, n=8)
    c.flat(petals, "#ffdccf", 0.95)
    c.flat(hot, c.palette.accent, 0.95)
    # The face.
    y = 0.10
    for side in (-1, 1):
        c.detail(dot(side * 0.075, y, 0.045, 0.030, side * 10), amount=0.95, within=mask, soft=0.004)
        c.shine(dot(side * 0.075, y - 0.003, 0.018, 0.014), heat=1.0, halo=0.025)
        c.detail(sweep([(side * 0.13, y + 0.05), (side * 0.075, y + 0.075), (side * 0.02, y + 0.045)], [0.006, 0.014,
            0.008]), amount=0.95, within=mask)
        c.detail(sweep([(side * 0.13, y - 0.06), (side * 0.10, y - 0.11), (side * 0.06, y - 0.12)], [0.004, 0.009,
            0.003]), amount=0.8, within=mask)
    c.detail(blob((0.0, y + 0.02), (0.03, y - 0.06), (0.0, y - 0.085), (-0.03, y - 0.06)), c.palette.form, 0.9, mask,
        0.006)
    c.detail(sweep([(-0.075, y - 0.135), (0.0, y - 0.17), (0.075, y - 0.135)], [0.006, 0.016, 0.006]), amount=0.95,
        within=mask)
    c.paint(props.small_crowd(np.concatenate([np.linspace(-0.98, -0.5, 5), np.linspace(0.52, 0.98, 5)]), -1.02, 0.12,
        7), soft=0.02, edge=0.005)
    sky.leaves(c, 36, BLOSSOM, 0.024, lit=0.9)


@book("the-hand-takes-root", disc=(0.0, 0.42, 0.56), clouds="bands", cover=0.5, horizon=-0.3)
def takes_root(c: Canvas) -> None:
    """THE HAND stands planted in the earth; leaves and branches sprout from its tip."""
    land.layer(c, land.hills(c, -0.44, 0.06, 3), 0.6, 0.5, 0.4)
    land.layer(c, land.forest(c, -0.56, 0.16, 4, "round", 30), 0.45, 0.4, 0.3)
    soil = land.hills(c, -0.70, 0.03, 9)
    land.ground(c, -0.70, 0.04, shape=soil)
    # A cut through the earth: roots below.
    roots: Shape = []
    rng = c.rng(4)
    for k in range(9):
        u = (k - 4) / 4
        roots += sweep([(0.02 * u, -0.74), (0.20 * u + rng.normal(0, 0.02), -0.90), (0.48 * u + rng.normal(0, 0.03),
            -1.04 - 0.08 * (1 - abs(u))), (0.78 * u, -1.18 - 0.18 * (1 - abs(u)))], [0.030, 0.022, 0.014, 0.003])
    c.flat(roots, c.palette.form, 0.9, soft=0.003)
    c.flat(roots, c.palette.rim, 0.25, soft=0.002)
    mound = blob((-0.40, -0.72), (-0.18, -0.62), (0.0, -0.57), (0.18, -0.62), (0.40, -0.72), (0.2, -0.80), (-0.2,
        -0.80))
    hand = place(props.the_hand(1.58), (0.0, -0.76))
    c.cast(hand, -0.70, 0.5)
    sprouts: Shape = []
    leaf_shapes: Shape = []
    heart = (0.0, 0.40)
    for a, far, bow in ((20, 0.62, 1), (52, 0.70, 1), (90, 0.52, 1), (128, 0.70, -1), (160, 0.62, -1), (-12, 0.46, 1),
        (192, 0.46, -1)):
        tip = polar(heart, a, far)
        mid = polar(between(heart, tip, 0.55), a + 90 * bow, 0.07)
        sprouts += sweep([polar(heart, a, 0.10), mid, tip], [0.026, 0.018, 0.005])
        line = curve([polar(heart, a, 0.10), mid, tip], False, 12)
        for k in range(7, len(line), 3):
            for side in (-1, 1):
                way = bearing(line[k - 1], line[k]) + side * rng.uniform(38, 66)
                leaf_shapes += place(props.leaf(rng.uniform(0.11, 0.17), 0.5), line[k], 1, way - 90)
    c.paint(sprouts, soft=0.03)
    c.paint(leaf_shapes[::2], soft=0.04, far=0.06)
    mask = c.paint(hand, soft=0.05, rim=1.4)
    c.detail(move(sweep([(0, -0.5), (0, 0.1), (0, 0.3)], [0.004, 0.006, 0.003]), 0, 0), c.palette.rim, 0.4, mask, 0.003)
    c.paint(leaf_shapes[1::2], soft=0.04, colour="#5c9a2c", shade=0.15)
    c.paint(props.vine([(-0.06, -0.66), (0.07, -0.46), (-0.06, -0.24), (0.06, -0.02), (-0.05, 0.16)], 0.018, 10, 0.10,
        5), soft=0.03, shade=0.2, colour="#4a8a2c")
    c.paint(mound, soft=0.08)
    buds = [(x, y) for x, y in ((0.62, 0.62), (0.42, 0.94), (0.0, 0.93), (-0.42, 0.94), (-0.60, 0.60), (0.45, 0.30),
        (-0.45, 0.30))]
    c.flat([q for x, y in buds for q in props.flower(x, y, 0.055)], BLOSSOM, 0.95)
    c.shine([q for x, y in buds for q in dot(x, y, 0.016)], heat=0.7, halo=0.02)
    c.paint(place(props.spade(0.5), (0.62, -0.52), 1, 170), soft=0.03)
    sky.motes(c, 50)


@book("harvest-home", disc=(0.16, 0.46, 0.54), clouds="bands", cover=0.3, horizon=-0.35, light=CORN)
def harvest(c: Canvas) -> None:
    """A towering hay wagon with dancers on top is pulled through an arch of sheaves."""
    land.layer(c, land.hills(c, -0.40, 0.06, 3), 0.62, 0.5, 0.4)
    floor = -0.76
    land.ground(c, floor, 0.015)
    rng = c.rng(6)
    arch: Shape = []
    for k in range(26):
        a = 4 + 172 * k / 25
        x, y = 0.0 + 0.90 * np.cos(np.radians(a)), -0.22 + 1.12 * np.sin(np.radians(a))
        for _ in range(4):
            way = a + rng.uniform(-38, 38)
            arch += sweep([polar((x, y), way + 180, 0.10), (x, y), polar((x, y), way, 0.13)], [0.006, 0.010, 0.004], 3)
            arch += dot(*polar((x, y), way, 0.14), 0.011, 0.028, way - 90, 8)
    arch += sweep([(-0.90, -1.0), (-0.90, -0.3), (-0.80, 0.30), (-0.50, 0.70), (0.0, 0.90), (0.50, 0.70), (0.80,
        0.30), (0.90, -0.3), (0.90, -1.0)], [0.055, 0.045, 0.045, 0.045, 0.055])
    c.paint(arch, soft=0.05, edge=0.007, far=0.06, colour="#a8862c")
    pull = Beast((0.56, -0.44), 0.36, "ox", "walk")
    hay = blob((-0.66, -0.36), (-0.62, -0.10), (-0.46, 0.16), (-0.10, 0.28), (0.20, 0.16), (0.34, -0.10), (0.36, -0.36))
    shaggy = list(hay)
    for _ in range(140):
        t = rng.random()
        edge_at = curve([(-0.66, -0.36), (-0.62, -0.10), (-0.46, 0.16), (-0.10, 0.28), (0.20, 0.16), (0.34, -0.10),
            (0.36, -0.36)], False, 10)[int(t * 60)]
        way = bearing((-0.14, -0.2), edge_at) + rng.uniform(-50, 50)
        shaggy += limb(tuple(edge_at), polar(edge_at, way, rng.uniform(0.02, 0.07)), 0.005, 0.001)
    c.cast(hay + pull.body(), floor, 0.5)
    pull.paint(c)
    c.paint(limb((0.30, -0.44), (0.78, -0.38), 0.014), soft=0.02)
    dancers: Shape = []
    for x, y, f, arms in ((-0.40, 0.18, 1, ((60, 80), (130, 100))), (-0.13, 0.27, -1, ((40, 95), (140, 70))), (0.12,
        0.20, 1, ((75, 60), (120, 150)))):
        p = Figure((x, y + 0.17), 0.40, ("lady", "man", "lady")[int((x + 0.4) * 3.7) % 3], spine=90 + 7 * f,
            near_arm=arms[0], far_arm=arms[1], near_leg=(310, 240), far_leg=(265, 262), facing=f)
        dancers += p.body() + p.skirt(y + 0.02, 0.10, -0.02) + p.on_head(dress.STRAW if f < 0 else dress.BUN)
    c.paint(dancers, soft=0.03, edge=0.007)
    mask = c.paint(shaggy, soft=0.16, colour="#a8842a", form=1.1)
    strawlines: Shape = []
    for _ in range(90):
        x, y = rng.uniform(-0.6, 0.3), rng.uniform(-0.34, 0.2)
        strawlines += sweep([(x, y), (x + rng.uniform(-0.05, 0.05), y - 0.05), (x + rng.uniform(-0.08, 0.08),
            y - 0.10)], [0.003, 0.003], 3)
    c.detail(strawlines, CORN_GOLD, 0.45, mask, 0.002)
    cart = box(-0.72, -0.46, 0.40, -0.36) + place(props.wheel(0.22, 12), (-0.46,
        floor + 0.21)) + place(props.wheel(0.18, 12), (0.22, floor + 0.17)) + pair(limb((0.50, -0.42), (0.60, -0.05),
            0.014), -0.16)
    c.paint(cart, soft=0.04, edge=0.008, shade=0.2)
    garland: Shape = []
    beads: Shape = []
    for x0, x1, y, sag in ((-0.66, -0.18, -0.02, 0.14), (-0.18, 0.34, -0.02, 0.14), (-0.80, 0.0, 0.72, 0.16), (0.0,
        0.80, 0.72, 0.16)):
        line = curve([(x0, y), ((x0 + x1) / 2, y - sag), (x1, y)], False, 10)
        garland += sweep([(x0, y), ((x0 + x1) / 2, y - sag), (x1, y)], [0.010, 0.010])
        for k in range(1, len(line) - 1, 3):
            beads += props.flower(float(line[k][0]), float(line[k][1]), 0.036)
    c.flat(garland, c.palette.dark, 0.8)
    c.flat(beads[::2], BLOSSOM, 0.95)
    c.flat(beads[1::2], "#e0502c", 0.9)
    c.paint(place(props.small_crowd(np.linspace(-0.98, -0.66, 3), -0.80, 0.26, 3), (0, 0)), soft=0.03, edge=0.006)
    land.grass(c, -0.98, 0.12, 90)
    sky.leaves(c, 20, CORN_GOLD, 0.022, lit=0.8)


PICTURES = book.pictures
