"""Gundan Robot: at the feast of its masters it brings the axe down on the table, and the cups jump."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.starlight import Night, picture
from art.doctor_who.stature import arm, legs
from art.kit import props
from art.kit.shapes import blob, both, box, dot, pair, place, polar, sweep


@picture("future", "gundan-robot", nebulae.deep((0.0, 0.6), 0.7, 0.45))
def paint(n: Night) -> None:
    scenery.columns(n, "navy", -0.8, 1.35, (-0.88, -0.50, 0.90), 0.09)
    for a, c in (((-0.9, 1.3), (-0.2, 0.8)), ((-0.9, 0.9), (-0.4, 1.3)), ((0.9, 1.2), (0.4, 0.9))):
        n.glint([a, ((a[0] + c[0]) / 2, min(a[1], c[1]) - 0.06), c], 0.006, "pearl", 0.6)
    n.lamp_at = (-0.6, 1.0)
    at, k = (0.18, 0.50), 0.155
    legs(n, at, k, "silver", 0.75, 0.7, 1.1)
    n.being(
        place(both((0.3, -0.9), (1.2, -1.1), (1.7, -1.8), (1.4, -3.4), (1.3, -5.2), (0, -5.3)), at, k),
        "silver",
        soft=0.08,
        halo=0.6,
        stars=0.2,
    )
    for j in range(4):
        n.ink(
            [
                (at[0] - 0.20, at[1] - 0.34 - 0.12 * j),
                (at[0], at[1] - 0.38 - 0.12 * j),
                (at[0] + 0.20, at[1] - 0.34 - 0.12 * j),
            ],
            0.016,
            0.6,
            "silver",
        )
    bone, holes = props.skull(1.7)
    n.being(place(bone, at, k), "silver", cut=place(holes, at, k), soft=0.05, halo=0.7, rim=1.2)
    n.lit(place(pair(dot(0.36, 0.14, 0.12)), at, k), "#ff5030", 1.7, 0.06)
    n.being(
        place(both((0, 1.5), (0.70, 1.30), (1.0, 0.7), (1.0, 0.35, 0), (0, 0.55)), at, k),
        "bronze",
        soft=0.04,
        halo=0.4,
        stars=0,
    )
    n.being(
        place(pair(sweep([(0.86, 0.8), (1.5, 1.1), (1.7, 2.1)], [0.22, 0.17, 0.01])), at, k),
        "bone",
        soft=0.04,
        halo=0.5,
        stars=0,
    )
    head = (-0.52, -0.60)
    x0, y0 = arm(n, at, k, "silver", (2.2, -3.0), (0.6, -3.6), 1, 1.0)
    n.being(
        sweep([polar((x0, y0), 38, 0.34), (x0, y0), head], [0.024, 0.024, 0.024]),
        "bronze",
        soft=0.02,
        halo=0.4,
        stars=0,
    )
    arm(n, at, k, "silver", (-2.5, -3.2), (-1.6, -4.4), -1, 1.0)
    blade = blob((head[0] + 0.10, head[1] + 0.16, 0), (head[0] - 0.06, head[1] + 0.30, 0), (head[0] - 0.26,
        head[1] + 0.06), (head[0] - 0.24, head[1] - 0.22, 0),
                 (head[0] - 0.04, head[1] - 0.06, 0))  # fmt: skip
    n.being(blade, "silver", soft=0.05, halo=1.0, stars=0, rim=1.4)
    n.being(
        box(-1.1, -1.02, 1.1, -0.86) + box(-0.9, -1.5, -0.78, -1.0) + box(0.70, -1.5, 0.82, -1.0),
        "bronze",
        soft=0.05,
        halo=0.5,
        stars=0.1,
    )
    for x, y, a, hue in (
        (-0.10, -0.66, 24, "gold"),
        (0.30, -0.74, -12, "silver"),
        (0.66, -0.66, 30, "gold"),
        (-0.92, -0.62, -30, "silver"),
    ):
        cup = both((0.09, 0.12), (0.07, 0.0), (0.016, -0.03), (0.016, -0.12), (0.07, -0.15, 0), (0, -0.15))
        n.being(place(cup, (x, y), 1.0, a), hue, soft=0.03, halo=0.6, stars=0)
    n.star(head[0] - 0.20, head[1] - 0.24, 0.50, 1.4, "#ffe0b0")
    for a in (20, 50, 80, 120, 150):
        n.glint([polar((-0.72, -0.84), a, 0.08), polar((-0.72, -0.84), a, 0.24)], 0.010, "gold", 0.9)
