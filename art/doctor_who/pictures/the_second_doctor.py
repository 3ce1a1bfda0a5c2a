"""The Second Doctor: a mop of dark hair, a bow tie gone askew, and the recorder from which stars run like notes."""

from art.doctor_who import heads, nebulae
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, sweep, turn


@picture("timeless", "the-second-doctor", nebulae.curtains((0.0, 0.5), 5, -0.8, 1.3))
def paint(n: Night) -> None:
    b = portrait(n, Look("dusk", "flesh", "mop", "soot", collar="lapels"), (0.10, 0.40), 0.42, -5, stern=-0.3)
    n.being(turn(b.put(heads.bow_tie(1.1)), 10, (0.1, -0.1)), "ember", soft=0.04, halo=0.2, stars=0)
    n.being(
        sweep([(0.02, 0.14), (-0.30, -0.16), (-0.62, -0.46)], [0.035, 0.050, 0.060]),
        "bronze",
        soft=0.03,
        halo=0.6,
        stars=0,
    )
    n.dark([p for i in range(5) for p in dot(-0.16 - i * 0.085, -0.045 - i * 0.082, 0.014)], 0.9, 0.003)
    n.joined(
        [(-0.66, -0.42), (-0.78, -0.10), (-0.60, 0.16), (-0.80, 0.44), (-0.58, 0.72), (-0.74, 1.02), (-0.36, 1.20)],
        r=0.10,
        heat=1.1,
    )
