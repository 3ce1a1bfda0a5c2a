"""People in glass: robed, armoured or in plain clothes, seen from the front like the saints of a window.

A person stands with the feet at (0, 0) and is one unit high. What the hands hold is drawn by the caller's functions,
in the hand's own frame: the grip at (0, 0), the length of the thing upward.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from art.kit.shapes import Point, blob, both, box, curve, dot, poly
from art.towers_in_time.glass import Window
from art.towers_in_time.palette import Colour
from art.towers_in_time.strokes import columns, joint, rows, stripe

Held = tuple[Callable[[Window], None], float, float]  # what, at which angle, how large


class Look(NamedTuple):
    """Who it is. Colours that are left out are those of the school."""

    robe: Colour | None = None
    cloak: Colour | None = None
    skin: Colour | None = None
    hair: Colour | None = None
    trim: Colour | None = None
    head: str = "hair"  # hair, bald, hood, helm, greathelm, crown, mitre, hat, veil, horned, turban, laurel, cap, skull
    beard: float = 0.0  # how long
    build: float = 1.0  # how broad
    dress: str = "robe"  # robe, tunic, armour
    halo: Colour | None = None
    ears: float = 0.0  # how long they are: elves, goblins


def person(
    w: Window, at: Point, high: float, look: Look, right: Point = (0.24, 0.60), left: Point = (-0.24, 0.60),
    holds: Held | None = None, holds_left: Held | None = None, angle: float = 0.0, flip: bool = False,
    stance: float = 0.10,
) -> None:  # fmt: skip
    """One person. `right` and `left` are where the hands are, seen by us."""
    with w.placed(at, high, angle, flip):
        k, p = look.build, w.p
        robe, cloak = look.robe or p.main, look.cloak
        if look.halo:
            w.pane(dot(0, 0.915, 0.150, n=40), look.halo, 1.0)
            w.pane(dot(0, 0.915, 0.115, n=40), p.light, 0.6)
        if cloak:
            mantle(w, cloak, k)
        if holds_left and holds_left[2] > 0:
            grip(w, left, holds_left)
        if look.dress == "robe":
            gown(w, robe, look.trim or p.accent, k)
        else:
            legs(w, look, robe, k, stance)
        torso(w, look, robe, k)
        if holds and holds[2] > 0:
            grip(w, right, holds)
        for hand, side in ((left, -1), (right, 1)):
            arm(w, hand, side, robe, look, k)
        head(w, (0, 0.885), look)


def grip(w: Window, hand: Point, held: Held) -> None:
    thing, turned, size = held
    with w.placed(hand, size, turned):
        thing(w)


def mantle(w: Window, colour: Colour, k: float) -> None:
    shape = both((0.05, 0.86), (0.17 * k, 0.78), (0.23 * k, 0.50), (0.30 * k, 0.04, 0), (0.0, 0.0))
    dark, pale = w.near(colour, 0.05), w.near(colour, 0.16)
    w.tiles(shape, columns(-0.34, -0.02, 0.34, 0.9, 5, (dark, pale), 0.0), 1.1, 0.6)


def gown(w: Window, colour: Colour, trim: Colour, k: float) -> None:
    """A robe to the feet, cut into its folds."""
    shape = both((0.10 * k, 0.60), (0.12 * k, 0.42), (0.19 * k, 0.05, 0), (0.0, 0.0))
    tints = (w.near(colour, 0.03), w.near(colour, 0.14), w.near(colour, 0.06))
    w.tiles(shape, columns(-0.13 * k, -0.02, 0.13 * k, 0.62, 4, tints, 0.7), 1.1, 0.55)
    w.pane(poly((-0.19 * k, 0.05), (0.19 * k, 0.05), (0.195 * k, 0.0), (-0.195 * k, 0.0)), trim, 0.7)
    for x in (-0.07, 0.03, 0.10):
        w.trace([(x * k * 0.7, 0.52), (x * k * 0.9, 0.3), (x * k * 1.4, 0.08)], 0.35)


def legs(w: Window, look: Look, robe: Colour, k: float, stance: float) -> None:
    is_armed = look.dress == "armour"
    cloth, shoe = (w.p.metal, w.p.metal) if is_armed else (look.trim or w.p.deep, w.p.dark)
    for side in (-1, 1):
        hip, foot = (side * 0.055 * k, 0.47), (side * (0.055 * k + stance), 0.03)
        knee = (hip[0] + (foot[0] - hip[0]) * 0.42 + side * 0.012, 0.26)
        w.pane(stripe([hip, knee], [0.062 * k, 0.048 * k]), w.near(cloth, 0.08), 0.9)
        w.pane(stripe([knee, foot], [0.046 * k, 0.032 * k]), w.near(cloth, 0.12), 0.9)
        if is_armed:
            w.pane(dot(*knee, 0.034 * k, n=20), look.trim or w.p.pale, 0.7)
        toe = [
            (foot[0] - 0.035, 0.045),
            (foot[0] + side * 0.075, 0.0),
            (foot[0] + side * 0.06, -0.02),
            (foot[0] - side * 0.04, -0.02),
        ]
        w.pane(blob(*toe, per=4), shoe, 0.8)
    skirt = both((0.10 * k, 0.56), (0.125 * k, 0.44), (0.145 * k, 0.32, 0), (0.0, 0.33))
    tints = (w.near(robe, 0.03), w.near(robe, 0.13))
    w.tiles(skirt, columns(-0.10 * k, 0.30, 0.10 * k, 0.58, 4, tints, 0.5), 1.0, 0.55)


def torso(w: Window, look: Look, robe: Colour, k: float) -> None:
    shape = both((0.045, 0.815), (0.135 * k, 0.775), (0.140 * k, 0.68), (0.105 * k, 0.55, 0), (0.0, 0.545))
    if look.dress == "armour":
        metal = w.p.metal
        w.tiles(
            shape,
            rows(-0.2, 0.54, 0.2, 0.83, 3, (w.near(metal, 0.05), w.near(metal, 0.16), w.near(metal, 0.24))),
            1.1,
            0.6,
        )
        tabard = poly((-0.062 * k, 0.79), (0.062 * k, 0.79), (0.075 * k, 0.36), (-0.075 * k, 0.36))
        w.pane(tabard, robe, 0.8)
    else:
        tints = (w.near(robe, 0.04), w.near(robe, 0.12))
        w.tiles(shape, columns(-0.15 * k, 0.5, 0.15 * k, 0.83, 2, tints), 1.1, 0.55)
    w.pane(box(-0.108 * k, 0.535, 0.108 * k, 0.568), look.trim or w.p.accent, 0.7)


def arm(w: Window, hand: Point, side: int, robe: Colour, look: Look, k: float) -> None:
    shoulder = (side * 0.120 * k, 0.755)
    elbow = joint(shoulder, hand, 0.17, 0.16, side if hand[1] < 0.80 else -side)
    if look.dress == "robe":
        sleeve = (
            dot(*elbow, 0.056, n=20)
            + stripe([shoulder, elbow], [0.048 * k, 0.056])
            + stripe([elbow, hand], [0.056, 0.080])
        )
        w.pane(sleeve, w.near(robe, 0.10), 1.0)
    else:
        cloth = w.p.metal if look.dress == "armour" else robe
        w.pane(stripe([shoulder, elbow], [0.046 * k, 0.036 * k]), w.near(cloth, 0.10), 0.9)
        w.pane(
            stripe([elbow, hand], [0.036 * k, 0.026 * k]),
            w.near(cloth if look.dress == "armour" else look.skin or w.p.skin, 0.06),
            0.9,
        )
        if look.dress == "armour":
            w.pane(dot(shoulder[0], shoulder[1] + 0.01, 0.062 * k, n=24), w.near(w.p.metal, 0.15), 0.9)
    w.pane(dot(*hand, 0.031, n=18), look.skin or w.p.skin, 0.7, 0.02)


def head(w: Window, at: Point, look: Look, size: float = 1.0) -> None:
    """Neck, face and what is on the head; `at` is the middle of the face."""
    skin, hair = look.skin or w.p.skin, look.hair or w.p.deep
    with w.placed(at, size):
        w.pane(box(-0.024, -0.105, 0.024, -0.03), skin, 0.7, 0.02)
        if look.head in ("hair", "laurel", "crown", "turban", "cap"):
            w.pane(both((0.0, 0.098), (0.062, 0.070), (0.076, 0.0), (0.066, -0.075, 0), (0.0, -0.03)), hair, 0.9)
        if look.head == "long":
            w.pane(both((0.0, 0.100), (0.066, 0.070), (0.084, 0.0), (0.100, -0.20, 0), (0.0, -0.06)), hair, 0.9)
        if look.head in ("hood", "veil"):
            w.pane(
                both((0.0, 0.135, 0), (0.080, 0.070), (0.100, -0.03), (0.125, -0.150, 0), (0.0, -0.12)),
                look.cloak or hair,
                1.0,
            )
        for side in (-1, 1) if look.ears else ():
            ear = poly(
                (side * 0.048, 0.022), (side * (0.06 + look.ears), 0.035 + look.ears * 0.5), (side * 0.05, -0.028)
            )
            w.pane(ear, skin, 0.7, 0.02)
        if look.head == "greathelm":
            great_helm(w, look)
            return
        if look.head == "skull":
            skull_face(w, look)
            return
        w.pane(both((0.0, 0.075), (0.044, 0.055), (0.052, 0.0), (0.036, -0.055), (0.0, -0.078)), skin, 0.9, 0.02)
        if look.beard:
            beard = both(
                (0.050, -0.012), (0.054, -0.055), (0.030, -0.08 - look.beard), (0.0, -0.095 - look.beard * 1.2, 0)
            )
            w.pane(beard, hair, 0.8)
        face(w, bool(look.beard))
        HATS.get(look.head, lambda w, look, hair: None)(w, look, hair)


def face(w: Window, has_beard: bool = False) -> None:
    """Eyes, brows, nose and mouth, painted."""
    for side in (-1, 1):
        w.ink(dot(side * 0.0205, 0.010, 0.0085, 0.006, n=12))
        w.trace([(side * 0.008, 0.026), (side * 0.022, 0.031), (side * 0.037, 0.024)], 0.22)
    w.trace([(0.0, 0.012), (-0.006, -0.020), (0.005, -0.024)], 0.18)
    w.trace([(-0.014, -0.044), (0.0, -0.041 if not has_beard else -0.046), (0.014, -0.044)], 0.26)


def great_helm(w: Window, look: Look) -> None:
    metal = w.p.metal
    w.tiles(
        both((0.0, 0.095), (0.058, 0.075), (0.062, -0.02), (0.052, -0.095, 0), (0.0, -0.105)),
        columns(-0.07, -0.12, 0.07, 0.1, 2, (w.near(metal, 0.05), w.near(metal, 0.22))),
        1.0,
        0.7,
    )
    w.ink(box(-0.045, 0.004, -0.006, 0.018) + box(0.006, 0.004, 0.045, 0.018))
    for y in (-0.03, -0.05):
        w.ink(dot(0.022, y, 0.005, n=8) + dot(-0.022, y, 0.005, n=8))


def skull_face(w: Window, look: Look) -> None:
    bone = look.skin or w.p.light
    w.pane(
        both((0.0, 0.080), (0.048, 0.060), (0.056, 0.005), (0.036, -0.032), (0.030, -0.075), (0.0, -0.082)),
        bone,
        0.9,
        0.02,
    )
    for side in (-1, 1):
        w.ink(dot(side * 0.022, 0.006, 0.015, 0.017, n=14))
    w.ink(poly((0, -0.016), (0.009, -0.034), (-0.009, -0.034)))
    for x in (-0.018, -0.006, 0.006, 0.018):
        w.trace([(x, -0.050), (x, -0.070)], 0.25)


def _hood(w: Window, look: Look, hair: Colour) -> None:
    w.pane([*_rim(0.062, 0.098)], look.cloak or hair, 0.8)


def _rim(inner: float, outer: float) -> list:
    outside = curve(
        [
            (-outer * 0.75, -0.07, 0),
            (-outer * 0.86, 0.02),
            (0.0, outer * 1.25, 0),
            (outer * 0.86, 0.02),
            (outer * 0.75, -0.07, 0),
        ],
        False,
    )
    inside = curve(
        [
            (inner * 0.72, -0.07, 0),
            (inner * 0.80, 0.01),
            (0.0, inner * 1.02),
            (-inner * 0.80, 0.01),
            (-inner * 0.72, -0.07, 0),
        ],
        False,
    )
    return [np.concatenate([outside, inside])]


def _veil(w: Window, look: Look, hair: Colour) -> None:
    w.pane([*_rim(0.064, 0.090)], look.trim or w.p.light, 0.8)


def _helm(w: Window, look: Look, hair: Colour) -> None:
    metal = look.trim or w.p.metal
    w.pane(both((0.0, 0.120, 0), (0.052, 0.070), (0.060, 0.024, 0), (0.0, 0.030)), metal, 0.9)
    w.pane(box(-0.0065, -0.016, 0.0065, 0.03), metal, 0.5)
    w.pane(box(-0.062, 0.022, 0.062, 0.038), w.p.accent, 0.6)


def _horned(w: Window, look: Look, hair: Colour) -> None:
    for side in (-1, 1):
        w.pane(
            stripe([(side * 0.045, 0.055), (side * 0.105, 0.080), (side * 0.125, 0.150)], [0.020, 0.017, 0.002]),
            w.p.light,
            0.8,
        )
    w.pane(both((0.0, 0.105), (0.050, 0.075), (0.060, 0.024, 0), (0.0, 0.030)), look.trim or w.p.metal, 0.9)


def _crown(w: Window, look: Look, hair: Colour) -> None:
    w.pane(
        poly(
            (-0.056, 0.040),
            (-0.070, 0.125),
            (-0.035, 0.085),
            (0.0, 0.140),
            (0.035, 0.085),
            (0.070, 0.125),
            (0.056, 0.040),
        ),
        w.p.accent,
        0.9,
    )
    w.pane(dot(0, 0.066, 0.012, n=12), look.trim or w.p.main, 0.4)


def _mitre(w: Window, look: Look, hair: Colour) -> None:
    w.pane(both((0.0, 0.190, 0), (0.052, 0.110), (0.052, 0.036, 0), (0.0, 0.044)), look.trim or w.p.light, 0.9)
    w.pane(box(-0.009, 0.045, 0.009, 0.165) + box(-0.045, 0.085, 0.045, 0.103), w.p.accent, 0.5)


def _hat(w: Window, look: Look, hair: Colour) -> None:
    colour = look.cloak or look.trim or hair
    w.pane(
        blob((-0.058, 0.045, 0), (-0.030, 0.140), (0.030, 0.235, 0), (0.040, 0.130), (0.058, 0.045, 0), per=6),
        colour,
        0.9,
    )
    w.pane(both((0.0, 0.060), (0.085, 0.052), (0.125, 0.034), (0.06, 0.026), (0.0, 0.030)), colour, 0.9)


def _turban(w: Window, look: Look, hair: Colour) -> None:
    colour = look.trim or w.p.light
    for x, y, r in ((-0.034, 0.070, 0.036), (0.034, 0.070, 0.036), (0.0, 0.088, 0.042)):
        w.pane(dot(x, y, r, r * 0.8, n=20), colour, 0.7)
    w.pane(dot(0, 0.076, 0.013, n=12), w.p.accent, 0.5)


def _laurel(w: Window, look: Look, hair: Colour) -> None:
    for side in (-1, 1):
        for n in range(4):
            w.pane(
                dot(side * (0.058 - n * 0.013), 0.036 + n * 0.018, 0.013, 0.008, side * (60 - n * 18), 10),
                look.trim or w.p.accent,
                0.5,
            )


def _cap(w: Window, look: Look, hair: Colour) -> None:
    w.pane(both((0.0, 0.108), (0.050, 0.088), (0.060, 0.036, 0), (0.0, 0.046)), look.trim or w.p.accent, 0.9)


HATS = {
    "hood": _hood,
    "veil": _veil,
    "helm": _helm,
    "horned": _horned,
    "crown": _crown,
    "mitre": _mitre,
    "hat": _hat,
    "turban": _turban,
    "laurel": _laurel,
    "cap": _cap,
}


def rank(
    w: Window,
    y: float,
    many: int,
    high: float,
    look: Look,
    holds: Held | None = None,
    spread: float = 2.2,
    x: float = 0.0,
    step: float = 0.0,
    hand: Point = (0.16, 0.66),
) -> None:
    """Soldiers side by side, the outermost first so that the middle stands before."""
    order = sorted(range(many), key=lambda n: -abs(n - (many - 1) / 2))
    for n in order:
        t = (n - (many - 1) / 2) / max(1, many - 1)
        person(
            w,
            (x + t * spread, y - abs(t) * step),
            high * float(w.chance.uniform(0.96, 1.04)),
            look,
            hand,
            (-0.14, 0.60),
            holds,
        )


def bones(w: Window, at: Point, high: float, holds: Held | None = None, right: Point = (0.24, 0.62)) -> None:
    """A skeleton that stands, as high as a person."""
    pale = w.p.light
    with w.placed(at, high):
        for side in (-1, 1):
            hip, knee, foot = (side * 0.05, 0.46), (side * 0.075, 0.24), (side * 0.09, 0.02)
            w.pane(stripe([hip, knee], [0.020, 0.016]), pale, 0.8)
            w.pane(stripe([knee, foot], [0.018, 0.014]), pale, 0.8)
            w.pane(dot(*knee, 0.024, n=14), pale, 0.7)
            w.pane(blob((foot[0] - 0.02, 0.03), (foot[0] + side * 0.07, 0.0), (foot[0], -0.015), per=4), pale, 0.7)
        w.pane(box(-0.014, 0.46, 0.014, 0.82), pale, 0.8)
        w.pane(both((0.0, 0.50), (0.09, 0.52), (0.07, 0.44), (0.0, 0.42)), pale, 0.9)
        for n in range(4):
            y, half = 0.75 - n * 0.055, 0.115 - 0.012 * n
            w.pane(stripe([(-half, y - 0.012), (0, y + 0.018), (half, y - 0.012)], [0.013, 0.017, 0.013]), pale, 0.7)
        if holds:
            grip(w, right, holds)
        for side, hand in ((1, right), (-1, (-0.20, 0.50))):
            shoulder = (side * 0.115, 0.775)
            elbow = joint(shoulder, hand, 0.17, 0.16, side)
            w.pane(stripe([shoulder, elbow], [0.018, 0.014]), pale, 0.8)
            w.pane(stripe([elbow, hand], [0.014, 0.012]), pale, 0.8)
            w.pane(dot(*hand, 0.026, n=14), pale, 0.7)
        with w.placed((0.0, 0.895), 1.1):
            skull_face(w, Look(skin=pale))
