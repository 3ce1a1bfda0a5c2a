"""Harry Sullivan: a naval surgeon's blazer, and a stethoscope that listens to a star."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, sweep


@picture("present", "harry-sullivan", nebulae.planet((-0.4, -1.9), 1.45, 0.4, sun=(-0.5, 0.8)))
def paint(n: Night) -> None:
    b = portrait(n, Look("navy", "flesh", "parted", "soot"), (0.08, 0.44), 0.40, -3, stern=-0.3)
    n.being(b.put(heads.tie()), "blood", soft=0.03, halo=0, stars=0)
    n.being(
        b.put(
            sweep(
                [(-0.5, -1.05), (-0.62, -1.9), (-0.2, -2.5), (0.30, -2.1), (0.60, -1.05)],
                [0.05, 0.05, 0.05, 0.05, 0.05],
            )
        ),
        "silver",
        soft=0.02,
        halo=0.3,
        stars=0,
    )
    n.being(
        b.put(sweep([(-0.2, -2.5), (-0.60, -2.9), (-1.2, -2.7)], [0.05, 0.05, 0.05]) + dot(-1.32, -2.60, 0.20)),
        "silver",
        soft=0.04,
        halo=0.5,
        stars=0,
    )
    n.star(-0.45, -0.60, 0.22, 1.2)
    n.lit(b.put([q for y in (-2.7, -3.2, -3.7) for x in (0.36, 0.62) for q in dot(x, y, 0.06)]), "#ffd070", 0.8, 0.03)
