"""What has just come under the mouse or the keys cannot be pressed for a moment: such a press was meant for what
was there before, or to skip what was shown."""

from __future__ import annotations

import pygame

MOMENT = 0.5
"""Seconds in which a question, a window or a result that came by itself cannot be pressed."""
BRIEFLY = 0.25
"""The same for a screen that one has opened oneself; and after each press that came too soon."""
PRESSES = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


def is_press(event: pygame.event.Event) -> bool:
    """Whether this would press what the mouse or the keys are on. Esc is none: it only ever goes back."""
    if event.type == pygame.KEYDOWN:
        return event.key in PRESSES
    return event.type == pygame.MOUSEBUTTONDOWN and event.button == 1


class Arrival:
    """How long, in seconds, what has come cannot be pressed yet."""

    def __init__(self) -> None:
        self.left = 0.0

    @property
    def is_new(self) -> bool:
        return self.left > 0

    def begin(self, seconds: float = MOMENT) -> None:
        """Something has come."""
        self.left = seconds

    def end(self) -> None:
        self.left = 0.0

    def update(self, dt: float) -> None:
        self.left = max(0.0, self.left - dt)

    def holds_back(self, event: pygame.event.Event) -> bool:
        """Whether this press came too soon; whoever goes on pressing waits on."""
        is_early = self.is_new and is_press(event)
        if is_early:
            self.put_off()
        return is_early

    def put_off(self) -> None:
        """Somebody has pressed too soon: they may not have seen it yet."""
        self.left = max(self.left, BRIEFLY)
