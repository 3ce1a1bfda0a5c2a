"""D84: black and silver, head on one side; a robot that has begun to wonder."""

from art.doctor_who import creatures, nebulae, things
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot


@picture("future", "d-eighty-four", nebulae.galaxy((0.3, 0.8), 0.6, 15, 0.5))
def paint(n: Night) -> None:
    b = creatures.voc(n, (-0.04, 0.34), 0.44, "dusk", "#8fe0ff", tilt=12)
    n.joined(
        [b.put(dot(x, y, 0.001))[0].mean(0) for x, y in ((0.4, 1.6), (0.9, 1.9), (1.3, 1.6), (1.1, 1.2))],
        r=0.10,
        heat=1.0,
    )
    n.being(b.put(things.question(1.75, 1.5, 1.1)), "ice", soft=0.03, halo=0.8, stars=0)
