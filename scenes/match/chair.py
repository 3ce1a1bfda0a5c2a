"""Whose eyes see the table: the seat at which the person sits now, and the view that is shown to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.notation import named
from game.kernel.view import see
from game.teach.chances import level_of
from ui.base import text
from ui.shows import show_of
from ui.table.board import as_planned

if TYPE_CHECKING:
    from game.match import Match


class Chair:
    """One chair for all people at this screen: they take turns on it. `show` is what this game alone shows.

    `view` is the table as it was after the last step that was told, with what is planned in its place; `now` as it is,
    which the person may not have been told yet. Only the table seats somebody else; the others read.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.names = [player.name for player in match.players]
        self.people = [seat for seat, player in enumerate(match.players) if player.kind == "human"]
        self.watcher = self.people[0] if self.people else 0
        self.level = level_of(player.kind for player in match.players)  # among whom chances are told
        self.show = show_of(match.record.game)
        self.view = None
        self.marks: tuple = ()

    def sees(self, view) -> None:
        """The numbers on the table are those of this view from now on."""
        self.view = as_planned(view, self.watcher)
        self.marks = self.show.cards.marks(self.view)

    def sees_backs(self, view) -> None:
        """While the mouse is passed on, the table is as anybody may see it: without what somebody has planned."""
        self.view, self.marks = view, self.show.cards.marks(view)

    def now(self):
        """The state as the watcher may know it."""
        return see(self.match.state, self.watcher)

    @property
    def is_shared(self) -> bool:
        """Whether several people read the same screen."""
        return len(self.people) > 1

    @property
    def hand_zone(self) -> int:
        return self.view.layout.of["hand"][self.watcher]

    @property
    def can_undo(self) -> bool:
        """Whether the watcher can take something back: where several people sit, only a decision of their own."""
        match = self.match
        if not match.can_undo:
            return False
        return not self.is_shared or match.record.actions[-match.undo_reach][0] == self.watcher

    def named(self, words: str) -> str:
        """The words with everybody's name in them."""
        return named(words, self.names)

    def plain(self, words: str) -> str:
        """The same, to be set as text: no name can be a mark of it."""
        return text.escape(self.named(words))

    def place_of(self, seat: int) -> int:
        """Where a seat is seen, counted clockwise from the watcher."""
        return (seat - self.watcher) % len(self.names)
