"""Thunderbird: an eagle as large as a storm, lightning in its claws."""

from art.towers_in_time import beasts, grounds, things
from art.towers_in_time.glass import Window, picture


@picture("air", "thunderbird", grounds.slants((0.0, 0.5), 0.30, 78, shift=0.25))
def paint(w: Window) -> None:
    for x, lean in ((-0.36, -0.16), (0.34, 0.18)):
        things.bolt(
            w,
            [
                (x * 0.5, -0.20),
                (x + lean * 0.2, -0.44),
                (x * 0.8, -0.50),
                (x + lean, -0.92),
                (x, -0.96),
                (x + lean * 1.4, -1.35),
            ],
            0.07,
        )
    with w.placed((0.0, 0.32), 1.08):
        beasts.raptor(w, w.p.dark, (w.p.deep, w.p.accent, w.p.ground[5]), 1.0)
    w.lamp(0, 0.3, 0.5, 0.4)
