"""Why a card cannot be dropped there when an action is asked (4.2 to 4.6), and what would change it."""

from __future__ import annotations

from ...effects.language import Language
from ...effects.saying import capital, number
from ...kernel.laws import Refusal
from ...kernel.modifiers import FORBID, sources
from ...kernel.naming import listed
from ...kernel.state import State
from ...kernel.template import fill
from . import laws, texts
from .cards import Card


def forbidden(s: State, seat: int, card: int, target: int, zone: int) -> list[Refusal]:
    """The laws that keep `card` from going to that target or zone. Never empty."""
    hand = s.layout.of["hand"][seat]
    if s.where[card] in s.layout.of["deck"]:
        is_shared = s.layout.zones[s.where[card]].seat is None
        return [Refusal(laws.DRAW_TO_HAND, texts.DRAW_FROM_SHARED_DECK if is_shared else "")]
    if s.where[card] != hand:
        return [Refusal(laws.NOT_IN_HAND)]
    if target >= 0:
        return _diffusion(s, seat, card, target)
    if zone in s.layout.of["discard"]:
        return [_discard(s, seat, card)]
    if zone in s.layout.of["play"]:
        return [Refusal(laws.OWN_AREA)]
    return [Refusal(laws.ONE_ACTION, texts.DROP_SOMEWHERE_ELSE)]


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
        detail = fill(texts.TOO_LITTLE_FUEL, card=mine.name, fuel=mine.measure, target=other.name, needed=other.measure)
        reasons.append(Refusal(laws.TOO_WEAK, detail))
    if found := guards(s, target):
        template = texts.GUARDED_BY_ONE if len(found) == 1 else texts.GUARDED_BY_SEVERAL
        detail = fill(template, guards=capital(named_guards(s, found)), target=other.name, guard=s.what[found[0]].name)
        reasons.append(Refusal(laws.FORCE_FIELD, detail))
    return reasons


def guards(s: State, card: int) -> list[int]:
    """The cards that guard this one from being diffused (5.5): Force Fields, and Reactors that stand as one (5.4)."""
    return sources(s, FORBID, laws.FORCE_FIELD, -1, card)


def named_guards(s: State, cards: list[int]) -> str:
    """These guards in words: "a Force Field and a Reactor acting as a Force Field"."""
    fields = sum(1 for card in cards if s.what[card].always)
    copies, names = len(cards) - fields, []
    if fields:
        names.append(texts.A_FORCE_FIELD if fields == 1 else fill(texts.FORCE_FIELDS, n=number(fields)))
    if copies:
        template = texts.A_COPIED_FORCE_FIELD if copies == 1 else texts.COPIED_FORCE_FIELDS
        names.append(fill(template, n=number(copies)))
    return listed(names)


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
        return fill(texts.NO_ABILITY, card=printed.name)
    why = language.lacks([clause for ability in printed.abilities for clause in ability.clauses])
    return fill(texts.ABILITY_HAS_NO_EFFECT, card=printed.name, why=why)
