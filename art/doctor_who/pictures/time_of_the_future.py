"""Time: Future: an hourglass in the blue of the vortex, none of its stars fallen yet."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture


@picture("future", "time-of-the-future", nebulae.vortex((0.0, 0.2), 1.6, 1.1, heart=1.4))
def paint(n: Night) -> None:
    things.hourglass(n, (0.0, 0.1), 1.75, 0.97, 14)
    n.joined([(-0.7, 1.15), (-0.2, 1.28), (0.3, 1.2), (0.85, 1.3)], r=0.08)
