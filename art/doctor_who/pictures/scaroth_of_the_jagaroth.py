"""Scaroth of the Jagaroth: in one hand hangs the face of a count, and what was under it has one eye for us."""

from art.doctor_who import hands, heads, nebulae
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import Turned, trunk
from art.kit.shapes import blob, both, dot, hoop, pair, place, polar, sweep


@picture("timeless", "scaroth-of-the-jagaroth", nebulae.vortex((0.45, 0.55), 2.0, 0.8, heart=0.6))
def paint(n: Night) -> None:
    n.shade(0.3, 0.3, 0.6, 0.35)
    n.lamp_at = (-0.6, 1.1)
    b = Turned((0.30, 0.40), 0.40, -6, -0.26, -0.06)
    n.being(b.plain(heads.NECK), "moss", soft=0.08, halo=0, stars=0)
    trunk(n, b, Look("pearl", "moss", collar="lapels", shirt="violet"), 1.0, 0.3, 0.3)
    n.being(
        b.plain(both((0, 1.1), (0.56, 1.0), (0.82, 0.4), (0.74, -0.4), (0.4, -0.9), (0, -1.0))),
        "moss",
        soft=0.18,
        halo=0.9,
        stars=0,
    )
    for k in range(12):
        a = k * 30 + 6
        n.being(b.put(sweep([polar((0, 0.1), a, 0.36), polar((0, 0.1), a + 12, 0.62), polar((0, 0.05), a + 30, 0.84)],
            [0.13, 0.12, 0.05])), "moss", soft=0.05,
                halo=0.1, stars=0)  # fmt: skip
    n.dark(b.put(dot(0, 0.12, 0.34, 0.26)), 0.9, 0.03)
    n.lit(b.put(dot(0, 0.12, 0.17, 0.14)), "#ffd860", 1.6, 0.12)
    n.dark(b.put(dot(0, 0.12, 0.06, 0.09)), 0.9, 0.006)
    n.star(*b.spot(0, 0.12), 0.36, 0.8, "#ffe090")
    # The count's face, held by the hair.
    at, k = (-0.52, -0.30), 0.30
    mask = both((0, 1.0), (0.50, 0.86), (0.68, 0.36), (0.60, -0.30), (0.36, -0.84), (0.10, -1.22), (0, -1.30))
    n.being(place(mask, at, k, 10), "flesh", soft=0.10, halo=0.8, stars=0.1, bright=0.16)
    n.being(
        place(
            blob((-0.70, 0.5), (-0.6, 1.1), (-0.1, 1.6), (0.5, 1.2), (0.72, 0.5), (0.3, 0.72), (-0.2, 0.78)), at, k, 10
        ),
        "silver",
        soft=0.06,
        halo=0.3,
    )
    n.dark(place(pair(dot(0.28, 0.10, 0.15, 0.09, -10)) + dot(0, -0.56, 0.20, 0.05), at, k, 10), 0.95, 0.008)
    n.dark(
        place(blob((0.04, 0.14), (0.13, -0.24), (0.0, -0.30), (-0.10, -0.26), (-0.02, 0.0)), at, k, 10),
        0.45,
        0.02,
        "flesh",
    )
    for x in (-0.4, 0.0, 0.42):
        n.ink(
            [(at[0] + x * 0.25, at[1] + 0.20), (at[0] + x * 0.3 - 0.03, at[1]), (at[0] + x * 0.2 - 0.05, at[1] - 0.3)],
            0.014,
            0.4,
            "flesh",
        )
    hands.fist(n, (-0.56, 0.14), (-1.35, -0.30), 0.24, "moss", "pearl", "violet", 1)
    for r in (0.60, 0.78, 0.98):
        n.lit(hoop(0.30, 0.44, r, 0.004, 20, 130), n.sky.accent, 0.8 - 0.4 * r, 0.03)
