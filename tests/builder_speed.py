"""How long the deck builder takes with a made-up game of 2,000 cards: a benchmark, not a test.

    python -m tests.builder_speed [--cards 2000] [--size 1920x1080]

A real window of an X server of its own, and an empty cache: every face is put together when it is seen, from masters
lent by a game of ours. The builder is opened from the menu, a few queries are typed letter by letter, and the wall is
scrolled to its end and back. Prints one JSON object: milliseconds a frame, by the clock and of our own processor time.
"""

import argparse
import json
import os
import shutil
import statistics
import tempfile
import time

from tests.desktop.desktop import Screen

QUERIES = (
    "c:red cost<=3 has:protector -type:action",
    'strength>4 or "draws a card"',
    "brass heron (c:blue or c:green) cost>2",
    "guardian:time -has:fast lantern 7",
)
BUDGET = 1000 / 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cards", type=int, default=2000)
    parser.add_argument("--size", default="1920x1080")
    args = parser.parse_args()
    size = tuple(int(side) for side in args.size.split("x"))
    home = tempfile.mkdtemp(prefix="chronotable-builder-")
    screen = Screen((max(size[0], 640), max(size[1], 480)))
    os.environ.update(screen.environment, CHRONOTABLE_HOME=home)
    try:
        print(json.dumps(measure(args.cards, size), indent=1))
    finally:
        screen.close()
        shutil.rmtree(home, ignore_errors=True)


class Bench:
    """The program at its menu, frame by frame, with a stopwatch."""

    def __init__(self, size: tuple[int, int]) -> None:
        import pygame

        from scenes.app import App
        from scenes.menu import Menu
        from ui.base.settings import Settings
        from ui.base.window import Window

        pygame.init()
        self.pygame = pygame
        settings = Settings()
        self.app = App(Window(settings, size), settings, Menu)
        self.clock: list[float] = []
        self.own: list[float] = []

    def frame(self, *events) -> None:
        """One frame that takes these events."""
        began, worked = time.perf_counter(), time.process_time()
        self.pygame.event.pump()
        self.app.step(list(events), 1 / 60)
        self.app.draw()
        self.clock.append((time.perf_counter() - began) * 1000)
        self.own.append((time.process_time() - worked) * 1000)
        self.app.idle(BUDGET / 1000 - self.clock[-1] / 1000)

    def rest(self, seconds: float) -> None:
        """Let pictures come that are asked for, until all are there or the time is over."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.frame()
            if not self.app.gallery.pending:
                return
            time.sleep(0.002)

    def begin(self) -> None:
        self.clock.clear()
        self.own.clear()

    def told(self) -> dict[str, float]:
        clock, own = sorted(self.clock), sorted(self.own)
        return {
            "frames": len(clock),
            "median_ms": round(statistics.median(clock), 2),
            "p99_ms": round(clock[len(clock) * 99 // 100], 2),
            "p99_processor_ms": round(own[len(own) * 99 // 100], 2),
            "worst_ms": round(clock[-1], 2),
        }


def builder(cards: int):
    """The builder of the made-up game with an empty deck."""
    from game.builder.draft import Draft
    from scenes.decks.builder import DeckBuilder
    from tests.made_up import NAME, made_up_game

    return DeckBuilder(NAME, Draft(made_up_game(cards)))


def lend_masters() -> None:
    """Let the cards of the made-up game have the pictures and the frames of ours: each takes as long to read."""
    from itertools import cycle

    from art import archive
    from art.pictures import Pictures
    from game.rules import RULESETS
    from tests.made_up import NAME

    ours = "chrono_clash"
    keys = dict(zip((card.key for card in RULESETS[NAME].book), cycle(sorted(Pictures(ours))), strict=False))
    read = archive.read

    def lent(master, folder):
        if master.game == NAME:
            kind, _, one = master.name.rpartition("/")
            name = f"pictures/{keys[one]}" if kind == "pictures" else master.name
            master = master._replace(game=ours, name=name)
        return read(master, folder)

    archive.read = lent


def measure(cards: int, size: tuple[int, int]) -> dict[str, object]:
    """Opening, typing and scrolling, in milliseconds."""
    pygame_event = __import__("pygame").event.Event
    bench = Bench(size)
    pygame = bench.pygame
    bench.rest(20)
    scene = builder(cards)
    lend_masters()
    bench.begin()
    bench.app.stack.push(scene)
    bench.frame()
    opening, own = bench.clock[0], bench.own[0]
    began = time.perf_counter()
    bench.rest(20)
    told = {"cards": cards, "size": list(size), "opening_ms": round(opening, 1),
            "opening_processor_ms": round(own, 1),
            "all_pictures_ms": round((time.perf_counter() - began) * 1000 + opening, 1)}  # fmt: skip

    scene.form.focus(scene.search)
    bench.begin()
    for query in QUERIES:
        for letter in query:
            bench.frame(pygame_event(pygame.TEXTINPUT, text=letter))
        for _ in query:
            bench.frame(pygame_event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="", scancode=0))
    told["typing"] = bench.told()

    bench.rest(20)
    bench.frame(pygame_event(pygame.MOUSEMOTION, pos=scene.wall.rect.center, rel=(1, 1), buttons=(0, 0, 0)))
    for times in ("first", "again"):
        bench.begin()
        for down in (1, -1):
            for n in range(420):
                turned = pygame_event(pygame.MOUSEWHEEL, x=0, y=-down, precise_x=0.0, precise_y=-float(down))
                began = time.perf_counter()
                bench.frame(*([turned] if n % 3 == 0 else []))
                time.sleep(max(0.0, 1 / 60 - (time.perf_counter() - began)))
        told[f"scrolling, {times} time"] = bench.told()
    bench.app.close()
    told["budget_ms"] = round(BUDGET, 2)
    return told


if __name__ == "__main__":
    main()
