"""Brigadier Bambera: a blue beret, a flak jacket, a helicopter over her shoulder."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, sweep


@picture("present", "brigadier-bambera", nebulae.rays((-0.6, 0.9), 1.1, 1.4))
def paint(n: Night) -> None:
    n.being(
        blob(
            (0.30, 1.0),
            (0.44, 1.10),
            (0.66, 1.08),
            (0.82, 0.98),
            (1.1, 1.0),
            (1.12, 1.12, 0),
            (1.16, 0.94, 0),
            (0.80, 0.90),
            (0.44, 0.88),
        ),
        "dusk",
        soft=0.05,
        halo=0.6,
        stars=0,
        bright=0.1,
    )
    n.lit(sweep([(0.20, 1.20), (0.95, 1.20)], [0.006, 0.006]), "#ffe0d0", 0.8, 0.03)
    b = portrait(
        n,
        Look("moss", "bronze", "pixie", "soot", "beret", "navy", "high", "bone"),
        (-0.08, 0.34),
        0.42,
        4,
        wide=0.95,
        stern=0.8,
    )
    n.star(*b.put(dot(0.55, 1.05, 0.01))[0].mean(0), 0.13, 1.1, "#ffd070")
    for x in (-0.5, 0.1, 0.44):
        n.being(box(x - 0.16, -1.05, x + 0.10, -0.72), "moss", soft=0.05, halo=0.1, stars=0, bright=0.06)
