"""Time: Present: an hourglass in the red of the vortex, its stars just falling."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture


@picture("present", "time-of-the-present", nebulae.vortex((0.0, 0.2), -3.0, 1.1, heart=1.4))
def paint(n: Night) -> None:
    things.hourglass(n, (0.0, 0.1), 1.75, 0.5, -12)
