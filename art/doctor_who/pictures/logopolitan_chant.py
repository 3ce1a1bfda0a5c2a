"""Logopolitan Chant: rows of cells, and in each an old man bent over his sums, numbers rising."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import both, box, dot, place


@picture("purple", "logopolitan-chant", nebulae.pillars((0.0, 0.6)))
def paint(n: Night) -> None:
    for row in range(3):
        for k in range(4):
            x, y = -0.75 + k * 0.5, -0.18 - row * 0.46
            n.being(
                box(x - 0.22, y - 0.21, x + 0.22, y + 0.15) + dot(x, y + 0.15, 0.22, 0.10),
                "bronze",
                soft=0.05,
                halo=0.3,
                stars=0,
            )
            n.dark(box(x - 0.17, y - 0.20, x + 0.17, y + 0.12) + dot(x, y + 0.12, 0.17, 0.08), 0.85, 0.01)
            n.being(
                both((0, y + 0.02), (0.10, y - 0.06), (0.14, y - 0.20, 0), (0, y - 0.20), x=x),
                "violet",
                soft=0.04,
                halo=0.3,
                stars=0,
            )
            n.being(dot(x, y + 0.04, 0.055, 0.065), "bone", soft=0.03, halo=0.4, stars=0)
            n.lit(dot(x + 0.10, y - 0.10, 0.02), n.sky.accent, 1.3, 0.05)
    rng = n.rng(9)
    for k in range(15):
        x, y = -0.85 + 0.12 * k + 0.05 * rng.random(), 0.22 + 0.95 * rng.random()
        n.lit(
            place(
                props.numeral(("I", "II", "III", "IV", "V", "VI", "VII", "IX", "X", "XI", "XX")[k % 11], 0.11),
                (x, y),
                1,
                10 * (rng.random() - 0.5),
            ),
            n.sky.accent,
            0.9,
            0.04,
        )
