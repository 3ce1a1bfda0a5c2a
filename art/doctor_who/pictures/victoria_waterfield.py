"""Victoria Waterfield: a wide dress, hands to her face, and weeds that cannot bear her scream."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, standing
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, hoop, sweep


@picture("past", "victoria-waterfield", nebulae.curtains((0.0, 0.7), 6, -0.6, 1.4))
def paint(n: Night) -> None:
    for i, (x, h) in enumerate(((-0.95, 0.6), (-0.72, 0.3), (0.70, 0.35), (0.95, 0.7), (-1.0, 0.0), (1.0, 0.1))):
        n.being(
            sweep(
                [(x, -1.5), (x * 0.9 + 0.1 * (-1) ** i, -0.6), (x * 1.05, h * 0.3), (x * 0.7, h)],
                [0.10, 0.08, 0.06, 0.01],
            ),
            "moss",
            soft=0.05,
            halo=0.5,
        )
    n.star(0, 0.52, 0.8, 0.30)
    f = standing(
        n,
        Look("violet", "flesh", "bun", "bronze", collar=""),
        (0.0, -0.30),
        2.1,
        (320, 118),
        (220, 62),
        garb="dress",
        build="lady",
        wide=0.66,
        bones=0.6,
        fade=0.12,
    )
    n.dark(f.on_head(dot(0, -0.46, 0.16, 0.24)), 0.9, 0.01)
    n.being(f.skirt(-1.0, 0.62, waist=0.10), "violet", soft=0.10, solid=0.55, halo=0.2)
    for r in (0.42, 0.58, 0.76):
        n.lit(hoop(0, 0.50, r, 0.004, 20, 160), n.sky.star, 0.4, 0.02, 0.2)
