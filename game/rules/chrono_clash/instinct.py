"""What a sensible player of Chrono Clash is drawn to, without thinking ahead.

`instinct` weighs the options of the waiting choice: 0 for what only harms oneself, more for what is often good.
The search tries first what weighs more and never what weighs nothing while something else is left; a playout
draws by these weights. It looks at what everybody sees and at the own hand, and never at what has been dealt face
down: how strong guardians are on average, it knows from the card file.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from ...kernel.agenda import Action
from ...kernel.state import Frame, State
from .gains import A_GUARDIAN, A_TIME, aim_gain, rival_gain, row_gain, stands, worth_now
from .icons import Group, Row
from .merit import STRONG, body, keep, merit
from .reach import opponents
from .turn_choices import price
from .verbs import PASS
from .worth import auras, has, strength

SURE = 100.0  # nothing else need be looked at
LATER = 0.12  # how much less what ends the turn is wanted while something free is left to do
SEEMING = 0.5  # by so much, in cards, an extra-deck card may seem worth less than its payers, and still be thought of
A_POINT = 1.0  # what a quest point is worth, in cards
AMBUSH = 0.04  # ... and each strength of the card that guards it, which an attacker must beat
KNOWN_SPARE = 2  # so many of the least wanted cards in hand are thought of for a quest


def instinct(s: State, options: Sequence[Action]) -> list[float]:
    """A weight for each option of the waiting choice, none below 0."""
    frame = s.agenda[-1]
    return WAYS[frame.what](s, frame, options)


# The main phase


def _main(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    seat, what = frame.seat, s.what
    time = s.seats[seat].time
    tables = _Tables(s, seat)
    is_plain = not any([owner == seat and target.place == "hand" for owner, _, target, _ in auras(s)])
    weights = []
    ending = []  # the places of what would end the turn
    free = useful = 0.0  # the best that costs no time; the best battler that is no worse than passing
    for place, action in enumerate(options):
        verb, card, target, amount = action
        if verb in FREE:
            if verb == "quest":
                weight = tables.quest(card, target)
            elif verb == "attack":
                weight = tables.attack(card, target, amount)
            elif what[card].taps:
                weight = max(0.0, sum([row_gain(s, seat, card, row) for row in what[card].taps]))
            else:
                weight = 0.3  # lent
            if weight > free:
                free = weight
        elif verb == "pass":
            weight = 0.15
            ending.append(place)
        elif what[card].part == "extra":
            weight = tables.extra(card)
        else:
            left = time - (tables.plain_price(verb, card) if is_plain else price(s, action))
            weight = tables.played(verb, card, target, left)
            if left < 0:
                ending.append(place)
            if weight > useful and verb == "summon" and left >= -PASS:
                useful = weight
        weights.append(weight)
    if useful:
        weights[0 if options[0].verb == "pass" else _place_of_pass(options)] = 0.0  # a battler comes for no more time
    if free > 0.25:
        for place in ending:
            weights[place] *= LATER
    return weights


def _place_of_pass(options: Sequence[Action]) -> int:
    return next(place for place, action in enumerate(options) if action.verb == "pass")


class _Tables:
    """What the options of one main phase share, looked up once and only when needed."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self._power: dict[int, int] = {}
        self._appeal: dict[int, float] = {}
        self._spare: dict[int, float] | None = None
        self._alike: dict = {}

    def power(self, card: int) -> int:
        """The strength in a battle."""
        found = self._power.get(card)
        if found is None:
            found = self._power[card] = strength(self.s, card) + has(self.s, card, "last-stand")
        return found

    def appeal(self, card: int) -> float:
        """What a battler in play is worth to its player."""
        found = self._appeal.get(card)
        if found is None:
            found = self._appeal[card] = worth_now(self.s, card)
        return found

    def is_first(self, card: int) -> bool:
        """Whether no other battler that is just like this one has been asked about before."""
        s = self.s
        situation = s.cards[card] or s.rules.bare
        if situation.came < s.turn:
            situation = situation[1:]  # whenever it came
        return self._alike.setdefault((s.what[card], s.where[card], situation, s.load.get(card)), card) == card

    def plain_price(self, verb: str, card: int) -> int:
        """What `price` says where nothing in play changes what cards in hand cost: found without looking around."""
        s = self.s
        printed, situation = s.what[card], s.cards[card]
        full = printed.traits.get(PRICED[verb], 0) if verb in PRICED else printed.cost
        if situation is not None and verb not in PRICED:
            full += situation.cost
        if verb != "play":
            full -= s.seats[self.seat].leader
        return full if full > 0 else 0

    # Attacks

    def attack(self, card: int, target: int, amount: int) -> float:
        s = self.s
        if not self.is_first(card) or (target >= 0 and not self.is_first(target)):
            return 0.0
        if target >= 0:
            return self.battle(card, target)
        if amount >= 0:
            return self.stack(card, amount)
        woken = sum([row_gain(s, self.seat, card, r) for r in s.what[card].abilities if r.when == "BattlerAttacked"])
        best = max([self.stack(card, other) for other in opponents(s, self.seat)])
        return max(0.02, best + 0.7 * woken)

    def battle(self, card: int, target: int) -> float:
        """Against a tapped battler: the numbers are known, unless a card on a quest stands in between."""
        s = self.s
        mine = self.power(card)
        risk = self.appeal(card)
        if quests := s.loads(target, "quests"):
            rival = s.seats[s.owner(target)].points + len(quests)
            chance = stands(s, mine)
            return max(0.02, A_POINT * (1.6 if rival >= 4 else 0.9) - (1 - chance) * risk * 0.8)
        theirs = self.power(target)
        prize = self.appeal(target)
        if has(s, card, "last-stand"):
            return max(0.0, prize - risk) if mine > theirs else 0.0
        if mine > theirs:
            return 0.3 + prize
        if mine == theirs:
            return max(0.0, 0.6 * (prize - risk) + 0.1)
        return 0.0

    def stack(self, card: int, other: int) -> float:
        """Against a guardian that nobody knows, or for elimination."""
        s = self.s
        left = len(s.cards_in(other, "guardians"))
        if not left:
            return SURE
        lost = (1 - stands(s, self.power(card))) * self.appeal(card)
        if has(s, card, "last-stand"):
            lost = 0.7 * self.appeal(card)
        elif has(s, card, "recovery"):
            lost = 0.0
        met = min(left, 1 + has(s, card, "guardian-attack"))
        weight = A_GUARDIAN * (met + 0.35 * max(0, 4 - left)) - lost - 0.25
        return max(0.03, weight)

    # Quests

    def quest(self, card: int, battler: int) -> float:
        """With one of the least wanted cards or the best guard, and one of battlers that are alike."""
        s = self.s
        if self._spare is None:
            self._find_spare()
        kept = self._spare.get(card)
        if kept is None or not self.is_first(battler):
            return 0.0
        printed = s.what[battler]
        points = s.seats[self.seat].points
        won = sum([ROWS_QUEST * row_gain(s, self.seat, battler, r) for r in printed.abilities if r.when == QUEST])
        stays = 0.15 if "cant-attack" in printed.traits else -0.03 * printed.strength
        guards = AMBUSH * s.what[card].strength
        return max(0.02, A_POINT + 0.15 * points - 0.7 * kept + won + stays + guards)

    def _find_spare(self) -> None:
        """The cards of the least wanted kinds and of the strongest, and how gladly each is kept."""
        s = self.s
        hand = sorted([(_kept(s, card), card) for card in s.cards_in(self.seat, "hand")])
        kinds = dict.fromkeys([s.what[card] for _, card in hand])
        few = list(kinds)[:KNOWN_SPARE]
        few.append(max(kinds, key=attrgetter("strength")))
        self._spare = {card: kept for kept, card in hand if s.what[card] in few}

    # What is played from hand

    def played(self, verb: str, card: int, target: int, left: int) -> float:
        """A card for time; `left` is where the counter would stand."""
        s, seat = self.s, self.seat
        printed = s.what[card]
        if verb == "play":
            hand = len(s.cards_in(seat, "hand")) - 1
            gain = sum([row_gain(s, seat, card, row) for row in printed.abilities if not _too_few(row, hand)])
            if gain <= 0:
                return 0.0
            value = gain
        elif verb == "sneak":
            value = self._sneak(card)
        elif verb == "pilot":
            value = 0.2 + STRONG * printed.strength + merit(printed) + 0.3
        else:
            value = body(printed)
            if printed.summons:
                value += sum([row_gain(s, seat, card, row) for row in printed.summons])
            if verb == "transform":
                value += 0.5 - 0.5 * self.appeal(target)
        if left < 0:
            over = max(0, -left - PASS)  # what the opponent is given beyond what a pass would give
            value = value - A_TIME * over - 0.08 * -left
        return value if value > 0.02 else 0.02

    def _sneak(self, card: int) -> float:
        """A sneak attack: one guardian, and the battler is gone (13.14)."""
        s = self.s
        printed = s.what[card]
        found = [0.05]
        for other in opponents(s, self.seat):
            left = len(s.cards_in(other, "guardians"))
            if not left:
                return SURE
            met = min(left, 1 + printed.traits.get("guardian-attack", 0))
            found.append(A_GUARDIAN * (met + 0.35 * max(0, 4 - left)) - 0.6)
        return max(found)

    def extra(self, card: int) -> float:
        """An extra-deck card, for what those are worth that must be destroyed for it (11.4)."""
        s, seat = self.s, self.seat
        printed = s.what[card]
        if printed.kind == "battler":
            value = body(printed) + sum([row_gain(s, seat, card, row) for row in printed.summons])
        else:
            value = sum([row_gain(s, seat, card, row) for row in printed.abilities])
        gain = value - least_lost(s, seat, printed.cost) - 0.2
        return max(gain, 0.05) if gain > -SEEMING else 0.0


FREE = ("quest", "attack", "tap")  # what costs no time
PRICED = {"sneak": "sneak-attack", "pilot": "pilot"}  # what is paid for by the number of an ability
QUEST = "QuestCompleted"
ROWS_QUEST = 0.5


def _kept(s: State, card: int) -> float:
    """How gladly that card in hand is kept."""
    printed = s.what[card]
    if printed.part == "deck":
        return keep(printed)
    standard = sum([s.what[c].cost for c in s.cards_in(s.owner(card), "battlefield") if s.what[c].part == "deck"])
    return 1.4 if standard >= printed.cost else 0.8


def _too_few(row: Row, hand: int) -> bool:
    """Whether a row discards first, and too few cards are left for it."""
    first = row.clauses[0] if row.clauses else None
    return (
        first is not None and not first.targets and first.effects[0].icon == "draw" and -first.effects[0].amount > hand
    )


def least_lost(s: State, seat: int, wanted: int) -> float:
    """The least worth of standard battlers whose costs reach `wanted`, roughly: who is worth little for the cost."""
    found = [
        (worth_paid(s, card), s.what[card].cost)
        for card in s.cards_in(seat, "battlefield")
        if s.what[card].part == "deck"
    ]
    found.sort(key=lambda one: one[0] / max(one[1], 1))
    lost, paid, used = 0.0, 0, []
    for worth, cost in found:
        if paid >= wanted:
            break
        lost, paid = lost + worth, paid + cost
        used.append((worth, cost))
    for worth, cost in sorted(used, reverse=True):  # and without those that are not needed
        if paid - cost >= wanted:
            lost, paid = lost - worth, paid - cost
    return lost


def worth_paid(s: State, card: int) -> float:
    """What is given up with a battler that is destroyed as payment: what wakes on it comes back."""
    printed = s.what[card]
    back = sum([row_gain(s, s.owner(card), card, row) for row in printed.abilities if row.when == "BattlerDestroyed"])
    situation = s.cards[card]
    tapped = 0.3 if situation is not None and situation.is_tapped and not s.loads(card, "quests") else 0.0
    return max(0.05, worth_now(s, card) - back - tapped)


# What attacks ask


def _aim(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    tables = _Tables(s, frame.seat)
    return [tables.attack(action.card, action.target, action.amount) for action in options]


def _guardian(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """A guardian ability is used if it does any good; one that strengthens the guardian always."""
    gain = row_gain(s, frame.seat, frame.card, s.what[frame.card].guards)
    return _use(options, gain)


def _use(options: Sequence[Action], gain: float) -> list[float]:
    use, ignore = (1.0, 0.0) if gain > 0.3 else (1.0, 0.1) if gain > 0 else (0.0, 1.0) if gain < -0.3 else (0.1, 1.0)
    return [use if action.verb == "use" else ignore for action in options]


# What abilities ask


def _target(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    group: Group = frame.memo[0]
    if options[0].verb == "choose":
        gains = [rival_gain(s, action.amount, group.effects) for action in options]
        few = [len(s.cards_in(action.amount, "guardians")) for action in options]
        return [max(0.02, gain) + 0.1 * max(0, 5 - left) for gain, left in zip(gains, few, strict=True)]
    gains = [aim_gain(s, frame.seat, action.card, group.effects) for action in options]
    best = max(gains)
    if best <= 0:  # all of it hurts: the least
        return [1.0 if gain == best else 0.0 for gain in gains]
    return [gain * gain if gain > 0 else 0.0 for gain in gains]


def _replay(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    gain = sum([row_gain(s, frame.seat, frame.memo, row) for row in s.what[frame.memo].summons])
    return _use(options, gain)


def _stand_by(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """Standing guard pays for those who are hard to beat."""
    use = min(1.0, 0.12 * strength(s, frame.card))
    return [use if action.verb == "use" else 0.5 for action in options]


def _legion(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    left = len(s.cards_in(frame.seat, "deck"))
    return [(1.0 if left > 4 else 0.0) if action.verb == "use" else 0.05 for action in options]


def _shed(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """The least wanted cards."""
    kept = [_kept(s, action.card) for action in options]
    least = min(kept)
    return [1.0 if value <= least + 0.02 else 0.3 if value <= least + 0.25 else 0.0 for value in kept]


def _payment(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """Those who are worth the least for what they pay; nobody beyond what is needed."""
    weights = []
    for verb, card, _, _ in options:
        if verb == "settle":
            weights.append(1.0)
        elif verb == "done":
            weights.append(SURE)
        else:
            weights.append(0.4 * s.what[card].cost / (1 + 2 * worth_paid(s, card)))
    if any(action.verb == "done" for action in options):
        return [weight if weight == SURE else 0.0 for weight in weights]
    return weights


def _reinforce(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    is_paid = s.rulings["reinforcements"] == "paid"
    weights = []
    for verb, card, _, _ in options:
        if verb == "done":
            weights.append(0.5 if is_paid else 0.0)
        else:
            printed = s.what[card]
            value = body(printed) + sum([row_gain(s, frame.seat, card, row) for row in printed.summons])
            weights.append(max(0.02, value) ** 2)
    return weights


def _under(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    kept = [_kept(s, action.card) if action.verb == "put" else 0.0 for action in options]
    least = min([value for value in kept if value], default=0.0)
    return [
        0.5 if action.verb == "done" else 0.6 if value <= least + 0.02 else 0.0
        for action, value in zip(options, kept, strict=True)
    ]


def _order(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [1.0] * len(options)


WAYS = {
    "main": _main,
    "aim": _aim,
    "guardian": _guardian,
    "target": _target,
    "replay": _replay,
    "stand by": _stand_by,
    "legion": _legion,
    "shed": _shed,
    "payment": _payment,
    "reinforce": _reinforce,
    "reinforce or not": _reinforce,
    "under": _under,
    "order": _order,
}
