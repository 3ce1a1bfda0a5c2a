"""Frost Wyrm: a white wyrm that coils through icicles."""

from art.kit.shapes import poly
from art.towers_in_time import beasts, grounds
from art.towers_in_time.glass import Window, picture


@picture("water", "frost-wyrm", grounds.quarries((0.2, 0.6), 0.26, 1.7))
def paint(w: Window) -> None:
    for x, h in ((-0.84, 0.6), (-0.56, 0.34), (-0.20, 0.5), (0.16, 0.3), (0.52, 0.56), (0.84, 0.4)):
        w.pane(poly((x - 0.12, 1.45), (x + 0.12, 1.45), (x + 0.02, 1.35 - h)), w.p.light, 0.9)
    with w.placed((0.0, -0.04), 0.95):
        beasts.dragon(
            w,
            w.p.pale,
            w.p.light,
            (w.p.light, w.p.ground[1]),
            spine=((-0.70, -1.0), (-0.20, -1.0), (0.40, -0.72), (0.10, -0.24), (-0.30, 0.10), (0.06, 0.50)),
            widths=(0.01, 0.08, 0.16, 0.19, 0.15, 0.09),
            near=(-0.92, 0.52),
            far=(0.80, 0.46),
            legs=False,
            look=-6,
        )
