"""Terileptil: a jewelled lizard with fins for a face, as handsome as it is cruel."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, poly


@picture("past", "terileptil", nebulae.clouds((0.3, 0.6), 0.7, 3.0))
def paint(n: Night) -> None:
    n.lamp_at = (-0.9, 1.1)
    b = beings.reptile(n, (-0.02, 0.30), 0.40, "sea", "", "candy", 3, cloth="violet")
    n.being(b.put(both((0, 2.1), (0.16, 1.6), (0.34, 1.1), (0, 0.9))), "candy", soft=0.08, halo=0.6)
    for x, y, c in (
        (-0.3, -1.8, "#ff60b0"),
        (0.3, -1.8, "#60ffe0"),
        (0, -2.1, "#ffd860"),
        (-0.7, -1.6, "#60c0ff"),
        (0.7, -1.6, "#ff9050"),
    ):
        n.lit(b.put(poly((x, y + 0.16), (x + 0.12, y), (x, y - 0.16), (x - 0.12, y))), c, 1.0, 0.04)
