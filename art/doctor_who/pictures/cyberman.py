"""Cyberman: down the steps under the great dome, in step, rank behind rank."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.doctor_who.stature import arm, legs
from art.kit.shapes import blob, box, dot, poly


@picture("future", "cyberman", nebulae.clouds((0.2, 0.8), 0.8, 2.2))
def paint(n: Night) -> None:
    n.lamp_at = (-0.9, 1.1)
    n.being(box(-0.50, 0.42, 0.50, 0.66) + blob((-0.42, 0.62), (-0.40, 0.96), (0.0, 1.16), (0.40, 0.96), (0.42,
        0.62)) + box(-0.05, 1.1, 0.05, 1.26)
            + dot(0, 1.26, 0.04), "dusk", soft=0.08, halo=0.6, rim=1.4, stars=0.1)  # fmt: skip
    for k in range(8):
        n.ink([(-0.36 + 0.103 * k, 0.64), (-0.30 + 0.088 * k, 0.9), (-0.06 + 0.02 * k, 1.14)], 0.008, 0.5, "dusk")
    n.being(poly((-0.8, 0.42), (0.8, 0.42), (0.0, 0.64)), "dusk", soft=0.04, halo=0.3, rim=1.4, stars=0)
    for i in range(9):
        y = 0.40 - 0.22 * i
        n.being(box(-1.1, y - 0.24, 1.1, y), "silver", soft=0.03, halo=0.2, stars=0.05, bright=-0.18, rim=1.3)
    for x, y, k, step in ((-0.30, 0.42, 0.070, 0.4), (0.26, 0.44, 0.070, -0.4), (-0.58, 0.30, 0.100, -0.5), (0.02,
        0.34, 0.105, 0.5), (0.62, 0.30, 0.100, -0.5),
                          (-0.34, 0.22, 0.150, 0.6), (0.44, 0.14, 0.165, -0.6)):  # fmt: skip
        legs(n, (x, y), k, "silver", 0.62, step, 0.9, 11.0)
        for side in (-1, 1):
            arm(n, (x, y), k, "silver", (1.95 * side, -3.2), ((1.8 + 0.3 * step * side) * side, -5.0), side, 0.85)
        beings.cyber(n, (x, y), k, fade=0.0)
