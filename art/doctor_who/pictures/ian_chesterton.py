"""Ian Chesterton: a schoolmaster's suit and tie, and before him a knight's sword."""

from art.doctor_who import heads, nebulae, things
from art.doctor_who.people import Look, portrait
from art.doctor_who.starlight import Night, picture


@picture("present", "ian-chesterton", nebulae.rays((-0.45, 0.7), 1.0, 1.0))
def paint(n: Night) -> None:
    b = portrait(n, Look("dusk", "flesh", "parted", "soot"), (0.10, 0.42), 0.40, 2, stern=0.3)
    n.being(b.put(heads.tie()), "rose", soft=0.03, halo=0, stars=0)
    things.sword(n, (-0.52, -1.05), 1.75, 4)
