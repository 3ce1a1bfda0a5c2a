"""Knight: a knight with a quartered shield."""

from art.towers_in_time import arms, grounds, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("neutral", "knight", grounds.quarries((0.0, 0.5), 0.44, 1.25))
def paint(w: Window) -> None:
    person(
        w,
        (0, -1.25),
        2.2,
        Look(dress="armour", head="greathelm", robe=w.p.deep, trim=w.p.pale),
        (0.28, 0.60),
        (-0.20, 0.56),
        (lambda w: arms.sword(w, w.p.light), -4, 0.48),
    )
    with w.placed((-0.42, -0.06), 0.76, 4):
        arms.shield(w, w.p.main, "quarters", w.p.accent)
    w.pane(
        strokes.stripe([(0.0, 0.90), (-0.10, 1.10), (-0.34, 1.08), (-0.46, 0.86)], [0.03, 0.075, 0.08, 0.02]),
        w.p.main,
        1.0,
    )
