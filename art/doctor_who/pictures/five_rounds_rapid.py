"""Five Rounds Rapid: a service revolver, five shots in a row across the dark."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, hoop, place, poly


@picture("purple", "five-rounds-rapid", nebulae.rays((-0.7, -0.1), 1.0, 1.0))
def paint(n: Night) -> None:
    n.being(
        place(
            poly(
                (-0.52, -0.07),
                (-0.52, 0.09),
                (-0.16, 0.15),
                (0.62, 0.13),
                (0.62, 0.03),
                (0.06, 0.0),
                (-0.06, -0.10),
                (-0.26, -0.12),
            )
            + dot(-0.06, 0.04, 0.17, 0.13)
            + poly((-0.52, 0.06), (-0.28, -0.08), (-0.44, -0.56), (-0.66, -0.50)),
            (-0.36, -0.30),
            1.1,
            22,
        ),
        "silver",
        soft=0.06,
        halo=0.9,
        stars=0,
    )
    n.being(
        place(poly((-0.50, 0.0), (-0.32, -0.10), (-0.44, -0.54), (-0.64, -0.48)), (-0.36, -0.30), 1.1, 22),
        "bronze",
        soft=0.05,
        halo=0.2,
        stars=0,
    )
    n.being(
        place(hoop(-0.20, -0.14, 0.09, 0.02, 180, 400), (-0.36, -0.30), 1.1, 22), "silver", soft=0.02, halo=0.2, stars=0
    )
    for k in range(5):
        x, y = 0.36 + k * 0.15, 0.02 + k * 0.26
        n.lit(
            place(both((0, 0.09, 0), (0.03, 0.04), (0.03, -0.06, 0), (0, -0.06)), (x, y), 1, -30), "#ffd060", 1.6, 0.06
        )
        n.star(x, y, 0.30 - 0.03 * k, 1.3, "#ffd060")
        n.glint([(x - 0.03, y - 0.05), (x - 0.14, y - 0.24)], 0.014, "gold", 0.7)
