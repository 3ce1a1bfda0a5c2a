"""Completes a deck around the cards that were chosen, and says of each card why it came in.

What a good deck of the game looks like is taken from the ready decks that this one is like (`examples.py`): how many
cards of each kind and cost, and which. What fits together is also taken from the cards: what they share in icons, and
whom they belong to.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from .. import decks
from ..kernel.book import Printed
from ..kernel.deck import Deck
from ..kernel.ruleset import Ruleset
from ..kernel.template import fill
from . import texts
from .charts import facet_of
from .examples import DEAREST, Examples, Trait

BINDS = 1 / 8  # an icon that more than so many cards have says nothing about two of them
KNOWN = 0.2  # what it counts that an example has a card
TOLD = 0.7  # ... and what that counts as a reason
LUCK = 0.6  # ... and chance, so that another way is another
FOREIGN = 2.0  # ... and against one that it has something that neither the deck nor an example has
MANY = 8  # so many are not few


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
    maker.take_examples()
    for part in rules.decks.parts:
        maker.fill(part)
    finished = maker.deck()
    faults = decks.why_not(finished, rules)
    if faults:
        raise ValueError(fill(texts.REMOVE_FIRST, law=faults[0]))
    return finished, maker.chosen


class _Maker:
    """The deck as it grows."""

    def __init__(self, deck: Deck, rules: Ruleset, luck: Random) -> None:
        self.rules = rules
        self.luck = luck
        self.name = deck.name
        self.parts = {part: Counter(dict(deck.part(part))) for part in rules.decks.parts}
        self.colour, self.cost = facet_of(rules, "colour"), facet_of(rules, "cost")
        self.icons = facet_of(rules, "has")
        self.begun = [key for _, counts in deck.parts for key, _ in counts]
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
                raise ValueError(fill(texts.BREAKS_LAW, game=self.rules.title, law=refusal))

    def take_needed(self) -> None:
        """The cards that belong to every deck."""
        for key, count in self.rules.decks.holds.items():
            card = self.rules.book[key]
            missing = count - self.parts[card.part][key]
            if missing > 0:
                self.parts[card.part][key] += missing
                self.note(Chosen(card.part, key, missing, fill(texts.REASON, card=card.name, why=texts.REQUIRED)))

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

    def take_examples(self) -> None:
        """The ready decks that the chosen cards are like."""
        self.examples = Examples(self.deck(), self.rules, self.luck, self.colours)

    # Cards

    def fill(self, part: str) -> None:
        """Cards until the part has its size. A part that may be left out is filled as well."""
        counts = self.parts[part]
        wanted = self.rules.decks.part_sizes[part]
        pool = [card for card in self.rules.book if card.part == part and self.fits_colours(card)]
        goal = self.examples.goal(part)
        while counts.total() < wanted:
            room = wanted - counts.total()
            open_ones = [card for card in pool if self.copies_left(card, counts) > 0]
            if not open_ones:
                return
            there = self.there(part)
            scored = ((card, *self.score(card, part, goal, there)) for card in open_ones)
            card, _, why = max(scored, key=lambda it: it[1])
            count = min(self.copies_left(card, counts), room, self.usual(card))
            while count and self.breaks(card, part, count):
                count -= 1
            if not count:
                pool.remove(card)
                continue
            counts[card.key] += count
            self.note(Chosen(part, card.key, count, fill(texts.REASON, card=card.name, why=why)))

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
        """How many copies one takes: as many as an example has; else all of what is cheap, fewer of what is dear."""
        return self.examples.copies(card) or (3 if self.examples.cost_of(card) <= 5 else 2)

    def score(self, card: Printed, part: str, goal: dict[Trait, float], there: Counter[Trait]) -> tuple[float, str]:
        """How well a card goes with what is there, and the strongest reason for it."""
        lacks = [(max(-4.0, min(goal[trait] - there[trait], 4.0)), trait) for trait in self.examples.traits(card)]
        (at_cost, _), *others = lacks
        mean = sum(lack for lack, _ in others) / len(others) if others else 0.0
        said = max((lack for lack in others if lack[1][0]), default=(0.0, ("", "", "")))
        named = self.say_lack(said[1], there) if said[0] > 0 else ""
        known = max(0.0, min(goal["", "", card.key] - self.parts[part][card.key], 2.0)) / 2
        shared, bond = self.shared(card)
        mine = self.of_colour(card)
        reasons = [
            (0.25 * at_cost, self.say_gap(card, there) or named if at_cost > 0 else ""),
            (0.25 * mean, named if mean > 0 else ""),
            (KNOWN * known, ""),
            (0.7 * shared, bond),
            (0.5 * mine, fill(texts.SHORT_OF_COLOUR, colour=self.colour.of(card)) if mine > 0 else ""),
        ]
        total = sum(value for value, _ in reasons) + LUCK * self.luck.random()
        if known and (beside := self.examples.said(card, self.begun)):
            reasons.append((TOLD * known, beside))
        total -= FOREIGN * self.examples.is_foreign(card)
        return total, max((reason for reason in reasons if reason[1]), default=(0, texts.FILLS))[1]

    def there(self, part: str) -> Counter[Trait]:
        """How many cards of the part have each trait."""
        found: Counter[Trait] = Counter()
        for key, count in self.parts[part].items():
            for trait in self.examples.traits(self.rules.book[key]):
                found[trait] += count
        return found

    def say_gap(self, card: Printed, there: Counter[Trait]) -> str:
        """That there was little of this sort at its cost in the deck; "" for a card without a cost."""
        if self.cost is None or self.cost.of(card) is None:
            return ""
        trait = self.examples.traits(card)[0]
        template = texts.CARDS_OF_COST_UP if int(trait[2]) == DEAREST else texts.CARDS_OF_COST
        return _too_few(there[trait], template, kind=trait[0], value=trait[2])

    def say_lack(self, trait: Trait, there: Counter[Trait]) -> str:
        """That there was little with this word in the deck."""
        kind, key, value = trait
        facet = facet_of(self.rules, key)
        name = facet.names[facet.values.index(value)] if facet.names and value in facet.values else value
        label = facet.label_within
        if facet.key == "part":
            return _too_few(there[trait], texts.CARDS_OF_KIND, name.lower(), kind=kind)
        written = f"{name[:1].upper()}{name[1:]}"
        is_second = any(  # "air" alone would mean the other facet: the school, not the second school
            other is not facet and value in other.values and other.label.lower() in label
            for other in self.rules.decks.facets
        )
        template = texts.CARDS_WITH if is_second else texts.CARDS_OF
        return _too_few(there[trait], template, kind=kind, facet=label, value=written)

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
                    common, words = common + 1.0, fill(texts.MADE_FOR, card=other.name)
                else:
                    words = fill(texts.SHARES_ICON, card=other.name, icon=names[both[0]]) if both else ""
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


def _too_few(there: int, cards: str, deck: str = texts.DECK, **which: str) -> str:
    """That the deck had so few cards of a kind, or of many still fewer than others have."""
    template = texts.FEWER if there >= MANY else texts.FEW if there else texts.NONE
    return fill(template, deck=deck, n=there, cards=fill(cards, n=there, **which).strip())
