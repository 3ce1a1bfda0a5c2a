"""Time: Past: an hourglass in the green of the vortex, all its stars fallen."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture


@picture("past", "time-of-the-past", nebulae.vortex((0.0, 0.2), 3.0, 1.1, heart=1.4))
def paint(n: Night) -> None:
    things.hourglass(n, (0.0, 0.1), 1.75, 0.05)
    n.joined([(-0.8, -0.9), (-0.5, -1.15), (0.0, -1.2), (0.5, -1.15), (0.85, -0.85)], r=0.08)
