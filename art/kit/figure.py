"""People: silhouettes with real joints, posed by the directions of their bones, dressed piece by piece.

`Figure` works out where every joint is; `body` gives the shapes of its parts; `wear` puts clothes drawn in
the head's or chest's own measure where they belong. Directions are in degrees for a figure that looks to
the right: 0 is ahead (right), 90 up, 180 behind, 270 down; with facing = -1 everything is mirrored.
"""

# Outlines stay as rows of points:
# fmt: off

from typing import NamedTuple

import numpy as np

from art.kit.canvas import Canvas, Colour
from art.kit.shapes import Point, Shape, blob, change, dot, limb, poly, sweep


class Build(NamedTuple):
    """Measures as parts of the height."""

    head: float = 0.080  # half the head's height
    spine: float = 0.30
    thigh: float = 0.245
    shin: float = 0.235
    upper: float = 0.165
    fore: float = 0.145
    shoulder: float = 0.105  # half the width from the front
    hip: float = 0.062
    belly: float = 0.068  # half the depth from the side
    flesh: float = 1.18  # thickness of the limbs


BUILDS = {
    "man": Build(),
    "slim": Build(shoulder=0.098, hip=0.056, belly=0.056, flesh=0.98, head=0.074),
    "lady": Build(shoulder=0.088, hip=0.068, belly=0.056, flesh=0.94, head=0.077),
    "broad": Build(shoulder=0.145, hip=0.082, belly=0.088, flesh=1.5, head=0.076),
    "stout": Build(shoulder=0.135, hip=0.110, belly=0.135, flesh=1.45, head=0.086, thigh=0.21, shin=0.20),
    "child": Build(head=0.108, spine=0.27, thigh=0.20, shin=0.20, upper=0.135, fore=0.125, shoulder=0.088, hip=0.064,
        belly=0.068, flesh=1.2),
    "giant": Build(head=0.056, shoulder=0.150, hip=0.078, belly=0.085, flesh=1.5, spine=0.32),
}

Bones = tuple[float, float]


class Figure:
    """A posed person. Joints are points: hip, neck, head, shoulder_n, elbow_n, hand_n, knee_n, foot_n, ..._f (far).

    at: the middle of the hips. size: standing height. spine: direction from the hips to the neck; head: direction in
    which the crown points. near_arm, far_arm: directions of upper arm and forearm; near_leg, far_leg: of thigh and
    shin. turn: 0 seen from the side, 1 from the front (or back): sets shoulders and hips apart.
    """

    def __init__(
        self,
        at: Point,
        size: float,
        build: str | Build = "man",
        spine: float = 90,
        head: float | None = None,
        near_arm: Bones = (275, 290),
        far_arm: Bones = (265, 280),
        near_leg: Bones = (268, 268),
        far_leg: Bones = (275, 272),
        facing: int = 1,
        turn: float = 0.0,
        feet: tuple[float, float] | None = None,
    ) -> None:
        b = BUILDS[build] if isinstance(build, str) else build
        self.build, self.size, self.facing, self.turn = b, size, facing, turn
        self.hip = (float(at[0]), float(at[1]))
        self.spine = spine
        self.tilt = spine if head is None else head
        self.neck = self.go(self.hip, spine, b.spine * size)
        self.head = self.go(self.go(self.neck, (spine + self.tilt) / 2, b.head * 0.45 * size), self.tilt,
            b.head * 1.05 * size)
        chest = self.go(self.hip, spine, (b.spine - 0.035) * size)
        apart, wide = b.shoulder * size * max(turn, 0.16), b.hip * 0.85 * size * max(turn, 0.12)
        self.shoulder_n, self.shoulder_f = self.go(chest, spine - 90, -apart), self.go(chest, spine - 90, apart)
        self.hip_n, self.hip_f = self.go(self.hip, spine - 90, -wide), self.go(self.hip, spine - 90, wide)
        if turn > 0.5:  # from the front, the near side is the picture's right (where it looks)
            self.shoulder_n, self.shoulder_f = self.shoulder_f, self.shoulder_n
            self.hip_n, self.hip_f = self.hip_f, self.hip_n
        self.elbow_n = self.go(self.shoulder_n, near_arm[0], b.upper * size)
        self.hand_n = self.go(self.elbow_n, near_arm[1], b.fore * size)
        self.elbow_f = self.go(self.shoulder_f, far_arm[0], b.upper * size)
        self.hand_f = self.go(self.elbow_f, far_arm[1], b.fore * size)
        self.knee_n = self.go(self.hip_n, near_leg[0], b.thigh * size)
        self.foot_n = self.go(self.knee_n, near_leg[1], b.shin * size)
        self.knee_f = self.go(self.hip_f, far_leg[0], b.thigh * size)
        self.foot_f = self.go(self.knee_f, far_leg[1], b.shin * size)
        self.bones = {"near_arm": near_arm, "far_arm": far_arm, "near_leg": near_leg, "far_leg": far_leg}
        # Which way the toes point: by themselves square to the shin (side view) or outward (front view).
        own = (near_leg[1] + 90 if near_leg[1] > 200 else near_leg[1] + 100, far_leg[1] + 90)
        self.feet = own if feet is None else feet

    def go(self, start: Point, direction: float, far: float) -> tuple[float, float]:
        a = np.radians(direction)
        return float(start[0] + self.facing * far * np.cos(a)), float(start[1] + far * np.sin(a))

    def frame(self, shape: Shape, at: Point, direction: float, unit: float) -> Shape:
        """A shape drawn with x ahead and y up, put at a joint whose own up is `direction`, one unit so long."""
        a = np.radians(direction - 90)
        c, s, f = np.cos(a), np.sin(a), self.facing

        def put(p: np.ndarray) -> np.ndarray:
            x, y = p[:, 0] * unit, p[:, 1] * unit
            return np.stack([at[0] + f * (x * c - y * s), at[1] + x * s + y * c], 1)

        return change(shape, put)

    def on_head(self, shape: Shape) -> Shape:
        """Clothes of the head: (0, 0) is its middle, 1 is half its height, x ahead."""
        return self.frame(shape, self.head, self.tilt, self.build.head * self.size)

    def on_chest(self, shape: Shape) -> Shape:
        """Clothes of the trunk: (0, 0) is the hip, (0, 1) the neck."""
        return self.frame(shape, self.hip, self.spine, self.build.spine * self.size)

    def in_hand(self, shape: Shape, near: bool = True, direction: float = 90, size: float = 1.0) -> Shape:
        """A thing held: (0, 0) is the grip; its up points to `direction`; `size` is its unit in picture units."""
        return self.frame(shape, self.hand_n if near else self.hand_f, direction, size)

    def arm(self, near: bool = True, sleeve: float = 1.0) -> Shape:
        """Arm with hand; sleeve > 1 widens it towards the wrist."""
        b, s = self.build, self.size
        k = b.flesh * s
        a, e, h = (self.shoulder_n, self.elbow_n, self.hand_n) if near else (self.shoulder_f, self.elbow_f, self.hand_f)
        direction = self.bones["near_arm" if near else "far_arm"][1]
        wrist = self.go(e, direction, b.fore * s * 0.96)
        loose = max(1, sleeve**0.5)
        shape = limb(a, e, 0.034 * k, 0.039 * k, 0.033 * k, 0.025 * k * loose)
        shape += limb(e, wrist, 0.026 * k * loose, 0.031 * k * loose, 0.024 * k * sleeve, 0.016 * k * sleeve)
        palm = blob((0.0, 0.55), (0.55, 0.1), (0.62, -0.9), (0.35, -1.5), (-0.25, -1.55), (-0.55, -0.9), (-0.5, 0.1))
        thumb = sweep([(0.35, -0.1), (0.75, -0.5), (0.8, -0.95)], [0.22, 0.2, 0.14], 4)
        return shape + self.frame(palm + thumb, h, direction + 180, 0.026 * s * max(0.85, b.flesh**0.5))

    def leg(self, near: bool = True, boot: float = 1.0, bare: bool = False) -> Shape:
        b, s = self.build, self.size
        k = b.flesh * s
        a, e, f = (self.hip_n, self.knee_n, self.foot_n) if near else (self.hip_f, self.knee_f, self.foot_f)
        shin = self.bones["near_leg" if near else "far_leg"][1]
        shape = limb(a, e, 0.060 * k, 0.054 * k, 0.036 * k)
        calf = self.go(self.go(e, shin, b.shin * s * 0.32), shin - 90, 0.010 * k)
        shape += sweep([e, calf, f], [0.036 * k, 0.039 * k, 0.030 * k, 0.021 * k * boot])
        if self.turn > 0.5:
            side = 1 if near else -1
            shoe = blob(*[(x * side, *y) for x, *y in ((-0.6, 0.9), (0.6, 0.9), (1.0, 0.1), (1.9, -0.55), (1.7, -0.98,
                0),
                (-0.85, -0.98, 0), (-0.8, 0.0))])
            return shape + self.frame(shoe, f, 90, 0.030 * s * boot)
        toe = self.feet[0 if near else 1]
        shoe = blob((-0.85, -0.2), (-0.75, 0.75), (0.35, 0.85), (1.1, 0.25), (2.3, -0.1), (2.75, -0.6), (2.3, -0.95,
            0), (-0.8, -0.95, 0))
        return shape + self.frame(shoe, f, toe + 90, 0.030 * s * boot)

    def trunk(self) -> Shape:
        """Chest, belly, hips and neck."""
        b, s, t = self.build, self.size, min(1.0, max(0.0, self.turn))
        n = b.spine * s
        side_front = [(b.belly * 0.80, -0.12), (b.belly * 0.92, 0.10), (b.belly, 0.38),
            (0.074 + (b.belly - 0.068) * 0.5, 0.70), (0.052, 0.90), (0.028, 1.0)]
        side_back = [(-0.032, 1.0), (-0.062, 0.88), (-0.068, 0.66), (-0.040 - (b.belly - 0.062) * 0.35, 0.36),
            (-0.066, 0.06), (-0.058, -0.14)]
        w, h = b.shoulder, b.hip
        front_right = [(h * 1.05, -0.14), (h * 1.12, 0.05), (max(h * 0.98, b.belly * 0.95), 0.34), (w * 0.86, 0.66),
            (w * 0.98, 0.84), (w * 0.52, 0.97), (0.030, 1.0)]
        front_left = [(-x, y) for x, y in reversed(front_right)]
        outline = _mixed(side_front, front_right, t) + _mixed(side_back, front_left, t)
        shape = blob(*[(x / b.spine, y) for x, y in outline])
        neck = limb((0, 0.9), (0.01, 1.18), 0.030 * b.flesh**0.5 / b.spine, 0.026 * b.flesh**0.5 / b.spine)
        return self.frame(shape + neck, self.hip, self.spine, n)

    def skull(self) -> Shape:
        """Head without hair: profile, or an egg from the front."""
        return self.on_head(FACE if self.turn < 0.5 else EGG)

    def torso_and_head(self) -> Shape:
        return self.trunk() + self.skull()

    def body(self) -> Shape:
        """Everything in one mass."""
        return self.leg(False) + self.arm(False) + self.leg() + self.trunk() + self.skull() + self.arm()

    def skirt(self, hem: float, wide: float, sway: float = 0.0, waist: float = 0.30, bell: float = 0.5) -> Shape:
        """From the waist down to y = hem, of half-width `wide` there; sway moves the hem ahead (+) or behind (-)."""
        b, s = self.build, self.size
        top = self.go(self.hip, self.spine, b.spine * s * waist)
        w = (b.belly if self.turn < 0.5 else max(b.hip * 0.95, b.shoulder * 0.62)) * s * 1.05
        fall, f = top[1] - hem, self.facing
        x0, x1 = top[0], top[0] + f * sway
        mid = x0 + f * sway * 0.35
        return blob(
            (x0 - w, top[1], 0), (mid - w - (wide - w) * bell, top[1] - fall * 0.42), (x1 - wide, hem, 0),
                (x1 - wide * 0.4, hem - fall * 0.03),
            (x1 + wide * 0.3, hem + fall * 0.015), (x1 + wide, hem, 0), (mid + w + (wide - w) * bell,
                top[1] - fall * 0.42), (x0 + w, top[1], 0),
        )

    def robe(self, hem: float, wide: float, sway: float = 0.0) -> Shape:
        """From the shoulders down to y = hem."""
        b, s, f = self.build, self.size, self.facing
        w = (b.shoulder if self.turn > 0.5 else b.belly * 1.0) * s
        nx, ny = self.neck
        hx, hy = self.hip
        x1 = hx + f * sway
        return blob(
            (nx - w * 0.35, ny + 0.01 * s), (nx - w * 1.02, ny - 0.05 * s), (hx - w * 1.05, (hy + ny) / 2 - 0.05 * s),
                (x1 - wide, hem, 0), (x1 - wide * 0.4, hem - 0.02 * s),
            (x1 + wide * 0.35, hem + 0.012 * s), (x1 + wide, hem, 0), (hx + w * 1.05, (hy + ny) / 2 - 0.05 * s),
                (nx + w * 1.02, ny - 0.05 * s), (nx + w * 0.35, ny + 0.01 * s),
        )

    def coat(self, hem: float, wide: float, sway: float = 0.0, split: bool = True) -> Shape:
        """A long coat over the trunk with a flying tail behind (sway < 0: it blows back)."""
        _b, s, f = self.build, self.size, self.facing
        tail = self.skirt(hem, wide, sway, 0.42, 0.35)
        collar = self.on_chest(blob((-0.26, 0.80, 0), (-0.30, 1.10, 0), (-0.05, 1.02), (0.20, 1.08, 0), (0.28, 0.75),
            (0.0, 0.70)))
        shape = self.trunk() + tail + collar
        if split:
            hx, hy = self.hip
            x1 = hx + f * (sway - wide * 0.9)
            shape += blob((hx - f * 0.03 * s, hy, 0), (x1 + f * 0.03 * s, hem + 0.05 * s), (x1 - f * 0.05 * s,
                hem - 0.02 * s, 0), (x1 + f * wide * 0.8, hem + 0.01 * s, 0), (hx + f * 0.04 * s, hy - 0.05 * s, 0))
        return shape

    def paint(
        self, c: Canvas, far: float = 0.0, colour: Colour | None = None, rim: float = 1.0, boot: float = 1.0,
            sleeve: float = 1.0, legs: bool = True
    ) -> None:
        """Far limbs, legs, trunk with head, near arm, one over the other."""
        soft = 0.05 * self.size
        look = {"colour": colour, "rim": rim, "soft": soft, "edge": max(0.005, 0.010 * self.size)}
        c.paint(self.arm(False, sleeve) + (self.leg(False, boot) if legs else []), far=min(1, far + 0.06), **look)
        if legs:
            c.paint(self.leg(True, boot), far=far, **look)
        c.paint(self.torso_and_head(), far=far, **look)
        c.paint(self.arm(True, sleeve), far=far, shade=0.4, **look)


def clothed(c: Canvas, who: Figure, garment: Shape, hat: Shape = (), sleeve: float = 1.0, boot: float = 1.15,
    legs: bool = True, arms: str = "nf", soft: float = 0.08) -> None:
    """A dressed figure: far limbs, near leg, garment with head and hat as one mass, near arm."""
    c.paint((who.arm(False, sleeve) if "f" in arms else []) + (who.leg(False, boot) if legs else []), far=0.05)
    if legs:
        c.paint(who.leg(True, boot))
    c.paint(garment + who.skull() + list(hat), soft=soft)
    if "n" in arms:
        c.paint(who.arm(True, sleeve), shade=0.4)


def _mixed(a: list[Point], b: list[Point], t: float) -> list[Point]:
    """Outlines of different numbers of points, one drawn into the other."""
    u = np.linspace(0, 1, max(len(a), len(b)))
    pa, pb = (np.stack([np.interp(u, np.linspace(0, 1, len(p)), np.array(p)[:, k]) for k in (0, 1)], 1) for p in (a, b))
    return [tuple(p) for p in pa * (1 - t) + pb * t]


# Heads, in half head heights, looking to the right (profile) or at us (EGG).
FACE = blob(
    (0.05, 1.0), (0.52, 0.86), (0.76, 0.48), (0.76, 0.22), (0.80, 0.12), (1.02, -0.18, 0), (0.84, -0.27), (0.80,
        -0.36), (0.88, -0.44), (0.78, -0.52),
    (0.82, -0.62), (0.76, -0.88), (0.50, -0.98), (0.10, -0.78), (-0.10, -0.9), (-0.45, -0.9), (-0.62, -0.35), (-0.82,
        0.15), (-0.66, 0.72),
)
EGG = blob((0, 1.0), (0.52, 0.82), (0.72, 0.30), (0.66, -0.30), (0.38, -0.82), (0, -1.0), (-0.38, -0.82), (-0.66,
    -0.30), (-0.72, 0.30), (-0.52, 0.82))

# Hats, hair and masks for `Figure.on_head`.
CAP = blob((-0.95, 0.28, 0), (-1.02, 0.75), (-0.45, 1.22), (0.35, 1.18), (0.80, 0.80), (0.88, 0.42), (1.45, 0.30),
    (1.50, 0.20), (0.6, 0.22))
BOWLER = blob((-0.85, 0.42), (-0.82, 1.0), (-0.4, 1.42), (0.35, 1.42), (0.78, 1.0), (0.80, 0.42),
    per=8) + blob((-1.25, 0.52), (-0.9, 0.34), (0.9, 0.34), (1.3, 0.52), (0.9, 0.52), (-0.85, 0.52))
TOPHAT = blob((-0.72, 0.42, 0), (-0.70, 1.2), (-0.80, 2.1, 0), (0.78, 2.15, 0), (0.70, 1.2), (0.72, 0.42,
    0)) + blob((-1.30, 0.58), (-0.9, 0.32), (0.9, 0.34), (1.32, 0.60), (0.8, 0.52), (-0.8, 0.52))
STOVEPIPE = blob((-0.70, 0.42, 0), (-0.66, 2.0), (-0.74, 3.5, 0), (0.74, 3.6, 0), (0.66, 2.0), (0.70, 0.42,
    0)) + blob((-1.30, 0.58), (-0.9, 0.32), (0.9, 0.34), (1.32, 0.60), (0.8, 0.52), (-0.8, 0.52))
STRAW = blob((-0.72, 0.45), (-0.62, 1.15), (0.0, 1.35), (0.62, 1.15), (0.72, 0.45)) + blob((-2.0, 0.22), (-1.2, 0.62),
    (0.0, 0.72), (1.2, 0.62), (2.0, 0.22), (1.0, 0.30), (-1.0, 0.30))
FLAT_HAT = blob((-0.75, 0.45), (-0.68, 1.05), (0, 1.22), (0.68, 1.05), (0.75, 0.45)) + blob((-2.1, 0.62), (-1.6,
    0.40), (0, 0.36), (1.6, 0.40), (2.1, 0.62), (1.2, 0.62), (-1.2, 0.62))
BAKER = blob((-0.74, 0.35, 0), (-0.70, 1.5), (-1.15, 2.2), (-0.95, 3.0), (-0.2, 3.2), (0.6, 3.15), (1.15, 2.7), (1.0,
    2.0), (0.70, 1.5), (0.74, 0.35, 0))
CONSTABLE = blob((-0.92, 0.30), (-0.90, 1.0), (-0.60, 1.75), (0.0, 2.1), (0.60, 1.75), (0.90, 1.0), (0.92,
    0.30)) + dot(0, 2.15, 0.16) + blob((-1.2, 0.32), (0, 0.10), (1.25, 0.25), (0.9, 0.48), (-0.9, 0.50))
HOOD = blob((0.55, 1.02), (-0.1, 1.35), (-0.85, 1.05), (-1.18, 0.2), (-1.1, -0.8), (-1.0, -1.5), (0.6, -1.5), (0.75,
    -0.9), (0.62, -0.4), (0.80, 0.2))
HELM = blob((0.0, 1.22), (0.62, 1.0), (0.92, 0.4), (1.08, 0.1, 0), (0.95, -0.55), (0.70, -1.0), (0.0, -1.08), (-0.62,
    -0.9), (-0.90, 0.0), (-0.66, 0.9))
PLUME = sweep([(0.0, 1.1), (-0.5, 1.9), (-1.3, 1.9), (-2.0, 1.2), (-2.3, 0.3)], [0.12, 0.42, 0.5, 0.36, 0.04])
BUN = blob((0.45, 0.95), (-0.2, 1.15), (-0.85, 0.75), (-0.98, 0.1), (-0.70, -0.55), (-0.45, -0.2), (0.0, 0.35), (0.55,
    0.65)) + dot(-0.95, 0.95, 0.42)
HAIR_SHORT = blob((0.72, 0.72), (0.2, 1.18), (-0.5, 1.12), (-0.98, 0.5), (-0.92, -0.25), (-0.55, -0.55), (-0.35, 0.0),
    (0.0, 0.35), (0.6, 0.5))
HAIR_BACK = blob((0.62, 0.85), (0.0, 1.20), (-0.7, 0.95), (-1.5, 0.75), (-2.5, 0.95), (-3.3, 0.75, 0), (-2.5, 0.45),
    (-3.1, 0.0, 0), (-2.0, -0.05), (-2.5, -0.55, 0), (-1.3, -0.45), (-0.5, -0.35), (-0.2, 0.2), (0.4, 0.55))
PIGTAILS = sweep([(-0.7, 0.3), (-1.5, 0.5), (-2.2, 0.1)], [0.18, 0.26, 0.05]) + sweep([(-0.6, 0.0), (-1.4, -0.1),
    (-2.0, -0.6)], [0.18, 0.24, 0.05])
BEARD = blob((0.75, -0.40), (0.95, -0.9), (0.70, -1.6), (0.35, -2.1, 0), (0.05, -1.5), (-0.1, -0.7), (0.3, -0.45))
MOUSTACHE = sweep([(0.55, -0.42), (1.0, -0.45), (1.35, -0.15)], [0.12, 0.15, 0.03]) + sweep([(0.6, -0.42), (0.9,
    -0.62), (1.15, -0.75)], [0.1, 0.12, 0.02])
GOGGLES = dot(0.62, 0.22, 0.30, 0.30) + limb((-0.85, 0.30), (0.6, 0.25), 0.10)
CROWN = poly((-0.78, 0.55), (-0.95, 1.35), (-0.48, 1.0), (-0.30, 1.6), (0.0, 1.05), (0.30, 1.6), (0.48, 1.0), (0.95,
    1.35), (0.78, 0.55))
MORTARBOARD = blob((-0.80, 0.25, 0), (-0.80, 0.9), (0.80, 0.9), (0.80, 0.25, 0), (0, 0.42)) + poly((-1.5, 1.02), (0,
    0.72), (1.5, 1.02), (0, 1.32)) + limb((0.0, 1.02), (1.25, 0.95), 0.05) + limb((1.25, 0.95), (1.25, 0.1),
        0.05) + dot(1.25, 0.05, 0.13, 0.22)
TONSURE = blob((-0.92, 0.20), (-1.0, 0.55), (-0.70, 0.85), (-0.4, 0.70), (0.3, 0.72), (0.70, 0.60), (0.60, 0.35),
    (-0.3, 0.40), (-0.55, -0.4), (-0.85, -0.3))
VEIL = blob((0.60, 1.05), (-0.1, 1.30), (-0.9, 1.0), (-1.2, 0.0), (-1.7, -1.4), (-2.0, -2.8, 0), (-0.9, -2.5), (0.9,
    -2.4, 0), (0.95, -1.0), (0.98, 0.2))
BANDANA = blob((0.75, 0.55), (0.0, 1.12), (-0.75, 0.75), (-0.95, 0.30), (-0.4, 0.35), (0.4, 0.40)) + sweep([(-0.9,
    0.4), (-1.5, 0.3), (-1.9, -0.2)], [0.14, 0.2, 0.05])
COLLAR = blob((-0.75, -1.7), (-0.95, -0.5, 0), (-0.2, -0.85), (0.75, -0.55, 0), (0.85, -1.7))
