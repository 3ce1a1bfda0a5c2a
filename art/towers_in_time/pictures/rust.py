"""Rust: a breastplate that rust eats from below."""

from art.kit.shapes import blob, dot, poly
from art.towers_in_time import grounds, things
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass

BROWN, RED, PALE, HOLE = glass("#a8481f"), glass("#7d2f19"), glass("#d98a4a"), glass("#0d2a3c")
PLATE = blob(
    (0.0, 0.70), (-0.20, 0.80), (-0.30, 1.06, 0), (-0.52, 0.98, 0), (-0.50, 0.66), (-0.62, 0.40, 0), (-0.60, 0.02),
    (-0.46, -0.30), (-0.40, -0.46, 0), (0.40, -0.46, 0), (0.46, -0.30), (0.60, 0.02), (0.62, 0.40, 0), (0.50, 0.66),
    (0.52, 0.98, 0), (0.30, 1.06, 0), (0.20, 0.80),
)  # fmt: skip


@picture("water", "rust", grounds.rays((0.0, 0.3), 16, (0.5, 1.0, 1.5), 0, 20, sun=False))
def paint(w: Window) -> None:
    steel, dark = w.p.pale, w.p.metal
    eaten = [
        ([(-1, -1), (-1, -0.06), (-0.44, 0.06), (-0.30, -0.10), (-0.16, -0.02), (0.0, -0.20), (0.0, -1)], BROWN),
        ([(0.0, -1), (0.0, -0.20), (0.10, 0.02), (0.20, 0.34), (0.34, 0.30), (0.44, 0.52), (1, 0.62), (1, -1)], BROWN),
        ([(-1, -1), (-1, -0.30), (-0.34, -0.24), (-0.12, -0.34), (0.0, -0.40), (0.0, -1)], RED),
        ([(0.0, -1), (0.0, -0.40), (0.16, -0.22), (0.34, 0.02), (0.46, 0.02), (1, 0.20), (1, -1)], RED),
    ]
    sheets = [([(-1, -1), (-1, 1.3), (0, 1.3), (0, -1)], steel), ([(0, -1), (0, 1.3), (1, 1.3), (1, -1)], dark)]
    w.tiles(PLATE, [*sheets, *eaten], 1.5, 0.8)
    for n, (y, half) in enumerate(((-0.46, 0.44), (-0.64, 0.50), (-0.82, 0.57))):
        low = half + 0.05
        w.pane(poly((-half, y), (half, y), (low, y - 0.18), (-low, y - 0.18)), (RED, BROWN, RED)[n], 1.2)
    for x, y, r in ((0.30, -0.06, 0.085), (-0.30, -0.26, 0.075), (0.10, -0.73, 0.07), (-0.36, -0.72, 0.05)):
        w.pane(blob((x - r, y), (x - r * 0.3, y + r), (x + r, y + r * 0.4), (x + r * 0.5, y - r)), HOLE, 0.9)
    for x, y in ((-0.40, 0.86), (0.40, 0.86), (-0.48, 0.42), (0.48, 0.42)):
        w.pane(dot(x, y, 0.045, n=16), PALE, 0.8)
    for x, y, r in ((-0.20, -1.16, 0.06), (0.34, -1.12, 0.07)):
        things.drop(w, x, y, r, BROWN)
