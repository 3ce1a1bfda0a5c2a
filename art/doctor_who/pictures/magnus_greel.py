"""Magnus Greel: a slouch hat, a scarf over a face that is slipping, and a cabinet of light."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, poly


@picture("past", "magnus-greel", nebulae.clouds((-0.4, 0.4), 0.8, 2.8))
def paint(n: Night) -> None:
    n.being(box(0.34, -1.5, 0.98, 0.66), "gold", soft=0.1, halo=0.7, stars=0.2)
    n.being(poly((0.30, 0.66), (0.66, 0.92), (1.02, 0.66)), "gold", soft=0.06, halo=0.4, stars=0)
    n.lit(box(0.64, -1.5, 0.67, 0.62), "#b8ff90", 1.6, 0.10, 0.8)
    n.dark(box(0.40, 0.1, 0.60, 0.56) + box(0.72, 0.1, 0.92, 0.56), 0.5, 0.01)
    b = portrait(
        n,
        Look("soot", "moss", "bald", "soot", "fedora", "soot", "high", eyes="#c0ff80"),
        (-0.28, 0.36),
        0.38,
        -5,
        stern=1.0,
    )
    n.dark(b.put(blob((0.1, 0.0), (0.5, -0.1), (0.56, -0.5), (0.2, -0.4))), 0.5, 0.04, "blood")
    n.being(
        b.put(blob((-0.72, -0.24, 0), (0, -0.34), (0.72, -0.24, 0), (0.66, -1.0), (0, -1.35), (-0.66, -1.0))),
        "blood",
        soft=0.10,
        halo=0.2,
        stars=0,
    )
