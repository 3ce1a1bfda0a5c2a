"""What a battler is worth now: its strength, its cost, its abilities. Numbers (2.6) are sections of RULES.md.

Printed, plus what happened this turn, plus a pilot, plus what others lend it. None of it is written down;
only the list of what is lent is kept until a card moves (`s.lent`).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.state import State
from .icons import Effect, Group, Row, Target

LEGION = Row("BattlerDestroyed", (Group((), (Effect("legion"),)),), icons=("legion",))  # 13.9


def reinforcements(cost: int) -> Row:
    """13.8: what wakes when a battler of that cost with Reinforcements is destroyed."""
    return Row("BattlerDestroyed", (Group((), (Effect("reinforcements", cost),)),), icons=("reinforcements",))


def reinforced(row: Row) -> int:
    """The cost of the battler that calls Reinforcements by this row; 0 if it is no such row."""
    effect = row.clauses[0].effects[0] if row.clauses else Effect("")
    return effect.amount if effect.icon == "reinforcements" else 0


Aura = tuple[int, int, Target, Effect]


def auras(s: State) -> list[Aura]:
    """What battlers in play do to others for as long as they are there: (seat, source, target, effect).

    Looked for once until a card moves: every number of a battler asks for it.
    """
    found = s.lent
    if found is None:
        found = s.lent = auras_now(s)
    return found


def auras_now(s: State) -> list[Aura]:
    """What `auras` keeps, read off the battlefields."""
    found: list[Aura] = []
    what, zones, of = s.what, s.zones, s.layout.of
    for seat, zone in enumerate(of["battlefield"]):
        for card in zones[zone]:
            if what[card].auras:
                found += [(seat, card, target, effect) for target, effect in what[card].auras]
    for seat, zone in enumerate(of["pilots"]):
        for card in zones[zone]:
            if what[card].auras:  # a pilot's are its walker's, 13.19
                found += [(seat, s.on[card], target, effect) for target, effect in what[card].auras]
    return found


def pilot_of(s: State, card: int) -> int:
    """The pilot aboard of a walker; -1 if there is none, or it is no walker (13.19)."""
    if card in s.load:
        where, pilots = s.where, s.layout.of["pilots"]
        for other in s.load[card]:
            if where[other] in pilots:
                return other
    return -1


def lent(s: State, card: int) -> Iterator[tuple[int, Effect]]:
    """What the auras in play do to a battler on the battlefield, each with the battler that it comes from."""
    owner = -1
    for seat, source, target, effect in auras(s):
        if target.icon == "other-battlers":  # 12.10: not itself, and none that has this icon too
            if owner < 0:
                owner = s.owner(card)
            if seat != owner or source == card or means_others(s, card):
                continue
        elif target.icon != "all-battlers":
            continue
        if target.most_strength >= 0 and _own_strength(s, card) > target.most_strength:
            continue
        if target.most_cost >= 0 and _own_cost(s, card) > target.most_cost:
            continue
        if target.having and not _own(s, card, target.having):
            continue
        yield source, effect


def means_others(s: State, card: int) -> bool:
    """Whether a battler has the icon "your other battlers" itself, by its pilot or gained (12.10, 13.19)."""
    if s.what[card].means_others:
        return True
    situation = s.cards[card]
    gained = situation.gained if situation is not None else ()
    if gained and any(["other-battlers" in row.icons for row in gained]):
        return True
    pilot = pilot_of(s, card)
    return pilot >= 0 and s.what[pilot].means_others


def _own_strength(s: State, card: int) -> int:
    """Without what others lend it."""
    value = s.what[card].strength
    situation = s.cards[card]
    if situation is not None:
        value += situation.strength
    if card in s.load and (pilot := pilot_of(s, card)) >= 0:
        value += s.what[pilot].strength  # 13.19
    return value


def strength(s: State, card: int) -> int:
    """The strength now, never below 0 (2.6)."""
    value = _own_strength(s, card)
    if auras(s):
        value += _added(s, card, "strength")
    return value if value > 0 else 0


def _added(s: State, card: int, icon: str) -> int:
    """What others lend to a number of a battler in play."""
    value = 0
    for _, effect in lent(s, card):
        value += amount(effect, icon)
    return value


def amount(effect: Effect, icon: str) -> int:
    """What an effect changes a number by, as it is or among icons that are gained."""
    if effect.icon == icon:
        return effect.amount
    if effect.icon != "gains" or effect.rows[0].when != "always":
        return 0
    return sum([each.amount for part in effect.rows[0].clauses for each in part.effects if each.icon == icon])


def _own_cost(s: State, card: int) -> int:
    """Without what others lend it."""
    situation = s.cards[card]
    return s.what[card].cost + (situation.cost if situation is not None else 0)


def cost(s: State, card: int, without: int = -1) -> int:
    """The cost now, never below 0. In hand, auras for cards in hand count; in play, those for battlers.

    `without` is a battler whose help in hand does not count.
    """
    value = _own_cost(s, card)
    if auras(s):
        zone = s.where[card]
        owner = s.owner(card)
        if zone == s.layout.of["hand"][owner]:
            for source, effect in lent_in_hand(s, card):
                if source != without:
                    value += effect.amount
        elif zone == s.layout.of["battlefield"][owner]:
            value += _added(s, card, "cost")
    return value if value > 0 else 0


def lent_in_hand(s: State, card: int) -> Iterator[tuple[int, Effect]]:
    """What the auras in play do to the cost of a card in hand, each with the battler that it comes from."""
    owner = s.owner(card)
    for seat, source, target, effect in auras(s):
        if seat == owner and effect.icon == "cost" and target.place == "hand" and fits_hand(s, card, target):
            yield source, effect


def fits_hand(s: State, card: int, target: Target) -> bool:
    """Whether a card in hand or in a discard pile is what the icons mean (12.12, 12.14)."""
    printed = s.what[card]
    if printed.kind != target.icon.removesuffix("-card"):
        return False
    if 0 <= target.most_cost < printed.cost or 0 <= target.most_strength < printed.strength:
        return False
    return not target.having or target.having in printed.traits


def _own(s: State, card: int, icon: str) -> int:
    """How much of an ability a battler has by itself: printed, gained this turn, or by its pilot."""
    much = s.what[card].traits.get(icon, 0)
    situation = s.cards[card]
    if situation is not None:
        for row in situation.gained:
            for name, number in row.abilities:
                if name == icon:
                    much += number
    if card in s.load and (pilot := pilot_of(s, card)) >= 0:
        much += s.what[pilot].traits.get(icon, 0)
    return much


def has(s: State, card: int, icon: str) -> int:
    """How much of an ability a battler in play has now: 0 for none; numbers of one ability add up."""
    situation = s.cards[card]
    if situation is None or not situation.gained:
        much = s.what[card].traits.get(icon, 0)  # what `_own` would say: this is asked most often of all
        if card in s.load and (pilot := pilot_of(s, card)) >= 0:
            much += s.what[pilot].traits.get(icon, 0)
    else:
        much = _own(s, card, icon)
    if icon not in s.rules.book.lends or not auras(s):
        return much
    for _, effect in lent(s, card):
        if effect.icon == "gains":
            for name, number in effect.rows[0].abilities:
                if name == icon:
                    much += number
    return much


def rows(s: State, card: int, when: str) -> list[Row]:
    """The rows that a card has now for one event: printed, gained, its pilot's and what others lend it."""
    found = list(s.what[card].hears(when))
    situation = s.cards[card]
    if situation is not None and situation.gained:
        found += [row for row in situation.gained if row.when == when]
    if card in s.load and (pilot := pilot_of(s, card)) >= 0:
        found += s.what[pilot].hears(when)
    if when in s.rules.book.lends and auras(s) and s.where[card] in s.layout.of["battlefield"]:
        found += [e.rows[0] for _, e in lent(s, card) if e.icon == "gains" and e.rows[0].when == when]
    if when == "BattlerDestroyed":
        if has(s, card, "reinforcements"):
            found.append(reinforcements(cost(s, card)))
        found += [LEGION] * has(s, card, "legion")
    return found


def has_more(s: State, card: int) -> bool:
    """Whether a battler may have rows that neither are printed on it nor are lent to it: gained, or its pilot's."""
    situation = s.cards[card]
    return card in s.load or (situation is not None and bool(situation.gained))


def is_lent(s: State, when: str) -> bool:
    """Whether battlers in play may lend rows for that event to others."""
    return when in s.rules.book.lends and bool(auras(s))


def worth(s: State, card: int, stat: str) -> int:
    """A number of a card now: its "strength" or its "cost"."""
    return strength(s, card) if stat == "strength" else cost(s, card)
