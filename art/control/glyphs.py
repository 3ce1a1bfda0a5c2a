"""The small signs of Control: its two kinds of card, and its fuel."""

from art.kit.pen import Pen, ngon, smooth

BLUE = (74, 158, 236)
ORANGE = (222, 133, 58)
BRASS = (226, 186, 104)

FLAME = smooth([
    (0.53, 0.03), (0.56, 0.20), (0.70, 0.33), (0.77, 0.27), (0.77, 0.40), (0.86, 0.56), (0.83, 0.78),
    (0.68, 0.94), (0.50, 0.975), (0.31, 0.94), (0.17, 0.78), (0.15, 0.58), (0.25, 0.42), (0.31, 0.47),
    (0.36, 0.32), (0.50, 0.20),
])  # fmt: skip
FLAME_HEART = smooth([
    (0.52, 0.46), (0.58, 0.60), (0.66, 0.66), (0.66, 0.80), (0.58, 0.90), (0.44, 0.90), (0.35, 0.80),
    (0.36, 0.68), (0.45, 0.62),
])  # fmt: skip


def stable(p: Pen) -> None:
    p.poly(ngon(6, 0.5, 0.5, 0.48))
    p.poly(ngon(6, 0.5, 0.5, 0.345), 0)
    p.poly(ngon(6, 0.5, 0.5, 0.25))


def unstable(p: Pen) -> None:
    p.poly(FLAME)
    p.poly(FLAME_HEART, 0)


def fuel(p: Pen) -> None:
    p.box(0.22, 0.13, 0.78, 0.97, 0.12)
    p.box(0.38, 0.02, 0.62, 0.2, 0.04)
    p.poly([(0.57, 0.24), (0.33, 0.60), (0.48, 0.60), (0.42, 0.87), (0.68, 0.49), (0.52, 0.49)], 0)


GLYPHS = {"stable": (stable, BLUE, True), "unstable": (unstable, ORANGE, True), "fuel": (fuel, BRASS, True)}
