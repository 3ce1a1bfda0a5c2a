"""Sea Elf Marines: elves with tridents who come out of the surf."""

from art.towers_in_time import arms, grounds, lands
from art.towers_in_time.glass import Window, picture
from art.towers_in_time.people import Look, person


@picture("water", "sea-elf-marines", grounds.fan((0.0, -0.6), 13, 180, (0.6, 1.1, 1.7)))
def paint(w: Window) -> None:
    for x, y, high in ((-0.58, -0.95, 1.55), (0.58, -0.95, 1.55), (0.0, -1.15, 1.85)):
        person(
            w,
            (x, y),
            high,
            Look(dress="armour", head="helm", robe=w.p.main, ears=0.07, trim=w.p.accent),
            (0.24, 0.70),
            (-0.22, 0.58),
            (arms.trident, -4, 0.48),
        )
    lands.sea(w, -0.46, (w.p.light, w.p.ground[2], w.p.ground[3]), 4, 0.07, 0.62)
