"""Order of Light: a knight of the order before his sun, sword point down."""

from art.towers_in_time import arms, grounds
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("white", "order-of-light", grounds.rays((0.0, 0.72), 20, (0.34, 0.7, 1.1, 1.6), 4))
def paint(w: Window) -> None:
    person(
        w,
        (0, -1.25),
        2.15,
        Look(
            dress="armour", head="hair", robe=w.p.main, hair=w.p.deep, cloak=w.p.accent, beard=0.03, halo=w.p.ground[2]
        ),
        (0.06, 0.58),
        (-0.06, 0.60),
        (lambda w: arms.sword(w, w.p.light, w.p.accent), 180, 0.50),
    )
