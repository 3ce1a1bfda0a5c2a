"""Eight Leg: a spider as large as a man, upon a web of light."""

from art.doctor_who import creatures, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import polar, sweep


@picture("present", "eight-leg", nebulae.eclipse((0.0, 0.55), 0.55, 0.35))
def paint(n: Night) -> None:
    for k in range(12):
        n.lit(sweep([(0, 0.1), polar((0, 0.1), k * 30 + 8, 1.7)], [0.003, 0.003]), "#a0e8ff", 0.35, 0.01)
    for r in (0.4, 0.7, 1.0, 1.3):
        p = [polar((0, 0.1), k * 30 + 8, r * (1 - 0.06 * (k % 2))) for k in range(13)]
        n.lit(sweep(p, [0.003, 0.003]), "#a0e8ff", 0.32, 0.01)
    creatures.spider(n, (0.0, 0.02), 1.0, "bronze")
