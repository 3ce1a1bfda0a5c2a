"""The words of Doctor Who for what happens to players, and to what waits or is under way.

plays = N                    that many more Creatures or Resources may be played this turn
turns = N                    another turn after this one
arrive = PHRASE              a card from your hand comes into play in the chosen Time Zone
hit = N, who                 a player takes a Hit
forget = N, who              cards go from a hand to the discard pile, at random
undo = N                     the cards that were played last go back to the hands of their owners
cancel = "special"           what this answers does nothing: a Special or Support, a Flash card, or either
prevent = "hit"              the Hit that this answers does not happen
part = true                  the combat is over without an outcome
"""

from __future__ import annotations

from typing import ClassVar

from ...effects.saying import count, number
from ...effects.takes import Flag, Number, OneOf, Phrase
from ...effects.words import Word
from ...effects.words.players import OPPONENT, YOU, ForPlayers, left_out
from ...kernel.events import CardRemoved
from ...kernel.rng import below
from ...kernel.selectors import holder, spoken
from ...kernel.template import Seat, fill
from ...kernel.verbs import announce, change, move
from . import events as ev
from . import texts
from .choices_of_cards import Arrival
from .domain import ERAS, chosen, number_of
from .fight import Hit, combat_frame, part
from .places import can_still_play, play_forbidden


class Plays(Word):
    told = "grants extra plays"
    takes = Number()

    def may(self, s, seat, card, clause):
        return s.active == seat and can_still_play(s)

    def lacks(self, clause):
        return texts.NO_MORE_PLAYS_NOW

    def does(self, s, seat, card, clause, targets):
        change(s, seat, "granted", clause.amount)
        announce(s, ev.PlayGranted, seat, clause.amount)

    def says(self, clause):
        more = "more card" if clause.amount == 1 else "more cards"
        return f"{self.language.you.does('may', 'may')} play {number(clause.amount)} {more} this turn"

    def worth(self, s, seat, card, clause, targets=()):
        return 0.5 * clause.amount if self.may(s, seat, card, clause) else 0.0


A_TURN = 2.5  # what another turn is worth, in cards: one that is drawn, one that is played, and an attack


class Turns(Word):
    told = "grants an extra turn"
    takes = Number(1, 1)

    def may(self, s, seat, card, clause):
        return s.active == seat and not s.seats[seat].again

    def lacks(self, clause):
        return texts.NO_EXTRA_TURN_NOW

    def does(self, s, seat, card, clause, targets):
        change(s, seat, "again", 1)
        announce(s, ev.TurnGranted, seat)

    def says(self, clause):
        return "take an extra turn after this one"

    def worth(self, s, seat, card, clause, targets=()):
        return A_TURN if self.may(s, seat, card, clause) else 0.0


class Arrive(Word):
    """Whether there is such a card in hand is not told by doing nothing: it may always be tried."""

    told = "puts a card from hand into play"

    takes = Phrase("hand")
    asks_itself = True
    can_be_declined = True
    choices: ClassVar = {"arrival": Arrival}

    def may(self, s, seat, card, clause):
        return bool(chosen(s)) and bool(s.zones[s.layout.of["hand"][seat]])

    def lacks(self, clause):
        return texts.NOTHING_TO_BRING

    def does(self, s, seat, card, clause, targets):
        s.push("arrival", seat, card, clause)

    def among(self, s, seat, card, clause):
        zone = s.layout.of[ERAS[chosen(s) - 1]][seat] if chosen(s) else -1
        return [
            one
            for one in super().among(s, seat, card, clause)
            if zone >= 0 and play_forbidden(s, seat, one, zone) is None
        ]

    def asks(self, clause):
        return f"put {spoken(clause.select)} into play?"

    def says(self, clause):
        return f"{self.language.you.does('may', 'may')} put {spoken(clause.select)} into the chosen zone"

    def worth(self, s, seat, card, clause, targets=()):
        return 0.6 if self.among(s, seat, card, clause) else 0.0


class Strike(ForPlayers):
    """hit = N, who"""

    told = "makes a Hit"

    takes = Number(1, 2)
    usually = OPPONENT

    def can_happen_to(self, s, seat, clause):
        return bool(s.cards_in(seat, "time"))

    def happens_to(self, s, seat, card, clause, player):
        for _ in range(clause.amount):
            s.push("hit", player, -1, Hit(by=card))

    def asked(self, clause):
        return ()

    def does(self, s, seat, card, clause, targets):
        who = clause.get("who", self.usually)
        for player in (seat,) if who == YOU else (1 - seat,) if who == OPPONENT else (seat, 1 - seat):
            self.happens_to(s, seat, card, clause, player)

    def says(self, clause):
        who = clause.get("who", self.usually)
        hits = "a Hit" if clause.amount == 1 else f"{clause.amount} Hits"
        you = self.language.you
        takes = {YOU: you.does("take", "takes"), OPPONENT: f"{you.your} opponent takes"}.get(who, "both players take")
        return f"{takes} {hits}"

    def worth(self, s, seat, card, clause, targets=()):
        return {YOU: -2.5, OPPONENT: 2.5}.get(clause.get("who", self.usually), 0.0) * clause.amount


class Forget(ForPlayers):
    told = "makes a player discard at random"
    usually = OPPONENT

    def can_happen_to(self, s, seat, clause):
        return bool(s.zones[s.layout.of["hand"][seat]])

    def asked(self, clause):
        return ()

    def does(self, s, seat, card, clause, targets):
        self.happens_to(s, seat, card, clause, seat if clause.get("who", self.usually) == YOU else 1 - seat)

    def happens_to(self, s, seat, card, clause, player):
        held = len(s.cards_in(player, "hand"))
        if held < clause.amount:
            left_out(s, seat, card, fill(texts.HAS_ONLY, seat=Seat(player), n=held))
        for _ in range(clause.amount):
            hand = s.cards_in(player, "hand")
            if hand:
                lost = hand[below(s, len(hand))]
                move(s, lost, s.home(lost, "discard"), seat)
                announce(s, ev.CardForgotten, player, lost, card)

    def lacks(self, clause):
        return texts.EMPTY_HAND

    def says(self, clause):
        cards = count(clause.amount, "card")
        you, is_you = self.language.you, clause.get("who", self.usually) == YOU
        return f"{you.told('discard', 'discards') if is_you else f'{you.your} opponent discards'} {cards} at random"

    def goes_on(self, before, clause, said, more):
        """Named before an extra turn: the cards are discarded now, and not after that turn."""
        return f"{more} and {said}" if before.word == "turns" else ""

    def worth(self, s, seat, card, clause, targets=()):
        if not self.may(s, seat, card, clause):
            return 0.0
        if clause.get("who", self.usually) != YOU:
            return 0.5 * clause.amount
        others = [one for one in s.zones[s.layout.of["hand"][seat]] if one != card]
        return -0.5 * min(clause.amount, len(others))


class Undo(Word):
    told = "returns the last card played"
    takes = Number()

    def may(self, s, seat, card, clause):
        return bool(self.played(s, card))

    def played(self, s, source):
        """What was played into Time Zones and is still there, the last one first; not the card itself (5.4)."""
        own = source if s.rulings["itself"] == "no" else -1
        found = [card for card in s.in_field() if number_of(s, card) and card != own]
        return sorted(found, key=lambda card: -number_of(s, card))

    def does(self, s, seat, card, clause, targets):
        for last in self.played(s, card)[: clause.amount]:
            whose = holder(s, last)
            move(s, last, s.home(last, "hand"), seat)
            announce(s, CardRemoved, seat, last, card, whose)

    def lacks(self, clause):
        return texts.NOTHING_PLAYED

    def says(self, clause):
        if clause.amount == 1:
            return "return the last card played to its owner's hand"
        return f"return the last {count(clause.amount, 'card')} played to their owners' hands"

    def worth(self, s, seat, card, clause, targets=()):
        lying, team = self.language.values.lying, s.team
        gains = [
            lying(s, one) * (-0.7 if team[s.owner(one)] == team[seat] else 0.8)
            for one in self.played(s, card)[: clause.amount]
        ]
        return sum(gains)


class Answering(Word):
    """What it answers is marked when it happens (`deeds.happen`); nothing is left to do."""

    asks_itself = True

    def does(self, s, seat, card, clause, targets):
        """It has been done already."""

    def worth(self, s, seat, card, clause, targets=()):
        return 0.8


class Cancel(Answering):
    told = "cancels what was announced"
    takes = OneOf("special", "flash", "any")
    said: ClassVar = {
        "special": "cancel a Special or Support",
        "flash": "cancel a Flash card",
        "any": "cancel a Special, Support or Flash card",
    }

    def says(self, clause):
        return self.said[clause.get("cancel")]


class Prevent(Answering):
    told = "prevents a Hit"
    takes = OneOf("hit")

    def says(self, clause):
        return "prevent a Hit"

    def worth(self, s, seat, card, clause, targets=()):
        return 2.5


class Part(Word):
    told = "ends a combat"
    takes = Flag()

    def may(self, s, seat, card, clause):
        frame = combat_frame(s)
        return frame is not None and not frame.memo.is_over

    def lacks(self, clause):
        return texts.NO_COMBAT

    def does(self, s, seat, card, clause, targets):
        part(s)

    def says(self, clause):
        return "end the combat without an outcome"

    def worth(self, s, seat, card, clause, targets=()):
        return 0.5 if self.may(s, seat, card, clause) else 0.0


OF_PLAY = {
    "plays": Plays,
    "turns": Turns,
    "arrive": Arrive,
    "hit": Strike,
    "forget": Forget,
    "undo": Undo,
    "cancel": Cancel,
    "prevent": Prevent,
    "part": Part,
}
