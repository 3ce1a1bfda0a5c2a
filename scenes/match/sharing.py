"""Points that are shared out among cards: a click gives one more, and all are given before it is done."""

from __future__ import annotations

from game.kernel.agenda import Action, apply, label, legal_actions, options
from game.kernel.choices import SETTLE, Assign
from game.kernel.conflict import conflict
from game.kernel.foresight import foreseen, outlook
from scenes.match.chair import Chair

GIVE, UNGIVE = "give", "ungive"  # the verbs of a click on a card: they are no deeds of the rules


class Sharing:
    """What the person has given to each card so far, beginning with what is proposed; nothing while not asked for that.

    To the others: `begin` after a question, `give` and `take` for a click, `deeds` is what answers the question so.
    """

    def __init__(self, chair: Chair) -> None:
        self.chair, self.match = chair, chair.match
        self.cards: tuple[int, ...] = ()
        self.given: dict[int, int] = {}
        self.total = 0
        self.proposed: dict[int, int] = {}
        self._lost: tuple[dict[int, int], tuple[int, ...]] | None = None

    @property
    def is_open(self) -> bool:
        return bool(self.cards)

    def begin(self, is_asked: bool) -> None:
        """Something is asked, or nothing any more."""
        self.cards, self._lost = (), None
        if not is_asked:
            return
        state, frame = self.match.state, self.match.state.agenda[-1]
        choice = state.rules.choices[frame.what]
        if isinstance(choice, Assign) and not frame.memo.given:
            self.cards, self.total = tuple(frame.memo.cards), frame.memo.left
            self.proposed = dict(next(iter(choice.proposals(state, frame)), ()))
            self.given = dict(self.proposed)

    @property
    def left(self) -> int:
        """The points that nobody has yet."""
        return self.total - sum(self.given.values())

    def give(self, card: int) -> None:
        """One more for this card: of those that are left, or of another one's."""
        if not self.left:
            others = [other for other in self.cards if other != card and self.given.get(other)]
            if not others:
                return
            self.take(max(others, key=lambda other: self.given[other]))
        self.given[card] = self.given.get(card, 0) + 1

    def take(self, card: int) -> None:
        """One less for this card."""
        if self.given.get(card):
            self.given[card] -= 1

    def propose(self) -> None:
        """Give them as is proposed."""
        self.given = dict(self.proposed)

    def words(self, card: int) -> str:
        return f"{self.match.state.what[card].name}: {self.given.get(card, 0)}"

    def deeds(self) -> list[Action]:
        """The actions that give them so, in the order in which they are asked; none as long as points are left."""
        given = {card: amount for card, amount in self.given.items() if amount}
        if self.left:
            return []
        if given == self.proposed and SETTLE in legal_actions(self.match.state):
            return [SETTLE]
        found, state = [], self.match.state.clone()
        for card in self.cards:
            deed = Action("assign", card, amount=given.get(card, 0))
            if deed not in options(state):
                break  # what is left goes without saying
            found.append(deed)
            apply(state, deed)
        return found

    def lost(self) -> tuple[int, ...]:
        """The cards that would go by it, as far as that is certain."""
        if self._lost is None or self._lost[0] != self.given:
            self._lost = dict(self.given), self._foreseen()
        return self._lost[1]

    def _foreseen(self) -> tuple[int, ...]:
        deeds = self.deeds()
        if not deeds:
            return ()
        state = self.match.state.clone()
        for deed in deeds[:-1]:
            apply(state, deed)
        found = outlook(foreseen(state, self.chair.watcher, deeds[-1])) or conflict(state)
        return found.ending.leaves if found is not None and found.ending is not None else ()

    def said(self) -> str:
        """What giving them so is called, with how it stands."""
        if self.given == self.proposed:
            return f"As proposed: {label(self.match.state, SETTLE)}"
        return "Share it so"
