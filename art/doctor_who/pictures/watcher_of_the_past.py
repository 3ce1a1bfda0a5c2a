"""The Watcher (Past): a pale figure without a face, by a standing stone."""

from art.doctor_who import nebulae, things
from art.doctor_who.starlight import Night, picture
from art.kit.shapes import poly


@picture("past", "watcher-of-the-past", nebulae.deep((0.0, 0.3), 0.8, 0.5))
def paint(n: Night) -> None:
    n.being(
        poly((0.42, -1.4), (0.46, -0.2), (0.60, -0.02), (0.86, -0.08), (0.94, -1.4)),
        "moss",
        soft=0.12,
        halo=0.3,
        stars=0.2,
    )
    n.foot(-0.85, 0.6)
    things.watcher(n, (-0.18, -0.30), 2.2)
