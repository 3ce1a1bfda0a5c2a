"""What a match is to be: which game, who sits where with which deck, how long, which rulings. Remembered by game."""

import contextlib
import getpass
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from game.decks import ENDING, DeckList, in_folder, is_deck_file, read_file, shipped, why_not
from game.files import BadFile
from game.kernel.laws import Ruling
from game.kernel.template import fill
from game.match import Match, Player
from game.rules import GAMES, RULESETS
from scenes.match import texts
from ui.base import folders
from ui.base.settings import Settings

LEVELS = ("novice", "skilled", "strong")
SIMPLE = ("greedy", "random")
KINDS = ("human", *LEVELS, *SIMPLE)
STRANGERS = ("Vesper", "Orrin", "Sable", "Halcyon")
"""Names for the computer's seats."""
LONGEST_NAME = 16
MOST_WINS = 9
OWN = "own/"
"""What stands before the name of a deck that is the player's own."""


@dataclass(frozen=True)
class Sitter:
    """Who sits there, and the deck they bring: a ready one, one of the player's own, or "" for one by chance."""

    name: str
    kind: str
    deck: str = ""


@dataclass(frozen=True)
class Plan:
    """One plan. `wins` 0 = what the rules say; `seed` None = a new one each time."""

    seats: tuple[Sitter, ...]
    game: str
    wins: int = 0
    rulings: dict[str, str] = field(default_factory=dict)
    seed: int | None = None

    @classmethod
    def usual(cls, game: str) -> "Plan":
        """One person against one computer, a beginner: nothing was played yet."""
        return cls((Sitter(own_name(), "human"), Sitter(STRANGERS[0], "novice")), game)

    @classmethod
    def remembered(cls, settings: Settings, game: str) -> "Plan":
        """The last plan for this game; what makes no sense in it any more is left out."""
        kept = _by_game(settings).get(game, {})
        seats = []
        for entry in kept.get("seats", []) if isinstance(kept.get("seats"), list) else []:
            if isinstance(entry, dict) and entry.get("kind") in KINDS and isinstance(entry.get("name"), str):
                deck = entry.get("deck", "")
                deck = deck if isinstance(deck, str) and deck_of(game, deck) is not None else ""
                seats.append(Sitter(entry["name"][:LONGEST_NAME].strip() or "?", entry["kind"], deck))
        if len(seats) not in (RULESETS[game].seat_counts if game in RULESETS else ()):
            return cls.usual(game)
        wins, rulings = kept.get("wins", 0), kept.get("rulings", {})
        return cls(
            tuple(seats),
            game,
            wins if isinstance(wins, int) and 0 <= wins <= MOST_WINS else 0,
            {k: v for k, v in rulings.items() if isinstance(v, str)} if isinstance(rulings, dict) else {},
        )

    def remember(self, settings: Settings) -> None:
        """Keep this plan for the next time (without its seed), and its game as the last one."""
        kept: dict[str, Any] = {
            "seats": [{"name": s.name, "kind": s.kind, **({"deck": s.deck} if s.deck else {})} for s in self.seats],
            "wins": self.wins,
            "rulings": dict(self.rulings),
        }
        settings.change(last_setup=_by_game(settings) | {"game": self.game, self.game: kept})

    def with_count(self, count: int) -> "Plan":
        """The same for another number of players: new seats are the computer's."""
        seats = list(self.seats[:count])
        level = next((s.kind for s in self.seats if s.kind != "human"), "skilled")
        while len(seats) < count:
            taken = {s.name for s in seats}
            seats.append(Sitter(next(n for n in STRANGERS if n not in taken), level))
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

    def choice(self, ruling: Ruling) -> str:
        """What holds of a ruling: what was chosen, or else what is usual for so many people at one screen."""
        chosen = self.rulings.get(ruling.key)
        return chosen if chosen in ruling.choices else self.usual_choice(ruling)

    def usual_choice(self, ruling: Ruling) -> str:
        people = sum(seat.kind == "human" for seat in self.seats)
        return ruling.at_one_screen if ruling.at_one_screen and people > 1 else ruling.default

    @property
    def is_watched(self) -> bool:
        """Whether only computers play, and whoever starts it watches."""
        return all(seat.kind != "human" for seat in self.seats)

    def objection(self) -> str:
        """Why a match cannot begin like this, or ""."""
        names = [s.name.strip().casefold() for s in self.seats]
        if not all(names):
            return texts.NAME_NEEDED
        if len(set(names)) < len(names):
            return texts.SAME_NAMES
        return self.deck_objection()

    def deck_objection(self) -> str:
        """Why one of the decks cannot be played, or ""; ready decks always can."""
        for seat in self.seats:
            if seat.deck.startswith(OWN):
                own = deck_of(self.game, seat.deck)
                if own is None:
                    return fill(texts.DECK_GONE, player=seat.name.strip())
                if wrong := why_not(own.deck, RULESETS[self.game], self.rulings):
                    return fill(texts.DECK_ILLEGAL, player=seat.name.strip(), deck=own.deck.name, why=wrong[0])
        return ""

    def summary(self, is_short: bool = False) -> str:
        """Who plays whom, in a few words; in fewer, one person's own name is left out."""

        def told(seat: Sitter) -> str:
            is_human = seat.kind == "human"
            return seat.name if is_human else fill(texts.COMPUTER_PLAYER, name=seat.name, level=seat.kind)

        if is_short and [seat.kind == "human" for seat in self.seats] == [True, False]:
            return fill(texts.AGAINST, rivals=told(self.seats[1]))
        if is_short and self.is_watched:
            return fill(texts.WATCH_COMPUTERS, count=texts.COUNTS_LOWER[len(self.seats)])
        if is_short and len(self.seats) > 2:
            return self.company()
        sides: dict[int, list[str]] = {}
        for n, seat in enumerate(self.seats):
            team = RULESETS[self.game].team_of(n, len(self.seats)) if self.game in RULESETS else n
            sides.setdefault(team, []).append(seat.name)
        if len(sides) < len(self.seats):
            return texts.VERSUS.join(" and ".join(side) for side in sides.values())
        return (texts.VERSUS if len(self.seats) == 2 else ", ").join(map(told, self.seats))

    def company(self) -> str:
        """With and against whom one person plays, where it is one among three or four; else how many they are."""
        count = texts.COUNTS_LOWER[len(self.seats)]
        people = [n for n, seat in enumerate(self.seats) if seat.kind == "human"]
        if len(people) != 1 or self.game not in RULESETS:
            return fill(texts.PLAYER_COUNT, count=count)
        team = [RULESETS[self.game].team_of(n, len(self.seats)) for n in range(len(self.seats))]
        mates = [seat.name for n, seat in enumerate(self.seats) if team[n] == team[people[0]] and n not in people]
        rivals = [seat for n, seat in enumerate(self.seats) if team[n] != team[people[0]]]
        if mates:
            return fill(texts.WITH_AGAINST_TWO, mates=" and ".join(mates))
        if len(rivals) == 2:
            return fill(texts.AGAINST, rivals=" and ".join(seat.name for seat in rivals))
        is_one_level = len({seat.kind for seat in rivals}) == 1  # their names would find no room
        template = texts.AGAINST_COUNT if is_one_level else texts.AGAINST_OTHERS
        return fill(template, count=texts.COUNTS_LOWER[len(rivals)], level=rivals[0].kind)

    def chosen(self) -> dict[str, str]:
        """Every ruling of the game, as it is in this match."""
        return {ruling.key: self.choice(ruling) for ruling in RULESETS[self.game].rulings}

    def match(self) -> Match:
        """The match itself."""
        rules, rulings = RULESETS[self.game], self.chosen()
        players = [Player(s.name.strip(), s.kind) for s in self.seats]
        brought = [deck_of(self.game, seat.deck) for seat in self.seats]
        decks = [one.deck if one is not None else None for one in brought]
        return Match.new(
            self.game, players, self.seed, rulings, self.wins or None, decks if rules.decks.parts else None
        )


def _by_game(settings: Settings) -> dict[str, dict]:
    """The plans that are kept, by game. One without a game is from the time of the first game alone."""
    kept = settings.last_setup
    return {GAMES[0]: kept} if "seats" in kept else {k: v for k, v in kept.items() if isinstance(v, dict)}


def last_game(settings: Settings) -> str:
    """The game that was played or learned last, or the first that can be played; "" if none can."""
    last = settings.last_setup.get("game")
    return last if last in list(RULESETS) else next(iter(RULESETS), "")


def turn_to(settings: Settings, game: str) -> None:
    """This game is the one to come back to."""
    settings.change(last_setup=_by_game(settings) | {"game": game})


def own_folder(game: str) -> Path:
    """Where the player's own decks for a game lie; it may not be there."""
    return folders.data_dir() / "decks" / game


def decks_of(game: str) -> dict[str, DeckList]:
    """What can be chosen, by the name that a plan gives it: ready decks, then the player's own."""
    if game not in RULESETS or not RULESETS[game].decks.parts:
        return {}
    own = in_folder(own_folder(game), RULESETS[game])[0]
    return {one.slug: one for one in shipped(game)} | {OWN + one.slug: one for one in own}


def deck_of(game: str, value: str) -> DeckList | None:
    """The deck that a plan calls so; None if there is none."""
    if not value or game not in RULESETS or not RULESETS[game].decks.parts:
        return None
    if not value.startswith(OWN):
        return next((one for one in shipped(game) if one.slug == value), None)
    slug = value.removeprefix(OWN)
    for name in (f"{slug}{ENDING}", slug):  # the second for an ending in capitals
        path = own_folder(game) / name
        if path.name == name and is_deck_file(name):
            with contextlib.suppress(BadFile):
                return read_file(path, RULESETS[game])
    return None


def own_name() -> str:
    """What to call the person at the machine."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = ""
    dull = ("root", "user", "admin", "guest", "player", "home", "test")
    is_usable = name.isalpha() and 2 <= len(name) <= 12 and name.lower() not in dull
    return name.capitalize() if is_usable else texts.UNNAMED_PLAYER
