"""Cloud Stair: steps of cloud that go up to a door in the sky."""

from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture


@picture("air", "cloud-stair", grounds.scales((0.35, 0.85), 0.24))
def paint(w: Window) -> None:
    lands.portal(w, 0.44, 0.50, 0.17, 1.06, (w.p.accent, w.p.pale), w.p.light, 1)
    for n in range(6):
        x, y = 0.44 - n * 0.24, 0.44 - n * 0.25
        lands.cloud(w, x, y - 0.14, 0.36 + n * 0.03, w.p.light if n % 2 else w.p.pale, w.p.ground[3])
    things.drop(w, -0.20, -0.62, 0.06, w.p.ground[3])
    things.drop(w, 0.20, -0.46, 0.05, w.p.ground[3])
    things.drop(w, 0.50, -0.30, 0.06, w.p.ground[3])
