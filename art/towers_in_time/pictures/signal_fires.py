"""Signal Fires: beacons that burn from hill to hill."""

from art.kit.shapes import poly
from art.towers_in_time import grounds, lands, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass


@picture("neutral", "signal-fires", grounds.bands((0.0, 0.9), 0.24, 0.04, 1.8, shift=0.25))
def paint(w: Window) -> None:
    red, orange = glass("#c8281e"), glass("#f08a24")
    for tops, tone, x, y, k in (
        ([(-0.9, 0.44), (0.5, 0.60), (0.9, 0.50)], w.p.ground[4], 0.52, 0.58, 0.34),
        ([(-0.9, 0.20), (-0.4, 0.30), (0.9, 0.0)], w.p.ground[5], -0.44, 0.28, 0.48),
        ([(-0.9, -0.40), (0.3, -0.16), (0.9, -0.30)], w.p.dark, 0.26, -0.18, 0.66),
    ):
        lands.hill(w, tops, tone, 5)
        w.pane(
            poly(
                (x - 0.18 * k, y - 0.06),
                (x + 0.18 * k, y - 0.06),
                (x + 0.30 * k, y + 0.12 * k),
                (x - 0.30 * k, y + 0.12 * k),
            ),
            w.p.deep,
            0.9,
        )
        things.flame(w, x, y + 0.10 * k, k, 0.30 * k, 0.05, (red, orange, w.p.light))
