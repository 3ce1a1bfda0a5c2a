"""Dwarf Riflemen: dwarves who aim over a wall, smoke at the muzzles."""

from art.towers_in_time import grounds, lands, strokes
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("earth", "dwarf-riflemen", grounds.courses((0.0, 0.7), 0.26, 0.42, shift=0.1))
def paint(w: Window) -> None:
    for _n, (x, y) in enumerate(((-0.52, -0.42), (0.14, -0.30))):
        person(
            w,
            (x - 0.1, y - 0.62),
            1.42,
            Look(dress="tunic", head="hat", beard=0.16, build=1.6, robe=w.p.deep, hair=w.p.accent, trim=w.p.deep),
            (0.26, 0.76),
            (0.02, 0.72),
        )
        w.pane(strokes.stripe([(x - 0.16, y + 0.42), (x + 0.62, y + 0.62)], [0.050, 0.030]), w.p.dark, 1.0)
        lands.cloud(w, x + 0.74, y + 0.72, 0.17, w.p.light)
        w.pane(strokes.starry(x + 0.64, y + 0.63, 0.09, 6, 0.4), w.p.accent, 0.7)
    lands.rampart(w, -0.42, (w.p.metal, w.p.pale), 6, 4, 4)
