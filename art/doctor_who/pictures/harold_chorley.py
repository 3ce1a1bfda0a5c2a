"""Harold Chorley: a microphone, spectacles, and a tie straightened for the cameras."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, hoop, sweep


@picture("present", "harold-chorley", nebulae.curtains((0.0, 0.3), 8, -1.0, 1.2))
def paint(n: Night) -> None:
    b = portrait(n, Look("rose", "flesh", "parted", "gold"), (-0.06, 0.44), 0.40, 5, stern=-0.6)
    n.being(b.put(heads.spectacles()), "soot", soft=0.02, halo=0.1, stars=0)
    n.being(b.put(heads.tie()), "sea", soft=0.03, halo=0, stars=0)
    n.being(sweep([(0.66, -1.5), (0.54, -0.62)], [0.05, 0.06]), "soot", soft=0.03, halo=0.3, stars=0, bright=0.1)
    n.being(dot(0.52, -0.46, 0.14, 0.17), "silver", soft=0.08, halo=0.9, stars=0)
    for k in range(-3, 4):
        n.ink([(0.40, -0.46 + k * 0.05), (0.64, -0.46 + k * 0.05)], 0.006, 0.6, "silver")
    for r in (0.30, 0.44, 0.58):
        n.lit(hoop(0.50, -0.42, r, 0.006, 70, 150), "#60e8ff", 0.8, 0.03)
