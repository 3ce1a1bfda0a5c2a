"""The Fifth Doctor: a cream coat with a red edge, a straw hat, a stick of celery on his lapel."""

from art.doctor_who import nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, sweep


@picture("timeless", "the-fifth-doctor", nebulae.planet((0.0, -1.75), 1.35, 0.5, sun=(0.5, 0.9)))
def paint(n: Night) -> None:
    b = portrait(
        n, Look("bone", "flesh", "parted", "gold", "panama", "bone", "v", "pearl"), (-0.02, 0.42), 0.40, 4, stern=-0.1
    )
    n.being(
        b.put(sweep([(-0.76, 0.72), (0, 0.66), (0.76, 0.72)], [0.07, 0.08, 0.07])), "blood", soft=0.03, halo=0, stars=0
    )
    for x in (-1, 1):
        n.glint(
            [b.put(dot(a * x, c, 0.001))[0].mean(0) for a, c in ((0.40, -1.1), (0.30, -2.0), (0.22, -3.2))],
            0.020,
            "blood",
            0.9,
        )
    stalks = [(0.42, -0.42), (0.47, -0.20), (0.45, -0.02)]
    for dx in (-0.035, 0.0, 0.035):
        n.being(
            sweep([(x + dx * (1 + i), y) for i, (x, y) in enumerate(stalks)], [0.020, 0.022, 0.012]),
            "lime",
            soft=0.02,
            halo=0.5,
            stars=0,
        )
    for dx, dy in ((-0.09, 0.04), (-0.04, 0.10), (0.02, 0.07), (0.07, 0.10), (0.12, 0.04)):
        n.being(dot(0.45 + dx, 0.0 + dy, 0.05, 0.035, dx * 400, 14), "lime", soft=0.02, halo=0.4, stars=0)
