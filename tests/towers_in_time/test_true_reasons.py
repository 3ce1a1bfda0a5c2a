"""Every reason that is given is true: what a law says of the cards holds of them, in positions of random games."""

import random
from collections import Counter

import pytest

from game.kernel.agenda import explain, lands, legal_actions, lifts, perform
from game.rules.towers_in_time import laws, texts
from game.rules.towers_in_time.domain import body_of, source_of, standing_on
from game.rules.towers_in_time.glyphs import has, ranged
from game.rules.towers_in_time.numbers import is_diffused
from tests.playing import WAYS, begin, drawn

from .laying import table


class Drag:
    """A drag as a person at the table sees it."""

    def __init__(self, s, card, target, zone):
        self.s, self.card, self.target, self.zone = s, card, target, zone
        self.printed, self.place = s.what[card], s.layout.zones[s.where[card]]
        self.seat = s.agenda[-1].seat
        self.legal = [action for action in legal_actions(s) if action.card == card]

    def situation(self, card):
        return self.s.cards[card] if card >= 0 else None

    def is_marked(self, *marks):
        """Whether the card that acts, or the one that it is laid on, is marked so."""
        both = (self.situation(body_of(self.s, self.card)), self.situation(self.target))
        return any(getattr(one, mark, 0) for one in both for mark in marks)

    @property
    def source(self):
        return source_of(self.s, self.target) if self.s.what[self.target].kind != "source" else self.target

    @property
    def tower(self):
        return [self.s.what[card] for card in standing_on(self.s, self.source)]

    def is_there(self, status):
        """Whether a creature of that status stands in the tower that is meant."""
        return any(printed.status == status and printed.is_creature for printed in self.tower)

    @property
    def is_reaching(self):
        """Whether the card can mean others at all."""
        is_weapon = self.printed.kind == "item" and self.printed.ranged
        shoots = is_weapon or ranged(self.s, self.card) or has(self.s, self.card, "paralyze")
        return self.printed.uses or (self.printed.is_spell if self.place.name in ("hand", "shields") else shoots)

    @property
    def is_open(self):
        situation = self.situation(self.target)
        return bool(situation and (situation.exposed or situation.fights)) or is_diffused(self.s, self.target)


TRUE = {
    "NOT_YOURS": lambda d: d.place.seat != d.seat,
    "USED": lambda d: d.is_marked("used"),
    "CANNOT_ACT": lambda d: d.is_marked("fate", "paralyzed"),
    "LIMBO_FULL": lambda d: not d.s.turn or len(d.s.cards_in(d.seat, "limbo")) >= 6,
    "LIMBO_ROOM": lambda d: d.place.name == "limbo",
    "ONLY_ONWARD": lambda d: d.place.name == "limbo",
    "NO_LIMBO_FOR_SPELLS": lambda d: d.printed.is_spell,
    "NO_PLACE": lambda d: not d.legal,
    "TOO_DEAR": lambda d: d.place.name in ("hand", "limbo", "shields") and not any(a.verb == "cast" for a in d.legal),
    "SOURCE_SAPPED": lambda d: bool(d.situation(d.source)) and d.situation(d.source).used,
    "ON_A_SOURCE": lambda d: d.printed.level and not d.printed.is_spell,
    "ON_A_FOLLOWER": lambda d: d.printed.kind in ("item", "totem"),
    "TOWER_FULL": lambda d: not d.s.turn or len(d.tower) == 3,
    "LADDER_MEDIAN": lambda d: d.printed.status == "median" and not d.is_there("minor"),
    "LADDER_MAJOR": lambda d: d.printed.status == "major" and not d.is_there("median"),
    "MOVED_TO_SAME": lambda d: d.s.on[d.card] == d.target,
    "CANNOT_FIGHT": lambda d: not d.printed.is_fighter or d.place.name == "gear",
    "NO_RANGE": lambda d: not d.is_reaching and d.printed.is_fighter,
    "NO_ABILITY": lambda d: not d.is_reaching,
    "INVISIBLE": lambda d: has(d.s, d.target, "invisible"),
    "NOT_VULNERABLE": lambda d: d.is_reaching and not d.is_open,
    "NOT_MEANT": lambda d: d.is_reaching,
    "SOURCES_STAY": lambda d: d.place.name == "sources" and not d.printed.uses,
}  # fmt: skip
NAMES = {law: name for name, law in vars(laws).items() if isinstance(law, laws.Law)}


@pytest.fixture(scope="module")
def met():
    return Counter()


def check(s, card, target, zone, met):
    for refusal in explain(s, card, target, zone):
        name, drag = NAMES[refusal.law], Drag(s, card, target, zone)
        met[name] += 1
        said = (name, refusal.detail, s.what[card], str(drag.place), s.what[target] if target >= 0 else zone)
        assert name not in TRUE or TRUE[name](drag), said
        if name == "USED" and zone >= 0 and not refusal.detail.startswith(texts.BEARER_USED.partition("{")[0]):
            assert drag.situation(card) and drag.situation(card).used, said
        if "Click" in refusal.detail:
            assert drag.legal, said
        if refusal.detail == texts.NOT_NEEDED_TO_PAY:
            assert not drag.legal, said


@pytest.mark.parametrize("seed", range(9))
def test_every_reason_is_true(seed, met):
    s, luck = begin("towers_in_time", (2, 3, 4)[seed % 3], seed), random.Random(seed)
    while s.outcome is None:
        if luck.random() < 0.2:
            legal = {(lifts(s, action), place[:2]) for action in legal_actions(s) for place in lands(s, action)}
            seen = [c for c in range(len(s.what)) if s.layout.zones[s.where[c]].name not in ("deck", "discard")]
            mine = [c for c in seen if s.layout.zones[s.where[c]].seat == s.agenda[-1].seat] or seen
            for _ in range(20):
                card, target, zone = luck.choice(mine), luck.choice(seen), luck.randrange(len(s.zones))
                place = (target, -1) if luck.random() < 0.6 else (-1, zone)
                if (card, place) not in legal and card != target:
                    check(s, card, *place, met)
        perform(s, drawn(s, legal_actions(s), luck, WAYS[seed % 3]))


def test_nearly_every_one_of_these_reasons_was_given(met):
    assert len(set(TRUE) - set(met)) <= 3, set(TRUE) - set(met)


def test_a_spell_on_what_waits_in_limbo_is_told_that_it_never_lies_there_and_not_what_it_costs():
    t = table("sources-0: high-mesa\nhand-0: undertow\nlimbo-0: squire")
    spell, waits = t.card("undertow"), t.card("squire")
    assert [found.law for found in explain(t.state, spell, waits)] == [laws.NO_LIMBO_FOR_SPELLS]
