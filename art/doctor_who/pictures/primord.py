"""Primord: hair and green slime, hands out, the heat of the drill behind."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, pair, polar, poly, sweep


@picture("present", "primord", nebulae.rays((0.0, -1.2), 1.3, 1.6))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("bone", "lime", "mane", "soot", collar="", beard="full", face="broad", eyes="#ff4030"),
        (0.0, 0.28),
        0.50,
        4,
        wide=1.1,
        stern=1.0,
    )
    n.dark(b.put(blob((-0.26, -0.48), (0, -0.42), (0.26, -0.48), (0.18, -0.70), (-0.18, -0.70))), 0.95, 0.01)
    n.being(b.put(pair(poly((0.06, -0.46), (0.12, -0.66), (0.18, -0.46)))), "bone", soft=0.01, halo=0.1, stars=0)
    for x in (-1, 1):
        n.being(
            sweep([(0.85 * x, -1.3), (0.72 * x, -0.8), (0.56 * x, -0.46)], [0.17, 0.14, 0.10]),
            "lime",
            soft=0.08,
            halo=0.5,
        )
        for k in range(4):
            a = 60 + k * 22 if x > 0 else 54 + k * 22
            n.being(
                sweep(
                    [(0.56 * x, -0.46), polar((0.56 * x, -0.46), a, 0.16), polar((0.56 * x, -0.46), a + 6, 0.27)],
                    [0.045, 0.035, 0.008],
                ),
                "lime",
                soft=0.02,
                halo=0.3,
                stars=0,
            )
