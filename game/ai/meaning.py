"""What an action means, whatever the sleeves are: the same in every dealt world, and one for equal cards."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from ..kernel.agenda import Action
from ..kernel.state import State


def meaning(s: State, action: Action) -> Hashable:
    """The kind of card and of target, where they lie and what they remember; never a card's number."""
    verb, card, target, amount = action
    if card < 0:
        return verb, amount
    what, where, cards = s.what, s.where, s.cards
    if target < 0:
        return verb, what[card], where[card], cards[card], amount
    return verb, what[card], where[card], cards[card], what[target], where[target], cards[target]


def merged(s: State, legal: Sequence[Action]) -> dict[Hashable, Action]:
    """The actions by what they mean; of several that mean the same, the first in the order given."""
    found: dict[Hashable, Action] = {}
    for action in legal:
        found.setdefault(meaning(s, action), action)
    return found


def sensible(s: State, found: dict[Hashable, Action]) -> tuple[list[Hashable], list[Action], list[float]]:
    """Meanings, actions and their weights, without what only harms oneself; everything if nothing else is left."""
    keys, actions = list(found), list(found.values())
    weights = s.rules.thinking.instinct(s, actions)
    if 0.0 not in weights:
        return keys, actions, weights
    kept = [place for place, weight in enumerate(weights) if weight > 0]
    if not kept:
        return keys, actions, [1.0] * len(keys)
    return [keys[i] for i in kept], [actions[i] for i in kept], [weights[i] for i in kept]
