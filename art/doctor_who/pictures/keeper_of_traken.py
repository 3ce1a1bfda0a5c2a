"""Keeper of Traken: old beyond years he sits in his chair among rings of light, and holds a star up in his hand."""

from art.doctor_who import nebulae
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import Point, Shape, blob, box, dot, hoop, place, poly, sweep

POSE = Pose(96, 84, (318, 58), (286, 350), (352, 268), (0, 266))
SEAT = (-0.30, -0.86)
STAR = (0.42, 0.42)


def ring(at: Point, r: float, flat: float, tilt: float, thick: float, low: float, high: float) -> Shape:
    """An arc of a circle that lies aslant in space."""
    return [place([part * (1, flat)], at, 1, tilt)[0] for part in hoop(0, 0, r, thick, low, high)]


@picture("timeless", "keeper-of-traken", nebulae.deep(STAR, 0.8, 0.26, 0.8))
def paint(n: Night) -> None:
    n.lamp_at = STAR
    rings = ((0.98, 0.30, -24, 0.016), (0.86, 0.42, 28, 0.012), (1.10, 0.20, 2, 0.010))
    for r, flat, tilt, thick in rings:
        n.lit(ring((0.0, 0.02), r, flat, tilt, thick, 0, 180), "#ffe0a0", 0.45, 0.05)
    for k in range(4):
        w = 0.72 + 0.16 * k
        n.being(box(-0.16 - w, -0.98 - 0.14 * k, -0.16 + w, -0.84 - 0.14 * k), "silver", soft=0.05, halo=0.3, stars=0.1,
                bright=-0.10, rim=1.4)  # fmt: skip
    chair(n)
    look = Look("violet", "bone", "swept", "silver", collar="round", shirt="gold", beard="long")
    who = act(n, look, POSE, SEAT, 1.62, 1, "robe", bones=0.35, wide=0.26, hem=0.02, sleeve=1.7, rim=1.25, stern=0.1)
    sleeve(n, who.elbow_n, who.hand_n)
    n.being(sweep([(-0.84, -0.40), (-0.40, -0.47), (0.02, -0.42)], [0.050, 0.046, 0.052]), "gold", soft=0.04, halo=0.3,
            stars=0, rim=1.3)  # fmt: skip
    n.being(dot(0.04, -0.41, 0.066), "gold", soft=0.04, halo=0.3, stars=0, rim=1.4)
    for r, flat, tilt, thick in rings:
        n.lit(ring((0.0, 0.02), r, flat, tilt, thick, 180, 360), "#ffe8c0", 0.9, 0.06)
    x, y = who.hand_n
    n.lit(poly((x - 0.05, y + 0.03), (x + 0.05, y + 0.03), STAR), "#fff4d8", 0.30, 0.08, 0.7)
    n.star(*STAR, 0.80, 1.25, "#fff0d0")
    n.lit(dot(*STAR, 0.045), "#ffffff", 1.3, 0.12, 0.6)
    kneeling(n)


def chair(n: Night) -> None:
    """A high back of gold that bends over him, seen from the side, and the seat."""
    back = blob((-0.98, -0.84, 0), (-1.02, 0.10), (-0.94, 0.82), (-0.58, 1.12), (-0.20, 1.10), (-0.46, 0.94), (-0.70,
                0.66), (-0.72, 0.05), (-0.62, -0.84, 0))  # fmt: skip
    n.being(back, "gold", soft=0.10, halo=0.7, stars=0.2, bright=-0.04, rim=1.4)
    for k in range(4):
        n.ink([(-0.94, -0.5 + 0.34 * k), (-0.84, -0.46 + 0.34 * k), (-0.72, -0.5 + 0.34 * k)], 0.016, 0.5, "gold")
    n.being(box(-0.86, -0.86, -0.06, -0.50), "gold", soft=0.07, halo=0.4, stars=0.1, bright=-0.12, rim=1.2)


def sleeve(n: Night, elbow: Point, hand: Point) -> None:
    """What hangs from the arm that is held up."""
    n.being(blob(elbow, (hand[0] - 0.05, hand[1] - 0.10), (hand[0] + 0.02, hand[1] - 0.20), (elbow[0] + 0.16,
                 elbow[1] - 0.16), (elbow[0] + 0.02, elbow[1] - 0.22)), "violet", soft=0.06, halo=0.3, stars=0.2,
            rim=1.3)  # fmt: skip
    n.being(dot(hand[0], hand[1] + 0.01, 0.055, 0.036, 20), "bone", soft=0.03, halo=0.4, stars=0, bright=0.1)
    fingers = ((0.07, 0.055), (0.02, 0.075), (-0.035, 0.065))
    for x, y in fingers:
        n.being(sweep([(hand[0] + x * 0.5, hand[1] + 0.01), (hand[0] + x * 1.1, hand[1] + y)], [0.024, 0.014]), "bone",
                soft=0.02, halo=0.1, stars=0, bright=0.06)  # fmt: skip


def kneeling(n: Night) -> None:
    """One of those who have come, at the foot of the steps, for the measure of it."""
    look = Look("dusk", "flesh", "parted", "soot", collar="")
    act(n, look, "kneel", (0.72, -1.24), 0.62, -1, "robe", bones=0.0, rim=1.7, bright=-0.06)
