"""Black Dalek: black, but for its globes, before a dead sun."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture


@picture("future", "black-dalek", nebulae.eclipse((0.0, 0.45), 0.68, 0.30))
def paint(n: Night) -> None:
    n.lamp_at = (-0.7, 1.0)
    beings.dalek(n, (0.10, -1.15), 1.95, "dusk", "silver", "#ff5040", stars=0.8)
