"""The cards of Doctor Who, and the language that they are written in."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from ...effects.language import Deed, Language, Slot, Stat, Values, Voice
from ...effects.words import SHARED, STANDING, Clause
from ...kernel.book import Ability, Book, Printed
from ...kernel.selectors import SAME_ZONE, Selector
from ...kernel.state import State
from . import laws
from .domain import ERAS, STRENGTH, TIMELESS, VALUES, is_chosen, is_fresh
from .pulls import BY_VALUE, GIFT, PLAY, RESOURCE
from .rulings import RULINGS
from .words import EITHER, OF_CARDS, value_of
from .words_of_play import OF_PLAY

FOLDER = Path(__file__).parent
FILES = (
    "time", "doctors", "past", "present", "empires", "future", "timeless", "resources", "flashes", "episodes",
)  # fmt: skip
KINDS = ("creature", "resource", "flash", "episode", "time")
RACES = ("alien", "assistant", "human", "robot", "time-lord")
TRAITS = (
    *RACES, "unique", "doctor", "doctor-one", "doctor-two", "doctor-three", "doctor-four", "doctor-five", "doctor-six",
    "doctor-seven", "mongol", "roman", "hoplite", "dalek", "cyberman", "sontaran", "ice-warrior", "reptile", "auton",
    "yeti", "unit", "vampire", "warrior", "beast", "guardian", "scientist", "sevateem", "draconian",
    "weapon", "device", "tardis",
)  # fmt: skip
NTH = {
    "one": "First", "two": "Second", "three": "Third", "four": "Fourth", "five": "Fifth", "six": "Sixth",
    "seven": "Seventh",
}  # fmt: skip
CALLED = {
    **{trait: trait.replace("-", " ").title() for trait in TRAITS},
    **{f"doctor-{number}": f"{nth} Doctor" for number, nth in NTH.items()},
    **{"unit": "UNIT", "tardis": "TARDIS"},
}


class Card(Printed):
    """A printed card of Doctor Who."""

    face_shows: ClassVar = (*VALUES, "solve", "era", "traits", "has_special", "has_innate")
    face_says: ClassVar = ("origin",)
    face_omits: ClassVar = ("part",)

    def __init__(self, *what: Any, **more: Any) -> None:
        super().__init__(*what, **more)
        stats = self.stats
        self.is_creature = self.kind == "creature"
        self.is_episode = self.kind == "episode"
        for stat in (*VALUES, "solve"):
            stats.setdefault(stat, None)
            setattr(self, stat, stats[stat] or 0)
        if not self.is_creature and self.kind != "time":
            self.era = stats["era"] = stats["era"] or ("" if self.kind in ("flash", "episode") else TIMELESS)
        self.values = self.energy, self.substance, self.support
        self.part = stats["part"] = "time" if self.kind == "time" else "deck"
        traits = stats["traits"]
        self.is_unique = "unique" in traits
        self.is_doctor = "doctor" in traits
        self.is_watcher = self.key.startswith("watcher-of-")
        self.uses = modes(self.hears("use"))
        self.flashes = modes(self.hears("flash"))
        self.tempting_uses, self.tempting_flashes = tempting(self.uses), tempting(self.flashes)
        self.can_answer = any([mode.answers for mode in self.flashes or self.uses])
        self.pull = self._pull()
        stats["has_special"] = bool(self.uses)
        stats["has_innate"] = bool(self.abilities) and self.kind in ("creature", "resource") and self._is_innate()
        stats["origin"] = self.origin
        self._judge()

    def _is_innate(self) -> bool:
        return any(ability.when != "use" for ability in self.abilities)

    def _pull(self) -> float:
        """How strongly instinct is drawn to playing it into a Time Zone; 0 for what is not played there."""
        weight = PLAY + BY_VALUE * (self.energy + self.substance + self.support) + GIFT * len(self.by_event)
        return weight if self.is_creature else weight * RESOURCE if self.kind == "resource" else 0.0

    def _judge(self) -> None:
        """Raises ValueError for a card that cannot be."""
        if self.is_creature and not self.energy + self.substance:
            raise ValueError("a creature needs energy or substance to live")
        if (self.is_creature or self.kind == "time") and not self.era:
            raise ValueError("'era' is missing")
        if (self.kind == "flash") != bool(self.flashes):
            raise ValueError("a flash card, and nothing else, has 'on_flash'")
        if self.uses and self.kind not in ("creature", "resource"):
            raise ValueError("only creatures and resources have 'on_use'")
        if self.is_doctor and not self.is_unique:
            raise ValueError("every doctor is unique")


class Aim(NamedTuple):
    """The one clause of an ability that is aimed at a card in play when it is announced: its place, what it can mean.

    `whose` is "yours", "enemy" or "" for anybody's; `place` "chosen", "" for all, or the name of a Time Zone.
    """

    at: int
    whose: str
    place: str
    filters: tuple[tuple, ...]


class Mode(NamedTuple):
    """One way to use a card: what happens, its aim, what it costs, what it answers, and which value it means.

    `answers` is "" for what needs nothing to answer; `stat` is the value that its player chose, if there is a choice.
    `of_others` are the clauses without the card itself among those that they select when they happen (5.4).
    """

    clauses: tuple[Clause, ...]
    aim: Aim | None
    cost: Selector | None
    answers: str
    stat: str
    of_others: tuple[Clause, ...]

    @property
    def is_rousing(self) -> bool:
        """Whether it lets cards stand up."""
        return any([clause.word == "stand" for clause in self.clauses])

    @property
    def is_for_combat(self) -> bool:
        """Whether it only raises or exchanges values of the card that it is aimed at."""
        return self.aim is not None and len(self.clauses) == 1 and self.clauses[0].word in ("gain", "reverse")

    def happening(self, s: State) -> tuple[Clause, ...]:
        """The clauses as they happen by the ruling on a Special's own card (14.23)."""
        return self.clauses if s.rulings["itself"] == "yes" else self.of_others


def modes(abilities: tuple[Ability, ...]) -> tuple[Mode, ...]:
    """All ways in which these abilities can be used: of "either" value, each is one."""
    found = []
    for ability in abilities:
        is_either = any(clause.get("of") == EITHER for clause in ability.clauses)
        for stat in STRENGTH if is_either else ("",):
            clauses = tuple(_meaning(clause, stat) for clause in ability.clauses)
            cost = next((clause.select for clause in clauses if clause.word == "spend"), None)
            answers = next((clause.get(clause.word) for clause in clauses if clause.word in ("cancel", "prevent")), "")
            of_others = tuple(_without_itself(clause) for clause in clauses)
            found.append(Mode(clauses, aim_of(clauses), cost, answers, stat, of_others))
    return tuple(found)


def tempting(modes: tuple[Mode, ...]) -> tuple[tuple[int, Mode], ...]:
    """The ways of a card, each with its place, that instinct can want outside combat and not as an answer."""
    return tuple((way, mode) for way, mode in enumerate(modes) if not (mode.answers or mode.is_for_combat))


def _without_itself(clause: Clause) -> Clause:
    """The clause for other cards than its own; one that names its own card stays as it is (5.4)."""
    select, terms = clause.select, clause.terms
    if select is not None and select.place in ("play", *ERAS):
        select = select._replace(filters=(*select.filters, ("other",)))
    if terms is not None:
        terms = terms._replace(then=tuple(_without_itself(part) for part in terms.then))
    parts = tuple(tuple(_without_itself(part) for part in option) for option in clause.parts)
    return clause._replace(select=select, terms=terms, parts=parts)


def _meaning(clause: Clause, stat: str) -> Clause:
    if clause.get("of") != EITHER:
        return clause
    return clause._replace(adverbs=tuple((name, stat if name == "of" else what) for name, what in clause.adverbs))


def aim_of(clauses: tuple[Clause, ...]) -> Aim | None:
    """What an ability is aimed at; None if it is aimed at nothing."""
    for at, clause in enumerate(clauses):
        selector = clause.select
        if selector is None or selector.count != 1 or selector.is_named or clause.word == "spend":
            continue
        if selector.place not in ("play", *ERAS):
            continue
        is_local = CHOSEN in selector.filters
        filters = [wanted for wanted in selector.filters if wanted not in (CHOSEN, ("enemy",), ("yours",))]
        return Aim(
            at,
            "enemy" if ("enemy",) in selector.filters else "yours" if selector.is_yours else "",
            "chosen" if is_local else "" if selector.place == "play" else selector.place,
            tuple(filters),
        )
    return None


CHOSEN = ("asked", "chosen")


def picker(s: State, seat: int, card: int, selector: Selector) -> int:
    """The seat that picks cards for a clause: what an Episode leaves open in play, the Solver's opponent does (9.8)."""
    is_open_in_play = s.what[card].is_episode and selector.place in ("play", *ERAS)
    return 1 - seat if is_open_in_play else seat


LAWS = (
    Deed(laws.BARRED_ZONE, "", "choose this Time Zone"),
    Deed(laws.NO_DRAW, "", "draw in the draw step"),
    Deed(laws.NO_BONUS, "", "have a bonus Time Zone"),
    Deed(laws.NO_STANDING, "Stand"),
    Deed(laws.SIX, "", "have more than six cards in a Time Zone"),
    Deed(laws.FIVE, "", "have more than five Timeless Creatures"),
    Deed(laws.HOME, "", "play {} regardless of their home Time Zone"),
    Deed(laws.UNIQUE, "", "play a Unique card that is in play"),
    Deed(laws.ONE_DOCTOR, "", "have more than one Doctor"),
    Deed(laws.NO_PLAY, "", "play {}"),
    Deed(laws.FRESH, "attack and use Specials when fresh"),
    Deed(laws.NO_SIDING, "be Sided"),
    Deed(laws.NOT_SIDED, "be Sided by other cards"),
    Deed(laws.ELSEWHERE, "use Specials outside the chosen zone"),
    Deed(laws.NO_USE, "use Specials"),
    Deed(laws.SHIELDED, "be a target"),
    Deed(laws.NO_HELPING, "give Support"),
    Deed(laws.NO_HELP, "be supported"),
    Deed(laws.NO_FLASH, "", "play Flash cards"),
    Deed(laws.WATCHERS_ALONE, "", "play Episodes without restrictions"),
    Deed(laws.NO_EPISODES, "", "play Episodes"),
    Deed(laws.NO_SOLVING, "help solve Episodes"),
    Deed(laws.SOLVERS, "help solve Episodes in other Time Zones"),
    Deed(laws.NO_ATTACK, "attack"),
    Deed(laws.NOT_NAMED, "be named by an attacker"),
    Deed(laws.NO_DEFENCE, "defend"),
    Deed(laws.IDLE, "stay idle (Side {it:it|them} after combat if {it:it|they} didn't attack)"),
    Deed(laws.NO_HIT, "", "be Hit"),
    Deed(laws.NO_ROW, "", "be Hit twice in a row"),
)
SITUATION_FREE = frozenset({"near", "these", "trait", "other", "key", "kind", "printed", "yours", "enemy"})


def lending(book: Book) -> frozenset[str] | None:
    """What of a card's situation can change what cards add to the values of others; None for all of it.

    With phrases that ask only where cards lie and what is printed on them, it is what makes an Innate ability hold.
    """
    for printed in book:
        deeds = [clause for one in printed.abilities if one.when != "always" for clause in one.clauses]
        lasting = any(clause.word in ("bonus", "grant") for clause in deeds)
        selectors = [part for one in printed.standing for part in (one.cards, one.per, one.given, one.unless)]
        if lasting or not all(_is_fixed(wanted) for part in selectors if part is not None for wanted in part.filters):
            return None
    return frozenset({"sided", "awake"})


def _is_fixed(wanted: tuple) -> bool:
    """Whether a filter asks for nothing that a situation holds."""
    return _is_fixed(wanted[1]) if wanted[0] == "not" else wanted[0] in SITUATION_FREE


LANGUAGE = Language(
    words={**SHARED, **OF_CARDS, **OF_PLAY},
    slots={
        "on_flash": Slot("flash", is_either=True),
        "always": Slot("always", STANDING, "innate: "),
        "on_play": Slot("CardPlayed", says="innate: when this enters play, "),
        "on_hit": Slot("HitMade", says="innate: when this makes a Hit, "),
        "on_win": Slot("CombatWon", says="innate: when this wins a combat, "),
        "on_help": Slot("SupportGiven", says="innate: when this gives Support, "),
        "on_end": Slot("CardDestroyed", says="innate: when this is destroyed, "),
        "on_unsolved": Slot("EpisodeUnsolved", says="each turn: "),
        "on_use": Slot("use", says="special: "),
    },
    stats=(*(Stat(name, ("creature",), most=9) for name in VALUES), Stat("solve", ("episode",), least=1, most=25)),
    places={
        "play": "play",
        "hand": "hand",
        "discard": "discard",
        "zone": SAME_ZONE,
        "chosen-zone": ("play", "chosen"),
        **{era: era for era in ERAS},
    },
    kinds=KINDS,
    not_meant=laws.NOT_MEANT,
    traits=TRAITS,
    facts={"era": (*ERAS, TIMELESS)},
    states={"standing": ("sided", False), "sided": ("sided", True)},
    adjectives={
        "chosen": is_chosen,
        "fresh": is_fresh,
        "attacking": lambda s, card: s.cards[card] is not None and s.cards[card].fights == 1,
        "defending": lambda s, card: s.cards[card] is not None and s.cards[card].fights == 2,
        "fighting": lambda s, card: s.cards[card] is not None and s.cards[card].fights > 0,
    },
    called={
        **{word: word.capitalize() for word in (*VALUES, "sided")},
        **{trait: CALLED[trait] for trait in TRAITS if trait.startswith("doctor-")},
        **{"unit": "UNIT card", "units": "UNIT cards", "flash": "Flash card"},
    },
    plurals={"cyberman": "cybermen", "time-lord": "time-lords", "human": "humans", "roman": "romans", "yeti": "yetis"},
    laws=LAWS,
    moments={"turn": "this turn"},
    voices={"episode": Voice("the Solver", {"always": "until solved, "})},  # whoever reads it
    fields=ERAS,
    rulings=RULINGS,
    picker=picker,
    values=Values(drawn=0.5, point=0.12, lying=value_of, held=lambda printed: 0.5),
    printed=Card,
)
BOOK = LANGUAGE.load("doctor_who", *(FOLDER / "cards" / f"{name}.toml" for name in FILES))
