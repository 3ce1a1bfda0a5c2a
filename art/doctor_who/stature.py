"""What stands under a bust: legs that walk and arms that reach, for those whom `beings` gives head and breast only.

Measures are in half heights of the head,
    as in `heads`: the breast of a being ends about 5 below the middle of its head.
"""

from art.doctor_who.starlight import Night
from art.kit.shapes import Point, Shape, blob, place, sweep


def legs(n: Night, at: Point, size: float, hue: str, wide: float = 0.75, step: float = 0.0, thick: float = 1.0,
         long: float = 12.0) -> None:  # fmt: skip
    """Two legs from under the breast of a being whose head lies at `at`; `step` sets one foot before the other."""

    def put(shape: Shape) -> Shape:
        return place(shape, at, size)

    for x, ahead in ((-1, -step), (1, step)):
        hip, knee = (wide * x, -4.4), (wide * 1.1 * x + ahead * 0.6, -(4.4 + (long - 4.4) * 0.52))
        foot = (wide * 1.15 * x + ahead, -long + (0.5 if ahead * x < 0 else 0.0))
        n.being(put(sweep([hip, knee, foot], [0.80 * thick, 0.66 * thick, 0.50 * thick])), hue, soft=0.3 * size,
            halo=0.4,
                stars=0.2)  # fmt: skip
        boot = blob((foot[0] - 0.55, foot[1] + 0.5), (foot[0] + 0.5, foot[1] + 0.5), (foot[0] + 0.85, foot[1] - 0.6, 0),
                    (foot[0] - 0.85, foot[1] - 0.6, 0))  # fmt: skip
        n.being(put(boot), hue, soft=0.2 * size, halo=0.3, stars=0)


def arm(n: Night, at: Point, size: float, hue: str, elbow: Point, hand: Point, side: int = 1, thick: float = 1.0,
        shoulder: Point = (1.45, -1.75)) -> Point:  # fmt: skip
    """An arm from the shoulder on that side (1: the right); elbow and hand in the same measure. Where the hand is."""
    line = [(shoulder[0] * side, shoulder[1]), elbow, hand]
    n.being(place(sweep(line, [0.50 * thick, 0.42 * thick, 0.32 * thick]), at, size), hue, soft=0.24 * size, halo=0.4,
            stars=0.2)  # fmt: skip
    return at[0] + hand[0] * size, at[1] + hand[1] * size
