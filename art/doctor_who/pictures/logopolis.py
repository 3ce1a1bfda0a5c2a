"""Logopolis: a great dish on its tower, a figure in white below, and the stars above it going out."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import both, dot, hoop, place, sweep


@picture("purple", "logopolis", nebulae.deep((0.0, 0.6), 0.7, 0.4))
def paint(n: Night) -> None:
    n.being(
        sweep([(-0.1, -1.5), (-0.04, -0.2)], [0.06, 0.04])
        + sweep([(0.28, -1.5), (0.12, -0.2)], [0.06, 0.04])
        + [
            q
            for k in range(6)
            for q in sweep([(-0.09 + k * 0.01, -1.4 + k * 0.22), (0.27 - k * 0.028, -1.2 + k * 0.22)], [0.016, 0.016])
        ],
        "silver",
        soft=0.03,
        halo=0.4,
        stars=0,
    )
    n.being(
        place(both((0, -0.30), (0.44, -0.20), (0.86, 0.20, 0), (0.40, -0.02), (0, -0.08)), (0.04, 0.10), 1, 16),
        "silver",
        soft=0.09,
        halo=0.9,
        stars=0,
    )
    n.being(
        place(sweep([(0, -0.1), (0, 0.42)], [0.018, 0.014]), (0.04, 0.10), 1, 16),
        "silver",
        soft=0.01,
        halo=0.3,
        stars=0,
    )
    n.star(-0.08, 0.52, 0.3, 1.3, n.sky.accent)
    things.watcher(n, (-0.66, -0.98), 0.85)
    for k, (x, y) in enumerate(
        ((-0.8, 1.1), (-0.45, 0.9), (-0.1, 1.2), (0.3, 1.0), (0.62, 1.2), (0.88, 0.8), (-0.9, 0.55))
    ):
        n.star(x, y, 0.16 if k < 3 else 0.05, 1.3 if k < 3 else 0.5)
        if k >= 3:
            n.dark(dot(x, y, 0.05), 0.9, 0.02)
            n.lit(hoop(x, y, 0.06, 0.004), "#c090ff", 0.5, 0.02)
