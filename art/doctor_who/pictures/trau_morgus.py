"""Trau Morgus: a suit like a uniform, a city of lights under his window; he turns to speak to us."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, pair, poly


@picture("future", "trau-morgus", nebulae.roundels((0.0, 0.6), 0.34, 0.5))
def paint(n: Night) -> None:
    for k in range(16):
        x, h = -1.0 + k * 0.135, 0.2 + 0.5 * ((k * 37) % 10) / 10
        n.being(box(x, -1.5, x + 0.11, -0.6 + h), "dusk", soft=0.03, halo=0.2, stars=0)
        n.lit(
            [
                q
                for j in range(4)
                if (k * 3 + j) % 3
                for q in box(x + 0.02, -1.2 + j * 0.2 + h * 0.3, x + 0.05, -1.12 + j * 0.2 + h * 0.3)
            ],
            n.sky.accent,
            0.6,
            0.015,
        )
    b = portrait(
        n, Look("violet", "flesh", "parted", "gold", "", "", "high"), (0.04, 0.30), 0.50, -7, stern=0.6, fade=0.5
    )
    n.being(
        b.put(pair(poly((0.2, -1.2), (0.5, -1.25), (1.2, -1.9), (0.8, -2.2)))), "silver", soft=0.05, halo=0.3, stars=0
    )
