"""The glyphs of Doctor Who by the names that its rules give them, for cards and for the screen."""

from art.doctor_who import signs
from art.kit.pen import Pen, Sign, Stylus

Colour = tuple[int, int, int]

SILVER: Colour = (214, 222, 236)
COLOURS: dict[str, Colour] = {
    "energy": (255, 196, 84), "substance": (120, 190, 246), "support": (126, 226, 150), "solve": (222, 160, 248),
    "past": (104, 210, 134), "present": (244, 112, 98), "future": (104, 184, 246), "timeless": (240, 236, 222),
    "flash": (255, 214, 104), "episode": (206, 142, 242), "alien": (150, 230, 130), "assistant": (255, 206, 150),
    "human": (248, 214, 190), "robot": (170, 200, 224), "time-lord": (246, 206, 110), "innate": (255, 232, 160),
    "unique": (255, 214, 104),
}  # fmt: skip


def with_margin(draw: Sign) -> Sign:
    """The same sign, a little smaller: what reaches out of its square would be cut."""

    def smaller(p: Pen) -> None:
        inner = object.__new__(Stylus)
        inner.side, inner.mask, inner.draw = p.side, p.mask, p.draw
        inner.x, inner.y, inner.scale = 0.05, 0.05, 0.90
        draw(inner)

    return smaller


GLYPHS = {
    name: (with_margin(draw), COLOURS.get(name, SILVER), True)
    for drawings in (signs.VALUES, signs.ZONES, signs.KINDS, signs.RACES, signs.ABILITIES)
    for name, draw in drawings.items()
}
