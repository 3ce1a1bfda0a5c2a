"""Wyatt Earp: a dark hat, a long moustache, and a star that is a badge."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, polar, poly


@picture("past", "wyatt-earp", nebulae.planet((0.3, -2.2), 1.6, 0.5, sun=(0.5, 0.4)))
def paint(n: Night) -> None:
    b = portrait(
        n,
        Look("soot", "flesh", "short", "bronze", "cowboy", "soot", "lapels", "pearl", "moustache"),
        (-0.04, 0.30),
        0.48,
        2,
        stern=0.6,
    )
    n.being(b.put(heads.bow_tie(0.8)), "blood", soft=0.03, halo=0, stars=0)
    x, y = b.put(dot(0.82, -1.9, 0.01))[0].mean(0)
    n.being(
        [
            q
            for a in range(0, 360, 72)
            for q in poly(
                polar((x, y), a + 90 - 36, 0.07), polar((x, y), a + 90, 0.17), polar((x, y), a + 90 + 36, 0.07)
            )
        ]
        + dot(x, y, 0.085),
        "gold",
        soft=0.05,
        halo=1.0,
        stars=0,
    )
    n.star(x, y, 0.25, 1.0, "#ffe090")
