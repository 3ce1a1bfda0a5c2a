"""The words that only the cards of Towers in Time are written with.

damage = N, to, by           that much damage to cards; with by = "x" so often as X says
heal = N, to                 take that much damage off cards
kill = PHRASE                cards are killed, and may be saved
destroy = PHRASE             cards are destroyed, and may not
paralyze = PHRASE            cards take no action until the next turn
straighten = PHRASE          cards are straight again
tax = PHRASE                 cards are used up for this turn
expose = PHRASE              cards are vulnerable
ground = PHRASE              cards that fly land
recall = PHRASE              cards go back to limbo
bind = PHRASE                this spell lies on that card as long as it lasts
dispel = PHRASE              a sustained spell ends, or the spell that is answered is cancelled
collapse = "this card"       a source is destroyed with its tower
regroup = true               move your cards as you like
rampart = N                  cards off the deck become shields
"""

from __future__ import annotations

from typing import ClassVar

from ...effects.saying import many, number
from ...effects.takes import IN_PLAY, Flag, Number, OneOf, Phrase
from ...effects.words import SHARED, Word
from ...effects.words import deed as shared
from ...effects.words.deed import side
from ...kernel.events import AbilityVain
from ...kernel.modifiers import ADD
from ...kernel.selectors import select, spoken
from ...kernel.template import fill
from ...kernel.verbs import announce, mark, move
from . import events as ev
from . import texts
from .domain import NOTHING, is_dead, seat_of, standing_on
from .fight import concerned
from .glyphs import is_immune
from .naming import plain_all
from .numbers import attack, defense
from .verbs import collapse, end_spell, expose, fall, heal, kill, recall, strike, use


def reached(s, card, clause, targets):
    """Those of several at once that something happens to: not the immune, the dead only if it saves them, and in a
    combat nobody who has nothing to do with it (8.12, 9.6, 10.8)."""
    if clause.select is None or not clause.select.is_all:
        return targets
    saves, seats = clause.word == "heal", concerned(s)
    return tuple(
        [
            one
            for one in targets
            if (saves or not is_dead(s, one))
            and not is_immune(s, one, card)
            and (seats is None or s.layout.zones[s.where[one]].seat in seats)
        ]
    )


class Reaching(Word):
    """A word that does something to cards, of which some are spared if it means several at once (8.12, 10.8)."""

    def does(self, s, seat, card, clause, targets):
        found = reached(s, card, clause, targets)
        if found or not targets:
            super().does(s, seat, card, clause, found)


class Deed(Reaching, shared.Deed):
    """What is done to each of its cards."""


class Bonus(Reaching, SHARED["bonus"]):
    """A number for as long as something lasts."""


class Grant(Reaching, SHARED["grant"]):
    """A glyph for as long as something lasts."""

    def holds(self, clause):
        _, is_immune_to, what = clause.get(self.name).partition("immune-")
        if not is_immune_to:
            return super().holds(clause)
        return f"{spoken(clause.select)} {many(clause.select, 'is', 'are')} immune to {what.title()}"


class Damage(Deed):
    told = "deals damage"
    takes = Number()
    adverbs: ClassVar = {"to": Phrase(IN_PLAY), "by": OneOf("x")}
    needs = ("to",)
    cards_in = "to"

    def amount(self, s, card, clause):
        if clause.get("by") != "x":
            return clause.amount
        situation = s.cards[card]
        return clause.amount * (situation.x if situation is not None else 1)

    def befalls(self, s, seat, card, clause, target):
        if not is_dead(s, target):
            strike(s, target, self.amount(s, card, clause), card)

    def merit(self, s, card, clause, target):
        value, tough = self.language.values.lying(s, target), max(1, defense(s, target))
        situation = s.cards[target]
        left = tough - (situation.damage if situation is not None else 0)
        return value if self.amount(s, card, clause) >= left else 0.2 * value

    def says(self, clause):
        whom = spoken(clause.select)
        is_x = clause.get("by") == "x"
        return f"deal X damage to {whom}. This costs X more" if is_x else f"deal {clause.amount} damage to {whom}"


class Heal(Deed):
    told = "heals Fighters"
    takes = Number()
    adverbs: ClassVar = {"to": Phrase(IN_PLAY)}
    needs = ("to",)
    cards_in = "to"
    good = 1.0

    def may(self, s, seat, card, clause):
        return any([self.helps(s, one) for one in select(s, seat, card, clause.select)])

    def helps(self, s, card):
        situation = s.cards[card]
        return situation is not None and situation.damage > 0

    def befalls(self, s, seat, card, clause, target):
        if self.helps(s, target):
            heal(s, target, clause.amount)

    def merit(self, s, card, clause, target):
        situation = s.cards[target]
        if situation is None or not situation.damage:
            return 0.0
        value = self.language.values.lying(s, target)
        is_saved = situation.fate and situation.damage - clause.amount < max(1, defense(s, target))
        return value if is_saved else 0.05 * value

    def says(self, clause):
        return f"heal {clause.amount} damage from {spoken(clause.select)}"


class Kill(Deed):
    told = "kills a Fighter"

    def befalls(self, s, seat, card, clause, target):
        if not is_dead(s, target):
            mark(s, target, damage=max((s.cards[target] or NOTHING).damage, defense(s, target), 1))
            kill(s, target, card)

    def says(self, clause):
        return f"kill {spoken(clause.select)}"


class Destroy(Deed):
    told = "destroys cards"

    def befalls(self, s, seat, card, clause, target):
        fall(s, target, seat, card)

    def says(self, clause):
        return f"destroy {spoken(clause.select)}"


class Paralyze(Deed):
    told = "paralyzes Fighters"

    def befalls(self, s, seat, card, clause, target):
        if (s.cards[target] or NOTHING).paralyzed:
            say_vain(s, seat, card, (target,), "paralyzed")
            return
        mark(s, target, paralyzed=True)
        announce(s, ev.CardParalyzed, seat, card, target)

    def merit(self, s, card, clause, target):
        return 0.4 * self.language.values.lying(s, target)

    def says(self, clause):
        return f"paralyze {spoken(clause.select)}"


def say_vain(s, seat, card, targets, how):
    """Say that what a card does changes nothing: all that it reaches are so already."""
    if targets and s.story is not None:
        why = fill(texts.WHY_ALREADY[how], cards=plain_all(s, targets))
        announce(s, AbilityVain, seat, card, why, len(s.what[card].effects) > 1)


class Turning(Deed):
    """Cards are laid across or straight, and of those that lay otherwise the log says it, all in one line."""

    tells: type
    lies: str

    def does(self, s, seat, card, clause, targets):
        lay = [(s.cards[one] or NOTHING).used for one in targets]
        super().does(s, seat, card, clause, targets)
        turned = [one for one, was in zip(targets, lay, strict=True) if (s.cards[one] or NOTHING).used != was]
        if turned:
            announce(s, self.tells, seat, card, tuple(turned))
        else:
            say_vain(s, seat, card, targets, self.lies)


class Straighten(Turning):
    told = "straightens cards"
    good = 1.0
    tells = ev.CardsStraightened
    lies = "straight"

    def befalls(self, s, seat, card, clause, target):
        situation = s.cards[target]
        if situation is not None and situation.used:
            mark(s, target, used=False)

    def merit(self, s, card, clause, target):
        situation = s.cards[target]
        return 0.3 if situation is not None and situation.used else 0.0

    def says(self, clause):
        return f"straighten {spoken(clause.select)}"


class Tax(Turning):
    told = "taxes cards"
    tells = ev.CardsTaxed
    lies = "used"

    def befalls(self, s, seat, card, clause, target):
        use(s, target)

    def merit(self, s, card, clause, target):
        situation = s.cards[target]
        return 0.0 if situation is not None and situation.used else 0.4

    def says(self, clause):
        return f"tax {spoken(clause.select)}"


class Expose(Deed):
    told = "makes Fighters vulnerable"

    def befalls(self, s, seat, card, clause, target):
        expose(s, target, seat)

    def merit(self, s, card, clause, target):
        return 0.3

    def says(self, clause):
        return f"{spoken(clause.select)} {many(clause.select, 'becomes', 'become')} vulnerable"


class Ground(Deed):
    told = "grounds flyers"

    def befalls(self, s, seat, card, clause, target):
        mark(s, target, grounded=True)
        announce(s, ev.CardLanded, seat_of(s, target), target)

    def merit(self, s, card, clause, target):
        return 0.2

    def says(self, clause):
        return f"{spoken(clause.select).removeprefix('all ')} can't fly until end of turn"


class Recall(Deed):
    told = "returns cards to limbo"

    def befalls(self, s, seat, card, clause, target):
        recall(s, target, seat)

    def merit(self, s, card, clause, target):
        return 0.6 * self.language.values.lying(s, target)

    def says(self, clause):
        whose = many(clause.select, "its owner's", "their owners'")
        return f"return {spoken(clause.select)} to {whose} limbo"


def _behind(s, source):
    """How many creatures stand in the tower on that source."""
    return sum([s.what[card].is_creature for card in standing_on(s, source)])


class Bind(Word):
    """The spell lies on the card from now on, and gives it its numbers and glyphs (13.2)."""

    told = "attaches to a card"

    picks = "Attach to {}"

    def does(self, s, seat, card, clause, targets):
        """It is laid there when its casting is over: the card still lies in the middle (`casting.settle`)."""

    def asks(self, clause):
        return f"choose {spoken(clause.select)}."

    def says(self, clause):
        _, which, whose, *_ = clause.select.said
        whom = f"one of your {which}s" if whose else spoken(clause.select).removesuffix(" in play")
        is_tower = (clause.select.wants("kind") or ("", ""))[1] == "source"
        whole = f"attach to {whom}"
        return whole if is_tower else f"{whole}. It gets this card's numbers and glyphs"

    def worth(self, s, seat, card, clause, targets=()):
        """What is printed on the spell for the one that bears it; what a wall gives, for each creature behind it."""
        printed = s.what[card]
        gain = 0.15 * (printed.attack + printed.defense) + 0.2 * len(printed.glyphs - {"sustained", "wall"})
        each = sum([0.15 * one.amount if one.how == ADD else 0.2 for one in printed.standing])
        found = targets or select(s, seat, card, clause.select)
        return max([(gain + each * _behind(s, one)) * side(s, seat, one) for one in found], default=0.0)


class Dispel(Deed):
    told = "ends or cancels a spell"
    takes = Phrase(IN_PLAY)

    def befalls(self, s, seat, card, clause, target):
        end_spell(s, target, seat, texts.WHY_DISPELLED)

    def merit(self, s, card, clause, target):
        return 0.8

    def says(self, clause):
        which = spoken(clause.select).replace("Sustained", "Sustained spell")
        return f"end {which}, or cancel the spell this responds to"


class Collapse(Word):
    told = "destroys its own tower"

    def does(self, s, seat, card, clause, targets):
        for target in targets:
            if s.is_in_field(target):
                collapse(s, target, seat, card)

    def says(self, clause):
        return "destroy this gate and everything in its tower"

    def worth(self, s, seat, card, clause, targets=()):
        return -sum([self.language.values.lying(s, one) for one in s.load.get(card, ())]) - 0.5


class Regroup(Word):
    """Every card at most once, to wherever it may be moved, and nobody is taxed by it."""

    told = "moves your cards"

    takes = Flag()
    asks_itself = True

    def clause(self, values, terms):
        return super().clause({}, terms)._replace(word=self.name)

    def does(self, s, seat, card, clause, targets):
        s.push("regroup", seat, card, ())

    def says(self, clause):
        return "move any number of your Creatures, Artifacts, Totems and Items, once each"

    def worth(self, s, seat, card, clause, targets=()):
        return 0.1


class Rampart(Word):
    told = "adds shields"
    takes = Number()

    def may(self, s, seat, card, clause):
        return bool(s.cards_in(seat, "deck"))

    def lacks(self, clause):
        return "the deck is empty"

    def does(self, s, seat, card, clause, targets):
        for _ in range(min(clause.amount, len(s.cards_in(seat, "deck")))):
            move(s, s.cards_in(seat, "deck")[-1], s.layout.of["shields"][seat], seat)

    def says(self, clause):
        cards = "card" if clause.amount == 1 else f"{number(clause.amount)} cards"
        return f"add the top {cards} of your deck to your shields"

    def worth(self, s, seat, card, clause, targets=()):
        return 1.5 * clause.amount


OWN = {
    "bonus": Bonus,
    "grant": Grant,
    "damage": Damage,
    "heal": Heal,
    "kill": Kill,
    "destroy": Destroy,
    "paralyze": Paralyze,
    "straighten": Straighten,
    "tax": Tax,
    "expose": Expose,
    "ground": Ground,
    "recall": Recall,
    "bind": Bind,
    "dispel": Dispel,
    "collapse": Collapse,
    "regroup": Regroup,
    "rampart": Rampart,
}
IN_COMBAT = frozenset(
    (
        "damage",
        "heal",
        "kill",
        "destroy",
        "paralyze",
        "tax",
        "expose",
        "ground",
        "recall",
        "bind",
        "dispel",
        "bonus",
        "grant",
    )
)  # what affects a combat (10.7)


def value_of(s, card):
    """What a card in play is worth to a computer player, in cards."""
    printed = s.what[card]
    if printed.is_fighter:
        return (
            0.4 + 0.22 * attack(s, card) + 0.14 * defense(s, card) + 0.15 * len(printed.glyphs) + 0.3 * printed.points
        )
    return 0.5 + 0.1 * (printed.attack + printed.defense + printed.temper)
