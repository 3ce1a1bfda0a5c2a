"""What stands only in Meridian: its skyline, and THE HAND of its clock."""

from art.kit import land
from art.kit.canvas import Canvas
from art.kit.shapes import Shape, both, hoop, pair, sweep

# Outlines stay as rows of points:
# fmt: off


def meridian(c: Canvas, y: float, height: float = 0.5, far: float = 0.55, tower: float = 0.5, salt: int = 1,
    dial: bool = True) -> None:
    """The skyline of the city with its stopped clock tower at x = tower, in two layers of air."""
    land.layer(c, land.roofs(c, y + height * 0.06, height * 0.55, salt, 20), min(0.9, far + 0.18), 0.6, height, 0.3)
    land.layer(c, land.clock_tower(tower, y, height * 1.25), far, 0.55, height * 1.2, 0.6)
    if dial:
        land.tower_dial(c, tower, y, height * 1.25, heat=0.5, colour=c.palette.disc[0])
    land.layer(c, land.roofs(c, y - height * 0.06, height * 0.42, salt + 1, 15), far * 0.8, 0.6, height * 0.6, 0.5)


def the_hand(long: float = 1.0) -> Shape:
    """THE HAND: the stolen hour hand, from its eye at (0, 0) to its heart-shaped tip at (0, long)."""
    k = long
    shape = hoop(0, 0, 0.055 * k, 0.022 * k)
    shape += sweep([(0, 0.06 * k), (0, 0.35 * k), (0, 0.66 * k)], [0.020 * k, 0.028 * k, 0.016 * k])
    shape += both((0.0, 1.0 * k, 0), (0.030 * k, 0.92 * k), (0.125 * k, 0.80 * k), (0.135 * k, 0.715 * k), (0.075 * k,
        0.665 * k), (0.020 * k, 0.70 * k), (0.035 * k, 0.64 * k, 0), (0.0, 0.62 * k))
    shape += pair(sweep([(0.0, 0.50 * k), (0.06 * k, 0.53 * k), (0.085 * k, 0.58 * k), (0.05 * k, 0.60 * k)],
        [0.014 * k, 0.012 * k, 0.008 * k, 0.004 * k]))
    return shape + pair(sweep([(0.0, -0.06 * k), (0.05 * k, -0.11 * k), (0.0, -0.17 * k)], [0.012 * k, 0.014 * k,
        0.006 * k]))
