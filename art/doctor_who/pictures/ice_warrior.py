"""Ice Warrior: a shell of green plates out of the glacier."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import poly


@picture("future", "ice-warrior", nebulae.curtains((0.0, 0.6), 7, -0.4, 1.3))
def paint(n: Night) -> None:
    beings.ice_warrior(n, (0.0, 0.34), 0.46)
    for _i, (x, h) in enumerate(
        ((-0.95, -0.2), (-0.70, -0.6), (0.72, -0.5), (0.98, -0.1), (-0.42, -0.95), (0.40, -1.0))
    ):
        n.being(
            poly((x - 0.2, -1.5), (x - 0.08, h - 0.2), (x, h), (x + 0.12, h - 0.3), (x + 0.2, -1.5)),
            "ice",
            solid=0.75,
            soft=0.06,
            halo=0.6,
            rim=1.5,
        )
