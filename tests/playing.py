"""Random games for tests: every position on the way is handed out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import ModuleType

from game.kernel.agenda import Action, apply, legal_actions
from game.kernel.deck import Deck
from game.kernel.events import Step
from game.kernel.record import Record
from game.kernel.ruleset import Ruleset
from game.kernel.state import State
from game.rules import RULESETS

TABLES = [(game, seats) for game, rules in RULESETS.items() for seats in rules.seat_counts]
MANY = {"control": 150, "chrono_clash": 32, "towers_in_time": 12, "doctor_who": 12}  # matches of several rounds
MOST = 6000  # decisions in a match: more means that it does not end
WAYS = ("wild", "by instinct", "fighting", "waiting")  # the last two leave some deeds for later, if the game has them
LEFT = {"fighting": ("quest", "pass"), "waiting": ("quest", "attack")}


def event_kinds(module: ModuleType) -> list[type]:
    """The events that stand in a module, in their order: what it has from elsewhere to tell of them is none."""
    there = [kind for kind in vars(module).values() if isinstance(kind, type) and hasattr(kind, "_fields")]
    return [kind for kind in there if kind.__module__ == module.__name__ and kind is not Step]


def begin(game: str, seats: int, seed: int, rulings: dict[str, str] | None = None, wins: int = 1) -> State:
    return recorded(game, seats, seed, rulings, wins).begin()[0]


def recorded(game: str, seats: int, seed: int, rulings: dict[str, str] | None = None, wins: int = 1) -> Record:
    """The record of a match that has not begun; where players bring decks, these are made by the seed."""
    decks = some_decks(game, seats, seed)
    return Record(game, seed, [("random", "Ada")] * seats, rulings or {}, wins, decks=decks)


def some_rulings(game: str, seed: int) -> dict[str, str]:
    """A choice for every ruling, by chance; seed 0 plays by the defaults."""
    luck = random.Random(f"rulings {seed}")
    return {r.key: r.default if seed == 0 else luck.choice(list(r.choices)) for r in RULESETS[game].rulings}


def some_decks(game: str, seats: int, seed: int) -> list[Deck]:
    """A legal deck by chance for every seat; none for a game to which nobody brings one."""
    luck = random.Random(f"decks {seed}")
    return [some_deck(game, luck) for _ in range(seats)] if RULESETS[game].decks.parts else []


def some_deck(game: str, luck: random.Random) -> Deck:
    """A legal deck by chance. Raises AssertionError if it is not legal."""
    deck = DECKS[game](RULESETS[game], luck)
    broken = RULESETS[game].decks.laws(deck)
    assert not broken, broken
    return deck


def of_schools(rules: Ruleset, luck: random.Random) -> Deck:
    """50 to 60 cards of one to three schools and neutral ones, with sources that fit."""
    schools = luck.sample(["air", "earth", "fire", "water", "white", "black"], luck.choice((1, 2, 2, 3)))
    elements = [school for school in schools if school not in ("white", "black")] or ["air", "earth", "fire", "water"]
    sources = [p.key for p in rules.book if p.kind == "source" and {p.school, p.second} & set(elements)]
    others = [p.key for p in rules.book if p.kind != "source" and p.school in (*schools, "neutral")]
    size = luck.randint(50, 60)
    found = luck.sample([key for key in sources for _ in range(4)], luck.randint(14, 20))
    found += luck.sample([key for key in others for _ in range(4)], size - len(found))
    return Deck("By chance", (("deck", counted(found)),))


def of_colours(rules: Ruleset, luck: random.Random) -> Deck:
    """50 to 60 cards of one colour or two; three times of four an extra deck."""
    colours = luck.sample(sorted({printed.colour for printed in rules.book}), luck.choice((1, 2, 2)))
    kinds = [printed for printed in rules.book if printed.colour in colours]
    main = luck.sample([p.key for p in kinds if p.part == "deck" for _ in range(3)], luck.randint(50, 60))
    ours = {rules.book[key].colour for key in main}
    extra = [p.key for p in kinds if p.part == "extra" and p.colour in ours]
    extra = luck.sample(extra, luck.randint(6, len(extra))) if luck.random() < 0.75 else []
    parts = [("deck", main), ("extra", extra)] if extra else [("deck", main)]
    return Deck("By chance", tuple((part, counted(keys)) for part, keys in parts))


def of_zones(rules: Ruleset, luck: random.Random) -> Deck:
    """55 to 64 cards with all that a deck must hold; of one to three Time Zones, and Timeless ones."""
    eras = luck.sample(["past", "present", "future"], luck.choice((1, 2, 3, 3)))
    found = [p.key for p in rules.book if p.is_watcher]
    episodes = luck.sample([p for p in rules.book if p.kind == "episode"], 3)
    found += [p.key for p in episodes if sum(other.solve for other in episodes) <= 25]
    found += [p.key for p in luck.sample([p for p in rules.book if p.is_doctor], luck.randint(0, 3))]
    kinds = [p for p in rules.book if p.kind in ("creature", "resource", "flash") and not (p.is_watcher or p.is_doctor)]
    pool = [p.key for p in kinds for _ in range(4) if p.era in ("", "timeless", *eras)]
    found += luck.sample(pool, luck.randint(49, 58) - len(found))
    time = [p.key for p in rules.book if p.kind == "time" for _ in (0, 1)]
    return Deck("By chance", (("deck", counted(found)), ("time", counted(time))))


DECKS = {  # how a deck by chance is made for a game
    "chrono_clash": of_colours,
    "towers_in_time": of_schools,
    "doctor_who": of_zones,
}


def counted(keys: list[str]) -> tuple[tuple[str, int], ...]:
    """The keys with how often they stand there, in alphabetical order."""
    return tuple((key, keys.count(key)) for key in sorted(set(keys)))


def positions(s: State, seed: int) -> Iterator[State]:
    """Play on by chance; yields the state before every choice, and once at the end. Treat it as read only."""
    luck = random.Random(seed)
    for _ in range(MOST):
        yield s
        if s.outcome is not None:
            return
        apply(s, luck.choice(legal_actions(s)))
    raise AssertionError(f"not over after {MOST} decisions")


def drawn(s: State, legal: list[Action], luck: random.Random, way: str) -> Action:
    """One of the legal actions, in one of the WAYS."""
    if way == "by instinct":
        weights = s.rules.thinking.instinct(s, legal)
        return luck.choices(legal, weights)[0] if sum(weights) > 0 else luck.choice(legal)
    liked = [action for action in legal if action.verb not in LEFT.get(way, ())]
    return luck.choice(liked if liked and luck.random() < 0.98 else legal)
