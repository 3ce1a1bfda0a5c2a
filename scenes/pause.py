"""The match stands still: go on, look something up, or leave it for another time."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.kernel.template import fill
from scenes.dialog import Dialog
from scenes.match import sitting, texts, trial
from scenes.sheet import Sheet
from ui.base import text
from ui.base.scale import Scale
from ui.widgets.press import Button

if TYPE_CHECKING:
    from game.match import Match


class Pause(Sheet):
    """Lay it over the table: `app.go("pause", match)`. `person` sits there, where several play, on this `seat`.

    `recap` tells at the table what the others did. Where the match is only practised, `way_out` has the words of the
    button that leaves it, and what that does. While the mouse `is_passed` on nobody sits there to give up, to read or
    to wish anything (None).
    """

    covers = False

    def __init__(
        self, match: "Match", person: str | None = "", seat: int | None = None,
        way_out: tuple[str, Callable[[], None]] | None = None, recap: Callable[[], None] | None = None,
        is_passed: bool = False,
    ) -> None:  # fmt: skip
        self.match, self.person, self.seat = match, person, match.giver if seat is None else seat
        self.way_out, self.recap, self.is_passed = way_out, recap, is_passed

    @property
    def has_people(self) -> bool:
        """Whether anybody at this screen plays; else one only watches, and nobody here can give up."""
        return any(player.kind == "human" for player in self.match.players)

    def build(self) -> None:
        self.add_sheet(texts.PAUSE)
        self.buttons = [
            self.add(Button(texts.RESUME_MATCH, self.back, "primary", "play")),
            self.add(Button(texts.RULES, self.rules, "button", "question")),
            *self._learn_button(),
            self.add(Button(texts.SETTINGS, self.open_settings, "button", "settings")),
            self.add(Button(texts.KEYS, self.open_keys, "button", "key")),
            *self._recap_button(),
            *self._last_buttons(),
        ]
        self.form.focus(self.buttons[0])

    def _learn_button(self) -> list[Button]:
        """Lessons and puzzles lie over a match as its rules do: it waits below, and one comes back to it."""
        if self.way_out is not None:
            return []
        return [self.add(Button(texts.LEARN, self.learn, "button", "eye", tip=texts.LEARN_TIP))]

    def _recap_button(self) -> list[Button]:
        """Always there in a match, so that nothing changes its place from one pause to the next."""
        if self.way_out is not None or not self.has_people:
            return []
        tip = texts.RECAP_TIP
        button = self.add(Button(texts.RECAP, self.tell_again, "button", "log", tip=tip))
        button.enable(self.recap is not None, texts.RECAP_OTHERS if self.is_passed else texts.RECAP_NONE)
        return [button]

    def tell_again(self) -> None:
        """What happened since one last decided, told at the table."""
        self.app.stack.pop()
        self.recap()

    def _last_buttons(self) -> list[Button]:
        if self.way_out is not None:
            return [self.add(Button(*self.way_out, "button", "arrow-left"))]
        return self._ways_out_of_a_trial() if self.match.is_trial else self._ways_out()

    def _ways_out(self) -> list[Button]:
        leave = self.add(Button(texts.SAVE_AND_LEAVE, self.save_and_leave, "button", "arrow-left"))
        if self.match.outcome is not None:
            leave.say(texts.MENU)
        if not self.has_people:
            return [leave]
        give_up = self.add(Button(texts.CONCEDE_MATCH, self.ask_to_give_up, "quiet", "cross"))
        if self.match.outcome is not None:
            give_up.enable(False, texts.MATCH_IS_OVER)
        elif self.is_passed:
            give_up.enable(False, texts.CONCEDE_OTHERS)
        return [leave, give_up]

    def _ways_out_of_a_trial(self) -> list[Button]:
        tip = "" if self.match.outcome is not None else texts.TRIAL_NOT_SAVED_TIP
        return [self.add(Button(texts.BACK_TO_DECK, self.back_to_deck, "button", "arrow-left", tip=tip))]

    def back_to_deck(self) -> None:
        trial.go_back(self.app, self.match)

    def rules(self) -> None:
        self.app.go("rules", self.match.record.game)

    def learn(self) -> None:
        self.app.go("learn", self.match.record.game, is_aside=True)

    def open_settings(self) -> None:
        self.app.go("settings", self.person)

    def open_keys(self) -> None:
        self.app.go("settings", self.person, at_keys=True)

    def save_and_leave(self, head: str = texts.NOT_SAVED_HEAD) -> None:
        """Back to the menu. Where nothing can be written nobody is held back: they are asked, and may try again."""
        problem = sitting.keep(self.match)
        if problem and not sitting.is_kept(self.match):
            warning = fill(texts.LEAVE_WARNING, problem=text.escape(problem))
            choices = [
                (texts.PLAY_ON, self.back),
                (texts.TRY_AGAIN, lambda: self.save_and_leave(texts.STILL_NOT_SAVED)),
                (texts.LEAVE_ANYWAY, lambda: self.app.start("menu")),
            ]
            self.app.stack.push(Dialog(head, warning, choices, primary=0, width=640))
            return
        if problem:
            self.app.toast(problem, seconds=15, warning=True)
        self.app.start("menu")

    def ask_to_give_up(self) -> None:
        self.app.stack.push(
            Dialog(texts.CONCEDE_QUESTION, sitting.what_giving_up_means(self.match, self.seat),
                   [(texts.PLAY_ON, None), (texts.CONCEDE, self.give_up)], primary=0)
        )  # fmt: skip

    def give_up(self) -> None:
        """The match is over; the table shows its result."""
        self.match.give_up(self.seat)
        self.app.stack.pop()

    def key(self, event: pygame.event.Event) -> None:
        is_enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if event.key == pygame.K_p or (is_enter and self.form.focused is None):
            self.back()

    def layout(self, scale: Scale) -> None:
        wide, gap = 330, 9
        each = min(46, (scale.size[1] - 24 - 84 - 22) / len(self.buttons) - gap)
        high = 84 + len(self.buttons) * (each + gap) + 22
        x, y = self.lay_sheet(scale, wide, high)
        for n, button in enumerate(self.buttons):
            button.place(scale.rect(x + 32, y + 84 + n * (each + gap), wide - 64, each), scale)
