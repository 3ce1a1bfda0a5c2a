"""Why a card cannot be dropped there when an action is asked (4.2 to 4.6), and what would change it."""

from __future__ import annotations

from ...effects import language
from ...kernel.laws import Refusal
from ...kernel.modifiers import laid_on
from ...kernel.state import State
from . import laws


def forbidden(s: State, seat: int, card: int, target: int, zone: int) -> list[Refusal]:
    """The laws that keep `card` from going to that target or zone. Never empty."""
    hand = s.layout.of["hand"][seat]
    if s.where[card] in s.layout.of["deck"]:
        return [Refusal(laws.DRAW_TO_HAND)]
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
    reasons = []
    mine, other = s.what[card], s.what[target]
    if mine.measure < other.measure:
        detail = f"{mine.name} is worth {mine.measure}, {other.name} {other.measure}: it takes {other.measure} or more."
        reasons.append(Refusal(laws.TOO_WEAK, detail))
    if target in laid_on(s, laws.FORCE_FIELD):
        detail = f"A Force Field guards {other.name}. The Force Field itself can be diffused."
        reasons.append(Refusal(laws.FORCE_FIELD, detail))
    owner = s.layout.of["play"].index(s.where[target])
    if s.rulings["diffuse"] == "opponents-only" and s.team[owner] == s.team[seat]:
        reasons.append(Refusal(laws.OWN_CARDS))
    return reasons


def _discard(s: State, seat: int, card: int) -> Refusal:
    """4.5, 3.1"""
    printed = s.what[card]
    if printed.kind == "stable":
        return Refusal(laws.STABLE_DISCARD)
    spent = [ability for ability in printed.abilities if ability.when == "CardSpent"]
    if not any(language.has_effect(s, seat, card, ability) for ability in spent):
        return Refusal(laws.NO_EFFECT, _without_effect(printed.key))
    return Refusal(laws.OTHER_PILE)


def _without_effect(key: str) -> str:
    return {
        "nova": "Nova has no ability. Play it for its fuel, or diffuse with it.",
        "time-stop": "Time Stop only answers a card that was discarded for its ability.",
        "wormhole": "Your discard pile holds nothing that a Wormhole could take.",
        "rewind": "No card is in play that Rewind could put back.",
        "dark-energy": "The deck is empty: Dark Energy would draw nothing.",
        "antimatter": "No opponent holds a card.",
        "singularity": "No card is in play that Singularity could discard.",
    }.get(key, "")
