"""Sarah Jane Smith: brown hair, a striped suit, and a camera that has seen too much."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop


@picture("present", "sarah-jane-smith", nebulae.clouds((0.35, 0.55), 0.85, 2.2))
def paint(n: Night) -> None:
    portrait(n, Look("rose", "flesh", "bob", "bronze", collar="lapels"), (-0.10, 0.46), 0.40, 5, stern=-0.4)
    for i in range(5):
        n.glint([(-0.7 + i * 0.32, -0.36), (-0.76 + i * 0.34, -1.4)], 0.02, "pearl", 0.35)
    n.being(
        box(0.16, -0.86, 0.80, -0.42) + box(0.34, -0.44, 0.62, -0.34), "soot", soft=0.06, halo=0.7, stars=0, rim=1.4
    )
    n.being(hoop(0.48, -0.64, 0.155, 0.035), "silver", soft=0.03, halo=0.3, stars=0)
    n.lit(dot(0.48, -0.64, 0.085), "#a8e4ff", 0.8, 0.05)
    n.star(0.72, -0.42, 0.34, 1.5)
