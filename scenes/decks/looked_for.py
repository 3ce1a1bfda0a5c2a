"""What somebody who builds a deck looks for: the query, the cards that it means, and what of it was not understood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.builder import search
from game.kernel.template import fill
from scenes.decks import texts
from scenes.decks.desk import BREAKS, FITS, IN_DECK, help_said
from ui.base import text, theme

if TYPE_CHECKING:
    from scenes.decks.builder import DeckBuilder

MOST_COMPLAINTS = 3
"""So many things that were not understood are said at a time."""


class LookedFor:
    """`now` is what a query can ask for that hangs on the deck as it is."""

    def __init__(self, scene: DeckBuilder) -> None:
        self.scene, self.rules = scene, scene.rules
        self.query, self.many = "", 0
        self.now = {
            IN_DECK: lambda card: scene.draft.count(card.key) > 0,
            FITS: lambda card: scene.draft.fits(card.key),
        }
        self.read = search.read("", self.rules, self.now)

    def look_for(self, query: str) -> None:
        """Show the cards that a query means; the filters show what it says."""
        scene, arrangement = self.scene, self.scene.arrangement
        self.query = query
        read = self.read = search.read(query, self.rules, self.now)
        scene.filters.read(query)
        cards = arrangement.ordered([card for card in arrangement.cards if read.matches(card)], read.sort)
        scene.wall.show(arrangement.grouped(cards))
        scene.list.mark(frozenset(card.key for card in cards) if BREAKS in query else frozenset())
        scene.tiles.spare()
        self.many = len(cards)
        self.say_found()
        scene.search.tip = help_said(self.rules) if not query else ""
        self._say_complaints()
        scene.clear_button.enable(bool(query), texts.NO_SEARCH)

    def say_found(self) -> None:
        """How many cards are found; while one is pointed at, what Shift would do to it."""
        many, hint = fill(texts.FOUND, n=self.many, all=len(self.rules.book)), self.scene.looking.hint
        self.scene.found.say(hint or many, theme.PARCHMENT if hint else theme.FADED)

    def _say_complaints(self) -> None:
        """What was not understood, whole; what may have been meant is a link that puts it there."""
        lines = []
        for number, complaint in enumerate(self.read.complaints[:MOST_COMPLAINTS]):
            words = text.escape(complaint.words)
            if complaint.instead:
                said = text.escape(repr(complaint.instead))
                words = words.replace(said, f"[{text.escape(complaint.instead)}|{number}]")
            lines.append(words)
        words = "\n".join(lines)
        scene = self.scene
        if words != scene.complaint.words:
            scene.complaint.say(words)
            if scene.scale:
                scene.layout(scene.scale)

    def mend(self, number: str) -> None:
        """What may have been meant takes the place of what was not understood."""
        self.ask(self.read.mended(self.read.complaints[int(number)]))

    def ask(self, query: str) -> None:
        """A query from the buttons: it stands in the box too."""
        self.scene.search.set(query)
        self.look_for(query)

    def group_by(self, key: str) -> None:
        self.scene.arrangement.arrange(key, self.scene.arrangement.sort)
        self.look_for(self.query)

    def sort_by(self, key: str) -> None:
        self.scene.arrangement.arrange(self.scene.arrangement.group, key)
        self.look_for(self.query)
