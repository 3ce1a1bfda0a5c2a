"""Temper: what can pay for what, and which payments are proposed. Numbers (6.5) are sections of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ...kernel.laws import Law, Refusal
from ...kernel.state import State
from ...kernel.template import fill
from . import laws, texts
from .domain import AIR, BLACK, EARTH, ELEMENTS, FIRE, NOTHING, WATER, WHITE, items_of, parts, source_of
from .glyphs import ranged
from .numbers import temper

if TYPE_CHECKING:
    from .cards import Card

SERVES = {  # what temper pays for a card of a school, and who gives it; any temper of anybody for a neutral one (6.5)
    AIR: texts.AIR_TEMPER, EARTH: texts.EARTH_TEMPER, FIRE: texts.FIRE_TEMPER, WATER: texts.WATER_TEMPER,
    WHITE: texts.NON_LIVING_TEMPER, BLACK: texts.LIVING_TEMPER,
}  # fmt: skip
BITS_OF = tuple(tuple(bit for bit in (AIR, EARTH, FIRE, WATER) if mask & bit) for mask in range(ELEMENTS + 1))
new = tuple.__new__


class Payer(NamedTuple):
    """A card that can be sapped or taxed: its temper, the elements that it can be of, whether it is living."""

    card: int
    temper: int
    elements: int
    is_living: bool


class Cost(NamedTuple):
    """What is to be paid: how much, of which school, and the source that must give a part of it, or -1."""

    amount: int
    school: int
    source: int = -1

    @property
    def serves(self) -> tuple[str, str]:
        """What temper pays it, and who gives that."""
        return SERVES.get(self.school, texts.ANY_TEMPER)


class Purse(NamedTuple):
    """All that a seat can pay with now, and how much of each sort that is."""

    payers: tuple[Payer, ...]
    sums: dict[int, int]  # by the bit of a school; 0 for what is neutral

    def can_pay(self, amount: int, school: int) -> bool:
        return self.sums[school] >= amount


def purse(s: State, seat: int) -> Purse:
    """What a seat can sap and tax now (6.1, 6.4)."""
    of, zones, what, situations, on, load = s.layout.of, s.zones, s.what, s.cards, s.on, s.load
    payers, by_elements = [], {}
    living = objects = 0
    for card in zones[of["sources"][seat]]:
        situation = situations[card]
        if situation is None or not situation.used:
            printed = what[card]
            amount, elements = printed.temper, printed.elements
            payers.append(new(Payer, (card, amount, elements, False)))
            by_elements[elements] = by_elements.get(elements, 0) + amount
            objects += amount
    for zone in (of["towers"][seat], of["adrift"][seat]):
        for card in zones[zone]:
            situation = situations[card]
            if situation is not None and (situation.used or situation.fate or situation.paralyzed):
                continue
            printed, host = what[card], on[card]
            bit, is_living = printed.bit, printed.is_creature
            base = what[host].elements if host >= 0 else 0
            if card in load:
                amount = temper(s, card) - spent(s, card)
            else:
                amount = printed.temper
                if is_living and (host < 0 or (bit & ELEMENTS and not bit & base)):  # diffused, 6.11
                    amount -= 1
            if amount <= 0:
                continue
            elements = printed.elements if bit and printed.kind != "totem" else base  # 6.4
            payers.append(new(Payer, (card, amount, elements, is_living)))
            by_elements[elements] = by_elements.get(elements, 0) + amount
            if is_living:
                living += amount
            else:
                objects += amount
    sums = {0: living + objects, WHITE: objects, BLACK: living, AIR: 0, EARTH: 0, FIRE: 0, WATER: 0}
    for elements, amount in by_elements.items():
        for bit in BITS_OF[elements]:
            sums[bit] += amount
    return Purse(tuple(payers), sums)


def spent(s: State, card: int) -> int:
    """What of a card's temper has been given already: by a totem that was taxed before it came to lie there (6.1)."""
    used = [other for other in parts(s, card) if (s.cards[other] or NOTHING).used]
    return sum([s.what[other].temper for other in used])


def fits(payer: Payer, school: int) -> bool:
    """Whether its temper serves for a card of that school (6.5)."""
    if school & ELEMENTS:
        return bool(payer.elements & school)
    if school == WHITE:
        return not payer.is_living
    return payer.is_living if school == BLACK else True


def unfit(payer: Payer, school: int) -> Law | None:
    """The law by which its temper does not serve."""
    if fits(payer, school):
        return None
    return laws.NOT_LIVING if school == WHITE else laws.LIVING_ONLY if school == BLACK else laws.FITTING


def fitting(s: State, seat: int, cost: Cost, found: Purse | None = None) -> list[Payer]:
    """The cards that can give a part of a cost, the source that must first."""
    payers = [payer for payer in (found or purse(s, seat)).payers if fits(payer, cost.school)]
    if cost.source >= 0:
        if s.rulings["payment"] == "tower":  # 16.3
            payers = [payer for payer in payers if source_of(s, payer.card) == cost.source]
        payers.sort(key=lambda payer: payer.card != cost.source)
    return payers


def dear(s: State, seat: int, cost: Cost, found: Purse | None = None, text: str = texts.TOO_DEAR) -> Refusal | None:
    """Why a cost cannot be paid now, in the words of a template; None if it can."""
    if not cost.amount:
        return None
    payers = fitting(s, seat, cost, found)
    if cost.source >= 0 and (not payers or payers[0].card != cost.source):
        return Refusal(laws.SOURCE_SAPPED)
    total = sum([payer.temper for payer in payers])
    if total >= cost.amount:
        return None
    if cost.source >= 0 and s.rulings["payment"] == "tower":
        text = texts.TOO_DEAR_FOR_TOWER
    text = text if total else texts.WITHOUT_TEMPER[text]
    temper, who = cost.serves
    return Refusal(laws.TOO_DEAR, fill(text, cost=cost.amount, temper=temper, payers=who, total=total))


# Proposals

LITTLE = 0.0001  # of a weight: it parts only what weighs the same


def proposals(s: State, seat: int, cost: Cost, found: list[Payer] | None = None) -> tuple[tuple[int, ...], ...]:
    """Payments that suffice and in which no card is needless, the one that does the least harm first; a few at most."""
    payers = fitting(s, seat, cost) if found is None else found
    must = (payers[0],) if cost.source >= 0 else ()
    rest = payers[len(must) :]
    need = cost.amount - sum([payer.temper for payer in must])
    if need <= 0:
        return (tuple(payer.card for payer in must),)
    return _offers(must, tuple(rest), need, tuple([harm(s, payer) for payer in rest]))


@lru_cache(maxsize=4096)
def _offers(
    must: tuple[Payer, ...], rest: tuple[Payer, ...], need: int, harms: tuple[float, ...]
) -> tuple[tuple[int, ...], ...]:
    """The payments among these cards. A search asks for the same ones again and again."""
    offers: list[tuple[int, ...]] = []
    for weights in (
        harms,
        [1.0 if payer.is_living else 100.0 for payer in rest],  # sources are kept for what is still to come
        [100.0 if payer.is_living else 1.0 for payer in rest],  # creatures are kept for the fight
    ):
        # of cards of equal weight those that give no more than is needed
        exact = [weight + LITTLE * payer.temper for weight, payer in zip(weights, rest, strict=True)]
        cards = _cheapest(rest, need, exact)
        if cards is not None:
            cards = tuple(sorted((*(payer.card for payer in must), *cards)))
            if cards not in offers:
                offers.append(cards)
    return tuple(offers)


def harm(s: State, payer: Payer) -> float:
    """How much it costs a seat to use this card up for the turn."""
    printed = s.what[payer.card]
    if not payer.is_living and printed.kind == "source":
        stands = sum([s.what[card].level > 0 for card in s.load.get(payer.card, ())])
        return 1.0 if stands >= 3 else 2.0
    if payer.card not in s.load and ((situation := s.cards[payer.card]) is None or not situation.kept_glyphs):
        return _bare_harm(printed, printed.ranged)
    return _bare_harm(printed, ranged(s, payer.card)) + sum([s.what[item].attack for item in items_of(s, payer.card)])


@lru_cache(maxsize=1024)
def _bare_harm(printed: Card, shot: int) -> float:
    """The same for a fighter with that shot that bears no item."""
    value = 1.0 + printed.attack + 0.5 * printed.defense + 1.5 * shot
    return value + 2.0 if printed.uses or "paralyze" in printed.glyphs else value


def _cheapest(payers: Sequence[Payer], need: int, weights: Sequence[float]) -> tuple[int, ...] | None:
    """The cards of the least weight that give as much as is needed; None if all together do not."""
    best: list[tuple[float, tuple[int, ...]] | None] = [(0.0, ())] + [None] * need
    for payer, weight in zip(payers, weights, strict=True):
        weight += 0.001
        for have in range(need - 1, -1, -1):
            so_far = best[have]
            if so_far is not None:
                then = min(need, have + payer.temper)
                if best[then] is None or so_far[0] + weight < best[then][0]:
                    best[then] = so_far[0] + weight, (*so_far[1], payer.card)
    return None if best[need] is None else best[need][1]
