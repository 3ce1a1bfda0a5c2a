"""Wirrn: a great wasp-like thing, half out of its shell in an ark's light."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, dot, sweep


@picture("future", "wirrn", nebulae.rings((0.4, 0.9), 0.28))
def paint(n: Night) -> None:
    n.lamp_at = (-0.7, 1.1)
    n.being(
        blob((0.0, 0.1), (0.52, -0.2), (0.72, -0.8), (0.50, -1.36), (0.1, -1.5), (-0.2, -1.0), (-0.22, -0.3)),
        "gold",
        soft=0.25,
        halo=0.8,
    )
    for k in range(6):
        n.ink([(-0.16, -0.30 - k * 0.18), (0.24, -0.36 - k * 0.2), (0.64, -0.28 - k * 0.2)], 0.03, 0.65, "gold")
    n.being(
        blob((-0.30, 0.52), (0.1, 0.62), (0.36, 0.36), (0.30, 0.0), (0.0, -0.2), (-0.3, 0.0)),
        "moss",
        soft=0.18,
        halo=0.7,
    )
    n.being(
        both((0, 1.06), (0.30, 0.98), (0.38, 0.70), (0.22, 0.40), (0, 0.30), x=-0.18),
        "gold",
        soft=0.16,
        halo=0.8,
        stars=0.1,
    )
    n.lit(dot(-0.38, 0.74, 0.115, 0.16, 20) + dot(0.02, 0.74, 0.115, 0.16, -20), "#ff6030", 0.8, 0.08)
    for x, t in ((-0.34, -1), (-0.02, 1)):
        n.being(
            sweep([(x, 1.0), (x + 0.16 * t, 1.24), (x + 0.42 * t, 1.28)], [0.025, 0.018, 0.006]),
            "gold",
            soft=0.01,
            halo=0.3,
            stars=0,
        )
        n.being(
            sweep([(x + 0.06 * -t, 0.40), (x + 0.05 * t, 0.22), (x - 0.10 * t, 0.14)], [0.05, 0.04, 0.006]),
            "bone",
            soft=0.02,
            halo=0.2,
            stars=0,
        )
    for k in range(3):
        for t in (-1, 1):
            n.being(
                sweep(
                    [
                        (0.0 + 0.2 * t, 0.3 - k * 0.2),
                        (0.05 + 0.62 * t, 0.42 - k * 0.3),
                        (0.02 + 0.84 * t, 0.0 - k * 0.32),
                        (0.0 + 0.95 * t, -0.2 - k * 0.3),
                    ],
                    [0.05, 0.04, 0.03, 0.005],
                ),
                "moss",
                soft=0.03,
                halo=0.3,
                stars=0,
            )
