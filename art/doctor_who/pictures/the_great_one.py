"""The Great One: a spider as large as a hill bends down out of her cave of crystals to the one that is missing."""

from art.doctor_who import nebulae
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import Point, blob, dot, place, poly, sweep

CRYSTALS = ((-0.98, -0.1, 1.1, 14), (-0.74, -0.55, 0.55, -10), (0.98, -0.45, 0.9, -12), (0.72, -0.85, 0.45, 10))
FAR = (((0.30, 0.30), (0.02, 0.98), (-0.50, 1.02), (-0.78, 0.46)), ((0.34, 0.24), (-0.02, 0.72), (-0.44, 0.66),
       (-0.66, 0.08)))  # fmt: skip
NEAR = (
    ((0.62, 0.20), (0.96, 0.62), (1.06, -0.1), (0.98, -1.0)),
    ((0.54, 0.10), (0.72, 0.40), (0.86, -0.3), (0.74, -1.12)),
    ((0.44, 0.06), (0.34, 0.34), (0.50, -0.44), (0.42, -1.16)),
)
STONE = (-0.52, -0.42)


@picture("present", "the-great-one", nebulae.vortex((0.35, 0.45), 3.0, 0.9, heart=1.0))
def paint(n: Night) -> None:
    n.lamp_at = STONE
    for x, y, high, lean in CRYSTALS:
        shard = poly((-0.15, -1.6), (-0.13, 0.0), (-0.03, 0.34), (0.13, 0.02), (0.17, -1.6))
        n.being(place(shard, (x, y), 1, lean), "ice", solid=0.9, soft=0.07, halo=0.9, rim=1.6, bright=0.04 * high)
        n.glint(
            [place(dot(-0.02, k, 0.001), (x, y), 1, lean)[0].mean(0) for k in (0.30, -0.3, -1.0)], 0.010, "ice", 0.6
        )
    for leg in FAR:
        limb(n, leg, 0.75, -0.10)
    n.being(dot(0.60, 0.66, 0.60, 0.50, 24), "blood", soft=0.26, halo=0.9, stars=0.5, rim=1.4)
    for k in range(4):
        ring = [(0.24 + 0.20 * k, 0.98 + 0.10 * k), (0.40 + 0.20 * k, 0.72), (0.42 + 0.17 * k, 0.36)]
        n.ink(ring, 0.020, 0.45, "blood")
    for leg in NEAR[:1]:
        limb(n, leg, 1.0, 0.0)
    n.being(blob((0.60, 0.34), (0.34, 0.44), (0.02, 0.30), (-0.14, 0.04), (-0.02, -0.14), (0.28, -0.08), (0.54, 0.06)),
            "blood", soft=0.17, halo=0.7, stars=0.2, bright=0.07, rim=1.4)  # fmt: skip
    for leg in NEAR[1:]:
        limb(n, leg, 1.0, 0.04)
    for root, knee, tip in (((-0.04, -0.06), (-0.16, -0.20), (-0.16, -0.36)), ((0.10, -0.10), (0.02, -0.26),
                            (-0.04, -0.40))):  # fmt: skip
        n.being(sweep([root, knee, tip], [0.075, 0.055, 0.006]), "bone", soft=0.03, halo=0.4, stars=0, rim=1.3)
    for x, y, r in ((-0.06, 0.10, 0.052), (0.06, 0.16, 0.046), (0.18, 0.20, 0.036), (-0.02, 0.00, 0.034),
                    (0.10, 0.04, 0.036), (0.21, 0.09, 0.028)):  # fmt: skip
        n.lit(dot(x, y, r * 0.85, r), n.sky.accent, 1.6, 0.07)
        n.lit(dot(x - r * 0.3, y - r * 0.2, r * 0.3), "#ffffff", 1.2, 0.01)
    limb(n, ((0.14, 0.20), (-0.30, 0.72), (-0.62, 0.22), (-0.46, -0.20)), 0.95, 0.08)
    n.being(poly((-1.1, -1.5), (-1.1, -0.98), (-0.72, -0.90), (-0.30, -0.96), (0.0, -1.16), (0.5, -1.24), (1.1, -1.1),
                 (1.1, -1.5)), "soot", soft=0.08, halo=0.3, rim=1.8, stars=0.2)  # fmt: skip
    act(n, Look("soot", "flesh", "curls", "silver", collar=""), "lamp", (-0.62, -0.94), 0.46, 1, "coat", bones=0.0,
        rim=1.7, sway=-0.04)  # fmt: skip
    n.lit(poly((STONE[0], STONE[1] + 0.09), (STONE[0] + 0.045, STONE[1]), (STONE[0], STONE[1] - 0.09),
               (STONE[0] - 0.045, STONE[1])), "#7fc8ff", 1.8, 0.16, 1.0)  # fmt: skip
    n.star(*STONE, 0.62, 1.4, "#a0d8ff")


def limb(n: Night, line: tuple[Point, ...], thick: float, bright: float) -> None:
    """A leg with its joints."""
    n.being(sweep(line, [0.075 * thick, 0.066 * thick, 0.046 * thick, 0.006]), "blood", soft=0.05, halo=0.5, stars=0.2,
            bright=bright, rim=1.5)  # fmt: skip
    for at in line[1:3]:
        n.being(dot(*at, 0.056 * thick), "blood", soft=0.04, halo=0.2, stars=0, bright=bright + 0.06, rim=1.4)
