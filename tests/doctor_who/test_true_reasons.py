"""Every reason that is given is true: what a law says of the cards holds of them, in positions of random games."""

import random
from collections import Counter

import pytest

from game.kernel.agenda import explain, lands, legal_actions, lifts, perform
from game.rules.doctor_who import laws
from game.rules.doctor_who.domain import ERAS, chosen, is_chosen, is_fighting, is_fresh, is_sided, value
from tests.playing import WAYS, begin, drawn


class Drag:
    """A drag as a person at the table sees it."""

    def __init__(self, s, card, target, detail):
        self.s, self.card, self.target, self.detail = s, card, target, detail
        self.printed, self.place = s.what[card], s.layout.zones[s.where[card]]
        self.seat = s.agenda[-1].seat
        self.legal = [action for action in legal_actions(s) if action.card == card]

    def mine(self, *zones):
        return [self.s.what[card] for zone in zones for card in self.s.cards_in(self.seat, zone)]

    @property
    def there(self):
        """What lies on one's own side of the chosen Time Zone."""
        return self.mine(ERAS[chosen(self.s) - 1])


TRUE = {
    "NOT_YOURS": lambda d: d.place.seat != d.seat,
    "STACK_LIES": lambda d: d.place.name == "time",
    "LOST_LIES": lambda d: d.place.name == "lost",
    "DISCARD_LIES": lambda d: d.place.name == "discard",
    "SIDED": lambda d: is_sided(d.s, d.target if d.detail else d.card),
    "FRESH": lambda d: is_fresh(d.s, d.card),
    "ELSEWHERE": lambda d: not is_chosen(d.s, d.card) and d.printed.uses,
    "COMBATANT": lambda d: is_fighting(d.s, d.card),
    "NO_SUPPORT": lambda d: d.printed.is_creature and not value(d.s, d.card, "support"),
    "TWO_ENDS": lambda d: not is_chosen(d.s, d.card) or not is_chosen(d.s, d.target),
    "SUPPORT_WHOM": lambda d: d.target < 0 or not d.s.is_in_field(d.target) or not d.s.what[d.target].is_creature
    or d.s.layout.zones[d.s.where[d.target]].seat != d.seat,
    "NO_SPECIAL": lambda d: not d.printed.uses,
    "HOME": lambda d: d.printed.is_creature and d.printed.era not in ("timeless", ERAS[chosen(d.s) - 1]),
    "SIX": lambda d: len([printed for printed in d.there if not printed.is_episode]) == 6,
    "FIVE": lambda d: sum(p.is_creature and p.era == "timeless" for p in d.mine(*ERAS)) == 5,
    "ONE_DOCTOR": lambda d: any(printed.is_doctor for printed in d.mine(*ERAS)),
    "UNIQUE": lambda d: any(d.printed is d.s.what[card] for side in (0, 1) for era in ERAS
                            for card in d.s.cards_in(side, era)),
    "CHOOSE_ZONE": lambda d: not chosen(d.s) or d.s.agenda[-1].what == "zone",
    "NO_EFFECT": lambda d: not d.legal or d.printed.is_creature,
    "NO_COST": lambda d: d.printed.uses or d.printed.flashes,
    "NO_ANSWER": lambda d: not d.legal,
    "THEIR_SIDE": lambda d: d.printed.is_episode,
    "SIDE_TAKEN": lambda d: d.printed.is_episode,
}  # fmt: skip
NAMES = {law: name for name, law in vars(laws).items() if isinstance(law, laws.Law)}


@pytest.fixture(scope="module")
def met():
    return Counter()


@pytest.mark.parametrize("seed", range(6))
def test_every_reason_is_true(seed, met):
    s, luck = begin("doctor_who", 2, seed), random.Random(seed)
    while s.outcome is None:
        if luck.random() < 0.15:
            legal = {(lifts(s, action), place[:2]) for action in legal_actions(s) for place in lands(s, action)}
            seen = [c for c in range(len(s.what)) if s.layout.zones[s.where[c]].name not in ("deck", "discard")]
            mine = [c for c in seen if s.layout.zones[s.where[c]].seat == s.agenda[-1].seat] or seen
            for _ in range(15):
                card, target, zone = luck.choice(mine), luck.choice(seen), luck.randrange(len(s.zones))
                place = (target, -1) if luck.random() < 0.6 else (-1, zone)
                if (card, place) not in legal and card != target:
                    check(s, card, *place, met)
        perform(s, drawn(s, legal_actions(s), luck, WAYS[seed % 3]))


def check(s, card, target, zone, met):
    for refusal in explain(s, card, target, zone):
        name, drag = NAMES[refusal.law], Drag(s, card, target, refusal.detail)
        met[name] += 1
        said = (name, refusal.detail, s.what[card], str(drag.place), s.what[target] if target >= 0 else zone)
        assert name not in TRUE or TRUE[name](drag), said
        if refusal.detail.startswith("Drop") and name != "ATTACK_WHOM":
            assert drag.legal, said
        if name not in ("NOT_MEANT", "EPISODE_CHOICE"):  # which say what is asked for, whatever was dragged
            said_of_it = f"{drag.printed.name} is a Resource", f"{drag.printed.name} can only target "
            is_told = any(words in refusal.detail for words in said_of_it)
            assert is_told or not ("Creature" in refusal.detail and drag.printed.kind == "resource"), said


def test_nearly_every_one_of_these_reasons_was_given(met):
    assert len(set(TRUE) - set(met)) <= 8, set(TRUE) - set(met)
