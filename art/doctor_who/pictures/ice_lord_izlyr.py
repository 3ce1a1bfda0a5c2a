"""Ice Lord Izlyr: a smooth helm and a cloak; he has come to talk."""

from art.doctor_who import beings, nebulae
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import dot


@picture("future", "ice-lord-izlyr", nebulae.rings((0.5, 0.85), 0.34, 20))
def paint(n: Night) -> None:
    beings.ice_warrior(n, (-0.06, 0.38), 0.42, "sea", "#ffd060", True)
    n.star(-0.06, -0.52, 0.22, 1.1, n.sky.accent)
    n.being(dot(-0.06, -0.52, 0.10), "gold", soft=0.05, halo=0.6, stars=0)
