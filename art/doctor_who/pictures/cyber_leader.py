"""Cyber Leader: the handles are black; two of its men behind."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture


@picture("future", "cyber-leader", nebulae.curtains((0.0, 0.7), 6, -0.8, 1.3))
def paint(n: Night) -> None:
    beings.cyber(n, (-0.62, 0.52), 0.22, wide=0.8, fade=0.5)
    beings.cyber(n, (0.64, 0.52), 0.22, wide=0.8, fade=0.5)
    n.shade(0, 0.2, 0.6, 0.5)
    beings.cyber(n, (0.0, 0.28), 0.42, "silver", True, "#ff8a50")
