"""What the program holds while many matches are played in it: `python -m tests.tools.memory --matches 200`.

One program under the dummy driver, its windows resized between matches, its screens visited, each match played to its
result by chance. Tells after every few matches: megabytes of the process (resident) and of the pictures in it, live
objects by kind, and processes that it has started. What rises at the end that did not rise in the middle grows.

`--trace` tells by tracemalloc which lines of the source hold more at the end than after the first third.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import os
import random
import sys
import tempfile
import tracemalloc
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import system
from game.kernel.agenda import legal_actions
from game.match import Match, Player
from game.rules import RULESETS
from scenes.match import sitting
from scenes.match.result import Result
from tests.screens.driver import Driver
from ui.base import text

SIZES = ((1280, 720), (1920, 1080), (1600, 900), (2560, 1440), (1366, 768), (1104, 640))
SEEN = ("Surface", "Table", "Match", "State", "CardSprite", "Step", "Button", "Form", "function", "Action", "Image")
"""The kinds of objects that are told one by one."""
LATEST = 400  # frames after which a match is left as it is
NAMES = ("Ada", "Boole", "Cantor", "Dirac")


RESIDENT = Path("/proc/self/statm") if sys.platform == "linux" else None


def resident() -> float:
    """Megabytes of this process that are in memory."""
    return int(RESIDENT.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def pictures() -> dict[int, pygame.Surface]:
    """All pictures that Python reaches, by their identity. (They are not among what is looked through for garbage.)"""
    held = (one for owner in gc.get_objects() for one in gc.get_referents(owner))
    return {id(one): one for one in held if type(one) is pygame.Surface}


def counts() -> Counter[str]:
    """Live objects by the name of their type, and how many megabytes pictures take: a part of a larger one nothing."""
    for store in vars(text).values():
        if hasattr(store, "cache_clear"):
            store.cache_clear()  # it is bounded, and filled by any word that is shown for the first time
    gc.unfreeze()  # what a scene began with is not looked through for garbage, but counts
    gc.collect()
    found = Counter(type(one).__name__ for one in gc.get_objects())
    seen = pictures().values()
    found["Surface"] = len(seen)
    found["megabytes"] = sum(one.get_pitch() * one.get_height() for one in seen if one.get_parent() is None) >> 20
    return found


def play(player: Driver, game: str, seats: int, luck: random.Random, latest: int) -> None:
    """One match by chance, shown at once, to its result."""
    players = [Player(NAMES[n], "human" if n == 0 else "random") for n in range(seats)]
    match = Match.new(game, players, seed=luck.getrandbits(31), wins=1)
    match.poll = lambda: match.act(luck.choice(legal_actions(match.state))) if match.is_thinking else []
    sitting.begin(player.app, match)
    player.step()
    table = player.app.stack.top
    for _ in range(latest):
        if isinstance(player.scene, Result):
            break
        if match.is_human_asked and player.scene is table and not table.story.is_busy:
            table.act(luck.choice(match.legal_actions()))
            if luck.random() < 0.1:
                player.move((luck.randrange(player.window.size[0]), luck.randrange(player.window.size[1])))
        if table.story.is_held:
            table.story.go_on()
        player.step(0.1)
    player.step(0.5)


def visit(player: Driver, game: str, luck: random.Random) -> None:
    """What one sees beside matches."""
    for name in luck.sample(["setup", "rules", "shelf", "settings"], 2):
        if name == "shelf" and not RULESETS[game].decks.parts:
            continue
        player.app.go(name, *([game] if name != "settings" else []))
        player.step(0.3)
        if name == "shelf":
            player.scene.open()
            player.step(0.5)
            player.move(player.window.surface.get_rect().center)
            player.wheel(5)
            player.step(0.5)
            player.app.stack.pop()
        player.app.stack.pop()
        player.step(0.1)


def run(
    matches: int,
    every: int,
    seed: int = 1,
    is_traced: bool = False,
    say: Callable[[str], None] = print,
    latest: int = LATEST,
) -> list[tuple[int, float, Counter]]:
    """Play, and tell after so many matches each: how many, megabytes in memory, live objects by kind. A match is left
    as it is after the `latest` frame."""
    luck, told, before = random.Random(seed), [], None
    with Driver(size=SIZES[0], speed="instant") as player:
        for number in range(1, matches + 1):
            game = luck.choice(list(RULESETS))
            seats = luck.choice(RULESETS[game].seat_counts)
            play(player, game, seats, luck, latest)
            player.app.start("menu")
            player.step(0.1)
            visit(player, game, luck)
            player.resize(luck.choice(SIZES))
            player.step(2.0)
            if number % min(every, matches) == 0:
                kinds = counts()
                told.append((number, resident(), kinds))
                said = "  ".join(f"{name} {kinds[name]}" for name in SEEN)
                children = len(multiprocessing.active_children())
                say(f"{number:4}: {told[-1][1]:5.0f} MB, of pictures {kinds['megabytes']:4}, "
                    f"{sum(kinds.values()):6} objects, {children} processes; {said}")  # fmt: skip
            if is_traced and number == matches // 3:
                tracemalloc.start(8)
                before = tracemalloc.take_snapshot()
        if before is not None:
            for line in tracemalloc.take_snapshot().compare_to(before, "lineno")[:25]:
                print(line)
    return told


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--matches", type=int, default=200)
    arguments.add_argument("--every", type=int, default=10)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--trace", action="store_true")
    wanted = arguments.parse_args()
    system.hold_less_memory()
    with tempfile.TemporaryDirectory(prefix="chronotable-memory-") as home:
        os.environ["CHRONOTABLE_HOME"] = str(Path(home))
        told = run(wanted.matches, wanted.every, wanted.seed, wanted.trace, partial(print, flush=True))
    first, last = told[len(told) // 2], told[-1]
    for name, count in (last[2] - first[2]).most_common(12):
        print(f"{name}: {first[2][name]} after {first[0]} matches, {first[2][name] + count} after {last[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
