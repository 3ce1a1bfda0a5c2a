"""Dulciens: three in pale robes who sit in council, and a dove of light that nobody has ever shot at."""

from art.doctor_who import heads, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import creature
from art.kit.figure import Figure
from art.kit.shapes import place


@picture("timeless", "dulciens", nebulae.curtains((0.0, 0.5), 6, -0.6, 1.3))
def paint(n: Night) -> None:
    for x, y, s in ((-0.55, -0.42, 1.35), (0.55, -0.42, 1.35), (0.0, -0.62, 1.6)):
        f = Figure((x, y), s, "slim", near_arm=(300, 200), far_arm=(240, 340), turn=0.85)
        n.being(f.robe(y - 0.6 * s, 0.26 * s), "pearl" if x else "ice", soft=0.09, halo=0.7, stars=0.5)
        n.being(f.arm(True, 2.0) + f.arm(False, 2.0), "pearl" if x else "ice", soft=0.05, halo=0.2, stars=0.2)
        n.being(f.skull(), "flesh", soft=0.05, halo=0.5, stars=0, bright=0.1)
        n.being(f.on_head(heads.HAIR["short"][0]), "gold", soft=0.03, halo=0.1, stars=0)
    n.being(place(creature.bird(0.72, 30), (0.05, 0.86), 1, 12), "pearl", soft=0.05, halo=1.2, stars=0.2, bright=0.1)
    n.star(0.08, 0.90, 0.4, 0.9)
