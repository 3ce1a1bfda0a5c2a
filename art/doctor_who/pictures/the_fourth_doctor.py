"""The Fourth Doctor: he runs, with a hat on curls and a scarf behind him that is longer than the picture."""

from art.doctor_who import nebulae, scenery, things
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture


@picture("timeless", "the-fourth-doctor", nebulae.vortex((0.40, 0.38), 2.0, 1.0, stars=0.7))
def paint(n: Night) -> None:
    scenery.hills(n, -1.08, "dusk", 5, 0.05)
    n.lamp_at = (0.7, 0.7)
    things.striped_scarf(n, [(-0.04, 0.52), (-0.40, 0.72), (-0.70, 0.44), (-1.15, 0.70)], 0.066, 2)
    look = Look("bronze", "flesh", "mane", "bronze", "fedora", "bronze", "")
    who = act(
        n, look, "run", (0.06, -1.12), 2.05, 1, "coat", legs="dusk", sway=-0.42, wide=0.26, bones=0.45, stern=-1.0
    )
    x, y = who.neck
    things.striped_scarf(
        n, [(x + 0.10, y + 0.02), (x - 0.02, y - 0.08), (x - 0.16, y + 0.02), (x - 0.10, y + 0.10)], 0.075, 4
    )
    things.striped_scarf(n, [(x - 0.10, y), (x - 0.36, y - 0.20), (x - 0.62, y - 0.06), (x - 0.90, y - 0.34),
                             (x - 1.20, y - 0.18)], 0.075, 0)  # fmt: skip
    n.star(*who.hand_n, 0.22, 1.0)
