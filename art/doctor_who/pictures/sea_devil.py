"""Sea Devil: the first of them is up to its chest already, and behind it, out to the moon, come the others."""

from art.doctor_who import beings, nebulae, scenery
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, sweep


def surf(n: Night, y: float, amount: float) -> None:
    """A wave from side to side, for somebody to rise out of."""
    crest = [(-1.2 + 0.3 * k, y + amount * (0.5 if k % 2 else -0.3)) for k in range(9)]
    n.being(
        blob((-1.3, -1.6, 0), (-1.3, y), *crest, (1.3, y), (1.3, -1.6, 0)),
        "navy",
        solid=0.93,
        soft=0.08,
        halo=0.3,
        stars=0.2,
        rim=1.5,
    )
    n.glint(crest, 0.010, "ice", 0.7)


@picture("present", "sea-devil", nebulae.moon(0.34, (-0.42, 0.92), 0.9, 0.26))
def paint(n: Night) -> None:
    scenery.sea(n, 0.34, "navy", "rose", 4, 5)
    for x, y, k in ((-0.66, 0.34, 0.10), (-0.28, 0.28, 0.12), (0.72, 0.30, 0.11)):
        beings.reptile(n, (x, y), k, "sea", "", "sea", 0)
    surf(n, 0.08, 0.05)
    for x, y, k in ((-0.62, -0.06, 0.19), (0.76, -0.10, 0.20)):
        beings.reptile(n, (x, y), k, "sea", "", "sea", 4 if x < 0 else -4)
    surf(n, -0.48, 0.07)
    beings.reptile(n, (0.14, 0.02), 0.36, "sea", "", "sea", -5, cloth="navy")
    for k in range(7):
        x = -0.42 + 0.19 * k
        n.glint([(x, -0.60), (x + 0.17, -1.3)], 0.009, "bone", 0.5)
        n.glint([(x + 0.17, -0.60), (x, -1.3)], 0.009, "bone", 0.5)
    n.being(sweep([(0.80, -1.2), (0.94, -0.60), (0.76, -0.16)], [0.13, 0.11, 0.07]), "sea", soft=0.06, halo=0.4)
    for k in range(3):
        n.being(
            sweep([(0.76, -0.18), (0.66 + 0.10 * k, 0.02), (0.62 + 0.14 * k, 0.16)], [0.03, 0.028, 0.006]),
            "sea",
            soft=0.02,
            halo=0.4,
            stars=0,
        )
    surf(n, -0.98, 0.08)
