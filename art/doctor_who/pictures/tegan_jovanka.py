"""Tegan Jovanka: the hat and jacket of an airline, and one aeroplane that will be late."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, dot, place, poly


@picture("present", "tegan-jovanka", nebulae.curtains((0.1, 0.6), 5, -0.9, 1.2))
def paint(n: Night) -> None:
    plane = (
        blob((0.34, 0), (0.20, 0.045), (-0.24, 0.04), (-0.36, 0.15, 0), (-0.33, 0.0), (-0.24, -0.04), (0.2, -0.045))
        + poly((0.06, 0), (-0.12, 0.30), (-0.20, 0.30), (-0.08, 0))
        + poly((0.06, 0), (-0.12, -0.30), (-0.20, -0.30), (-0.08, 0))
    )
    n.being(place(plane, (0.56, 1.02), 0.9, 24), "silver", soft=0.04, halo=0.8, stars=0)
    n.glint([(0.30, 0.90), (-0.2, 0.72), (-0.9, 0.52)], 0.014, "pearl", 0.6)
    b = portrait(n, Look("violet", "flesh", "pixie", "bronze", collar="lapels"), (-0.08, 0.34), 0.42, -6, stern=0.6)
    n.being(
        b.put(blob((-0.78, 0.62), (-0.70, 1.12), (-0.2, 1.34), (0.50, 1.30), (0.86, 0.90), (0.82, 0.56), (0, 0.74))),
        "violet",
        soft=0.06,
        halo=0.4,
        stars=0,
    )
    n.being(b.put(heads.cravat(1.1)), "candy", soft=0.05, halo=0, stars=0)
    n.star(*b.put(dot(0.3, 1.0, 0.01))[0].mean(0), 0.10, 0.8, "#ffd070")
