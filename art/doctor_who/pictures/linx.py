"""Linx: a Sontaran before the moon of the Middle Ages, his helmet under his arm."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot


@picture("past", "linx", nebulae.eclipse((0.0, 0.48), 0.66, 0.32))
def paint(n: Night) -> None:
    beings.sontaran(n, (-0.04, 0.40), 0.46, "moss", "dusk")
    n.being(
        both((0, -0.42), (0.20, -0.48), (0.30, -0.70), (0.30, -0.98), (0, -1.04), x=0.56),
        "silver",
        soft=0.14,
        halo=0.8,
        stars=0,
    )
    n.dark(dot(0.46, -0.70, 0.07, 0.06) + dot(0.66, -0.70, 0.07, 0.06), 0.95, 0.006)
