"""The Fifth Doctor: he bowls, in a cream coat with red edges, and the ball is a small red sun."""

from art.doctor_who import nebulae, scenery
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import blob, box, dot, sweep


@picture("timeless", "the-fifth-doctor", nebulae.rings((-0.66, 0.10), 0.20, 20, level=0.45, lamp=(0.7, 0.9)))
def paint(n: Night) -> None:
    scenery.hills(n, -1.02, "moss", 2, 0.03, bright=-0.10)
    for k in (-0.055, 0.0, 0.055):
        n.being(box(0.74 + k - 0.012, -1.0, 0.74 + k + 0.012, -0.62), "bone", soft=0.02, halo=0.6, stars=0)
    look = Look("bone", "flesh", "parted", "gold", "panama", "bone", "")
    who = act(n, look, "bowl", (-0.16, -1.06), 1.95, 1, "coat", legs="pearl", sway=-0.20, wide=0.24, bones=0.4)
    n.glint([(x, y) for x, y in (tuple(p.mean(0)) for p in who.on_chest([dot(0.24, k, 0.001)[0] for k in (0.8, 0.3,
        -0.2)]))],
            0.022, "blood", 0.9)  # fmt: skip
    n.being(who.on_head(blob((-0.7, 0.62), (0.0, 0.74), (0.74, 0.66), (0.72, 0.90), (0, 0.96), (-0.72, 0.86))), "blood",
            soft=0.015, halo=0.2, stars=0)  # fmt: skip
    sx, sy = who.on_chest(dot(0.20, 0.74, 0.001))[0].mean(0)
    n.being(sweep([(sx, sy - 0.07), (sx + 0.01, sy + 0.05)], [0.012, 0.014]) + dot(sx - 0.02, sy + 0.07, 0.028)
            + dot(sx + 0.03, sy + 0.07, 0.028), "lime", soft=0.015, halo=0.6, stars=0, bright=0.1)  # fmt: skip
    x, y = who.hand_n
    ball = (x + 0.14, y + 0.16)
    n.lit(sweep([(x - 0.50, y - 0.40), (x - 0.30, y - 0.02), (x - 0.06, y + 0.14), ball], [0.004, 0.02, 0.035, 0.05]),
        "#ff5038",
          0.35, 0.05)  # fmt: skip
    n.being(dot(*ball, 0.075), "blood", soft=0.05, halo=1.4, stars=0, bright=0.2)
    n.star(*ball, 0.40, 1.3, "#ff7058")
