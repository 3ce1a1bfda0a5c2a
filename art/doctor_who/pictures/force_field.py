"""Force Field: a dome of hexagons, on which lightning breaks."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, hoop, sweep


@picture("timeless", "force-field", nebulae.deep((0.0, 0.1), 0.9, 0.45))
def paint(n: Night) -> None:
    for row in range(9):
        for k in range(9):
            x, y = -0.92 + k * 0.23 + 0.115 * (row % 2), -0.72 + row * 0.20
            if (x / 0.95) ** 2 + ((y + 0.72) / 1.62) ** 2 < 1:
                n.lit(hoop(x, y, 0.108, 0.004, 30, 390), "#8fe4ff", 0.45 + 0.35 * (abs(x) + (y + 0.7) * 0.4), 0.02)
    n.lit(hoop(0, -0.72, 0.96, 0.014, 0, 180, ry=1.62), "#b8f0ff", 1.3, 0.08)
    for x, y in ((-0.5, 0.62), (0.62, 0.48)):
        n.lit(
            sweep([(x * 2.0, 1.4), (x * 1.5, 1.05), (x * 1.45, 0.9), (x, y)], [0.010, 0.014, 0.010, 0.012]),
            n.sky.accent,
            1.6,
            0.08,
        )
        n.star(x, y, 0.34, 1.5, n.sky.accent)
    n.being(dot(0, -0.78, 0.98, 0.12), "silver", soft=0.06, halo=0.4, stars=0)
    n.being(
        both((0, -0.2), (0.12, -0.24), (0.14, -0.4), (0.2, -0.76, 0), (0, -0.76)), "gold", soft=0.08, halo=0.7, stars=0
    )
