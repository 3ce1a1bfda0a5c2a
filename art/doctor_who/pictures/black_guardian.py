"""Black Guardian: the same turned to night, a black crow on his head, eyes of fire."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import creature
from art.kit.shapes import dot, pair, place, sweep


@picture("timeless", "black-guardian", nebulae.eclipse((0.0, 0.45), 0.75, 0.22))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("soot", "dusk", "swept", "soot", "", "", "high", "soot", "king", eyes="#ff4030"),
        (0.0, 0.22),
        0.50,
        0,
        wide=1.15,
        stern=1.0,
    )
    n.being(place(creature.crow(0.58), (-0.06, 0.68)), "soot", soft=0.07, halo=0.8, stars=0, bright=0.08)
    n.lit(dot(0.07, 1.22, 0.022), "#ff5030", 1.6, 0.05)
    n.being(
        b.put(pair(sweep([(0.6, -1.2), (1.2, -0.9), (1.7, -1.5)], [0.12, 0.2, 0.05]))),
        "soot",
        soft=0.06,
        halo=0.3,
        stars=0,
        bright=0.05,
    )
