"""What a card has now that is not printed on it, in sentences."""

from __future__ import annotations

from ...kernel.modifiers import added
from ...kernel.naming import signed
from ...kernel.state import State
from ...kernel.template import fill
from . import texts
from .domain import (
    ERAS,
    NOTHING,
    VALUES,
    barring,
    bars,
    chosen,
    counts_as_fresh,
    era_of,
    has,
    is_fresh,
    is_sided,
    kept_by,
    seat_of,
    value,
)
from .episodes import help_of, is_solved
from .laws import NO_ATTACK, NO_BONUS, NO_DEFENCE, NO_HELP, NO_HELPING, NO_SIDING, NO_STANDING, NO_USE, NOT_NAMED
from .places import is_bonus_choice, is_team, solvers


def standing(s: State, card: int) -> tuple[str, ...]:
    """How a card in play is placed now: of an Episode, whether it does harm, and whether its Solver can solve it."""
    printed, situation = s.what[card], s.cards[card] or NOTHING
    if printed is None:
        return ()
    said = {"sided": situation.sided, "fights": situation.fights > 0, "fresh": situation.fresh}
    if printed.is_episode:
        said = {"awake": situation.awake, "solvable": is_solved(s, card, helpers(s, card))}
    return tuple(word for word, is_so in said.items() if is_so)


def distinctions(s: State, zone: int) -> tuple[str, ...]:
    """What sets a side of a Time Zone apart now: that it is of the chosen one, and of its player's bonus Time Zone."""
    place = s.layout.zones[zone]
    number = ERAS.index(place.name) + 1 if place.name in ERAS else -1
    said = {"chosen": number == chosen(s), "bonus": is_bonus_choice(s, place.seat, number)}
    return tuple(word for word, is_so in said.items() if is_so)


def helpers(s: State, episode: int) -> tuple[int, ...]:
    """Who could be Sided now to solve an Episode, of its Solver's."""
    return tuple(solvers(s, s.layout.zones[s.where[episode]].seat, episode))


def effort(s: State, card: int) -> tuple[int, int] | None:
    """The Support that could be Sided now to solve an Episode in play, and what it needs; None for other cards."""
    printed = s.what[card]
    if printed is None or not printed.is_episode or not s.is_in_field(card):
        return None
    return help_of(s, helpers(s, card)), printed.solve


def _number(s: State, card: int, stat: str) -> str:
    """Why a value is not as it is printed: "Energy 5 (printed 2): +1 from Dalek, +2 this turn." (6.1); or ""."""
    by: dict[int, int] = {}
    for amount, source in added(s, card, stat):
        by[source] = by.get(source, 0) + amount
    this_turn = getattr(s.cards[card] or NOTHING, stat)
    parts = [
        fill(texts.FROM_CARD, amount=signed(amount), card=texts.ITSELF if one == card else _name(s, one))
        for one, amount in by.items()
        if amount
    ]
    parts += [fill(texts.THIS_TURN, amount=signed(this_turn))] if this_turn else []
    if not parts:
        return ""
    printed = getattr(s.what[card], stat)
    is_below = printed + sum(by.values()) + this_turn < 0
    return fill(
        texts.NUMBER_AT_LEAST_0 if is_below else texts.NUMBER,
        stat=texts.STATS[stat], value=value(s, card, stat), printed=printed, parts=", ".join(parts),
    )  # fmt: skip


def _kept(s: State, card: int) -> list[str]:
    """What other cards keep it from, of what it could do or have done to it otherwise."""
    printed, seat = s.what[card], seat_of(s, card)
    laws = [NO_STANDING if is_sided(s, card) else NO_SIDING, *([NO_USE] if printed.uses else ())]
    if printed.is_creature:
        laws += [NO_ATTACK, NO_DEFENCE, NOT_NAMED, NO_HELPING, NO_HELP]
    held = [law for law in laws if bars(s, law, seat, card) and barring(s, law, seat, card) != card]
    return [said for law in held if (said := kept_by(s, law, seat, card))]


def _name(s: State, card: int) -> str:
    printed = s.what[card] if card >= 0 else None
    return printed.name if printed is not None else texts.A_CARD


def remarks(s: State, card: int) -> list[str]:
    """What can be said of a card in play beside its print."""
    printed, situation = s.what[card], s.cards[card]
    if printed is not None and s.layout.zones[s.where[card]].name == "time":
        if s.zones[s.where[card]][-1] != card:
            return []
        return [texts.ON_TOP_WITHOUT_BONUS if bars(s, NO_BONUS, s.layout.zones[s.where[card]].seat) else texts.ON_TOP]
    if printed is None or not s.is_in_field(card):
        return []
    found = []
    if printed.is_episode:
        is_awake = situation is not None and situation.awake
        ready, needs = effort(s, card)
        found = [
            texts.IN_EFFECT if is_awake else texts.NOT_IN_EFFECT,
            fill(texts.AVAILABLE_SUPPORT, has=ready, needs=needs),
        ]
        return [*found, texts.TEAM_AVAILABLE] if is_team(s, helpers(s, card)) else found
    if situation is not None:
        if situation.sided:
            found.append(texts.IS_SIDED)
        if situation.fights:
            found.append(texts.IS_COMBATANT)
    if is_fresh(s, card):
        found.append(texts.IS_FRESH_AT_FIRST if counts_as_fresh(s, card) else texts.IS_FRESH)
    found += _kept(s, card)
    if printed.is_creature:
        found += filter(None, (_number(s, card, stat) for stat in VALUES))
        if situation is not None and situation.helped:
            is_once = situation.helped == 1
            found.append(texts.SUPPORTED_ONCE if is_once else fill(texts.SUPPORTED_TIMES, n=situation.helped))
        if printed.era not in ("timeless", era_of(s, card)):
            found.append(texts.NOT_AT_HOME)
        lent = sorted(
            trait for trait in s.rules.book.language.traits if trait not in printed.traits and has(s, card, trait)
        )
        if lent:
            found.append(fill(texts.ALSO, traits=", ".join(trait.replace("-", " ") for trait in lent)))
    return found
