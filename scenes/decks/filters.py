"""A button for every filter: they write into the query that one could type, and show what a typed one says."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.builder import filters
from game.kernel.facet import ICONS, NUMBER, TEXT, WORDS, Facet
from game.kernel.ruleset import Ruleset
from game.kernel.template import fill
from game.teach.glossary import glossary
from scenes.decks import texts
from scenes.decks.words import sentence
from ui.base import text, theme
from ui.base.scale import Scale
from ui.decks.icon_choice import IconChoice, signs_of
from ui.shows import show_of
from ui.widgets.chips import Chip, Chips
from ui.widgets.text import Label
from ui.widgets.widget import Widget

MANY = 8
"""A facet of words with more values than this drops them down."""
LABEL, LINE, GAP = 17, 36, 7


class Filters:
    """The filters of a game. `on_query(text)` is told the query that the buttons have made."""

    def __init__(
        self, rules: Ruleset, hold: Callable[[Widget], Widget], on_query: Callable[[str], None],
        now: Mapping[str, tuple[str, str]],
    ) -> None:  # fmt: skip
        """`now` are the terms that are so just now, with the words on their buttons and what these mean."""
        self.rules, self.on_query, self.cards = rules, on_query, show_of(rules.name).cards
        self.query = ""
        chips = [Chip(term, words, tip=tip) for term, (words, tip) in now.items()]
        self.now = hold(Chips(chips, self._choose_now, 82))
        self.rows: list[tuple[Label | None, Facet, Chips | IconChoice]] = []
        self.values = {facet.key: used_values(rules, facet) for facet in rules.decks.facets if facet.kind != TEXT}
        for facet in rules.decks.facets:
            values = self.values.get(facet.key, [])
            is_known_to_all = all(facet.of(card) in values for card in rules.book) if facet.kind == WORDS else False
            if len(values) > is_known_to_all:
                self.rows.append(self._row(facet, values, hold))

    def _row(self, facet: Facet, values: list, hold: Callable[[Widget], Widget]) -> tuple:
        change = lambda chosen: self._choose(facet, chosen)  # noqa: E731
        if facet.kind == ICONS or (len(values) > MANY and facet.kind != NUMBER):
            signs = signs_of(self.rules.name, facet, values)
            tip = fill(texts.ALL_OF, facet=facet.label)
            return None, facet, hold(IconChoice(self.rules.name, facet.label, signs, change, tip))
        if facet.kind == NUMBER:
            label = hold(Label(facet.label, theme.TINY, theme.FADED))
            told = [(value, f"{value}".replace("-", "\u2212")) for value in values]
            chips = [
                Chip(value, said, tip=self._tip(facet, value, fill(texts.WITH_NUMBER, facet=facet.label, n=said)))
                for value, said in told
            ]
            return label, facet, hold(Chips(chips, change, 29))
        names = dict(zip(facet.values, facet.names or facet.values, strict=True))
        chips = [
            Chip(value, said, self._picture(facet, value), self._tip(facet, value, said))
            for value, said in ((value, sentence(names[value])) for value in values)
        ]
        return None, facet, hold(Chips(chips, change, 44 if facet.key == "colour" else 82))

    def _tip(self, facet: Facet, value: object, said: str) -> str:
        """How many cards are so, and what that is where it is a term."""
        many = sum(facet.of(card) == value for card in self.rules.book)
        term = glossary(self.rules.name).of(said)
        if term is not None:
            return fill(texts.FILTER_TERM_TIP, term=text.escape(term.words), n=many)
        return fill(texts.FILTER_TIP, name=said, n=many)

    def _picture(self, facet: Facet, value: str):
        return (lambda px: self.cards.gem(value, px)) if facet.key == "colour" else None

    def _choose(self, facet: Facet, chosen: set) -> None:
        values = [value for value in self.values[facet.key] if value in chosen]
        self.on_query(filters.with_chosen(self.query, self.rules, facet, values))

    def _choose_now(self, chosen: set) -> None:
        query = self.query
        for chip in self.now.chips:
            query = filters.with_term(query, chip.value, chip.value in chosen)
        self.on_query(query)

    def read(self, query: str) -> None:
        """Show what this query says."""
        self.query = query
        self.now.set({chip.value for chip in self.now.chips if filters.has_term(query, chip.value)})
        for _, facet, widget in self.rows:
            widget.set(filters.chosen(query, self.rules, facet, self.values[facet.key]))

    def layout(self, scale: Scale, x: float, y: float, wide: float) -> float:
        """Place everything below each other; the y at which it ends."""
        high = self.now.height(wide)
        self.now.place(scale.rect(x, y, wide, high), scale)
        y += high + GAP
        for label, _, widget in self.rows:
            if label is not None:
                label.place(scale.rect(x, y, wide, LABEL - 3), scale)
                y += LABEL
            high = widget.height(wide) if isinstance(widget, Chips) else LINE
            widget.place(scale.rect(x, y, wide, high), scale)
            y += high + GAP
        return y - GAP


def used_values(rules: Ruleset, facet: Facet) -> list:
    """The values of a facet that some card has, in the order in which they are shown."""
    found = set()
    for card in rules.book:
        value = facet.of(card)
        found |= set(value) if facet.kind == ICONS else {value}
    if facet.kind == NUMBER:
        return sorted(value for value in found if value is not None)
    return [value for value in facet.values if value in found]
