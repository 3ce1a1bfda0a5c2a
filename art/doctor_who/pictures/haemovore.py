"""Haemovore: two drowned hands come over the edge of a boat, and behind them, in the moon's road, the faces."""

from art.doctor_who import hands, nebulae, scenery
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, both, box, dot, pair, place, poly, sweep


@picture("past", "haemovore", nebulae.moon(0.30, (0.46, 0.98), 0.9, 0.26))
def paint(n: Night) -> None:
    n.lamp_at = (0.46, 0.9)
    n.being(
        blob((-1.2, 0.42, 0), (-0.8, 0.60), (-0.3, 0.52), (0.1, 0.40, 0), (0.1, 0.2, 0), (-1.2, 0.2, 0)),
        "soot",
        soft=0.06,
        halo=0.4,
        rim=1.6,
    )
    n.being(
        box(-0.74, 0.56, -0.50, 0.80)
        + poly((-0.78, 0.80), (-0.62, 1.10), (-0.46, 0.80))
        + box(-0.50, 0.54, -0.26, 0.68),
        "dusk",
        soft=0.04,
        halo=0.4,
        rim=1.4,
        stars=0,
    )
    n.lit(box(-0.645, 0.64, -0.595, 0.74), "#ffb050", 1.0, 0.04)
    scenery.sea(n, 0.40, "sea", "jade", 6, 6)
    rng = n.rng(2)
    for x, y, k in ((-0.62, 0.14, 0.13), (0.78, 0.16, 0.12), (0.06, 0.04, 0.26)):
        n.being(
            place(both((0.3, -0.7), (1.3, -1.2), (1.8, -2.2), (1.8, -3.6, 0), (0, -3.6)), (x, y), k),
            "navy",
            soft=0.3 * k,
            halo=0.5,
            fade=0.4,
        )
        n.being(
            place(both((0, 1.1), (0.6, 0.98), (0.86, 0.4), (0.80, -0.3), (0.5, -0.9), (0, -1.1)), (x, y), k),
            "sea",
            soft=0.35 * k,
            halo=0.7,
        )
        for u, v, w in rng.random((34, 3)):
            px, py = (u - 0.5) * 1.3, -0.8 + 1.75 * v
            if abs(abs(px) - 0.29) > 0.18 or abs(py - 0.1) > 0.18:
                n.being(
                    place(dot(px, py, 0.05 + 0.06 * w), (x, y), k), "sea", soft=0.05 * k, halo=0, stars=0, bright=0.08
                )
        n.dark(place(pair(dot(0.29, 0.1, 0.17, 0.12)), (x, y), k), 0.95, 0.03 * k)
        n.lit(place(pair(dot(0.29, 0.1, 0.07)), (x, y), k), "#ff4a40", 1.5, 0.14 * k)
        n.dark(
            place(blob((-0.26, -0.46), (0, -0.40), (0.26, -0.46), (0.16, -0.72), (-0.16, -0.72)), (x, y), k),
            0.95,
            0.03 * k,
        )
    n.being(
        poly((-1.1, -0.86), (1.1, -1.06), (1.1, -1.5), (-1.1, -1.5)), "bronze", soft=0.06, halo=0.4, stars=0.1, rim=1.5
    )
    for k in range(3):
        n.ink([(-1.1, -0.98 - 0.15 * k), (0, -1.06 - 0.15 * k), (1.1, -1.18 - 0.12 * k)], 0.014, 0.6, "bronze")
    n.lamp_at = (0.3, 0.6)
    for at, arm, flip in (((-0.52, -0.56), (-0.62, -2.0), -1), ((0.50, -0.66), (0.66, -2.1), 1)):
        hands.palm(n, at, arm, 0.34, "sea", "", "", 16, flip)
        for k in range(4):
            x = at[0] + (k - 1.5) * 0.115 * 1.3
            y = at[1] + 0.46 - 0.035 * abs(k - 1.5) ** 2
            n.being(sweep([(x, y - 0.02), (x * 1.02, y + 0.12)], [0.022, 0.003]), "bone", soft=0.01, halo=0.5, stars=0)
        for u, v, w in rng.random((12, 3)):
            n.being(
                dot(at[0] + 0.26 * (u - 0.5), at[1] + 0.28 * (v - 0.5), 0.012 + 0.016 * w),
                "sea",
                soft=0.01,
                halo=0,
                stars=0,
                bright=0.1,
            )
    n.being(poly((-1.1, -1.10), (1.1, -1.24), (1.1, -1.5), (-1.1, -1.5)), "bronze", soft=0.05, halo=0.2, stars=0.1)
