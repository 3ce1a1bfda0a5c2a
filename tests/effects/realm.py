"""A toy game whose cards speak of much that no game of ours needs yet: times, states, traits, elements, laws, moments.

It is played by Control's turns: spells are discarded for what they do, and what is diffused there is attacked here. Its
own words stand at the top, each in a few lines, as a game's own words stand in its folder.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, NamedTuple

from game.effects.language import ALWAYS, Deed, Language, Slot, Stat
from game.effects.takes import IN_PLAY, Number, Phrase
from game.effects.words import SHARED, Word
from game.kernel.agenda import an_action
from game.kernel.book import Book
from game.kernel.laws import Law, Refusal
from game.kernel.modifiers import imposed, overruled
from game.kernel.ruleset import EVERYBODY, Layout, Zone
from game.kernel.selectors import SAME_ZONE, holder, select, spoken
from game.kernel.verbs import expire, gather, mark
from game.rules import RULESETS
from game.rules.control import cards as control
from game.rules.control import laws

FULL = Law("1.1", "Three cards lie on one side at most.", "", "full")
ATTACK = Law("1.2", "A card that a card protects is not attacked.", "", "attack")
BURY = Law("1.3", "Some cards are not buried.", "", "bury")
MOST = 3


class Situation(NamedTuple):
    sided: bool = False
    damage: int = 0


class Side(Word):
    """side = PHRASE             turn cards sideways"""

    def may(self, s, seat, card, clause):
        standing = [not (s.cards[one] or Situation()).sided for one in select(s, seat, card, clause.select)]
        return any(standing)

    def does(self, s, seat, card, clause, targets):
        for target in targets:
            mark(s, target, sided=True)

    def says(self, clause):
        return f"side {spoken(clause.select)}"


class Damage(Word):
    """damage = N, to            that much damage to cards"""

    takes = Number()
    adverbs: ClassVar = {"to": Phrase(IN_PLAY)}
    needs = ("to",)
    cards_in = "to"  # where the phrase stands for the cards that it is done to

    def does(self, s, seat, card, clause, targets):
        for target in targets:
            mark(s, target, damage=damage(s, target) + clause.amount)

    def says(self, clause):
        return f"deal {clause.amount} damage to {spoken(clause.select)}"

    def worth(self, s, seat, card, clause, targets=()):
        return self.language.values.point * clause.amount


def damage(s, card):
    return s.cards[card].damage if s.cards[card] is not None else 0


LANGUAGE = Language(
    words={**SHARED, "side": Side, "damage": Damage},
    slots={
        "on_play": Slot("CardPlayed"),
        "on_other": Slot("CardPlayed elsewhere", says="when another card is played, "),
        "on_discard": Slot("CardSpent"),
        "always": ALWAYS,
    },
    stats=(Stat("attack", ("creature",)), Stat("defense", ("creature",)), Stat("cost", is_needed=False, most=9)),
    places={
        "play": "play",
        "past": "past",
        "hand": "hand",
        "discard": "discard",
        "time": SAME_ZONE,
        "sick-bay": ("play", "wounded"),
    },
    kinds=("creature", "resource", "spell"),
    not_meant=laws.NOT_MEANT,
    traits=("elf", "time-lord"),
    facts={"element": ("fire", "water")},
    states={"standing": ("sided", False), "sided": ("sided", True)},
    adjectives={
        "wounded": lambda s, card: damage(s, card) > 0,
        "it is your turn": lambda s, card: holder(s, card) == s.active,
    },
    plurals={"elf": "elves"},
    laws=(
        Deed(FULL, "fill a side", "have more than three cards"),
        Deed(ATTACK, "be attacked", "attack {}"),
        Deed(BURY, "be buried"),
    ),
    moments={"turn": "until end of turn", "combat": "this combat"},
    fields=("play", "past"),
    printed=control.Card,
)

CARDS = """
[elf]
name = "Elf"
kind = "creature"
attack = 1
defense = 2
traits = ["elf"]

[prince]
name = "Prince"
kind = "creature"
attack = 2
defense = 3
traits = ["elf"]
always = [{ bonus = 1, stat = ["attack", "defense"], to = "all other elf creatures in this time" }]

[giant]
name = "Giant"
kind = "creature"
attack = 4
defense = 5
element = "fire"

[mongol]
name = "Mongol"
kind = "creature"
attack = 1
defense = 1
always = [{ bonus = 1, stat = "attack", to = "this card", per = "another mongol in play" }]

[coward]
name = "Coward"
kind = "creature"
attack = 3
defense = 3
always = [{ bonus = -2, stat = "attack", to = "this card", if = "an enemy giant in play" }]

[dome]
name = "Dome"
kind = "resource"
always = [{ forbid = "attack", to = "your other creatures in play", unless = "a giant in play" }]

[licence]
name = "Licence"
kind = "resource"
always = [{ permit = "full", whose = "you" }]

[bolt]
name = "Bolt"
kind = "spell"
on_discard = [{ damage = 2, to = "a creature in play" }]

[rally]
name = "Rally"
kind = "spell"
on_discard = [{ bonus = 2, stat = ["attack", "defense"], to = "all elf creatures in play", until = "turn" }]

[frenzy]
name = "Frenzy"
kind = "spell"
on_discard = [{ bonus = 3, stat = "attack", to = "a creature in play", until = "combat", then = [{ side = "it" }] }]

[truce]
name = "Truce"
kind = "spell"
on_discard = [{ forbid = "attack", whose = "opponents", to = "all creatures in play", until = "turn" }]

[mercy]
name = "Mercy"
kind = "spell"
on_discard = [{ shield = "a creature in play", against = "attack", until = "turn" }]

[tithe]
name = "Tithe"
kind = "spell"
on_discard = [{ discard = "an enemy creature in play", unless = [{ side = "a standing resource of yours in play" }] }]

[rite]
name = "Rite"
kind = "spell"
on_discard = [{ side = "a standing creature of yours in play", must = true }, { draw = 2 }, { draw = 1 }]

[flood]
name = "Flood"
kind = "spell"
on_discard = [{ send = "two creatures in play", to = "hand" }]

[lure]
name = "Lure"
kind = "spell"
on_discard = [{ send = "up to two creatures in play", to = "deck" }]

[gift]
name = "Gift"
kind = "spell"
on_discard = [{ draw = 1, may = true }]

[theft]
name = "Theft"
kind = "spell"
on_discard = [{ discard = "an enemy creature in play", may = true }]

[pact]
name = "Pact"
kind = "spell"
on_discard = [{ draw = 1, who = "everybody" }]

[omen]
name = "Omen"
kind = "spell"
on_discard = [{ draw = 1, if = "two elves in play" }]

[glamour]
name = "Glamour"
kind = "spell"
on_discard = [{ grant = "elf", to = "a creature in play", until = "turn" }]

[plague]
name = "Plague"
kind = "spell"
on_discard = [{ damage = 1, to = "all wounded creatures in play" }]

[medic]
name = "Medic"
kind = "spell"
on_discard = [{ send = "a creature in the sick-bay", to = "hand" }]

[census]
name = "Census"
kind = "spell"
on_discard = [{ draw = 1, per = "an elf in play" }]

[herald]
name = "Herald"
kind = "resource"
on_other = [{ bonus = 2, stat = "attack", to = "that card", until = "combat", if = "it is your turn" }]

[curse]
name = "Curse"
kind = "resource"
on_play = [{ bonus = -1, stat = "attack", to = "an enemy creature in play", until = "leaves" }]

[doom]
name = "Doom"
kind = "spell"
on_discard = [
  { choose = [[{ damage = 1, to = "all creatures in play" }], [{ damage = 3, to = "a creature in play" }]] },
]
"""


class Act(RULESETS["control"].choices["action"]):
    """An action of a turn, as two laws allow that cards can contradict."""

    @classmethod
    def options(cls, s, frame):
        found = [action for action in super().options(s, frame) if forbidding(s, frame.seat, action) is None]
        return found or [an_action("draw")]  # from an empty deck, if need be

    @staticmethod
    def forbids(s, frame, card, target, zone):
        law = ATTACK if target >= 0 else FULL
        return [Refusal(law)]


def forbidding(s, seat, action):
    """The law that keeps this action from being done, or None."""
    if action.verb == "play" and len(s.cards_in(seat, "play")) >= MOST and not overruled(s, FULL, seat, action.card):
        return FULL
    if action.verb == "diffuse" and imposed(s, ATTACK, seat, action.target):
        return ATTACK
    return None


def make(tmp_path, cards=CARDS, name="realm"):
    """The ruleset of the realm, with these cards."""
    path = tmp_path / "realm.toml"
    path.write_text(cards, encoding="utf-8")
    book = LANGUAGE.load(name, path)
    rules = RULESETS["control"]
    narrow = rules.layout_for

    def layout_for(seats):
        past = [Zone("past", seat, EVERYBODY) for seat in range(seats)]
        return Layout((*narrow(seats).zones, *past), seats)

    return replace(
        rules,
        name=name,
        title=name.title(),
        book=book,
        layout_for=layout_for,
        fields=("play", "past"),
        Situation=Situation,
        set_up=lambda s: set_up(s, book),
        procedures={
            **rules.procedures,
            "turn": (*rules.procedures["turn"], lambda s, turn: expire(s, "turn")),
            **LANGUAGE.procedures,
        },
        choices={**rules.choices, **LANGUAGE.choices(book), "action": Act},
    )


def set_up(s, book: Book):
    s.what = tuple(p for _ in (0, 1) for p in book for _ in range(3))
    s.marking = tuple(mark for mark in (0, 1) for _ in book for _ in range(3))
    gather(s)
