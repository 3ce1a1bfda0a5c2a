"""Sir Ranulf Fitzwilliam: a bucket helm with a cross for eyes, and a lance with a pennon."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, box, dot, sweep


@picture("past", "sir-ranulf-fitzwilliam", nebulae.rays((0.3, 1.0), 1.0, 1.2))
def paint(n: Night) -> None:
    n.being(sweep([(-0.72, -1.5), (-0.62, 1.3)], [0.03, 0.02]), "bronze", soft=0.02, halo=0.4, stars=0)
    n.being(
        blob((-0.63, 1.1, 0), (-0.3, 1.04), (-0.05, 0.92, 0), (-0.3, 0.80), (-0.64, 0.74, 0)),
        "blood",
        soft=0.06,
        halo=0.5,
    )
    b = portrait(
        n, Look("silver", "soot", "bald", "soot", "bucket", "silver", ""), (0.10, 0.40), 0.40, 0, wide=1.05, fade=0.2
    )
    n.dark(b.put(box(-0.66, 0.06, 0.66, 0.20) + box(-0.05, -0.9, 0.05, 0.1)), 0.95, 0.008)
    n.dark(b.put([q for x in (0.2, 0.38) for y in (-0.3, -0.5, -0.7) for q in dot(x, y, 0.045)]), 0.9, 0.005)
    n.lit(b.put(dot(-0.3, 0.13, 0.04) + dot(0.3, 0.13, 0.04)), n.sky.accent, 1.4, 0.05)
    n.being(b.put(both((0, -1.5), (0.9, -1.6), (0.8, -3.2), (0, -4.4, 0))), "navy", soft=0.1, halo=0.4)
    n.being(b.put(box(-0.12, -3.8, 0.12, -1.7) + box(-0.66, -2.5, 0.66, -2.25)), "gold", soft=0.04, halo=0.4, stars=0)
