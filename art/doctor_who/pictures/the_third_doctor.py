"""The Third Doctor: white hair like a cloud, a frilled shirt, a cloak with a lining of fire."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, pair


@picture("timeless", "the-third-doctor", nebulae.eclipse((0.05, 0.45), 0.62, 0.30))
def paint(n: Night) -> None:
    n.being(
        both((0.2, 0.10), (0.62, -0.05), (1.0, -0.6), (1.2, -1.6, 0), (0, -1.6), x=0.05),
        "blood",
        soft=0.12,
        bright=0.05,
    )
    b = portrait(
        n,
        Look("violet", "flesh", "bouffant", "silver", collar="", shirt="pearl"),
        (0.05, 0.44),
        0.40,
        0,
        wide=0.78,
        stern=0.2,
    )
    for i in range(6):
        y = -1.25 - i * 0.32
        n.being(
            b.put(pair(dot(0.12, y, 0.16 + 0.02 * (i % 2), 0.13, 20))),
            "pearl",
            soft=0.03,
            halo=0.1,
            stars=0,
            bright=0.06,
        )
    n.being(b.put(heads.COLLARS["lapels"]), "violet", soft=0.05, halo=0, bright=0.08)
    n.being(b.put(heads.bow_tie(0.9)), "dusk", soft=0.03, halo=0, stars=0)
    n.glint([(-0.62, -0.05), (-0.86, -0.5), (-1.0, -1.2)], 0.012, "ember")
    n.glint([(0.72, -0.05), (0.96, -0.5), (1.1, -1.2)], 0.012, "ember")
