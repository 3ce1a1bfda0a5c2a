"""Where things lie in the real window: the same scene, at the same size, under the dummy driver."""

import os
from pathlib import Path

from game.kernel.agenda import Action, label, lands
from game.kernel.template import address
from game.match import Match
from scenes.match.table import Table
from tests.screens.driver import Driver

Place = tuple[int, int]


class MenuTwin:
    """The menu that a program with this home shows. What several doors say, means the first."""

    def __init__(self, home: Path, size: Place) -> None:
        os.environ["CHRONOTABLE_HOME"] = str(home)
        with Driver(size=size) as player:
            player.step(1.0)
            self.places = {
                words: widget.rect.center
                for widget in reversed(player.widgets())
                for words in [getattr(widget, "words", "")]
                if isinstance(words, str) and words
            }

    def __getitem__(self, words: str) -> Place:
        return self.places[words]


class TableTwin:
    """The table as it stands when the person is asked for the match in this file."""

    def __init__(self, home: Path, file: Path, size: Place) -> None:
        os.environ["CHRONOTABLE_HOME"] = str(home.with_name("twin"))  # it must not write what the program reads
        self.player = Driver(home=lambda: Table(Match.load(file)), size=size)
        self._come()

    def _come(self) -> None:
        self.player.step(0.5)
        self.scene = self.player.scene
        for _ in range(20):  # how a match begins is told first, where nothing was done in it yet
            if not isinstance(self.scene, Table) or not self.scene.story.is_busy:
                break
            self.scene.story.skip()
            self.player.step(0.5)
        self.match = self.scene.match

    def look(self, file: Path) -> None:
        """The table as it stands now: the match in the file has gone on."""
        self.player.app.stack.start(Table(Match.load(file)))
        self._come()

    def __enter__(self) -> "TableTwin":
        return self

    def __exit__(self, *_) -> None:
        self.player.close()

    def card(self, card: int) -> Place:
        return self.scene.reading.rect_of(card).center

    def zone(self, zone: int) -> Place:
        """The middle of a pile; of a row the left end, of a field the lower corner, where no card lies yet."""
        area, layout, *_ = self.scene.board.zone(zone)
        if layout == "field":
            return round(area.x + 4), round(area.bottom - 4)
        if self.scene.board.is_pile(zone):
            return tuple(map(round, area.centre))
        return round(area.x + area.w * 0.04), round(area.y + area.h / 2)

    def button(self, words: str) -> Place:
        shown = [w for w in self.scene.buttons.slots.values() if w.visible and w.enabled]
        return next(w.rect.center for w in shown if words in w.words)

    def way(self, action: Action) -> tuple[Place, Place | None]:
        """How the mouse does an action: from where to where, or one place to click."""
        if self.scene.buttons.is_button(action):
            return self.button(address(label(self.match.state, action), self.scene.chair.names)), None
        if action.verb == "pick":
            return self.card(action.card), None
        landing = lands(self.match.state, action)[0]
        return self.card(action.card), self.card(landing.card) if landing.card >= 0 else self.zone(landing.zone)
