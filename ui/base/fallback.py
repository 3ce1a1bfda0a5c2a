"""Fonts of the system, for letters that none of ours has: which way they run, and how they are shaped."""

import unicodedata
from functools import lru_cache
from pathlib import Path

import pygame

ROLE = "file:"
"""What the role of such a font begins with."""
SCRIPTS = {
    "ARABIC": "Arab", "BENGALI": "Beng", "DEVANAGARI": "Deva", "GUJARATI": "Gujr", "GURMUKHI": "Guru", "HEBREW": "Hebr",
    "KANNADA": "Knda", "KHMER": "Khmr", "LAO": "Laoo", "MALAYALAM": "Mlym", "MYANMAR": "Mymr", "SINHALA": "Sinh",
    "SYRIAC": "Syrc", "TAMIL": "Taml", "TELUGU": "Telu", "THAANA": "Thaa", "THAI": "Thai", "TIBETAN": "Tibt",
}  # fmt: skip
"""Scripts whose letters change beside each other, and by which name the shaping knows them."""
RIGHT_TO_LEFT = ("R", "AL")


def role(file: Path, sign: str) -> str:
    """The role of a font file for letters like this one."""
    way = "rtl" if unicodedata.bidirectional(sign) in RIGHT_TO_LEFT else "ltr"
    return f"{ROLE}{way}:{SCRIPTS.get(script(sign), '')}:{file}"


def is_role(known: str) -> bool:
    return known.startswith(ROLE)


def runs_back(known: str) -> bool:
    """Whether the letters of this role run from right to left."""
    return known.startswith(f"{ROLE}rtl")


def script(sign: str) -> str:
    """Of which script a letter is, in the first word of its name."""
    return unicodedata.name(sign, "?").split(" ")[0]


@lru_cache(maxsize=32)
def font(known: str, px: int) -> pygame.font.Font:
    """The font of such a role at `px` pixels: the file is large, and stays where it is. Raises pygame.error or OSError
    for what is none."""
    if not pygame.font.get_init():
        pygame.font.init()
    _, way, shaping, file = known.split(":", 3)
    made = pygame.font.Font(file, max(1, int(px)))
    if way == "rtl":
        made.set_direction(pygame.DIRECTION_RTL)
    if shaping:
        made.set_script(shaping)
    return made
