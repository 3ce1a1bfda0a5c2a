"""What a card has now that is not printed on it, in sentences."""

from __future__ import annotations

from ...effects.saying import capital
from ...kernel.conflict import conflict
from ...kernel.modifiers import added
from ...kernel.naming import signed
from ...kernel.state import State
from ...kernel.template import fill
from . import texts
from .domain import NOTHING, body_of, in_use
from .domain import parts as parts_of
from .glyphs import has
from .naming import plain_all
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
    found = [(getattr(s.what[other], stat), s.what[other].name) for other in parts_of(s, card)]
    if stat != "temper":
        found += _held(s, card, stat)
        found.append((int(is_empowered(s, card)), texts.FROM_FULL_TOWER))
        kept = situation.kept_attack if stat == "attack" else situation.kept_defense
        found.append((kept, texts.KEPT_IN_COMBAT if s.rulings["lasting"] == "soon" else texts.KEPT_IN_TURN))
    if stat != "temper" or printed.temper:
        found.append((-int(is_diffused(s, card)), texts.FROM_DIFFUSION))
    now, was = worth(s, card, stat), getattr(printed, stat)
    why = ", ".join(fill(texts.PART_OF_NUMBER, n=signed(amount), source=words) for amount, words in found if amount)
    text = texts.NUMBER_AT_LEAST_0 if was + sum(amount for amount, _ in found) < now else texts.NUMBER
    return fill(text, stat=stat.capitalize(), now=now, printed=was, why=why) if why else ""


def _held(s: State, card: int, stat: str) -> list[tuple[int, str]]:
    """What other cards add for as long as they hold (7.10), and their names."""
    by: dict[str, int] = {}
    for amount, source in added(s, card, stat):
        printed = s.what[source] if source >= 0 else None
        name = texts.FROM_EFFECT if printed is None else texts.FROM_ITSELF if source == card else printed.name
        by[name] = by.get(name, 0) + amount
    return [(amount, name) for name, amount in by.items()]


def remarks(s: State, card: int) -> list[str]:
    """What can be said of a card in play beside its print."""
    printed, situation = s.what[card], s.cards[card]
    if printed is not None and s.where[card] in s.layout.of["shields"]:
        return [texts.REMARK_SHIELD]
    if printed is None or not (s.is_in_field(card) or s.where[card] in s.layout.of["gear"]):
        return []
    found, fought = [], conflict(s)
    if situation is not None:
        if situation.fate:
            found.append(texts.REMARK_KILLED if fought is None else texts.REMARK_KILLED_IN_COMBAT)
        if situation.used:
            if printed.kind == "source":
                found.append(texts.REMARK_SAPPED)
            elif fought is not None and not situation.fate and any(card in side.cards for side in fought.sides):
                found.append(texts.REMARK_TAXED_IN_COMBAT)
            else:
                found.append(texts.REMARK_TAXED)
        if situation.damage:
            found.append(fill(texts.REMARK_DAMAGE, n=situation.damage))
        if situation.paralyzed:
            found.append(texts.REMARK_PARALYZED)
        if situation.grounded:
            found.append(texts.REMARK_GROUNDED)
        if situation.charged:
            found.append(texts.REMARK_CHARGED)
    if is_idle(s, card):
        found.append(texts.REMARK_IDLE)
    if borne := [other for other in s.load.get(card, ()) if s.where[other] in s.layout.of["gear"]]:
        found.append(fill(texts.REMARK_BEARS, cards=plain_all(s, borne)))
    if printed.is_fighter:
        found += filter(None, (_number(s, card, stat) for stat in ("temper", "attack", "defense")))
        if is_diffused(s, card):
            found.append(texts.REMARK_DIFFUSED)
        elif is_vulnerable(s, card):
            found.append(texts.REMARK_VULNERABLE)
        if is_empowered(s, card):
            found.append(texts.REMARK_EMPOWERED)
        lent = sorted(
            trait for trait in s.rules.book.language.traits if trait not in printed.traits and has(s, card, trait)
        )
        if lent:
            found.append(fill(texts.REMARK_GLYPHS, glyphs=", ".join(map(_glyph, lent))))
    return found


def _glyph(trait: str) -> str:
    """A glyph as the deck builder names it: "Fast", "Immune to Evil", "Fire effect"."""
    return texts.FACETS.get(trait) or capital(trait.replace("-", " "))
