"""Fonts of the system, for letters that none of ours has: asking for them, which way they run, how they are shaped."""

import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from threading import Thread

import pygame

from game import system

ROLE = "file:"
"""What the role of such a font begins with."""
SCRIPTS = {
    "ARABIC": "Arab", "BENGALI": "Beng", "DEVANAGARI": "Deva", "GUJARATI": "Gujr", "GURMUKHI": "Guru", "HEBREW": "Hebr",
    "KANNADA": "Knda", "KHMER": "Khmr", "LAO": "Laoo", "MALAYALAM": "Mlym", "MYANMAR": "Mymr", "SINHALA": "Sinh",
    "SYRIAC": "Syrc", "TAMIL": "Taml", "TELUGU": "Telu", "THAANA": "Thaa", "THAI": "Thai", "TIBETAN": "Tibt",
}  # fmt: skip
"""Scripts whose letters change beside each other, and by which name the shaping knows them."""
RIGHT_TO_LEFT = ("R", "AL")


class Inquiry:
    """Asks the system which of its fonts may have a letter. While it `waits` the answer is there at once; otherwise it
    is asked aside, script by script, so that no frame waits for it: `has_news` says once that it has answered."""

    def __init__(self) -> None:
        self.waits = True
        self._answers: dict[str, tuple[Path, ...]] = {}
        self._asked: dict[str, Thread] = {}  # by script

    @property
    def is_under_way(self) -> bool:
        return bool(self._asked)

    def files(self, sign: str) -> Iterable[Path] | None:
        """The likeliest first; None while the system is being asked."""
        if self.waits:
            return system.fonts_for(sign)
        if sign not in self._answers and script(sign) not in self._asked:
            thread = Thread(target=self._ask, args=(sign,), daemon=True)
            self._asked[script(sign)] = thread
            thread.start()
        return self._answers.get(sign)

    def _ask(self, sign: str) -> None:
        found: tuple[Path, ...] = ()
        with suppress(OSError):
            found = tuple(system.fonts_for(sign))
        self._answers[sign] = found

    def has_news(self) -> bool:
        """Whether an answer has come since this was asked last."""
        done = [known for known, thread in self._asked.items() if not thread.is_alive()]
        for known in done:
            del self._asked[known]
        return bool(done)


inquiry = Inquiry()


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
