"""The Mind Robber: a wood whose trees are letters, a white unicorn among them."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.creature import Beast
from art.kit.shapes import dot, move, poly


@picture("purple", "the-mind-robber", nebulae.pillars((0.0, 0.8)))
def paint(n: Night) -> None:
    for x, y, shape in ((-0.72, -1.3, "I"), (0.70, -1.3, "V"), (-0.30, -1.1, "X"), (0.36, -1.05, "I")):
        n.being(
            move(props.numeral(shape, 2.0 if abs(x) > 0.5 else 1.3, 0.20), x, y + (1.0 if abs(x) > 0.5 else 0.65)),
            "violet",
            soft=0.06,
            halo=0.5,
            stars=0.4,
        )
    h = Beast((0.0, -0.52), 0.72, "horse", "rear", 30)
    n.being(h.body() + h.mane(0.22), "pearl", soft=0.08, halo=1.1, stars=0.4)
    n.lit(h.on_head(poly((0.10, 0.50), (0.60, 1.35), (0.26, 0.42))), n.sky.accent, 1.6, 0.08)
    n.star(*h.on_head(dot(0.6, 1.35, 0.01))[0].mean(0), 0.24, 1.3, n.sky.accent)
    n.foot(-1.1, 0.8)
