"""Marco Polo: a traveller in silks, and a caravan of camels along the stars."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.shapes import blob, sweep


@picture("past", "marco-polo", nebulae.galaxy((0.35, 0.75), 0.7, -15, 0.4))
def paint(n: Night) -> None:
    for i in range(3):
        x, y = -0.62 + i * 0.58, -0.86 + 0.05 * i
        n.being(
            blob(
                (x - 0.22, y - 0.10),
                (x - 0.18, y + 0.10),
                (x - 0.06, y + 0.24),
                (x + 0.04, y + 0.10),
                (x + 0.14, y + 0.16),
                (x + 0.20, y + 0.36),
                (x + 0.32, y + 0.38),
                (x + 0.30, y + 0.28),
                (x + 0.26, y + 0.06),
                (x + 0.12, y - 0.08),
            )
            + [
                q
                for k in (-0.18, -0.10, 0.06, 0.13)
                for q in sweep([(x + k, y - 0.02), (x + k, y - 0.36)], [0.035, 0.018])
            ],
            "gold",
            soft=0.05,
            halo=0.5,
        )
    n.being(land.hills(n, -1.16, 0.05, 4), "bronze", soft=0.08, halo=0.3)
    portrait(
        n,
        Look("violet", "flesh", "long", "bronze", "cap", "blood", "round", "gold", "van"),
        (-0.16, 0.50),
        0.36,
        -5,
        wide=0.8,
        stern=-0.3,
        fade=0.7,
    )
    n.joined([(-0.9, 0.1), (-0.45, -0.3), (0.1, -0.35), (0.55, -0.2), (0.95, 0.2)], r=0.08, heat=0.9)
