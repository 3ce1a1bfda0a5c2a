"""People of light: portraits from the front, and standing figures, dressed from `heads`. None is a likeness of anybody.

`portrait` paints head and shoulders and gives a `Bust`,
    whose `put` places further shapes in half heights of its head;
`standing` paints a whole figure and gives the kit's `Figure`.
"""

from typing import NamedTuple

from art.doctor_who import heads
from art.doctor_who.starlight import Night
from art.kit.canvas import Colour
from art.kit.figure import Figure
from art.kit.shapes import Point, Shape, blob, dot, pair, place, sweep


class Bust(NamedTuple):
    """Where a head stands, half its height, and how it is tilted."""

    at: Point
    size: float
    tilt: float

    def put(self, shape: Shape) -> Shape:
        return place(shape, self.at, self.size, self.tilt)


class Look(NamedTuple):
    """What somebody wears and is made of. Names are those of `heads`; hues those of the palette."""

    coat: str = "rose"
    skin: str = "flesh"
    hair: str = "short"
    locks: str = "bronze"  # the hue of the hair
    hat: str = ""
    felt: str = ""  # and of the hat
    collar: str = "lapels"
    shirt: str = "pearl"
    beard: str = ""
    face: str = ""
    eyes: str = ""  # the colour of eyes that burn; else they only gleam


def portrait(n: Night, look: Look, at: Point = (0.0, 0.36), size: float = 0.40, tilt: float = 0.0, fade: float = 0.30,
             wide: float = 1.0, stern: float = 0.0, stars: float = 0.35) -> Bust:  # fmt: skip
    """Head and shoulders. `wide` is of the shoulders; `stern` from -1 (smiling) to 1."""
    b = Bust(at, size, tilt)
    n.lamp_at = (-0.95, 1.15)
    front, back = heads.HAIR[look.hair]
    shoulders = [part * (wide, 1) for part in heads.SHOULDERS]
    if back:
        n.being(b.put(back), look.locks, soft=0.16 * size, stars=0.4, halo=0.4)
    n.being(b.put(heads.NECK), look.skin, soft=0.2 * size, stars=0, halo=0, bright=-0.06)
    n.being(b.put(shoulders), look.coat, soft=0.34 * size, fade=fade, stars=stars, halo=0.5)
    for x in (-wide, wide):
        fold = [b.put(dot(x * k, y, 0.001))[0].mean(0) for k, y in ((1.02, -1.95), (1.16, -2.9), (1.12, -4.4))]
        n.ink(fold, 0.055 * size, 0.6, look.coat)
    if look.collar in ("lapels", "v", "sailor", "wing"):
        n.being(b.put(blob((-0.26, -1.04, 0), (0.26, -1.04, 0), (0.10, -2.5), (-0.10, -2.5))), look.shirt, halo=0,
                stars=0, soft=0.15 * size)  # fmt: skip
    if look.collar:
        hue = look.shirt if look.collar in ("wing", "ruff", "round", "sailor") else look.coat
        n.being(b.put(heads.COLLARS[look.collar]), hue, soft=0.12 * size, halo=0, stars=0.2, bright=0.05)
    countenance(n, b, look, stern)
    if front:
        n.being(b.put(front), look.locks, soft=0.18 * size, stars=0.3, halo=0.2)
    if look.hat:
        n.being(b.put(heads.HATS[look.hat]), look.felt or look.coat, soft=0.22 * size, stars=0.2, halo=0.4)
    return b


def countenance(n: Night, b: Bust, look: Look, stern: float = 0.0) -> None:
    """A face of light: what is deep in it dark, what stands out bright, eyes like stars."""
    s = b.size
    n.being(b.put(heads.FACES[look.face]), look.skin, solid=1.0, soft=0.42 * s, stars=0.1, halo=0.4, bright=0.23)
    n.dark(b.put(pair(dot(0.29, 0.10, 0.20, 0.11))), 0.50, 0.07 * s, look.skin)
    n.dark(
        b.put(blob((0.05, 0.14), (0.17, -0.24), (0.03, -0.30), (-0.05, -0.28), (0.0, -0.1))), 0.34, 0.05 * s, look.skin
    )
    n.dark(b.put(pair(dot(0.52, -0.34, 0.16, 0.30, 20))), 0.30, 0.12 * s, look.skin)
    ridge = [b.put(dot(x, y, 0.001))[0].mean(0) for x, y in ((-0.02, 0.20), (-0.05, -0.08), (-0.04, -0.25))]
    n.glint(ridge, 0.028 * s, look.skin, 0.34)
    for x in (-1, 1):
        brow = [(0.13 * x, 0.26 - 0.10 * stern), (0.30 * x, 0.33), (0.48 * x, 0.25 + 0.05 * stern)]
        n.dark(b.put(sweep(brow, [0.03, 0.05, 0.015])), 0.70, 0.012 * s, look.skin)
        n.dark(b.put(dot(0.29 * x, 0.09, 0.125, 0.055)), 0.75, 0.015 * s)
    n.dark(b.put(sweep([(-0.24, -0.52 - 0.05 * stern), (0, -0.54 + 0.04 * stern), (0.24, -0.52 - 0.05 * stern)],
                       [0.008, 0.030, 0.008])), 0.72, 0.012 * s, look.skin)  # fmt: skip
    n.dark(b.put(dot(0, -0.70, 0.14, 0.035)), 0.30, 0.03 * s, look.skin)
    if look.beard:
        n.being(b.put(heads.BEARDS[look.beard]), look.locks, soft=0.16 * s, stars=0.2, halo=0.1)
    eyes(n, b, look.eyes)


def eyes(n: Night, b: Bust, colour: Colour = "", at: Point = (0.29, 0.09), r: float = 0.05) -> None:
    """Two stars."""
    for x in (-1, 1):
        spot = b.put(dot(at[0] * x, at[1], r, n=16))
        if colour:
            n.lit(spot, colour, 1.6, 0.16 * b.size, 0.8)
        x_, y_ = spot[0].mean(0)
        n.star(float(x_), float(y_), 0.20 * b.size, 0.95 if colour else 0.75, colour or None, bool(colour))


def standing(n: Night, look: Look, at: Point = (0.0, -0.28), size: float = 2.1, near: Point = (300, 310),
             far: Point = (240, 230), legs: tuple[Point, Point] = ((266, 268), (276, 272)), garb: str = "coat",
             build: str = "man", spine: float = 90, facing: int = 1, fade: float = 0.22, hem: float = 0.0,
             wide: float = 0.0, boots: str = "", bones: float = 0.8, sleeve: float = 1.2,
             turn: float = 0.85) -> Figure:  # fmt: skip
    """A whole figure: `garb` is coat, robe, dress, suit or mail. `at` are its hips; `hem` where a garment ends."""
    who = Figure(at, size, build, spine, None, near, far, legs[0], legs[1], facing, turn)
    k = size / 2.1
    soft = 0.07 * k
    front, back = heads.HAIR[look.hair]
    low = hem or at[1] - 0.86 * size / 2.1
    if back:
        n.being(who.on_head(back), look.locks, soft=soft, stars=0.2, halo=0.3)
    n.being(who.arm(False, sleeve), look.coat, soft=soft, halo=0.4, stars=0.4, bright=-0.05)
    if garb in ("coat", "suit", "mail", "tunic"):
        leg = boots or look.coat
        n.being(who.leg(False, 1.15), leg, soft=soft, halo=0.3, stars=0.3, fade=fade, bright=-0.05)
        n.being(who.leg(True, 1.15), leg, soft=soft, halo=0.3, stars=0.3, fade=fade)
    reach = wide or {"coat": 0.30, "robe": 0.46, "dress": 0.44, "tunic": 0.22}.get(garb, 0.2) * k
    low = low if garb in ("coat", "robe", "dress") else at[1] - 0.30 * k
    garment = {"coat": lambda: who.coat(low + 0.22 * k, reach), "robe": lambda: who.robe(low, reach),
               "dress": lambda: who.trunk() + who.skirt(low, reach),
               "tunic": lambda: who.trunk() + who.skirt(low, reach),
               "suit": lambda: who.trunk() + who.skirt(at[1] - 0.15 * k, 0.165 * k),
               "mail": who.trunk}[garb]()  # fmt: skip
    n.being(
        garment, look.coat, soft=soft * 1.3, halo=0.5, stars=0.6, fade=fade * 0.8 if garb in ("robe", "dress") else 0
    )
    countenance(n, Bust(who.head, who.build.head * size, who.tilt - 90), look)
    if front:
        n.being(who.on_head(front), look.locks, soft=soft * 0.6, halo=0.1, stars=0)
    if look.hat:
        n.being(who.on_head(heads.HATS[look.hat]), look.felt or look.coat, soft=soft * 0.6, halo=0.3, stars=0)
    n.being(who.arm(True, sleeve), look.coat, soft=soft, halo=0.4, stars=0.4)
    if bones:
        n.bones(who, 0.045 * k, bones)
    return who
