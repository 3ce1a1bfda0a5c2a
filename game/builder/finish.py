"""Completes a deck around the cards that were chosen, and says of each card why it came in.

What a good deck of the game looks like is taken from its ready decks: how many cards of each cost and kind. What fits
together is taken from the cards: what they share in icons, and whom they belong to.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from .. import decks
from ..kernel.book import Printed
from ..kernel.deck import Deck
from ..kernel.ruleset import Ruleset
from .charts import facet_of

BINDS = 1 / 8  # an icon that more than so many cards have says nothing about two of them


class Chosen(NamedTuple):
    """A card that came in, how often, and why."""

    part: str
    key: str
    count: int
    why: str


def finish(deck: Deck, rules: Ruleset, seed: int = 1) -> tuple[Deck, list[Chosen]]:
    """A legal deck that holds all cards of this one, and what was added. The same seed adds the same cards.

    Raises ValueError, with what to do, if the chosen cards themselves can be in no legal deck together.
    """
    maker = _Maker(deck, rules, Random(seed))
    maker.check()
    maker.take_needed()
    maker.take_colours()
    for part in rules.decks.parts:
        maker.fill(part)
    finished = maker.deck()
    faults = decks.why_not(finished, rules)
    if faults:
        raise ValueError(f"{faults[0]} Take something out first.")
    return finished, maker.chosen


class _Maker:
    """The deck as it grows."""

    def __init__(self, deck: Deck, rules: Ruleset, luck: Random) -> None:
        self.rules = rules
        self.luck = luck
        self.name = deck.name
        self.parts = {part: Counter(dict(deck.part(part))) for part in rules.decks.parts}
        self.colour, self.cost = facet_of(rules, "colour"), facet_of(rules, "cost")
        self.kind, self.icons = facet_of(rules, "type"), facet_of(rules, "has")
        self.colours: set[object] = set()
        self.chosen: list[Chosen] = []
        self._rarity: dict[str, float] = {}

    def deck(self) -> Deck:
        return Deck(self.name, tuple((part, tuple(counts.items())) for part, counts in self.parts.items()))

    def check(self) -> None:
        """What more cards can mend is no fault here; everything else is."""
        sizes = self.rules.decks.part_sizes
        is_short = any(counts.total() < sizes[part] for part, counts in self.parts.items())
        for refusal in self.rules.decks.laws(self.deck()):
            if not (is_short and refusal.law in self.rules.decks.mendable):
                raise ValueError(f"{self.rules.title} {refusal} Take something out first.")

    def take_needed(self) -> None:
        """The cards that belong to every deck."""
        for key, count in self.rules.decks.holds.items():
            card = self.rules.book[key]
            missing = count - self.parts[card.part][key]
            if missing > 0:
                self.parts[card.part][key] += missing
                self.note(Chosen(card.part, key, missing, f"{card.name}: belongs to every deck."))

    # Colours

    def take_colours(self) -> None:
        """The colours of the chosen cards; a second one that goes with them, or two by chance for an empty deck."""
        if self.colour is None:
            return
        held = Counter()
        for counts in self.parts.values():
            for key, count in counts.items():
                held[self.colour.of(self.rules.book[key])] += count
        self.colours = set(held)
        if not self.colours:
            self.colours = set(self.luck.choice(self.pairs()))
        elif len(self.colours) == 1:
            self.colours |= set(self.luck.choice([pair for pair in self.pairs() if self.colours <= set(pair)]))

    def pairs(self) -> list[tuple[object, ...]]:
        """The colours of the ready decks; any two where there are none."""
        found = [decks.colours(ready.deck, self.rules) for ready in decks.shipped(self.rules.name)]
        values = self.colour.values
        every = [(a, b) for place, a in enumerate(values) for b in values[place + 1 :]]
        return [tuple(pair) for pair in found if pair] + every

    # Cards

    def fill(self, part: str) -> None:
        """Cards until the part has its size. A part that may be left out is filled as well."""
        counts = self.parts[part]
        wanted = self.rules.decks.part_sizes[part]
        pool = [card for card in self.rules.book if card.part == part and self.fits_colours(card)]
        goal = self.goal(part)
        while counts.total() < wanted:
            room = wanted - counts.total()
            open_ones = [card for card in pool if self.copies_left(card, counts) > 0]
            if not open_ones:
                return
            card, _, why = max(((card, *self.score(card, part, goal)) for card in open_ones), key=lambda it: it[1])
            count = min(self.copies_left(card, counts), room, self.usual(card))
            while count and self.breaks(card, part, count):
                count -= 1
            if not count:
                pool.remove(card)
                continue
            counts[card.key] += count
            self.note(Chosen(part, card.key, count, f"{card.name}: {why}"))

    def breaks(self, card: Printed, part: str, count: int) -> bool:
        """Whether so many more of a card would break a law that no further cards can mend."""
        counts = self.parts[part]
        counts[card.key] += count
        broken = [law for law, *_ in self.rules.decks.laws(self.deck()) if law not in self.rules.decks.mendable]
        counts[card.key] -= count
        if not counts[card.key]:
            del counts[card.key]
        return bool(broken)

    def note(self, new: Chosen) -> None:
        """Keep what came in and why; more of the same card came in for its first reason."""
        for place, old in enumerate(self.chosen):
            if (old.part, old.key) == (new.part, new.key):
                self.chosen[place] = old._replace(count=old.count + new.count)
                return
        self.chosen.append(new)

    def fits_colours(self, card: Printed) -> bool:
        return self.colour is None or self.colour.of(card) in self.colours

    def copies_left(self, card: Printed, counts: Counter[str]) -> int:
        most = self.rules.decks.most_copies(card)[0] if self.rules.decks.most_copies else 3
        return most - counts[card.key]

    def usual(self, card: Printed) -> int:
        """How many copies one takes: all of what is cheap, fewer of what is dear."""
        cost = self.cost.of(card) if self.cost is not None else 0
        return 3 if (cost or 0) <= 5 else 2

    def goal(self, part: str) -> dict[object, float]:
        """How many cards of each cost and kind the ready decks hold in this part, on average."""
        ready = [deck.deck for deck in decks.shipped(self.rules.name)]
        found: Counter[object] = Counter()
        for deck in ready:
            for key, count in deck.part(part):
                found[self.shape(self.rules.book[key])] += count
        return {shape: count / len(ready) for shape, count in found.items()} if ready else {}

    def shape(self, card: Printed) -> tuple[object, object]:
        cost = self.cost.of(card) if self.cost is not None else 0
        return min(cost or 0, 8), self.kind.of(card) if self.kind is not None else ""

    def score(self, card: Printed, part: str, goal: dict[object, float]) -> tuple[float, str]:
        """How well a card goes with what is there, and the strongest reason for it."""
        shape = self.shape(card)
        there = sum(count for key, count in self.parts[part].items() if self.shape(self.rules.book[key]) == shape)
        gap = max(-4.0, min(goal.get(shape, 0.0) - there, 4.0))
        shared, bond = self.shared(card)
        mine = self.of_colour(card)
        reasons = [
            (0.25 * gap, self.say_gap(card, shape, there) if gap > 0 else ""),
            (0.7 * shared, bond),
            (0.5 * mine, f"your deck was short of {self.colour.of(card)} cards." if mine > 0 else ""),
        ]
        total = sum(value for value, _ in reasons) + 0.3 * self.luck.random()
        return total, max((reason for reason in reasons if reason[1]), default=(0, "fills the deck."))[1]

    def say_gap(self, card: Printed, shape: tuple[object, object], there: int) -> str:
        """That there was little of this sort in the deck; of cards without a number, by their kind alone."""
        cost, kind = shape
        amount, noun = "nothing" if there == 0 else f"only {there}", f"{kind} cards" if kind else "cards"
        if self.cost is None or self.cost.of(card) is None:
            return f"your deck had {amount} among the {noun}."
        more = " or more" if cost == 8 else ""
        return f"your curve had {amount} among the {noun} of {self.cost.label.lower()} {cost}{more}."

    def shared(self, card: Printed) -> tuple[float, str]:
        """What a card has in common with the deck, rare icons counting most; and the strongest bond in words."""
        if self.icons is None:
            return 0.0, ""
        best, bond, total = 0.0, "", 0.0
        mine = self.icons.of(card)
        names = dict(zip(self.icons.values, self.icons.names or self.icons.values, strict=True))
        for counts in self.parts.values():
            for key in counts:
                other = self.rules.book[key]
                if other is card:
                    continue
                alike = [icon for icon in mine & self.icons.of(other) if self.rarity(icon) >= BINDS]
                both = sorted(sorted(alike), key=self.rarity, reverse=True)
                common = sum(self.rarity(icon) for icon in both)
                if self.belong(card, other):
                    common, words = common + 1.0, f"made for {other.name}."
                else:
                    words = f"goes with {other.name}: both have {names[both[0]]}." if both else ""
                total += common
                if common > best:
                    best, bond = common, words
        return min(total / 2, 2.0), bond

    def belong(self, card: Printed, other: Printed) -> bool:
        """Whether one card has an icon that is meant for the group of the other."""
        icons, group = self.icons.of(card), facet_of(self.rules, "group")
        if group is None or not self.rules.decks.partners:
            return False
        return any(
            (icon in icons and group.of(other) == named) or (icon in self.icons.of(other) and group.of(card) == named)
            for icon, named in self.rules.decks.partners.items()
        )

    def rarity(self, icon: str) -> float:
        """An icon that few cards have binds more than one that all have."""
        if icon not in self._rarity:
            self._rarity[icon] = 1.0 / sum(icon in self.icons.of(card) for card in self.rules.book)
        return self._rarity[icon]

    def of_colour(self, card: Printed) -> float:
        """1 for a colour that the deck has least of, down to 0."""
        if self.colour is None or len(self.colours) < 2:
            return 0.0
        held = Counter({colour: 0 for colour in self.colours})
        for counts in self.parts.values():
            for key, count in counts.items():
                held[self.colour.of(self.rules.book[key])] += count
        return 1.0 - held[self.colour.of(card)] / (max(held.values()) + 1)
