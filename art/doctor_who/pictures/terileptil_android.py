"""Terileptil Android: a skull of jewels under a reaper's hood."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, lights, picture
from art.kit import props
from art.kit.shapes import both, place, poly


@picture("past", "terileptil-android", nebulae.eclipse((0.0, 0.5), 0.5, 0.25))
def paint(n: Night) -> None:
    n.being(
        both((0, 1.20), (0.46, 1.05), (0.74, 0.5), (0.86, -0.2), (1.05, -1.5, 0), (0, -1.5)),
        "soot",
        soft=0.18,
        halo=0.7,
    )
    n.dark(both((0, 0.94), (0.36, 0.78), (0.42, 0.3), (0.26, -0.10), (0, -0.16)), 0.9, 0.04)
    bone, holes = props.skull(0.68)
    n.being(place(bone, (0, 0.40)), "violet", cut=place(holes, (0, 0.40)), soft=0.12, halo=0.9, rim=1.3)
    rng = n.rng(3)
    for u, v, k in rng.random((34, 3)):
        x, y = (u - 0.5) * 0.56, 0.22 + 0.56 * v
        if abs(abs(x) - 0.14) > 0.09 or y > 0.60:
            n.lit(
                poly((x, y + 0.03), (x + 0.025, y), (x, y - 0.03), (x - 0.025, y)),
                ("#ff70c0", "#70ffe0", "#ffe070")[int(k * 3)],
                0.7,
                0.02,
            )
    n.lit(lights([(-0.14, 0.46), (0.14, 0.46)], 0.045), "#ff4030", 1.7, 0.09)
    n.being(place(props.scythe(1.2), (0.70, -0.6), 1.0, 4), "silver", soft=0.03, halo=0.7, stars=0)
