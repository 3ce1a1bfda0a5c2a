"""What words ask. A choice knows the language that asked it; a game may put one of its own in its place.

Each waits with the clause that asks as its memo.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..kernel.agenda import Action, Choice, Landing, an_action
from ..kernel.events import Chosen
from ..kernel.laws import Refusal
from ..kernel.selectors import select, spoken
from ..kernel.state import Frame, State
from ..kernel.verbs import announce, move, play

if TYPE_CHECKING:
    from .language import Language
    from .words.word import Clause


class Asked(Choice):
    """A choice that a word asks; the only option is taken without asking."""

    is_forced = True

    def __init__(self, language: Language) -> None:
        self.language = language

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return s.what[action.card].name if action.card >= 0 else action.verb.capitalize()

    def forbids(self, s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
        return [Refusal(self.language.not_meant, self.instead(s, frame))]

    def instead(self, s: State, frame: Frame) -> str:
        """What is to be done instead of a drag that is not meant."""
        return f"First answer what {s.what[frame.card].name} asks."


class Pick(Asked):
    """Which card a clause means; none, if it may be left."""

    def options(self, s: State, frame: Frame) -> list[Action]:
        found = [an_action("pick", card) for card in select(s, frame.seat, frame.card, frame.memo.select)]
        return [an_action("pass"), *found] if frame.memo.is_optional else found

    def take(self, s: State, frame: Frame, action: Action) -> None:
        if action.verb == "pick":
            self.language.happen(s, frame.seat, frame.card, frame.memo, (action.card,))

    def asks(self, s: State, frame: Frame) -> str:
        clause = frame.memo
        may = "you may " if clause.is_optional else ""
        return f"{s.what[frame.card].name}: {may}{self.language.words[clause.word].asks(clause)}"

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return s.what[action.card].name if action.card >= 0 else "None of them"

    def lands(self, s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        return (Landing(card=action.card),) if action.card >= 0 else ()

    def instead(self, s: State, frame: Frame) -> str:
        return f"{s.what[frame.card].name} means {spoken(frame.memo.select)}."


class Several(NamedTuple):
    """The memo of a pick of more than one card: the clause, and what has been picked."""

    clause: Clause
    picked: tuple[int, ...] = ()


class PickSeveral(Pick):
    """Which cards a clause means, one after the other. Their order does not matter, so they are picked in that of
    their numbers; whoever may stop with fewer says so."""

    def options(self, s: State, frame: Frame) -> list[Action]:
        clause, picked = frame.memo
        selector = clause.select
        cards = select(s, frame.seat, frame.card, selector)
        open_ones = sorted(card for card in cards if not picked or card > picked[-1])
        wanted = min(selector.count, len(cards)) - len(picked)
        last = len(open_ones) if selector.is_up_to else len(open_ones) - wanted + 1  # so that enough are left
        found = [an_action("pick", card) for card in open_ones[:last]]
        may_stop = selector.is_up_to or (clause.is_optional and not picked)
        return [an_action("done"), *found] if may_stop else found

    def take(self, s: State, frame: Frame, action: Action) -> None:
        clause, picked = frame.memo
        if action.verb == "pick":
            picked = (*picked, action.card)
            if len(picked) < min(clause.select.count, len(select(s, frame.seat, frame.card, clause.select))):
                s.push("pick several", frame.seat, frame.card, Several(clause, picked))
                return
        if picked:
            self.language.happen(s, frame.seat, frame.card, clause, picked)

    def asks(self, s: State, frame: Frame) -> str:
        clause, picked = frame.memo
        said = self.language.words[clause.word].asks(clause)
        return f"{s.what[frame.card].name}: {said[:-1]}{f'; picked: {len(picked)}' if picked else ''}."

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return s.what[action.card].name if action.card >= 0 else "No more"

    def instead(self, s: State, frame: Frame) -> str:
        return f"{s.what[frame.card].name} means {spoken(frame.memo.clause.select)}."


class May(Asked):
    """Whether something happens that may be left."""

    def options(self, s: State, frame: Frame) -> list[Action]:
        return [an_action("use"), an_action("pass")]

    def take(self, s: State, frame: Frame, action: Action) -> None:
        if action.verb == "use":
            self.language.begin(s, frame.seat, frame.card, frame.memo)

    def asks(self, s: State, frame: Frame) -> str:
        return f"{s.what[frame.card].name}: {self.language.says(frame.memo)}?"

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return "Leave it" if action.verb == "pass" else self.language.briefly((frame.memo._replace(terms=None),))


class Spared(NamedTuple):
    """The memo of a price: the clause that has it, whose clause it is, and to which cards it would happen."""

    clause: Clause
    seat: int
    cards: tuple[int, ...]


class Price(Asked):
    """Whether somebody does something so that something does not happen."""

    def options(self, s: State, frame: Frame) -> list[Action]:
        price = frame.memo.clause.terms.price
        can = all(self.language.can(s, frame.seat, frame.card, part) for part in price)
        return [an_action("pass"), an_action("pay")] if can else [an_action("pass")]

    def take(self, s: State, frame: Frame, action: Action) -> None:
        clause, seat, cards = frame.memo
        if action.verb == "pay":
            for part in reversed(clause.terms.price):
                s.push("clause", frame.seat, frame.card, part)
        else:
            self.language.take_hold(s, seat, frame.card, clause, cards)

    def asks(self, s: State, frame: Frame) -> str:
        clause = frame.memo.clause
        targets = " and ".join(s.what[card].name for card in frame.memo.cards)
        return f"{s.what[frame.card].name} means {targets}: {self.language.together(clause.terms.price)} to prevent it?"

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return "Let it happen" if action.verb == "pass" else self.language.briefly(frame.memo.clause.terms.price)


class Option(Asked):
    """One of several things that a card may do; what would do nothing is not offered beside what would."""

    def options(self, s: State, frame: Frame) -> list[Action]:
        can = self.language.can
        return [
            Action("choose", amount=place)
            for place, part in enumerate(frame.memo.parts)
            if any([can(s, frame.seat, frame.card, clause) for clause in part])
        ]

    def take(self, s: State, frame: Frame, action: Action) -> None:
        announce(s, Chosen, frame.seat, frame.card, action.amount)
        for clause in reversed(frame.memo.parts[action.amount]):
            s.push("clause", frame.seat, frame.card, clause)

    def asks(self, s: State, frame: Frame) -> str:
        return f"{s.what[frame.card].name}: choose what it does."

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return self.language.briefly(frame.memo.parts[action.amount])

    def instead(self, s: State, frame: Frame) -> str:
        return f"First choose what {s.what[frame.card].name} does."


class Whom(Asked):
    """The player to whom it happens."""

    def options(self, s: State, frame: Frame) -> list[Action]:
        players = self.language.words[frame.memo.word].whom(s, frame.seat, frame.memo)
        return [Action("choose", amount=player) for player in sorted(players)]

    def take(self, s: State, frame: Frame, action: Action) -> None:
        announce(s, Chosen, frame.seat, frame.card, action.amount)
        word = self.language.words[frame.memo.word]
        word.happens_to(s, frame.seat, frame.card, frame.memo, action.amount)

    def asks(self, s: State, frame: Frame) -> str:
        return f"{s.what[frame.card].name}: {self.language.words[frame.memo.word].asks(frame.memo)}"

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return f"{{seat:{action.amount}}}"

    def instead(self, s: State, frame: Frame) -> str:
        return "Choose a player: cards wait."


class Extra(Asked):
    """Another card from hand; nothing more, if it may be left."""

    def options(self, s: State, frame: Frame) -> list[Action]:
        cards = select(s, frame.seat, frame.card, frame.memo.select)
        done = [an_action("done")] if frame.memo.is_optional or not cards else []
        return done + [an_action("play", card) for card in cards]

    def take(self, s: State, frame: Frame, action: Action) -> None:
        if action.verb == "play":
            play(s, frame.seat, action.card, s.layout.of["play"][frame.seat])

    def asks(self, s: State, frame: Frame) -> str:
        return f"{s.what[frame.card].name}: {self.language.words[frame.memo.word].asks(frame.memo)}"

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return "Play nothing more" if action.verb == "done" else f"Play {s.what[action.card].name}"

    def lands(self, s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        return (Landing(zone=s.layout.of["play"][frame.seat]),) if action.verb == "play" else ()


class Keep(Asked):
    """One of the cards that were looked at goes into the hand."""

    def options(self, s: State, frame: Frame) -> list[Action]:
        return [an_action("pick", card) for card in s.cards_in(frame.seat, "aside")]

    def take(self, s: State, frame: Frame, action: Action) -> None:
        move(s, action.card, s.layout.of["hand"][frame.seat], frame.seat)

    def asks(self, s: State, frame: Frame) -> str:
        return f"{s.what[frame.card].name}: choose the card to take into your hand."

    def lands(self, s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        return (Landing(zone=s.layout.of["hand"][frame.seat]),)

    def instead(self, s: State, frame: Frame) -> str:
        return "Choose among the cards that you look at."


class PutBack(Keep):
    """The others go back, the last one on top."""

    def take(self, s: State, frame: Frame, action: Action) -> None:
        move(s, action.card, s.layout.of["deck"][frame.seat], frame.seat)
        if s.cards_in(frame.seat, "aside"):
            s.push("put back", frame.seat, frame.card)

    def asks(self, s: State, frame: Frame) -> str:
        others = "others come" if len(s.cards_in(frame.seat, "aside")) > 2 else "other comes"
        return f"{s.what[frame.card].name}: choose the card that goes back first. The {others} to lie on top of it."

    def lands(self, s: State, frame: Frame, action: Action) -> tuple[Landing, ...]:
        return (Landing(zone=s.layout.of["deck"][frame.seat]),)
