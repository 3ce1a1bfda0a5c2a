"""What a sensible player of Control is drawn to, without thinking ahead.

`instinct` weighs the options of the waiting choice: 0 for what only harms oneself, more for what is often good.
The search tries first what weighs more and never what weighs nothing while something else is left; a playout
draws by these weights. It knows the position as dealt and costs a few microseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel.agenda import Action
from ...kernel.state import Frame, State
from .appraise import GOAL, most_fuel, one_turn

SURE = 100.0  # nothing else need be looked at


def instinct(s: State, options: Sequence[Action]) -> list[float]:
    """A weight for each option of the waiting choice, none below 0."""
    frame = s.agenda[-1]
    return WAYS[frame.what](s, frame, options)


def fuels(s: State) -> list[int]:
    """The Fuel Count of every seat."""
    what = s.what
    return [sum([what[card].measure for card in s.zones[zone]]) for zone in s.layout.of["play"]]


def worth(printed) -> float:
    """How gladly a card is kept: its fuel, and what it can do."""
    return printed.measure / 10 + ABILITY.get(printed.key, UNWEIGHED)


UNWEIGHED = 0.4  # for a card that is new in the card file and in none of the tables here

# What the ability of a card adds to the wish to keep it, next to a tenth of its fuel.
ABILITY = {
    "rift": 0.3,
    "reactor": 0.3,
    "force-field": 0.3,
    "exotic-matter": 0.4,
    "future-shift": 0.3,
    "anomaly": 0.5,
    "wormhole": 0.4,
    "rewind": 0.6,
    "dark-energy": 0.7,
    "antimatter": 0.8,
    "singularity": 1.0,
    "time-stop": 1.0,
    "nova": 0.0,
}


# 4  The action of a turn


def _action(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    seat, what, where, team = frame.seat, s.what, s.where, s.team
    mine = team[seat]
    counts = fuels(s)
    play_zones = s.layout.of["play"]
    owner = {zone: other for other, zone in enumerate(play_zones)}
    need = GOAL - counts[seat]
    hand = s.zones[s.layout.of["hand"][seat]]
    held = len(hand)
    chain = one_turn(sorted([what[card] for card in hand], key=most_fuel)) if need <= 11 else 0
    weights = []
    for verb, card, target, _ in options:
        if verb == "play":
            printed = what[card]
            fuel = printed.measure
            if fuel >= need or (chain >= need and printed.key == "exotic-matter"):
                weight = SURE
            else:
                weight = 0.15 + fuel * fuel * 0.02 + PLAYED.get(printed.key, 0.0)
        elif verb == "draw":
            weight = 1.0 if held < 2 else 0.4 if held < 5 else 0.1
        elif verb == "diffuse":
            other = owner[where[target]]
            if team[other] == mine:
                weight = 0.0
            else:
                lost = what[target].measure
                weight = (0.1 + 0.15 * lost) * (1 - 0.08 * (what[card].measure - lost))
                if counts[other] >= 11:
                    weight *= 2
        else:
            weight = _spent(s, seat, what[card].key)
        weights.append(weight)
    return weights


# A little more or less for playing a card, besides its fuel.
PLAYED = {
    "rift": 0.5,
    "reactor": 0.2,
    "force-field": 0.2,
    "exotic-matter": 0.5,
    "future-shift": 0.5,
    "anomaly": 0.5,
    "wormhole": 0.0,
    "rewind": 0.0,
    "dark-energy": 0.0,
    "antimatter": 0.0,
    "singularity": -0.3,
    "time-stop": -0.3,
    "nova": 0.3,
}


def _swing(s: State, seat: int, kind: str) -> int:
    """What discarding all cards of a kind in play takes from the worst hit opponent, less what it takes from us."""
    what, team = s.what, s.team
    ours = theirs = 0
    for other, zone in enumerate(s.layout.of["play"]):
        lost = sum([what[card].measure for card in s.zones[zone] if what[card].kind == kind])
        if team[other] == team[seat]:
            ours += lost
        elif lost > theirs:
            theirs = lost
    return theirs - ours


def _spent(s: State, seat: int, key: str) -> float:
    """How gladly a card is discarded for its ability now."""
    return SPENT[key](s, seat) if key in SPENT else UNWEIGHED


def _singularity(s: State, seat: int) -> float:
    swing = max(_swing(s, seat, "stable"), _swing(s, seat, "unstable"))
    return swing * 0.15 if swing > 0 else 0.0


def _rewind(s: State, seat: int) -> float:
    what, team = s.what, s.team
    found = [
        what[card].measure
        for other, zone in enumerate(s.layout.of["play"])
        if team[other] != team[seat]
        for card in s.zones[zone]
    ]
    return max(found) * 0.15 if found else 0.0


def _antimatter(s: State, seat: int) -> float:
    team = s.team
    most = max(len(s.zones[z]) for other, z in enumerate(s.layout.of["hand"]) if team[other] != team[seat])
    return 0.5 if most > 1 else 0.2


SPENT: dict[str, Callable[[State, int], float]] = {
    "singularity": _singularity,
    "rewind": _rewind,
    "antimatter": _antimatter,
    "dark-energy": lambda s, seat: 0.8,
    "wormhole": lambda s, seat: 0.4,
}


# 6  Time Stop


def _respond(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    stop = 0.0 if is_stop_pointless(s, frame.seat) else 0.6
    return [1.0 if action.verb == "pass" else stop for action in options]


def is_stop_pointless(s: State, seat: int) -> bool:
    """Whether a Time Stop now would cancel what does this seat's team no harm, or let happen what does it no good."""
    at, stops = -2, 0
    while s.agenda[at].what == "stop":
        at -= 2  # with the window that it was played in
        stops += 1
    ability = s.agenda[at]
    is_ours = s.team[ability.seat] == s.team[seat]
    if stops % 2 == 0:  # no stop, or a pair of them: one more, and the ability does not happen
        return is_ours or not _hurts(s, seat, s.what[ability.card].key)
    return not is_ours and (len(set(s.team)) == 2 or _hurts(s, seat, s.what[ability.card].key))


def _hurts(s: State, seat: int, key: str) -> bool:
    """Whether that ability can hurt the team: where it takes cards from, there must be some."""
    team = s.team
    if key in ("singularity", "rewind"):
        zones = s.layout.of["play"]
        return any(s.zones[z] for other, z in enumerate(zones) if team[other] == team[seat])
    return True


# 5  What cards ask


def _pick(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    what = s.what
    word = frame.memo.word
    if word == "take":
        return [worth(what[action.card]) ** 2 for action in options]
    if word == "copy":
        return [_copied(s, frame.seat, what[action.card].key) for action in options]
    team, where = s.team, s.where
    owner = {zone: other for other, zone in enumerate(s.layout.of["play"])}
    mine = team[frame.seat]
    weights = [
        0.0 if team[owner[where[action.card]]] == mine else what[action.card].measure ** 2.0 for action in options
    ]
    most = max(weights)
    for place, action in enumerate(options):  # a card of less than half the best one's fuel, unless it guards others
        if weights[place] * 4 < most and not what[action.card].always and s.cards[action.card] is None:
            weights[place] = 0.0
    return weights


def _copied(s: State, seat: int, key: str) -> float:
    if key in SPENT:
        return 0.02 + SPENT[key](s, seat)
    return {"rift": 0.6, "exotic-matter": 0.7, "force-field": 0.4, "future-shift": 0.6, "anomaly": 0.5}.get(key, 0.02)


def _option(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """Which half of a Rift or a Singularity."""
    weights = []
    for action in options:
        clause = frame.memo.parts[action.amount][0]
        if clause.select is None:  # draws, or the like
            weights.append(1.0)
            continue
        if clause.select.is_all:
            swing = _swing(s, frame.seat, (clause.select.wants("kind") or ("", ""))[1])
        else:  # a Nova
            swing = 10 if _theirs(s, frame.seat, (clause.select.wants("key") or ("", ""))[1]) else -10
        weights.append(float(max(swing, 0)))
    return weights


def _theirs(s: State, seat: int, key: str) -> bool:
    team = s.team
    return any(
        s.what[card].key == key
        for other, zone in enumerate(s.layout.of["play"])
        if team[other] != team[seat]
        for card in s.zones[zone]
    )


def _extra(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    need = GOAL - fuels(s)[frame.seat]
    weights = []
    for action in options:
        fuel = s.what[action.card].measure if action.verb == "play" else 0
        weights.append(0.5 if not fuel else SURE if fuel >= need else float(fuel))
    return weights


def _keep(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [worth(s.what[action.card]) ** 2 for action in options]


def _put_back(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """The last one comes to lie on top, and who looked draws it with two decks."""
    return [max(0.1, 2 - worth(s.what[action.card])) for action in options]


def _whom(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    counts = fuels(s)
    hands = s.layout.of["hand"]
    return [1 + counts[a.amount] + min(2, len(s.zones[hands[a.amount]])) * 3.0 for a in options]


def _limit(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """Only the three least wanted cards may go."""
    values = [worth(s.what[action.card]) for action in options]
    bar = sorted(values)[2]
    return [1 / (0.1 + value) if value <= bar else 0.0 for value in values]


WAYS: dict[str, Callable[[State, Frame, Sequence[Action]], list[float]]] = {
    "action": _action,
    "respond": _respond,
    "pick": _pick,
    "option": _option,
    "announce": _option,
    "extra": _extra,
    "keep": _keep,
    "put back": _put_back,
    "whom": _whom,
    "limit": _limit,
}
