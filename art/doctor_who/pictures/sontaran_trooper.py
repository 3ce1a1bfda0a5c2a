"""Sontaran Trooper: a helmet among helmets without end."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, pair


@picture("future", "sontaran-trooper", nebulae.rays((0.0, 1.0), 1.2, 1.4))
def paint(n: Night) -> None:
    for row, (y, s) in enumerate(((0.86, 0.13), (0.66, 0.17), (0.42, 0.22))):
        for k in range(-4, 5):
            x = (k + 0.5 * (row % 2)) * s * 2.9
            if abs(x) < 1.15:
                n.being(
                    both(
                        (0, y + s),
                        (s * 0.9, y + s * 0.4),
                        (s, y - s * 0.6),
                        (s * 2.0, y - s * 1.4),
                        (s * 2.1, y - s * 3, 0),
                        (0, y - s * 3),
                        x=x,
                    ),
                    "dusk",
                    soft=s * 0.4,
                    halo=0.3,
                    stars=0,
                    bright=0.03 * row,
                )
                n.dark(
                    pair(dot(s * 0.36, 0, s * 0.2)) and dot(x - s * 0.36, y, s * 0.2) + dot(x + s * 0.36, y, s * 0.2),
                    0.9,
                    0.005,
                )
    n.shade(0, -0.1, 0.7, 0.5)
    beings.sontaran(n, (0.0, -0.05), 0.48, helmet=True)
