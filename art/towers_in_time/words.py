"""What the glyphs of Towers in Time are called where their words stand beside them, and in which order they stand."""

from art.towers_in_time.palette import WORDS as SCHOOLS
from art.wanted import Face

STATUSES = {"minor": "Minor", "median": "Median", "major": "Major"}
TRAITS = {
    "fly": "Fly", "quick": "Quick", "fast": "Fast", "magical": "Magical", "army": "Army", "paralyze": "Paralyze",
    "invisible": "Invisible", "spectral": "Spectral", "wall": "Wall", "gate": "Gate", "fire-effect": "Fire effect",
    "air-effect": "Air effect", "water-effect": "Water effect", "earth-effect": "Earth effect", "good": "Good",
    "evil": "Evil", "immune-fire": "Immune to fire", "immune-air": "Immune to air", "immune-water": "Immune to water",
    "immune-earth": "Immune to earth", "immune-evil": "Immune to evil", "immune-good": "Immune to good",
}  # fmt: skip
NUMBERED = {"ranged": "Ranged", "regenerate": "Regenerate", "maintenance": "Maintenance"}
ORIGINS = {"ours": "ours", "derived": "partly ours", "on record": ""}


def numbered(face: Face) -> list[tuple[str, int]]:
    """The glyphs that have a number, with it."""
    return [(name, int(face.fact(name))) for name in NUMBERED if face.fact(name)]


def abilities(face: Face) -> list[tuple[str, str]]:
    """The glyphs of what a card can do, each with the number that belongs to it, if any, as text."""
    held = face.fact("traits")
    found = [(name, "") for name in TRAITS if name in held]
    found += [(name, str(number)) for name, number in numbered(face)]
    return found + [("use", "")] * bool(face.fact("has_action"))


def said(glyph: str, number: str) -> str:
    """A glyph in words."""
    word = TRAITS.get(glyph) or NUMBERED.get(glyph) or "Action"
    return f"{word} {number}" if number else word


def kind_words(face: Face) -> str:
    """What kind of card it is, in one line."""
    people = str(face.fact("people") or "").title()
    words = [STATUSES.get(str(face.fact("status")), ""), SCHOOLS[str(face.fact("school"))], face.kind.title(), people]
    if face.fact("second"):
        words[1] += f" or {SCHOOLS[str(face.fact('second'))]}"
    if "gate" in face.fact("traits"):
        words[1] = "Any element"
    if face.fact("school") == "neutral" and face.kind != "source":
        words[1] = "Neutral"
    return "   \u00b7   ".join(word for word in words if word)


def number_of(face: Face, name: str) -> str:
    """One of the four numbers as it is printed; "" where it is nothing to be told.

    What is added to another card's has its sign before it. Of a chosen cost the X comes first: 1X reads as nine.
    """
    value = int(face.fact(name))
    if name == "temper":
        return str(value) if value else ""
    if name == "cost":
        return "" if face.kind == "source" else f"X+{value}" if face.fact("is_variable") else str(value)
    if face.kind in ("item", "sustained"):
        return f"{value:+d}".replace("-", "\u2212") if value else ""
    is_fighter = face.kind in ("follower", "totem", "monster") or int(face.fact("defense")) > 0
    return str(value) if is_fighter else ""
