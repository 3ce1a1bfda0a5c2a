"""Zygon: a hand all suckers on the living wall beside us, and the rest of it not far behind."""

from art.doctor_who import hands, nebulae
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Turned
from art.kit.shapes import both, dot, pair, polar, sweep


@picture("present", "zygon", nebulae.clouds((0.3, 0.5), 0.7, 4.5, 1.0))
def paint(n: Night) -> None:
    rng = n.rng(12)
    for i, (u, v, w) in enumerate(rng.random((13, 3))):
        side = -1 if i % 2 else 1
        x = side * (0.98 - 0.22 * u)
        n.being(sweep([(x, 1.5), (x + side * 0.10 * (v - 0.5), 0.4), (x - side * 0.16 * w, -0.5), (x, -1.5)], [0.10,
            0.07, 0.12, 0.08]), "blood", soft=0.08,
                halo=0.2, stars=0.1, bright=-0.08, rim=1.2)  # fmt: skip
        n.lit(dot(x - side * 0.05, -1.2 + 2.4 * v, 0.03), "#ff9040", 0.8, 0.06)
    b, s = Turned((0.30, 0.30), 0.34, 6, -0.24, -0.06), 0.34
    n.lamp_at = (-0.6, -0.6)
    n.being(
        b.plain(both((0.2, -0.6), (0.9, -0.9), (1.5, -1.6), (1.6, -2.6), (1.3, -5.6, 0), (0, -5.6))),
        "ember",
        soft=0.18,
        halo=0.6,
        fade=0.3,
    )
    n.being(
        b.plain(
            both(
                (0, 1.75),
                (0.62, 1.62),
                (1.10, 1.05),
                (1.08, 0.40),
                (0.70, -0.10),
                (0.62, -0.62),
                (0.3, -0.95),
                (0, -1.0),
            )
        ),
        "ember",
        soft=0.18,
        halo=0.9,
    )
    for k in range(8):
        n.being(b.plain(dot(*polar((0, 0.85), 10 + 23 * k, 0.86), 0.13)), "gold", soft=0.04, halo=0.1, stars=0)
    for x, y in ((-0.7, -1.6), (0.7, -1.6), (-0.3, -2.1), (0.3, -2.1), (-0.9, -2.4), (0.9, -2.4)):
        n.being(b.plain(dot(x, y, 0.18)), "gold", soft=0.05, halo=0.1, stars=0)
        n.dark(b.plain(dot(x, y, 0.07)), 0.7, 0.01)
    n.dark(b.put(pair(dot(0.30, 0.16, 0.24, 0.15, -10))), 0.85, 0.03)
    n.lit(b.put(pair(dot(0.30, 0.16, 0.07))), "#a0ff80", 1.3, 0.06)
    n.being(b.put(both((0, 0.3), (0.12, 0.0), (0.16, -0.16), (0, -0.2))), "ember", soft=0.05, halo=0, stars=0)
    n.dark(b.put(sweep([(-0.26, -0.52), (0, -0.44), (0.26, -0.52)], [0.02, 0.06, 0.02])), 0.85, 0.01)
    for k in range(3):
        n.ink([b.spot(x, 1.0 + 0.2 * k - abs(x) * 0.3) for x in (-0.6, 0, 0.6)], 0.06 * s, 0.5, "ember")
    at = (-0.42, -0.44)
    hands.palm(n, at, (-0.62, -1.8), 0.48, "ember", "ember", "", 15, -1)
    for dx, dy, r in ((0, 0, 0.075), (-0.14, 0.06, 0.055), (0.14, 0.08, 0.055), (0.04, -0.17, 0.06), (-0.12, -0.14,
        0.05), (-0.16, 0.34, 0.042),
                      (0.02, 0.38, 0.042), (0.17, 0.34, 0.042)):  # fmt: skip
        n.being(dot(at[0] + dx, at[1] + dy, r), "gold", soft=0.03, halo=0.3, stars=0)
        n.lit(dot(at[0] + dx, at[1] + dy, r * 0.36), "#a0ff80", 0.8, 0.03)
