"""In which order the cards of a game are shown: what stands together, and what comes first there."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.book import Printed
from ..kernel.ruleset import Ruleset
from . import search
from .charts import facet_of


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
        cards = search.sorted_by(self.rules, self.rules.book, sort)
        facet = facet_of(self.rules, group)
        if facet is not None:
            places = {card: search.place(facet, card) for card in cards}
            cards = sorted(cards, key=places.__getitem__)
        self.cards: Sequence[Printed] = cards
        self._headings = {card: search.heading(facet, card) for card in cards} if facet else {}

    def ordered(self, cards: Sequence[Printed], sort: str) -> Sequence[Printed]:
        """Some of the cards in an order that is asked for, those of a group together as before; "" changes nothing."""
        if not sort:
            return cards
        groups = list(dict.fromkeys(self._headings.get(card, "") for card in cards))
        places = {heading: number for number, heading in enumerate(groups)}
        found = search.sorted_by(self.rules, cards, sort)
        return sorted(found, key=lambda card: places[self._headings.get(card, "")])

    def grouped(self, cards: Sequence[Printed]) -> list[tuple[str, Sequence[Printed]]]:
        """Some of the cards, in this order, under their headings."""
        if not self.group:
            return [("", cards)]
        groups: dict[str, list[Printed]] = {}
        for card in cards:
            groups.setdefault(self._headings[card], []).append(card)
        return list(groups.items())
