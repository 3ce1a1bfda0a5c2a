"""Beasts, birds and insects as silhouettes: four-footed animals with real joints and gaits, wings of feathers.

A `Beast` looks to the right (facing 1) and is measured by the distance from shoulder to hip. Its joints are
points for saddles, riders, wings and lights. Birds and insects are shapes about (0, 0) for `place`.
"""

# Outlines stay as rows of points:
# fmt: off

from typing import NamedTuple

import numpy as np

from art.kit.canvas import Canvas, Colour
from art.kit.shapes import Point, Shape, bearing, between, blob, change, curve, dot, limb, pair, polar, sweep


class Kind(NamedTuple):
    """Measures in body lengths (shoulder to hip)."""

    head: str
    chest: float = 0.30  # half depth of the trunk at the shoulder
    waist: float = 0.24
    rump: float = 0.27
    neck: float = 0.62
    neck_wide: tuple[float, float] = (0.24, 0.13)
    skull: float = 0.36
    fore: tuple[float, float, float] = (0.40, 0.40, 0.30)
    hind: tuple[float, float, float] = (0.40, 0.42, 0.34)
    flesh: float = 1.0
    hoof: bool = True
    tail: tuple[float, ...] = (0.06, 0.10, 0.08, 0.02)
    tail_long: float = 0.7


KINDS = {
    "horse": Kind("horse", 0.29, 0.25, 0.29, 0.66, (0.25, 0.12), 0.40, (0.40, 0.42, 0.32), (0.42, 0.44, 0.36), 0.95,
        True, (0.05, 0.10, 0.11, 0.02), 0.75),
    "pony": Kind("horse", 0.31, 0.29, 0.31, 0.52, (0.26, 0.14), 0.38, (0.34, 0.32, 0.24), (0.36, 0.34, 0.28), 1.0,
        True, (0.06, 0.11, 0.11, 0.02), 0.7),
    "hound": Kind("hound", 0.27, 0.14, 0.18, 0.42, (0.16, 0.09), 0.30, (0.34, 0.36, 0.22), (0.40, 0.38, 0.28), 0.72,
        False, (0.035, 0.03, 0.02, 0.008), 0.7),
    "wolf": Kind("wolf", 0.29, 0.20, 0.22, 0.40, (0.25, 0.15), 0.32, (0.34, 0.34, 0.20), (0.40, 0.36, 0.26), 0.85,
        False, (0.05, 0.12, 0.12, 0.02), 0.6),
    "lion": Kind("lion", 0.28, 0.19, 0.23, 0.34, (0.22, 0.16), 0.30, (0.36, 0.34, 0.16), (0.42, 0.38, 0.24), 1.05,
        False, (0.035, 0.028, 0.022, 0.022), 0.95),
    "cat": Kind("cat", 0.22, 0.20, 0.22, 0.26, (0.17, 0.13), 0.24, (0.30, 0.26, 0.12), (0.34, 0.30, 0.18), 0.8, False,
        (0.05, 0.045, 0.04, 0.03), 0.9),
    "ox": Kind("ox", 0.40, 0.36, 0.36, 0.36, (0.34, 0.25), 0.42, (0.34, 0.30, 0.22), (0.36, 0.32, 0.26), 1.75, True,
        (0.03, 0.022, 0.02, 0.05), 0.7),
    "cow": Kind("ox", 0.36, 0.37, 0.35, 0.38, (0.28, 0.19), 0.40, (0.32, 0.30, 0.22), (0.34, 0.32, 0.26), 1.35, True,
        (0.03, 0.02, 0.018, 0.045), 0.7),
    "stag": Kind("stag", 0.28, 0.22, 0.25, 0.62, (0.21, 0.10), 0.33, (0.38, 0.42, 0.28), (0.42, 0.44, 0.34), 0.72,
        True, (0.05, 0.05, 0.01), 0.18),
    "bear": Kind("bear", 0.40, 0.38, 0.40, 0.28, (0.34, 0.26), 0.38, (0.34, 0.28, 0.12), (0.36, 0.28, 0.14), 1.7,
        False, (0.05, 0.04, 0.01), 0.12),
}

# Directions of the three bones of each leg (near fore, far fore, near hind, far hind) and of neck, head and tail.
GAITS: dict[str, dict[str, tuple[float, ...]]] = {
    "stand": {"nf": (280, 268, 270), "ff": (285, 272, 280), "nh": (295, 250, 268), "fh": (288, 246, 262), "neck": (55,
        ), "head": (-35,), "tail": (250, 262)},
    "walk": {"nf": (305, 285, 300), "ff": (265, 250, 225), "nh": (300, 235, 255), "fh": (272, 228, 250), "neck": (48,
        ), "head": (-30,), "tail": (235, 255)},
    "trot": {"nf": (325, 300, 235), "ff": (262, 262, 262), "nh": (270, 215, 235), "fh": (315, 255, 275), "neck": (52,
        ), "head": (-40,), "tail": (200, 240)},
    "gallop": {"nf": (338, 350, 335), "ff": (315, 335, 300), "nh": (250, 195, 215), "fh": (232, 205, 235),
        "neck": (38,), "head": (-18,), "tail": (170, 190)},
    "gather": {"nf": (280, 215, 190), "ff": (262, 205, 180), "nh": (330, 255, 300), "fh": (345, 268, 315),
        "neck": (42,), "head": (-25,), "tail": (175, 200)},
    "leap": {"nf": (345, 358, 10), "ff": (330, 345, 350), "nh": (225, 200, 205), "fh": (240, 210, 220), "neck": (25,),
        "head": (-5,), "tail": (165, 150)},
    "rear": {"nf": (335, 270, 240), "ff": (350, 290, 250), "nh": (300, 240, 262), "fh": (285, 232, 255), "neck": (80,
        ), "head": (-15,), "tail": (235, 265)},
    "sit": {"nf": (275, 270, 275), "ff": (280, 275, 280), "nh": (10, 245, 350), "fh": (15, 250, 350), "neck": (75,),
        "head": (-5,), "tail": (190, 150)},
}


class Beast:
    """A posed four-footed animal. Joints: shoulder, hip, poll (top of the neck), muzzle, croup."""

    def __init__(
        self, at: Point, size: float, kind: str = "horse", gait: str = "stand", pitch: float = 0.0, facing: int = 1,
            **pose: tuple[float, ...]
    ) -> None:
        """at: middle of the trunk; size: shoulder to hip; pitch: degrees that the front is raised; pose: changed
        directions, such as neck=(60,), head=(-10,), nf=(300, 280, 270), tail=(200, 230)."""
        self.kind, self.size, self.facing, self.pitch = KINDS[kind], size, facing, pitch
        self.pose = {**GAITS[gait], **pose}
        self.at = (float(at[0]), float(at[1]))
        k = self.kind
        self.shoulder = self.go(self.at, pitch, 0.5 * size)
        self.hip = self.go(self.at, pitch + 180, 0.5 * size)
        self.croup = self.go(self.hip, pitch + 80, k.rump * size * 0.95)
        root = self.go(self.shoulder, pitch + 40, k.chest * 0.45 * size)
        self.neck_root = root
        self.poll = self.go(root, self.pose["neck"][0] + pitch * 0.3, k.neck * size)
        self.look = self.pose["head"][0] + pitch * 0.3
        self.muzzle = self.go(self.poll, self.look, k.skull * size)

    def go(self, start: Point, direction: float, far: float) -> tuple[float, float]:
        a = np.radians(direction)
        return float(start[0] + self.facing * far * np.cos(a)), float(start[1] + far * np.sin(a))

    def local(self, shape: Shape, at: Point, direction: float, unit: float) -> Shape:
        """A shape drawn with x ahead, put at a point with its x axis along `direction`."""
        a = np.radians(direction)
        c, s, f = np.cos(a), np.sin(a), self.facing

        def put(p: np.ndarray) -> np.ndarray:
            x, y = p[:, 0] * unit, p[:, 1] * unit
            return np.stack([at[0] + f * (x * c - y * s), at[1] + x * s + y * c], 1)

        return change(shape, put)

    def leg(self, which: str) -> Shape:
        """"nf", "ff", "nh" or "fh": near or far, fore or hind."""
        k, s = self.kind, self.size
        fore = which[1] == "f"
        bones = k.fore if fore else k.hind
        start = self.go(self.shoulder, self.pitch + 270, k.chest * 0.35 * s) if fore else self.go(self.hip,
            self.pitch + 280, k.rump * 0.15 * s)
        a, b, d = self.pose[which]
        j1 = self.go(start, a + self.pitch * 0.4, bones[0] * s)
        j2 = self.go(j1, b, bones[1] * s)
        j3 = self.go(j2, d, bones[2] * s)
        w = 0.10 * k.flesh * s
        if fore:
            shape = limb(start, j1, w * 1.35, w * 1.15, w * 0.72) + sweep([j1, between(j1, j2, 0.4), j2], [w * 0.72,
                w * 0.62, w * 0.46])
        else:
            bulge = self.go(between(start, j1, 0.45), a + 90, w * 0.2)
            shape = sweep([start, bulge, j1], [w * 2.0, w * 1.75, w * 0.95]) + sweep([j1, between(j1, j2, 0.35), j2],
                [w * 0.95, w * 0.72, w * 0.48])
        if k.hoof:
            ankle = between(j2, j3, 0.72)
            shape += sweep([j2, between(j2, ankle, 0.6), ankle], [w * 0.46, w * 0.34, w * 0.38]) + limb(ankle, j3,
                w * 0.36, w * 0.34)
            hoof = blob((-0.42, 0.25, 0), (-0.40, -0.45), (0.40, -0.45), (0.75, 0.25, 0), per=4)
            return shape + self.local(hoof, j3, d + 90, w * 0.95)
        toe = d + 90
        shape += sweep([j2, between(j2, j3, 0.6), j3], [w * 0.50, w * 0.44, w * 0.46])
        paw = blob((-0.55, 0.35), (-0.5, -0.35), (0.6, -0.42), (1.25, -0.15), (1.2, 0.25), (0.4, 0.5), per=5)
        return shape + self.local(paw, j3, toe, w * 0.75)

    def trunk(self) -> Shape:
        k = self.kind
        back = 0.06 if k.head in ("ox", "bear") else -0.02
        outline = blob(
            (0.70, -0.02), (0.66, k.chest * 0.75), (0.46, k.chest * 1.02), (0.15, k.waist * 0.96 + back), (-0.20,
                k.waist * 0.98 + back * 0.6), (-0.50, k.rump * 0.98), (-0.70, k.rump * 0.45),
            (-0.70, -0.10), (-0.52, -k.rump * 0.72), (-0.22, -k.waist * 0.92), (0.15, -k.waist * 1.08), (0.46,
                -k.chest * 1.02), (0.64, -k.chest * 0.62),
        )
        return self.local(outline, self.at, self.pitch, self.size)

    def neck(self) -> Shape:
        k, s = self.kind, self.size
        w0, w1 = k.neck_wide
        arch = self.go(between(self.neck_root, self.poll, 0.5), self.pose["neck"][0] + 90, 0.04 * s)
        inner = self.go(self.neck_root, self.pose["neck"][0] + 180, 0.12 * s)
        return sweep([inner, self.neck_root, arch, self.poll], [w0 * 1.12 * s, w0 * s, (w0 + w1) * 0.52 * s, w1 * s])

    def head(self) -> Shape:
        return self.local(HEADS[self.kind.head], self.poll, self.look, self.kind.skull * self.size)

    def on_head(self, shape: Shape) -> Shape:
        """(0, 0) is the poll, (1, 0) the muzzle."""
        return self.local(shape, self.poll, self.look, self.kind.skull * self.size)

    def on_trunk(self, shape: Shape) -> Shape:
        """(0, 0) is the middle of the trunk; one unit is a body length."""
        return self.local(shape, self.at, self.pitch, self.size)

    def mane(self, long: float = 0.2, wind: float = 0.6) -> Shape:
        """Hair along the crest of the neck; wind 0 hangs, 1 streams back."""
        s, shape = self.size, []
        up = self.pose["neck"][0] + self.pitch * 0.3
        for i in range(9):
            t = 0.05 + 0.95 * i / 8
            root = self.go(between(self.neck_root, self.poll, t), up + 90, self.kind.neck_wide[1] * 0.8 * s)
            way = up + 90 + (1 - wind) * 60 + 12 * np.sin(i * 2.1)
            tip = self.go(root, way + 10, long * s * (0.8 + 0.3 * np.sin(i * 1.7)))
            mid = self.go(between(root, tip, 0.5), way - 60, long * s * 0.18)
            shape += sweep([root, mid, tip], [0.075 * s, 0.055 * s, 0.006 * s], 4)
        return shape

    def tail(self) -> Shape:
        k, s = self.kind, self.size
        root = self.go(self.hip, self.pitch + 122, k.rump * 0.80 * s)
        a, b = self.pose["tail"][:2]
        mid = self.go(root, a, k.tail_long * 0.5 * s)
        tip = self.go(mid, b, k.tail_long * 0.6 * s)
        shape = sweep([root, mid, tip], [w * s for w in k.tail])
        if k.head in ("lion", "ox"):
            shape += self.local(blob((-0.5, 0.0), (0.2, 0.42), (1.3, 0.0, 0), (0.2, -0.42)), tip, b, 0.11 * s)
        return shape

    def body(self) -> Shape:
        legs = self.leg("ff") + self.leg("fh") + self.leg("nf") + self.leg("nh")
        return self.tail() + legs + self.trunk() + self.neck() + self.head()

    def paint(self, c: Canvas, far: float = 0.0, colour: Colour | None = None, rim: float = 1.0) -> None:
        """Tail and far legs, then trunk, neck and head, then near legs."""
        look = {"colour": colour, "rim": rim, "soft": 0.10 * self.size, "edge": max(0.005, 0.012 * self.size)}
        c.paint(self.tail() + self.leg("ff") + self.leg("fh"), far=min(1, far + 0.08), **look)
        c.paint(self.trunk() + self.neck() + self.head() + self.leg("nf") + self.leg("nh"), far=far, **look)


# Heads from the poll (0, 0) to the muzzle (1, 0), looking to the right.
HEADS: dict[str, Shape] = {
    "horse": blob((-0.20, 0.30), (-0.02, 0.34), (0.02, 0.62, 0), (0.14, 0.34), (0.45, 0.20), (0.85, 0.14), (1.02,
        0.02), (1.02, -0.16), (0.90, -0.24), (0.72, -0.22), (0.45, -0.28), (0.22, -0.46), (-0.05, -0.44), (-0.30,
            -0.15)),
    "hound": blob((-0.20, 0.28), (0.08, 0.34), (0.30, 0.22), (0.55, 0.12), (0.95, 0.08), (1.06, 0.0), (1.0, -0.12),
        (0.62, -0.16), (0.75, -0.26), (0.50, -0.30), (0.20, -0.32), (-0.15, -0.28)) + blob((0.02, 0.28), (-0.25,
            0.40), (-0.52, 0.20, 0), (-0.22, 0.08), (0.0, 0.10)),
    "wolf": blob((-0.25, 0.30), (-0.05, 0.36), (-0.10, 0.66, 0), (0.14, 0.38), (0.34, 0.28), (0.60, 0.14), (0.96,
        0.10), (1.06, 0.0), (1.0, -0.10), (0.60, -0.16), (0.86, -0.24), (0.78, -0.32), (0.40, -0.36), (0.1, -0.48, 0),
            (0.05, -0.38), (-0.25, -0.42)),
    "lion": blob((-0.30, 0.30), (-0.05, 0.46), (0.02, 0.64), (0.20, 0.50), (0.42, 0.42), (0.66, 0.26), (0.96, 0.22),
        (1.06, 0.06), (1.0, -0.12), (0.70, -0.10), (0.92, -0.30), (0.80, -0.42), (0.45, -0.46), (0.10, -0.48), (-0.30,
            -0.35)),
    "cat": blob((-0.35, 0.20), (-0.22, 0.52), (-0.20, 0.92, 0), (0.08, 0.62), (0.38, 0.60), (0.62, 0.88, 0), (0.66,
        0.45), (0.88, 0.18), (1.02, 0.0), (0.92, -0.20), (0.55, -0.40), (0.05, -0.44), (-0.32, -0.25)),
    "ox": blob((-0.25, 0.34), (0.05, 0.40), (0.35, 0.30), (0.78, 0.18), (1.0, 0.10), (1.06, -0.14), (0.95, -0.30),
        (0.60, -0.30), (0.25, -0.42), (-0.15, -0.45), (-0.35, -0.10)) + blob((0.02, 0.10), (-0.30, 0.10), (-0.48,
            -0.06), (-0.25, -0.10)) + sweep([(0.06, 0.34), (0.10, 0.62), (0.36, 0.82), (0.52, 0.98)], [0.11, 0.09,
                0.06, 0.015]),
    "stag": blob((-0.20, 0.26), (0.0, 0.32), (0.40, 0.18), (0.85, 0.12), (1.02, 0.02), (1.0, -0.14), (0.70, -0.18),
        (0.35, -0.26), (0.05, -0.36), (-0.25, -0.20)) + blob((-0.02, 0.26), (-0.30, 0.50), (-0.62, 0.52, 0), (-0.40,
            0.24), (-0.12, 0.12)),
    "bear": blob((-0.40, 0.42), (-0.14, 0.55), (-0.10, 0.74), (0.10, 0.74), (0.16, 0.52), (0.42, 0.38), (0.62, 0.22),
        (0.98, 0.16), (1.08, 0.0), (1.0, -0.18), (0.62, -0.26), (0.35, -0.42), (-0.05, -0.55), (-0.45, -0.35)),
}


def wing(root: Point, tip: Point, wide: float, feathers: int = 9, spread: float = 75, arch: float = 0.16) -> Shape:
    """A feathered wing from shoulder to tip; its feathers hang to the right of that way (negative `wide`: to the left).

    wide: length of the feathers; spread: how the last feathers fan out; arch: how the arm of the wing bows.
    """
    way, far = bearing(root, tip), float(np.hypot(tip[0] - root[0], tip[1] - root[1]))
    side = -1 if wide > 0 else 1
    long = abs(wide)
    wrist = polar(polar(root, way, far * 0.45), way - side * 90, far * arch)
    line = curve([root, wrist, polar(root, way, far * 0.72)], False, 10)
    shape = sweep([root, wrist, polar(root, way, far * 0.72)], [far * 0.06, far * 0.055, far * 0.03])
    for i in range(feathers):
        t = i / (feathers - 1)
        at = line[int((0.06 + 0.94 * t) * (len(line) - 1))]
        toward = way + side * (90 - spread * t**1.5)
        reach = long * (0.62 + 0.42 * t) if t < 0.7 else max(long * (0.62 + 0.42 * t), far * (0.28 + 0.12 * (t - 0.7)))
        end = polar(at, toward, reach)
        bow = polar(between(at, end, 0.55), toward - side * 90, reach * 0.06)
        w = far / feathers * 0.85
        shape += sweep([at, bow, end], [w * 0.75, w * 0.95, w * 0.16], 4)
    inner = [polar(p, way + side * 90, long * 0.45) for p in (root, wrist, polar(root, way, far * 0.66))]
    return [*shape, np.array([root, wrist, polar(root, way, far * 0.72), *inner[::-1]], np.float32)]


def bird(span: float = 1.0, flap: float = 35) -> Shape:
    """A songbird flying to the right, from the side, wings raised by `flap` degrees."""
    s = span
    body = blob((0.34 * s, 0.03 * s), (0.27 * s, 0.075 * s), (0.1 * s, 0.07 * s), (-0.16 * s, 0.04 * s), (-0.46 * s,
        0.045 * s, 0), (-0.40 * s, 0.0), (-0.48 * s, -0.03 * s, 0), (-0.16 * s, -0.035 * s), (0.1 * s, -0.08 * s),
            (0.26 * s, -0.05 * s))
    beak = blob((0.32 * s, 0.035 * s, 0), (0.42 * s, 0.0, 0), (0.32 * s, -0.01 * s, 0))
    near = wing((0.10 * s, 0.03 * s), polar((0.10 * s, 0.03 * s), 90 + flap, 0.62 * s), -0.30 * s, 8)
    far = wing((0.14 * s, 0.04 * s), polar((0.14 * s, 0.04 * s), 90 - flap * 0.2, 0.52 * s), -0.26 * s, 8)
    return body + beak + near + far


def crow(size: float = 0.3) -> Shape:
    """Perched at (0, 0), looking to the right."""
    s = size
    return blob((0.30 * s, 0.86 * s), (0.18 * s, 1.0 * s), (0.0, 0.98 * s), (-0.10 * s, 0.82 * s), (-0.22 * s,
        0.55 * s), (-0.42 * s, 0.15 * s), (-0.75 * s, -0.25 * s, 0), (-0.45 * s, -0.16 * s), (-0.1 * s, 0.10 * s),
            (0.15 * s, 0.25 * s), (0.26 * s, 0.55 * s), (0.22 * s, 0.72 * s)) + blob((0.22 * s, 0.94 * s, 0),
                (0.42 * s, 0.92 * s), (0.62 * s, 0.82 * s, 0), (0.24 * s, 0.78 * s, 0)) + limb((0.02 * s, 0.2 * s),
                    (0.02 * s, 0), 0.025 * s) + limb((0.1 * s, 0.2 * s), (0.1 * s, 0), 0.025 * s)


def gull(span: float = 0.3) -> Shape:
    s = span / 2
    return pair(blob((0, 0.06 * s), (0.4 * s, 0.32 * s), (1.0 * s, 0.10 * s, 0), (0.45 * s, 0.18 * s), (0,
        -0.08 * s))) + dot(0, 0, 0.07 * s, 0.09 * s)


def owl(size: float = 1.0) -> tuple[Shape, list[Point]]:
    """From the front, perched at (0, 0): the mass, and where the eyes are."""
    s = size
    body = blob(
        (0, 0.93 * s), (0.15 * s, 0.95 * s), (0.30 * s, 1.06 * s, 0), (0.30 * s, 0.82 * s), (0.29 * s, 0.66 * s),
            (0.38 * s, 0.45 * s), (0.36 * s, 0.15 * s), (0.20 * s, -0.12 * s), (0.12 * s, -0.30 * s, 0), (0, -0.24 * s),
        (-0.12 * s, -0.30 * s, 0), (-0.20 * s, -0.12 * s), (-0.36 * s, 0.15 * s), (-0.38 * s, 0.45 * s), (-0.29 * s,
            0.66 * s), (-0.30 * s, 0.82 * s), (-0.30 * s, 1.06 * s, 0), (-0.15 * s, 0.95 * s),
    )
    return body + pair(dot(0.10 * s, -0.03 * s, 0.05 * s, 0.09 * s)), [(-0.125 * s, 0.78 * s), (0.125 * s, 0.78 * s)]


def bat(span: float = 1.0, flap: float = 0.15) -> Shape:
    """From the front, wings out."""
    s = span / 2
    side = blob(
        (0.0, 0.10 * s), (0.25 * s, 0.20 * s + flap * s), (0.48 * s, 0.36 * s + flap * s, 0), (0.80 * s,
            0.22 * s + flap * s * 0.6), (1.0 * s, -0.12 * s, 0), (0.84 * s, -0.02 * s), (0.70 * s, -0.18 * s, 0),
                (0.56 * s, -0.06 * s), (0.40 * s, -0.26 * s, 0), (0.24 * s, -0.10 * s), (0.0, -0.2 * s),
    )
    head = dot(0, 0.14 * s, 0.10 * s) + pair(blob((0.02 * s, 0.18 * s, 0), (0.09 * s, 0.36 * s, 0), (0.11 * s,
        0.14 * s, 0)))
    return pair(side) + dot(0, -0.04 * s, 0.11 * s, 0.20 * s) + head


def moth(span: float = 1.0) -> tuple[Shape, Shape, list[Point]]:
    """From above: wings, body, and the middles of four eye spots."""
    s = span / 2
    fore = blob((0.05 * s, 0.16 * s), (0.40 * s, 0.62 * s), (0.86 * s, 0.80 * s), (1.0 * s, 0.66 * s, 0), (0.90 * s,
        0.30 * s), (0.66 * s, 0.02 * s), (0.10 * s, 0.0))
    hind = blob((0.08 * s, 0.02 * s), (0.52 * s, 0.04 * s), (0.70 * s, -0.24 * s), (0.56 * s, -0.56 * s), (0.40 * s,
        -0.62 * s, 0), (0.16 * s, -0.40 * s))
    body = dot(0, -0.10 * s, 0.075 * s, 0.32 * s) + dot(0, 0.20 * s, 0.085 * s) + pair(sweep([(0.03 * s, 0.26 * s),
        (0.14 * s, 0.46 * s), (0.32 * s, 0.52 * s)], [0.014 * s, 0.018 * s, 0.004 * s]))
    return pair(fore + hind), body, [(-0.66 * s, 0.44 * s), (0.66 * s, 0.44 * s), (-0.44 * s, -0.26 * s), (0.44 * s,
        -0.26 * s)]


def bee(size: float = 0.05) -> Shape:
    s = size
    return dot(0, 0, s * 0.5, s * 0.32) + dot(-s * 0.05, s * 0.42, s * 0.34, s * 0.18, 60, 12) + dot(-s * 0.3,
        s * 0.36, s * 0.30, s * 0.15, 110, 12)


def fish(long: float = 0.3) -> Shape:
    k = long
    return blob((0.5 * k, 0), (0.25 * k, 0.16 * k), (-0.15 * k, 0.13 * k), (-0.36 * k, 0.02 * k), (-0.5 * k, 0.16 * k,
        0), (-0.44 * k, 0), (-0.5 * k, -0.16 * k, 0), (-0.36 * k, -0.02 * k), (-0.15 * k, -0.13 * k), (0.25 * k,
            -0.15 * k))
