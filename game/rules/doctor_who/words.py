"""The words that only the cards of Doctor Who are written with: what happens to cards.

lose = N, of, from           cards lose that much of a value this turn; of = "either": their player says which
gain = N, of, to             cards gain it
reverse = PHRASE             Energy and Substance of cards change places this turn
side = PHRASE                cards are Sided
stand = PHRASE               cards stand up
destroy = PHRASE             cards go to their owners' discard piles
shift = PHRASE, to           cards are moved to another Time Zone: of the mover's choice, or the chosen one
solve = PHRASE               Episodes are solved without anybody being Sided
spend = PHRASE               the price of a Special: a card that is Sided when it is announced

What happens to players and to what waits stands in `words_of_play.py`.
"""

from __future__ import annotations

from typing import ClassVar

from ...effects.saying import many
from ...effects.takes import IN_PLAY, Number, OneOf, Phrase
from ...effects.words.deed import Deed, side
from ...kernel.selectors import holder, select, spoken
from ...kernel.template import fill
from ...kernel.verbs import announce, move
from . import events as ev
from . import texts
from .choices_of_cards import Whither
from .domain import ERAS, VALUES, barring, bars, chosen, is_fighting, is_sided, keeps_standing, value, values
from .laws import NO_STANDING
from .places import room_forbidden
from .verbs import alter, destroy, shift, stand_up, swap, use_up

EITHER, BOTH = "either", "both"
OF = (*VALUES, EITHER, BOTH)


class Befalling(Deed):
    """A word of this game that does something to each of its cards. If that comes to nothing for all of them, why is
    told."""

    def does(self, s, seat, card, clause, targets):
        if s.story is not None:
            spared = [why for target in targets if (why := self.spared(s, clause, target))]
            for target, why in zip(targets, spared if len(spared) == len(targets) else (), strict=False):
                announce(s, ev.NothingDone, seat, card, target, why)
        super().does(s, seat, card, clause, targets)

    def spared(self, s, clause, target):
        """Why nothing comes of it for that card, as everybody may read it after its name; "" where something does."""
        return ""

    def said(self, clause, where=True):
        """The cards in words."""
        how, which, whose, place, besides = clause.select.said
        if where and whose and place == " in play":
            return f"{how} {which} on {self.language.you.your} side{besides}"
        return spoken(clause.select, where)


class Lose(Befalling):
    told = "lowers values for a turn"
    takes = Number()
    adverbs: ClassVar = {"of": OneOf(*OF), "from": Phrase(IN_PLAY)}
    needs = ("of", "from")
    cards_in = "from"
    sign = -1
    one, several = "loses", "lose"

    def check(self, values, where):
        if values["of"] == EITHER and where.reader.language.slots[where.slot].wakes not in ("use", "flash"):
            raise ValueError(f"the word {self.name!r} means one value in {where.slot!r}: nobody is asked which")

    def befalls(self, s, seat, card, clause, target):
        if s.what[target].is_creature:
            for stat in altered(clause):
                alter(s, target, stat, self.sign * clause.amount, card)

    def spared(self, s, clause, target):
        is_nil = s.rulings["zero"] == "each" and not any([value(s, target, stat) for stat in altered(clause)])
        if not is_nil:
            return ""
        if len(altered(clause)) > 1:
            return texts.VALUES_ARE_ZERO
        return fill(texts.VALUE_IS_ZERO, stat=texts.STATS[altered(clause)[0]])

    def merit(self, s, card, clause, target):
        if not s.what[target].is_creature:
            return 0.0
        total, lying = 0.0, self.language.values.lying(s, target)
        left = {stat: value(s, target, stat) for stat in VALUES}
        for stat in altered(clause):
            took = min(left[stat], clause.amount)
            left[stat] -= took
            total += 0.12 * took
        if not left["energy"] and not left["substance"]:
            return lying
        return total * (2.0 if is_fighting(s, target) else 0.25)

    def says(self, clause):
        verb = many(clause.select, self.one, self.several)
        return f"{self.said(clause)} {verb} {amounts(clause)} this turn"


class Gain(Lose):
    told = "raises values for a turn"
    adverbs: ClassVar = {"of": OneOf(*OF), "to": Phrase(IN_PLAY)}
    needs = ("of", "to")
    cards_in = "to"
    sign = 1
    good = 1.0
    one, several = "gains", "gain"

    def spared(self, s, clause, target):
        return ""

    def spares(self, clause):
        return True

    def merit(self, s, card, clause, target):
        if not s.what[target].is_creature:
            return 0.0
        return 0.12 * clause.amount * len(altered(clause)) * (2.0 if is_fighting(s, target) else 0.15)


def altered(clause):
    """The values that a clause changes."""
    of = clause.get("of")
    return ("energy", "substance") if of == BOTH else ("energy",) if of == EITHER else (of,)


def amounts(clause):
    """How much of what, in words: "2 Energy or Substance"."""
    of, amount = clause.get("of"), clause.amount
    if of == BOTH:
        return f"{amount} Energy and {amount} Substance"
    return f"{amount} {'Energy or Substance' if of == EITHER else texts.STATS[of]}"


class Reverse(Befalling):
    told = "swaps Energy and Substance"
    good = 0.0

    def befalls(self, s, seat, card, clause, target):
        if s.what[target].is_creature and not self.spared(s, clause, target):
            swap(s, target, card)

    def spared(self, s, clause, target):
        is_same = value(s, target, "energy") == value(s, target, "substance")
        return texts.VALUES_ARE_EQUAL if is_same else ""

    def merit(self, s, card, clause, target):
        return 0.1

    def worth(self, s, seat, card, clause, targets=()):
        return 0.1

    def says(self, clause):
        return f"swap the Energy and Substance of {self.said(clause)} this turn"


class Side(Befalling):
    told = "Sides cards"

    def befalls(self, s, seat, card, clause, target):
        if not s.what[target].is_episode and not keeps_standing(s, target):
            use_up(s, target, card)

    def spared(self, s, clause, target):
        if is_sided(s, target):
            return texts.ALREADY_SIDED
        if is_fighting(s, target):
            return texts.IN_COMBAT
        return texts.CANNOT_BE_SIDED if keeps_standing(s, target) else ""

    def merit(self, s, card, clause, target):
        if is_sided(s, target) or is_fighting(s, target) or keeps_standing(s, target):
            return 0.0
        return 0.35 * self.language.values.lying(s, target)

    def says(self, clause):
        return f"Side {self.said(clause)}"


class Stand(Befalling):
    told = "Stands cards"
    good = 1.0

    def befalls(self, s, seat, card, clause, target):
        if is_sided(s, target) and not bars(s, NO_STANDING, holder(s, target), target):
            stand_up(s, target, card)

    def spared(self, s, clause, target):
        if not is_sided(s, target):
            return texts.ALREADY_STANDING
        if not bars(s, NO_STANDING, holder(s, target), target):
            return ""
        by = barring(s, NO_STANDING, holder(s, target), target)
        return fill(texts.KEPT_FROM_STANDING, by=s.what[by].name if by >= 0 else texts.A_CARD)

    def merit(self, s, card, clause, target):
        return 0.3 * self.language.values.lying(s, target) if is_sided(s, target) else 0.0

    def says(self, clause):
        return f"Stand {self.said(clause)}"


class Destroy(Befalling):
    told = "destroys cards"

    def befalls(self, s, seat, card, clause, target):
        destroy(s, target, seat, card)

    def merit(self, s, card, clause, target):
        printed = s.what[target]
        return -weight(printed) if printed.is_episode else super().merit(s, card, clause, target)

    def says(self, clause):
        return f"destroy {self.said(clause)}"


class Shift(Befalling):
    """Only where there is room for the card (6.5)."""

    told = "moves cards to another Time Zone"

    adverbs: ClassVar = {"to": OneOf("any", "chosen", *ERAS)}
    needs = ("to",)
    choices: ClassVar = {"whither": Whither}
    good = 0.0

    def asked(self, clause):
        return ("whither",) if clause.get("to") == "any" else ()

    def befalls(self, s, seat, card, clause, target):
        ways = self.ways(s, clause, target)
        if clause.get("to") == "any" and ways:
            s.push("whither", seat, target, clause)
        elif ways:
            self.brings(s, seat, target, ways[0], card)

    def spared(self, s, clause, target):
        if self.ways(s, clause, target):
            return ""
        is_there = clause.get("to") == "chosen" and s.where[target] in s.layout.of[ERAS[chosen(s) - 1]]
        return texts.ALREADY_THERE if is_there else texts.NO_ROOM_THERE

    def ways(self, s, clause, target):
        """The Time Zones, counted from 1, that the card can be moved to."""
        to = clause.get("to")
        wanted = (1, 2, 3) if to == "any" else (chosen(s),) if to == "chosen" else (ERAS.index(to) + 1,)
        zones, seat = s.layout.of, holder(s, target)
        here = s.where[target]
        return [
            way
            for way in wanted
            if way
            and zones[ERAS[way - 1]][seat] != here
            and room_forbidden(s, target, zones[ERAS[way - 1]][seat]) is None
        ]

    def brings(self, s, seat, target, way, card=-1):
        shift(s, target, s.layout.of[ERAS[way - 1]][holder(s, target)], seat, card)

    def worth(self, s, seat, card, clause, targets=()):
        found = targets or select(s, seat, card, clause.select)
        return max([0.15 if side(s, seat, one) > 0 else 0.4 for one in found], default=0.0)

    def says(self, clause):
        to = clause.get("to")
        place = {"any": "another Time Zone", "chosen": "the chosen zone"}.get(to, f"the {to.title()}")
        return f"move {self.said(clause)} to {place}"


class Solve(Befalling):
    told = "solves an Episode"
    good = 1.0

    def befalls(self, s, seat, card, clause, target):
        announce(s, ev.EpisodeSolved, seat, target, (), "card", card)
        move(s, target, s.home(target, "discard"), seat)

    def merit(self, s, card, clause, target):
        return weight(s.what[target])

    def says(self, clause):
        return f"solve {self.said(clause)}"


def weight(episode):
    """What it is worth to be rid of an Episode."""
    return 0.6 + 0.1 * episode.solve


class Spend(Befalling):
    """The price is paid when the Special is announced (`deeds.begin`); when it happens, nothing is left."""

    told = "has an extra cost"

    asks_itself = True

    def may(self, s, seat, card, clause):
        """Also where nobody is there any more who could pay: it has been paid."""
        return True

    def does(self, s, seat, card, clause, targets):
        """It has been paid already."""

    def worth(self, s, seat, card, clause, targets=()):
        return -0.2

    def says(self, clause):
        return f"Side {self.said(clause)} as an extra cost"


OF_CARDS = {
    "lose": Lose,
    "gain": Gain,
    "reverse": Reverse,
    "side": Side,
    "stand": Stand,
    "destroy": Destroy,
    "shift": Shift,
    "solve": Solve,
    "spend": Spend,
}


def value_of(s, card):
    """What a card in play is worth to a computer player, in cards."""
    printed = s.what[card]
    if not printed.is_creature:
        return 0.7
    return worth_of(printed, values(s, card))


def worth_of(printed, numbers):
    """What a Creature with these values is worth to a computer player, in cards."""
    energy, substance, support = numbers
    low = energy if energy < substance else substance
    worth = 0.25 + 0.16 * (energy + substance + support) + 0.12 * low
    return worth + 0.25 * (bool(printed.uses) + bool(printed.standing))
