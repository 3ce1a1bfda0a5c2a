"""The Valeyard: black robes, a black cap, a book of evidence, a mirror of somebody's face."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import pair, poly


@picture("timeless", "the-valeyard", nebulae.deep((0.0, 0.6), 0.7, 0.38))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("soot", "bone", "bald", "soot", "skullcap", "soot", "high", "soot", face="long"),
        (0.0, 0.40),
        0.44,
        0,
        stern=1.0,
    )
    n.being(
        b.put(pair(poly((0.02, -1.15), (0.22, -1.15), (0.44, -2.1), (0.12, -2.2)))),
        "pearl",
        soft=0.05,
        halo=0.3,
        stars=0,
    )
    n.being(
        poly((-0.62, -1.30), (-0.04, -1.20), (0.0, -0.86), (-0.60, -0.94))
        + poly((0.62, -1.30), (0.04, -1.20), (0.0, -0.86), (0.60, -0.94)),
        "bone",
        soft=0.05,
        halo=0.8,
        stars=0,
    )
    for k in range(3):
        n.ink([(-0.5, -1.02 - 0.07 * k), (-0.08, -0.96 - 0.07 * k)], 0.008, 0.6, "bone")
        n.ink([(0.5, -1.02 - 0.07 * k), (0.08, -0.96 - 0.07 * k)], 0.008, 0.6, "bone")
