"""Whether the left mouse button is still held. Its release is not always reported to the window."""

from __future__ import annotations

from collections.abc import Callable

import pygame

LEFT = 1
INTERRUPTIONS = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
CROSSINGS = (pygame.WINDOWLEAVE, pygame.WINDOWENTER)


def is_really_held() -> bool:
    """Whether the left button is down now, wherever the mouse is, as far as the system tells."""
    return pygame.mouse.get_pressed(desktop=True)[0]


class HeldButton:
    """Follows all events; `is_lost_with` says when a drag has ended without a release.

    A drag that leaves the window with the button held goes on.
    """

    def __init__(self, is_really_held: Callable[[], bool] = is_really_held) -> None:
        self.is_down = False
        self.is_really_held = is_really_held

    def is_lost_with(self, event: pygame.event.Event) -> bool:
        """Note an event, before any scene gets it. Whether the button was held before it and has been lost."""
        was_down = self.is_down
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self.is_down = True
            return was_down
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            self.is_down = False
            return False
        if was_down and self._ends(event):
            self.is_down = False
            return True
        return False

    def _ends(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return not event.buttons[0]
        return event.type in INTERRUPTIONS or (event.type in CROSSINGS and not self.is_really_held())
