"""Help at the table, in four levels: where to look, what to aim at, which card, what to do and why.

It is thought of in another process, from what the watcher sees and nothing else; no frame waits for it. Each press says
a level more. Unasked it says at most what the setting of assistance allows, once a question, and only where much hangs
on it.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kernel.template import fill
from game.teach.desk import ADVISE, Desk, Told
from game.teach.hints import ALERT, CARD, DETAIL, MOVE, STEPS, Advice
from scenes.match import texts
from scenes.match.asking import Asking
from scenes.match.buttons import TableButtons
from scenes.match.chair import Chair
from scenes.match.pointing import Pointing
from scenes.match.reading import Reading
from scenes.match.story import Story
from ui.base import text
from ui.base.scale import Scale
from ui.base.settings import Settings
from ui.table.lectern import WONDER, Lectern
from ui.table.log import TOKEN
from ui.table.pointer import Leaning
from ui.widgets.press import Button

UNASKED = {"alerts": ALERT, "suggestions": CARD}
HEAD = texts.HINT
HEADS = {"alerts": texts.HINT_ALERT, "suggestions": texts.HINT_SUGGESTION}
"""What stands over what nobody asked for: the name of the setting that brought it."""
A_DOT, DOTS = 0.4, 3  # seconds until there is another dot, of so many


class Help:
    """To the others: `ask` is a press of the key, `begin` and `end` follow the question, `close` puts it away."""

    def __init__(
        self, chair: Chair, asking: Asking, story: Story, reading: Reading, buttons: TableButtons, settings: Settings,
        log_room: Callable[[], pygame.Rect],
    ) -> None:  # fmt: skip
        self.chair, self.asking, self.story, self.reading, self.settings = chair, asking, story, reading, settings
        self.buttons, self.tool, self.log_room = buttons, buttons.tools["help"], log_room
        self.more_button = Button(texts.HINT_MORE, self.ask)
        self.close_button = Button(texts.CLOSE, self.put_away, "quiet")
        self.lectern = Lectern(buttons.form, (self.more_button, self.close_button), chair.match.record.game)
        self.lectern.is_led = True
        self.pointing = Pointing(reading, buttons.form, buttons.choice, self.marked)
        self.desk: Desk | None = None  # opened when first wanted
        self.advice: Advice | None = None  # for the question that stands
        self.level = 0  # that is said, or is to be said as soon as it is known
        self.is_open = False  # something is being thought about
        self.share, self.waited = 0.0, 0.0  # how far that has come, and the seconds since it was begun
        self.told: set[tuple] = set()  # questions about which something was said unasked
        self.is_untold = False  # it is known, and nothing of it was asked for or said yet
        self.head = HEAD
        self.scale = Scale((1280, 720))
        self.is_dirty = False

    # Asking

    def ask(self) -> None:
        """A press: a level more, or after the last one put away."""
        if not self.asking.is_asked:
            return
        self.level = MOVE if self.level < MOVE else self.level + 1 if self.level < DETAIL else 0
        self.is_untold, self.head = False, HEAD
        if not self.level:
            self.put_away()
            return
        self.chair.match.record.note_help(self.level)
        self.asking.is_helped = True
        if self.advice is None and not self.is_open:
            self.think()
        self.say()

    def think(self) -> None:
        if self.desk is None:
            self.desk = Desk()
        self.is_open, self.share, self.waited = True, 0.0, 0.0
        self.desk.ask(ADVISE, self.chair.now(), self.chair.level)

    def begin(self) -> None:
        """A question stands: think of it unasked, if that is wished."""
        is_wished = self.settings.assistance in UNASKED and len(self.asking.actions) > 1
        if is_wished and self.advice is None and not self.is_open:
            self.think()

    def end(self) -> None:
        """The question is answered, or gone."""
        if self.is_open and self.desk is not None:
            self.desk.cancel()
        self.is_open, self.is_untold, self.advice, self.level = False, False, None, 0
        if self.lectern.visible:
            self.lectern.hide()
        self.asking.is_helped = self.tool.chosen = False

    def close(self) -> bool:
        """Nothing is said any more; false if nothing was."""
        was = self.lectern.visible
        self.level = 0
        self.lectern.hide()
        self.asking.is_helped = self.tool.chosen = False
        self.is_dirty |= was
        return was

    def put_away(self) -> None:
        self.close()

    def leave(self) -> None:
        """The table is left."""
        if self.desk is not None:
            self.desk.close()

    # Saying

    def update(self, dt: float) -> None:
        if not self.is_open or self.desk is None:
            return
        before, self.waited = self.dots, self.waited + dt
        if (told := self.desk.poll()) is None:
            if self.level and self.dots != before and not self.share:
                self.say()
        elif told.is_over:
            self.is_open = False
            self.hear_of(told)
        else:
            self.share = told.share
            if self.level:
                self.say()

    @property
    def dots(self) -> int:
        """How many stand after what is being done: another each moment, so that one sees that it goes on."""
        return 1 + int(self.waited / A_DOT) % DOTS

    def hear_of(self, told: Told) -> None:
        """The thinking is over."""
        if told.fault:
            if self.level:
                self.lectern.say(texts.HINT_FAILED, "", head=HEAD, under="")
                self.lectern.show(self.close_button)
                self.level = 0
            return
        self.advice, self.is_untold = told.answer, not self.level
        if self.level:
            self.say()

    def volunteer(self) -> None:
        """The place beside the log is free: say what nobody asked for, if it is worth a word and was not said yet."""
        if not self.is_untold:
            return
        self.is_untold = False
        unasked, about = UNASKED.get(self.settings.assistance, 0), self.asking.about
        if unasked and self.advice.is_urgent and about not in self.told and self.asking.stage is None:
            self.level, self.head = unasked if self.advice.is_clear else ALERT, HEADS[self.settings.assistance]
            self.told.add(about)
            self.say()

    def say(self) -> None:
        """The levels up to this one, or how far the thinking has come."""
        self.lectern.lie(self.log_room(), self.scale)
        self.tool.chosen = True
        is_asked = self.level in STEPS
        step = fill(texts.HINT_STEP, step=self.level, steps=DETAIL, name=STEPS[self.level]) if is_asked else ""
        if self.advice is None:
            dots = "." * self.dots
            come = fill(texts.HINT_PROGRESS, share=self.share) if self.share else fill(texts.HINT_THINKING, dots=dots)
            self.lectern.say(f"*{come}*", "", head=self.head, under=step)
            self.lectern.show(self.close_button)
        else:
            self.lectern.say(*self.words(self.level), head=self.head, under=step)
            self.lectern.show(*([self.more_button] if self.level < DETAIL else []), self.close_button)
        self.is_dirty = True

    def words(self, level: int) -> tuple[str, str, str]:
        """What stands on the lectern at this level: what was said before, and what is new."""
        advice = self.advice
        if level < MOVE:
            return "", self.plain(advice.level(level)), WONDER
        said = [self.plain(words) for words in advice.words[:level] if words]
        if level == DETAIL:
            return "\n".join(said), f"*{text.escape(advice.assumed)}*" if advice.assumed else "", ""
        return "\n".join(said[:-1]), said[-1], WONDER

    def plain(self, words: str) -> str:
        """A line with the names of its cards and people."""
        view, parts, at = self.chair.view, [], 0
        for found in TOKEN.finditer(words):
            printed = view.what[int(found[2])]
            name = printed.name if printed is not None else "a card"
            parts += [self.chair.plain(words[at : found.start()]), f"**{text.escape(name)}**"]
            at = found.end()
        return "".join([*parts, self.chair.plain(words[at:])])

    # Pointing

    def marked(self) -> list[pygame.Rect | Leaning]:
        """The cards of the moves that the hint names, or their buttons; with the move also its target."""
        advice = self.advice
        if advice is None or self.level in (0, ALERT) or not self.lectern.visible:
            return []
        view, reading, found = self.chair.view, self.reading, {}
        for action in [one.action for one in advice.named]:
            cards = [action.card] if self.level == CARD else [action.card, action.target]
            for card in cards:
                if 0 <= card < len(view.what) and self.is_seen(card):
                    found[card] = reading.outlined(card)
            for button in self.buttons.shown:
                if action.card < 0 and button.deed == action:
                    found[button] = button.rect
        return list(found.values())

    def is_seen(self, card: int) -> bool:
        return not self.reading.is_hidden(card) and self.chair.view.where[card] >= 0

    def draw(self, surface: pygame.Surface) -> None:
        self.pointing.draw(surface, (self.advice, self.level, self.lectern.visible))

    # Place

    def layout(self, scale: Scale) -> None:
        self.scale = scale
        self.lectern.lie(self.log_room(), scale)

    def place(self) -> None:
        """The log has other room."""
        if self.lectern.visible:
            self.lectern.lie(self.log_room(), self.scale)
