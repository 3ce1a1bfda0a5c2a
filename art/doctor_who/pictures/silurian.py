"""Silurian: the old lord of the earth opens his third eye."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture


@picture("present", "silurian", nebulae.pillars((0.2, 0.7)))
def paint(n: Night) -> None:
    beings.reptile(n, (0.0, 0.34), 0.46, "moss", "#ff3a24")
