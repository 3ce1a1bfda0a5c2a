"""Cyberman: a face of metal with handles, and no face behind it."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture


@picture("future", "cyberman", nebulae.deep((0.0, 0.5), 0.9, 0.50))
def paint(n: Night) -> None:
    beings.cyber(n, (0.0, 0.36), 0.44)
