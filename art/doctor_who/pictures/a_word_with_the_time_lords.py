"""A Word with the Time Lords: a bowler hat, alone in the sky, and one umbrella."""

from art.doctor_who import heads, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import hoop, place, poly, sweep


@picture("purple", "a-word-with-the-time-lords", nebulae.galaxy((0.0, 0.2), 1.0, 20, 0.6))
def paint(n: Night) -> None:
    n.lamp_at = (-0.7, 1.2)
    n.being(place(heads.HATS["bowler"], (0.0, -0.20), 0.62, -6), "dusk", soft=0.14, halo=1.0, stars=0.3, bright=0.16)
    n.being(
        place(sweep([(-0.76, 0.66), (0, 0.58), (0.76, 0.66)], [0.10, 0.11, 0.10]), (0.0, -0.20), 0.62, -6),
        "violet",
        soft=0.03,
        halo=0.2,
        stars=0,
    )
    n.being(
        sweep([(0.70, 0.12), (0.30, -1.16)], [0.020, 0.020])
        + poly((0.74, 0.14), (0.60, 0.18), (0.30, -0.95), (0.40, -0.97))
        + hoop(0.18, -1.14, 0.12, 0.025, 180, 360),
        "soot",
        soft=0.04,
        halo=0.6,
        stars=0,
        bright=0.14,
    )
    n.star(-0.30, 0.66, 0.3, 1.0)
