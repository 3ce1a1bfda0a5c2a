"""The words that only Control's cards are written with.

bottom = PHRASE              ... goes under its own deck; chosen first, in the text of the card
copy = PHRASE                do what that card's ability says
lose_at_random = N, who      discard that many cards at random
stop = "it"                  cancel a discarded ability (what a Time Stop answers with)
"""

from __future__ import annotations

from ...effects.saying import count, counted
from ...effects.takes import OneOf
from ...effects.words import ANSWER, Word
from ...effects.words.cards import Bottom
from ...effects.words.players import OPPONENT, YOU, ForPlayers, left_out, players
from ...kernel import events as ev
from ...kernel.rng import below
from ...kernel.selectors import select, spoken
from ...kernel.template import Seat, fill
from ...kernel.verbs import announce, mark, move
from . import texts

LOST = 0.25  # what a card that an opponent loses at random is worth to a computer player


class PutUnder(Bottom):
    def says(self, clause):
        return fill(texts.PUT_UNDER_DECK, cards=spoken(clause.select))


class Copy(Word):
    """5.4: the ability of another card happens; a standing one goes on standing, as ruled (10.4)."""

    told = "copies an ability"

    picks = texts.COPY_BUTTON

    def among(self, s, seat, card, clause):
        """Only what would do something, and that can be seen by everybody (5.2)."""
        return [one for one in select(s, seat, card, clause.select) if self.would_do(s, seat, card, s.what[one])]

    def would_do(self, s, seat, card, printed):
        can = self.language.can
        for ability in printed.abilities:
            if ability.when == "always":
                if stands(s):
                    return True
            elif ability.when != "answer":
                for part in ability.clauses:
                    if can(s, seat, card, part):
                        return True
        return False

    def may(self, s, seat, card, clause):
        return bool(self.among(s, seat, card, clause))

    def does(self, s, seat, card, clause, targets):
        for target in targets:
            printed = s.what[target]
            announce(s, ev.AbilityCopied, seat, card, target)
            if stands(s) and printed.always and s.is_in_field(card):
                mark(s, card, copied=printed)
            for ability in reversed(printed.abilities):
                if ability.when not in ("always", "answer"):
                    self.language.resolve(s, seat, card, ability)

    def asks(self, clause):
        return texts.CHOOSE_COPIED

    def says(self, clause):
        return fill(texts.COPY, cards=spoken(clause.select))

    def lacks(self, clause):
        return texts.NOTHING_TO_COPY

    def worth(self, s, seat, card, clause, targets=()):
        worth_of = self.language.worth_of
        deeds = [
            [ability for ability in s.what[one].abilities if ability.when != "answer"]
            for one in targets or self.among(s, seat, card, clause)
            if s.what[one].key != s.what[card].key
        ]
        return max([sum([worth_of(s, seat, card, a.clauses) for a in abilities]) for abilities in deeds], default=0.0)


def stands(s):
    """10.4: whether a card that copies a standing ability goes on standing."""
    return s.rulings.get("standing-copy") != "nothing"


class LoseAtRandom(ForPlayers):
    told = "makes an opponent discard at random"
    usually = OPPONENT

    def can_happen_to(self, s, seat, clause):
        return bool(s.zones[s.layout.of["hand"][seat]])

    def happens_to(self, s, seat, card, clause, player):
        held = len(s.cards_in(player, "hand"))
        if held < clause.amount:
            left_out(s, seat, card, fill(texts.HOLDS_ONLY, seat=Seat(player), cards=counted(held, "card")))
        for _ in range(clause.amount):
            hand = s.cards_in(player, "hand")
            if hand:
                lost = hand[below(s, len(hand))]
                move(s, lost, s.home(lost, "discard"), seat)

    def asks(self, clause):
        return fill(texts.CHOOSE_WHO_DISCARDS, cards=count(clause.amount, "card"))

    def lacks(self, clause):
        return texts.NOBODY_TO_DISCARD

    def says(self, clause):
        who = clause.get("who", OPPONENT)
        template = {OPPONENT: texts.OPPONENT_DISCARDS, YOU: texts.YOU_DISCARD}.get(who, texts.OTHERS_DISCARD)
        return fill(template, who=who, cards=count(clause.amount, "card"))

    def worth(self, s, seat, card, clause, targets=()):
        if clause.get("who", OPPONENT) == YOU:
            return -LOST * clause.amount
        hands = s.layout.of["hand"]
        most = max([len(s.zones[hands[other]]) for other in players(s.team, seat, clause.get("who", OPPONENT))])
        return LOST * min(clause.amount, most)


class Stop(Word):
    """6: answers an ability. It is no ability to be used in one's own time, and nothing to copy."""

    told = "stops an ability"

    takes = OneOf("it")
    moods = (ANSWER,)

    def may(self, s, seat, card, clause):
        return False

    def says(self, clause):
        return texts.STOP

    def lacks(self, clause):
        return texts.ONLY_ANSWERS


OWN = {"bottom": PutUnder, "copy": Copy, "lose_at_random": LoseAtRandom, "stop": Stop}
