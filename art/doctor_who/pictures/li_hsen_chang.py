"""Li H'sen Chang: a conjurer on the stage, cards of light fanned in the air between his hands."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, standing
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, place, polar, poly


@picture("past", "li-hsen-chang", nebulae.eclipse((0.0, 0.5), 0.66, 0.22))
def paint(n: Night) -> None:
    f = standing(
        n,
        Look("violet", "flesh", "bald", "soot", "mandarin", "soot", "", beard="fu", eyes="#d8ff80"),
        (0.0, -0.30),
        2.05,
        (352, 60),
        (188, 120),
        garb="robe",
        sleeve=2.0,
        bones=0.0,
        wide=0.5,
    )
    for k in range(9):
        a = 25 + k * 16.2
        p = polar((0.0, 0.20), a, 0.88)
        n.being(place(box(-0.075, -0.11, 0.075, 0.11), p, 1, a - 90), "pearl", soft=0.03, halo=0.7, stars=0)
        n.lit(place(poly((0, 0.05), (0.035, 0), (0, -0.05), (-0.035, 0)), p, 1, a - 90), "#ff4838", 0.7, 0.015)
    n.being(f.on_chest(dot(0, 0.5, 0.26, 0.30)), "gold", soft=0.05, halo=0.3, stars=0)
    for x in (-0.95, 0.95):
        n.being(
            blob(
                (x - 0.25, 1.5, 0),
                (x + 0.25, 1.5, 0),
                (x + 0.15, 0.4),
                (x + 0.28, -1.5, 0),
                (x - 0.28, -1.5, 0),
                (x - 0.15, 0.4),
            ),
            "blood",
            soft=0.10,
            halo=0.3,
        )
