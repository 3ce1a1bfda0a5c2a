"""What the table says to somebody who learns: a heading, some sentences and a few buttons, in the place of the log."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.teach.glossary import glossary
from ui.base import plates, text, theme
from ui.base.canvas import Target, drawn
from ui.base.scale import Scale
from ui.table.hud import wrapped
from ui.widgets.form import Form
from ui.widgets.press import Button
from ui.widgets.text import fitting_line
from ui.widgets.widget import Widget

PLAIN, WRONG, RIGHT, WONDER = "plain", "wrong", "right", "wonder"
SIGNS = {WRONG: ("undo", theme.DANGER), RIGHT: ("check", theme.GOOD), WONDER: ("eye", theme.AZURE)}
LARGEST = 20  # units: the type of the sentences, if there is room
LOW = 17  # the same where it is to be low
LEADING = 1.16
BUTTON, LOW_BUTTON, GAP = 42, 34, 8  # units: a button, the same where it is to be low, between two
LEAST_BUTTON = 22  # and where there is hardly any room
ROUND = 14  # about the words of one in a row at the foot
SMALLER = (1.0, 0.85, 0.7, 0.55)  # of their size: the words of buttons in a row in which they would be cut
LESSER = 0.4  # of a row of buttons under the heading: the last one


class Lectern(Widget):
    """`say` what stands on it; its buttons are in the form of the table. It is as tall as they need."""

    def __init__(self, form: Form, buttons: Sequence[Button], game: str) -> None:
        super().__init__()
        self.game = game
        self.said: text.Linked | None = None  # its sentences with the terms in them, as they were painted
        self.head = self.under = self.words = self.note = ""
        self.tone = PLAIN
        self.visible = False
        form.add(self)
        self.buttons = [form.add(button) for button in buttons]
        self.sizes = [button.size for button in self.buttons]
        self.room = pygame.Rect(0, 0, 0, 0)
        self.is_steady = False  # it never becomes lower than it was: its buttons keep their place
        self.tallest = 0.0  # units: how tall it was
        self.gives_way = False  # to a card that is read large and to a refusal, which were asked for: its words do
        self.is_low = False  # its buttons share a row at the foot, and its words are no larger than need be
        self.is_led = False  # its buttons lie in a row under the heading, and stay there while the words grow
        for button in self.buttons:
            button.visible = False

    def say(self, words: str, note: str = "", tone: str = PLAIN, head: str | None = None, under: str = "") -> None:
        """These sentences, in markup; `note` stands under them with the sign of its tone."""
        self.head = self.head if head is None else head
        self.under = under or self.under
        self.words, self.note, self.tone = words, note, tone
        self.arrange()
        self.touch()

    @property
    def told(self) -> str:
        """All that is said now, as one text."""
        return "\n".join(filter(None, (self.words, self.note)))

    def show(self, *shown: Button) -> None:
        """It is seen, with these of its buttons."""
        self.visible = True
        for button in self.buttons:
            button.visible = button in shown
        self.arrange()
        self.touch()

    def hide(self) -> None:
        self.visible = False
        for button in self.buttons:
            button.visible = False
        self.touch()

    # Where it lies

    def lie(self, room: pygame.Rect, scale: Scale) -> None:
        """It may take this room."""
        self.room = pygame.Rect(room)
        self.place(room, scale)
        self.arrange()

    def arrange(self) -> None:
        if self.scale is None:
            return
        high, gap, pad = self.each, self.px(GAP), self.px(10)
        shown = [button for button in self.buttons if button.visible]
        rect = pygame.Rect(self.room)
        count = min(len(shown), 1) if self.widths(shown) else len(shown)
        if self.is_steady:
            count = max(count, 1)
        foot = count * (high + gap) + (pad - gap if count else 0) if not self.is_led else 0
        wanted = self.top + self.needs(rect.w) + foot + pad
        if self.is_steady:
            self.tallest = max(self.tallest, wanted / self.u)
            wanted = round(self.tallest * self.u)
        rect.h = min(rect.h, wanted)
        self.rect = rect
        if self.is_led:
            self.lay_row(pygame.Rect(rect.x + pad, rect.y + self.heading, rect.w - 2 * pad, high))
            return
        if widths := self.widths(shown):
            x = rect.x + pad
            for button, wide in zip(shown, widths, strict=True):
                button.place(pygame.Rect(x, rect.bottom - pad - high, wide, high), self.scale)
                x += wide + gap
            return
        y = rect.bottom - pad + gap - len(shown) * (high + gap)
        for button in shown:
            button.place(pygame.Rect(rect.x + pad, y, rect.w - 2 * pad, high), self.scale)
            y += high + gap

    def lay_row(self, row: pygame.Rect) -> None:
        """The buttons side by side, each in its place whether the others are seen or not; smaller words where they
        would be cut."""
        last, gap = round(row.w * LESSER), self.px(GAP)
        left = (row.w - last) // max(1, len(self.buttons) - 1)
        for share in SMALLER:
            for button, size in zip(self.buttons, self.sizes, strict=True):
                button.size = size * share
            for n, button in enumerate(self.buttons[:-1]):
                button.place(pygame.Rect(row.x + n * left, row.y, left - gap, row.h), self.scale)
            self.buttons[-1].place(pygame.Rect(row.right - last, row.y, last, row.h), self.scale)
            if not any(button.overflow() for button in self.buttons):
                break

    def widths(self, shown: Sequence[Button]) -> list[int]:
        """How wide these buttons are beside each other, each as its words want; empty where they do not share a row."""
        room = self.room.w - 2 * self.px(10) - self.px(GAP) * (len(shown) - 1)
        wants = [text.width_of(button.words, "body-bold", self.px(button.size)) + self.px(ROUND) for button in shown]
        return [room * want // sum(wants) for want in wants] if self.is_low and shown and sum(wants) <= room else []

    @property
    def largest(self) -> int:
        """The type of the sentences, in pixels, if there is room."""
        return self.px(LOW if self.is_low else LARGEST)

    @property
    def each(self) -> int:
        """How tall a button is."""
        share = max(self.px(LEAST_BUTTON), round(self.room.h * 0.15))
        return min(self.px(LOW_BUTTON if self.is_low else BUTTON), share)

    @property
    def heading(self) -> int:
        """How much the heading takes."""
        return self.px(56) if self.under else self.px(38) if self.head else self.px(12)

    @property
    def top(self) -> int:
        """How much stands over the sentences."""
        return self.heading + (self.each + self.px(GAP) if self.is_led else 0)

    @property
    def foot(self) -> int:
        """Where the room of the sentences ends."""
        shown = [button.rect.top for button in self.buttons if button.visible and not self.is_led]
        return (min(shown) if shown else self.rect.bottom) - self.px(6)

    def needs(self, wide: int) -> int:
        """How tall its sentences are in their largest type."""
        found = text.size(self.body, "body", self.largest, wide - 2 * self.px(12))[1]
        return round(found * LEADING / text.LEADING) + self.px(8 if self.is_low else 18)

    @property
    def said_at(self) -> pygame.Rect:
        """Where its words stand: nothing else should."""
        high = min(self.rect.h, self.top + self.needs(self.rect.w))
        return pygame.Rect(self.rect.x, self.rect.y, self.rect.w, high)

    @property
    def sentences(self) -> pygame.Rect:
        """The room of the sentences."""
        pad, top = self.px(12), self.rect.y + self.top + self.px(2)
        return pygame.Rect(self.rect.x + pad, top, self.rect.w - 2 * pad, max(1, self.foot - top))

    @property
    def type(self) -> int:
        """The type of the sentences as they stand there, in pixels."""
        room = self.sentences
        return wrapped(self.body, "body", self.largest, (room.w, round(room.h / LEADING * 1.02)))

    @property
    def answered_at(self) -> pygame.Rect:
        """Where its buttons are; empty where it has none."""
        shown = [button.rect for button in self.buttons if button.visible]
        return shown[0].unionall(shown[1:]) if shown else pygame.Rect(self.rect.midbottom, (0, 0))

    @property
    def body(self) -> str:
        """Words and note as one block, terms as links; the sign stands before the note."""
        sign = f"{{{SIGNS[self.tone][0]}}} " if self.note and self.tone in SIGNS else ""
        whole = "\n\n".join(filter(None, (self.words, f"{sign}{self.note}")))
        return glossary(self.game).marked(whole)

    def draw(self, surface: pygame.Surface) -> None:
        rect, pad = self.rect, self.px(12)
        plates.draw_plate(surface, "dialog", rect, self.u, radius=9, raised=9)
        inside = rect.inflate(-2 * pad, -2 * self.px(8))
        if self.head:
            head, px = fitting_line(self.head, "body-bold", self.px(theme.SMALL + 1), inside.w)
            line = text.render(text.escape(head), "body-bold", px, theme.BRASS)
            surface.blit(line, (inside.x, rect.y + self.px(8)))
        if self.under:
            under, px = fitting_line(self.under, "body-italic", self.px(theme.TINY), inside.w)
            line = text.render(text.escape(under), "body-italic", px, theme.FADED)
            surface.blit(line, (inside.x, rect.y + self.px(28)))
        if self.head:
            y = rect.y + self.heading - self.px(6)
            plates.line(surface, pygame.Rect(inside.x, y, inside.w, max(1, round(self.u))), theme.BRASS, 110)
        room, px = self.sentences, self.type
        if self.tone in SIGNS and self.note:
            self.draw_edge(surface)
        words = text.render(self.body, "body", px, theme.PARCHMENT, room.w, "left", LEADING)
        surface.blit(words, room)
        place = pygame.Rect(room.topleft, words.get_size())
        self.said = text.linked(text.layout(self.body, "body", px, room.w, "left", LEADING), place)

    def draw_edge(self, surface: Target) -> None:
        """A bar at the side in the colour of the tone; its sign stands in the words."""
        bar = pygame.Rect(self.rect.x + self.px(3), self.rect.y + self.px(14), self.px(3), self.rect.h - self.px(28))
        drawn(pygame.draw.rect, surface, SIGNS[self.tone][1], bar, border_radius=bar.w)

    def overflow(self) -> str:
        room = self.sentences
        high = text.layout(self.body, "body", self.type, room.w, "left", LEADING).size[1]
        return "" if high <= room.h + self.px(6) else f"{self.body[:40]!r} takes {high} in {room.h}"

    @property
    def is_legible(self) -> bool:
        """Whether its sentences have room in a type that one reads with ease."""
        return not self.overflow() and self.type >= self.px(theme.TINY)
