"""What a match is to be: who sits where, how many wins, which rulings, which seed. Remembered between matches."""

import getpass
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from ui.settings import Settings

if TYPE_CHECKING:
    from game.match import Match

GAME = "control"
LEVELS = ("novice", "skilled", "strong")
SIMPLE = ("greedy", "random")
KINDS = ("human", *LEVELS, *SIMPLE)
STRANGERS = ("Vesper", "Orrin", "Sable", "Halcyon")
"""Names for the computer's seats."""
LONGEST_NAME = 16
MOST_WINS = 9


@dataclass(frozen=True)
class Seat:
    name: str
    kind: str


@dataclass(frozen=True)
class Plan:
    """One plan. `wins` 0 = what the rules say; `seed` None = a new one each time."""

    seats: tuple[Seat, ...]
    wins: int = 0
    rulings: dict[str, str] = field(default_factory=dict)
    seed: int | None = None

    @classmethod
    def usual(cls) -> "Plan":
        """One person against one computer."""
        return cls((Seat(own_name(), "human"), Seat(STRANGERS[0], "skilled")))

    @classmethod
    def remembered(cls, settings: Settings) -> "Plan":
        """The last plan; what makes no sense in it any more is left out."""
        kept = settings.last_setup
        seats = []
        for entry in kept.get("seats", []) if isinstance(kept.get("seats"), list) else []:
            if isinstance(entry, dict) and entry.get("kind") in KINDS and isinstance(entry.get("name"), str):
                seats.append(Seat(entry["name"][:LONGEST_NAME].strip() or "?", entry["kind"]))
        if len(seats) not in (2, 3, 4):
            return cls.usual()
        wins, rulings = kept.get("wins", 0), kept.get("rulings", {})
        return cls(
            tuple(seats),
            wins if isinstance(wins, int) and 0 <= wins <= MOST_WINS else 0,
            {k: v for k, v in rulings.items() if isinstance(v, str)} if isinstance(rulings, dict) else {},
        )

    def remember(self, settings: Settings) -> None:
        """Keep this plan for the next time (without its seed)."""
        kept: dict[str, Any] = {
            "seats": [{"name": s.name, "kind": s.kind} for s in self.seats],
            "wins": self.wins,
            "rulings": dict(self.rulings),
        }
        settings.change(last_setup=kept)

    def with_count(self, count: int) -> "Plan":
        """The same for another number of players: new seats are the computer's."""
        seats = list(self.seats[:count])
        level = next((s.kind for s in self.seats if s.kind != "human"), "skilled")
        while len(seats) < count:
            taken = {s.name for s in seats}
            seats.append(Seat(next(n for n in STRANGERS if n not in taken), level))
        return replace(self, seats=tuple(seats))

    def with_seat(self, index: int, **changes: str) -> "Plan":
        """The same with one seat changed; a name that only stood for the kind follows it."""
        seats = list(self.seats)
        seat = replace(seats[index], **changes)
        if "kind" in changes:
            others = {s.name for n, s in enumerate(seats) if n != index}
            if seat.kind == "human" and seat.name in STRANGERS:
                names = (own_name(), *(f"Player {n}" for n in range(2, 6)))
                seat = replace(seat, name=next(n for n in names if n not in others))
            elif seat.kind != "human" and (seat.name == own_name() or seat.name.startswith("Player ")):
                seat = replace(seat, name=next(n for n in STRANGERS if n not in others))
        seats[index] = seat
        return replace(self, seats=tuple(seats))

    def objection(self) -> str:
        """Why a match cannot begin like this, or ""."""
        names = [s.name.strip().casefold() for s in self.seats]
        if not all(names):
            return "Every player needs a name."
        if len(set(names)) < len(names):
            return "Two players have the same name; the log could not tell them apart."
        if all(s.kind != "human" for s in self.seats):
            return "Somebody has to sit at the table: make one of the players a human."
        return ""

    def summary(self) -> str:
        """Who plays whom, in a few words."""

        def told(seat: Seat) -> str:
            return seat.name if seat.kind == "human" else f"{seat.name} ({seat.kind})"

        seats = self.seats
        if len(seats) == 4:
            return f"{seats[0].name} and {seats[2].name} against {seats[1].name} and {seats[3].name}"
        return " against ".join(map(told, seats)) if len(seats) == 2 else ", ".join(map(told, seats))

    def match(self) -> "Match":
        """The match itself."""
        from game.match import Match, Player
        from game.rules import RULESETS

        rules = RULESETS[GAME]
        known = {r.key: r.choices for r in rules.rulings}
        rulings = {k: v for k, v in self.rulings.items() if k in known and v in known[k]}
        players = [Player(s.name.strip(), s.kind) for s in self.seats]
        return Match.new(GAME, players, self.seed, rulings, self.wins or None)


def own_name() -> str:
    """What to call the person at the machine."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = ""
    dull = ("root", "user", "admin", "guest", "player", "home", "test")
    return name.capitalize() if name.isalpha() and 2 <= len(name) <= 12 and name.lower() not in dull else "Traveller"
