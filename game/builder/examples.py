"""What the ready decks teach about finishing a deck: which of them it is like, and what such decks are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from .. import decks
from ..kernel.book import Printed
from ..kernel.deck import Deck
from ..kernel.facet import ICONS, WORDS
from ..kernel.ruleset import Ruleset
from ..kernel.template import fill
from . import texts
from .charts import facet_of

Trait = tuple[str, str, str]
"""Something that cards have in common: a kind of card ("" for any), a facet's key and its value."""

KIND, DEEDS = "type", "has"
SHARPNESS = 4
"""How much a ready deck counts for less when it is half as like: the exponent."""
LEAST = 0.25
"""Ready decks that count less than so much of the likest are no examples."""
DEAREST = 8
"""What costs so much or more is all alike."""


class Examples:
    """The ready decks that a deck is like, each with its weight; the weights are 1 together.

    A deck of which nothing is told yet has one by chance. Where colours matter, `colours` are those that it may have.
    """

    def __init__(self, deck: Deck, rules: Ruleset, luck: Random, colours: Iterable[object] = ()) -> None:
        self.rules = rules
        self.of = [
            (facet, facet.kind)
            for facet in rules.decks.facets
            if facet.kind in (WORDS, ICONS) and facet.key not in (KIND, DEEDS)
        ]
        self.kind, self.cost = facet_of(rules, KIND), facet_of(rules, "cost")
        self._said: dict[tuple[str, str], set[str]] = {}  # what the cards of a kind are by a facet
        for card in rules.book:
            for facet, how in self.of:
                if how == WORDS:
                    self._said.setdefault((self._kind_of(card), facet.key), set()).add(str(facet.of(card)))
        self._traits: dict[str, tuple[Trait, ...]] = {}
        ready = [one.deck for one in decks.shipped(rules.name)]
        wanted = set(colours)
        self.weights = self._weighed(deck, [one for one in ready if self._fits(one, wanted)] or ready, luck)
        self.known = {trait[1:] for one in (deck, *(one for one, _ in self.weights)) for trait in self._all_of(one)}

    def _fits(self, deck: Deck, colours: set[object]) -> bool:
        return not colours or set(decks.colours(deck, self.rules)) <= colours

    def _weighed(self, deck: Deck, ready: list[Deck], luck: Random) -> list[tuple[Deck, float]]:
        """The ready decks that this one is like."""
        if not ready:
            return []
        likeness = self._likeness(deck, ready)
        if not any(likeness):
            return [(luck.choice(ready), 1.0)]
        weights = [like**SHARPNESS for like in likeness]
        best = max(weights)
        weights = [weight if weight >= LEAST * best else 0.0 for weight in weights]
        return [(one, weight / sum(weights)) for one, weight in zip(ready, weights, strict=True) if weight]

    def _likeness(self, deck: Deck, ready: list[Deck]) -> list[float]:
        """How much of what this deck holds stands in each of the ready ones, and in no other."""
        like = [0.0] * len(ready)
        made_of = [self._made_of(one) for one in ready]
        for key, count in _counts(deck):
            if key in self.rules.decks.holds or key not in self.rules.book.cards:
                continue
            traits = self.traits(self.rules.book[key])
            for what, weight in ((("", "", key), 2.0), *((trait, 1.0 / len(traits)) for trait in traits)):
                there = [made[what] for made in made_of]
                for place, many in enumerate(there):
                    like[place] += count * weight * many / (sum(there) or 1)
        return like

    def _made_of(self, deck: Deck) -> Counter[Trait]:
        """How many cards of a deck have each trait, and how many copies it has of each card."""
        found: Counter[Trait] = Counter()
        for key, count in _counts(deck):
            found["", "", key] += count
            for trait in self.traits(self.rules.book[key]):
                found[trait] += count
        return found

    def _all_of(self, deck: Deck) -> set[Trait]:
        return {trait for key, _ in _counts(deck) for trait in self.traits(self.rules.book[key])}

    # What a card has

    def traits(self, card: Printed) -> tuple[Trait, ...]:
        """What a card shares with others: its kind at its cost, its kind with each of its words, and its signs."""
        if card.key not in self._traits:
            kind = self._kind_of(card)
            found: list[Trait] = [(kind, "cost", str(self.cost_of(card)))]
            for facet, how in self.of:
                value = facet.of(card)
                if how == ICONS:
                    found += [("", facet.key, sign) for sign in sorted(value)]
                elif value and len(self._said[kind, facet.key]) > 1:
                    found.append((kind, facet.key, str(value)))
            self._traits[card.key] = tuple(found)
        return self._traits[card.key]

    def _kind_of(self, card: Printed) -> str:
        return str(self.kind.of(card)) if self.kind is not None else ""

    def cost_of(self, card: Printed) -> int:
        return min(self.cost.of(card) or 0, DEAREST) if self.cost is not None else 0

    def is_foreign(self, card: Printed) -> bool:
        """Whether it is of something, such as a colour or a people, of which nothing in the deck or its examples is."""
        words = {facet.key for facet, how in self.of if how == WORDS}
        return any(trait[1:] not in self.known for trait in self.traits(card) if trait[1] in words)

    # What a deck like these has

    def goal(self, part: str) -> Counter[Trait]:
        """How many cards with each trait, and how many copies of each card, such a deck has in this part."""
        found: Counter[Trait] = Counter()
        for deck, weight in self.weights:
            for trait, count in self._made_of(Deck("", ((part, deck.part(part)),))).items():
                found[trait] += weight * count
        return found

    def copies(self, card: Printed) -> int:
        """The most copies of a card that one of the examples has."""
        return max((dict(deck.part(card.part)).get(card.key, 0) for deck, _ in self.weights), default=0)

    def said(self, card: Printed, chosen: Iterable[str]) -> str:
        """Which of the examples has this card, and beside which of the chosen ones; the likest first."""
        for deck, _ in sorted(self.weights, key=lambda each: -each[1]):
            there = {key for key, _ in _counts(deck)}
            if card.key in there:
                beside = next((key for key in chosen if key in there and key != card.key), None)
                if beside is None:
                    return fill(texts.IN_A_DECK, deck=deck.name)
                return fill(texts.IN_A_DECK_WITH, deck=deck.name, card=self.rules.book[beside].name)
        return ""


def _counts(deck: Deck) -> list[tuple[str, int]]:
    return [each for _, counts in deck.parts for each in counts]
