"""Tractator: a woodlouse on end in a burrow, feelers that pull at the rocks."""

from art.doctor_who import creatures, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import polar, poly


@picture("future", "tractator", nebulae.pillars((0.0, 0.5)))
def paint(n: Night) -> None:
    creatures.tractator(n, (0.0, 0.0), 1.0, "silver", "#8fd8ff")
    for x, y, r in ((-0.8, 0.5, 0.12), (0.82, 0.62, 0.14), (-0.7, 0.95, 0.09), (0.7, 1.0, 0.08)):
        n.being(
            poly(*[polar((x, y), k * 51 + 9, r * (0.8 + 0.2 * (k % 2))) for k in range(7)]),
            "bronze",
            soft=0.05,
            halo=0.7,
            stars=0,
        )
