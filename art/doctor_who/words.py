"""What stands on the cards of Doctor Who in words, and in which order."""

from art.doctor_who.palette import FRAMES
from art.wanted import Face

VALUES = ("energy", "substance", "support")
RACES = {"alien": "Alien", "assistant": "Assistant", "human": "Human", "robot": "Robot", "time-lord": "Time Lord"}
KINDS = {"creature": "Creature", "resource": "Resource", "flash": "Flash card", "episode": "Episode",
         "time": "Time card"}  # fmt: skip
ZONES = {"past": "Past", "present": "Present", "future": "Future", "timeless": "Timeless"}
ORIGINS = {"ours": "ours", "derived": "partly ours", "on record": ""}
CALLED = {"unit": "UNIT", "tardis": "TARDIS"}


def frame_of(face: Face) -> str:
    """The frame of a card: its zone, or its kind where it has none. LookupError for what no card has."""
    frame = str(face.fact("era") or face.kind)
    if frame not in FRAMES:
        raise LookupError(f"{face.key} is of {frame!r}, which is no frame")
    return frame


def sign_of(face: Face) -> str:
    """The glyph in its corner: of its zone, or of what it is where that says more."""
    return face.kind if face.kind in ("flash", "episode", "resource") else frame_of(face)


def races(face: Face) -> list[str]:
    """Its races, in the order of the rules."""
    held = face.fact("traits")
    return [race for race in RACES if race in held]


def signs_of(face: Face) -> list[str]:
    """The glyphs of its races, and of what it can do."""
    found = races(face)
    found += ["special"] * bool(face.fact("has_special")) + ["innate"] * bool(face.fact("has_innate"))
    return found + ["unique"] * ("unique" in face.fact("traits"))


def called(trait: str) -> str:
    return CALLED.get(trait) or trait.replace("-", " ").title()


def kind_words(face: Face) -> str:
    """What it is, in one line: its zone, races and traits; of what is no creature, its kind and traits."""
    held = face.fact("traits")
    era = ZONES.get(str(face.fact("era") or ""), "")
    others = [called(one) for one in held if one not in RACES and not one.startswith("doctor-")]
    if face.kind == "creature":
        words = [era, " ".join(RACES[race] for race in races(face)), *others]
    else:
        words = [*([era] if face.kind == "time" else []), KINDS[face.kind], *others]
    return "  \u00b7  ".join(word for word in words if word)


def numbers(face: Face) -> dict[str, str]:
    """The numbers that are printed, by their names: three of a creature, one of an episode."""
    names = VALUES if face.kind == "creature" else ("solve",) if face.kind == "episode" else ()
    return {name: str(int(face.fact(name) or 0)) for name in names}
