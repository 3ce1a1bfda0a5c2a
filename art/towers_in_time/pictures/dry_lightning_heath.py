"""Dry Lightning Heath: lightning without rain strikes the heather beside a thorn tree."""

from art.kit.shapes import blob, poly
from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass

HEATHER = glass("#a8407c"), glass("#7c2f6a"), glass("#c96a94")
BOLT = [
    (-0.06, 1.06), (-0.44, 0.34), (-0.20, 0.36), (-0.48, -0.20), (-0.26, -0.16), (-0.36, -0.62),
    (-0.02, 0.02), (-0.22, -0.02), (0.06, 0.54), (-0.14, 0.54), (0.22, 1.06),
]  # fmt: skip


def tuft(w: Window, x: float, y: float, size: float, tone: int) -> None:
    """A tuft of heather: a fan of blossom."""
    for n, lean in enumerate((-1.1, 1.1, -0.6, 0.6, 0.0)):
        middle, top = (x + lean * size * 0.7, y + size * 0.5), (x + lean * size, y + size * (1.1 - 0.4 * abs(lean)))
        w.pane(strokes.stripe([(x, y - size * 0.3), middle, top], [size * 0.10, size * 0.20, size * 0.05]),
               HEATHER[(tone + n) % 3], 0.9)  # fmt: skip


@picture("fire", "dry-lightning-heath", grounds.cells((-0.2, 0.2), 34))
def paint(w: Window) -> None:
    lands.tree(w, 0.48, -0.62, 1.15, w.p.dark, w.p.dark, bare=True)
    w.pane(poly(*BOLT), w.p.light, 1.5)
    w.lamp(-0.2, 0.2, 0.5, 0.7)
    storm = blob((-1.2, 1.6, 0), (-1.2, 0.94, 0), (-0.72, 0.82), (-0.36, 0.98), (0.0, 0.84), (0.40, 1.0), (0.76, 0.82),
                 (1.2, 0.96, 0), (1.2, 1.6, 0))  # fmt: skip
    w.pane(storm, w.p.metal, 1.3)
    lands.cloud(w, -0.52, 1.16, 0.52, w.p.metal, w.p.dark)
    lands.cloud(w, 0.52, 1.18, 0.56, w.p.metal, w.p.dark)
    w.pane(strokes.starry(-0.36, -0.58, 0.34, 12, 0.42, 8), w.p.light, 1.1)
    w.lamp(-0.36, -0.58, 0.35, 0.9)
    lands.hill(w, [(-1.0, -0.64), (-0.3, -0.60), (0.4, -0.70), (1.0, -0.58)], w.p.deep, 5)
    for n, (x, y, size) in enumerate((
        (-0.80, -0.80, 0.19), (0.10, -0.78, 0.17), (0.72, -0.80, 0.20), (-0.44, -0.96, 0.23), (0.40, -1.00, 0.24),
    )):  # fmt: skip
        tuft(w, x, y, size, n)
