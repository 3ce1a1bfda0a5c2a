"""River Troll: a troll who stands in the river, weed in his hair."""

from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.palette import glass
from art.towers_in_time.people import Look, person


@picture("water", "river-troll", grounds.rays((0.0, 0.6), 14, (0.5, 0.9, 1.4), 6))
def paint(w: Window) -> None:
    person(
        w,
        (0.0, -1.7),
        2.65,
        Look(
            dress="tunic",
            head="long",
            robe=w.p.accent,
            skin=glass("#7fb08a"),
            hair=w.p.ground[5],
            build=1.8,
            beard=0.04,
            ears=0.06,
            trim=w.p.deep,
        ),
        (0.32, 0.70),
        (-0.30, 0.60),
        (lambda w: lands.tree(w, 0, -0.4, 1.0, w.p.ground[2], w.p.deep, bare=True), 14, 0.36),
    )
    lands.sea(w, -0.50, w.p.ground[2:5], 5, 0.06, 0.5)
