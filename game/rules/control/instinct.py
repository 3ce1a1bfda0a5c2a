"""What a sensible player of Control is drawn to, without thinking ahead.

`instinct` weighs the options of the waiting choice: 0 for what only harms oneself, more for what is often good.
The search tries first what weighs more and never what weighs nothing while something else is left; a playout
draws by these weights. It knows the position as dealt and costs a few microseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from ...kernel.agenda import Action
from ...kernel.state import Frame, State
from .appraise import GOAL, chain, kept, lends, most_fuel, played_on
from .cards import Card

SURE = 100.0  # nothing else need be looked at


def instinct(s: State, options: Sequence[Action]) -> list[float]:
    """A weight for each option of the waiting choice, none below 0."""
    frame = s.agenda[-1]
    return WAYS[frame.what](s, frame, options)


def fuels(s: State) -> list[int]:
    """The Fuel Count of every seat."""
    what = s.what
    return [sum([what[card].measure for card in s.zones[zone]]) for zone in s.layout.of["play"]]


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
    finishing = finishers(s, seat, need)
    weights = []
    for verb, card, target, _ in options:
        if verb == "play":
            printed = what[card]
            fuel = printed.measure
            weight = SURE if printed in finishing else 0.15 + fuel * fuel * 0.02 + played(printed)
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
            weight = spent(s, seat, card)
        weights.append(weight)
    return weights


def finishers(s: State, seat: int, need: int) -> set[Card]:
    """The kinds of card in hand with which a chain of cards begins that brings all the fuel needed."""
    hand = [s.what[card] for card in s.zones[s.layout.of["hand"][seat]]]
    lent = lends(s, hand)
    if lent < 0 and max([printed.extra for printed in hand], default=-1) < 0:
        return {printed for printed in hand if printed.measure >= need}
    hand.sort(key=most_fuel)
    return {printed for place, printed in enumerate(hand) if chain(place, hand, lent) >= need}


@cache
def played(printed: Card) -> float:
    """A little more or less for playing a card, besides its fuel: for what it does then, and for what it then cannot
    do any more."""
    if not printed.abilities:
        return 0.3
    then = [PLAYED.get(word, 0.5) for word, _, when in printed.promises if when in ("CardPlayed", "always")]
    no_more = [LOST.get(word, 0.0) for word, _, when in printed.promises if when not in ("CardPlayed", "always")]
    return max(then, default=0.0) - max(no_more, default=0.0)


PLAYED = {"copy": 0.2, "shield": 0.2}
LOST = {"discard all": 0.3, "stop": 0.3}


def spent(s: State, seat: int, card: int) -> float:
    """How gladly a card is discarded for its ability now."""
    gain, worth = 0.0, s.rules.book.language.worth
    for ability in s.what[card].spent:
        for clause in ability.clauses:
            gain += worth(s, seat, card, clause)
    return gain if gain > 0 else 0.0


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
        return is_ours or not _hurts(s, seat, ability)
    return not is_ours and (len(set(s.team)) == 2 or _hurts(s, seat, ability))


def _hurts(s: State, seat: int, ability: Frame) -> bool:
    """Whether that ability can hurt the seat's team: where it takes cards from, there must be some."""
    return s.rules.book.language.harm_of(s, seat, ability.seat, ability.card, ability.memo.ability.clauses)


# 5  What cards ask


def _pick(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    _, seat, card, _, clause = frame
    worth = s.rules.book.language.words[clause.word].worth
    gains = [worth(s, seat, card, clause, (action.card,)) if action.card >= 0 else 0.0 for action in options]
    weights = [gain * gain if gain > 0 else 0.0 for gain in gains]
    if clause.word == "copy":
        hand, need = [s.what[held] for held in s.cards_in(seat, "hand")], GOAL - fuels(s)[seat]
        for place, action in enumerate(options):
            extra = s.what[action.card].extra if action.card >= 0 else -1
            if extra >= 0 and played_on(sorted(hand, key=most_fuel), extra) >= need:
                weights[place] = SURE
        return weights
    if clause.select.place != "play":
        return weights
    what, most = s.what, max(weights)
    for place, action in enumerate(options):  # a card of less than half the best one's fuel, unless it guards others
        if weights[place] * 4 < most and not what[action.card].always and s.cards[action.card] is None:
            weights[place] = 0.0
    return weights


def _option(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """Which of the things that a card may do: which half of a Rift or a Singularity."""
    _, seat, card, _, clause = frame
    worth_of = s.rules.book.language.worth_of
    return [max(0.0, worth_of(s, seat, card, clause.parts[action.amount])) for action in options]


def _extra(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    need = GOAL - fuels(s)[frame.seat]
    finishing = finishers(s, frame.seat, need)
    weights = []
    for action in options:
        fuel = s.what[action.card].measure if action.verb == "play" else 0
        weights.append(0.5 if not fuel else SURE if s.what[action.card] in finishing else float(fuel))
    return weights


def _keep(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    return [kept(s.what[action.card]) ** 2 for action in options]


def _put_back(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """The last one comes to lie on top, and who looked draws it with two decks."""
    return [max(0.1, 2 - kept(s.what[action.card])) for action in options]


def _whom(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    counts = fuels(s)
    hands = s.layout.of["hand"]
    return [1 + counts[a.amount] + min(2, len(s.zones[hands[a.amount]])) * 3.0 for a in options]


def _limit(s: State, frame: Frame, options: Sequence[Action]) -> list[float]:
    """Only the three least wanted cards of the hand may go, though of equal ones the search shows only one."""
    bar = sorted([kept(s.what[card]) for card in s.cards_in(frame.seat, "hand")])[:3][-1]
    values = [kept(s.what[action.card]) for action in options]
    return [1 / (0.1 + value) if value <= bar else 0.0 for value in values]


WAYS: dict[str, Callable[[State, Frame, Sequence[Action]], list[float]]] = {
    "action": _action,
    "respond": _respond,
    "pick": _pick,
    "option": _option,
    "announce": _option,
    "extra": _extra,
    "further": _extra,
    "keep": _keep,
    "put back": _put_back,
    "whom": _whom,
    "limit": _limit,
}
