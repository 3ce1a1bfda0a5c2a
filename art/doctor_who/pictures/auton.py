"""Auton: its hand has dropped open on the hinge of the wrist, at us; in the window the others begin to move."""

from art.doctor_who import hands, nebulae
from art.doctor_who.acting import act
from art.doctor_who.people import Look
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import box, dot, hoop, poly, sweep


@picture("present", "auton", nebulae.deep((0.2, 0.4), 0.8, 0.35, 0.4))
def paint(n: Night) -> None:
    n.lamp_at = (0.0, 1.2)
    n.lit(box(-0.80, -0.62, 0.90, 0.98), "#ffb890", 0.20, 0.10)
    n.being(box(-1.1, 0.98, 1.1, 1.24), "blood", soft=0.05, halo=0.5, stars=0.1)
    for k in range(6):
        n.lit(box(-0.72 + 0.26 * k, 1.06, -0.56 + 0.26 * k, 1.16), "#ffe8c0", 0.8, 0.04)
    for i, (x, hue, pose, face) in enumerate(
        ((-0.46, "navy", "stride", 1), (0.12, "candy", "stand", -1), (0.62, "gold", "point", -1))
    ):
        look = Look(hue, "bone", "bald", collar="")
        act(
            n,
            look,
            pose,
            (x, -0.62),
            1.30 + 0.04 * i,
            face,
            ("suit", "dress", "coat")[i],
            bones=0.0,
            wide=0.16,
            bright=-0.04,
            rim=1.2,
            hem=0.08 if i == 1 else 0,
        )
    for x in (-0.82, 0.92):
        n.being(box(x - 0.03, -0.7, x + 0.03, 1.0), "silver", soft=0.02, halo=0.2, stars=0)
    n.being(box(-1.1, -1.5, 1.1, -0.64), "dusk", soft=0.06, halo=0.3, rim=1.3)
    n.lamp_at = (-0.6, 0.6)
    hands.sleeve(n, (0.80, -1.75), (0.02, -0.52), 0.50, "navy", "pearl")
    n.being(sweep([(0.20, -0.84), (0.06, -0.62)], [0.17, 0.165]), "bone", soft=0.08, halo=0.4, stars=0)
    for k in range(4):
        a = (0.26 + 0.09 * k, -0.56 - 0.03 * k)
        n.being(sweep([(0.10 + 0.05 * k, -0.62 - 0.04 * k), a, (a[0] + 0.10, a[1] - 0.22), (a[0] + 0.10,
            a[1] - 0.36)], [0.05, 0.05, 0.042, 0.03]), "bone", soft=0.03,
                halo=0.2, stars=0)  # fmt: skip
    n.being(sweep([(0.08, -0.64), (-0.14, -0.28)], [0.085, 0.075]), "silver", soft=0.04, halo=0.8, stars=0)
    n.being(hoop(-0.15, -0.26, 0.07, 0.022, ry=0.06), "silver", soft=0.01, halo=0.3, stars=0)
    n.dark(dot(-0.15, -0.26, 0.05, 0.045), 0.9, 0.004)
    n.lit(dot(-0.15, -0.26, 0.026), n.sky.accent, 1.8, 0.10)
    n.star(-0.15, -0.26, 0.52, 1.5, n.sky.accent)
    n.glint([(0.06, -0.50), (0.0, -0.40)], 0.02, "pearl")
    n.lit(poly((-0.16, -0.24), (-1.1, 0.42), (-1.1, 0.30)), n.sky.accent, 0.25, 0.04)
