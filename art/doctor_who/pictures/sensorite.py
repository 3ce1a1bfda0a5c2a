"""Sensorite: from inside the ship we see a porthole, and in it, out among the stars, a face that looks back."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import from_behind
from art.kit.shapes import both, dot, hoop, pair, place, sweep


@picture("future", "sensorite", nebulae.clouds((0.3, 0.6), 0.8, 2.2))
def paint(n: Night) -> None:
    n.lamp_at = (-0.3, -0.3)
    for at, k in (((0.62, 0.82), 0.13), ((0.10, 0.38), 0.33)):
        n.being(
            place(both((0.2, -0.6), (0.9, -1.0), (1.7, -1.6), (1.9, -3.2), (1.9, -4.6, 0), (0, -4.6)), at, k),
            "ice",
            soft=0.3 * k,
            halo=0.5,
            fade=0.3,
        )
        for j in range(7):
            n.being(place(pair(sweep([(0.10 + j * 0.05, -0.6), (0.55 + j * 0.06, -0.7 + j * 0.1), (0.9 + j * 0.04,
                -0.2 + j * 0.16), (0.95 - j * 0.02, 0.3 + j * 0.16)],
                    [0.06, 0.06, 0.05, 0.01])), at, k), "silver", soft=0.07 * k, halo=0.2, stars=0)  # fmt: skip
        n.being(
            place(both((0, 1.25), (0.56, 1.12), (0.86, 0.6), (0.76, 0.0), (0.5, -0.6), (0, -0.86)), at, k),
            "bone",
            soft=0.42 * k,
            halo=0.9,
            stars=0.1,
        )
        n.dark(place(pair(dot(0.30, 0.14, 0.18, 0.13)), at, k), 0.7, 0.07 * k)
        n.lit(place(pair(dot(0.30, 0.14, 0.06)), at, k), "#a0d8ff", 1.4, 0.16 * k)
        n.dark(place(sweep([(-0.16, -0.5), (0.16, -0.5)], [0.02, 0.02]), at, k), 0.7, 0.02 * k)
    n.being(dot(-0.32, 0.06, 0.10, 0.13), "bone", soft=0.05, halo=0.6, stars=0)
    for k in range(3):
        n.being(
            sweep([(-0.36 + 0.05 * k, 0.14), (-0.38 + 0.06 * k, 0.28)], [0.026, 0.020]),
            "bone",
            soft=0.02,
            halo=0.3,
            stars=0,
        )
    n.lit(hoop(-0.32, 0.08, 0.18, 0.004), "#e0f4ff", 0.6, 0.03)
    scenery.window(n, (0.10, 0.44), 0.80, "silver", 12)
    n.glint([(-0.44, 0.84), (-0.28, 1.0), (-0.06, 1.10)], 0.022, "pearl", 0.7)
    scenery.desk(n, -0.86, "silver", 6, 2)
    from_behind(
        n,
        Look("blood", "flesh", "short", "soot", collar="high"),
        (-0.50, -0.62),
        0.24,
        -4,
        1.0,
        lamp=(0.2, 0.5),
        rim=1.9,
    )
