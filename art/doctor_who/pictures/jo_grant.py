"""Jo Grant: fair hair, a great collar, and a ring of keys that are not hers."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import hoop, pair, place, polar, poly


@picture("present", "jo-grant", nebulae.rays((0.3, 0.8), 1.3, 1.1))
def paint(n: Night) -> None:
    b = portrait(n, Look("ember", "flesh", "fringe", "gold", collar=""), (-0.06, 0.42), 0.41, -7, wide=0.85, stern=-0.8)
    n.being(
        b.put(pair(poly((0.1, -1.15), (0.5, -1.05), (1.15, -1.75), (0.5, -2.1)))), "pearl", soft=0.05, halo=0.2, stars=0
    )
    n.being(hoop(0.58, -0.52, 0.24, 0.022), "gold", soft=0.02, halo=0.8, stars=0)
    for a in (235, 262, 288, 312):
        x, y = polar((0.58, -0.52), a, 0.24)
        n.being(place(props.key(0.46), (x, y), 1.0, a + 90 + 180), "gold", soft=0.02, halo=0.5, stars=0)
