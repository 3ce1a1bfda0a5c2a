"""Reverse the Polarity: two magnets, and the field between them that runs the wrong way."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, hoop, poly, sweep


@picture("purple", "reverse-the-polarity", nebulae.curtains((0.0, 0.3), 8, -1.2, 1.2))
def paint(n: Night) -> None:
    for x, hue in ((-0.62, "blood"), (0.62, "navy")):
        n.being(
            hoop(x, -0.02, 0.36, 0.13, 90, 270) if x < 0 else hoop(x, -0.02, 0.36, 0.13, -90, 90),
            hue,
            soft=0.09,
            halo=0.8,
            stars=0,
        )
        for y in (0.34, -0.38):
            n.being(
                box(x - (0.0 if x < 0 else 0.30), y - 0.13, x + (0.30 if x < 0 else 0.0), y + 0.13),
                hue,
                soft=0.07,
                halo=0.3,
                stars=0,
            )
            n.being(
                box(x + (0.18 if x < 0 else -0.30), y - 0.13, x + (0.30 if x < 0 else -0.18), y + 0.13),
                "silver",
                soft=0.05,
                halo=0.4,
                stars=0,
            )
    for k in range(7):
        h = 0.10 + k * 0.16
        for s, y0 in ((1, 0.34), (-1, -0.38)):
            n.lit(
                sweep(
                    [
                        (-0.30, y0 + s * 0.02 * k),
                        (-0.10, y0 + s * h * 0.8),
                        (0.10, y0 + s * h * 0.8),
                        (0.30, y0 + s * 0.02 * k),
                    ],
                    [0.004, 0.008, 0.004],
                ),
                n.sky.accent if k % 2 else "#c0a0ff",
                0.8,
                0.03,
            )
    n.lit(
        poly((-0.22, 0.04), (0.10, 0.04), (0.10, 0.12), (0.24, -0.02), (0.10, -0.16), (0.10, -0.08), (-0.22, -0.08)),
        n.sky.accent,
        1.3,
        0.08,
    )
