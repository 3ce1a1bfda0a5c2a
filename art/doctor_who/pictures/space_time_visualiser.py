"""Space-Time Visualiser: a round screen on a stand of dials, and a tall hat seen in it."""

from art.doctor_who import heads, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, pair, place, poly


@picture("timeless", "space-time-visualiser", nebulae.roundels((0.0, 0.2), 0.5, 0.4))
def paint(n: Night) -> None:
    n.being(poly((-0.46, -1.4), (-0.30, -0.55), (0.30, -0.55), (0.46, -1.4)), "bronze", soft=0.10, halo=0.5, stars=0)
    n.lit([q for k in range(5) for q in dot(-0.24 + k * 0.12, -0.75, 0.035)], "#ffb040", 1.0, 0.03)
    n.being(hoop(0, 0.22, 0.76, 0.085), "gold", soft=0.05, halo=0.7, stars=0)
    n.being(dot(0, 0.22, 0.70), "ice", soft=0.3, halo=0.6, stars=0.3, bright=0.3)
    n.being(place(heads.SHOULDERS, (0, 0.18), 0.24), "soot", soft=0.06, halo=0.3, stars=0, fade=0.7)
    n.being(place(heads.LONG_EGG, (0, 0.18), 0.24), "bone", soft=0.08, halo=0.4, stars=0)
    n.being(place(heads.BEARDS["full"], (0, 0.18), 0.24), "soot", soft=0.04, halo=0, stars=0)
    n.dark(place(pair(dot(0.26, 0.1, 0.13, 0.07)), (0, 0.18), 0.24), 0.7, 0.008)
    n.being(place(heads.HATS["topper"], (0, 0.18), 0.24), "soot", soft=0.05, halo=0.3, stars=0)
    for k in range(9):
        n.lit(box(-0.6, -0.3 + k * 0.13, 0.6, -0.296 + k * 0.13), "#c0ecff", 0.3, 0.01)
