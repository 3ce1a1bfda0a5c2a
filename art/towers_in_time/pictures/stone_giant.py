"""Stone Giant: a giant of grey stone, a boulder over his head."""

from art.towers_in_time import grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("earth", "stone-giant", grounds.rays((0.0, 0.9), 16, (0.34, 0.8, 1.3), 4, sun=False))
def paint(w: Window) -> None:
    person(
        w,
        (0, -1.45),
        2.1,
        Look(
            dress="tunic",
            head="bald",
            robe=w.p.metal,
            skin=w.p.metal,
            hair=w.p.pale,
            beard=0.08,
            build=1.9,
            trim=w.p.deep,
        ),
        (0.22, 1.04),
        (-0.22, 1.04),
    )
    lands.rocks(w, [(0.0, 0.98, 0.40)], w.p.main, 5)
    lands.hill(w, [(-0.7, -0.86), (0.0, -0.98), (0.7, -0.84)], w.p.ground[3])
