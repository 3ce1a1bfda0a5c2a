"""The War Games: a Roman, a redcoat and a soldier of the trenches, in one fog and one battle."""

from art.doctor_who import heads, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import land
from art.kit.figure import Figure
from art.kit.shapes import sweep


@picture("purple", "the-war-games", nebulae.clouds((0.0, 0.6), 0.9, 2.2))
def paint(n: Night) -> None:
    n.being(land.hills(n, -0.98, 0.08, 3), "soot", soft=0.1, halo=0.2)
    for x, s, hat, coat, felt in (
        (-0.60, 1.5, "roman", "bronze", "gold"),
        (0.60, 1.5, "topper", "blood", "soot"),
        (0.0, 1.75, "steel", "moss", "moss"),
    ):
        f = Figure((x, -0.46), s, turn=0.85, near_arm=(310, 40), far_arm=(240, 300))
        n.being(f.leg(True) + f.leg(False), coat, soft=0.05, halo=0.3, fade=0.3)
        n.being(f.trunk() + f.skirt(-0.62, 0.16), coat, soft=0.07, halo=0.5)
        n.being(f.arm(True) + f.arm(False), coat, soft=0.05, halo=0.3)
        n.being(f.skull(), "flesh", soft=0.04, halo=0.2, stars=0, bright=0.1)
        n.being(f.on_head(heads.HATS[hat]), felt, soft=0.04, halo=0.4, stars=0)
        n.being(
            sweep([(f.hand_n[0] - 0.05, f.hand_n[1] - 0.7), (f.hand_n[0] + 0.06, f.hand_n[1] + 0.72)], [0.018, 0.014]),
            "silver",
            soft=0.01,
            halo=0.4,
            stars=0,
        )
        n.star(f.hand_n[0] + 0.06, f.hand_n[1] + 0.74, 0.12, 0.9)
    n.foot(-0.9, 0.85)
    for x, y in ((-0.8, 0.9), (0.2, 1.15), (0.75, 0.85)):
        n.star(x, y, 0.36, 1.3, n.sky.accent)
