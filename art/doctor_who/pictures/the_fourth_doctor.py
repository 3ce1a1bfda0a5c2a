"""The Fourth Doctor: a wide hat, curls, and a scarf of stars that goes on and on."""

from art.doctor_who import nebulae, things
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture


@picture("timeless", "the-fourth-doctor", nebulae.vortex((0.0, 0.36), 2.0, 1.0))
def paint(n: Night) -> None:
    n.shade(0, -0.6, 0.8, 0.4)
    portrait(n, Look("bronze", "flesh", "curls", "bronze", "fedora", "bronze"), (0.0, 0.44), 0.38, -4, stern=-0.9)
    things.striped_scarf(n, [(0.36, 0.10), (0.24, -0.08), (-0.02, -0.12), (-0.26, -0.06), (-0.36, 0.10)], 0.105, 1)
    things.striped_scarf(n, [(-0.20, -0.06), (-0.30, -0.40), (-0.26, -0.78), (-0.40, -1.12), (-0.36, -1.5)], 0.115, 2)
    things.striped_scarf(
        n,
        [(0.20, -0.06), (0.30, -0.32), (0.46, -0.52), (0.74, -0.50), (0.92, -0.22), (0.80, 0.14), (0.95, 0.55)],
        0.11,
        3,
    )
