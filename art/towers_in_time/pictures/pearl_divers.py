"""Pearl Divers: a diver going down head first towards a pearl."""

from art.kit.shapes import blob, dot
from art.towers_in_time import grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("water", "pearl-divers", grounds.fan((0.0, 1.6), 13, 120, (0.8, 1.4, 2.1), flip=True))
def paint(w: Window) -> None:
    person(
        w,
        (-0.10, 1.14),
        1.55,
        Look(dress="tunic", head="hair", robe=w.p.accent, hair=w.p.dark),
        (0.10, 1.16),
        (-0.10, 1.16),
        angle=176,
        stance=0.10,
    )
    w.pane(
        blob(
            (-0.52, -0.82, 0),
            (-0.30, -0.62),
            (0.0, -0.56),
            (0.30, -0.62),
            (0.52, -0.82, 0),
            (0.30, -1.0),
            (-0.30, -1.0),
        ),
        w.p.pale,
        1.2,
    )
    for n in range(6):
        w.trace([(0.0, -0.98), (-0.40 + n * 0.16, -0.66)], 0.5)
    w.pane(dot(0.0, -0.70, 0.13, n=32), w.p.light, 1.2)
    w.lamp(0, -0.7, 0.3, 0.7)
    for n in range(6):
        w.pane(dot(0.44 + 0.07 * (n % 2), -0.30 + n * 0.25, 0.03 + 0.012 * n, n=18), w.p.light, 0.7)
