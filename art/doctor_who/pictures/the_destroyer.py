"""The Destroyer: a blue demon, great horns bound in chains of silver."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import blob, both, pair, poly, sweep


@picture("present", "the-destroyer", nebulae.rays((0.0, 0.3), 1.4, 1.2, heart=0.35))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("navy", "navy", "bald", "soot", collar="", face="broad", eyes="#ff5030"),
        (0.0, 0.22),
        0.44,
        0,
        wide=1.2,
        stern=1.0,
    )
    n.being(
        b.put(
            pair(
                sweep(
                    [(0.44, 0.80), (1.10, 1.20), (1.50, 1.0), (1.70, 1.70), (1.30, 2.5)], [0.24, 0.21, 0.18, 0.12, 0.01]
                )
            )
        ),
        "bone",
        soft=0.09,
        halo=0.7,
        stars=0,
    )
    n.being(b.put(both((0, 1.0), (0.36, 0.8), (0.2, 0.36), (0, 0.30))), "navy", soft=0.08, halo=0, stars=0, bright=0.06)
    n.dark(b.put(blob((-0.36, -0.46), (0, -0.40), (0.36, -0.46), (0.2, -0.80), (-0.2, -0.80))), 0.95, 0.015)
    for x in (-0.22, -0.08, 0.08, 0.22):
        n.being(b.put(poly((x - 0.05, -0.44), (x, -0.62), (x + 0.05, -0.44))), "bone", soft=0.01, halo=0.1, stars=0)
    n.being(
        props.chain([(-0.95, -0.60), (-0.3, -0.86), (0.3, -0.86), (0.95, -0.60)], 0.075)
        + props.chain([(-0.95, -1.0), (0.0, -1.24), (0.95, -1.0)], 0.075),
        "silver",
        soft=0.02,
        halo=0.7,
        stars=0,
    )
