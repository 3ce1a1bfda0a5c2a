"""Imperial Dalek: white and gold, with two of its kind behind."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture


@picture("future", "imperial-dalek", nebulae.rays((0.0, 0.8), 1.2, 1.3))
def paint(n: Night) -> None:
    n.lamp_at = (-0.9, 1.1)
    beings.dalek(n, (-0.62, -0.42), 0.95, "pearl", "gold", "#8fd8ff", stars=0)
    beings.dalek(n, (0.72, -0.36), 0.85, "pearl", "gold", "#8fd8ff", stars=0)
    n.foot(-0.45, 0.7)
    beings.dalek(n, (0.06, -1.18), 1.72, "pearl", "gold", "#60c8ff")
