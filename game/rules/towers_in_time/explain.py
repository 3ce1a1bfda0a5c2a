"""Why a card cannot be dropped there now, and what would change it. Numbers (6.7) are sections of RULES.md."""

from __future__ import annotations

from collections.abc import Collection

from ...kernel.agenda import options
from ...kernel.laws import Law, Refusal
from ...kernel.state import Frame, State
from ...kernel.template import fill
from . import laws, texts
from .actions import aim_of, do_fight, is_felt, takes_part, targets, transport_cost
from .deeds import between
from .domain import BLACK, ELEMENTS, NOTHING, body_of, fighters, is_able, is_dead, is_held, items_of, source_of
from .fight import combat_frame, fighting_seats
from .glyphs import has, is_hidden_from, is_immune, ranged, regeneration
from .naming import plain, plain_all
from .numbers import is_vulnerable
from .places import has_room, hosts, is_out_of_sight, misbound, move_forbidden, place_forbidden
from .temper import Cost, dear, fitting, purse, unfit


def turn_refusals(s: State, seat: int, card: int, target: int, zone: int) -> list[Refusal]:
    """The laws that keep a card from going there as an action of a turn. Never empty."""
    place = s.layout.zones[s.where[card]]
    if place.seat != seat:
        return [Refusal(laws.NOT_YOURS)]
    match place.name:
        case "deck":
            return [Refusal(laws.DECK_LIES)]
        case "discard" | "gone" | "middle":
            return [Refusal(laws.DISCARD_LIES)]
        case "hand" | "limbo":
            return _from_hand(s, seat, card, target, zone, place.name)
        case "shields":
            return _from_shields(s, seat, card, target)
        case "spells" | "charms":
            return [_kept(s, seat, card)]
        case "sources":
            return _use(s, seat, card, target) if s.what[card].uses else [Refusal(laws.SOURCES_STAY)]
    return _in_play(s, seat, card, target, zone)


def _kept(s: State, seat: int, card: int) -> Refusal:
    """Why a sustained spell in play is not dropped, or not there (5.12)."""
    if is_felt(s, seat, card):
        return Refusal(laws.FELT)
    return Refusal(laws.DROP, texts.HOW_TO_DROP)


def window_refusals(s: State, seat: int, card: int, target: int, zone: int) -> list[Refusal]:
    """... in a window of a combat or a sub-phase (10.7, 14.2)."""
    frame, place = combat_frame(s), s.layout.zones[s.where[card]]
    if place.seat != seat:
        return [Refusal(laws.NOT_YOURS)]
    if place.name == "deck":
        return [Refusal(laws.DECK_LIES)]
    if place.name in ("spells", "charms") and (frame is None or _acts_freely(frame, seat)):
        return [_kept(s, seat, card)]
    if frame is None:
        if target >= 0 and seat_of_any(s, target) not in between(s, seat, len(s.agenda) - 2):
            return [Refusal(laws.REACTING)]
        return [*_reasons(s, seat, card, target), Refusal(laws.REACTING)]
    can_act = any([action.card == card for action in options(s)])  # then it is the place that is refused
    if frame.memo.is_saving and not can_act:
        return [Refusal(laws.SAVING_ONLY)]
    if seat not in (frame.seat, frame.memo.target) and not can_act:
        return [Refusal(laws.HELPING_ONLY)]
    if target >= 0 and seat_of_any(s, target) not in fighting_seats(s, frame):
        return [Refusal(laws.OTHER_COMBAT)]
    printed = s.what[card]
    is_own = target >= 0 and seat_of_any(s, target) == seat
    if is_own and not printed.is_spell and printed.use_aim is None and not _shoots(s, card):
        return [_where_to(s, seat, card) if can_act and printed.uses else Refusal(laws.AFFECT_COMBAT)]
    return _reasons(s, seat, card, target) or [Refusal(laws.AFFECT_COMBAT)]


def _acts_freely(frame: Frame, seat: int) -> bool:
    """Whether a seat may do in its window of a combat whatever affects that (10.9, 14.4)."""
    return seat in (frame.seat, frame.memo.target) and not frame.memo.is_saving


def seat_of_any(s: State, card: int) -> int | None:
    return s.layout.zones[s.where[card]].seat


def _reasons(s: State, seat: int, card: int, target: int) -> list[Refusal]:
    """What keeps a card in play, or a spell in hand, from doing something there, if it could do it in a combat."""
    printed, place = s.what[card], s.layout.zones[s.where[card]].name
    if printed.is_spell:
        if place != "hand" or not printed.fights_on:
            return []
        cost = dear(s, seat, Cost(printed.cost + printed.is_variable, printed.bit))
        return [cost] if cost else _aim(s, card, target) or [_where_to(s, seat, card)]
    if place == "sources" and not printed.fights_on:
        return []
    if s.is_in_field(card) or place == "gear":
        user = body_of(s, card)
        if not is_able(s, user):
            return [*(_unmended(s, seat, card) if target < 0 else ()), idle(s, card, user)]
        if printed.uses and not printed.fights_on and not _shoots(s, card) and not has(s, card, "paralyze"):
            return []  # whatever it is aimed at
        if target >= 0:
            return _at_another(s, card, target)
        return [_where_to(s, seat, card)] if printed.fights_on else _borne(s, card)
    return []


def _unmended(s: State, seat: int, card: int) -> list[Refusal]:
    """That a hurt card would regenerate, used or killed, but for the temper (8.4)."""
    situation, costs = s.cards[card], regeneration(s, card)
    if situation is None or not situation.damage or situation.paralyzed or costs < 1:
        return []
    cost = dear(s, seat, Cost(costs, s.what[card].bit), text=texts.REGENERATION_TOO_DEAR)
    return [cost] if cost else []


def _borne(s: State, card: int) -> list[Refusal]:
    """That it is not a follower that shoots, but what it bears (8.6)."""
    bows = [s.what[item].name for item in items_of(s, card) if s.what[item].ranged]
    return [Refusal(laws.NO_RANGE, fill(texts.ITEMS_SHOOT, items=" or ".join(bows)))] if bows else []


def _at_another(s: State, card: int, target: int) -> list[Refusal]:
    """What keeps a card that can act from doing something to an opponent's card."""
    printed, bearer = s.what[card], body_of(s, card)
    if not _shoots(s, card) and not printed.uses and not has(s, card, "paralyze"):
        if borne := _borne(s, card):
            return borne
        can_attack = _may_attack(s) and printed.is_fighter and bearer == card
        if can_attack and (s.cards[card] or NOTHING).charged:
            return [Refusal(laws.ATTACKED_BEFORE)]
        law = laws.NO_RANGE if printed.is_fighter else laws.NO_ABILITY
        return [Refusal(law, texts.CANNOT_SHOOT_ATTACK_SHIELDS if can_attack else "")]
    if _is_aimless(s, card):
        return [_where_to(s, s.layout.zones[s.where[card]].seat, card)]
    return _unsaid(s, card) or _aim(s, card, target)


def _is_aimless(s: State, card: int) -> bool:
    """Whether what a card can do to others is an ability that is aimed at no card."""
    printed = s.what[card]
    return bool(printed.uses) and printed.use_aim is None and not _shoots(s, card) and not has(s, card, "paralyze")


def _shoots(s: State, card: int) -> bool:
    """Whether a card shoots, or is an item that its follower shoots with (8.6)."""
    return bool(ranged(s, card) or (s.what[card].kind == "item" and s.what[card].ranged))


def _may_attack(s: State) -> bool:
    """Whether one may attack now at all: as an action of a turn, and not in a window (10.1)."""
    return s.agenda[-1].what == "act"


def _unsaid(s: State, card: int) -> list[Refusal]:
    """That an item is none of the two that its follower has said (10.13)."""
    pair = (s.cards[body_of(s, card)] or NOTHING).pair
    is_left = s.what[card].kind == "item" and pair and card not in pair
    return [Refusal(laws.TWO_ITEMS, texts.ITEMS_CHOSEN)] if is_left else []


def _use(s: State, seat: int, card: int, target: int) -> list[Refusal]:
    """What keeps the ability of a source from being used so (8.8)."""
    if not is_able(s, card):
        return [Refusal(unable(s, card))]
    return (not _is_aimless(s, card) and _aim(s, card, target)) or [_where_to(s, seat, card)]


def _where_to(s: State, seat: int, card: int) -> Refusal:
    """Where a spell or an ability is dropped that was dropped on nothing; or that it could do nothing now."""
    printed = s.what[card]
    ability = (printed.casts or printed.uses or (None,))[0]
    frame = combat_frame(s)
    if frame is not None and (ability is None or aim_of(printed, ability) is None):
        if not do_fight(s, seat, card, printed.effects):
            return Refusal(laws.AFFECT_COMBAT, fill(texts.NOT_IN_COMBAT, card=printed.name))
    elif ability is not None and not targets(s, seat, card, ability, frame and fighting_seats(s, frame)):
        text = texts.NOTHING_TO_DO if printed.is_spell else texts.ABILITY_WOULD_DO_NOTHING
        return Refusal(laws.NOTHING_THERE, fill(text, card=printed.name))
    if ability is None or aim_of(printed, ability) is None:
        text = texts.SPELL_WITHOUT_TARGET if printed.is_spell else texts.ABILITY_WITHOUT_TARGET
        return Refusal(laws.NOTHING_THERE, fill(text, card=printed.name))
    text = texts.SPELL_TO_TARGET if printed.is_spell else texts.ABILITY_TO_TARGET
    return Refusal(laws.NOT_MEANT, fill(text, card=printed.name))


def unable(s: State, card: int) -> Law:
    """Why a card that cannot act cannot (5.2, 5.17)."""
    situation = s.cards[card] or NOTHING
    return laws.CANNOT_ACT if situation.fate or situation.paralyzed else laws.USED


def idle(s: State, card: int, user: int) -> Refusal:
    """That a card cannot act, or the one that bears it."""
    law = unable(s, user)
    text = texts.BEARER_USED if law is laws.USED else texts.BEARER_CANNOT_ACT
    return Refusal(law, "" if user == card else fill(text, bearer=s.what[user].name))


def _aim(s: State, card: int, target: int) -> list[Refusal]:
    """8.10, 8.12, 9.1, 10.7, 10.8"""
    seat = s.layout.zones[s.where[card]].seat
    if target < 0 or is_out_of_sight(s, seat, target):
        return []
    if s.what[card].is_spell and s.what[card].cast_aim is None:
        return []  # that card is not what keeps it
    if is_immune(s, target, card):
        return [Refusal(laws.IMMUNE, fill(texts.IS_IMMUNE, card=plain(s, target), by=plain(s, card)))]
    if is_hidden_from(s, target, card):
        return [Refusal(laws.INVISIBLE)]
    if not s.is_in_field(target):
        return [Refusal(laws.NOT_MEANT)]
    printed, is_own = s.what[card], seat_of_any(s, target) == seat
    aim = printed.cast_aim if printed.is_spell else printed.use_aim
    is_whose = aim is not None and aim.whose in ("", "yours" if is_own else "enemy")
    if is_dead(s, target) and not (is_whose and aim.may_be_dead):
        return [Refusal(laws.KILLED)]
    if is_own and is_whose and (law := misbound(s, printed, target)):
        return [Refusal(law)]
    if is_whose and aim.is_bound and combat_frame(s) is not None and not takes_part(s, target):
        return [Refusal(laws.AFFECT_COMBAT, fill(texts.NO_PART_IN_COMBAT, card=plain(s, target)))]
    is_shot = not printed.is_spell and not is_whose and (ranged(s, card) or printed.ranged)
    is_needed = is_shot or (is_whose and aim.is_vulnerable)
    if is_needed and s.what[target].is_fighter and not is_vulnerable(s, target):
        return [Refusal(laws.NOT_VULNERABLE, _shot_at(s, card, target) if is_shot else "")]
    return [Refusal(laws.NOT_MEANT, fill(texts.CANNOT_TARGET, card=plain(s, card), target=plain(s, target)))]


def _shot_at(s: State, card: int, target: int) -> str:
    """Why a shooter cannot shoot at a card that is safe, when it could, and whom it can shoot now instead."""
    reached = sorted({action.target for action in options(s) if action.verb == "shoot" and action.card == card})
    sentences = [fill(texts.SAFE_BEHIND_WALLS, card=plain(s, target))]
    if reached:
        sentences.append(fill(texts.CAN_SHOOT, card=plain(s, card), targets=plain_all(s, reached)))
    else:
        sentences.append(fill(texts.CAN_SHOOT_NONE, card=plain(s, card)))
    if s.what[card].is_fighter and _may_attack(s):
        sentences.append(texts.TO_ATTACK)
    return " ".join(sentences)


def _from_hand(s: State, seat: int, card: int, target: int, zone: int, place: str) -> list[Refusal]:
    """5.3 to 5.8"""
    printed = s.what[card]
    if printed.is_spell:
        if zone in s.layout.of["limbo"] or (target >= 0 and s.where[target] in s.layout.of["limbo"]):
            return [Refusal(laws.NO_LIMBO_FOR_SPELLS)]
        if zone in s.layout.of["discard"]:
            return [Refusal(laws.NO_DISCARDING)]
        cost = dear(s, seat, Cost(printed.cost + printed.is_variable, printed.bit))
        return [cost] if cost else _aim(s, card, target) or [_where_to(s, seat, card)]
    if zone in s.layout.of["hand"]:
        return [Refusal(laws.ONLY_ONWARD if place == "limbo" else laws.NOTHING_THERE)]
    if zone in s.layout.of["discard"]:
        return [Refusal(laws.LIMBO_ROOM if place == "limbo" else laws.NO_DISCARDING)]
    if place == "hand" and not has_room(s, seat):
        return [Refusal(laws.LIMBO_FULL, texts.MAKE_ROOM)]
    if target >= 0:
        return _onto(s, seat, card, target)
    if printed.level:
        nowhere = [reason for host in s.cards_in(seat, "sources") for reason in _onto(s, seat, card, host)]
        is_asked = place == "limbo" and zone < 0  # why it cannot be taken up: for what keeps it out of each tower
        return list(dict.fromkeys(nowhere)) if is_asked and nowhere else [Refusal(laws.ON_A_SOURCE)]
    return [Refusal(laws.ON_A_FOLLOWER if printed.kind == "item" else laws.NOTHING_THERE)]


def _onto(s: State, seat: int, card: int, host: int) -> list[Refusal]:
    """A creature or an object onto a source or a follower (6.7, 7.1 to 7.5, 7.12)."""
    printed = s.what[card]
    if is_out_of_sight(s, seat, host) or printed.kind == "source":
        return [Refusal(laws.NOTHING_THERE)]
    if printed.kind not in ("item", "totem") and s.is_in_field(host) and source_of(s, host) >= 0:
        host = source_of(s, host)  # whoever stands there, the tower is meant
    law = place_forbidden(s, seat, printed, host, True)
    if law is not None:
        return [Refusal(law)]
    source = source_of(s, host)
    cost = transport_cost(printed, source)
    if printed.bit != BLACK and source >= 0:
        if not is_able(s, source):
            return [Refusal(laws.SOURCE_SAPPED)]
        if printed.cost and printed.bit & ELEMENTS and not printed.bit & s.what[source].elements:
            return [Refusal(laws.SOURCE_STRANGE)]
    return [dear(s, seat, cost) or Refusal(laws.ON_A_SOURCE)]


def _from_shields(s: State, seat: int, card: int, target: int) -> list[Refusal]:
    """5.13"""
    printed = s.what[card]
    if printed.is_spell:
        cost = dear(s, seat, Cost(1, printed.bit)) if printed.is_variable else None
        return [cost] if cost else _aim(s, card, target) or [_where_to(s, seat, card)]
    if printed.kind != "source" and target >= 0 and not is_out_of_sight(s, seat, target):
        law = place_forbidden(s, seat, printed, target, True)
        if law is not None:
            return [Refusal(law)]
    if printed.kind != "source" and not has_room(s, seat) and not hosts(s, seat, printed, True):
        return [Refusal(laws.NO_PLACE)]
    return [Refusal(laws.SHIELD_LIES)]


def _in_play(s: State, seat: int, card: int, target: int, zone: int) -> list[Refusal]:
    """What a creature, an artifact, an item or a totem in play is kept from (5.9 to 5.11, 8, 10.1)."""
    printed = s.what[card]
    user, is_own = body_of(s, card), target >= 0 and seat_of_any(s, target) == seat
    is_moved = (is_own or zone >= 0) and user != card and not is_dead(s, user)
    if is_moved and not is_held(s, card):  # what is borne can be moved off a card that is used (5.10)
        user = card
    unmended = _unmended(s, seat, card) if target < 0 and zone < 0 else []
    if not is_able(s, user):
        return [*unmended, idle(s, card, user)]
    if zone >= 0:
        place = s.layout.zones[zone]
        if place.name in ("shields", "sources") and place.seat != seat:
            if card not in fighters(s, seat):
                borne = fill(texts.HELD_CARDS_DO_NOT_FIGHT, card=printed.name)
                return [Refusal(laws.CANNOT_FIGHT, borne if printed.is_fighter else "")]
            if (s.cards[card] or NOTHING).charged:
                return [Refusal(laws.ATTACKED_BEFORE)]
            if s.seats[place.seat].is_out:
                return [Refusal(laws.OUT)]
    if target < 0:
        return (
            _unsaid(s, card) or unmended or [_where_to(s, seat, card) if printed.uses else Refusal(laws.NOTHING_THERE)]
        )
    if is_out_of_sight(s, seat, target):
        return [Refusal(laws.NOTHING_THERE)]
    if is_own:
        if target == s.on[card]:
            return [Refusal(laws.MOVED_TO_SAME)]
        if s.is_in_field(target) and s.what[target].kind != "source":
            if printed.use_aim is not None:
                return _aim(s, card, target)
            if _is_aimless(s, card):
                return [_where_to(s, seat, card)]
        law = move_forbidden(s, seat, card, target)
        if law is None and not is_able(s, target):
            law = unable(s, target)
        found = [Refusal(law if law is not None else laws.NOTHING_THERE)]
        is_shot = _shoots(s, card) and s.is_in_field(target) and s.what[target].is_fighter
        return found + _aim(s, card, target) if is_shot else found
    if not s.is_in_field(target):
        return [Refusal(laws.NOTHING_THERE)]
    return _at_another(s, card, target)


def payment_refusals(s: State, seat: int, card: int, cost: Cost, offered: Collection[int]) -> list[Refusal]:
    """Why a card does not pay for that (6.5 to 6.7); `offered` are those that do."""
    if s.layout.zones[s.where[card]].seat != seat:
        return [Refusal(laws.NOT_YOURS)]
    payer = next((payer for payer in purse(s, seat).payers if payer.card == card), None)
    if payer is None:
        if s.is_in_field(card) and not is_able(s, card):
            return [Refusal(unable(s, card))]
        return [Refusal(laws.PAY)]
    law = unfit(payer, cost.school)
    if law is not None:
        return [Refusal(law)]
    if payer not in fitting(s, seat, cost):
        return [Refusal(laws.PAY, texts.TOWER_PAYS_ALONE)]
    if card in offered:
        return [Refusal(laws.PAY, fill(texts.CLICK_TO_PAY, card=s.what[card].name))]
    return [Refusal(laws.PAY, texts.NOT_NEEDED_TO_PAY)]
