"""Sea Devil: out of the surf, finned like a fish, in a vest of net."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob


@picture("present", "sea-devil", nebulae.moon(0.40, (0.45, 0.95), 0.9, 0.26))
def paint(n: Night) -> None:
    beings.reptile(n, (-0.02, 0.36), 0.42, "sea", "", "sea", 5, cloth="navy")
    for k in range(7):
        n.glint([(-0.72 + k * 0.20, -0.36), (-0.52 + k * 0.20, -1.3)], 0.010, "bone", 0.5)
        n.glint([(-0.52 + k * 0.20, -0.36), (-0.72 + k * 0.20, -1.3)], 0.010, "bone", 0.5)
    for _i, y in enumerate((-0.78, -1.02)):
        n.being(
            blob(
                *[
                    (x, y + 0.07 * (-1) ** k, 0) if k % 2 else (x, y + 0.08)
                    for k, x in enumerate((-1.2, -0.8, -0.4, 0.0, 0.4, 0.8, 1.2))
                ],
                (1.2, -1.6, 0),
                (-1.2, -1.6, 0),
            ),
            "ice",
            soft=0.07,
            halo=0.4,
            bright=-0.04,
            solid=0.75,
            rim=1.3,
        )
