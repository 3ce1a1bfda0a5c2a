"""Captain Yates: a peaked cap, three pips, and a mug of cocoa."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, hoop


@picture("present", "captain-yates", nebulae.clouds((-0.4, 0.5), 0.8, 2.0))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("moss", "flesh", "parted", "bronze", "peaked", "moss", "lapels", "bone"),
        (-0.10, 0.38),
        0.40,
        -5,
        stern=-0.3,
    )
    n.being(b.put(heads.tie()), "bronze", soft=0.03, halo=0, stars=0)
    n.dark(b.put(both((0, 0.62), (0.76, 0.56), (0.70, 0.40, 0), (0, 0.26))), 0.7, 0.01)
    for k in range(3):
        n.star(*b.put(dot(1.1 + k * 0.17, -1.34 - k * 0.07, 0.01))[0].mean(0), 0.09, 1.0, "#ffd070")
    n.being(box(0.42, -1.12, 0.80, -0.62) + hoop(0.82, -0.86, 0.13, 0.03), "pearl", soft=0.07, halo=0.6, stars=0)
    n.being(dot(0.61, -0.62, 0.19, 0.05), "bronze", soft=0.03, halo=0.1, stars=0)
    for k in range(3):
        n.glint(
            [(0.50 + k * 0.11, -0.54), (0.56 + k * 0.11, -0.34), (0.48 + k * 0.11, -0.12), (0.56 + k * 0.11, 0.06)],
            0.014,
            "bone",
            0.5,
        )
