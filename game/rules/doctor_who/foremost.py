"""What instinct wants, found without listing the rest.

`foremost(s)` answers as the generic rollout policy does: the first of the options with the greatest weight of
`instinct`. Support outside combat, what only changes values, and cards that need something to answer weigh nothing
there, so they are not generated.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.agenda import Action, an_action
from ...kernel.agenda import deeds as made
from ...kernel.modifiers import FORBID, PERMIT, kinds
from ...kernel.state import Frame, State
from . import laws
from .actions import PASS, everywhere, is_hasty, of_mode, turn_moves
from .domain import ERAS, bars, chosen, is_open, moment, side
from .instinct import instinct, reflex, zone_worth
from .places import episode_forbidden, open_sides, playable, plays_left
from .pulls import ACT, ELSE, POSE, POSE_AT_SOMEBODY, POSE_FIRST, STOP, STOP_EARLY
from .turn_choices import open_zones
from .wishes import act_worth


def foremost(s: State) -> Action:
    """The first of the options that instinct weighs most, or what `reflex` does in a window."""
    frame = s.agenda[-1]
    way = WAYS.get(frame.what)
    if way is not None:
        return way(s, frame)
    legal = s.rules.choices[frame.what].options(s, frame)
    if len(legal) == 1:
        return legal[0]
    weights = instinct(s, legal)
    return legal[weights.index(max(weights))]


def _zone(s: State, frame: Frame) -> Action:
    best, found = -1.0, 0
    for zone in open_zones(s, frame.seat):
        if (worth := zone_worth(s, frame.seat, zone)) > best:
            best, found = worth, zone
    return an_action("choose", -1, -1, found)


def _act(s: State, frame: Frame) -> Action:
    seat, is_posing = frame.seat, frame.memo is True
    of, what, zones = s.layout.of, s.what, s.zones
    hand = zones[of["hand"][seat]]
    best, found, can_play = 0.0, PASS, False
    if not is_posing and plays_left(s, seat) > 0:
        for card in playable(s, seat, hand, of[ERAS[chosen(s) - 1]][seat]):
            can_play = True
            if what[card].pull > best:
                best, found = what[card].pull, made("play")[card]
    weight = STOP_EARLY if can_play else STOP
    if weight >= best:
        best, found = weight, PASS
    for card in hand:
        if what[card].is_episode:
            if episode_forbidden(s, seat) is None:
                for place in open_sides(s, seat):
                    weight = POSE + POSE_AT_SOMEBODY * bool(zones[of[ERAS[place]][1 - seat]])
                    if can_play:
                        weight *= POSE_FIRST
                    if weight > best:
                        best, found = weight, an_action("pose", card, -1, place)
            break
    return _best_act(s, seat, ACT, best, found)


def _quiet(s: State, frame: Frame) -> Action:
    seat, when = frame.seat, moment(s)
    if when == "dawn":
        return PASS
    if seat == s.active:
        return _best_act(s, seat, ELSE, 1.0, PASS, is_rousing=True) if when == "end" else PASS
    return _best_act(s, seat, ELSE, 1.0, PASS)


def _prepare(s: State, frame: Frame) -> Action:
    if frame.seat == s.active and not frame.memo.rest:
        return PASS
    return _best_act(s, frame.seat, ELSE, 1.0, PASS)


def _respond(s: State, frame: Frame) -> Action:
    if (action := reflex(s)) is not None:
        return action
    legal = s.rules.choices["respond"].options(s, frame)
    if len(legal) == 1:
        return legal[0]
    weights = instinct(s, legal)
    return legal[weights.index(max(weights))]


def likely(s: State) -> list[Action]:
    """The options in their order, without some that instinct weighs 0 beside others."""
    frame = s.agenda[-1]
    what, seat = frame.what, frame.seat
    if what == "zone":
        return [an_action("choose", -1, -1, zone) for zone in open_zones(s, seat)]
    if what == "act":
        return turn_moves(s, seat, frame.memo is True) + _tempting_acts(s, seat)
    if what == "prepare":
        return [PASS, *_tempting_acts(s, seat)]
    if what == "quiet":
        return [PASS, *_tempting_acts(s, seat, is_rousing=seat == s.active)]
    return s.rules.choices[what].options(s, frame)


def _best_act(s: State, seat: int, factor: float, best: float, found: Action, is_rousing: bool = False) -> Action:
    """The Special or Flash card whose worth times `factor` exceeds the best so far; `is_rousing`: of those alone that
    let cards stand up."""
    for action in _tempting_acts(s, seat, is_rousing):
        if (weight := factor * act_worth(s, seat, action)) > best:
            best, found = weight, action
    return found


def _tempting_acts(s: State, seat: int, is_rousing: bool = False) -> list[Action]:
    """The Specials and Flash cards that can be worth something outside combat."""
    found: list[Action] = []
    what, situations = s.what, s.cards
    if is_open(s):
        now = s.lent
        if now is None or (held := now.kinds) is None:
            held = kinds(s)
        mine = side(s, seat)
        if (PERMIT, "elsewhere") in held:
            mine = everywhere(s, seat, mine)
        for card in mine:
            modes = what[card].tempting_uses
            if not modes:
                continue
            situation = situations[card]
            if situation is not None:
                if situation.sided or situation.fights:
                    continue
                if situation.fresh and not is_hasty(s, seat, card, held):
                    continue
            if (FORBID, "side") in held and bars(s, laws.NO_SIDING, seat, card):
                continue
            if (FORBID, "use") in held and bars(s, laws.NO_USE, seat, card):
                continue
            for way, mode in modes:
                if not is_rousing or mode.is_rousing:
                    found += of_mode(s, seat, card, way, mode, "use", "")
    is_barred = None
    for card in s.zones[s.layout.of["hand"][seat]]:
        modes = what[card].tempting_flashes
        if not modes:
            continue
        if is_barred is None:
            is_barred = bars(s, laws.NO_FLASH, seat)
        if is_barred:
            break
        for way, mode in modes:
            if not is_rousing or mode.is_rousing:
                found += of_mode(s, seat, card, way, mode, "flash", "")
    return found


WAYS: dict[str, Callable[[State, Frame], Action]] = {
    "zone": _zone,
    "act": _act,
    "quiet": _quiet,
    "prepare": _prepare,
    "respond": _respond,
}
