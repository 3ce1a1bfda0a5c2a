"""Why a card cannot be dropped there now, and what would change it. Numbers (6.3) are sections of RULES.md."""

from __future__ import annotations

from ...kernel.agenda import options
from ...kernel.laws import Refusal
from ...kernel.state import Frame, State
from ...kernel.template import fill
from . import laws, texts, turn_choices
from .attacks import could_attack, is_ready, openings, stands_guard
from .icons import CARDS, LEGEND
from .reach import copies, fits, protected, suits
from .worth import cost, has, strength

LIES = {
    "deck": laws.DECK_LIES,
    "guardians": laws.GUARDIANS_LIE,
    "discard": laws.DISCARD_LIES,
    "extra": laws.EXTRA_LIES,
    "gone": laws.GONE,
    "quests": laws.ON_A_QUEST,
    "under": laws.UNDER_A_BATTLER,
    "pilots": laws.ABOARD,
    "resolving": laws.RESOLVING,
}
MOVED_BY_OWNER = ("deck", "pilots")  # what their laws say is for whose they are


def forbidden(s: State, seat: int, card: int, target: int, zone: int) -> list[Refusal]:
    """The laws that keep `card` from going to that target or zone in the main phase. Never empty."""
    place = s.layout.zones[s.where[card]]
    if place.name in LIES and (place.seat == seat or place.name not in MOVED_BY_OWNER):
        return [Refusal(LIES[place.name])]
    if place.seat != seat:
        return [Refusal(laws.NOT_YOURS)]
    if place.name == "hand":
        return _from_hand(s, seat, card, target, zone)
    return _from_battlefield(s, seat, card, target, zone)


def _from_hand(s: State, seat: int, card: int, target: int, zone: int) -> list[Refusal]:
    printed = s.what[card]
    if target >= 0:
        return _onto_card(s, seat, card, target)
    name, owner = _zone(s, zone)
    if name == "discard":
        return [Refusal(laws.NO_DISCARDING)]
    if name == "guardians" and owner == seat:
        return [Refusal(laws.NEW_GUARDIANS)]
    if owner == seat and name in ("battlefield", "resolving"):
        if printed.part == "extra" and not turn_choices.can_pay_extra(s, seat, card):
            return _too_dear(s, seat, card)
        return [Refusal(laws.TO_THE_MIDDLE if printed.kind == "action" else laws.OWN_BATTLEFIELD)]
    if name in ("battlefield", "guardians", "resolving") and owner != seat:
        if printed.kind == "action":
            return [Refusal(laws.TARGETS_LATER)]
        if "sneak-attack" not in printed.traits or printed.part == "extra":
            return [Refusal(laws.OWN_BATTLEFIELD), Refusal(laws.NO_SNEAK_ATTACK)]
        if owner is not None and s.seats[owner].is_out:
            return [Refusal(laws.OUT)]
        return [_guarded(s, owner) if owner not in openings(s, seat).seats else Refusal(laws.OWN_BATTLEFIELD)]
    return [Refusal(laws.TO_THE_MIDDLE if printed.kind == "action" else laws.OWN_BATTLEFIELD)]


def _too_dear(s: State, seat: int, card: int) -> list[Refusal]:
    """11.4, with the numbers; and 13.6 for who counts on a Leader."""
    there = sum(cost(s, other) for other in turn_choices.standard_battlers(s, seat))
    detail = fill(texts.TOO_LITTLE_PAYMENT, card=s.what[card].name, cost=cost(s, card), paid=there)
    reasons = [Refusal(laws.EXTRA_COST, detail)]
    return [*reasons, Refusal(laws.LEADER)] if s.seats[seat].leader else reasons


def _onto_card(s: State, seat: int, card: int, target: int) -> list[Refusal]:
    """A card from hand onto another card: a quest, a pilot, a transformation (9.1, 13.16, 13.19).

    A battler that is ready goes on a quest with any card: so something keeps this one.
    """
    place = s.layout.zones[s.where[target]]
    printed = s.what[card]
    if place.name != "battlefield" or place.seat != seat:
        if printed.kind == "action":
            return [Refusal(laws.TARGETS_LATER)]
        if place.seat != seat and "sneak-attack" in printed.traits and printed.part == "deck":
            return _target_forbidden(s, seat, card, target, place.name, place.seat)
        return [Refusal(laws.QUEST_BATTLER if place.seat == seat else laws.OWN_BATTLEFIELD)]
    reasons = []
    traits = printed.traits if printed.part == "deck" else ()  # an extra-deck card comes in one way only, 11.4
    if "pilot" in traits:
        if s.what[target].group != "walker":
            reasons.append(Refusal(laws.NOT_A_WALKER))
        elif target not in turn_choices.walkers(s, seat):
            reasons.append(Refusal(laws.HAS_A_PILOT))
    if "transform" in traits and not could_attack(s, target):
        reasons.append(Refusal(laws.TRANSFORM))
    if not is_ready(s, target):
        reasons.append(_resting(s, target))
    return reasons


def _resting(s: State, card: int) -> Refusal:
    """Why a battler is not ready: tapped, or summoned this turn (6.3, 7.1), also if it is fast (13.10)."""
    situation = s.cards[card]
    if situation is not None and situation.is_tapped:
        return Refusal(laws.TAPPED)
    if not has(s, card, "fast"):
        return Refusal(laws.FRESH)
    can_tap = s.rulings["fast"] == "attacks-and-taps"
    return Refusal(laws.FAST_ATTACKS, texts.FAST_ONLY_QUEST_WAITS if can_tap else "")


def _from_battlefield(s: State, seat: int, card: int, target: int, zone: int) -> list[Refusal]:
    """An attack, a tap ability, or a way that no battler goes."""
    name, owner = _zone(s, zone)
    if target >= 0:
        place = s.layout.zones[s.where[target]]
        name, owner = place.name, place.seat
        if owner == seat:
            return [Refusal(laws.QUEST_CARD if name == "hand" else laws.ATTACK_ENEMIES)]
    if owner == seat:
        if name == "resolving":
            return [_no_tap(s, card)]
        own = {"hand": laws.NO_RETURNING, "discard": laws.NO_DISCARDING, "guardians": laws.ATTACK_ENEMIES}
        return [Refusal(own.get(name, laws.NOT_A_PLACE))]
    if owner is not None and s.seats[owner].is_out:
        return [Refusal(laws.OUT)]
    if not could_attack(s, card):
        return [_cannot_attack(s, card)]
    return _target_forbidden(s, seat, card, target, name, owner)


def _cannot_attack(s: State, card: int) -> Refusal:
    if has(s, card, "cant-attack"):
        return Refusal(laws.CANT_ATTACK)
    return _resting(s, card)


def _no_tap(s: State, card: int) -> Refusal:
    """10.1 to 10.3, 13.10"""
    if not turn_choices.has_tap(s, card):
        return Refusal(laws.NO_TAP_ABILITY)
    if has(s, card, "cant-attack"):
        return Refusal(laws.CANNOT_TAP_EITHER)
    if could_attack(s, card):
        return Refusal(laws.FAST_ATTACKS)
    return _resting(s, card)


def _target_forbidden(s: State, seat: int, card: int, target: int, name: str, owner: int) -> list[Refusal]:
    """Why an attacker that can attack cannot attack that (7.3, 13.3, 13.11, 13.15, 13.18)."""
    if name not in ("battlefield", "guardians"):
        return [Refusal(laws.ATTACK_WHAT)]
    if target < 0 or name == "guardians":
        return [_guarded(s, owner) if owner not in openings(s, seat).seats else Refusal(laws.ATTACK_WHAT)]
    situation = s.cards[target]
    if situation is None or not situation.is_tapped:
        return [Refusal(laws.NOT_TAPPED, fill(texts.IS_NOT_TAPPED, card=s.what[target].name))]
    reasons = []
    if target not in [other for other, _, _ in openings(s, seat).battlers]:
        reasons.append(Refusal(laws.TAUNT))
    if has(s, target, "elusive") and not has(s, card, "elusive"):
        reasons.append(Refusal(laws.ELUSIVE))
    if has(s, card, "cant-attack-battlers") and not s.loads(target, "quests"):
        reasons.append(Refusal(laws.CANT_ATTACK_BATTLERS))
    return reasons or [Refusal(laws.ATTACK_WHAT)]


def _guarded(s: State, seat: int) -> Refusal:
    """13.11, with who stands guard."""
    guard = next(card for card in s.cards_in(seat, "battlefield") if stands_guard(s, card))
    return Refusal(laws.SENTINEL, fill(texts.SENTINEL_GUARDS, card=s.what[guard].name))


def not_aimed(s: State, frame: Frame, card: int, target: int, zone: int) -> list[Refusal]:
    """An attack is under way, and something else was tried."""
    if card != frame.card:
        return [Refusal(laws.AIM)]
    name, owner = _zone(s, zone)
    if target >= 0:
        place = s.layout.zones[s.where[target]]
        name, owner = place.name, place.seat
    if owner is None or owner == frame.seat:
        return [Refusal(laws.ATTACK_ENEMIES)]
    if s.seats[owner].is_out:
        return [Refusal(laws.OUT)]
    return _target_forbidden(s, frame.seat, card, target, name, owner)


def not_meant(s: State, frame: Frame, card: int) -> list[Refusal]:
    """Why an ability cannot choose that card (12.6 to 12.14, 10.3, 13.4)."""
    group, picked = frame.memo
    target = group.targets[len(picked)]
    if target.icon == "chosen-opponent":
        return [Refusal(laws.NAME_AN_OPPONENT)]
    if card in picked:
        return [Refusal(laws.ANOTHER_TARGET)]
    if card in [action.card for action in options(s)]:
        return [Refusal(laws.POINT_AT_IT)]
    place = s.layout.zones[s.where[card]]
    if target.icon in CARDS:
        if place.seat != frame.seat or place.name != target.place:
            return [Refusal(laws.YOUR_CARDS)]
        if s.what[card].kind != target.icon.removesuffix("-card"):
            return [Refusal(laws.WRONG_KIND)]
        return _filtered(s, target, s.what[card].cost, s.what[card].strength)
    if place.name != "battlefield":
        return [Refusal(laws.RESOLVING if place.name == "resolving" else laws.NOT_MEANT)]
    if target.icon == "other-battler":
        if place.seat != frame.seat:
            return [Refusal(laws.YOUR_OTHER)]
        if s.what[card].key in copies(s, frame.card):
            return [Refusal(laws.COPY)]
    if not fits(s, card, target):
        return _filtered(s, target, cost(s, card), strength(s, card))
    if card in protected(s, frame.seat):
        return [Refusal(laws.PROTECTOR)]
    for effect in group.effects:
        if not suits(s, card, effect):
            return [Refusal(laws.ALREADY_TAPPED if effect.icon == "tap" else laws.NO_SUMMON_ABILITY)]
    detail = fill(texts.NEEDED_FOR_NEXT, card=s.what[card].name)
    return [Refusal(laws.ANOTHER_TARGET, detail)]


def _filtered(s: State, target, its_cost: int, its_strength: int) -> list[Refusal]:
    """Which filter does not fit (12.14)."""
    if 0 <= target.most_cost < its_cost:
        return [Refusal(laws.COST_FILTER, fill(texts.COSTS_TOO_MUCH, cost=its_cost, most=target.most_cost))]
    if 0 <= target.most_strength < its_strength:
        detail = fill(texts.TOO_STRONG, strength=its_strength, most=target.most_strength)
        return [Refusal(laws.STRENGTH_FILTER, detail)]
    return [Refusal(laws.ICON_FILTER, fill(texts.LACKS_ICON, icon=LEGEND[target.having].name))]


def not_called(s: State, frame: Frame, card: int) -> list[Refusal]:
    """Why that card does not come as reinforcement (13.8), also where they are paid for (16.3)."""
    if s.where[card] == s.layout.of["hand"][frame.seat] and s.what[card].kind == "battler":
        if cost(s, card) >= frame.memo:
            detail = fill(texts.TOO_DEAR_TO_REINFORCE, card=s.what[card].name, cost=cost(s, card), less=frame.memo)
            return [Refusal(laws.REINFORCEMENTS, detail)]
        if card not in [action.card for action in options(s)]:
            return _too_dear(s, frame.seat, card)
    return [Refusal(laws.REINFORCEMENTS)]


def not_payment(s: State, frame: Frame, card: int) -> list[Refusal]:
    """Why that card does not pay for an extra-deck card (11.5)."""
    place = s.layout.zones[s.where[card]]
    if place.name == "battlefield" and place.seat == frame.seat and s.what[card].part == "extra":
        return [Refusal(laws.ONLY_STANDARD)]
    if place.name == "battlefield" and place.seat == frame.seat:
        name = s.what[card].name
        if card in frame.memo.cards:
            return [Refusal(laws.CHOICE_WAITS, fill(texts.PAYS_ALREADY, card=name))]
        return [Refusal(laws.EXTRA_COST, fill(texts.CAN_PAY, card=name))]
    return [Refusal(laws.ONLY_BATTLERS_PAY)]


def _zone(s: State, zone: int) -> tuple[str, int | None]:
    if zone < 0:
        return "", None
    place = s.layout.zones[zone]
    return place.name, place.seat
