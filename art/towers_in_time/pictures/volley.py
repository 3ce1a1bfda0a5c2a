"""Volley: arrows that fall all at once."""

from art.towers_in_time import arms, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("neutral", "volley", grounds.slants((-0.5, 0.9), 0.30, 36))
def paint(w: Window) -> None:
    for n in range(11):
        x, y = -0.84 + 1.72 * ((n * 0.618) % 1.0), 1.05 - 0.14 * n
        with w.placed((x, y), 0.52, -146):
            arms.arrow_(w)
    lands.hill(w, [(-0.8, -0.84), (0.0, -0.90), (0.8, -0.84)], w.p.ground[4], 5)
    for x in (-0.5, 0.2, 0.66):
        with w.placed((x, -0.82), 0.34):
            arms.round_shield(w)
