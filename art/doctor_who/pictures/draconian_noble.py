"""Draconian Noble: in profile at a window of his court, the high dome of his brow against the empire's stars."""

from art.doctor_who import nebulae, scenery, sides
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Profile
from art.kit.shapes import blob, dot, poly, sweep


@picture("future", "draconian-noble", nebulae.rings((-0.42, 0.62), 0.30, 25))
def paint(n: Night) -> None:
    scenery.window(n, (-0.20, 0.40), 0.78, "navy", 16)
    n.lamp_at = (-0.9, 0.7)
    b = Profile((0.26, 0.22), 0.42, 0, -1)
    n.being(
        b.put(blob((-0.4, 1.3), (-1.3, 1.1), (-1.9, 0.2), (-1.8, -1.0), (-1.0, -1.6, 0), (0.2, -1.4), (-0.3, -0.4))),
        "violet",
        soft=0.12,
        halo=0.6,
        rim=1.3,
    )
    for k in range(5):
        n.ink(
            [b.spot(-0.5, -0.8), b.spot(-1.0 - 0.1 * k, -0.4 + 0.3 * k), b.spot(-1.75 + 0.20 * k, -0.9 + 0.50 * k)],
            0.014,
            0.5,
            "violet",
        )
    n.being(b.put(sides.NECK), "moss", soft=0.08, halo=0, stars=0)
    n.being(b.put(sides.SHOULDERS), "sea", soft=0.15, halo=0.4, fade=0.3)
    for fold in sides.FOLDS:
        n.ink([b.spot(x, y) for x, y in fold], 0.025, 0.5, "sea")
    head = blob((-0.10, 1.72), (0.40, 1.60), (0.72, 1.10), (0.78, 0.50), (0.72, 0.18), (0.88, -0.06), (0.98, -0.28,
        0), (0.80, -0.36), (0.86, -0.48),
                (0.80, -0.56, 0), (0.82, -0.66), (0.74, -0.90), (0.44, -1.00), (0.0, -0.72), (-0.62, -0.46), (-0.86,
                    0.10), (-0.80, 0.9), (-0.56, 1.5))  # fmt: skip
    n.being(b.put(head), "moss", soft=0.15, halo=0.8, stars=0.1, bright=0.06)
    for row in range(7):
        for k in range(5):
            x, y = 0.52 - 0.26 * k - 0.12 * (row % 2), 1.40 - 0.17 * row
            if x * x * 0.9 + (y - 0.6) ** 2 < 1.05:
                n.being(b.put(dot(x, y, 0.11, 0.08)), "moss", soft=0.03, halo=0, stars=0)
    n.being(
        b.put(poly((-0.10, 0.34), (-0.66, 0.86), (-0.40, 0.06), (-0.12, -0.12))),
        "moss",
        soft=0.04,
        halo=0.3,
        stars=0,
        bright=0.06,
    )
    n.dark(b.put(dot(0.54, 0.14, 0.19, 0.11)), 0.7, 0.02)
    n.lit(b.put(dot(0.58, 0.12, 0.06)), "#ffb040", 1.5, 0.06)
    n.dark(b.put(sweep([(0.80, -0.56), (0.62, -0.58), (0.44, -0.52)], [0.03, 0.03, 0.01])), 0.8, 0.006)
    n.being(b.put(sides.BEARDS["goatee"]), "silver", soft=0.04, halo=0.2, stars=0)
    n.being(
        b.put(sweep([(-0.4, -1.3), (0.3, -1.8), (0.7, -2.6)], [0.16, 0.14, 0.10])),
        "gold",
        soft=0.05,
        halo=0.4,
        stars=0.3,
    )
    n.star(*b.spot(0.44, -2.1), 0.24, 1.2, n.sky.accent)
