"""What the others did since one last decided: read in a few lines, and shown once more on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.kernel import notation
from game.kernel.agenda import apply
from game.kernel.events import Step, TurnBegan
from game.kernel.state import State
from game.kernel.windows import PASS
from scenes.match import texts
from scenes.named_cards import NamedCards
from scenes.sheet import Sheet
from scenes.terms import Terms
from ui.base import clipboard, keys, theme
from ui.base.scale import Scale
from ui.table.log import LEADS, Line
from ui.widgets.press import Button
from ui.widgets.scroll import Scroll
from ui.widgets.text import RichText

if TYPE_CHECKING:
    from game.match import Match

NOTHING = texts.NOTHING_SEEN
SINCE = texts.SINCE_YOU
AT_LAST = texts.LAST_MOVES
SAID_PASS = PASS.verb


class Told(NamedTuple):
    """How it stood, what happened since, and before which of these steps a window was passed for somebody who was not
    asked: the log says so there, and each is the state in which it was open."""

    before: State
    steps: list[Step]
    passed: tuple[tuple[int, State], ...] = ()


def to_tell(match: Match, seat: int) -> tuple[Told, str] | None:
    """What is told to whoever sits there, and under which title; None if nothing has happened."""
    if found := at_last(match, seat):
        return found, AT_LAST
    return (found, SINCE) if (found := since(match, seat)) else None


def since(match: Match, seat: int) -> Told | None:
    """How it stood when this seat had last decided, and what others did since, in this round; None if they did nothing.

    What was decided for the seat without asking it is among what happened. Where its decision ended its turn, the next
    turn's beginning is too, and where it passed, all that came of that: a combat that was over then.
    """
    return told_from(match, decided(match, seat, len(match.record.actions)))


def at_last(match: Match, seat: int) -> Told | None:
    """What the others did last: the same from an earlier decision of this seat, where after its last one, a deed of
    its own, they only passed. None where that tells no more, or they have done nothing in this round."""
    actions, rounds = match.record.actions, len(match.state.results)
    last = begin = decided(match, seat, len(actions))
    if not begin or notation.read(match.states_before(begin - 1)[0], actions[begin - 1][1]) == PASS:
        return None
    while begin and not _is_done(match, seat, begin):
        begin = decided(match, seat, begin - 1)
    is_told = begin != last and _is_done(match, seat, begin) and len(match.states_before(begin)[0].results) == rounds
    return told_from(match, begin) if is_told else None


def _is_done(match: Match, seat: int, begin: int) -> bool:
    """Whether others did more than pass after so many actions."""
    return any(who != seat and deed != SAID_PASS for who, deed in match.record.actions[begin:])


def decided(match: Match, seat: int, end: int) -> int:
    """Before which action of the record, this one or an earlier one, this seat had decided last."""
    record = match.record
    while end and (record.actions[end - 1][0] != seat or end - 1 in record.unasked):
        end -= 1
    return end


def told_from(match: Match, begin: int) -> Told | None:
    """How it stood when this many actions were done, and what happened since in this round; None if nothing did."""
    record, last = match.record, len(match.record.actions)
    states = [*match.states_before(begin), match.state]
    first = next((n for n, s in enumerate(states) if len(s.results) == len(match.state.results)), len(states) - 1)
    begin, states = begin + first, states[first:]
    if begin == last:
        return None
    start, steps = not_its_own(match, begin - 1) if begin and not first else (None, [])
    s, passed = states[0].clone(), []
    for number in range(begin, last):
        if number in record.unasked:
            passed.append((len(steps), s.clone()))
        steps += apply(s, notation.read(s, record.actions[number][1]))
    return Told(start or states[0], steps, tuple(passed))


def not_its_own(match: Match, number: int) -> tuple[State | None, list[Step]]:
    """What came of this action of the record that whoever did it did not do: of a pass everything, and else the
    beginning of the next turn; and how it stood before that."""
    before = match.states_before(number)[0]
    s = before.clone()
    action = notation.read(s, match.record.actions[number][1])
    story = apply(s, action)
    if action == PASS:
        return before, story
    at = next((n for n, step in enumerate(story) if isinstance(step.event, TurnBegan)), 0)
    return (story[at - 1].state, story[at:]) if at else (None, [])


class Recap(Sheet):
    """Lay it over the table: what is to be read, and `on_show` to see it once more."""

    covers = False

    def __init__(self, game: str, lines: Sequence[Line], on_show: Callable[[], None], title: str = SINCE) -> None:
        self.game, self.lines, self.on_show, self.title = game, list(lines), on_show, title
        self.cards = {key: printed for line in self.lines for key, printed in line.cards.items()}

    def build(self) -> None:
        self.add_sheet(self.title)
        self.pane = Scroll()
        words = "\n".join(f"**{line.words}**" if line.is_heading else line.linked for line in self.lines)
        self.story = self.pane.hold(RichText(words or NOTHING, theme.BODY - 1, leading=1.25, on_link=self.follow))
        self.add(self.pane)
        self.terms = Terms(self.game, lambda: [self.story], lambda: self.pane.rect, self.follow, self.app.settings)
        self.named = NamedCards(self, self.game, self.cards.get, lambda: [self.ground.rect])
        self.close_button = self.add(Button(texts.CLOSE, self.back, "button"))
        self.copy_button = self.add(Button(texts.COPY, self.copy_text, "button", "log", tip=keys.said(texts.COPY_TIP)))
        self.show_button = self.add(Button(texts.SHOW_AGAIN, self.show, "primary", "play"))
        self.form.focus(self.show_button)

    def follow(self, target: str) -> None:
        """A link of a line leads to a rule, or to a card."""
        if (printed := self.cards.get(target)) is not None:
            self.app.go("cards", self.game, printed.key)
        elif section := self.terms.section(target.removeprefix(LEADS)):
            self.app.go("rules", self.game, section)

    def handle(self, event: pygame.event.Event) -> None:
        if not self.terms.takes(event, is_typing=False):
            super().handle(event)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.terms.update(self, dt)
        self.named.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.named.draw(surface)
        self.terms.draw(surface, self.scale)

    def show(self) -> None:
        """See it once more on the table."""
        self.app.stack.pop()
        self.on_show()

    def plain(self) -> str:
        """It as text."""
        return "\n".join(line.plain for line in self.lines) or NOTHING

    def copy_text(self) -> None:
        clipboard.write(self.plain())
        self.app.toast(texts.COPIED_RECAP)

    def key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_b:
            self.back()
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.form.focused is None:
            self.show_button.run()

    def layout(self, scale: Scale) -> None:
        wide = min(620, scale.size[0] - 40)
        inside = wide - 64
        long = self.story.height(scale.px(inside - 20), scale)
        seen = min(scale.units(long), scale.size[1] - 40 - 188)
        high = 188 + seen
        x, y = self.lay_sheet(scale, wide, high)
        self.pane.place(scale.rect(x + 32, y + 86, inside, seen), scale)
        self.story.place(pygame.Rect(self.pane.rect.topleft, (scale.px(inside - 20), long)), scale)
        self.pane.content(long)
        foot = y + high - 72
        gap = 10
        each = (inside - 2 * gap - 230) / 2
        left = x + 32
        for button, across in ((self.close_button, each), (self.copy_button, each), (self.show_button, 230)):
            button.place(scale.rect(left, foot, across, 46), scale)
            left += across + gap
