"""Brigadier Lethbridge-Stewart: a peaked cap, a moustache, a swagger stick, and no doubts."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, sweep


@picture("present", "brigadier-lethbridge-stewart", nebulae.eclipse((0.3, 0.6), 0.5, 0.3))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("moss", "flesh", "short", "bronze", "peaked", "moss", "lapels", "bone", "moustache"),
        (-0.04, 0.40),
        0.41,
        2,
        stern=0.7,
    )
    n.dark(b.put(both((0, 0.62), (0.76, 0.56), (0.70, 0.40, 0), (0, 0.26))), 0.75, 0.01)
    n.being(b.put(heads.tie()), "moss", soft=0.03, halo=0, stars=0)
    n.star(*b.put(dot(0, 0.92, 0.01))[0].mean(0), 0.13, 1.2, "#ffd070")
    for i, c in enumerate(("#ff6050", "#60b0ff", "#ffe070", "#70e090")):
        n.lit(box(0.30 + i * 0.10, -0.58, 0.385 + i * 0.10, -0.50), c, 0.6, 0.015)
    for x in (-1, 1):
        n.being(
            b.put(box(0.98 * x - 0.24, -1.52, 0.98 * x + 0.24, -1.36)), "moss", soft=0.03, halo=0, stars=0, bright=0.12
        )
    n.being(sweep([(-0.80, -1.16), (0.20, -0.96)], [0.035, 0.035]), "bronze", soft=0.02, halo=0.3, stars=0)
