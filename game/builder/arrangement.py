"""In which order the cards of a game are shown: what stands together, and what comes first there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..kernel.book import Printed
from ..kernel.facet import NUMBER, Facet
from ..kernel.ruleset import Ruleset
from ..kernel.template import fill
from . import texts
from .charts import facet_of
from .search import facet_named, folded


class Arrangement:
    """`group` is the facet whose values stand together ("" for none), `sort` the one that orders them, or "name".

    Cards stand by colour and cost at first, in a game that has these. Change either with `arrange`.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        known = {facet.key for facet in rules.decks.facets}
        self.arrange("colour" if "colour" in known else "", "cost" if "cost" in known else "name")

    def arrange(self, group: str, sort: str) -> None:
        """Another order from now on."""
        self.group, self.sort = group, sort
        cards = sorted_by(self.rules, self.rules.book, sort)
        facet = facet_of(self.rules, group)
        if facet is not None:
            places = {card: place(facet, card) for card in cards}
            cards = sorted(cards, key=places.__getitem__)
        self.cards: Sequence[Printed] = cards
        self._headings = {card: heading(facet, card) for card in cards} if facet else {}

    def ordered(self, cards: Sequence[Printed], sort: str) -> Sequence[Printed]:
        """Some of the cards in an order that is asked for, those of a group together as before; "" changes nothing."""
        if not sort:
            return cards
        groups = list(dict.fromkeys(self._headings.get(card, "") for card in cards))
        places = {heading: number for number, heading in enumerate(groups)}
        found = sorted_by(self.rules, cards, sort)
        return sorted(found, key=lambda card: places[self._headings.get(card, "")])

    def grouped(self, cards: Sequence[Printed]) -> list[tuple[str, Sequence[Printed]]]:
        """Some of the cards, in this order, under their headings."""
        if not self.group:
            return [("", cards)]
        groups: dict[str, list[Printed]] = {}
        for card in cards:
            groups.setdefault(self._headings[card], []).append(card)
        return list(groups.items())


def sorted_by(rules: Ruleset, cards: Iterable[Printed], sort: str) -> list[Printed]:
    """Cards in the order of a facet, those without it last; of the book, if no facet of that name is there.

    With a `-` before the facet the other way round; cards without it come last all the same.
    """
    if sort.startswith("-"):
        found = sorted_by(rules, cards, sort[1:])
        facet = facet_named(rules, sort[1:])
        last = [card for card in found if facet is not None and facet.kind == NUMBER and facet.of(card) is None]
        return [card for card in reversed(found) if card not in last] + last
    facet = next((facet for facet in rules.decks.facets if facet.key == sort), None)
    if sort == "name":
        return sorted(cards, key=lambda card: folded(card.name))
    if facet is None:
        return list(cards)
    return sorted(cards, key=lambda card: (*place(facet, card), folded(card.name)))


def place(facet: Facet, card: Printed) -> tuple[int, object]:
    """Where a card stands among others by a facet; what has no such value comes last."""
    value = facet.of(card)
    if facet.kind == NUMBER:
        return (1, 0) if value is None else (0, value)
    if facet.values:
        return (0, facet.values.index(value)) if value in facet.values else (1, 0)
    return (0, str(value))


def heading(facet: Facet, card: Printed) -> str:
    """Under which words a card stands when cards are grouped by a facet."""
    value = facet.of(card)
    if facet.kind == NUMBER:
        if value is None:
            return fill(texts.WITHOUT, facet=facet.label_within)
        return fill(texts.WITH_NUMBER, facet=facet.label, n=value)
    if value in facet.values:
        return facet.names[facet.values.index(value)] if facet.names else str(value).capitalize()
    return texts.OTHERS
