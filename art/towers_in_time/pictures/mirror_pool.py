"""Mirror Pool: a face that looks out of a round pool."""

from art.kit.shapes import dot
from art.towers_in_time import grounds, people, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look


@picture("water", "mirror-pool", grounds.courses((0.0, 0.3), 0.26, 0.44, shift=0.25))
def paint(w: Window) -> None:
    for n in range(14):
        w.pane(
            [things.wedge(0, 0.22, 0.88, n * 360 / 14, 360 / 14, 0.68)], w.near((w.p.metal, w.p.pale)[n % 2], 0.06), 1.0
        )
    w.pane(dot(0, 0.22, 0.68, n=60), w.p.ground[3], 1.2)
    w.pane(dot(0, 0.22, 0.52, n=52), w.p.ground[2], 0.6)
    people.head(w, (0.0, 0.26), Look(head="long", hair=w.p.ground[4], skin=w.p.ground[1]), 4.4)
    for n in range(3):
        w.trace([(-0.55 + n * 0.1, -0.10 - n * 0.09), (0.0, -0.16 - n * 0.10), (0.55 - n * 0.1, -0.10 - n * 0.09)], 0.5)
