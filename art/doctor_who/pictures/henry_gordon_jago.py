"""Henry Gordon Jago: seen from the stalls, small and splendid in the limelight, both arms out for applause."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import Pose, act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, poly, sweep

BOWS_TO_ALL = Pose(90, 92, (18, 40), (162, 140), (276, 270), (264, 270))


@picture("past", "henry-gordon-jago", nebulae.rays((0.0, 0.2), 0.8, 0.8))
def paint(n: Night) -> None:
    n.lit(poly((-0.9, 1.5), (-0.7, 1.5), (0.42, -0.62), (-0.42, -0.62)), "#fff0c0", 0.22, 0.08)
    n.lit(poly((0.9, 1.5), (0.7, 1.5), (0.42, -0.62), (-0.42, -0.62)), "#c8ffd0", 0.18, 0.08)
    n.lamp_at = (0.0, -0.4)
    n.being(
        poly((-1.1, -1.0), (1.1, -1.0), (0.86, -0.56), (-0.86, -0.56)),
        "bronze",
        soft=0.05,
        halo=0.4,
        stars=0,
        bright=-0.05,
    )
    n.lit(dot(0.0, -0.68, 0.46, 0.10), "#fff0c0", 0.6, 0.08)
    look = Look("blood", "flesh", "short", "ember", "topper", "soot", "", beard="whiskers")
    who = act(
        n,
        look,
        BOWS_TO_ALL,
        (0.0, -0.68),
        1.34,
        1,
        "coat",
        "stout",
        0.9,
        legs="soot",
        bones=0.35,
        look_aside=0.1,
        stern=-1.0,
        rim=1.3,
    )
    n.being(
        who.on_chest(poly((-0.12, 0.94), (0.12, 0.94), (0.10, 0.2), (-0.10, 0.2))),
        "gold",
        soft=0.04,
        halo=0.2,
        stars=0.4,
    )
    n.being(
        who.on_chest(poly((0, 0.86), (0.16, 0.95), (0.16, 0.77)) + poly((0, 0.86), (-0.16, 0.95), (-0.16, 0.77))),
        "navy",
        soft=0.02,
        halo=0.3,
    )
    n.lamp_at = (0.0, 0.4)
    for side in (-1, 1):
        for k in range(5):
            x = side * (1.05 - 0.11 * k)
            n.being(sweep([(x, 1.5), (x - side * 0.02, 0.4), (x + side * 0.05, -0.7)], [0.08, 0.07, 0.075]), "blood",
                soft=0.07, halo=0.2,
                    stars=0.15)  # fmt: skip
        n.being(
            sweep([(side * 0.56, 1.4), (side * 0.62, 0.4), (side * 1.05, 0.02)], [0.10, 0.12, 0.06]),
            "blood",
            soft=0.07,
            halo=0.3,
            stars=0.2,
        )
        n.being(sweep([(side * 0.74, 0.16), (side * 0.94, 0.04)], [0.03, 0.03]), "gold", soft=0.02, halo=0.5, stars=0)
    n.being(blob((-1.1, 1.5, 0), (-1.1, 1.16), (-0.7, 1.02), (-0.36, 1.14), (0.0, 1.00), (0.36, 1.14), (0.7, 1.02),
        (1.1, 1.16), (1.1, 1.5, 0)),
            "blood", soft=0.10, halo=0.3, stars=0.2)  # fmt: skip
    n.being(box(-1.1, -1.12, 1.1, -0.98), "gold", soft=0.03, halo=0.3, stars=0)
    for k in range(8):
        n.lit(dot(-0.84 + 0.24 * k, -0.98, 0.05, 0.06), "#ffd080", 1.2, 0.06)
    n.lamp_at = (0.0, -0.6)
    scenery.crowd(n, -1.22, "dusk", 7, 0.15, 2)
