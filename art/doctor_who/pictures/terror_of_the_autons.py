"""Terror of the Autons: a plastic daffodil, a doll with teeth, a telephone whose cord has come alive."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import blob, both, dot, place, sweep


@picture("purple", "terror-of-the-autons", nebulae.roundels((0.0, 0.3), 0.8, 0.35))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.1)
    n.being(
        sweep([(-0.30, -1.4), (-0.34, -0.3), (-0.22, 0.42)], [0.035, 0.035, 0.03]), "moss", soft=0.02, halo=0.4, stars=0
    )
    for k in range(6):
        n.being(place(props.leaf(0.44, 0.6), (-0.20, 0.50), 1, k * 60), "gold", soft=0.06, halo=0.6, stars=0)
    n.being(dot(-0.20, 0.50, 0.19), "ember", soft=0.08, halo=0.4, stars=0)
    n.dark(dot(-0.20, 0.50, 0.10), 0.85, 0.02)
    n.being(
        both(
            (0, -0.12), (0.22, -0.18), (0.27, -0.42), (0.14, -0.60), (0.30, -0.72), (0.30, -1.3, 0), (0, -1.3), x=0.48
        ),
        "bone",
        soft=0.10,
        halo=0.7,
        stars=0,
    )
    n.dark(
        dot(0.39, -0.38, 0.05, 0.035)
        + dot(0.57, -0.38, 0.05, 0.035)
        + blob((0.36, -0.50), (0.48, -0.47), (0.60, -0.50), (0.48, -0.57)),
        0.9,
        0.006,
    )
    n.lit(dot(0.39, -0.38, 0.02) + dot(0.57, -0.38, 0.02), "#ff5030", 1.6, 0.05)
    n.being(
        sweep(
            [(0.84, 1.10), (0.60, 0.98), (0.84, 0.78), (0.50, 0.64), (0.78, 0.42), (0.44, 0.26), (0.66, 0.04)],
            [0.032] * 7,
        ),
        "blood",
        soft=0.02,
        halo=0.6,
        stars=0,
        bright=0.14,
    )
    n.being(
        sweep([(-0.02, 1.06), (0.20, 1.24), (0.62, 1.28), (0.86, 1.14)], [0.13, 0.07, 0.07, 0.13]),
        "blood",
        soft=0.06,
        halo=0.8,
        stars=0,
    )
    n.foot(-1.25, 0.5)
