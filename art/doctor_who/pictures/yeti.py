"""Yeti: fur and two lights in a tunnel of the Underground."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import hoop, sweep


@picture("present", "yeti", nebulae.vortex((0.0, 0.25), 0.2, 0.9, heart=0))
def paint(n: Night) -> None:
    for r in (0.95, 1.12, 1.3):
        n.lit(hoop(0, -0.05, r, 0.012, ry=r * 0.95), "#ff7040", 0.28, 0.03, 0.2)
    n.shade(0, -0.2, 0.8, 0.75)
    for x in (-1, 1):
        n.lit(sweep([(0.85 * x, -1.5), (0.20 * x, -0.5)], [0.014, 0.004]), "#ffc090", 0.5, 0.02)
    beings.yeti(n, (0.0, -1.25), 1.85, "bronze")
