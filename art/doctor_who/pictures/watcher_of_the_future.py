"""The Watcher (Future): small before the curve of a world, and waiting."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture


@picture("future", "watcher-of-the-future", nebulae.planet((0.0, -1.9), 1.5, 0.5))
def paint(n: Night) -> None:
    things.watcher(n, (0.10, -0.30), 2.1)
    n.joined([(-0.9, 0.5), (-0.6, 0.9), (-0.2, 1.1), (0.3, 1.15), (0.8, 0.9)], r=0.06, heat=0.7)
