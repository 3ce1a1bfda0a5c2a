"""Whose eyes see the table: the seat at which the person sits now, and the view that is shown to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.state import State
from game.kernel.template import Names, address
from game.kernel.view import laid_open, see
from game.teach.chances import level_of
from game.teach.glossary import glossary
from game.teach.primer import primer
from game.texts import NOTHING_TO_UNDO
from ui.base import text
from ui.shows import show_of
from ui.table.board import as_planned

if TYPE_CHECKING:
    from game.match import Match


class Chair:
    """One chair for all people at this screen: they take turns on it. `show` is what this game alone shows.

    `view` is the table as it was after the last step that was told, with what is planned in its place; `now` as it is,
    which the person may not have been told yet. Only the table seats somebody else; the others read. While the mouse
    `is_passed` on, or everybody looks, nobody sits there: what is one person's alone is seen by none.

    Where only computers play, somebody may still watch: from the first seat, as a spectator who knows what everybody
    knows, or with all cards open (`is_open`).
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.people = [seat for seat, player in enumerate(match.players) if player.kind == "human"]
        self.watcher = self.people[0] if self.people else 0
        you = self.watcher if len(self.people) == 1 else None  # what several players read names all of them
        self.names = Names([player.name for player in match.players], you)
        self.is_open = False
        self.is_passed = False
        self.level = level_of(player.kind for player in match.players)  # among whom chances are told
        self.show = show_of(match.record.game)
        self.primer, self.glossary = (of(match.record.game, match.state.rulings) for of in (primer, glossary))
        self.view = None
        self.marks: tuple = ()

    def sees(self, view) -> None:
        """The numbers on the table are those of this view from now on."""
        self.view = view if self.is_passed else as_planned(view, self.watcher)
        self.marks = self.show.cards.marks(self.view)

    def now(self):
        """The state as the watcher may know it."""
        return self.seen(self.match.state)

    def seen(self, s: State):
        """A state as the watcher may know it."""
        return see(self.laid(s), self.eyes)

    def laid(self, s: State) -> State:
        """The state, with all cards open if that is how it is watched."""
        return laid_open(s) if self.is_open and self.is_watching else s

    @property
    def is_watching(self) -> bool:
        """Whether only computers play: nobody is ever asked anything, and nobody at this screen is one of the seats."""
        return not self.people

    def is_out(self, seat: int) -> bool:
        """Whether that seat plays no more while others go on."""
        return self.show.plates.is_out(self.view, seat)

    @property
    def eyes(self) -> int | None:
        """The seat whose knowledge is shown; None for that of a spectator."""
        return None if self.is_watching or self.is_passed else self.watcher

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
        return not self.why_kept

    @property
    def why_kept(self) -> str:
        """Why the watcher can take nothing back, in words; "" if they can."""
        match = self.match
        if self.is_shared:
            return self.named(match.why_kept(self.watcher))
        return "" if match.can_undo else NOTHING_TO_UNDO

    def undo(self) -> None:
        """The watcher takes back what they did last."""
        if self.is_shared:
            self.match.undo(self.watcher)
        else:
            self.match.undo()

    def named(self, words: str) -> str:
        """The words with everybody's name in them."""
        return address(words, Names(self.names, None if self.is_watching else self.watcher))

    def plain(self, words: str) -> str:
        """The same, to be set as text: no name can be a mark of it."""
        return text.escape(self.named(words))

    def place_of(self, seat: int) -> int:
        """Where a seat is seen, counted clockwise from the watcher."""
        return (seat - self.watcher) % len(self.names)
