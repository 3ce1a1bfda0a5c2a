"""Planet of Evil: a beast that is only a red outline in a jungle by a pool without a bottom."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit import props
from art.kit.shapes import blob, dot, hoop, sweep


@picture("purple", "planet-of-evil", nebulae.deep((0.0, 0.3), 0.8, 0.4))
def paint(n: Night) -> None:
    for i, x in enumerate((-0.98, -0.72, 0.74, 1.0)):
        n.being(
            props.vine([(x, -1.5), (x * 0.85, -0.4), (x * 1.05, 0.5), (x * 0.7, 1.3)], 0.05, 10, 0.30, i),
            "violet",
            soft=0.04,
            halo=0.5,
        )
    beast = blob(
        (-0.40, -0.85, 0),
        (-0.46, -0.2),
        (-0.34, 0.36),
        (-0.20, 0.82),
        (0.10, 0.96),
        (0.36, 0.74),
        (0.34, 0.42),
        (0.56, 0.10),
        (0.60, -0.3),
        (0.42, -0.85, 0),
        (0.18, -0.5),
        (-0.1, -0.5),
    )
    n.being(beast, "blood", solid=0.32, soft=0.10, halo=1.0, rim=2.4, stars=1.0)
    n.lit(
        sweep(
            [(-0.34, -0.2), (-0.26, 0.36), (-0.16, 0.76), (0.10, 0.90), (0.30, 0.70)],
            [0.006, 0.012, 0.012, 0.012, 0.006],
        )
        + sweep([(0.30, 0.42), (0.50, 0.08), (0.54, -0.3), (0.40, -0.8)], [0.006, 0.012, 0.012, 0.006]),
        "#ff4030",
        1.5,
        0.08,
    )
    n.lit(dot(0.0, 0.66, 0.05) + dot(0.20, 0.66, 0.05), "#ffd060", 1.8, 0.10)
    n.dark(dot(0, -1.12, 0.78, 0.22), 0.97, 0.03)
    n.lit(hoop(0, -1.12, 0.80, 0.008, ry=0.23), "#d090ff", 0.8, 0.04)
    n.strewn(dot(0, -1.12, 0.7, 0.18), 26, 0.03)
