"""A telltale: what the program tells of itself to whoever plays it from outside, with a mouse that sees nothing.

CHRONOTABLE_TELLTALE names a file; after each frame one line of JSON stands in it, always a whole one:

`scene`   the class of the scene on top
`size`    of its window, in pixels
`taken`   presses and releases of the mouse and of keys that it has taken (a key held for others counts for none)
`calm`    whether what they led to is shown, and is not of a kind that takes no press, or ends, by itself
`clock`   seconds that have passed for its scenes

Without that variable nothing is written and nothing counted.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import system

if TYPE_CHECKING:
    from scenes.app import App

VARIABLE = "CHRONOTABLE_TELLTALE"
COUNTED = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN)
HELD = range(pygame.K_LCTRL, pygame.K_RGUI + 1)
"""Keys that are held while others are pressed: ctrl, shift, alt."""


class Telltale:
    """Writes into a file what has become of an app."""

    def __init__(self, file: Path) -> None:
        self.file, self.taken, self.clock = file, 0, 0.0

    def note(self, event: pygame.event.Event) -> None:
        """The app is about to take this event."""
        if event.type in COUNTED and getattr(event, "key", 0) not in HELD:
            self.taken += 1

    def tell(self, app: App, has_drawn: bool) -> None:
        """A frame is over. Raises OSError if the file cannot be written."""
        top = app.stack.top
        told = {
            "scene": type(top).__name__,
            "size": app.window.size,
            "taken": self.taken,
            "calm": not (has_drawn or app.is_changing),
            "clock": round(self.clock, 3),
        }
        new = self.file.with_name(f"{self.file.name}.part")
        new.write_text(json.dumps(told), encoding="utf-8")
        system.replace(new, self.file)


def wanted() -> Telltale | None:
    """One that writes where the environment says, if it says so."""
    file = os.environ.get(VARIABLE)
    return Telltale(Path(file)) if file else None
