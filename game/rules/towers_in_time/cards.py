"""The cards of Towers in Time, and the language that they are written in."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from ...effects.language import ALWAYS, Language, Slot, Stat, Values
from ...effects.words import SHARED, Clause
from ...kernel.book import Printed
from ...kernel.selectors import SAME_STACK, Selector
from . import laws
from .domain import BITS, ELEMENT_NAMES, ELEMENTS, LEVELS, is_dead
from .glyphs import is_flying
from .numbers import is_diffused, is_vulnerable
from .rulings import RULINGS
from .words import IN_COMBAT, OWN, value_of

FOLDER = Path(__file__).parent
FILES = ("sources", "air", "earth", "fire", "water", "black", "white", "neutral")
SCHOOLS = (*ELEMENT_NAMES, "white", "black", "neutral")
CREATURES, OBJECTS, SPELLS = (
    ("follower", "totem", "monster"),
    ("source", "item", "artifact"),
    ("instant", "sustained"),
)
KINDS = (*CREATURES, *OBJECTS, *SPELLS)
PEOPLES = ("elf", "dwarf", "orc", "goblin", "giant", "elemental", "undead", "dragon", "beast", "human", "spirit")
EFFECTS = tuple(f"{element}-effect" for element in ELEMENT_NAMES)
IMMUNITIES = (*(f"immune-{element}" for element in ELEMENT_NAMES), "immune-evil", "immune-good")
IMMUNE = frozenset(IMMUNITIES)
GLYPHS = (
    "fast", "quick", "magical", "fly", "army", "paralyze", "invisible", "spectral", "wall", "gate", "good", "evil",
    *EFFECTS, *IMMUNITIES,
)  # fmt: skip
FAMILIES = ("creature", "object", "spell")  # these two follow from kind and numbers, for phrases
ROLES = ("fighter",)
STATUSES = ("minor", "median", "major")
POINTS = (0, 1, 2, 4)  # 2.4, by status
NUMBERS = ("temper", "cost", "attack", "defense")


class Card(Printed):
    """A printed card of Towers in Time."""

    face_shows: ClassVar = (
        *NUMBERS, "school", "second", "status", "people", "traits", "ranged", "regenerate", "maintenance",
        "is_variable", "has_action",
    )  # fmt: skip
    face_says: ClassVar = ("origin",)
    face_omits: ClassVar = ("part", "family", "role")

    def __init__(self, *what: Any, **more: Any) -> None:
        super().__init__(*what, **more)
        stats = self.stats
        self.is_creature = self.kind in CREATURES
        self.is_spell = self.kind in SPELLS
        self.is_fighter = self.is_creature or (self.kind == "artifact" and stats.get("defense", 0) > 0)
        self.uses = self.hears("use")
        self.casts = self.hears("cast")
        for stat in NUMBERS:
            stats.setdefault(stat, 0)
            setattr(self, stat, stats[stat])
        for stat in ("ranged", "regenerate", "maintenance"):
            stats.setdefault(stat, None)
        self.ranged = stats["ranged"] or 0
        self.regenerate = stats["regenerate"]
        self.maintenance = stats["maintenance"] or 0
        clauses = [clause for ability in (*self.casts, *self.uses) for clause in ability.clauses]
        self.is_variable = stats["is_variable"] = any(clause.get("by") == "x" for clause in clauses)
        stats["has_action"] = bool(self.uses)  # the glyph of the instant effect (8.8)
        stats["origin"] = self.origin
        self.part = stats["part"] = "deck"
        self.glyphs = frozenset(stats["traits"])
        self.immunities = self.glyphs & IMMUNE
        stats["family"] = "creature" if self.is_creature else "spell" if self.is_spell else "object"
        stats["role"] = "fighter" if self.is_fighter else ""
        self._judge()
        self.level = LEVELS[self.status]
        self.points = POINTS[self.level]
        self.bit = BITS[self.school]
        self.standing_as = self.bit, self.level, self.is_creature  # all that matters of it for a place in a tower
        self.elements = self.bit & ELEMENTS
        if self.kind == "source":
            self.elements |= BITS.get(self.second, 0)
            if "gate" in self.glyphs:
                self.elements = ELEMENTS
        self.cast_aim = aim_of(self.casts[0].clauses) if self.casts else None
        self.use_aim = aim_of(self.uses[0].clauses) if self.uses else None
        self.effects = (*clauses, *self.always) if self.is_spell else tuple(clauses)  # of being cast or used
        self.fights_on = any(clause.word in IN_COMBAT for clause in self.effects)  # 10.7

    def _judge(self) -> None:
        """Raises ValueError for a card that cannot be."""
        if not self.school:
            raise ValueError("'school' is missing")
        if (self.is_creature or self.kind == "artifact") != bool(self.status):
            raise ValueError("creatures and artifacts have a status, and nothing else has")
        if self.kind == "totem" and self.status != "minor":
            raise ValueError("a totem is Minor")
        if self.kind == "source" and self.school not in ELEMENT_NAMES and "gate" not in self.glyphs:
            raise ValueError("a source is of an element, or a gate")
        if self.kind == "source" and not self.temper:
            raise ValueError("a source gives temper")
        if self.is_spell and self.temper:
            raise ValueError("a spell gives no temper")
        if (self.kind == "instant") != (bool(self.casts) and not self.is_sustained):
            raise ValueError("an instant has 'on_cast', and besides it only a sustained spell may")

    @property
    def is_sustained(self) -> bool:
        return self.kind == "sustained"


class Aim(NamedTuple):
    """The one clause of an ability that is aimed at a card in play when it is said: its place, and what it can mean.

    `whose` is "yours", "enemy" or "" for anybody's; `zones` are where such cards lie; `is_vulnerable` whether they must
    be; `may_be_dead` whether the dead are meant, too; `is_bound` whether in a combat they must have a part in it
    (10.7); `filters` is what else they must pass.
    """

    place: int
    whose: str
    zones: tuple[str, ...]
    is_vulnerable: bool
    may_be_dead: bool
    is_bound: bool
    filters: tuple[tuple, ...]


def is_bound(selector: Selector, word: str) -> bool:
    """Whether in a combat that is done only to who has a part in it: what strengthens, weakens or saves (10.7)."""
    return selector.is_yours or word in ("bind", "bonus", "grant")


def aim_of(clauses: tuple[Clause, ...]) -> Aim | None:
    """What an ability is aimed at; None if it is aimed at nothing."""
    for place, clause in enumerate(clauses):
        selector = clause.select
        if selector is None or selector.count != 1 or selector.is_named or selector.place not in FIELDS:
            continue
        filters = [wanted for wanted in selector.filters if wanted not in (VULNERABLE, ("enemy",), ("yours",))]
        zones = next((lies for wanted, lies in LIES.items() if wanted in filters), FIELDS[1:])
        return Aim(
            place,
            "enemy" if ("enemy",) in selector.filters else "yours" if selector.is_yours else "",
            zones,
            VULNERABLE in selector.filters,
            clause.word == "heal",
            zones == ("sources",) or is_bound(selector, clause.word),
            tuple(filters),
        )
    return None


VULNERABLE = ("asked", "vulnerable")
LIES = {  # where cards of which something is printed lie
    ("printed", "role", "fighter"): ("towers", "adrift"),
    ("printed", "family", "creature"): ("towers", "adrift"),
    ("kind", "follower"): ("towers", "adrift"),
    ("kind", "source"): ("sources",),
    ("kind", "sustained"): ("spells", "charms"),
}
FIELDS = ("play", "sources", "towers", "adrift", "spells", "charms")
LANGUAGE = Language(
    words={**SHARED, **OWN},
    slots={
        "on_cast": Slot("cast"),
        "on_use": Slot("use", says="action: "),
        "always": ALWAYS,
    },
    stats=(
        *(Stat(name, least=-9, most=20, is_needed=False) for name in NUMBERS),
        *(Stat(name, most=9, is_needed=False) for name in ("ranged", "regenerate", "maintenance")),
    ),
    places={
        "play": "play",
        "hand": "hand",
        "limbo": "limbo",
        "discard": "discard",
        "tower": SAME_STACK,
        "shields": "shields",
    },
    kinds=KINDS,
    not_meant=laws.NOT_MEANT,
    traits=GLYPHS,
    facts={
        "second": ELEMENT_NAMES,
        "school": SCHOOLS,  # after it: in a phrase "fire" is the school of a card
        "status": STATUSES,
        "people": PEOPLES,
        "family": FAMILIES,
        "role": ROLES,
    },
    adjectives={
        "vulnerable": lambda s, card: is_vulnerable(s, card) and not is_dead(s, card),
        "living": lambda s, card: not is_dead(s, card),
        "hurt": lambda s, card: s.cards[card] is not None and s.cards[card].damage > 0,
        "fighting": lambda s, card: s.cards[card] is not None and s.cards[card].fights > 0,
        "attacking": lambda s, card: s.cards[card] is not None and s.cards[card].fights == 1,
        "defending": lambda s, card: s.cards[card] is not None and s.cards[card].fights == 2,
        "flying": is_flying,
        "diffused": is_diffused,
        "used": lambda s, card: s.cards[card] is not None and s.cards[card].used,
    },
    called={"hurt": "damaged"},
    plurals={"elf": "elves", "dwarf": "dwarves", "army": "armies", "enemy": "enemies", "undead": "undead"},
    moments={"turn": "until end of turn", "combat": "until end of combat"},
    homes={"hand": "hand", "deck": "deck", "discard": "discard pile"},
    fields=FIELDS[1:],
    rulings=RULINGS,
    values=Values(drawn=0.7, point=0.12, lying=value_of, held=lambda printed: 0.7),
    printed=Card,
)
BOOK = LANGUAGE.load("towers_in_time", *(FOLDER / "cards" / f"{name}.toml" for name in FILES))
