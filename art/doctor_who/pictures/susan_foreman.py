"""Susan Foreman: from behind, in her striped jersey, at the sky that holds the world she left."""

from art.doctor_who import nebulae, things
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import from_behind
from art.kit.shapes import Shape, dot, place, poly, sweep


@picture("timeless", "susan-foreman", nebulae.galaxy((0.20, 0.62), 1.0, 28, stars=1.6))
def paint(n: Night) -> None:
    n.shade(-0.5, -0.6, 0.9, 0.45)
    things.police_box(n, (0.66, -1.30), 0.98, "navy", lamp=1.2, tilt=-3)
    n.lit(poly((0.42, -1.3), (0.90, -1.3), (1.0, -1.5), (0.1, -1.5)), "#bcd4ff", 0.25, 0.08)
    b = from_behind(n, Look("silver", "bone", "pixie", "bronze", collar=""), (-0.34, -0.26), 0.36, 7, wide=0.80,
                    lamp=(0.25, 1.0), rim=1.9)  # fmt: skip
    for i in range(7):
        band: Shape = sweep(
            [(-1.5, -2.0 - i * 0.40), (0, -1.62 - i * 0.40), (1.5, -2.0 - i * 0.40)], [0.05, 0.085, 0.05]
        )
        n.dark(b.put(band), 0.62, 0.008)
    # A hand up to the sky, and the star that it points at.
    n.being(sweep([(-0.08, -0.98), (0.20, -0.66), (0.24, -0.10)], [0.105, 0.090, 0.060]), "silver", soft=0.06, halo=0.4)
    for k in (-0.46, -0.34, -0.22):
        n.dark(place(sweep([(-0.10, 0), (0.10, 0)], [0.012, 0.012]), (0.23, k), 1, 5), 0.55, 0.006)
    n.being(dot(0.245, -0.03, 0.055, 0.07), "bone", soft=0.03, halo=0.3, stars=0)
    n.being(sweep([(0.25, 0.0), (0.27, 0.14)], [0.022, 0.014]), "bone", soft=0.015, halo=0.3, stars=0)
    n.joined([(0.27, 0.17), (0.05, 0.42), (0.20, 0.62), (0.48, 0.80)], r=0.10, heat=1.1)
    n.star(0.20, 0.62, 0.24, 0.7)
