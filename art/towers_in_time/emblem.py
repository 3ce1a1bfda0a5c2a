"""A plain window: the sign of what a card is, before the light of its school."""

from art.kit.shapes import dot
from art.towers_in_time import grounds
from art.towers_in_time.glass import Window, picture

GROUNDS = {
    "air": grounds.rays(twist=40), "earth": grounds.courses(), "fire": grounds.tongues(), "water": grounds.bands(),
    "white": grounds.rays(), "black": grounds.cells(), "neutral": grounds.quarries(),
}  # fmt: skip


def emblem(school: str, key: str):
    @picture(school, key, GROUNDS[school])
    def paint(w: Window) -> None:
        rng = w.rng(1)
        for _ in range(5):
            x, y, r = rng.uniform(-0.6, 0.6), rng.uniform(-0.5, 0.9), rng.uniform(0.1, 0.4)
            w.pane(dot(float(x), float(y), float(r)), w.p.main, 1.2, 0.3)

    return paint
