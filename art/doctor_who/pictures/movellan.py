"""Movellan: silver braids, a white suit, a gun that hums; on its belt the cell that it should guard."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, standing
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, poly, sweep


@picture("future", "movellan", nebulae.rings((0.4, 0.85), 0.36, -20))
def paint(n: Night) -> None:
    f = standing(
        n,
        Look("pearl", "bronze", "braids", "silver", "", "", ""),
        (0.0, -0.28),
        2.15,
        (340, 10),
        (235, 250),
        ((258, 266), (290, 276)),
        "suit",
        "slim",
        bones=0.5,
        fade=0.12,
    )
    n.lit(f.on_chest(box(-0.10, -0.02, 0.10, 0.10)), n.sky.accent, 1.6, 0.10)
    n.being(
        list(
            poly(
                (f.hand_n[0] - 0.02, f.hand_n[1] - 0.05),
                (f.hand_n[0] + 0.04, f.hand_n[1] + 0.07),
                (f.hand_n[0] + 0.34, f.hand_n[1] + 0.10),
                (f.hand_n[0] + 0.36, f.hand_n[1] + 0.03),
            )
        ),
        "silver",
        soft=0.03,
        halo=0.5,
        stars=0,
    )
    n.lit(
        sweep([(f.hand_n[0] + 0.38, f.hand_n[1] + 0.07), (f.hand_n[0] + 1.2, f.hand_n[1] + 0.2)], [0.014, 0.02]),
        "#ff90d0",
        1.4,
        0.06,
    )
    n.star(f.hand_n[0] + 0.38, f.hand_n[1] + 0.07, 0.2, 1.2, "#ff90d0")
