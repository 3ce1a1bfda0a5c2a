"""Davros: in the chair that is half a Dalek he leans over his switches, and behind him stands what he has made."""

from art.doctor_who import beings, nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Profile, side_head
from art.kit.shapes import Point, blob, dot, hoop, poly, sweep

MADE = ((0.90, -0.02, 0.46), (0.56, -0.10, 0.58), (0.98, -0.30, 0.86))
CHAIR = poly((-0.92, -1.5), (-0.66, -0.46), (0.20, -0.46), (0.52, -1.5))


@picture("timeless", "davros", nebulae.rays((0.72, 0.86), 0.8, 0.9))
def paint(n: Night) -> None:
    n.lamp_at = (0.72, 0.72)
    n.being(poly((-1.1, -0.62), (1.1, -0.14), (1.1, -1.5), (-1.1, -1.5)), "soot", soft=0.2, halo=0.2, stars=0)
    for x, y, high in MADE:
        n.shade(x, y + high * 0.5, high * 0.6, 0.5)
        beings.dalek(n, (x, y), high, "soot", "dusk", "#7fd4ff", stars=0.1)
    n.shade(-0.25, -0.1, 0.8, 0.55)
    n.lamp_at = (0.62, 0.20)
    chair(n)
    body(n)
    head(n, Profile((-0.20, 0.34), 0.33, -13, 1))
    arm(n)


def chair(n: Night) -> None:
    """The skirt with its globes, turned so that its front is to the right, and the desk upon it."""
    n.being(blob((-0.62, -0.46, 0), (-0.92, -0.46, 0), (-1.00, -0.10), (-0.92, 0.30), (-0.74, 0.40), (-0.70, 0.0)),
            "dusk", soft=0.09, halo=0.5, stars=0, rim=1.4)  # fmt: skip
    n.being(CHAIR, "soot", soft=0.16, halo=0.7, stars=0.2, bright=0.05, rim=1.4)
    for k in range(5):
        n.ink([(-0.58 + 0.19 * k, -0.48), (-0.76 + 0.28 * k, -1.5)], 0.014, 0.7, "soot")
    for row in range(4):
        for k in range(5):
            t, y = (k + 0.5) / 5, -0.64 - row * 0.235
            left, right = -0.66 + (y + 0.46) * 0.25, 0.20 - (y + 0.46) * 0.31
            n.being(dot(left + (right - left) * t, y, 0.062 * (1 - 0.45 * abs(t - 0.45)), 0.064), "silver", soft=0.04,
                    halo=0.3, stars=0)  # fmt: skip
    n.being(poly((-0.68, -0.36), (0.14, -0.36), (0.66, -0.18), (0.62, -0.28), (0.24, -0.50), (-0.68, -0.50)), "dusk",
            soft=0.05, halo=0.3, stars=0, bright=0.06, rim=1.4)  # fmt: skip
    for k in range(5):
        at = 0.18 + 0.095 * k, -0.335 + 0.035 * k
        n.lit(dot(*at, 0.024, 0.014, 18), "#ff6a38", 1.0 if k < 4 else 2.0, 0.03 if k < 4 else 0.12)


def body(n: Night) -> None:
    """A coat that hangs on next to nothing, bent over the desk."""
    n.being(blob((-0.62, -0.40, 0), (-0.60, -0.02), (-0.42, 0.12), (-0.16, 0.04), (0.06, -0.16), (0.14, -0.40, 0)),
            "soot", soft=0.14, halo=0.5, stars=0.2, bright=0.06, rim=1.4)  # fmt: skip
    for a, b in (((-0.36, 0.06), (-0.30, -0.36)), ((-0.14, 0.0), (-0.06, -0.36))):
        n.ink([a, ((a[0] + b[0]) / 2 + 0.03, (a[1] + b[1]) / 2), b], 0.020, 0.6, "soot")


def head(n: Night, b: Profile) -> None:
    """Bald, furrowed, blind; a ring holds a lens before the brow, and a wire feeds it."""
    n.being(b.put(blob((-0.5, -0.3), (0.06, -0.6), (0.12, -1.15), (-0.8, -1.2), (-0.7, -0.6))), "bone", soft=0.07,
            halo=0, stars=0, bright=-0.08)  # fmt: skip
    side_head(n, b, Look("soot", "bone", "bald", "soot", collar=""), 1.0)
    n.dark(b.put(dot(0.54, 0.10, 0.21, 0.15)), 0.92, 0.03, "bone")
    for k in range(4):
        n.ink([b.spot(x, 0.78 - 0.15 * k + 0.10 * (0.3 - x)) for x in (-0.30, 0.16, 0.60)], 0.016, 0.55, "bone")
    for x, y in ((0.02, -0.36), (0.30, -0.66), (-0.30, 0.34), (-0.46, 0.0)):
        n.ink([b.spot(x - 0.12, y + 0.16), b.spot(x, y), b.spot(x + 0.10, y - 0.18)], 0.013, 0.5, "bone")
    n.being(b.put(hoop(0.02, 0.20, 0.98, 0.055, 30, 178)), "silver", soft=0.02, halo=0.3, stars=0)
    n.being(b.put(dot(-0.10, 0.0, 0.16, 0.22, 8)), "silver", soft=0.03, halo=0.2, stars=0)
    n.being(b.put(sweep([(-0.12, -0.2), (-0.36, -0.8), (-0.86, -1.1)], [0.05, 0.05, 0.05])), "silver", soft=0.02,
            halo=0.2, stars=0)  # fmt: skip
    n.being(b.put(dot(0.74, 0.52, 0.15, 0.13, -20)), "silver", soft=0.03, halo=0.3, stars=0)
    n.lit(b.put(dot(0.80, 0.52, 0.085, 0.10, -20)), "#60c0ff", 1.9, 0.12, 0.9)
    n.star(*b.spot(0.82, 0.52), 0.36, 0.9, "#80d0ff")


def arm(n: Night) -> None:
    """The one hand, a finger over the last of the switches."""
    line: list[Point] = [(-0.30, -0.06), (-0.06, -0.24), (0.28, -0.10)]
    n.being(sweep(line, [0.105, 0.090, 0.065]), "soot", soft=0.06, halo=0.5, stars=0.1, bright=0.10, rim=1.5)
    n.being(blob((0.24, -0.04), (0.38, 0.00), (0.47, -0.05), (0.44, -0.13), (0.26, -0.17)), "bone", soft=0.05,
            halo=0.4, stars=0, bright=0.05)  # fmt: skip
    for k in range(3):
        root = 0.42 - 0.045 * k, -0.10 - 0.012 * k
        finger = [root, (root[0] + 0.03, root[1] - 0.07), (root[0] - 0.03, root[1] - 0.11)]
        n.being(sweep(finger, [0.024, 0.022, 0.012]), "bone", soft=0.02, halo=0.1, stars=0)
    n.being(sweep([(0.43, -0.05), (0.535, -0.075), (0.56, -0.165)], [0.028, 0.025, 0.012]), "bone", soft=0.02, halo=0.3,
            stars=0, bright=0.08)  # fmt: skip
