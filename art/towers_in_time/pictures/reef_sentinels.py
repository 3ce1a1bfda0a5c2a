"""Reef Sentinels: a man with a shell for a shield, coral about him."""

from art.towers_in_time import arms, grounds, strokes, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("water", "reef-sentinels", grounds.cells((0.0, 0.4), 48, shift=0.15))
def paint(w: Window) -> None:
    for x, flip in ((-0.80, False), (0.80, True)):
        with w.placed((x, -1.1), 1.2, 0, flip):
            for line in (
                [(0, 0), (0.05, 0.5), (-0.08, 1.0)],
                [(0.04, 0.4), (0.24, 0.7), (0.22, 1.05)],
                [(0.02, 0.62), (-0.18, 0.85), (-0.20, 1.2)],
            ):
                w.pane(strokes.stripe(line, [0.08, 0.06, 0.045]), w.p.accent, 1.0)
    person(
        w,
        (0, -1.2),
        2.05,
        Look(dress="armour", head="helm", robe=w.p.ground[4], trim=w.p.pale),
        (0.28, 0.66),
        (-0.24, 0.60),
        (arms.spear, 0, 0.6),
    )
    for n in range(7):
        w.pane([things.wedge(-0.46, -0.30, 0.46, 20 + n * 20, 20)], (w.p.light, w.p.accent)[n % 2], 0.9)
