"""Adric: hair like a bowl, a yellow tunic, and on it a star of gold for excellence in mathematics."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import place


@picture("future", "adric", nebulae.clouds((0.0, 0.6), 0.7, 3.0))
def paint(n: Night) -> None:
    portrait(
        n,
        Look("gold", "flesh", "mop", "soot", collar="round", shirt="moss"),
        (-0.02, 0.44),
        0.41,
        4,
        wide=0.9,
        stern=0.1,
    )
    n.being(place(props.gear(0.21, 5, 0.5), (0.42, -0.46)), "gold", soft=0.04, halo=1.2, stars=0, bright=0.1)
    n.star(0.42, -0.46, 0.30, 1.3, "#ffe08a")
    for i, (x, y) in enumerate(((-0.85, 0.95), (-0.55, 1.15), (-0.2, 1.24), (0.2, 1.2), (0.58, 1.05), (0.86, 0.75))):
        n.lit(place(props.numeral(("I", "I", "II", "III", "V", "VIII")[i], 0.13), (x, y)), n.sky.accent, 0.7, 0.03)
