"""How long frames take: a benchmark, not a test.

    python -m tests.desktop.frames [--size 1920x1080] [--seconds 40] [--game control] [--full]
    python -m tests.desktop.frames --ending [--size 1920x1080] [--game control]
    python -m tests.desktop.frames --rest [--size 1920x1080] [--seconds 10] [--game control] [--full]

Plays a match against `strong` in a real window of an X server of its own, at normal speed and from an empty home, and
prints one JSON object: milliseconds of work a frame (taking events, moving, drawing, showing), over the frames that
drew something. With --full it begins at a table as full as that game's can be. `first` is the first frame of the table,
`coming` are those while pictures come, `playing` all others. With --ending it begins a few actions before the end of a
match, and `ending` are the frames of that end and its result.

With --rest nothing is played: it prints for menu, deck builder and table what share of a core the program takes while
nobody touches it, in percent, how many frames it drew, and whether it had come to rest before.

By the clock, and of the processor: the two differ by what else the machine does, and by the X server's work. Of frames
it is the time of the thread that draws them, of a scene at rest that of the whole program.

`yardstick_ms` is what copying a picture of the window's size takes in the same run, now and again, in time of the
processor: what it has of memory and cache differs by what else the machine does, too. The quiet machine on which the
goals were written took 0.20 at 1920x1080 and 1.05 at 3840x2160. `screen_ms` is what the X server worked for a frame.
"""

import argparse
import json
import os
import random
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

from tests.desktop.desktop import Screen
from tests.screens.domains import six

PATIENCE = 60.0  # seconds for which a scene may still get pictures and move before it is at rest
CALM = 10  # slow frames without a change, and with nothing left to be made, after which it is
LACKING = 6  # actions before the end of a match
MENU = 30  # frames of the menu before
AFTERWARDS = 8.0  # seconds for which an end is looked at
FULL = {"towers_in_time": f"active: 0\n{six()}"}
YARDS = 1.0  # seconds from one look at the yardstick to the next


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--seconds", type=float, default=None, help="to play (40), or to rest in each scene (10)")
    parser.add_argument("--game", default="control")
    parser.add_argument("--rest", action="store_true", help="measure scenes at rest")
    parser.add_argument("--full", action="store_true", help=f"begin with a full table: {', '.join(FULL)}")
    parser.add_argument("--ending", action="store_true", help="begin shortly before the end of a match")
    args = parser.parse_args()
    if args.full and args.game not in FULL:
        parser.error(f"no full table is laid for {args.game}; there is one for {', '.join(FULL)}")
    size = tuple(int(side) for side in args.size.split("x"))
    home = tempfile.mkdtemp(prefix="chronotable-frames-")
    screen = Screen(size)
    os.environ.update(screen.environment, CHRONOTABLE_HOME=home)
    try:
        if args.rest:
            print(json.dumps(rested(size, args.seconds or 10, args.game, args.full)))
        else:
            match = begun(args.game, args.ending, args.full)
            print(json.dumps(played(size, args.seconds or 40, match, screen)))
    finally:
        screen.close()
        shutil.rmtree(home, ignore_errors=True)


class Turning:
    """The program, turned frame by frame as its own loop does, with a stopwatch."""

    def __init__(self, size: tuple[int, int], home: Callable) -> None:
        import pygame

        from game import system
        from scenes.app import App
        from ui.base import window
        from ui.base.settings import Settings

        system.hold_less_memory()
        pygame.init()
        settings = Settings()
        self.pygame = pygame
        self.app = App(window.Window(settings, size), settings, home)
        self.window, self.pace, self.last = window, window.Pace(), time.perf_counter()

        self.copy = self.app.window.surface.copy()

    def yardstick(self) -> float:
        """Milliseconds of the processor that a copy of the window's size takes now."""
        worked = time.thread_time()
        self.copy.blit(self.app.window.surface, (0, 0))
        return (time.thread_time() - worked) * 1000

    @property
    def is_coming(self) -> bool:
        return bool(self.app.gallery.pending)

    def frame(self) -> tuple[float, float] | None:
        """One frame, and the pause after it: its milliseconds by the clock and of our own, None if nothing changed."""
        began, worked = time.perf_counter(), time.thread_time()
        took = []

        def idle(seconds: float) -> bool:
            took.extend([(time.perf_counter() - began) * 1000, (time.thread_time() - worked) * 1000])
            return self.app.idle(seconds)

        dt, self.last = min(0.1, began - self.last), began
        whole = SimpleNamespace(step=self.app.step, draw=self.app.draw, idle=idle)
        has_drawn = self.window.turn(whole, self.pace, self.pygame.event.get(), dt)
        self.window.wait(self.pace)
        return tuple(took) if has_drawn else None


def played(size: tuple[int, int], seconds: float, match, screen: Screen) -> dict[str, object]:
    """What frames take while cards fly and the computer thinks."""
    from scenes.match import sitting
    from scenes.match.table import Table
    from scenes.menu import Menu

    turning = Turning(size, Menu)
    for _ in range(MENU):
        turning.frame()
    sitting.begin(turning.app, match)
    luck, stack, yards = random.Random(1), turning.app.stack, [turning.yardstick()]
    first, coming, playing, ending = None, [], [], []
    now, worked = time.perf_counter(), of_the_server(screen)
    end, over = now + seconds, now + seconds
    while now < end and now < over:
        scene = stack.top
        if isinstance(scene, Table) and scene.story.is_held:
            scene.story.go_on()
        elif isinstance(scene, Table) and match.is_human_asked and not scene.story.is_busy:
            scene.act(luck.choice(match.legal_actions()))
        if match.outcome is not None and over == end:
            over = now + AFTERWARDS
        was_coming = first is None or turning.is_coming
        took = turning.frame()
        if first is None:
            first = took
        elif took is not None:
            (ending if match.outcome is not None else coming if was_coming else playing).append(took)
        now = time.perf_counter()
        if now > end - seconds + YARDS * len(yards):
            yards.append(turning.yardstick())
    worked = (of_the_server(screen) - worked) / max(1, len(coming) + len(playing) + len(ending))
    turning.app.close()
    return {
        "game": match.record.game, "size": list(size), "actions": len(match.record.actions),
        "yardstick_ms": round(statistics.median(yards), 2), "screen_ms": round(worked, 2),
        "first": told([first]), "coming": told(coming), "playing": told(playing), "ending": told(ending),
    }  # fmt: skip


def of_the_server(screen: Screen) -> float:
    """Milliseconds for which the X server has worked so far."""
    told = Path(f"/proc/{screen.server.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return 1000 * (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def begun(game: str, is_ending: bool = False, is_full: bool = False):
    """A match that has just begun; or at a full table; or one that was played by chance and lacks its last actions."""
    from game.kernel.agenda import legal_actions
    from game.kernel.notation import lay
    from game.match import Match, Player

    def new() -> Match:
        return Match.new(game, [Player("Ada", "human"), Player("Boole", "strong")], seed=7, wins=1 if is_ending else 9)

    match, luck, actions = new(), random.Random(2), []
    if is_full:
        match.state, match.opening = lay(match.state.rules, FULL[game]), []
    while is_ending and match.outcome is None:
        actions.append(luck.choice(legal_actions(match.state)))
        match.act(actions[-1])
    if is_ending:
        match = new()
        for action in actions[:-LACKING]:
            match.act(action)
    return match


def told(frames: list[tuple[float, float]]) -> dict[str, float]:
    if not frames:
        return {"frames": 0}
    clock, own = (sorted(column) for column in zip(*frames, strict=True))
    return {
        "frames": len(frames),
        "median_ms": round(statistics.median(clock), 2),
        "p95_ms": round(clock[len(clock) * 95 // 100], 2),
        "p99_ms": round(clock[len(clock) * 99 // 100], 2),
        "worst_ms": round(clock[-1], 2),
        "median_processor_ms": round(statistics.median(own), 2),
        "p95_processor_ms": round(own[len(own) * 95 // 100], 2),
        "p99_processor_ms": round(own[len(own) * 99 // 100], 2),
        "worst_processor_ms": round(own[-1], 2),
    }


def rested(size: tuple[int, int], seconds: float, game: str, is_full: bool) -> dict[str, object]:
    """What scenes take that nobody touches."""
    from game.builder.draft import Draft
    from game.kernel.deck import Deck
    from game.rules import RULESETS
    from scenes.decks.builder import DeckBuilder
    from scenes.match.table import Table
    from scenes.menu import Menu

    def table() -> Table:
        return Table(begun(game, is_full=is_full))

    def builder() -> DeckBuilder:
        return DeckBuilder("chrono_clash", Draft(RULESETS["chrono_clash"], Deck("Slow Dawn", ())))

    turning = Turning(size, Menu)
    found: dict[str, object] = {"size": list(size), "seconds": seconds}
    for name, make in {"menu": Menu, "builder": builder, "table": table}.items():
        turning.app.stack.start(make())
        first = turning.frame()
        end = time.perf_counter() + PATIENCE
        calm = 0
        while time.perf_counter() < end and calm < CALM:
            is_calm = turning.frame() is None and not turning.is_coming and turning.pace.is_at_rest
            calm = calm + 1 if is_calm else 0
        found[name] = {
            "first_processor_ms": round(first[1], 1), "came_to_rest": calm == CALM, **resting(turning, seconds)
        }  # fmt: skip
    turning.app.close()
    return found


def resting(turning: Turning, seconds: float) -> dict[str, float]:
    """The share of a core that it takes, and what it drew."""
    began, worked, drawn = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - began < seconds:
        drawn += turning.frame() is not None
    share = (time.process_time() - worked) / (time.perf_counter() - began)
    return {"percent_of_a_core": round(100 * share, 2), "frames_drawn": drawn}


if __name__ == "__main__":
    main()
