"""What a card has now that is not printed on it, in sentences."""

from __future__ import annotations

from ...kernel.conflict import conflict
from ...kernel.modifiers import added
from ...kernel.naming import cards_named, printed_name, signed
from ...kernel.state import State
from .domain import NOTHING, body_of, in_use
from .domain import parts as parts_of
from .glyphs import has
from .numbers import is_diffused, is_empowered, is_vulnerable, worth


def standing(s: State, card: int) -> tuple[str, ...]:
    """How a card in play is placed now, what matters most first."""
    situation, printed = s.cards[card] or NOTHING, s.what[card]
    if printed is None:
        return ()
    said = {
        "dead": situation.fate,
        "idle": is_idle(s, card),
        "paralyzed": situation.paralyzed,
        "used": (s.cards[body_of(s, card)] or NOTHING).used,
        "diffused": is_diffused(s, card),
        "vulnerable": printed.is_fighter and is_vulnerable(s, card),
        "empowered": is_empowered(s, card),
        "grounded": situation.grounded,
        "charged": situation.charged,
    }
    return tuple(word for word, is_so in said.items() if is_so)


def is_idle(s: State, card: int) -> bool:
    """Whether a card is an item that its follower bears and does not use."""
    follower, printed = s.on[card], s.what[card]
    return follower >= 0 and printed is not None and printed.kind == "item" and card not in in_use(s, follower)


def _number(s: State, card: int, stat: str) -> str:
    """Why a number is not as it is printed: "Attack 7, printed 4: +2 from Sword, +1 from its full tower."."""
    situation, printed = s.cards[card] or NOTHING, s.what[card]
    found = [(getattr(s.what[other], stat), f"from {s.what[other].name}") for other in parts_of(s, card)]
    if stat != "temper":
        found += _held(s, card, stat)
        found.append((int(is_empowered(s, card)), "from its full tower (7.9)"))
        kept = situation.kept_attack if stat == "attack" else situation.kept_defense
        until = "the combat is over (7.11)" if s.rulings["lasting"] == "soon" else "the turn is over (16.4)"
        found.append((kept, f"kept until {until}"))
    if stat != "temper" or printed.temper:
        found.append((-int(is_diffused(s, card)), "diffused (7.7)"))
    now, was = worth(s, card, stat), getattr(printed, stat)
    why = ", ".join(f"{signed(amount)} {words}" for amount, words in found if amount)
    least = "; never below 0" if was + sum(amount for amount, _ in found) < now else ""
    return f"{stat.capitalize()} {now}, printed {was}: {why}{least}." if why else ""


def _held(s: State, card: int, stat: str) -> list[tuple[int, str]]:
    """What other cards add for as long as they hold (7.10), and their names."""
    by: dict[str, int] = {}
    for amount, source in added(s, card, stat):
        printed = s.what[source] if source >= 0 else None
        name = "what holds here now" if printed is None else "itself" if source == card else printed.name
        by[name] = by.get(name, 0) + amount
    return [(amount, f"from {name}") for name, amount in by.items()]


def remarks(s: State, card: int) -> list[str]:
    """What can be said of a card in play beside its print."""
    printed, situation = s.what[card], s.cards[card]
    if printed is not None and s.where[card] in s.layout.of["shields"]:
        return ["A shield: 4 points of attackers that get through bring one down (12.2)."]
    if printed is None or not (s.is_in_field(card) or s.where[card] in s.layout.of["gear"]):
        return []
    found, fought = [], conflict(s)
    if situation is not None:
        if situation.fate:
            found.append(f"It is killed, and may still be saved ({'10.12' if fought is None else '10.8'}).")
        if situation.used:
            if printed.kind == "source":
                used = "Sapped: it gives no more temper"
            elif fought is not None and not situation.fate and any(card in side.cards for side in fought.sides):
                used = "Taxed: it fights on here, and does nothing else"
            else:
                used = "Taxed: it does nothing more"
            found.append(f"{used} until the next turn (5.2).")
        if situation.damage:
            found.append(f"{situation.damage} damage.")
        if situation.paralyzed:
            found.append("Paralyzed: it takes no action until the next turn (8.9).")
        if situation.grounded:
            found.append("On the ground until the end of the turn (5.15).")
        if situation.charged:
            found.append("It has attacked, and may not attack again in this turn (8.1).")
    if is_idle(s, card):
        found.append("Not in use: its follower uses two other items (2.10).")
    if borne := [other for other in s.load.get(card, ()) if s.where[other] in s.layout.of["gear"]]:
        found.append(f"Bears {cards_named(s, borne, printed_name)}.")
    if printed.is_fighter:
        found += filter(None, (_number(s, card, stat) for stat in ("temper", "attack", "defense")))
        if is_diffused(s, card):
            found.append("Diffused: \N{MINUS SIGN}1 temper, attack and defense, and always vulnerable (7.7).")
        elif is_vulnerable(s, card):
            found.append("Vulnerable: it can be a target (9.1).")
        if is_empowered(s, card):
            found.append("Empowered by its tower (7.9).")
        lent = sorted(
            trait for trait in s.rules.book.language.traits if trait not in printed.traits and has(s, card, trait)
        )
        if lent:
            found.append(f"Also: {', '.join(trait.replace('-', ' ') for trait in lent)}.")
    return found
