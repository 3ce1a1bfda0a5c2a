"""Cloud Skippers: three who run on clouds."""

from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("air", "cloud-skippers", grounds.rays((0.0, 0.2), 14, (0.5, 1.0), 8, sun=False))
def paint(w: Window) -> None:
    for x, y, high, lean in ((-0.60, 0.02, 0.95, -8), (0.58, 0.08, 0.95, 8), (0.0, -0.30, 1.35, 5)):
        person(
            w,
            (x, y),
            high,
            Look(dress="tunic", head="cap", robe=w.p.deep, trim=w.p.accent),
            (0.30, 0.88),
            (-0.30, 0.72),
            angle=lean,
            stance=0.15,
        )
        lands.cloud(w, x, y - 0.06, high * 0.34, w.p.light, w.p.pale)
