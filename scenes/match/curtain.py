"""Pass the mouse: between two people at one screen, so that nobody sees another's hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.kernel.template import fill
from scenes.match import texts
from scenes.sheet import Sheet
from ui.base import text, theme
from ui.base.scale import Scale
from ui.widgets.press import Button
from ui.widgets.text import Label, RichText

BELOW = 68  # units under the button that draws it
UNDO, STOP, GAP = 330, 130, 12  # how wide what stands there is, and what lies between


class Curtain(Sheet):
    """Push it over a table whose hands lie face down; `then` is called when the next player has the mouse, `pause` when
    nobody wants it now, `take_back` when its `giver` keeps it, to do something else: where that is fair."""

    covers = False

    def __init__(
        self, name: str, recent: Sequence[str], then: Callable[[], None], pause: Callable[[], None], giver: str = "",
        take_back: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        self.name, self.recent, self.then, self.pause = name, list(recent), then, pause
        self.giver, self.take_back = giver, take_back

    def build(self) -> None:
        self.add_sheet(fill(texts.PASS_THE_MOUSE, player=self.name))
        words = texts.HANDS_ARE_DOWN_SINCE if self.recent else texts.HANDS_ARE_DOWN
        self.lead = self.add(Label(words, theme.BODY, theme.FADED, "body", "center"))
        self.story = self.add(RichText("\n".join(self.recent), theme.SMALL, align="center"))
        self.button = self.add(Button(fill(texts.I_AM, player=self.name), self.go, "primary", "eye"))
        self.undo = self.add(Button(fill(texts.I_AM_UNDO, player=self.giver), self.go_back, "quiet", "undo"))
        self.undo.visible = self.take_back is not None
        self.stop = self.add(Button(texts.PAUSE, self.pause, "quiet", "pause", tip=texts.PAUSE_SHORT_TIP))
        self.form.focus(self.button)

    def back(self) -> None:
        """Esc shows nobody's hand: the match stands still."""
        self.pause()

    def key(self, event: pygame.event.Event) -> None:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.form.focused is None:
            self.button.run()

    def go(self) -> None:
        self.app.stack.pop()
        self.then()

    def go_back(self) -> None:
        """Whoever gives the mouse away thinks better of it, before anybody has seen another's hand."""
        self.app.stack.pop()
        self.take_back()

    def layout(self, scale: Scale) -> None:
        wide = min(560, scale.size[0] - 40)
        lines = text.size("\n".join(self.recent) or " ", "body", scale.px(theme.SMALL), scale.px(wide - 64))[1]
        told = scale.units(lines) if self.recent else 0
        high = min(scale.size[1] - 20, 84 + 30 + told + 26 + 52 + BELOW)
        x, y = self.lay_sheet(scale, wide, high)
        self.lead.place(scale.rect(x + 32, y + 82, wide - 64, 26), scale)
        self.story.place(scale.rect(x + 32, y + 114, wide - 64, told), scale)
        self.button.place(scale.rect(x + wide / 2 - 130, y + high - BELOW - 50, 260, 50), scale)
        left = x + (wide - STOP - (UNDO + GAP) * self.undo.visible) / 2
        self.undo.place(scale.rect(left, y + high - 60, UNDO, 40), scale)
        self.stop.place(scale.rect(left + (UNDO + GAP) * self.undo.visible, y + high - 60, STOP, 40), scale)
