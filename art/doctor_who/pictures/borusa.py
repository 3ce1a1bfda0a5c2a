"""Borusa: the Lord President's collar and robes of white; beside him a harp that plays to itself."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Bust, Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import sweep


@picture("timeless", "borusa", nebulae.roundels((0.0, 0.5), 0.4, 0.55))
def paint(n: Night) -> None:
    n.being(Bust((-0.14, 0.38), 0.38, 0).put(heads.GALLIFREY), "silver", soft=0.10, halo=0.8)
    portrait(
        n,
        Look("pearl", "flesh", "sides", "silver", "", "", "round", "gold", face="long"),
        (-0.14, 0.38),
        0.36,
        0,
        wide=0.95,
        stern=0.8,
    )
    n.being(
        sweep([(0.42, -1.3), (0.48, -0.5), (0.40, 0.05)], [0.04, 0.035, 0.03])
        + sweep([(0.40, 0.05), (0.62, 0.16), (0.92, -0.08)], [0.035, 0.05, 0.04])
        + sweep([(0.42, -1.3), (0.72, -0.9), (0.92, -0.08)], [0.05, 0.05, 0.04]),
        "gold",
        soft=0.03,
        halo=0.7,
        stars=0,
    )
    for k in range(7):
        n.lit(
            sweep([(0.49 + k * 0.055, -1.16 + k * 0.10), (0.49 + k * 0.055, 0.08 - 0.01 * k)], [0.003, 0.003]),
            "#fff0c0",
            0.8,
            0.02,
        )
