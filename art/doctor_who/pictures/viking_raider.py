"""Viking Raider: an iron helm, a red beard, an axe, and a dragon ship in the fog."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, sweep


@picture("past", "viking-raider", nebulae.curtains((0.2, 0.8), 5, -0.2, 1.4))
def paint(n: Night) -> None:
    n.being(
        blob(
            (-1.0, -0.02, 0),
            (-0.86, -0.36),
            (-0.4, -0.46),
            (0.4, -0.46),
            (0.78, -0.30),
            (0.86, 0.10),
            (0.98, 0.24),
            (0.86, 0.30),
            (0.72, 0.16),
            (0.66, -0.16),
            (-0.7, -0.18),
        ),
        "bronze",
        soft=0.06,
        halo=0.5,
        bright=-0.02,
    )
    n.being(
        blob((-0.5, 0.75, 0), (0.42, 0.75, 0), (0.34, 0.2), (0.42, -0.10, 0), (-0.5, -0.10, 0), (-0.42, 0.3)),
        "blood",
        soft=0.1,
        halo=0.4,
    )
    for k in range(4):
        n.glint([(-0.36 + k * 0.24, 0.74), (-0.36 + k * 0.23, -0.08)], 0.03, "bone", 0.5)
    n.foot(-0.35, 0.6)
    portrait(
        n,
        Look("moss", "flesh", "long", "ember", "viking", "silver", "", "bone", "long"),
        (-0.16, 0.14),
        0.40,
        4,
        wide=1.05,
        stern=0.9,
    )
    n.being(sweep([(0.56, -1.5), (0.70, 0.20)], [0.035, 0.03]), "bronze", soft=0.02, halo=0.3, stars=0)
    n.being(
        blob(
            (0.66, 0.18, 0),
            (0.82, 0.30),
            (1.02, 0.34, 0),
            (1.06, 0.02),
            (0.96, -0.24, 0),
            (0.80, -0.08),
            (0.66, -0.06, 0),
        ),
        "silver",
        soft=0.06,
        halo=0.9,
        stars=0,
        rim=1.3,
    )
