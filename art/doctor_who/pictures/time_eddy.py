"""Time Eddy: a clock face drawn out into a whirl."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import place, polar, sweep


@picture("purple", "time-eddy", nebulae.vortex((0.0, 0.15), 4.5, 0.8, heart=0.8))
def paint(n: Night) -> None:
    for k in range(12):
        r = 0.30 + k * 0.062
        a = 90 - k * 52
        x, y = polar((0, 0.15), a, r)
        n.being(
            place(
                props.numeral(
                    ("XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")[k], 0.12 + 0.012 * k
                ),
                (x, y),
                1,
                a - 90,
            ),
            "gold",
            soft=0.02,
            halo=0.6,
            stars=0,
        )
    p = [polar((0, 0.15), 90 - t * 57, 0.10 + t * 0.072) for t in range(13)]
    n.lit(sweep(p, [0.004, 0.012, 0.006]), "#ffd060", 0.9, 0.05)
    n.lit(
        sweep([(0, 0.15), polar((0, 0.15), 60, 0.26)], [0.02, 0.006])
        + sweep([(0, 0.15), polar((0, 0.15), 200, 0.18)], [0.024, 0.008]),
        "#ffe8b0",
        1.4,
        0.05,
    )
