"""Cyber Tomb: a wall of cells of ice, one above the other, and in each a light that wakes."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, hoop


@picture("timeless", "cyber-tomb", nebulae.deep((0.0, 0.3), 0.9, 0.4))
def paint(n: Night) -> None:
    for row in range(4):
        for k in range(3):
            x, y = -0.62 + k * 0.62, 0.86 - row * 0.66
            n.being(
                box(x - 0.27, y - 0.30, x + 0.27, y + 0.30),
                "ice",
                solid=0.85,
                soft=0.08,
                halo=0.5,
                rim=1.5,
                stars=0.2,
                bright=-0.05,
            )
            n.being(
                both(
                    (0, y + 0.20),
                    (0.09, y + 0.17),
                    (0.10, y + 0.02),
                    (0.16, y - 0.04),
                    (0.20, y - 0.28, 0),
                    (0, y - 0.28),
                    x=x,
                ),
                "silver",
                soft=0.05,
                halo=0.2,
                stars=0,
            )
            n.being(hoop(x, y + 0.10, 0.13, 0.012, -10, 190), "silver", soft=0.01, halo=0.1, stars=0)
            n.lit(
                dot(x - 0.04, y + 0.10, 0.016) + dot(x + 0.04, y + 0.10, 0.016),
                "#a0e8ff" if (row, k) != (1, 1) else "#ff8040",
                1.5,
                0.04,
            )
    n.lit(hoop(0, 0.20, 0.42, 0.010), "#ff9a48", 0.8, 0.06)
    n.foot(-1.1, 0.8, "ice")
