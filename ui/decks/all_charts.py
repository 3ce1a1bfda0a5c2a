"""All charts of a deck in one pane: its costs, colours and kinds, what it can do, what one may hold, how it did.

A click on a bar asks for its cards: `on_search` gets the query, and the chance to hold one of them is shown below.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from art import icons
from game.builder import charts
from game.builder.charts import Bar
from game.builder.results import Met
from game.kernel.deck import Deck
from game.kernel.facet import ICONS, NUMBER, WORDS, Facet
from game.kernel.ruleset import Ruleset
from game.kernel.template import fill
from ui.base.scale import Scale
from ui.decks import texts
from ui.decks.chance_chart import ChanceChart, Subject
from ui.decks.charts import BarChart, Columns, Lines, sentence
from ui.decks.versus import Versus
from ui.shows import show_of
from ui.widgets.scroll import BAR, Scroll

WORDS_SHOWN = ("colour", "type")
"""Of the facets that are words, these are always charts; another is where the cards of a deck differ in it."""
MOST_ICONS = 12
TURNS = 10
COLUMN = 224
"""No column of charts is narrower, if there are several."""
GAP = 22


class DeckCharts(Scroll):
    """`show_deck` a deck; `ask(key)` for the chance to hold a card. Give it a place, and any width will do."""

    def __init__(self, rules: Ruleset, on_search: Callable[[str], None]) -> None:
        super().__init__()
        self.rules, self.on_search, self.cards = rules, on_search, show_of(rules.name).cards
        self.deck = Deck("", ())
        colour = charts.facet_of(rules, "colour")
        self.order = colour.values if colour else ()
        self.of_facet: list[tuple[Facet, BarChart]] = []
        self.chance = ChanceChart(texts.CHANCE, self._chances)
        for kind in (NUMBER, WORDS, ICONS):
            for facet in rules.decks.facets:
                if facet.kind == kind:
                    self.of_facet.append((facet, self.hold(self._chart(facet))))
            if kind == WORDS:
                self.hold(self.chance)
        self.matches = self.hold(Versus(texts.MATCHES))
        self.show_deck(self.deck)

    def _chart(self, facet: Facet) -> BarChart:
        chart = self._kind_of_chart(facet)
        chart.cards = self.cards
        return chart

    def _kind_of_chart(self, facet: Facet) -> BarChart:
        pick = lambda index: self._picked(facet, index)  # noqa: E731
        if facet.kind == NUMBER:
            return Columns(facet.label, pick, self.order)
        if facet.kind == ICONS:
            drawn = dict(zip(facet.values, facet.drawn, strict=False))
            title = texts.ABILITIES if facet.key == "has" else facet.label
            return Lines(title, pick, self.order, lambda bar, high: self._icon(drawn.get(bar.key, ""), high))
        sign = (lambda bar, high: self.cards.gem(bar.key, high * 4 // 5)) if facet.key == "colour" else None
        return Lines(facet.label, pick, self.order, sign)

    def _icon(self, word: str, high: int) -> pygame.Surface | None:
        return icons.icon(self.rules.name, word, high) if word else None

    def _chances(self, keys: frozenset[str]) -> list[float]:
        return charts.by_turn(self.deck, self.rules, keys, TURNS)

    def calm(self, is_calm: bool) -> None:
        """Whether bars are at their new length at once."""
        for _, chart in self.of_facet:
            chart.is_calm = is_calm

    # What is shown
    def show_deck(self, deck: Deck) -> None:
        """Another deck, or the same after a change."""
        self.deck = deck
        for facet, chart in self.of_facet:
            bars = charts.bars(deck, self.rules, facet.key, "" if facet.kind == ICONS else self.rules.decks.parts[0])
            if facet.kind == ICONS:
                bars = [bar for bar in bars if not facet.deeds or bar.key in facet.deeds][:MOST_ICONS]
            chart.show(bars, self._summary(facet, bars))
            chart.visible = self._tells(facet, bars)
        self.chance.offer(self._subjects())
        if self.scale:
            self.place(self.rect, self.scale)
        self.touch()

    def _tells(self, facet: Facet, bars: list[Bar]) -> bool:
        """Whether a chart says something of this deck; of an empty one, what will be said."""
        if facet.kind == WORDS and facet.key not in WORDS_SHOWN:
            return len(bars) > 1
        return bool(bars) or not self.deck.parts

    def show_matches(self, met: Sequence[Met]) -> None:
        """How the deck did against others."""
        if list(met) != self.matches.met:
            self.matches.show(met)
            if self.scale:
                self.place(self.rect, self.scale)

    def _summary(self, facet: Facet, bars: list[Bar]) -> str:
        if facet.kind != NUMBER or not bars:
            return ""
        return fill(texts.AVERAGE, n=charts.mean(self.deck, self.rules, facet.key, self.rules.decks.parts[0]))

    def _subjects(self) -> list[Subject]:
        """What one may hope to hold: each kind, each colour, each cost, then each card, the most frequent first."""
        counts = self.deck.part(self.rules.decks.parts[0])
        found = []
        for key in ("cost", *WORDS_SHOWN[::-1]):
            facet = charts.facet_of(self.rules, key)
            bars = charts.bars(self.deck, self.rules, key, self.rules.decks.parts[0]) if facet else []
            found += [Subject(self._any(facet, bar), self._keys(facet, bar.key)) for bar in bars if bar.count]
        cards = sorted(counts, key=lambda entry: (-entry[1], self.rules.book[entry[0]].name))
        return found + [Subject(self.rules.book[key].name, frozenset((key,))) for key, _ in cards]

    def _any(self, facet: Facet, bar: Bar) -> str:
        if facet.kind == NUMBER:
            if facet.key == "cost":
                return fill(texts.CARD_OF_COST, value=bar.label)
            return fill(texts.CARD_OF, facet=facet.label_within, value=bar.label)
        return fill(texts.OF_FACET, facet=facet.label, value=sentence(bar.label))

    def _keys(self, facet: Facet, value: str) -> frozenset[str]:
        """The cards of the deck's first part with this value."""
        keys = (key for key, _ in self.deck.part(self.rules.decks.parts[0]))
        return frozenset(key for key in keys if _has(facet, self.rules.book[key], value))

    # What is asked
    def ask(self, key: str) -> None:
        """The chance to hold this card."""
        self.chance.ask(self.rules.book[key].name, frozenset((key,)))

    def _picked(self, facet: Facet, index: int) -> None:
        bar = dict(self.of_facet)[facet].bars[index]
        self.chance.ask(self._any(facet, bar), self._keys(facet, bar.key))
        self.on_search(f"{facet.short or facet.key}{'=' if facet.kind == NUMBER else ':'}{bar.key}")

    # Where it lies
    def place(self, rect: pygame.Rect, scale: Scale) -> DeckCharts:
        super().place(rect, scale)
        inside = rect.w / scale.u - BAR - 8
        columns = max(1, int((inside + GAP) // (COLUMN + GAP)))
        wide = (inside - GAP * (columns - 1)) / columns
        feet = [0.0] * columns
        left, top = rect.x / scale.u, rect.y / scale.u
        shown = [chart for chart in self.inside if chart.visible]
        for chart in shown:
            column = feet.index(min(feet))
            high = chart.wanted(wide)
            chart.place(scale.rect(left + column * (wide + GAP), top + feet[column], wide, high), scale)
            feet[column] += high + GAP
        self.content(max(chart.rect.bottom for chart in shown) - rect.top)
        return self


def _has(facet: Facet, card: object, value: str) -> bool:
    found = facet.of(card)
    return value in found if facet.kind == ICONS else str(found) == value
