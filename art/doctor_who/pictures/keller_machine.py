"""Keller Machine: a drum with a glass and something like a brain in it, fear coming off it in waves."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, box, dot, hoop


@picture("timeless", "keller-machine", nebulae.clouds((0.0, 0.3), 0.7, 3.0))
def paint(n: Night) -> None:
    n.lamp_at = (-0.8, 1.1)
    n.being(both((0.46, -0.30), (0.56, -0.4, 0), (0.56, -1.2, 0), (0, -1.2)), "silver", soft=0.16, halo=0.6, stars=0)
    n.lit([q for k in range(6) for q in box(-0.42 + k * 0.15, -0.86, -0.34 + k * 0.15, -0.72)], "#ff6040", 1.0, 0.04)
    n.being(box(-0.56, -1.06, 0.56, -0.98), "gold", soft=0.03, halo=0.2, stars=0)
    n.being(
        both((0, 0.70), (0.40, 0.62), (0.50, 0.2), (0.48, -0.36, 0), (0, -0.36)),
        "ice",
        solid=0.4,
        soft=0.10,
        halo=0.8,
        rim=1.6,
        stars=0,
    )
    n.being(
        both((0, 0.46), (0.24, 0.42), (0.36, 0.16), (0.28, -0.16), (0, -0.24)), "moss", soft=0.12, halo=0.7, stars=0
    )
    for x in (-1, 1):
        for k in range(4):
            n.ink(
                [(0.02 * x, 0.40 - k * 0.14), (0.14 * x, 0.34 - k * 0.12), (0.30 * x, 0.26 - k * 0.11)],
                0.018,
                0.6,
                "moss",
            )
    n.lit(dot(0, 0.12, 0.06), "#ff5030", 1.7, 0.14)
    for r in (0.72, 0.88, 1.05):
        n.lit(hoop(0, 0.10, r, 0.008, 20, 160), n.sky.accent, 0.8, 0.04)
