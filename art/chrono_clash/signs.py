"""The signs that come back wherever Chrono Clash draws: its ideas, and its four houses.

Our own pictures for the game's ideas: a battler is a helm, the guardians are a tower, time is an hourglass, a cost is
an hour on a dial, strength is a sword, a card is a card. Each is a few bold strokes in the unit square, so that
it is still told apart eleven pixels high.
"""

from math import cos, pi, sin

from art.kit.pen import Pen, Point, smooth, spun

HELM = [
    (0.5, 0.0), (0.72, 0.05), (0.86, 0.20), (0.90, 0.42), (0.88, 0.74), (0.74, 0.90), (0.60, 1.0),
    (0.40, 1.0), (0.26, 0.90), (0.12, 0.74), (0.10, 0.42), (0.14, 0.20), (0.28, 0.05),
]  # fmt: skip


def helm(p: Pen, gap: float = 0.0, ink: int = 255) -> None:
    """A battler: a closed helm with its slit; `gap` clears so much around it."""
    if gap:
        p.poly([(0.5 + (x - 0.5) * (1 + 2 * gap), 0.5 + (y - 0.5) * (1 + 2 * gap)) for x, y in smooth(HELM, 4)], 0)
    p.poly(smooth(HELM, 6), ink)
    slit = [(0.575, 0.56), (0.575, 1.0), (0.425, 1.0), (0.425, 0.56)]
    p.poly([(0.20, 0.40), (0.80, 0.40), (0.80, 0.545), *slit, (0.20, 0.545)], 255 - ink)


def head(p: Pen) -> None:
    """A player: a crowned head on shoulders."""
    p.poly([(0.22, -0.04), (0.37, 0.10), (0.5, -0.06), (0.63, 0.10), (0.78, -0.04), (0.74, 0.24), (0.26, 0.24)])
    p.disc(0.5, 0.40, 0.235)
    p.box(0.2, 0.24, 0.8, 0.31, 0.0, 0)
    p.poly(smooth([(0.04, 0.98), (0.10, 0.78), (0.30, 0.70), (0.5, 0.76), (0.70, 0.70), (0.90, 0.78), (0.96, 0.98)], 5))


def tower(p: Pen) -> None:
    """The guardians: a tower with battlements and its gate."""
    p.poly([(0.12, 0.0), (0.30, 0.0), (0.30, 0.13), (0.41, 0.13), (0.41, 0.0), (0.59, 0.0), (0.59, 0.13),
            (0.70, 0.13), (0.70, 0.0), (0.88, 0.0), (0.88, 0.30), (0.76, 0.40), (0.80, 0.86), (0.94, 0.86),
            (0.94, 1.0), (0.06, 1.0), (0.06, 0.86), (0.20, 0.86), (0.24, 0.40), (0.12, 0.30)])  # fmt: skip
    p.poly(smooth([(0.40, 1.02), (0.40, 0.70), (0.5, 0.57), (0.60, 0.70), (0.60, 1.02)], 5, closed=False), 0)


def hourglass(p: Pen) -> None:
    for y in (0.0, 0.865):
        p.box(0.12, y, 0.88, y + 0.135, 0.04)
    right = [(0.80, 0.10), (0.78, 0.26), (0.575, 0.47), (0.575, 0.53), (0.78, 0.74), (0.80, 0.90)]
    p.poly(smooth([*right, *((1 - x, y) for x, y in reversed(right))], 6))
    p.poly(smooth([(0.33, 0.19), (0.67, 0.19), (0.62, 0.27), (0.5, 0.31), (0.38, 0.27)], 6), 0)


def sword(p: Pen) -> None:
    """Strength: a broad blade, point up."""
    p.poly([(0.5, 0.0), (0.635, 0.17), (0.60, 0.66), (0.40, 0.66), (0.365, 0.17)])
    p.line([(0.22, 0.70), (0.78, 0.70)], 0.13)
    p.line([(0.5, 0.72), (0.5, 0.90)], 0.13)
    p.disc(0.5, 0.92, 0.085)


def dial(p: Pen) -> None:
    """A cost: an hour on a dial."""
    p.ring(0.5, 0.5, 0.425, 0.12)
    p.line([(0.5, 0.20), (0.5, 0.5), (0.69, 0.62)], 0.12)


def card(p: Pen, left: float, top: float, right: float, foot: float, hollow: bool = True) -> None:
    p.box(left, top, right, foot, 0.07)
    if hollow:
        p.box(left + 0.10, top + 0.10, right - 0.10, foot - 0.10, 0.03, 0)


def spark(p: Pen, x: float, y: float, r: float, waist: float = 0.30) -> None:
    """A star of four long points."""
    p.poly([
        (x + r * (1 if i % 2 == 0 else waist) * sin(i * pi / 4), y - r * (1 if i % 2 == 0 else waist) * cos(i * pi / 4))
        for i in range(8)
    ])  # fmt: skip


def ticks(p: Pen, inner: float, outer: float, w: float, turn: float = 0.0) -> None:
    """The four marks of a sight."""
    for quarter in range(4):
        t = turn * pi / 180 + quarter * pi / 2
        p.line([(0.5 + r * cos(t), 0.5 + r * sin(t)) for r in (inner, outer)], w)


def half_sun(p: Pen, x: float, y: float, r: float, rays: int, inner: float, outer: float, w: float) -> None:
    p.disc(x, y, r)
    p.box(x - r - 0.1, y, x + r + 0.1, y + r + 0.1, 0, 0)
    for i in range(rays):
        t = pi + pi * (i + 0.5) / rays
        p.line([(x + far * cos(t), y + far * sin(t)) for far in (inner, outer)], w)


def barred(p: Pen) -> None:
    """A bar from corner to corner: this one does not."""
    p.line([(0.0, 0.06), (1.0, 0.94)], 0.30, 0)
    p.line([(0.05, 0.10), (0.95, 0.90)], 0.13)


def summon(p: Pen) -> None:
    """The sun comes up."""
    half_sun(p, 0.5, 0.74, 0.29, 5, 0.44, 0.60, 0.115)
    p.line([(0.03, 0.90), (0.97, 0.90)], 0.13)


def cog(p: Pen, hole: float = 0.30) -> None:
    """A walker: the wheel of a machine."""
    for i in range(8):
        tooth = [(0.42, 0.02), (0.58, 0.02), (0.62, 0.30), (0.38, 0.30)]
        p.poly(spun(tooth, 45 * i))
    p.disc(0.5, 0.5, 0.40)
    p.disc(0.5, 0.5, hole, 0)


# The four houses of the day


def dawn(p: Pen) -> None:
    half_sun(p, 0.5, 0.72, 0.30, 5, 0.44, 0.62, 0.12)
    p.line([(0.0, 0.88), (1.0, 0.88)], 0.13)


def noon(p: Pen) -> None:
    p.disc(0.5, 0.5, 0.25)
    for i in range(8):
        t = i * pi / 4
        p.line([(0.5 + far * cos(t), 0.5 + far * sin(t)) for far in (0.37, 0.50)], 0.11)


def blue_hour(p: Pen) -> None:
    """The evening star over the water."""
    spark(p, 0.5, 0.36, 0.42, 0.24)
    for y, half in ((0.80, 0.46), (0.96, 0.28)):
        p.line([(0.5 - half, y), (0.5 + half, y)], 0.11)


def midnight(p: Pen) -> None:
    p.disc(0.46, 0.52, 0.47)
    p.disc(0.66, 0.40, 0.40, 0)
    spark(p, 0.76, 0.36, 0.22, 0.32)


def action(p: Pen) -> None:
    """What only actions have on them."""
    spark(p, 0.5, 0.5, 0.56, 0.27)


# The outline of a shield, for icons of abilities and for the strength.


def shield(w: float, d: float) -> list[Point]:
    """Flat above, coming to a point below."""
    side = smooth(
        [(w - d, d + 0.01), (w - d - 0.005, 0.50), (w - 0.13 - d, 0.78), (w / 2, 1 - d * 1.1)], 8, closed=False
    )
    return [*side, *((w - x, y) for x, y in reversed(side))]
