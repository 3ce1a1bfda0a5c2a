"""The kinds of choice that games share: each brings its options, words, drags and refusals along.

A ruleset's choice says of which kind it is and fills in what is asked, among what, and what follows. What is not meant
is refused by its `law`, with what is to be done instead where it says that (`instead`).

    Pick           one card, or none where it may be left (`ending`)
    PickSeveral    cards in any order until their number or their sum is enough; proposals first
    Choose         one of several ways or seats, by their numbers
    May            something that may be used or ignored
    Order          which of several abilities that woke together comes first
    Assign         points among cards, one card after the other

They are objects: a ruleset puts one of each among its choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from . import texts
from .agenda import Action, Choice, Landing, an_action, deeds
from .laws import Law, Refusal
from .naming import cards_named, printed_name
from .ruleset import HIDDEN
from .state import Frame, State
from .template import fill

DONE, SETTLE, USE = Action("done"), Action("settle"), Action("use")


class Asked(Choice):
    """What all kinds have in common: the only option is taken unasked, and one law refuses what is not meant."""

    is_forced = True
    law = Law("0", "", "")

    def instead(self, s: State, frame: Frame) -> str:
        """What is to be done instead of a drag that is not meant, where the law's own words do not say it."""
        return ""

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return [Refusal(self.law, self.instead(s, frame))]


class HiddenQuestion(Choice):
    """Stands in a view for a question to another seat that would reveal its hand.

    A world dealt from such a view goes on as if that seat had passed.
    """

    is_secret = True

    @staticmethod
    def options(s: State, frame: Frame) -> list[Action]:
        return [Action("pass")]

    @staticmethod
    def take(s: State, frame: Frame, action: Action) -> None:
        """The seat passes: nothing follows."""

    @staticmethod
    def asks(s: State, frame: Frame) -> str:
        return ""

    @staticmethod
    def label(s: State, frame: Frame, action: Action) -> str:
        return texts.PASS


HIDDEN_QUESTION = {HIDDEN: HiddenQuestion}
"""To be added to the choices of a ruleset that has hidden ones."""


class Pick(Asked):
    """One of several cards. It is taken where it lies, or brought to a place."""

    verb = "pick"
    words = "{}"  # of an option, with the name of its card
    ending = ""  # what the button says that picks nothing; none where a card must be picked
    end = DONE  # ... and its action

    def cards(self, s: State, frame: Frame) -> Sequence[int]:
        """The cards of which one is picked."""
        raise LookupError(f"the choice {frame.what!r} says no cards")

    def picked(self, s: State, frame: Frame, card: int) -> None:
        """Do what follows."""
        raise LookupError(f"the choice {frame.what!r} does not say what picking does")

    def ended(self, s: State, frame: Frame) -> None:
        """Do what follows when nothing is picked: nothing, if it is not said."""

    def may_end(self, s: State, frame: Frame) -> bool:
        """Whether it may be left now, in a choice that has an `ending`."""
        return True

    def target(self, s: State, frame: Frame) -> int:
        """The card that a picked one is brought to, or -1."""
        return -1

    def place(self, s: State, frame: Frame, card: int) -> int:
        """The zone that a card is dragged to when it is picked; -1 where it is picked where it lies."""
        return -1

    def options(self, s: State, frame: Frame) -> list[Action]:
        cards, verb, found = self.cards(s, frame), self.verb, []
        if cards:
            target = self.target(s, frame)
            deed = deeds(verb, target)
            found = [deed[card] for card in cards]
        return [self.end, *found] if self.ending and self.may_end(s, frame) else found

    def take(self, s: State, frame: Frame, action: Action) -> None:
        if action.card < 0:
            self.ended(s, frame)
        else:
            self.picked(s, frame, action.card)

    def called(self, frame: Frame) -> str:
        """The words of an option, where they hang on what is asked."""
        return self.words

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return self.called(frame).format(s.what[action.card].name) if action.card >= 0 else self.ending

    def lands(self, s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        if action.card < 0:
            return ()
        zone = self.place(s, frame, action.card)
        return (Landing(card=action.card) if zone < 0 else Landing(zone=zone),)

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        mine = [action for action in self.options(s, frame) if action.card == card and action.target < 0]
        if any(landing.card == card for action in mine for landing in self.lands(s, frame, action)):
            return [Refusal(self.law, fill(texts.CLICK_IT, card=printed_name(s, card)))]
        return super().forbids(s, frame, card, target, zone)


class Picked(NamedTuple):
    """The memo of a pick of several cards: those picked so far, in the order of their numbers, and what it is about."""

    cards: tuple[int, ...] = ()
    about: Any = None


class PickSeveral(Pick):
    """Cards until they are enough, in any order: {a, b} and {b, a} are one and the same pick. Its frame's memo is
    `Picked`.

    Where the order of picking is of no use to anybody (`is_ascending`) only later cards are offered after one, so that
    a search finds each set once. As soon as nobody is left, or there are as many as there can be, it is over by itself;
    `cards` may leave out who has been picked.
    """

    ending = texts.DONE
    is_ascending = False

    def enough(self, s: State, frame: Frame) -> int:
        """The number, or the sum, that the cards must reach."""
        return 1

    def weight(self, s: State, frame: Frame, card: int) -> int:
        """What a card counts for it."""
        return 1

    def most(self, s: State, frame: Frame) -> int:
        """How many cards can be picked."""
        return len(s.what)

    def proposals(self, s: State, frame: Frame) -> Sequence[tuple[int, ...]]:
        """Picks that are offered ready-made, the best one first."""
        return ()

    def finished(self, s: State, frame: Frame, cards: tuple[int, ...]) -> None:
        """Do what follows when these have been picked."""
        raise LookupError(f"the choice {frame.what!r} does not say what picking does")

    def is_enough(self, s: State, frame: Frame, cards: Sequence[int]) -> bool:
        return sum([self.weight(s, frame, card) for card in cards]) >= self.enough(s, frame)

    def options(self, s: State, frame: Frame) -> list[Action]:
        picked = frame.memo.cards
        found = []
        if not picked:
            found = [SETTLE if n == 0 else Action("settle", amount=n) for n in range(len(self.proposals(s, frame)))]
        if self.is_enough(s, frame, picked):
            found.append(DONE)
        if len(picked) >= self.most(s, frame):
            return found
        verb, cards = self.verb, [card for card in self.cards(s, frame) if card not in picked]
        if not self.is_ascending:
            return found + [an_action(verb, card) for card in cards]
        cards = sorted(card for card in cards if not picked or card > picked[-1])
        reachable = [n for n in range(len(cards)) if self.is_enough(s, frame, (*picked, *cards[n:]))]
        return found + [an_action(verb, cards[n]) for n in reachable]

    def take(self, s: State, frame: Frame, action: Action) -> None:
        picked, about = frame.memo
        if action.verb == "settle":
            self.finished(s, frame, self.proposals(s, frame)[max(action.amount, 0)])
        elif action.verb == "done":
            self.finished(s, frame, picked)
        else:
            picked = tuple(sorted((*picked, action.card)))
            left = [card for card in self.cards(s, frame) if card not in picked]
            if left and len(picked) < self.most(s, frame):
                s.push(frame.what, frame.seat, frame.card, Picked(picked, about))
            else:
                self.finished(s, frame, picked)

    def so_far(self, s: State, frame: Frame) -> tuple[int, ...]:
        return frame.memo.cards

    def label(self, s: State, frame: Frame, action: Action) -> str:
        if action.verb != "settle":
            return super().label(s, frame, action)
        cards = self.proposals(s, frame)[max(action.amount, 0)]
        return self.words.format(cards_named(s, cards, printed_name))


class Choose(Asked):
    """One of several ways, each a number: `choose 1`."""

    def ways(self, s: State, frame: Frame) -> Sequence[int]:
        raise LookupError(f"the choice {frame.what!r} says no ways")

    def chosen(self, s: State, frame: Frame, way: int) -> None:
        """Do what follows."""
        raise LookupError(f"the choice {frame.what!r} does not say what choosing does")

    def says(self, s: State, frame: Frame, way: int) -> str:
        """The words for a way; a seat, if nothing else is said."""
        return f"{{seat:{way}}}"

    def options(self, s: State, frame: Frame) -> list[Action]:
        return [an_action("choose", -1, -1, way) for way in self.ways(s, frame)]

    def take(self, s: State, frame: Frame, action: Action) -> None:
        self.chosen(s, frame, action.amount)

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return self.says(s, frame, action.amount)


class May(Asked):
    """Something that may be used or ignored."""

    is_forced = False
    yes, no = texts.USE, texts.SKIP
    leave = Action("ignore")

    def use(self, s: State, frame: Frame) -> None:
        raise LookupError(f"the choice {frame.what!r} does not say what using it does")

    def left(self, s: State, frame: Frame) -> None:
        """Do what follows when it is left: nothing, if it is not said."""

    def options(self, s: State, frame: Frame) -> list[Action]:
        return [USE, self.leave]

    def take(self, s: State, frame: Frame, action: Action) -> None:
        if action.verb == "use":
            self.use(s, frame)
        else:
            self.left(s, frame)

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return self.yes if action.verb == "use" else self.no


class Order(Asked):
    """Several abilities of one seat woke at once: it says which comes first. The agenda asks this by itself in a game
    that has the choice "order"; its memo are those that are still to come.
    """

    def says(self, s: State, woken: Any) -> str:
        """The words for one of them."""
        return s.what[woken.card].name

    def alike(self, s: State, woken: Any) -> tuple:
        """What tells one of them from another: for those that agree in it no order makes a difference."""
        card = woken.card
        return woken.ability, woken.about, s.what[card], s.where[card], s.cards[card], s.on[card], s.load.get(card)

    def asks(self, s: State, frame: Frame) -> str:
        return texts.ORDER

    def options(self, s: State, frame: Frame) -> list[Action]:
        found: dict[tuple, int] = {}
        for place, woken in enumerate(frame.memo):
            found.setdefault(self.alike(s, woken), place)
        return [Action("first", frame.memo[place].card, -1, place) for place in found.values()]

    def take(self, s: State, frame: Frame, action: Action) -> None:
        woken = frame.memo[action.amount]
        rest = frame.memo[: action.amount] + frame.memo[action.amount + 1 :]
        if rest:
            s.push(frame.what, frame.seat, -1, rest)
        s.push("ability", woken.seat, woken.card, woken)

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return self.says(s, frame.memo[action.amount])


class Assigned(NamedTuple):
    """The memo of an assignment: the points that are left, the cards that come yet, and what each of the others got."""

    left: int
    cards: tuple[int, ...]
    given: tuple[tuple[int, int], ...] = ()
    about: Any = None


class Assign(Asked):
    """Points among cards: each in turn is given some, and all are given out. `settle` gives them as is proposed.

    Its frame's memo is `Assigned`. As the cards come in one order, each way to give them is found once.
    """

    def proposals(self, s: State, frame: Frame) -> Sequence[tuple[tuple[int, int], ...]]:
        """Ways to give them that are offered ready-made, the best one first: (card, points)."""
        return ()

    def most(self, s: State, frame: Frame, card: int) -> int:
        """The most that this card can be given."""
        return frame.memo.left

    def finished(self, s: State, frame: Frame, given: tuple[tuple[int, int], ...]) -> None:
        """Do what follows; cards that were given nothing are not named."""
        raise LookupError(f"the choice {frame.what!r} does not say what assigning does")

    def options(self, s: State, frame: Frame) -> list[Action]:
        left, cards, given, _ = frame.memo
        found = []
        if not given:
            found = [SETTLE if n == 0 else Action("settle", amount=n) for n in range(len(self.proposals(s, frame)))]
        card, *rest = cards
        room = sum([self.most(s, frame, other) for other in rest])
        most = min(left, self.most(s, frame, card))
        return found + [an_action("assign", card, -1, n) for n in range(max(0, min(left - room, most)), most + 1)]

    def take(self, s: State, frame: Frame, action: Action) -> None:
        left, cards, given, about = frame.memo
        if action.verb == "settle":
            self.finished(s, frame, tuple(self.proposals(s, frame)[max(action.amount, 0)]))
            return
        given = (*given, (action.card, action.amount))
        left -= action.amount
        if left and len(cards) > 1:
            s.push(frame.what, frame.seat, frame.card, Assigned(left, cards[1:], given, about))
        else:
            self.finished(s, frame, tuple([one for one in given if one[1]]))

    def label(self, s: State, frame: Frame, action: Action) -> str:
        if action.verb == "settle":
            given = self.proposals(s, frame)[max(action.amount, 0)]
            return ", ".join([fill(texts.POINTS, points=points, card=s.what[card].name) for card, points in given])
        return fill(texts.POINTS, points=action.amount, card=s.what[action.card].name)
