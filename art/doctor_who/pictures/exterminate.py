"""Exterminate!: a gun stick, a beam, and somebody in it all in negative."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.figure import Figure
from art.kit.shapes import poly


@picture("purple", "exterminate", nebulae.rays((-0.55, 0.30), 1.3, 1.4, heart=0.4))
def paint(n: Night) -> None:
    n.lamp_at = (-0.5, 0.4)
    n.lit(poly((-0.62, 0.34), (1.1, -0.05), (1.1, -0.35), (-0.62, 0.28)), "#a0e0ff", 1.2, 0.16, 0.7)
    f = Figure(
        (0.58, -0.34),
        1.45,
        spine=100,
        near_arm=(40, 70),
        far_arm=(150, 110),
        near_leg=(300, 280),
        far_leg=(240, 262),
        turn=0.5,
    )
    n.being(f.body(), "ice", soft=0.06, halo=1.2, stars=0.4, rim=1.6, bright=0.2)
    n.dark(f.body(), 0.55, 0.004)
    n.bones(f, 0.05, 1.0)
    beings.dalek(n, (-0.55, -1.2), 1.5, "soot", "silver", "#80d8ff", flip=True, stars=0.2)
    n.star(-0.24, 0.33, 0.6, 1.7, "#c0f0ff")
