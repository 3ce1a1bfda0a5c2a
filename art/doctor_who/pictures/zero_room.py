"""Zero Room: somebody asleep in the air among pale rounds, and a smell of roses."""

from art.doctor_who import nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.figure import Figure
from art.kit.shapes import blob, dot, polar


@picture("timeless", "zero-room", nebulae.roundels((0.0, 0.2), 0.66, 1.0))
def paint(n: Night) -> None:
    n.haze(0, 0.05, 0.7, "rose", 0.45, 2.0)
    f = Figure(
        (0.0, 0.05),
        1.7,
        spine=180,
        head=180,
        near_arm=(330, 350),
        far_arm=(20, 10),
        near_leg=(0, 2),
        far_leg=(358, 0),
        feet=(60, 60),
    )
    n.being(f.leg(False) + f.leg(True), "pearl", soft=0.07, halo=0.7, stars=0.3)
    n.being(f.trunk(), "bone", soft=0.08, halo=0.7, stars=0.3)
    n.being(f.skull(), "flesh", soft=0.05, halo=0.4, stars=0, bright=0.1)
    n.being(
        f.on_head(blob((0.1, 1.05), (-0.6, 0.9), (-0.95, 0.2), (-0.7, -0.5), (-0.4, 0.1), (0.2, 0.6))),
        "gold",
        soft=0.03,
        halo=0.2,
        stars=0,
    )
    n.being(f.arm(True), "bone", soft=0.05, halo=0.4, stars=0.2)
    for x, y, r in ((-0.7, -0.75, 0.14), (0.62, -0.82, 0.16), (0.0, -1.0, 0.13), (0.8, 0.8, 0.11), (-0.8, 0.85, 0.12)):
        for k in range(5):
            n.being(
                dot(*polar((x, y), k * 72, r * 0.5), r * 0.62, r * 0.44, k * 72), "candy", soft=0.03, halo=0.3, stars=0
            )
        n.being(dot(x, y, r * 0.4), "rose", soft=0.03, halo=0.1, stars=0)
