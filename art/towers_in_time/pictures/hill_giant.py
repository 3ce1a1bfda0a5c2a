"""Hill Giant: a giant who looks over a hill, a tree for a club."""

from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("earth", "hill-giant", grounds.scales((0.3, 0.8), 0.28))
def paint(w: Window) -> None:
    person(
        w,
        (-0.10, -1.75),
        2.75,
        Look(dress="tunic", head="hair", robe=w.p.main, hair=w.p.deep, beard=0.10, build=1.7, trim=w.p.pale),
        (0.26, 0.72),
        (-0.28, 0.50),
        (lambda w: lands.tree(w, 0, -0.3, 0.95, w.p.ground[2], w.p.deep), 20, 0.42),
    )
    lands.hill(w, [(-0.9, -0.30), (-0.2, -0.52), (0.9, -0.22)], w.p.ground[3])
    for x in (-0.72, 0.56, 0.80):
        lands.tree(w, x, -0.74, 0.34, w.p.ground[2], kind="pine")
