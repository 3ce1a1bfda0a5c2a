"""Commander Styre: a face like a potato that has thought of something unpleasant."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot, sweep


@picture("future", "commander-styre", nebulae.clouds((0.4, 0.7), 0.8))
def paint(n: Night) -> None:
    beings.sontaran(n, (-0.04, 0.34), 0.50, "bronze", "dusk", tilt=-4)
    n.being(
        sweep([(0.30, -1.15), (0.56, -0.60), (0.66, -0.16)], [0.05, 0.05, 0.04]), "silver", soft=0.03, halo=0.5, stars=0
    )
    n.lit(dot(0.67, -0.08, 0.055), "#ff4a30", 1.7, 0.12, 0.9)
    n.star(0.67, -0.08, 0.3, 1.1, "#ff7a60")
