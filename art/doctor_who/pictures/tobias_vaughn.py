"""Tobias Vaughn: a smile and a good suit; a machine of cold light looks over his shoulder."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, polar, poly, sweep


@picture("present", "tobias-vaughn", nebulae.roundels((0.3, 0.5), 0.38, 0.45))
def paint(n: Night) -> None:
    n.lit(
        [q for k in range(10) for q in sweep([(0.50, 0.85), polar((0.50, 0.85), k * 36, 0.36)], [0.012, 0.004])],
        "#7fe0ff",
        0.8,
        0.05,
    )
    n.being(
        poly(*[polar((0.50, 0.85), k * 60, 0.22) for k in range(6)]), "ice", solid=0.85, soft=0.08, halo=1.0, rim=1.4
    )
    b = portrait(
        n, Look("dusk", "flesh", "sides", "silver", "", "", "lapels", "pearl"), (-0.22, 0.26), 0.52, -6, stern=-0.7
    )
    n.being(
        b.put(poly((-0.1, -1.16), (0.1, -1.16), (0.05, -1.5), (-0.05, -1.5)) + heads.tie()),
        "violet",
        soft=0.03,
        halo=0,
        stars=0,
    )
    n.dark(b.put(sweep([(0.20, 0.05), (0.38, 0.03)], [0.04, 0.04])), 0.8, 0.008)
    n.star(*b.put(dot(0.7, -1.95, 0.01))[0].mean(0), 0.1, 0.9, "#a0e8ff")
