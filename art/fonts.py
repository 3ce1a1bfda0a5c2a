"""Where the letters come from: font files by the part they play.

All text of the program goes through `pygame.font` (it shapes the same way on every machine); this
module only says which file to open. A machine without the font packages still gets pygame's own font.
"""

from functools import cache, lru_cache
from pathlib import Path

import pygame

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


@lru_cache(maxsize=256)
def font(role: str, px: int) -> pygame.font.Font:
    """The font of a role at `px` pixels, opened once."""
    if not pygame.font.get_init():
        pygame.font.init()
    file = path(role)
    opened = pygame.font.Font(str(file) if file else None, max(1, int(px)))
    opened.bold = role in THICKENED
    return opened
