"""What lies beside the table while one looks back: what is said of a decision, the stairs of a round, what to press."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.teach.review import Review, Sum
from scenes.past import texts
from ui.base import text, theme
from ui.base.scale import Scale
from ui.base.text import Linked
from ui.past.balance import Balance, Stair
from ui.widgets.press import Button
from ui.widgets.scroll import Scroll
from ui.widgets.text import Plate, RichText

Deed = tuple[str, str, Callable[[], None], str]
"""A button: its words, its sign, what it does, and its tip."""


def stairs(found: Sum | None, is_you: bool = True) -> tuple[Stair, ...]:
    """A round of a seat as stairs; none where nothing can be said of it."""
    if found is None:
        return ()
    return (
        Stair(texts.BEGIN, found.start, is_level=True, about=texts.BEGIN_TIP),
        Stair(texts.LUCK, found.luck, about=texts.LUCK_TIP),
        Stair(texts.OWN_PLAY if is_you else texts.THEIR_PLAY, -found.own, about=texts.OWN_PLAY_TIP),
        Stair(texts.OTHERS_PLAY, found.others, about=texts.OTHERS_PLAY_TIP),
        Stair(texts.UNEXPLAINED, found.remainder, 2 * found.blur, is_open=True, about=texts.UNEXPLAINED_TIP),
        Stair(texts.END, found.end, is_level=True, about=texts.END_TIP),
    )


class Aside:
    """A plate with words, a picture under them, and two buttons at its foot. The scene says what they are."""

    def __init__(self, add: Callable, on_link: Callable[[str], None]) -> None:
        self.plate = add(Plate("panel", raised=7))
        self.pane = Scroll()
        self.words = self.pane.hold(RichText("", theme.SMALL, leading=1.16, on_link=on_link))
        self.balance = self.pane.hold(Balance())
        add(self.pane)
        self.buttons = [add(Button("", lambda: None, "button", size=theme.SMALL)) for _ in range(2)]
        self.widgets = [self.plate, self.pane, *self.buttons]
        self.rect, self.scale = pygame.Rect(0, 0, 0, 0), Scale((1280, 720))

    def say(self, words: str, answer: str = "", found: Sum | None = None, is_you: bool = True) -> None:
        """Show these words, and under them the stairs of a round. An answer to what was asked stands at the end, and is
        what is seen of them if not all can be, from where it begins."""
        before, words, shown = words, "\n".join(filter(None, (words, answer))), stairs(found, is_you)
        if words != self.words.words or shown != self.balance.stairs:
            self.words.say(words)
            self.balance.show(shown)
            self.pane.scroll_to(0, at_once=True)
            self.lay()
            if answer:
                self.pane.scroll_to(min(self.pane.furthest, self.tall(before) if before else 0), at_once=True)

    def tall(self, words: str) -> int:
        """How high these words are here, in pixels."""
        said = self.words
        return text.layout(words, said.role, said.px(said.size), said.rect.w, said.align, said.leading).size[1]

    def turn(self, by: int) -> bool:
        """What does not fit is turned up (-1) or down (1), by keys; false where it is all seen, or turned that far."""
        pane, before = self.pane, self.pane.goal
        if self.plate.visible:
            pane.scroll_to(max(0, min(pane.furthest, pane.goal + by * pane.rect.h // 2)))
        return pane.goal != before

    def offer(self, *deeds: Deed) -> None:
        """The buttons."""
        for n, button in enumerate(self.buttons):
            button.visible = n < len(deeds) and self.plate.visible
            if n < len(deeds):
                words, button.glyph, button.action, button.tip = deeds[n]
                button.say(words)
                button.look = "primary" if n == 0 else "button"
        self.lay()

    def hide(self, is_hidden: bool) -> None:
        for widget in self.widgets:
            widget.visible = not is_hidden

    def told(self) -> list[Linked]:
        """The words with the links that are seen."""
        if not self.plate.visible:
            return []
        inside = self.pane.rect
        return [Linked(self.words.rect, [link for link in self.words.links if inside.contains(link[0])])]

    def seen_at(self) -> list[pygame.Rect]:
        """Where it lies, while it is seen."""
        return [self.rect] if self.plate.visible else []

    def plain(self) -> str:
        """All of it as text."""
        return "\n".join(filter(None, (self.words.words, self.balance.plain())))

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        self.rect, self.scale = rect, scale
        self.lay()

    def lay(self) -> None:
        scale, rect = self.scale, self.rect
        if not rect.w:
            return
        self.plate.place(rect, scale)
        pad, high, gap = scale.px(11), scale.px(36), scale.px(6)
        shown = [button for button in self.buttons if button.visible]
        foot = rect.bottom - pad
        for button in reversed(shown):
            button.place(pygame.Rect(rect.x + pad, foot - high, rect.w - 2 * pad, high), scale)
            foot -= high + gap
        inside = pygame.Rect(rect.x + pad, rect.y + pad, rect.w - 2 * pad, max(0, foot - rect.y - pad))
        self.pane.place(inside, scale)
        wide = inside.w - scale.px(10)
        tall = self.words.height(wide, scale)
        self.words.place(pygame.Rect(inside.x, inside.y, wide, tall), scale)
        stair = scale.px(self.balance.high())
        self.balance.place(pygame.Rect(inside.x, inside.y + tall + scale.px(8), wide, stair), scale)
        self.balance.visible = bool(self.balance.stairs)
        self.pane.content(tall + (stair + scale.px(12) if stair else 0))


def round_at(review: Review, number: int) -> int:
    """The round to which an action belongs."""
    return next((n for n, (last, _) in enumerate(review.results, 1) if number <= last), len(review.results))
