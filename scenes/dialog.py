"""A question laid over the scene below: a title, a few sentences, and the buttons that answer it."""

from collections.abc import Callable, Sequence

import pygame

from scenes.sheet import Sheet
from ui.base import theme
from ui.base.scale import Scale
from ui.widgets.press import Button
from ui.widgets.text import RichText


class Dialog(Sheet):
    """`buttons` are (words, action) or (words, None to only close); the first is the safe one, chosen by Esc.

    The last button is the one that stands out unless `primary` says another.
    """

    covers = False

    def __init__(
        self, heading: str, words: str, buttons: Sequence[tuple[str, Callable[[], None] | None]],
        primary: int = -1, width: float = 520,
    ) -> None:  # fmt: skip
        self.heading, self.words, self.answers, self.wide = heading, words, list(buttons), width
        self.primary = primary % len(self.answers)

    def build(self) -> None:
        self.add_sheet(self.heading)
        self.body = self.add(RichText(self.words, theme.BODY, align="center"))
        self.buttons = [
            self.add(Button(words, lambda action=action: self._answer(action),
                            "primary" if n == self.primary else "button"))
            for n, (words, action) in enumerate(self.answers)
        ]  # fmt: skip
        self.form.focus(self.buttons[self.primary])

    def _answer(self, action: Callable[[], None] | None) -> None:
        self.app.stack.pop()
        if action:
            action()

    def back(self) -> None:
        self._answer(self.answers[0][1])

    def key(self, event: pygame.event.Event) -> None:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.form.focused is None:
            self.buttons[self.primary].run()

    def layout(self, scale: Scale) -> None:
        wide = min(self.wide, scale.size[0] - 40)
        inside = wide - 64
        body = self.body.height(scale.px(inside), scale) / scale.u
        high = 26 + 40 + 22 + body + 26 + 46 + 28
        x, y = self.lay_sheet(scale, wide, high, 24)
        self.body.place(scale.rect(x + 32, y + 88, inside, body), scale)
        gap = 14
        each = min(220, (inside - gap * (len(self.buttons) - 1)) / len(self.buttons))
        left = x + (wide - each * len(self.buttons) - gap * (len(self.buttons) - 1)) / 2
        for n, button in enumerate(self.buttons):
            button.place(scale.rect(left + n * (each + gap), y + high - 72, each, 46), scale)
