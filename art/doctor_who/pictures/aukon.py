"""Aukon: a pale lord in a high collar, bats that come to his hand."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit import creature
from art.kit.shapes import both, place, sweep


@picture("future", "aukon", nebulae.deep((0.0, 0.6), 0.8, 0.4))
def paint(n: Night) -> None:
    n.being(both((0, 0.95), (0.5, 0.85), (0.62, 0.2), (0.5, -0.3), (0, -0.3)), "blood", soft=0.08, halo=0.7)
    portrait(
        n,
        Look("soot", "pearl", "swept", "soot", "", "", "high", "blood", "goatee", "long", "#ff5040"),
        (0.0, 0.30),
        0.38,
        0,
        wide=0.9,
        stern=0.9,
    )
    for x, y, s, t in (
        (0.62, -0.30, 0.5, 10),
        (-0.70, 0.2, 0.36, -20),
        (0.78, 0.55, 0.3, 24),
        (-0.55, 0.95, 0.26, -8),
        (0.45, 1.15, 0.22, 12),
        (-0.82, -0.4, 0.28, 16),
    ):
        n.being(place(creature.bat(s, 0.35), (x, y), 1, t), "violet", soft=0.03, halo=0.6, stars=0)
    n.being(sweep([(0.95, -1.4), (0.78, -0.9), (0.64, -0.46)], [0.14, 0.11, 0.06]), "soot", soft=0.06, halo=0.4)
