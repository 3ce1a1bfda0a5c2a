"""The table at which a match is seen again: everything of the real one but what asks, plays and keeps."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.agenda import Action
from game.replay import Replay
from scenes.match.hand import TAKE_BACK
from scenes.match.sharing import GIVE, UNGIVE
from scenes.match.table import Table
from scenes.past import texts
from scenes.past.saying import GO
from ui.base.canvas import Target
from ui.base.scale import Scale
from ui.table.log import Line
from ui.table.wells import BESIDE

FIND_OUT = texts.WHILE_TRYING
READ_AT_ONCE = 14  # actions whose lines stand in the log at once; those before them come in time that frames leave


class PastTable(Table):
    """`stand` shows it after so many actions, `play` tells the next one; `on_tried(action)` is told what somebody
    tried, `go(number)` that a line of the log or a link leads to that action. It lies in the upper part of the window,
    as high as `layout` is told."""

    def __init__(
        self, replay: Replay, watcher: int, on_tried: Callable[[Action], None], go: Callable[[int], None]
    ) -> None:
        super().__init__(replay)
        self.replay, self.on_tried, self.go = replay, on_tried, go
        self.chair.people, self.chair.watcher = [watcher], watcher
        self.lines: dict[int, list[Line]] = {}  # of the log, by action; -1 is the beginning
        self.panel_top = 0  # from here on (pixels) something else lies at the right

    def begin(self) -> None:
        self.tutor.is_quiet = True
        self.asking.aside_head = texts.REVIEWING  # the bar says who decides, and that is not always whose turn it is
        self.hide_buttons()
        self.story.show(self.chair.now())
        self.write_log()

    def hide_buttons(self) -> None:
        """Nothing is asked."""
        self.hide_tools()
        for button in self.buttons.slots.values():
            button.visible = False

    # Standing and going on

    def sit(self, watcher: int) -> None:
        """Somebody else's eyes, or other eyes of the same seat."""
        self.chair.people = [watcher]
        self.lines.clear()
        self.story.forget()
        self.watch(watcher)
        self.stand()

    def stand(self) -> None:
        """Everything as it is where the match stands now, at once."""
        self.story.forget()
        self.effects.forget()
        self.reading.hide_slip()
        self.stop_asking()
        self.story.show(self.chair.now())
        self.write_log()
        self.is_dirty = True

    def play(self) -> None:
        """Tell the next action."""
        story = self.replay.step()
        if story:
            self.stop_asking()
            self.story.tell(story)

    def write_log(self) -> None:
        """The log as it was then."""
        log = self.story.log
        for number in range(max(-1, self.replay.at - READ_AT_ONCE), self.replay.at):
            self.lines_of(number)
        log.clear()
        for number in range(-1, self.replay.at):
            for line in self.lines.get(number, ()):
                log.add(line)

    def lines_of(self, number: int) -> list[Line]:
        """What the log says of one action."""
        if number not in self.lines:
            self.lines[number] = self.story.lines_of(self.replay.story(number))
        return self.lines[number]

    def go_ahead(self, seconds: float) -> bool:
        missing = next((n for n in range(self.replay.at - 1, -2, -1) if n not in self.lines), None)
        if missing is not None and not self.story.is_busy:
            self.lines_of(missing)
            if missing == -1:
                self.write_log()
                self.is_dirty = True
            return True
        return super().go_ahead(seconds)

    def follow(self, line: Line, target: str) -> None:
        """A link leads where it leads at the table; the line itself to where that happened."""
        if target:
            super().follow(line, target)
            return
        number = next((n for n, lines in self.lines.items() if any(each is line for each in lines)), None)
        if number is not None:
            self.go(max(0, number))

    def read_rule(self, number: str) -> None:
        """A link leads to a section of the rules, or to a place of the match."""
        if number.startswith(GO):
            self.go(int(number.removeprefix(GO)))
        else:
            super().read_rule(number)

    # Trying

    def try_it(self) -> None:
        """Ask for what one would do here."""
        self.replay.go(self.replay.at)
        self.stand()
        self.ask(self.replay.ask())
        self.hide_tools()

    def act(self, action: Action) -> None:
        if action.verb in (TAKE_BACK, GIVE, UNGIVE):
            if action.verb != TAKE_BACK:
                super().act(action)
            return
        self.stop_asking()
        self.on_tried(action)

    # What the table does besides

    def settled(self) -> None:
        if not self.replay.is_trying:
            self.stop_asking()

    def stop_asking(self) -> None:
        super().stop_asking()
        self.hide_buttons()

    def help(self) -> None:
        """Whoever tries finds it out alone."""
        self.app.toast(FIND_OUT)

    def recap(self) -> None:
        """It can all be seen again anyway."""

    def keep(self) -> None:
        """What is past is kept already."""

    def pause(self) -> None:
        """Nothing stands still here."""

    def stand_up(self) -> None:
        """Nobody sat down to what is past."""

    def say(self, words: str) -> None:
        """This stands in the ribbon."""
        if words != self.asking.aside:
            self.asking.aside = words
            self.is_dirty = True

    # Drawing

    def draw_over(self, surface: Target) -> None:
        """It comes last: over what lies beside the table as well."""

    def draw_last(self, surface: Target) -> None:
        """What is said of things, when all else is drawn."""
        super().draw_over(surface)

    # Place

    def place_log(self) -> None:
        self.picture.foot = self.panel_top
        super().place_log()
        log = self.painter.log
        for name, panel in self.panels.items():
            rect = self.painter.place(name)
            if self.panel_top and name in BESIDE and rect.bottom > log.rect.bottom:
                rect.height = log.rect.bottom - rect.top
                panel.place(rect, self.reading.scale.u)


def table_scale(scale: Scale, high: int) -> Scale:
    """The scale of a table that has only the upper part of the window, so many pixels high: words as large as ever."""
    found = Scale((scale.window[0], high))
    k = min(scale.window[0] / 1280, high / 720)
    found.u = min(scale.u, k * 1.3)
    found.size = (found.window[0] / found.u, found.window[1] / found.u)
    return found
