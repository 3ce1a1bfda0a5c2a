"""Captain Wrack: a pirate's hat and rubies, and a ship under sail among the planets."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import machine
from art.kit.shapes import both, dot, place, poly, sweep


@picture("timeless", "captain-wrack", nebulae.planet((0.3, -2.2), 1.7, 0.5, sun=(-0.6, 0.6)))
def paint(n: Night) -> None:
    n.being(place(machine.boat(0.9, True), (0.52, 0.62), 1, 8), "gold", soft=0.05, halo=0.9, stars=0.1)
    n.being(
        place(poly((-0.3, 0.12), (-0.28, 0.55), (-0.02, 0.5), (-0.02, 0.12)), (0.52, 0.62), 1, 8),
        "pearl",
        soft=0.05,
        halo=0.4,
        stars=0,
    )
    b = portrait(
        n,
        Look("blood", "flesh", "mane", "soot", "", "", "lapels", "pearl"),
        (-0.20, 0.20),
        0.38,
        -5,
        wide=0.9,
        stern=-0.6,
    )
    n.being(
        b.put(both((0, 1.5), (0.5, 1.5), (0.9, 1.2), (1.7, 1.0), (1.2, 0.55), (0, 0.62))),
        "soot",
        soft=0.08,
        halo=0.6,
        stars=0,
        bright=0.05,
    )
    n.being(
        b.put(sweep([(-1.6, 0.98), (-0.8, 1.26), (0, 1.5), (0.8, 1.26), (1.6, 0.98)], [0.03, 0.05, 0.05, 0.05, 0.03])),
        "gold",
        soft=0.02,
        halo=0.3,
        stars=0,
    )
    n.lit(
        b.put(dot(0, 1.06, 0.13) + dot(-0.3, -1.5, 0.09) + dot(0, -1.62, 0.11) + dot(0.3, -1.5, 0.09)),
        "#ff2848",
        1.5,
        0.08,
    )
    n.star(*b.put(dot(0, 1.06, 0.01))[0].mean(0), 0.2, 1.0, "#ff6080")
