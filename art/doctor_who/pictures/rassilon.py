"""Rassilon: his face as large as the night, and under it, very small, who has come to ask him for the ring."""

from art.doctor_who import nebulae
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import three_quarter
from art.kit.shapes import box, hoop, poly


@picture("timeless", "rassilon", nebulae.clouds((0.1, 0.6), 0.9, 2.0, 0.8, level=0.05))
def paint(n: Night) -> None:
    look = Look("blood", "bone", "swept", "pearl", "", "", "high", beard="full", face="broad")
    b = three_quarter(n, look, (0.06, 0.50), 0.58, -0.22, -0.06, 3, 0.85, 1.1, 0.7, (-0.9, 1.2), 1.0)
    n.strewn(box(-0.95, -0.5, 0.95, 1.3), 34, 0.06, heat=0.7)
    marks = ((-0.9, 0.5), (-0.66, 0.98), (-0.2, 1.2), (0.3, 1.16), (0.74, 0.9), (0.96, 0.4))
    n.joined([b.plain(hoop(x, y, 0.001, 0.0005))[0].mean(0) for x, y in marks], r=0.11, heat=1.1)
    n.foot(-0.66, 0.85, "dusk", 50)
    n.being(poly((-1.1, -1.5), (-1.1, -1.10), (-0.42, -1.02), (-0.30, -0.92), (0.30, -0.92), (0.42, -1.02), (1.1,
        -1.10),
                 (1.1, -1.5)), "soot", soft=0.06, halo=0.5, rim=1.8, stars=0.2)  # fmt: skip
    n.lamp_at = (0.0, -0.2)
    n.lit(hoop(0.10, -0.50, 0.075, 0.017), "#ffd060", 1.3, 0.07, 0.8)
    n.star(0.10, -0.42, 0.28, 1.2, "#ffe0a0")
    act(
        n,
        Look("ice", "flesh", "short", "soot", collar=""),
        "reach",
        (-0.08, -0.92),
        0.44,
        1,
        "robe",
        bones=0.0,
        rim=1.6,
        wide=0.12,
    )
