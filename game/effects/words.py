"""The words that cards are written in. Each says what it may be used with, what it does, and how it reads.

draw = N                     draw that many cards, or as many as there are
discard = PHRASE             discard a card in play, or all that the phrase means
take = PHRASE                take a card from the discard pile, unseen by the others
bottom = PHRASE              put a card in play under its deck
copy = PHRASE                do what another card in play does
play = PHRASE, may           play another card from hand
look = N, keep = K           look at the top N cards of the deck, keep K, put the rest back in any order
lose_at_random = N           a chosen opponent discards that many cards at random
choose = [[...], [...]]      do one of these
stop = "it"                  cancel a discarded ability (what a Time Stop answers with)
shield = PHRASE, against     while in play, these cards are guarded against that deed
bonus = N, stat, to          while in play, these cards are worth so much more
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from ..kernel import events as ev
from ..kernel.rng import below
from ..kernel.selectors import Selector, select, spoken
from ..kernel.state import State
from ..kernel.verbs import announce, draw, mark, move, move_unseen


class Clause(NamedTuple):
    """One word of a card with its adverbs, ready to be performed."""

    word: str
    amount: int = 1
    select: Selector | None = None
    parts: tuple = ()
    is_optional: bool = False
    keep: int = 0
    detail: str = ""


DEEDS = ("on_play", "on_discard")


class Word:
    """What a word takes, whether it can do anything now, and what it does to the chosen cards."""

    takes: type = str
    is_phrase = True  # whether what it takes is a phrase that selects cards
    place = "play"  # where the cards lie that it can be used with
    slots: tuple[str, ...] = DEEDS  # where on a card it can stand
    adverbs: ClassVar[dict[str, type]] = {}
    needs: tuple[str, ...] = ()
    asks_itself = False  # puts a choice of its own on the agenda instead of a pick

    @staticmethod
    def can(s: State, seat: int, card: int, clause: Any) -> bool:
        return bool(select(s, seat, card, clause.select))

    @staticmethod
    def do(s: State, seat: int, card: int, clause: Any, targets: tuple[int, ...]) -> None:
        """Nothing: a standing word is asked for by `modifiers`, it does not happen."""

    @staticmethod
    def asks(clause: Any) -> str:
        return f"choose {spoken(clause.select)}."


class Draw(Word):
    takes = int

    @staticmethod
    def can(s, seat, card, clause):
        return bool(s.cards_in(seat, "deck"))

    @staticmethod
    def do(s, seat, card, clause, targets):
        draw(s, seat, clause.amount)


class Discard(Word):
    @staticmethod
    def do(s, seat, card, clause, targets):
        for target in targets:
            move(s, target, s.home(target, "discard"), seat)
            announce(s, ev.CardRemoved(seat, target))

    @staticmethod
    def asks(clause):
        return f"choose {spoken(clause.select)} to discard."


class Take(Word):
    place = "discard"

    @staticmethod
    def do(s, seat, card, clause, targets):
        among = tuple(select(s, seat, card, clause.select))
        for target in targets:
            move_unseen(s, target, s.layout.of["hand"][seat], seat, among)

    @staticmethod
    def asks(clause):
        return "choose the card to take into your hand. Nobody else sees which."


class Bottom(Word):
    @staticmethod
    def do(s, seat, card, clause, targets):
        for target in targets:
            move(s, target, s.home(target, "deck"), seat, under=True)

    @staticmethod
    def asks(clause):
        return f"choose {spoken(clause.select)} to put under its deck."


class Copy(Word):
    @staticmethod
    def do(s, seat, card, clause, targets):
        for target in targets:
            printed = s.what[target]
            announce(s, ev.AbilityCopied(seat, card, target))
            stands = s.rulings.get("standing-copy") != "nothing"
            if stands and printed.always and s.is_in_field(card):
                mark(s, card, copied=printed)
            for ability in reversed(printed.abilities):
                if ability.when not in ("always", "answer"):
                    for part in reversed(ability.clauses):
                        s.push("clause", seat, card, part)

    @staticmethod
    def asks(clause):
        return "choose the card whose ability it copies."


class Play(Word):
    place = "hand"
    adverbs: ClassVar = {"may": bool}
    asks_itself = True

    @staticmethod
    def do(s, seat, card, clause, targets):
        s.push("extra", seat, card, clause)


class Look(Word):
    takes = int
    adverbs: ClassVar = {"keep": int}
    needs = ("keep",)

    @staticmethod
    def can(s, seat, card, clause):
        return bool(s.cards_in(seat, "deck"))

    @staticmethod
    def do(s, seat, card, clause, targets):
        aside = s.layout.of["aside"][seat]
        for seen in reversed(s.cards_in(seat, "deck")[-clause.amount :]):
            move(s, seen, aside, seat)
        s.push("put back", seat, card)
        for _ in range(min(clause.keep, len(s.zones[aside]))):
            s.push("keep", seat, card)


class LoseAtRandom(Word):
    takes = int
    asks_itself = True

    @staticmethod
    def can(s, seat, card, clause):
        return bool(LoseAtRandom.victims(s, seat))

    @staticmethod
    def do(s, seat, card, clause, targets):
        s.push("whom", seat, card, clause)

    @staticmethod
    def victims(s, seat):
        """The opponents who hold cards."""
        return [other for other in opponents(s, seat) if s.cards_in(other, "hand")]

    @staticmethod
    def upon(s, seat, clause, victim):
        """The chosen opponent loses the cards."""
        for _ in range(clause.amount):
            hand = s.cards_in(victim, "hand")
            if hand:
                lost = hand[below(s, len(hand))]
                move(s, lost, s.home(lost, "discard"), seat)


class Choose(Word):
    takes = list
    asks_itself = True

    @staticmethod
    def can(s, seat, card, clause):
        for option in clause.parts:
            for part in option:
                if WORDS[part.word].can(s, seat, card, part):
                    return True
        return False

    @staticmethod
    def do(s, seat, card, clause, targets):
        s.push("option", seat, card, clause)


class Stop(Word):
    """Answers an ability. It is no ability to be used in one's own time, and nothing to copy."""

    is_phrase = False
    slots = ("on_answer",)

    @staticmethod
    def can(s, seat, card, clause):
        return False


class Shield(Word):
    slots = ("always",)
    adverbs: ClassVar = {"against": str}
    needs = ("against",)

    @staticmethod
    def can(s, seat, card, clause):
        return False


class Bonus(Word):
    takes = int
    slots = ("always",)
    adverbs: ClassVar = {"stat": str, "to": str}
    needs = ("stat", "to")

    @staticmethod
    def can(s, seat, card, clause):
        return False


def opponents(s: State, seat: int) -> list[int]:
    """The other teams' seats, clockwise."""
    count = len(s.seats)
    around = [(seat + step) % count for step in range(1, count)]
    return [other for other in around if s.team[other] != s.team[seat]]


WORDS: dict[str, type[Word]] = {
    "bonus": Bonus,
    "bottom": Bottom,
    "choose": Choose,
    "copy": Copy,
    "discard": Discard,
    "draw": Draw,
    "look": Look,
    "lose_at_random": LoseAtRandom,
    "play": Play,
    "shield": Shield,
    "stop": Stop,
    "take": Take,
}
