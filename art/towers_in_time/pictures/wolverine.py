"""Wolverine: a wolverine that shows its teeth."""

from art.kit.shapes import poly
from art.towers_in_time import beasts, grounds, lands
from art.towers_in_time.glass import Window, picture


@picture("earth", "wolverine", grounds.cells((-0.2, 0.6), 40))
def paint(w: Window) -> None:
    lands.hill(w, [(-0.8, -0.44), (0.0, -0.36), (0.8, -0.50)], w.p.ground[4])
    beasts.beast(
        w,
        (-0.06, 0.06),
        0.86,
        "bear",
        "walk",
        4,
        coat=w.p.dark,
        mane=w.p.pale,
        belly=w.p.pale,
        neck=(12,),
        head=(-14,),
        tail=(160, 190),
    )
    for x in (0.0, 0.05, 0.10):
        w.pane(poly((0.80 + x, 0.16), (0.84 + x, 0.16), (0.82 + x, 0.08)), w.p.light, 0.4)
