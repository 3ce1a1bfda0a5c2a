"""The Gravis: the greatest of the Tractators, a ring of moons drawn round its head."""

from math import cos, sin

from art.doctor_who import creatures, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, hoop


@picture("future", "the-gravis", nebulae.vortex((0.0, 0.4), 1.2, 0.8, heart=0.8))
def paint(n: Night) -> None:
    creatures.tractator(n, (0.0, -0.12), 1.14, "gold", "#ff9a48")
    for k in range(9):
        x, y = 0.95 * cos(k * 0.698), 0.42 + 0.30 * sin(k * 0.698)
        n.being(dot(x, y, 0.05 + 0.03 * (k % 3)), ("silver", "ice", "bronze")[k % 3], soft=0.05, halo=0.7, stars=0)
    n.lit(hoop(0, 0.42, 0.95, 0.004, ry=0.30), n.sky.accent, 0.5, 0.02)
