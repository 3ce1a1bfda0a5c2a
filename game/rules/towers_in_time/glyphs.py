"""What glyphs the cards of a domain have now, and what these mean where cards meet.

Numbers (8.16) are sections of RULES.md.
"""

from __future__ import annotations

from ...kernel.modifiers import GRANT, granted, has_trait, holding
from ...kernel.state import State
from .domain import ELEMENT_NAMES, MINOR, body_of, items_of, parts


def has(s: State, card: int, trait: str) -> bool:
    """Whether a card has a glyph now: its own, one of its parts', or one that something gives it (8.16)."""
    what = s.what
    if trait in what[card].glyphs:
        return True
    if card in s.load:
        for other in parts(s, card):
            if trait in what[other].glyphs:
                return True
    situation = s.cards[card]
    if situation is not None and trait in situation.kept_glyphs:
        return True
    return (bool(s.lasting) or (GRANT, trait) in s.rules.book.stands) and has_trait(s, card, trait)


NUMBERED = ("ranged", "regenerate")  # glyphs with a number


def lent_glyphs(s: State, card: int) -> set[str]:
    """The glyphs that spells and other cards give to a card (7.11)."""
    what, found = s.what, granted(s, card)
    for other in parts(s, card):
        printed = what[other]
        if printed.kind == "sustained":
            found |= printed.glyphs
            found |= {f"{name}-{printed.stats[name]}" for name in NUMBERED if printed.stats[name] is not None}
    return found


def kept_numbers(situation, name: str) -> list[int]:
    """The numbers of a glyph that a card has though the reason is gone (7.11)."""
    kept = situation.kept_glyphs if situation is not None else ()
    return [int(glyph.removeprefix(f"{name}-")) for glyph in kept if glyph.startswith(f"{name}-")]


def effects(s: State, card: int) -> list[str]:
    """The elements by which an attack, a shot or a spell of this card works (8.11)."""
    return [element for element in ELEMENT_NAMES if has(s, card, f"{element}-effect")]


def is_immune(s: State, target: int, actor: int) -> bool:
    """8.12: to an alignment of the actor, or to all the effects that it works by, if it has any.

    What an item does has the alignment of its follower too.
    """
    if not what_spares(s, target):
        return False
    body = body_of(s, actor)
    for alignment in ("evil", "good"):
        if (has(s, actor, alignment) or has(s, body, alignment)) and has(s, target, f"immune-{alignment}"):
            return True
    works = effects(s, actor)
    return bool(works) and all([has(s, target, f"immune-{element}") for element in works])


def what_spares(s: State, target: int) -> bool:
    """Whether anything could make a card immune: most cards are not, and need not be asked further."""
    situation = s.cards[target]
    if target in s.load or s.what[target].immunities or (situation is not None and situation.kept_glyphs):
        return True
    for held in holding(s):  # noqa: SIM110 - a generator costs half as much again
        if held[2].how == GRANT:
            return True
    return False


def is_unharmed(s: State, target: int, actor: int) -> bool:
    """Whether damage by this actor is none: immune, or spectral and not struck by magic (8.12, 8.13)."""
    if is_immune(s, target, actor):
        return True
    return has(s, target, "spectral") and not s.what[actor].is_spell and not has(s, actor, "magical")


def is_hidden_from(s: State, target: int, actor: int) -> bool:
    """8.10: followers and Minor creatures cannot target what is invisible."""
    printed = s.what[actor]
    if not (printed.kind in ("follower", "item") or (printed.level == MINOR and printed.is_creature)):
        return False
    return has(s, target, "invisible")


def is_flying(s: State, card: int) -> bool:
    situation = s.cards[card]
    return has(s, card, "fly") and (situation is None or not situation.grounded)


def wings(s: State, card: int) -> list[int]:
    """The items of which a follower has to use one if it is to fly (10.13); none if it flies without them."""
    found = [item for item in items_of(s, card) if "fly" in s.what[item].glyphs]
    situation = s.cards[card]
    if not found or (situation is not None and (situation.grounded or "fly" in situation.kept_glyphs)):
        return []
    if has_trait(s, card, "fly"):
        return []
    flies = any(["fly" in s.what[other].glyphs for other in s.laden(card) if other not in found])
    return [] if flies else found


def ranged(s: State, card: int) -> int:
    """The strength of a card's shot: its own with that of its totems and spells; an item's is its own (8.6)."""
    what = s.what
    value = what[card].ranged
    if card in s.load:
        value += sum([what[other].ranged for other in parts(s, card) if what[other].kind != "item"])
    return value + sum(kept_numbers(s.cards[card], "ranged"))


def shot_of(s: State, card: int) -> int:
    """The damage of a shot with a card: of an item alone, or of a fighter with its totems and spells (8.6)."""
    return s.what[card].ranged if s.what[card].kind == "item" else ranged(s, card)


def regeneration(s: State, card: int) -> int:
    """What it costs a card to regenerate; -1 if it cannot (8.4)."""
    what, situation = s.what, s.cards[card]
    kept = kept_numbers(situation, "regenerate")
    if card not in s.load and not kept:
        cost = what[card].regenerate
        return -1 if cost is None else cost
    is_said = situation is not None and situation.pair  # else any of several items is in use when it is used (10.13)
    borne = parts(s, card) if is_said else s.laden(card)
    costs = [what[other].regenerate for other in (card, *borne) if what[other].regenerate is not None]
    return min([*costs, *kept], default=-1)
