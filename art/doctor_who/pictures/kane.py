"""Kane: he has laid his bare hand on a shoulder, and the frost runs out from it over everything."""

from art.doctor_who import hands, nebulae, scenery
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.doctor_who.turned import profile
from art.kit.shapes import polar, sweep


@picture("future", "kane", nebulae.curtains((0.3, 0.8), 6, -0.3, 1.2))
def paint(n: Night) -> None:
    scenery.peaks(n, -0.30, 0.55, "ice", 4, 5)
    look = Look("navy", "ice", "short", "pearl", collar="high", eyes="#d8f4ff")
    profile(n, look, (-0.36, 0.38), 0.42, 1, 0, stern=0.9, lamp=(0.9, 0.6))
    hands.palm(n, (0.40, -0.34), (0.34, -1.75), 0.40, "ice", "navy", "dusk", 13, 1)
    middle = (0.42, 0.02)
    for a in range(0, 360, 60):
        tip = polar(middle, a + 30, 0.58)
        n.lit(sweep([middle, tip], [0.012, 0.005]), "#c8f0ff", 1.1, 0.04)
        for r in (0.24, 0.40):
            for side in (-1, 1):
                root = polar(middle, a + 30, r)
                n.lit(
                    sweep([root, polar(root, a + 30 + 55 * side, 0.30 * (0.7 - r))], [0.008, 0.003]),
                    "#c8f0ff",
                    0.9,
                    0.03,
                )
        n.star(*tip, 0.12, 1.0)
    n.star(*middle, 0.5, 1.4, "#e0f8ff")
    scenery.snow(n, 80, 3)
