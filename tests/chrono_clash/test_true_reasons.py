"""Every reason that is given is true: what a law says of the cards holds of them, in positions of many random games."""

import random
from collections import Counter
from itertools import islice

import pytest

from game.kernel.agenda import explain, lands, legal_actions, lifts
from game.rules.chrono_clash import laws
from game.rules.chrono_clash.attacks import could_attack
from game.rules.chrono_clash.reach import protected
from game.rules.chrono_clash.turn_choices import can_pay_extra
from game.rules.chrono_clash.worth import has, pilot_of, rows
from tests.playing import positions

from .laying import RULES, table


class Drag:
    """A drag as a person at the table sees it."""

    def __init__(self, s, card, target, zone):
        self.s, self.card, self.target = s, card, target
        self.seat = s.agenda[-1].seat
        self.onto = s.layout.zones[s.where[target] if target >= 0 else zone]
        self.place = s.layout.zones[s.where[card]]

    def is_tapped(self, card):
        return self.s.cards[card] is not None and self.s.cards[card].is_tapped

    def is_fresh(self, card):
        return self.s.cards[card] is not None and self.s.cards[card].came == self.s.turn

    @property
    def battler(self):
        """Of whom a reason about resting speaks: the card that is dragged, or the one it is laid on."""
        return self.card if self.place.name == "battlefield" else self.target

    def stands(self, icon):
        """Whether the player who is meant has a tapped battler with that icon, on no quest."""
        s = self.s
        field = s.cards_in(self.onto.seat, "battlefield")
        return any(has(s, c, icon) and self.is_tapped(c) and not s.loads(c, "quests") for c in field)


TRUE = {
    "FRESH": lambda d: d.is_fresh(d.battler) and not has(d.s, d.battler, "fast"),
    "TAPPED": lambda d: d.is_tapped(d.battler),
    "FAST_ATTACKS": lambda d: d.is_fresh(d.battler) and has(d.s, d.battler, "fast") and not d.is_tapped(d.battler),
    "NOT_TAPPED": lambda d: d.target >= 0 and not d.is_tapped(d.target) and d.onto.name == "battlefield",
    "CANT_ATTACK": lambda d: has(d.s, d.card, "cant-attack"),
    "CANT_ATTACK_BATTLERS": lambda d: has(d.s, d.card, "cant-attack-battlers") and not d.s.loads(d.target, "quests"),
    "CANNOT_TAP_EITHER": lambda d: has(d.s, d.card, "cant-attack") and rows(d.s, d.card, "tap"),
    "NO_TAP_ABILITY": lambda d: not rows(d.s, d.card, "tap"),
    "SENTINEL": lambda d: d.stands("sentinel"),
    "TAUNT": lambda d: d.stands("taunt") and not has(d.s, d.target, "taunt"),
    "ELUSIVE": lambda d: has(d.s, d.target, "elusive") and not has(d.s, d.card, "elusive"),
    "TRANSFORM": lambda d: not could_attack(d.s, d.target),
    "NOT_A_WALKER": lambda d: d.s.what[d.target].group != "walker",
    "HAS_A_PILOT": lambda d: pilot_of(d.s, d.target) >= 0,
    "EXTRA_COST": lambda d: d.s.agenda[-1].what == "payment" or not can_pay_extra(d.s, d.seat, d.card),
    "LEADER": lambda d: d.s.seats[d.seat].leader > 0 and d.s.what[d.card].part == "extra",
    "PROTECTOR": lambda d: d.card in protected(d.s, d.seat),
    "ALREADY_TAPPED": lambda d: d.is_tapped(d.card),
    "NO_SUMMON_ABILITY": lambda d: not rows(d.s, d.card, "BattlerSummoned"),
    "OWN_BATTLEFIELD": lambda d: d.s.what[d.card].kind == "battler",
    "TO_THE_MIDDLE": lambda d: d.s.what[d.card].kind == "action",
    "TARGETS_LATER": lambda d: d.s.what[d.card].kind == "action" and d.place.name == "hand",
    "NOT_YOURS": lambda d: d.place.seat != d.seat,
    "ATTACK_ENEMIES": lambda d: d.onto.seat in (d.seat, None),
    "ATTACK_WHAT": lambda d: d.onto.name not in ("battlefield", "guardians"),
    "OUT": lambda d: d.s.seats[d.onto.seat].is_out,
    "NO_SNEAK_ATTACK": lambda d: "sneak-attack" not in d.s.what[d.card].traits or d.s.what[d.card].part == "extra",
    "QUEST_CARD": lambda d: d.place.name == "battlefield" and d.onto.name == "hand",
    "ONLY_STANDARD": lambda d: d.s.what[d.card].part == "extra",
    "ONLY_BATTLERS_PAY": lambda d: d.place.name != "battlefield" or d.place.seat != d.seat,
    "GUARDIANS_LIE": lambda d: d.place.name == "guardians",
    "DECK_LIES": lambda d: d.place.name == "deck",
    "EXTRA_LIES": lambda d: d.place.name == "extra",
    "ON_A_QUEST": lambda d: d.place.name == "quests",
    "UNDER_A_BATTLER": lambda d: d.place.name == "under",
    "ABOARD": lambda d: d.place.name == "pilots",
    "GONE": lambda d: d.place.name == "gone",
    "DISCARD_LIES": lambda d: d.place.name == "discard",
}
NAMES = {law: name for name, law in vars(laws).items() if name.isupper() if isinstance(law, laws.Law)}


FIELD = (
    "bear", "fast", "fast-clerk", "clerk", "pacifist", "pacifist-clerk", "raider", "sentinel", "taunt", "elusive",
    "elusive-taunt", "sentinel-taunt", "protector", "walker", "titan", "drummer", "scout", "truce", "drill",
)  # fmt: skip
HAND = (
    "mouse",
    "bolt",
    "sneak",
    "pilot",
    "transform",
    "titan",
    "imp",
    "colossus",
    "decree",
    "shove",
    "encore",
    "plain",
)
WAYS = ("", " tapped", " tapped", " fresh", " tapped fresh")


def laid(luck):
    """Two battlefields by chance, with tapped and fresh battlers, a pilot, a quest and a card under one."""
    lines = [f"time-0: {luck.choice((2, 9))}", f"leader-0: {luck.choice((0, 2))}"]
    lines += luck.choice((["seats: 2"], ["seats: 3"], ["seats: 3", "is_out-2: 1"]))
    for seat in (0, 1):
        field = luck.sample(FIELD, luck.randint(2, 6))
        lines.append(f"battlefield-{seat}: " + ", ".join(key + luck.choice(WAYS) for key in field))
        if "walker" in field and luck.random() < 0.5:
            lines.append(f"pilots-{seat}: ace on walker")
        if luck.random() < 0.4:
            lines.append(f"quests-{seat}: cat on {luck.choice(field)}")
        if luck.random() < 0.4:
            lines.append(f"under-{seat}: wolf on {luck.choice(field)}")
        lines.append(f"hand-{seat}: {', '.join(luck.sample(HAND, 5))}")
        lines.append(f"guardians-{seat}: {luck.choice(('-', 'mouse, cat'))}")
    return "\n".join([*lines, "discard-0: ox", "gone-0: giant", "extra-0: risen, navy"])


def drags(s):
    """Every card that lies anywhere but in the deck, onto every card in play and every zone."""
    cards = [card for zone, lying in enumerate(s.zones) for card in lying if s.layout.zones[zone].name != "deck"]
    cards += [s.cards_in(seat, "deck")[-1] for seat in range(len(s.seats)) if s.cards_in(seat, "deck")]
    onto = [card for card in cards if s.layout.zones[s.where[card]].name in ("battlefield", "hand", "pilots", "quests")]
    for card in cards:
        yield from ((card, target, -1) for target in onto if target != card)
        yield from ((card, -1, zone) for zone in range(len(s.zones)))


@pytest.fixture(scope="module")
def met():
    return Counter()


@pytest.mark.parametrize("seed", range(60))
def test_every_reason_is_true(seed, met):
    luck = random.Random(seed)
    rulings = {r.key.replace("-", "_"): luck.choice(list(r.choices)) for r in RULES.rulings}
    t = table(laid(luck), **rulings)
    if "play encore" in t.options and luck.random() < 0.5:
        t.does("play encore")
    for s in (now.clone() for now in islice(positions(t.state, seed), 4)):
        if s.outcome is not None:
            return
        legal = {(lifts(s, action), place[:2]) for action in legal_actions(s) for place in lands(s, action)}
        for card, target, zone in drags(s):
            if (card, (target, zone)) not in legal:
                for refusal in explain(s, card, target, zone):
                    name, drag = NAMES[refusal.law], Drag(s, card, target, zone)
                    met[name] += 1
                    check = TRUE.get(name)
                    assert check is None or check(drag), (name, str(drag.place), str(drag.onto), s.what[card])


def test_every_one_of_these_reasons_was_given(met):
    assert set(TRUE) - set(met) == set()
