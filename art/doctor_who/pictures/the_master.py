"""The Master: a face so near that it does not fit, one half of it gone out, and the eye that one obeys."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import half_of_stars, three_quarter
from art.kit.shapes import hoop


@picture("timeless", "the-master", nebulae.deep((-0.6, 0.5), 0.7, 0.4))
def paint(n: Night) -> None:
    look = Look("soot", "bone", "short", "soot", beard="van", collar="high", face="long")
    b = three_quarter(n, look, (0.04, 0.16), 0.74, -0.14, 0.04, 4, stern=1.0, lamp=(-1.6, 1.0), fade=0.1)
    n.shade(*b.spot(-0.3, 0.1), 0.5, 0.30)
    half_of_stars(n, b, 1, "#c8a8ff", "long")
    x, y = b.spot(-0.29, 0.09)
    for r in (0.12, 0.25, 0.41, 0.62, 0.90):
        n.lit(hoop(x, y, r, 0.004), n.sky.accent, 0.75 - 0.6 * r, 0.02)
    n.star(x, y, 0.20, 0.9, "#d8c0ff")
