"""K9: a tin dog with a red visor, two dishes for ears and a good deal of dignity."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, place, poly, sweep


@picture("future", "k-nine", nebulae.vortex((0.2, 0.35), 1.8, 0.9))
def paint(n: Night) -> None:
    n.shade(0, -0.2, 0.9, 0.4)
    n.lamp_at = (-0.7, 1.2)
    n.being(
        blob((-0.92, -0.78, 0), (-0.84, -0.12, 0), (-0.70, 0.02), (0.26, 0.02, 0), (0.48, -0.30), (0.52, -0.78, 0)),
        "silver",
        soft=0.11,
        halo=0.9,
        stars=0.2,
    )
    n.being(poly((-0.98, -0.92), (-0.94, -0.74), (0.56, -0.74), (0.60, -0.92)), "dusk", soft=0.05, halo=0.2, stars=0)
    n.being(sweep([(0.16, -0.06), (0.28, 0.14), (0.34, 0.30)], [0.13, 0.10, 0.10]), "dusk", soft=0.05, halo=0, stars=0)
    n.being(
        poly((0.02, 0.24), (0.10, 0.60), (0.46, 0.66), (0.72, 0.46), (0.96, 0.34), (0.96, 0.18), (0.64, 0.14)),
        "silver",
        soft=0.09,
        halo=0.9,
        stars=0.1,
        bright=0.05,
    )
    n.dark(poly((0.40, 0.42), (0.44, 0.58), (0.70, 0.44), (0.72, 0.36)), 0.9, 0.006)
    n.lit(poly((0.44, 0.44), (0.47, 0.54), (0.66, 0.43), (0.67, 0.39)), "#ff3420", 1.4, 0.07)
    for x, t in ((0.16, -20), (0.34, 10)):
        n.being(place(dot(0, 0.15, 0.035, 0.13), (x, 0.62), 1, t), "silver", soft=0.03, halo=0.4, stars=0)
        n.lit(place(dot(0, 0.28, 0.025), (x, 0.62), 1, t), "#9cf0ff", 1.1, 0.04)
    n.being(
        sweep([(-0.86, -0.10), (-1.0, 0.30), (-0.90, 0.70)], [0.018, 0.014, 0.008]),
        "silver",
        soft=0.01,
        halo=0.3,
        stars=0,
    )
    n.star(-0.90, 0.72, 0.12, 1.0)
    n.dark(poly((-0.66, -0.56), (-0.66, -0.20), (0.10, -0.20), (0.10, -0.56)), 0.6, 0.01)
    for i, c in enumerate(("#ff5040", "#ffd050", "#60ff80", "#60c8ff", "#ff70d0")):
        n.lit(box(-0.60 + i * 0.14, -0.50, -0.52 + i * 0.14, -0.42), c, 1.0, 0.03)
    n.lit(box(-0.60, -0.36, 0.04, -0.27), "#9cf0ff", 0.45, 0.03)
    n.being(dot(0.30, 0.14, 0.10, 0.03), "gold", soft=0.02, halo=0.2, stars=0)
    n.lit(box(0.94, 0.22, 1.02, 0.27), "#ff3420", 1.0, 0.05)
    n.foot(-1.0, 0.6)
