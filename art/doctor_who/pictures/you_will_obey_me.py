"""You Will Obey Me: two eyes, very near, and rings that go round in them."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, dot, hoop, pair, sweep


@picture("purple", "you-will-obey-me", nebulae.vortex((0.0, 0.25), -3.0, 0.9, heart=0.2))
def paint(n: Night) -> None:
    n.shade(0, 0.20, 1.0, 0.85, 1.2)
    for x in (-0.46, 0.46):
        n.being(
            blob(
                (x - 0.42, 0.22),
                (x - 0.20, 0.48),
                (x + 0.14, 0.50),
                (x + 0.42, 0.24),
                (x + 0.18, 0.04),
                (x - 0.18, 0.04),
            ),
            "pearl",
            soft=0.08,
            halo=1.0,
            stars=0,
        )
        for r, c in ((0.20, "violet"), (0.145, "candy"), (0.095, "violet")):
            n.being(dot(x, 0.26, r), c, soft=0.04, halo=0.1, stars=0)
        n.lit(hoop(x, 0.26, 0.12, 0.010), n.sky.accent, 1.2, 0.05)
        n.dark(dot(x, 0.26, 0.06), 0.98, 0.006)
        n.star(x - 0.05, 0.33, 0.20, 1.4)
        s = 1 if x > 0 else -1
        n.being(
            sweep([(x - 0.34 * s, 0.50), (x - 0.02 * s, 0.72), (x + 0.46 * s, 0.58)], [0.05, 0.075, 0.01]),
            "soot",
            soft=0.04,
            halo=0.5,
            stars=0,
            bright=0.1,
        )
    for r in (0.92, 1.1, 1.3):
        n.lit(hoop(0, 0.25, r, 0.005, ry=r * 0.82), n.sky.accent, 0.35, 0.03)
    n.being(
        both((0, -0.62, 0), (0.16, -0.66), (0.10, -1.05), (0, -1.3, 0)),
        "soot",
        soft=0.05,
        halo=0.6,
        stars=0,
        bright=0.1,
    )
    n.being(
        pair(sweep([(0.02, -0.42), (0.22, -0.48), (0.46, -0.64)], [0.05, 0.07, 0.01])),
        "soot",
        soft=0.03,
        halo=0.5,
        stars=0,
        bright=0.1,
    )
