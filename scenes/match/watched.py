"""A match that only computers play, at the table of somebody who watches it: at a pace that can be followed, standing
still when they like, action by action, as everybody may see it or with all cards open."""

from __future__ import annotations

import pygame

from game.kernel.events import Step
from game.kernel.notation import tell
from scenes.match import texts
from scenes.match.table import Table
from ui.table.buttons import ButtonWords
from ui.table.log import Line

REST = {"slow": 1.3, "normal": 0.8, "fast": 0.35, "instant": 0.15}
"""Seconds from the end of what was told to the next action."""
WITH_OTHERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class WatchedTable(Table):
    """Nobody is asked anything. `is_still` while the match is to stand; `one_more` until it has taken one step."""

    def enter(self, app) -> None:
        self.is_still = self.one_more = False
        self.rest = 0.0
        super().enter(app)
        self.tutor.is_quiet = True
        self.buttons.instead = self.ways
        self.buttons.say()

    def ways(self) -> dict[str, ButtonWords]:
        """What can be pressed."""
        words = texts.RESUME if self.is_still else texts.PAUSE_WATCHING
        still = ButtonWords(words, self.stand_still, is_primary=self.is_still, tip=texts.PAUSE_WATCHING_TIP)
        step = ButtonWords(texts.STEP, self.step_on, tip=texts.STEP_TIP)
        hands = ButtonWords(
            texts.HIDE_HANDS if self.chair.is_open else texts.SHOW_HANDS, self.open_hands,
            tip=texts.HANDS_TIP,
        )  # fmt: skip
        turn = ButtonWords(texts.SWITCH_SIDES, self.turn_table, tip=texts.SWITCH_SIDES_TIP)
        if self.match.outcome is not None:
            return {"choice-1": hands, "choice-2": turn}
        return {"pass": still, "choice-1": step, "choice-2": hands, "choice-3": turn}

    # Deeds

    def stand_still(self) -> None:
        """Stand still after what is being told, or go on."""
        self.is_still, self.one_more, self.rest = not self.is_still, False, 0.0
        self.say_pace()

    def step_on(self) -> None:
        """One action on; what is still being told is told at once. Where a round is over, into the next one."""
        if self.story.is_held:
            self.story.go_on()
        else:
            self.story.skip()
        self.is_still, self.one_more, self.rest = True, True, 0.0
        self.say_pace()

    def say_pace(self) -> None:
        self.asking.aside = texts.PAUSED if self.is_still and not self.one_more else ""
        self.buttons.say()
        self.is_dirty = True

    def open_hands(self) -> None:
        """Lay all cards open, or see again what everybody may see. The log tells from here on what is seen."""
        if self.is_round_over():
            return
        self.chair.is_open = not self.chair.is_open
        self.story.show(self.chair.now())
        self.story.note(Line(texts.HANDS_SHOWN if self.chair.is_open else texts.HANDS_HIDDEN))
        self.buttons.say()
        self.is_dirty = True

    def is_round_over(self) -> bool:
        """Tell what is still to be told; whether that ends with a round, before the next one may be seen."""
        self.story.skip()
        if self.story.is_held:
            self.app.toast(texts.FINISH_ROUND_FIRST, of=self)
        return self.story.is_held

    def turn_table(self) -> None:
        """See it from the seat of the next player; what may be seen is the same from everywhere."""
        if self.is_round_over():
            return
        self.watch((self.chair.watcher + 1) % len(self.chair.names))
        self.is_dirty = True

    def help(self) -> None:
        self.app.toast(texts.NO_HINT_TO_WATCH, of=self)

    def note_order(self) -> None:
        """The hands are others'."""

    # Keys and time

    def handle(self, event: pygame.event.Event) -> None:
        is_going = self.match.outcome is None
        key = event.key if event.type == pygame.KEYDOWN and not event.mod & WITH_OTHERS else None
        if key == pygame.K_SPACE and is_going and not self.story.is_held:
            self.stand_still()
        elif key == pygame.K_RIGHT and is_going:
            self.step_on()
        elif key == pygame.K_a:
            self.open_hands()
        else:
            super().handle(event)

    def tell(self, story: list[Step]) -> None:
        super().tell(story)
        if any(tell(self.chair.seen(state), event) for event, state in story):  # something of it is to be seen
            self.rest = REST[self.app.settings.speed]
            if self.one_more:
                self.one_more = False
                self.say_pace()

    @property
    def may_go_on(self) -> bool:
        """Whether somebody may think of the next action."""
        return (not self.is_still or self.one_more) and (self.rest <= 0 or self.asking.is_answer_secret)

    def update(self, dt: float) -> None:
        if not self.story.is_busy:
            self.rest = max(0.0, self.rest - dt)
        super().update(dt)
