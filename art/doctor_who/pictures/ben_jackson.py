"""Ben Jackson: a sailor's cap and collar, the sea behind him."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, dot, sweep


@picture("present", "ben-jackson", nebulae.moon(0.34, (0.52, 0.95), 1.0, 0.34))
def paint(n: Night) -> None:
    for i, y in enumerate((-0.30, -0.55, -0.85)):
        n.being(
            blob(
                *[
                    (x, y + 0.05 * (-1) ** k, 0) if k % 2 else (x, y + 0.06)
                    for k, x in enumerate((-1.2, -0.8, -0.4, 0.0, 0.4, 0.8, 1.2))
                ],
                (1.2, -1.6, 0),
                (-1.2, -1.6, 0),
            ),
            "sea",
            soft=0.08,
            halo=0.3,
            bright=-0.04 * i,
            solid=0.8,
        )
    b = portrait(
        n,
        Look("navy", "flesh", "short", "gold", collar="sailor", shirt="pearl"),
        (-0.08, 0.40),
        0.42,
        -4,
        stern=-0.5,
        fade=0.2,
    )
    n.being(
        b.put(dot(0, 0.98, 0.98, 0.26) + both((0, 0.80), (0.78, 0.72), (0.76, 0.46, 0), (0, 0.40))),
        "pearl",
        soft=0.06,
        halo=0.5,
        stars=0,
    )
    n.being(
        b.put(sweep([(-0.77, 0.52), (0, 0.44), (0.77, 0.52)], [0.12, 0.13, 0.12])), "navy", soft=0.03, halo=0, stars=0
    )
