"""Why a card cannot be dropped there when an action is asked (4.2 to 4.6), and what would change it."""

from __future__ import annotations

from ...effects.language import Language
from ...effects.saying import capital, count
from ...kernel.laws import Refusal
from ...kernel.modifiers import FORBID, sources
from ...kernel.naming import listed
from ...kernel.state import State
from . import laws
from .cards import Card


def forbidden(s: State, seat: int, card: int, target: int, zone: int) -> list[Refusal]:
    """The laws that keep `card` from going to that target or zone. Never empty."""
    hand = s.layout.of["hand"][seat]
    if s.where[card] in s.layout.of["deck"]:
        is_shared = s.layout.zones[s.where[card]].seat is None
        return [Refusal(laws.DRAW_TO_HAND, "You draw the top card of the deck, into your hand." if is_shared else "")]
    if s.where[card] != hand:
        return [Refusal(laws.NOT_IN_HAND)]
    if target >= 0:
        return _diffusion(s, seat, card, target)
    if zone in s.layout.of["discard"]:
        return [_discard(s, seat, card)]
    if zone in s.layout.of["play"]:
        return [Refusal(laws.OWN_AREA)]
    return [Refusal(laws.ONE_ACTION, "Drop it in front of you, on the discard pile, or on a card to diffuse.")]


def _diffusion(s: State, seat: int, card: int, target: int) -> list[Refusal]:
    """4.6, 5.5, 10.3"""
    if s.where[target] not in s.layout.of["play"]:
        return [Refusal(laws.NOT_IN_PLAY)]
    owner = s.layout.of["play"].index(s.where[target])
    if s.rulings["diffuse"] == "opponents-only" and s.team[owner] == s.team[seat]:
        return [Refusal(laws.OWN_CARDS)]  # more fuel would not help, nor can what guards it be diffused
    reasons = []
    mine, other = s.what[card], s.what[target]
    if mine.measure < other.measure:
        detail = f"{mine.name} is worth {mine.measure}, {other.name} {other.measure}: it takes {other.measure} or more."
        reasons.append(Refusal(laws.TOO_WEAK, detail))
    if found := guards(s, target):
        is_one = len(found) == 1
        detail = f"{capital(named_guards(s, found))} guard{'s' * is_one} {other.name}. "
        detail += (
            f"The {s.what[found[0]].name} itself can be diffused." if is_one else "They can be diffused themselves."
        )
        reasons.append(Refusal(laws.FORCE_FIELD, detail))
    return reasons


def guards(s: State, card: int) -> list[int]:
    """The cards that guard this one from being diffused (5.5): Force Fields, and Reactors that stand as one (5.4)."""
    return sources(s, FORBID, laws.FORCE_FIELD, -1, card)


def named_guards(s: State, cards: list[int]) -> str:
    """These guards in words: which of them only stand as a Force Field, their faces do not show."""
    fields = sum(1 for card in cards if s.what[card].always)
    copies, said = len(cards) - fields, []
    if fields:
        said.append(count(fields, "Force Field"))
    if copies:
        one, several = ("one", "such") if fields else ("a Force Field", "Force Fields")
        said.append(f"{count(copies, 'Reactor')} that {f'stands as {one}' if copies == 1 else f'stand as {several}'}")
    return listed(said)


def _discard(s: State, seat: int, card: int) -> Refusal:
    """4.5, 3.1"""
    printed = s.what[card]
    if printed.kind == "stable":
        return Refusal(laws.STABLE_DISCARD)
    language = s.rules.book.language
    if not language.has_effect(s, seat, card, printed.spent):
        return Refusal(laws.NO_EFFECT, _without_effect(language, printed))
    return Refusal(laws.OTHER_PILE)


def _without_effect(language: Language, printed: Card) -> str:
    if not printed.abilities:
        return f"{printed.name} has no ability. Play it for its fuel, or diffuse with it."
    why = language.lacks([clause for ability in printed.abilities for clause in ability.clauses])
    return f"{printed.name} would do nothing now: {why}."
