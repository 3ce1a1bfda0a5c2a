"""Dalek: the bumps, the slats and the stalk, in bronze and gold."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture


@picture("future", "dalek", nebulae.clouds((-0.3, 0.6), 0.9, 2.2))
def paint(n: Night) -> None:
    n.lamp_at = (-0.9, 1.1)
    n.foot(-0.95, 0.7)
    beings.dalek(n, (0.12, -1.12), 1.95)
