"""The Edge of Destruction: a clock whose face has melted, and the light of a beginning under it."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import blob, place, polar, sweep


@picture("purple", "the-edge-of-destruction", nebulae.rays((0.0, 0.2), 1.8, 1.2, heart=0.25))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.1)
    n.being(
        blob(
            (-0.52, 0.72),
            (0.0, 0.92),
            (0.52, 0.72),
            (0.66, 0.30),
            (0.56, -0.10),
            (0.60, -0.62),
            (0.46, -0.86),
            (0.36, -0.5),
            (0.20, -0.28),
            (0.06, -0.9),
            (-0.06, -1.05),
            (-0.16, -0.42),
            (-0.40, -0.18),
            (-0.62, 0.24),
        ),
        "pearl",
        soft=0.14,
        halo=1.0,
        stars=0,
    )
    for k in range(12):
        a = 90 - k * 30
        x, y = polar((0, 0.30), a, 0.44)
        y -= 0.22 * max(0.0, -(y - 0.30)) * (1 + (k % 3))
        n.dark(
            place(
                props.numeral(("XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")[k], 0.12),
                (x, y),
                1,
                (a - 90) * 0.4,
            ),
            0.85,
            0.003,
        )
    n.dark(
        sweep([(0, 0.30), (0.10, 0.06), (0.06, -0.30)], [0.03, 0.022, 0.01])
        + sweep([(0, 0.30), (-0.22, 0.36)], [0.03, 0.012]),
        0.9,
        0.004,
    )
    n.star(0, -1.1, 0.9, 1.2, n.sky.accent)
