"""TARDIS: the police box, at home in the vortex."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture


@picture("timeless", "tardis", nebulae.vortex((0.10, 0.30), 2.6, 1.2, heart=1.4))
def paint(n: Night) -> None:
    n.shade(0.05, -0.1, 0.8, 0.5)
    things.police_box(n, (0.04, -1.18), 2.15, "navy", tilt=-7)
