"""What an action means, whatever the sleeves are: the same in every dealt world, and one for equal cards."""

from __future__ import annotations

from collections.abc import Hashable, Sequence, Set

from ..kernel.agenda import Action
from ..kernel.state import State


def meaning(s: State, action: Action, busy: Set[int] | None = None) -> Hashable:
    """The kind of card and of target, where they lie, what they remember, what holds for them and what they are stacked
    with; never a card's own number, but of one that something is under way with: of an attacker, say, and its target.

    `busy` are those cards, if somebody has looked for them already (`under_way`).
    """
    verb, card, target, amount = action
    what, where, cards = s.what, s.where, s.cards
    meant: Hashable
    if target < 0:
        meant = (verb, what[card], where[card], cards[card], amount) if card >= 0 else (verb, amount)
    elif card < 0:
        meant = verb, None, what[target], where[target], cards[target], amount
    else:
        meant = verb, what[card], where[card], cards[card], what[target], where[target], cards[target], amount
    if s.lasting:
        meant = meant, _laid_on(s, card), _laid_on(s, target)
    if busy is None:
        busy = under_way(s)
    if busy:
        meant = meant, card if card in busy else -1, target if target in busy else -1
    return (meant, _stacked(s, card), _stacked(s, target)) if s.load else meant


def _stacked(s: State, card: int) -> Hashable:
    """What a card lies on and what lies on it: cards that everybody can tell apart, though not by what is printed."""
    return (s.on[card], s.load.get(card)) if card >= 0 else None


def under_way(s: State) -> set[int]:
    """The cards in play that the agenda speaks of: everybody sees which they are, whatever twins they have."""
    found: set[int] = set()
    for _, _, card, _, memo in s.agenda:
        if card >= 0:
            found.add(card)
            if isinstance(memo, tuple):
                found.update([part for part in memo if type(part) is int])
    in_play, where = s.layout.in_play, s.where
    return {card for card in found if 0 <= card < len(where) and where[card] in in_play} if found else found


def _laid_on(s: State, card: int) -> Hashable:
    return tuple([one._replace(cards=()) for one in s.lasting if card in one.cards])


def merged(s: State, legal: Sequence[Action]) -> dict[Hashable, Action]:
    """The actions by what they mean; of several that mean the same, the first in the order given."""
    found: dict[Hashable, Action] = {}
    busy = under_way(s)
    for action in legal:
        found.setdefault(meaning(s, action, busy), action)
    return found


def sensible_weights(s: State, actions: Sequence[Action]) -> list[float]:
    """How much instinct is drawn to each: 0 for what only harms oneself, unless nothing else is left."""
    weights = s.rules.thinking.instinct(s, actions)
    return weights if any(weights) else [1.0] * len(weights)


def sensible(s: State, found: dict[Hashable, Action]) -> tuple[list[Action], list[float]]:
    """The actions with their weights, without what only harms oneself; all of them if nothing else is left."""
    actions = list(found.values())
    pairs = [pair for pair in zip(actions, sensible_weights(s, actions), strict=True) if pair[1]]
    return [action for action, _ in pairs], [weight for _, weight in pairs]
