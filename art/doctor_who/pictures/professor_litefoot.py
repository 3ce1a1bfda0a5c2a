"""Professor Litefoot: side whiskers and tweed, a lamp in one hand."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import place


@picture("past", "professor-litefoot", nebulae.deep((0.3, 0.4), 0.7, 0.5))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("bronze", "flesh", "sides", "silver", "bowler", "soot", "lapels", "pearl", "whiskers"),
        (-0.16, 0.40),
        0.41,
        4,
        stern=-0.4,
    )
    n.being(b.put(heads.cravat(1.1)), "moss", soft=0.05, halo=0, stars=0)
    frame, glass = props.lantern(0.46)
    n.lit(place(glass, (0.62, -0.24)), "#ffd880", 1.3, 0.14, 0.8)
    n.being(place(frame, (0.62, -0.24)), "bronze", soft=0.02, halo=0.2, stars=0)
    n.star(0.62, -0.64, 0.45, 0.9, "#ffd880")
