"""The signs of Doctor Who: values, Time Zones, kinds of cards, races, and what a card can do.

Each is a few bold strokes in the unit square, made to be told apart at ten pixels and without colour.
"""

from math import cos, pi, sin

from art.kit.pen import Pen, Sign, mirrored, ngon, smooth

BOLT = [(0.60, 0.0), (0.16, 0.56), (0.44, 0.56), (0.34, 1.0), (0.84, 0.38), (0.55, 0.38), (0.72, 0.0)]


def pointed(p: Pen, points: int, far: float, near: float, x: float = 0.5, y: float = 0.5, ink: int = 255) -> None:
    """A star of so many points."""
    outer, inner = ngon(points, x, y, far), ngon(points, x, y, near, pi / points)
    p.poly([point for pair in zip(outer, inner, strict=True) for point in pair], ink)


# The values


def energy(p: Pen) -> None:
    """A star that flares."""
    pointed(p, 8, 0.50, 0.26)
    p.disc(0.5, 0.5, 0.12, 0)


def substance(p: Pen) -> None:
    """A block of matter, seen from a corner."""
    p.poly(ngon(6, 0.5, 0.5, 0.49))
    for x, y in ((0.5, 0.93), (0.13, 0.28), (0.87, 0.28)):
        p.line([(0.5, 0.5), (x, y)], 0.075, 0)


def support(p: Pen) -> None:
    """Three that stand by one another."""
    p.line([(0.5, 0.20), (0.20, 0.74), (0.80, 0.74), (0.5, 0.20)], 0.085)
    for x, y in ((0.5, 0.20), (0.19, 0.75), (0.81, 0.75)):
        p.disc(x, y, 0.18)


def solve(p: Pen) -> None:
    """A key."""
    p.ring(0.30, 0.32, 0.19, 0.13)
    p.line([(0.43, 0.45), (0.88, 0.90)], 0.12)
    p.line([(0.72, 0.74), (0.86, 0.60)], 0.10)
    p.line([(0.84, 0.86), (0.96, 0.74)], 0.10)


# The Time Zones


def past(p: Pen) -> None:
    """Back to where it began."""
    p.box(0.08, 0.12, 0.22, 0.88, 0.03)
    p.poly([(0.92, 0.10), (0.26, 0.5), (0.92, 0.90)])


def present(p: Pen) -> None:
    """Here and now."""
    p.ring(0.5, 0.5, 0.38, 0.13)
    p.disc(0.5, 0.5, 0.17)


def future(p: Pen) -> None:
    """On to the end."""
    p.box(0.78, 0.12, 0.92, 0.88, 0.03)
    p.poly([(0.08, 0.10), (0.74, 0.5), (0.08, 0.90)])


def timeless(p: Pen) -> None:
    """Without an end."""
    turns = [i * pi / 36 for i in range(73)]
    p.line([(0.5 + 0.38 * cos(t) / (1 + sin(t) ** 2), 0.5 + 0.62 * sin(t) * cos(t) / (1 + sin(t) ** 2))
            for t in turns], 0.15)  # fmt: skip


# What a card is


def creature(p: Pen) -> None:
    p.disc(0.5, 0.24, 0.20)
    p.poly(smooth([(0.5, 0.44), (0.80, 0.56), (0.88, 0.96), (0.12, 0.96), (0.20, 0.56)], 6))


def resource(p: Pen) -> None:
    """A police box."""
    p.box(0.24, 0.16, 0.76, 0.94, 0.02)
    p.box(0.16, 0.90, 0.84, 1.0, 0.02)
    p.box(0.44, 0.02, 0.56, 0.16, 0.02)
    for x in (0.32, 0.54):
        for y in (0.24, 0.50):
            p.box(x, y, x + 0.14, y + 0.17, 0.0, 0)


def flash(p: Pen) -> None:
    p.poly(BOLT)


def episode(p: Pen) -> None:
    """A reel of film."""
    p.disc(0.5, 0.5, 0.48)
    for i in range(5):
        t = 2 * pi * i / 5
        p.disc(0.5 + 0.28 * sin(t), 0.5 - 0.28 * cos(t), 0.115, 0)
    p.disc(0.5, 0.5, 0.07, 0)


def time(p: Pen) -> None:
    """A life: an hourglass."""
    for y in (0.02, 0.88):
        p.box(0.14, y, 0.86, y + 0.10, 0.03)
    right = [(0.76, 0.12), (0.74, 0.28), (0.55, 0.48), (0.55, 0.52), (0.74, 0.72), (0.76, 0.88)]
    p.poly(smooth([*right, *reversed(mirrored(right))], 6))


# The races


def alien(p: Pen) -> None:
    """A narrow head with great eyes."""
    right = [(0.5, 0.02), (0.80, 0.10), (0.90, 0.38), (0.70, 0.74), (0.5, 0.98)]
    p.poly(smooth([*right, *reversed(mirrored(right[1:-1]))], 6))
    eye = [(0.56, 0.60), (0.60, 0.42), (0.82, 0.34), (0.80, 0.50)]
    p.poly(smooth(eye, 6), 0)
    p.poly(smooth(mirrored(eye), 6), 0)


def assistant(p: Pen) -> None:
    """One beside another."""
    p.disc(0.36, 0.22, 0.17)
    p.poly(smooth([(0.36, 0.42), (0.60, 0.54), (0.66, 0.96), (0.06, 0.96), (0.12, 0.54)], 6))
    p.disc(0.74, 0.44, 0.13)
    p.poly(smooth([(0.74, 0.58), (0.94, 0.70), (0.97, 0.96), (0.72, 0.96), (0.70, 0.76)], 6))


def human(p: Pen) -> None:
    """Arms and legs apart."""
    p.disc(0.5, 0.14, 0.14)
    p.line([(0.5, 0.34), (0.5, 0.60)], 0.20)
    p.line([(0.10, 0.34), (0.90, 0.34)], 0.12)
    p.line([(0.24, 0.94), (0.5, 0.58), (0.76, 0.94)], 0.13)


def robot(p: Pen) -> None:
    p.box(0.14, 0.26, 0.86, 0.92, 0.10)
    p.line([(0.5, 0.26), (0.5, 0.10)], 0.09)
    p.disc(0.5, 0.08, 0.09)
    for x in (0.34, 0.66):
        p.disc(x, 0.50, 0.10, 0)
    p.box(0.30, 0.70, 0.70, 0.79, 0.02, 0)


def time_lord(p: Pen) -> None:
    """The high collar."""
    p.disc(0.5, 0.48, 0.20)
    right = [(0.5, 0.02), (0.86, 0.14), (0.98, 0.52), (0.86, 0.94), (0.66, 0.94), (0.78, 0.56), (0.70, 0.30),
             (0.5, 0.20)]  # fmt: skip
    p.poly(smooth([*right, *reversed(mirrored(right[1:-1]))], 6))
    p.disc(0.5, 0.50, 0.19)


# What it can do


def special(p: Pen) -> None:
    """A card that turns."""
    p.arc(0.5, 0.54, 0.33, -150, 110, 0.13)
    p.poly([(0.0, 0.44), (0.38, 0.46), (0.19, 0.16)])


def innate(p: Pen) -> None:
    """What burns by itself."""
    pointed(p, 4, 0.50, 0.16)


def unique(p: Pen) -> None:
    pointed(p, 5, 0.50, 0.20)


VALUES: dict[str, Sign] = {"energy": energy, "substance": substance, "support": support, "solve": solve}
ZONES: dict[str, Sign] = {"past": past, "present": present, "future": future, "timeless": timeless}
KINDS: dict[str, Sign] = {"creature": creature, "resource": resource, "flash": flash, "episode": episode, "time": time}
RACES: dict[str, Sign] = {
    "alien": alien,
    "assistant": assistant,
    "human": human,
    "robot": robot,
    "time-lord": time_lord,
}
ABILITIES: dict[str, Sign] = {"special": special, "innate": innate, "unique": unique}
