"""Great Vampire: wings across the moon, and under them a tower that is a ship."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import creature
from art.kit.shapes import both, box, dot, pair, place, poly


@picture("future", "great-vampire", nebulae.moon(0.62, (0.0, 0.55), 1.0, 0.3))
def paint(n: Night) -> None:
    n.being(creature.bat(2.05, 0.30), "blood", soft=0.12, halo=0.9)
    n.being(dot(0, 0.10, 0.20, 0.32), "blood", soft=0.12, halo=0.4)
    n.being(
        both((0, 0.50), (0.15, 0.46), (0.20, 0.30), (0.10, 0.12), (0, 0.10)),
        "blood",
        soft=0.08,
        halo=0.6,
        stars=0,
        bright=0.06,
    )
    n.being(pair(poly((0.10, 0.42), (0.26, 0.72), (0.20, 0.32))), "blood", soft=0.04, halo=0.3, stars=0)
    n.lit(pair(dot(0.075, 0.33, 0.032)), "#ffe060", 1.8, 0.08)
    n.being(pair(poly((0.02, 0.20), (0.05, 0.08), (0.08, 0.20))), "bone", soft=0.01, halo=0.2, stars=0)
    n.being(
        poly((-0.16, -1.5), (-0.09, -0.72), (0, -0.38), (0.09, -0.72), (0.16, -1.5))
        + poly((-0.40, -1.5), (-0.32, -1.04), (-0.28, -0.90), (-0.24, -1.04), (-0.2, -1.5))
        + poly((0.40, -1.5), (0.32, -1.04), (0.28, -0.90), (0.24, -1.04), (0.2, -1.5)),
        "dusk",
        soft=0.05,
        halo=0.6,
        stars=0,
        bright=0.08,
    )
    n.lit(box(-0.02, -0.95, 0.02, -0.85) + box(-0.02, -1.2, 0.02, -1.1), "#ff8050", 1.3, 0.05)
    for x, y in ((-0.75, -0.55), (0.7, -0.65), (-0.5, -0.85), (0.85, -0.3)):
        n.being(place(creature.bat(0.22, 0.3), (x, y)), "blood", soft=0.02, halo=0.4, stars=0)
