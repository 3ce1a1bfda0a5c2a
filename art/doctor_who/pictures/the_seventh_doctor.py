"""The Seventh Doctor: a small man on a chessboard under the stars, who lifts his hat and leans on an umbrella."""

from art.doctor_who import heads, nebulae, things
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import hoop, place, poly, sweep

DOFFS = Pose(92, 96, (52, 84), (334, 338), (262, 264), (288, 276))


@picture("timeless", "the-seventh-doctor", nebulae.clouds((-0.4, 0.6), 0.8, 2.2, lamp=(0.7, 1.0)))
def paint(n: Night) -> None:
    for row in range(5):
        y0, y1 = -0.86 - 0.55 * (row / 5) ** 1.3, -0.86 - 0.55 * ((row + 1) / 5) ** 1.3
        w0, w1 = 0.20 + 0.14 * row, 0.20 + 0.14 * (row + 1)
        for i in range(-6, 6):
            shape = poly((i * w0, y0), ((i + 1) * w0, y0), ((i + 1) * w1, y1), (i * w1, y1))
            n.being(shape, "pearl" if (i + row) % 2 else "soot", soft=0.03, halo=0.1, stars=0.1, bright=-0.06)
    n.being(place(things.PAWN, (0.74, -0.86), 0.62), "pearl", soft=0.05, halo=0.5, stars=0.1)
    n.being(place(things.PAWN, (-0.80, -0.72), 0.42), "blood", soft=0.04, halo=0.5, stars=0.1)
    who = act(n, Look("bronze", "flesh", "short", "soot", collar=""), DOFFS, (-0.10, -1.16), 1.85, 1, "suit",
        legs="bone",
              bones=0.35, stern=-0.8)  # fmt: skip
    n.being(
        place(heads.HATS["panama"], (who.hand_n[0] + 0.04, who.hand_n[1] - 0.02), 0.15, -24),
        "bone",
        soft=0.04,
        halo=0.6,
        stars=0,
    )
    for k in range(3):
        x, y = who.on_chest(hoop(0.10, 0.72 - k * 0.24, 0.001, 0.0005))[0].mean(0)
        n.lit(things.question(float(x), float(y), 0.10), "#ff6048", 0.8, 0.02)
    x, y = who.hand_f
    foot = (x + 0.26, -1.16)
    n.being(
        sweep([(x, y), (x + 0.05, y - 0.16), foot], [0.016, 0.055, 0.010]),
        "soot",
        soft=0.03,
        halo=0.6,
        rim=2.0,
        stars=0,
    )
    n.being(place(sweep([(0, -0.02), (0, 0.05), (-0.07, 0.08), (-0.08, 0.17), (0.0, 0.23), (0.08, 0.18), (0.06,
        0.12)], [0.016] * 7),
                  (x, y + 0.02)), "blood", soft=0.02, halo=0.8, stars=0, bright=0.14)  # fmt: skip
    n.star(x, y + 0.22, 0.18, 1.0)
