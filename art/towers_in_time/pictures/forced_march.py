"""Forced March: boots, spears and dust along a road."""

from art.kit.shapes import blob
from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("neutral", "forced-march", grounds.fan((0.6, 0.6), 17, 360, (0.5, 1.0, 1.6)))
def paint(w: Window) -> None:
    w.pane(blob((-1.2, -1.6, 0), (0.56, 0.44, 0), (0.66, 0.44, 0), (1.2, -1.6, 0)), w.p.pale, 1.1)
    for n, (x, y, k) in enumerate(
        ((0.52, 0.16, 0.36), (0.36, 0.0, 0.5), (0.16, -0.26, 0.75), (-0.08, -0.66, 1.15), (-0.42, -1.3, 1.75))
    ):
        person(
            w,
            (x, y),
            k,
            Look(dress="tunic", head="helm", robe=(w.p.main, w.p.deep)[n % 2], hair=w.p.dark, trim=w.p.accent),
            (0.22, 0.72),
            (-0.20, 0.52),
            (arms.spear, -6, 0.6),
            angle=-5,
            stance=0.18,
        )
