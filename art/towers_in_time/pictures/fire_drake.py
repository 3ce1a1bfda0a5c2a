"""Fire Drake: a young dragon that coils about its fire."""

from art.towers_in_time import beasts, grounds, things
from art.towers_in_time.glass import Window, picture


@picture("fire", "fire-drake", grounds.quarries((0.2, 0.3), 0.30, 1.2))
def paint(w: Window) -> None:
    things.flame(w, 0.72, 0.58, 0.5, 0.14, 0.12)
    with w.placed((-0.02, 0.08), 0.92):
        beasts.dragon(
            w,
            w.p.main,
            w.p.accent,
            (w.p.ground[2], w.p.ground[3]),
            spine=((0.72, -0.78), (0.30, -0.88), (-0.34, -0.62), (-0.36, -0.06), (0.06, 0.26), (0.30, 0.52)),
            widths=(0.01, 0.07, 0.15, 0.20, 0.15, 0.09),
            near=(-0.92, 0.72),
            far=(0.34, 1.02),
            look=8,
            legs=False,
        )
