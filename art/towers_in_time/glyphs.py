"""The glyphs of Towers in Time by the names that its rules give them, for cards and for the screen."""

from art.kit.pen import Sign
from art.towers_in_time import signs

Colour = tuple[int, int, int]

BRONZE: Colour = (222, 178, 110)
OF_SCHOOL: dict[str, Colour] = {
    "air": (150, 208, 240), "earth": (168, 190, 92), "fire": (246, 132, 48), "water": (56, 190, 190),
    "white": (250, 226, 164), "black": (178, 132, 206), "neutral": (200, 200, 196),
}  # fmt: skip


def colour_of(name: str) -> Colour:
    """The colour of a glyph: that of the school it speaks of."""
    school = name.removesuffix("-effect").removeprefix("immune-")
    return OF_SCHOOL.get({"good": "white", "evil": "black"}.get(school, school), BRONZE)


def with_margin(draw: Sign) -> Sign:
    """The same sign, a little smaller: what reaches out of its square would be cut."""
    return lambda p: draw(signs.inset(p, 0.05, 0.05, 0.90))


GLYPHS = {
    name: (with_margin(draw), colour_of(name), True)
    for drawings in (
        signs.NUMBERS,
        signs.SCHOOLS,
        signs.KINDS,
        signs.STATUSES,
        signs.TRAITS,
        signs.NUMBERED,
        signs.PLACES,
    )
    for name, draw in drawings.items()
}
