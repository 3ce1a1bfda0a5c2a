"""Where the letters come from: font files by the part they play.

All text of the program goes through `pygame.font` (it shapes the same way on every machine); this
module only says which file to open. A machine without the font packages still gets pygame's own font.

The files are read once and fonts are made from memory: a font of each size would else hold a file open, and a corner
of the window that is dragged goes through more sizes than some systems let a program open files (macOS: 256).
"""

import logging
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path

import pygame

log = logging.getLogger(__name__)

ROLES = {
    "display": ("Cinzel", 400, "normal"),
    "body": ("Alegreya Sans", 400, "normal"),
    "body-bold": ("Alegreya Sans", 700, "normal"),
    "body-italic": ("Alegreya Sans", 400, "italic"),
    "serif": ("Alegreya Sans", 500, "normal"),
    "serif-italic": ("Alegreya Sans", 500, "italic"),
    "number": ("Cinzel", 400, "normal"),
}

# Cinzel is a variable font of which pygame shows only the thinnest cut: its strokes are thickened.
# Its figures stand on one line (Alegreya Sans has old-style figures): numbers that count use it.
THICKENED = {"display", "number"}


@cache
def path(role: str) -> Path | None:
    """The font file for a role; None (pygame's own font) if its package is not installed."""
    family, weight, style = ROLES[role]
    try:
        import fontpkg

        return Path(fontpkg.path(family, weight=weight, style=style))
    except (ImportError, LookupError, ValueError, OSError):
        return None
    except Exception as failure:
        if type(failure).__module__.startswith("fontpkg"):
            return None
        raise


@cache
def _content(role: str) -> bytes:
    """What the file of a role holds; nothing if there is none that can be read."""
    file = path(role)
    try:
        return file.read_bytes() if file else b""
    except OSError as wrong:
        log.warning("%s cannot be read (%s): other letters stand in", file, wrong)
        return b""


def plain_font(role: str, px: int) -> pygame.font.Font:
    """A new font of a role as its file has it."""
    if not pygame.font.get_init():
        pygame.font.init()
    content = _content(role)
    return pygame.font.Font(BytesIO(content) if content else None, max(1, int(px)))


@lru_cache(maxsize=64)
def font(role: str, px: int) -> pygame.font.Font:
    """The font of a role at `px` pixels, made once."""
    made = plain_font(role, px)
    made.bold = role in THICKENED
    return made
