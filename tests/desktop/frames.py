"""How long frames take while cards fly and the computer thinks: a benchmark, not a test.

    python -m tests.desktop.frames [--size 1920x1080] [--seconds 40] [--game control]

Plays a match against `strong` in a real window of an X server of its own, at normal speed, and prints one JSON object:
milliseconds of work a frame (taking events, moving, drawing, showing), over the frames that drew something. By the
clock, and of our own processor time: the two differ by what else the machine does.
"""

import argparse
import json
import os
import random
import statistics
import tempfile
import time

from tests.desktop.desktop import Screen

PAINTING = 240.0  # seconds for which a measurement waits for pictures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--game", default="control")
    parser.add_argument("--home", default=tempfile.mkdtemp(prefix="chronotable-frames-"), help="with painted pictures")
    args = parser.parse_args()
    size = tuple(int(side) for side in args.size.split("x"))
    screen = Screen(size)
    os.environ.update(screen.environment, CHRONOTABLE_HOME=args.home)
    try:
        print(json.dumps(measure(size, args.seconds, args.game)))
    finally:
        screen.close()


def measure(size: tuple[int, int], seconds: float, game: str) -> dict[str, object]:
    """Frame times in milliseconds, once all pictures of the table are painted (or have had their time to be)."""
    import pygame

    from game.match import Match, Player
    from scenes.app import App
    from scenes.match.table import Table
    from ui.base.settings import Settings
    from ui.base.window import Window

    pygame.init()
    settings = Settings()
    match = Match.new(game, [Player("Ada", "human"), Player("Boole", "strong")], seed=7, wins=9)
    app = App(Window(settings, size), settings, lambda: Table(match))
    app.step([], 0.0)  # the scene enters
    luck = random.Random(1)
    times: list[float] = []
    own: list[float] = []
    last = entered = time.perf_counter()
    begun = 0.0
    paints = os.environ.get("CHRONOTABLE_ART") != "plain"  # without a painter nothing is ever ready
    while not begun or last - begun < seconds:
        began, worked = time.perf_counter(), time.process_time()
        if match.is_human_asked and not app.stack.top.teller.is_busy:
            app.stack.top.act(luck.choice(match.legal_actions()))
        elif app.stack.top.teller.is_held:
            app.stack.top.next_round()
        app.step(pygame.event.get(), min(0.05, began - last))
        has_drawn = app.draw()
        spent = time.perf_counter() - began
        last = began
        if begun and has_drawn:
            times.append(spent * 1000)
            own.append((time.process_time() - worked) * 1000)
        elif not begun and (not paints or app.gallery.pending == 0 or began - entered > PAINTING):
            begun = began
        time.sleep(max(0.0, 1 / 60 - spent))
        if match.outcome is not None:
            break
    app.close()
    times.sort()
    own.sort()
    return {
        "size": list(size),
        "frames": len(times),
        "median_ms": round(statistics.median(times), 2),
        "p99_ms": round(times[len(times) * 99 // 100], 2),
        "p99_processor_ms": round(own[len(own) * 99 // 100], 2),
        "worst_ms": round(times[-1], 2),
        "actions": len(match.record.actions),
    }


if __name__ == "__main__":
    main()
