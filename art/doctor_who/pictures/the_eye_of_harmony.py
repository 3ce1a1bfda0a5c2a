"""The Eye of Harmony: a star held in a well of black stone with a seal of figures of eight."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, polar, poly


@picture("timeless", "the-eye-of-harmony", nebulae.eclipse((0.0, 0.15), 0.34, 0.5, stars=0.4))
def paint(n: Night) -> None:
    n.being(hoop(0, 0.15, 0.78, 0.16), "gold", soft=0.08, halo=0.7, stars=0.1)
    for k in range(12):
        a = k * 30
        n.being(hoop(*polar((0, 0.15), a, 0.78), 0.085, 0.022), "dusk", soft=0.02, halo=0, stars=0)
    n.being(hoop(0, 0.15, 0.44, 0.05), "gold", soft=0.03, halo=0.5, stars=0)
    n.being(dot(0, 0.15, 0.30), "pearl", soft=0.14, halo=1.2, stars=0, bright=0.3)
    n.star(0, 0.15, 1.2, 1.8)
    for x in (-1, 1):
        n.being(box(0.62 * x - 0.14, -1.5, 0.62 * x + 0.14, -0.78), "dusk", soft=0.06, halo=0.4, stars=0)
    n.being(poly((-1.1, -1.5), (-0.6, -1.05), (0.6, -1.05), (1.1, -1.5)), "dusk", soft=0.08, halo=0.3, stars=0)
