"""Light: an angel in gold by name and by kind, arms out, sheets of a catalogue in the air."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, standing
from art.doctor_who.starlight import Night, picture
from art.kit import creature, props
from art.kit.shapes import place


@picture("timeless", "light", nebulae.rays((0.0, 0.4), 2.0, 1.6, heart=0.5, level=0.12))
def paint(n: Night) -> None:
    n.star(0, 0.45, 1.2, 0.8)
    for x in (-1, 1):
        n.being(
            creature.wing((0.10 * x, 0.18), (0.92 * x, 1.05), -0.62 * x, 9),
            "gold",
            solid=0.7,
            soft=0.06,
            halo=1.0,
            rim=1.3,
        )
    standing(
        n,
        Look("gold", "gold", "curls", "gold", "", "", "", eyes="#ffffff"),
        (0.0, -0.32),
        2.1,
        (345, 20),
        (195, 160),
        garb="robe",
        sleeve=2.0,
        bones=0.7,
        fade=0.4,
    )
    for x, y, t in ((-0.75, -0.5, 20), (0.7, -0.62, -30), (-0.5, -1.0, -12), (0.85, -0.15, 14), (-0.9, 0.0, 40)):
        n.being(place(props.paper(0.22, 0.03), (x, y), 1, t), "pearl", soft=0.03, halo=0.6, stars=0)
