"""Points that are shared out among cards: a click gives one more, a drag carries some from a card to another, and all
are given before it is done."""

from __future__ import annotations

from game.kernel.agenda import Action, apply, label, legal_actions, options
from game.kernel.choices import SETTLE, Assign
from game.kernel.conflict import conflict
from game.kernel.foresight import foreseen, outlook
from game.kernel.template import fill
from scenes.match import texts
from scenes.match.chair import Chair

# Verbs of clicks on cards and of drags. They are no deeds of the rules, whose verbs are single words.
GIVE, UNGIVE, MOVE = "give a point", "take a point", "carry points"


class Sharing:
    """What the person has given to each card so far, beginning with what is proposed; nothing while not asked for that.

    To the others: `begin` after a question, `give` and `take` for a click, `carry` for a drag, `deeds` is what answers
    the question so. `thought` is how they would be given by letting go now.
    """

    def __init__(self, chair: Chair) -> None:
        self.chair, self.match = chair, chair.match
        self.cards: tuple[int, ...] = ()
        self.given: dict[int, int] = {}
        self.total = 0
        self.proposed: dict[int, int] = {}
        self.thought: dict[int, int] | None = None
        self._lost: tuple[dict[int, int], tuple[int, ...]] | None = None

    @property
    def is_open(self) -> bool:
        return bool(self.cards)

    def begin(self, is_asked: bool) -> None:
        """Something is asked, or nothing any more."""
        self.cards, self._lost, self.thought = (), None, None
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

    def carried(self, deed: Action) -> dict[int, int]:
        """How they are given when so many as this deed says (one, else) go from its card to its target."""
        amount = min(max(1, deed.amount), self.given.get(deed.card, 0))
        moved = dict(self.given)
        moved[deed.card] = moved.get(deed.card, 0) - amount
        moved[deed.target] = moved.get(deed.target, 0) + amount
        return moved

    def do(self, deed: Action) -> None:
        """What a click or a drag means."""
        if deed.verb == GIVE:
            self.give(deed.card)
        elif deed.verb == UNGIVE:
            self.take(deed.card)
        else:
            self.given = self.carried(deed)

    def think(self, deed: Action | None) -> None:
        """This would be done by letting go now; None if nothing would."""
        self.thought = self.carried(deed) if deed is not None and deed.verb == MOVE else None

    @property
    def seen(self) -> dict[int, int]:
        """How they are given, or would be by letting go now."""
        return self.given if self.thought is None else self.thought

    def words(self, deed: Action) -> str:
        """What a click or a drag is called."""
        name, has = self.match.state.what[deed.card].name, self.given.get(deed.card, 0)
        if deed.verb != MOVE:
            return fill(texts.GIVEN_POINTS, card=name, n=has)
        amount, to = min(max(1, deed.amount), has), self.match.state.what[deed.target].name
        template = texts.MOVE_POINTS_ALL if amount < has else texts.MOVE_POINTS
        return fill(template, n=amount, card=name, target=to, all=has)

    def deeds(self, given: dict[int, int] | None = None) -> list[Action]:
        """The actions that give them so, in the order in which they are asked; none as long as points are left."""
        given = {card: amount for card, amount in (given or self.given).items() if amount}
        if sum(given.values()) != self.total:
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
        if self._lost is None or self._lost[0] != self.seen:
            self._lost = dict(self.seen), self._foreseen(self.seen)
        return self._lost[1]

    def _foreseen(self, given: dict[int, int]) -> tuple[int, ...]:
        deeds = self.deeds(given)
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
            return fill(texts.AS_SUGGESTED, points=label(self.match.state, SETTLE))
        return texts.CONFIRM
