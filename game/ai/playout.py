"""Playing on by instinct: cheap, sensible and a little random. A playout ends with the beat in which it began; where
that is too short, a line is played on to the end of a stretch, by what instinct is drawn to most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ..kernel.agenda import Action, options, perform
from ..kernel.state import State

ENDLESS = 1000  # choices after which a line is left where it is: cards may give each other back without end
FEW = 3  # deeds that are looked at where somebody's answer is asked for


def play_until(s: State, grown: Callable[[State], float], end: float, decide: Callable[[State], Action | None]) -> None:
    """Play the state on until a number that grows has come to that end, or the round or the match is over.

    `decide` may play on itself, and says None then.
    """
    over = len(s.results)
    for _ in range(ENDLESS):
        if not s.agenda or s.outcome is not None or len(s.results) != over or grown(s) >= end:
            return
        if (action := decide(s)) is not None:
            perform(s, action)


def playout(s: State, luck: Random) -> None:
    """Play the state on until the beat, the round or the match is over."""
    beat, reflex = s.rules.thinking.beat, s.rules.thinking.reflex

    def decide(s: State) -> Action:
        return (reflex is not None and reflex(s)) or drawn(s, options(s), luck)

    play_until(s, beat, beat(s) + 1, decide)


def play_on(s: State, stretch: Callable[[State], float], end: float) -> None:
    """Play the state on until so many stretches, the round or the match is over, by what instinct is drawn to most, and
    at the choices that the ruleset names as deeds by what looks best to whoever is asked.

    Without chance in it two lines differ only by what was done in them: few worlds show which is better.
    """
    reflex, deeds = s.rules.thinking.reflex, s.rules.thinking.deeds
    if s.rules.thinking.foremost is not None:
        play_until(s, stretch, end, s.rules.thinking.foremost)
        return

    def decide(s: State) -> Action | None:
        if reflex is not None and (action := reflex(s)):
            return action
        legal = options(s)
        if s.agenda[-1].what not in deeds:
            return foremost(s, legal)
        action, after = best_line(s, legal)
        if after is None or reflex is not None:
            return action
        for name in State.__slots__:  # the line is the one that would be played now
            setattr(s, name, getattr(after, name))
        return None

    play_until(s, stretch, end, decide)


def best_line(s: State, legal: Sequence[Action]) -> tuple[Action, State | None]:
    """The action after which its seat stands best at the end of the beat, of the few that instinct is drawn to most.

    With it comes the state at that end, or None if the line met another choice that the ruleset names as a deed.
    """
    if len(legal) == 1:
        return legal[0], None
    thinking, over, seat = s.rules.thinking, len(s.results), s.agenda[-1].seat
    deeds = thinking.deeds
    weights = thinking.instinct(s, legal)
    likely = sorted(zip(weights, range(len(legal)), strict=True), reverse=True)[:FEW]
    end, best, chosen, after = thinking.beat(s) + 1, -2.0, legal[0], None
    is_by_instinct = False

    def decide(s: State) -> Action:
        nonlocal is_by_instinct
        is_by_instinct = is_by_instinct or s.agenda[-1].what in deeds
        return foremost(s, options(s))

    for _, place in likely:
        world, is_by_instinct = s.clone(), False
        perform(world, legal[place])
        play_until(world, thinking.beat, end, decide)
        value = thinking.appraise(world, over)[seat]
        if value > best:
            best, chosen, after = value, legal[place], None if is_by_instinct else world
    return chosen, after


def foremost(s: State, legal: Sequence[Action], _luck: Random | None = None) -> Action:
    """The legal action that instinct is drawn to most, the first of equals."""
    if len(legal) == 1:
        return legal[0]
    weights = s.rules.thinking.instinct(s, legal)
    return legal[weights.index(max(weights))]


def drawn(s: State, legal: Sequence[Action], luck: Random) -> Action:
    """One of the legal actions, the likelier the more instinct weighs it."""
    if len(legal) == 1:
        return legal[0]
    weights = s.rules.thinking.instinct(s, legal)
    point = luck.random() * sum(weights)
    for action, weight in zip(legal, weights, strict=True):
        point -= weight
        if point < 0:
            return action
    return legal[int(luck.random() * len(legal))]  # nothing weighs anything


def round_only(s: State) -> None:
    """Cut off what comes after the present round, so that nobody plays it out or counts it."""
    if len(s.agenda) > 1 and s.agenda[0].what == s.rules.opening:
        del s.agenda[0]
