"""What words ask, each of a kind of the kernel. A choice knows the language that asked it; a game may put one of its
own in its place.

Each waits with the clause that asks as its memo.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..kernel import choices as kinds
from ..kernel.agenda import Action, an_action
from ..kernel.book import Printed
from ..kernel.events import Chosen
from ..kernel.laws import Law
from ..kernel.naming import cards_named, printed_name
from ..kernel.selectors import spoken
from ..kernel.state import Frame, State
from ..kernel.template import fill
from ..kernel.verbs import announce, move, play
from . import texts
from .saying import capital

if TYPE_CHECKING:
    from .language import Language
    from .words.word import Clause


class Asked(kinds.Asked):
    """A choice that a word asks; the only option is taken without asking."""

    def __init__(self, language: Language) -> None:
        self.language = language

    @property
    def law(self) -> Law:
        return self.language.not_meant

    def clause(self, frame: Frame) -> Clause:
        return frame.memo

    def speaker(self, s: State, frame: Frame) -> Printed:
        return self.language.speaker(s, frame.card, self.clause(frame))

    def asker(self, s: State, frame: Frame) -> str:
        """The card that asks, and as which one it does, if it copies."""
        name, said = s.what[frame.card].name, self.speaker(s, frame).name
        return name if said == name else fill(texts.AS_ANOTHER, card=name, other=said)

    def for_whom(self, s: State, frame: Frame) -> int:
        """The seat for which the clause happens: the one that chooses, if nobody else picks for it."""
        return self.language.picker(s, frame.seat, frame.card, self.clause(frame).select)

    def spoken(self, s: State, frame: Frame) -> Clause:
        """Clause in the words for the seat that chooses: "yours" may be its opponent's."""
        clause = self.clause(frame)
        if clause.select is None or not clause.select.said[2] or self.for_whom(s, frame) == frame.seat:
            return clause
        how, which, _, place, besides = clause.select.said
        return clause._replace(select=clause.select._replace(said=(how, which, " of your opponent's", place, besides)))

    def asks(self, s: State, frame: Frame) -> str:
        clause = self.spoken(s, frame)
        return fill(texts.ASKS, card=self.asker(s, frame), question=self.language.words[clause.word].asks(clause))

    def instead(self, s: State, frame: Frame) -> str:
        return fill(texts.ANSWER_FIRST, card=s.what[frame.card].name)


class Pick(Asked, kinds.Pick):
    """Which card a clause means; none, if it may be left."""

    ending, end = texts.NONE, Action("pass")

    def cards(self, s: State, frame: Frame) -> list[int]:
        clause = self.clause(frame)
        return self.language.words[clause.word].among(s, self.for_whom(s, frame), frame.card, clause)

    def may_end(self, s: State, frame: Frame) -> bool:
        return frame.memo.is_optional

    def picked(self, s: State, frame: Frame, card: int) -> None:
        self.language.happen(s, self.for_whom(s, frame), frame.card, frame.memo, (card,))

    def asks(self, s: State, frame: Frame) -> str:
        clause = self.spoken(s, frame)
        question = self.language.words[clause.word].asks(clause)
        may = f"you may {question}" if clause.is_optional else question
        return fill(texts.ASKS, card=self.asker(s, frame), question=may)

    def called(self, frame: Frame) -> str:
        return self.language.words[self.clause(frame).word].picks

    def instead(self, s: State, frame: Frame) -> str:
        cards = spoken(self.spoken(s, frame).select)
        return fill(texts.CHOOSE_FOR, cards=cards, card=s.what[frame.card].name)


class PickSeveral(Asked, kinds.PickSeveral):
    """Which cards a clause means, one after the other. Their order does not matter, so they are picked in that of
    their numbers; whoever may stop with fewer says so."""

    ending = texts.DONE
    is_ascending = True
    cards, called, instead = Pick.cards, Pick.called, Pick.instead

    def clause(self, frame: Frame) -> Clause:
        return frame.memo.about

    def most(self, s: State, frame: Frame) -> int:
        return self.clause(frame).select.count

    def is_enough(self, s: State, frame: Frame, cards: Sequence[int]) -> bool:
        clause = self.clause(frame)
        if clause.select.is_up_to or (clause.is_optional and not cards):
            return True
        return len(cards) >= min(clause.select.count, len(self.cards(s, frame)))

    def finished(self, s: State, frame: Frame, cards: tuple[int, ...]) -> None:
        if cards:
            self.language.happen(s, self.for_whom(s, frame), frame.card, self.clause(frame), cards)

    def asks(self, s: State, frame: Frame) -> str:
        picked, prompt = frame.memo.cards, super().asks(s, frame)
        return fill(texts.CHOSEN_SO_FAR, prompt=prompt, n=len(picked)) if picked else prompt


class May(Asked, kinds.May):
    """Whether something happens that may be left."""

    no, leave = texts.SKIP, Action("pass")

    def use(self, s: State, frame: Frame) -> None:
        self.language.begin(s, frame.seat, frame.card, frame.memo)

    def asks(self, s: State, frame: Frame) -> str:
        clause = frame.memo
        effect = self.language.says(clause._replace(terms=clause.terms._replace(may=False)))
        return fill(texts.MAY, card=self.asker(s, frame), effect=effect)

    def label(self, s: State, frame: Frame, action: Action) -> str:
        if action.verb == "use":
            return self.language.briefly((frame.memo._replace(terms=None),))
        return super().label(s, frame, action)


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
        targets = cards_named(s, frame.memo.cards, printed_name)
        price = capital(self.language.together(clause.terms.price))
        return fill(texts.PRICE, card=s.what[frame.card].name, targets=targets, price=price)

    def label(self, s: State, frame: Frame, action: Action) -> str:
        return texts.DECLINE if action.verb == "pass" else self.language.briefly(frame.memo.clause.terms.price)


class Option(Asked, kinds.Choose):
    """One of several things that a card may do; what would do nothing is not offered beside what would."""

    def ways(self, s: State, frame: Frame) -> list[int]:
        can = self.language.can
        return [
            place
            for place, part in enumerate(frame.memo.parts)
            if any([can(s, frame.seat, frame.card, clause) for clause in part])
        ]

    def chosen(self, s: State, frame: Frame, way: int) -> None:
        announce(s, Chosen, frame.seat, frame.card, way)
        for clause in reversed(frame.memo.parts[way]):
            s.push("clause", frame.seat, frame.card, clause)

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.OPTION, card=self.asker(s, frame))

    def says(self, s: State, frame: Frame, way: int) -> str:
        return self.language.briefly(frame.memo.parts[way])

    def instead(self, s: State, frame: Frame) -> str:
        return fill(texts.CHOOSE_EFFECT_FIRST, card=s.what[frame.card].name)


class Whom(Asked, kinds.Choose):
    """The player to whom it happens."""

    def ways(self, s: State, frame: Frame) -> list[int]:
        return sorted(self.language.words[frame.memo.word].whom(s, frame.seat, frame.memo))

    def chosen(self, s: State, frame: Frame, way: int) -> None:
        announce(s, Chosen, frame.seat, frame.card, way)
        word = self.language.words[frame.memo.word]
        word.happens_to(s, frame.seat, frame.card, frame.memo, way)

    def instead(self, s: State, frame: Frame) -> str:
        return texts.CHOOSE_PLAYER


class Extra(Asked, kinds.Pick):
    """Another card from hand; nothing more, if it may be left. Whether there is such a card nobody else is to know."""

    is_secret = True
    is_hidden = True
    verb, words, ending = "play", texts.PLAY, texts.PLAY_NO_MORE
    cards = Pick.cards

    def may_end(self, s: State, frame: Frame) -> bool:
        return frame.memo.is_optional or not self.cards(s, frame)

    def place(self, s: State, frame: Frame, card: int) -> int:
        return s.layout.of["play"][frame.seat]

    def picked(self, s: State, frame: Frame, card: int) -> None:
        play(s, frame.seat, card, self.place(s, frame, card))


class Further(Extra):
    """The same, asked also of who can only say no: then the question tells nothing."""

    is_forced = False

    def asks(self, s: State, frame: Frame) -> str:
        asked = super().asks(s, frame)
        return asked if self.cards(s, frame) else fill(texts.NONE_IN_HAND, prompt=asked)


class Keep(Asked, kinds.Pick):
    """One of the cards that were looked at goes into the hand."""

    words, to = texts.TAKE, "hand"

    def cards(self, s: State, frame: Frame) -> tuple[int, ...]:
        return s.cards_in(frame.seat, "aside")

    def place(self, s: State, frame: Frame, card: int) -> int:
        return s.layout.of[self.to][frame.seat]

    def picked(self, s: State, frame: Frame, card: int) -> None:
        move(s, card, self.place(s, frame, card), frame.seat)

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.KEEP, card=self.asker(s, frame))

    def instead(self, s: State, frame: Frame) -> str:
        return texts.CHOOSE_AMONG_THESE


class PutBack(Keep):
    """The others go back, the last one on top."""

    words, to = texts.PUT_IT_BACK, "deck"

    def picked(self, s: State, frame: Frame, card: int) -> None:
        super().picked(s, frame, card)
        if self.cards(s, frame):
            s.push("put back", frame.seat, frame.card, frame.memo)

    def asks(self, s: State, frame: Frame) -> str:
        return fill(texts.PUT_BACK, card=self.asker(s, frame))
