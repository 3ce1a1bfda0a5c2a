"""Heads that do not face us: three-quarter, in profile, from behind; and a face of which one half is only stars.

All of them are dressed by the `Look` of `people`. What looks to the right has turn or facing above zero. Each gives
what further shapes are put on with (`put`), in half heights of the head, and where a spot of it lies (`spot`).
"""

from typing import NamedTuple

import numpy as np

from art.doctor_who import heads, sides
from art.doctor_who.people import Look, countenance
from art.doctor_who.starlight import Night
from art.kit.canvas import Colour
from art.kit.shapes import Point, Shape, blob, both, change, dot, pair, place, sweep

BEFORE = (-0.95, 1.15)  # where the lamp stands, unless a picture says otherwise


class Turned(NamedTuple):
    """A head seen from three quarters: `turn` to the right (-0.36 to 0.36), `pitch` upward (-0.3 to 0.3)."""

    at: Point
    size: float
    tilt: float
    turn: float
    pitch: float

    def put(self, shape: Shape) -> Shape:
        """What lies on the ball of the head moves with it, and its edge stays."""
        return place(change(shape, self.bent), self.at, self.size, self.tilt)

    def bent(self, p: np.ndarray) -> np.ndarray:
        x, y = p[:, 0], p[:, 1]
        bulge = np.clip(1 - (x / 0.90) ** 2, 0, 1) * np.clip(1 - np.maximum(y - 0.25, 0) ** 2 / 0.75, 0, 1)
        lift = np.clip(1 - (x / 0.95) ** 2, 0, 1) * np.clip(1 - (y / 1.02) ** 2, 0, 1)
        return np.stack([x + self.turn * bulge, y + self.pitch * lift], 1)

    def plain(self, shape: Shape) -> Shape:
        """What does not turn with the face: hair behind it, hats, things."""
        return place(shape, self.at, self.size, self.tilt)

    def spot(self, x: float, y: float) -> Point:
        return tuple(self.put(dot(x, y, 0.001))[0].mean(0))


class Profile(NamedTuple):
    """A head in profile, drawn looking to the right."""

    at: Point
    size: float
    tilt: float
    facing: int

    def put(self, shape: Shape) -> Shape:
        return place(shape, self.at, self.size, self.tilt, self.facing < 0)

    def spot(self, x: float, y: float) -> Point:
        return tuple(self.put(dot(x, y, 0.001))[0].mean(0))


def leant(shape: Shape, turn: float, wide: float = 1.0) -> Shape:
    """A trunk turned aside: its middle shifted, its far side narrower."""

    def how(p: np.ndarray) -> np.ndarray:
        x = p[:, 0]
        far = np.clip(x * np.sign(turn), 0, None) * np.sign(turn)
        x = x - far * abs(turn) * 0.75 + turn * 0.9 * np.clip(1 - (x / 1.9) ** 2, 0, 1)
        return np.stack([x * wide, p[:, 1]], 1)

    return change(shape, how)


def three_quarter(n: Night, look: Look, at: Point = (0.0, 0.36), size: float = 0.40, turn: float = 0.30,
                  pitch: float = 0.0, tilt: float = 0.0, fade: float = 0.30, wide: float = 1.0, stern: float = 0.0,
                  lamp: Point = BEFORE, stars: float = 0.35) -> Turned:  # fmt: skip
    """Head and shoulders of somebody who looks past us."""
    b = Turned(at, size, tilt, turn, pitch)
    n.lamp_at = lamp
    front, back = heads.HAIR[look.hair]
    if back:
        n.being(b.plain(back), look.locks, soft=0.16 * size, stars=0.4, halo=0.4)
    n.being(b.plain(heads.NECK), look.skin, soft=0.2 * size, stars=0, halo=0, bright=-0.06)
    trunk(n, b, look, wide, fade, stars)
    countenance(n, b, look, stern)
    x = np.sign(turn)
    nose = blob((0.02 * x, 0.20), (0.10 * x, -0.05), (0.20 * x, -0.25), (0.10 * x, -0.31), (-0.08 * x, -0.27),
                (-0.04 * x, -0.05))  # fmt: skip
    n.being(b.put(nose), look.skin, soft=0.07 * size, stars=0, halo=0, bright=0.24)
    n.dark(b.put(blob((-0.5 * x, 0.5), (-0.44 * x, -0.2), (-0.40 * x, -0.75), (-0.62 * x, -0.6), (-0.8 * x, 0.0))),
           0.34, 0.10 * size, look.skin)  # fmt: skip
    if front:
        n.being(b.put(front), look.locks, soft=0.18 * size, stars=0.3, halo=0.2)
    if look.hat:
        n.being(b.put(heads.HATS[look.hat]), look.felt or look.coat, soft=0.22 * size, stars=0.2, halo=0.4)
    return b


def trunk(n: Night, b: Turned, look: Look, wide: float, fade: float, stars: float) -> None:
    """Shoulders, folds of the sleeves, shirt and collar below a turned head."""
    s = b.size

    def put(shape: Shape) -> Shape:
        return place(leant(shape, b.turn, wide), b.at, s, b.tilt * 0.4)

    n.being(put(heads.SHOULDERS), look.coat, soft=0.34 * s, fade=fade, stars=stars, halo=0.5)
    for x in (-1, 1):
        fold = [put(dot(x * k, y, 0.001))[0].mean(0) for k, y in ((1.02, -1.95), (1.16, -2.9), (1.12, -4.4))]
        n.ink(fold, 0.055 * s, 0.6, look.coat)
    if look.collar in ("lapels", "v", "sailor", "wing"):
        shirt = blob((-0.26, -1.04, 0), (0.26, -1.04, 0), (0.10, -2.5), (-0.10, -2.5))
        n.being(put(shirt), look.shirt, halo=0, stars=0, soft=0.15 * s)
    if look.collar:
        hue = look.shirt if look.collar in ("wing", "ruff", "round", "sailor") else look.coat
        n.being(put(heads.COLLARS[look.collar]), hue, soft=0.12 * s, halo=0, stars=0.2, bright=0.05)


def worn(b: Turned, shape: Shape) -> Shape:
    """What is worn on the breast of somebody seen from three quarters, drawn as from the front."""
    return place(leant(shape, b.turn), b.at, b.size, b.tilt * 0.4)


# In profile


def side_head(n: Night, b: Profile, look: Look, stern: float = 0.0, glow: float = 0.0) -> None:
    """Face, hair, beard and hat in profile."""
    s = b.size
    front, back = sides.HAIR.get(look.hair, sides.HAIR["short"])
    if back:
        n.being(b.put(back), look.locks, soft=0.16 * s, stars=0.3, halo=0.4)
    n.being(b.put(sides.FACE), look.skin, soft=0.34 * s, stars=0.1, halo=0.5, bright=0.14 + glow)
    n.dark(b.put(dot(0.52, 0.10, 0.19, 0.12)), 0.46, 0.06 * s, look.skin)
    n.dark(b.put(blob((0.10, -0.10), (0.42, -0.35), (0.30, -0.78), (0.02, -0.62))), 0.26, 0.12 * s, look.skin)
    brow = [(0.34, 0.25 + 0.02 * stern), (0.54, 0.31 - 0.02 * stern), (0.72, 0.24 - 0.06 * stern)]
    n.dark(b.put(sweep(brow, [0.015, 0.045, 0.03])), 0.7, 0.012 * s, look.skin)
    n.dark(b.put(dot(0.56, 0.09, 0.11, 0.05)), 0.72, 0.015 * s)
    n.dark(b.put(sweep([(0.80, -0.53), (0.64, -0.54), (0.50, -0.52 - 0.06 * stern)], [0.03, 0.024, 0.006])), 0.7,
           0.010 * s, look.skin)  # fmt: skip
    n.dark(b.put(dot(0.84, -0.26, 0.06, 0.03)), 0.5, 0.012 * s, look.skin)
    if look.hair in sides.EARS:
        n.being(b.put(dot(-0.10, 0.0, 0.12, 0.20, 8)), look.skin, soft=0.06 * s, stars=0, halo=0, bright=0.10)
        n.dark(b.put(dot(-0.08, 0.0, 0.05, 0.11, 8)), 0.5, 0.02 * s, look.skin)
    if look.beard:
        n.being(b.put(sides.BEARDS.get(look.beard, sides.BEARDS["full"])), look.locks, soft=0.14 * s, stars=0.2,
                halo=0.1)  # fmt: skip
    if look.eyes:
        n.lit(b.put(dot(0.58, 0.09, 0.05, n=16)), look.eyes, 1.6, 0.16 * s, 0.8)
    n.star(*b.spot(0.58, 0.09), 0.20 * s, 0.95 if look.eyes else 0.75, look.eyes or None, bool(look.eyes))
    if front:
        n.being(b.put(front), look.locks, soft=0.18 * s, stars=0.3, halo=0.2)
    if look.hat:
        hat = sides.HATS.get(look.hat) or heads.HATS[look.hat]
        n.being(b.put(hat), look.felt or look.coat, soft=0.20 * s, stars=0.2, halo=0.4)


def profile(n: Night, look: Look, at: Point = (0.0, 0.36), size: float = 0.44, facing: int = 1, tilt: float = 0.0,
            fade: float = 0.30, stern: float = 0.0, lamp: Point | None = None, stars: float = 0.35,
            wide: float = 1.0) -> Profile:  # fmt: skip
    """Head and shoulders in profile. The lamp stands before the face, unless it is said where."""
    b = Profile(at, size, tilt, facing)
    upright = Profile(at, size, tilt * 0.3, facing)
    n.lamp_at = (0.95 * facing, 1.15) if lamp is None else lamp
    n.being(b.put(sides.NECK), look.skin, soft=0.22 * size, stars=0, halo=0, bright=-0.04)
    body = [part * np.array((wide, 1), np.float32) for part in sides.SHOULDERS]
    n.being(upright.put(body), look.coat, soft=0.34 * size, fade=fade, stars=stars, halo=0.5)
    for fold in sides.FOLDS:
        n.ink([upright.spot(x * wide, y) for x, y in fold], 0.06 * size, 0.55, look.coat)
    if look.collar in ("lapels", "v", "wing", "sailor"):
        n.being(upright.put(sides.SHIRT), look.shirt, soft=0.12 * size, halo=0, stars=0)
    if look.collar:
        hue = look.shirt if look.collar in ("wing", "ruff", "round", "sailor") else look.coat
        n.being(upright.put(sides.COLLARS.get(look.collar, sides.COLLARS["high"])), hue, soft=0.12 * size, halo=0.1,
                stars=0.2, bright=0.05)  # fmt: skip
    side_head(n, b, look, stern)
    return b


# From behind


def from_behind(n: Night, look: Look, at: Point = (0.0, -0.2), size: float = 0.40, tilt: float = 0.0,
                wide: float = 1.0, fade: float = 0.15, lamp: Point = (0.0, 1.2), bright: float = -0.06,
                rim: float = 1.5) -> Turned:  # fmt: skip
    """The back of somebody who looks at what we look at, edged with its light."""
    b = Turned(at, size, tilt, 0.0, 0.0)
    n.lamp_at = lamp
    soft = {"halo": 0.5, "rim": rim, "bright": bright}
    n.being(b.put(heads.NECK), look.skin, soft=0.2 * size, stars=0, halo=0, bright=bright)
    shoulders = [part * np.array((wide, 1), np.float32) for part in heads.SHOULDERS]
    n.being(b.put(shoulders), look.coat, soft=0.34 * size, fade=fade, stars=0.35, **soft)
    for x in (-wide, wide):
        n.ink([b.spot(x * k, y) for k, y in ((1.02, -1.95), (1.16, -2.9), (1.12, -4.4))], 0.055 * size, 0.6, look.coat)
    n.ink([b.spot(0.0, y) for y in (-1.6, -2.6, -4.4)], 0.045 * size, 0.5, look.coat)
    if look.collar in ("lapels", "high", "wing", "round"):
        hue = look.shirt if look.collar == "wing" else look.coat
        n.being(b.put(both((0, -0.92), (0.44, -0.96), (0.66, -1.22), (0.30, -1.42), (0, -1.46))), hue,
                soft=0.12 * size, stars=0.1, halo=0.1, rim=rim)  # fmt: skip
    n.being(b.put(pair(dot(0.72, 0.0, 0.13, 0.21, -8))), look.skin, soft=0.06 * size, stars=0, halo=0.2, rim=rim)
    n.being(b.put(heads.EGG), look.skin, soft=0.42 * size, stars=0, **soft)
    if look.hair != "bald":
        n.being(b.put(sides.BACKS.get(look.hair, sides.BACKS["short"])), look.locks, soft=0.22 * size, stars=0.35,
                **soft)  # fmt: skip
    if look.hat:
        n.being(b.put(heads.HATS[look.hat]), look.felt or look.coat, soft=0.22 * size, stars=0.2, **soft)
    return b


# Half a face


def half_of_stars(n: Night, b: Turned, side: int = 1, colour: Colour | None = None, face: str = "",
                  amount: float = 0.93) -> None:  # fmt: skip
    """One half of a face (1: the right) goes out, and what it was like is told by stars and the lines between them."""
    s = b.size
    line = [(0.0, 1.0), (0.02, 0.35), (0.08 * side, -0.22), (0.0, -0.40), (0.02, -0.62), (0.0, -1.02)]
    edge = [(0.46, -0.78), (0.72, -0.22), (0.76, 0.36), (0.52, 0.88)]
    if face:
        edge = [(x * 1.10, y * 1.08) for x, y in edge]
    half = blob(*line, *[(x * side, y) for x, y in edge])
    n.dark(b.put(half), amount, 0.035 * s)
    n.strewn(b.put(half), 26, 0.05 * s, colour, 5, 0.8)
    marks = [(0.05, 0.62), (0.34, 0.42), (0.62, 0.30), (0.29, 0.09), (0.52, -0.26), (0.22, -0.52), (0.10, -0.84),
             (0.46, -0.70)]  # fmt: skip
    points = [b.spot(x * side, y) for x, y in marks]
    n.joined(points, ((0, 1), (1, 2), (1, 3), (3, 4), (4, 5), (5, 6), (4, 7), (6, 7)), 0.13 * s, 1.0, colour)
    n.star(*points[3], 0.42 * s, 1.3, colour)
