"""What a deck builder can ask of the cards of Chrono Clash."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ...kernel.book import Printed
from ...kernel.facet import ICONS, NUMBER, TEXT, WORDS, Facet
from .cards import COLOURS, GROUPS, KINDS, PARTS
from .icons import LEGEND, TOKEN


def strength(printed: Printed) -> int | None:
    """The printed strength; actions have none."""
    return printed.strength if printed.kind == "battler" else None


@cache
def icons(printed: Printed) -> frozenset[str]:
    """The icons of all rows but the guardian's."""
    return frozenset(amounts(printed))


@cache
def amounts(printed: Printed) -> dict[str, tuple[int, ...]]:
    """The icons of all rows but the guardian's, each with its numbers."""
    return _numbered(icon for row in printed.abilities for icon in row.icons)


@cache
def guardian(printed: Printed) -> frozenset[str]:
    """The icons of the guardian ability."""
    return frozenset(guardian_amounts(printed))


@cache
def guardian_amounts(printed: Printed) -> dict[str, tuple[int, ...]]:
    """The icons of the guardian ability, each with its numbers."""
    return _numbered(printed.guards.icons if printed.guards else ())


def _numbered(icons: Iterable[str]) -> dict[str, tuple[int, ...]]:
    """The icons without their numbers, and these, what is taken away below 0: draw-1 is ("draw", -1)."""
    found: dict[str, tuple[int, ...]] = {}
    for icon in icons:
        name, sign, number = TOKEN.fullmatch(icon).groups()
        found[name] = (*found.get(name, ()), *([int(number) * (-1 if sign == "-" else 1)] if number else []))
    return found


NAMES = tuple(icon.name for icon in LEGEND.values())
NUMBERS = {"": "", "+-": "+1", "+": "+1", ":": ":1", "<=": "<=5"}  # an icon is drawn with its number
DRAWN = tuple(key + NUMBERS[icon.form] for key, icon in LEGEND.items())
DEEDS = ("tap", *(key for key, icon in LEGEND.items() if icon.kind in ("modifier", "effect", "ability")))
FACETS = (
    Facet("colour", "Color", WORDS, lambda p: p.colour, "c", COLOURS),
    Facet("cost", "Cost", NUMBER, lambda p: p.cost),
    Facet("strength", "Strength", NUMBER, strength, "str"),
    Facet("type", "Type", WORDS, lambda p: p.kind, "t", KINDS),
    Facet("part", "Deck", WORDS, lambda p: p.part, "p", PARTS, ("Main deck", "Extra deck")),
    Facet("group", "Group", WORDS, lambda p: p.group, "g", GROUPS),
    Facet("has", "Icon", ICONS, icons, "", tuple(LEGEND), NAMES, DRAWN, DEEDS, amounts),
    Facet("guardian", "Guardian ability", ICONS, guardian, "gd", tuple(LEGEND), NAMES, DRAWN, DEEDS, guardian_amounts),
    Facet("text", "Text", TEXT, lambda p: p.words, "o"),
)
