"""Frame times with many matches in the home: `python -m tests.tools.many_matches --matches 10000`.

The program under the dummy driver opens the menu, the unfinished matches, the matches played and the figures, in an
empty home and in one with so many finished matches: without an index, with one, and once more in the same run. Tells
the longest frame and the median of each in milliseconds of the processor, so that other programs that run count for
nothing, and the seconds until everything is known. Frames are those of the loop: events, update, draw, and what is done
in the time that is left.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from datetime import datetime, timedelta
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.match import Match, Player
from scenes.past import history
from tests.screens.driver import FRAME, Driver
from ui.base import folders

SCREENS = ("menu", "matches", "played", "figures")


def fill(count: int) -> None:
    """So many matches that differ in their ids, dates, games and results."""
    history.folder().mkdir(parents=True, exist_ok=True)
    texts = {}
    for game in ("control", "chrono_clash"):
        match = Match.new(game, [Player("Ada", "human"), Player("Vesper", "skilled")], seed=3)
        match.record.notes = {"ended": "ENDED", "won": "WON", "why": "So it ended.", "length": "9 turns", "id": "ID"}
        texts[game] = match.record.dump() + "0 draw\n" * 300
    for n in range(count):
        game = ("control", "chrono_clash")[n % 2]
        ended = datetime(2026, 3, 20) - timedelta(hours=n)
        words = texts[game].replace("ENDED", str(ended)).replace("WON", str(n % 3 % 2))
        words = words.replace("id: ID", f"id: {n:016x}")
        path = history.folder() / f"{game}-{ended:%Y-%m-%d-%H%M%S}.match"
        path.write_text(words)
        os.utime(path, (ended.timestamp(),) * 2)


class Frames:
    """The frames of a program, each timed."""

    def __init__(self, player: Driver) -> None:
        self.player = player

    def run(self, is_done) -> tuple[float, float, float]:
        """Until it is done and ten frames more: longest and median frame in ms, and seconds until then."""
        taken, began, more, done = [], time.perf_counter(), 10, 0.0
        while more:
            start, busy = time.perf_counter(), time.thread_time()
            self.player.app.step(pygame.event.get(), FRAME)
            self.player.app.draw()
            left = max(0.0, FRAME - (time.perf_counter() - start))
            self.player.app.idle(left)
            taken.append((time.thread_time() - busy) * 1000)
            if is_done(self.player.scene):
                done = done or time.perf_counter() - began
                more -= 1
        return max(taken), statistics.median(taken), done


def is_done(scene) -> bool:
    matches = getattr(scene, "matches", None)
    return matches is None or (matches.is_whole and next(scene.showing, scene) is scene)


def measured(home: Path) -> dict[str, tuple[float, float, float]]:
    os.environ[folders.VARIABLE] = str(home)
    found = {}
    began = time.thread_time()
    folders.make_data_dir()
    folders.tidy()
    found["tidy"] = ((time.thread_time() - began) * 1000, 0.0, 0.0)
    began = time.thread_time()
    with Driver() as player:
        found["start"] = ((time.thread_time() - began) * 1000, 0.0, 0.0)
        frames = Frames(player)
        found["menu"] = frames.run(is_done)
        for name in SCREENS[1:]:
            player.app.go(name)
            found[name] = frames.run(is_done)
            if name == "played":
                player.scene.search.value = "vesper"
                player.scene.show()
                found["search"] = frames.run(is_done)
            player.app.stack.pop()
            found[f"left {name}"] = frames.run(is_done)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=10_000)
    count = parser.parse_args().matches
    with tempfile.TemporaryDirectory() as place:
        empty, full = Path(place, "empty"), Path(place, "full")
        os.environ[folders.VARIABLE] = str(full)
        fill(count)
        measured(empty)  # what is imported and cached once counts for neither
        runs = {"empty": measured(empty)}
        for name in ("no index", "index", "again"):
            if name != "again":
                history._seen.clear()
            runs[name] = measured(full)
        print(f"{'':14}" + "".join(f"{name:>28}" for name in runs))
        for what in runs["empty"]:
            cells = ("{:10.1f} {:7.1f} {:8.2f}s".format(*run[what]) for run in runs.values())
            print(f"{what:14}" + "".join(cells))


if __name__ == "__main__":
    main()
