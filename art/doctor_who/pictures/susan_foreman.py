"""Susan Foreman: cropped dark hair, a striped jersey, and the galaxy that she is from."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import sweep


@picture("timeless", "susan-foreman", nebulae.galaxy((0.25, 0.55), 0.9, 30))
def paint(n: Night) -> None:
    b = portrait(n, Look("silver", "bone", "pixie", "soot", collar=""), (-0.12, 0.32), 0.42, 8, wide=0.82, stern=-0.2)
    for i in range(6):
        n.dark(
            b.put(sweep([(-1.4, -1.9 - i * 0.42), (0, -1.6 - i * 0.42), (1.4, -1.9 - i * 0.42)], [0.05, 0.07, 0.05])),
            0.65,
            0.01,
        )
    n.being(b.put(heads.COLLARS["round"]), "soot", soft=0.04, halo=0, stars=0)
