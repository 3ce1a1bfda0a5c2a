"""What a card has now that is not printed on it, in sentences."""

from __future__ import annotations

from ...kernel.modifiers import added
from ...kernel.naming import signed
from ...kernel.state import State
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

ON_TOP = "On top: this is the bonus Time Zone of its player now, and the next Hit takes this card (4.4, 11.1)."
NO_BONUS_ON_TOP = "On top: the next Hit takes this card (11.1). A card denies its player a bonus Time Zone (4.4)."


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
    """Why a value is not as it is printed: "Energy 5, printed 2: +1 from Dalek, +2 in this turn." (6.1); or ""."""
    by: dict[int, int] = {}
    for amount, source in added(s, card, stat):
        by[source] = by.get(source, 0) + amount
    parts = [(amount, f"from {'itself' if one == card else _name(s, one)}") for one, amount in by.items()]
    parts.append((getattr(s.cards[card] or NOTHING, stat), "in this turn"))
    said = ", ".join(f"{signed(amount)} {whence}" for amount, whence in parts if amount)
    printed = getattr(s.what[card], stat)
    least = "; never below 0 (6.2)" if printed + sum(amount for amount, _ in parts) < 0 else ""
    return f"{stat.capitalize()} {value(s, card, stat)}, printed {printed}: {said}{least}." if said else ""


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
    return printed.name if printed is not None else "a card"


def remarks(s: State, card: int) -> list[str]:
    """What can be said of a card in play beside its print."""
    printed, situation = s.what[card], s.cards[card]
    if printed is not None and s.layout.zones[s.where[card]].name == "time":
        if s.zones[s.where[card]][-1] != card:
            return []
        return [NO_BONUS_ON_TOP if bars(s, NO_BONUS, s.layout.zones[s.where[card]].seat) else ON_TOP]
    if printed is None or not s.is_in_field(card):
        return []
    found = []
    if printed.is_episode:
        is_awake = situation is not None and situation.awake
        said = ["In effect until it is solved (9.8)." if is_awake else "It has not yet taken effect (9.3)."]
        said.append("Support that could be Sided for it now: {}; it needs {}.".format(*effort(s, card)))
        if is_team(s, helpers(s, card)):
            said.append("A Doctor and two Assistants could be Sided as well: they solve anything (9.5).")
        return said
    if situation is not None:
        if situation.sided:
            found.append("Sided: used up until it stands again (5.1).")
        if situation.fights:
            found.append("Main combatant: nothing Sides it until the outcome (10.7).")
    if is_fresh(s, card):
        found.append(
            f"Fresh: {'as in the first turn (14.22)' if counts_as_fresh(s, card) else 'it came in this turn (4.13)'}."
        )
    found += _kept(s, card)
    if printed.is_creature:
        found += filter(None, (_number(s, card, stat) for stat in VALUES))
        if situation is not None and situation.helped:
            often = "once" if situation.helped == 1 else f"{situation.helped} times"
            found.append(f"Supported {often} in this turn (7.2).")
        if printed.era not in ("timeless", era_of(s, card)):
            found.append("Far from its own Time Zone (4.10).")
        lent = sorted(
            trait for trait in s.rules.book.language.traits if trait not in printed.traits and has(s, card, trait)
        )
        if lent:
            found.append(f"Also: {', '.join(trait.replace('-', ' ') for trait in lent)}.")
    return found
