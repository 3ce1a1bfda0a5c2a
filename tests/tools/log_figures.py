"""Words per line and per turn of the log, over the recordings of all games; by hand:

    python -m tests.tools.log_figures [--lines RECORDING]

The log is that of the first player, as the table writes it. Prints one JSON line per game, or with `--lines` the lines
of one recording.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from game.kernel.events import TurnBegan
from game.kernel.notation import teller_of
from game.kernel.record import Record, load
from game.kernel.view import see
from game.match import Match
from scenes.match.chair import Chair
from scenes.match.telling import Teller, log_lines
from tests.recordings.test_recordings import GAMES
from ui.base.animation import Director
from ui.table import log as logs

RECORDINGS = Path(__file__).parents[1] / "recordings"
logs.MOST = 10**6  # keep every line


def logged(name: str) -> tuple[list[str], int]:
    """The lines of a recording's log as plain text, and the number of turns."""
    return log_of(load(RECORDINGS / f"{name}.txt"))


def log_of(record: Record) -> tuple[list[str], int]:
    """The same for any record."""
    record.players = [("human" if seat == 0 else kind, player) for seat, (kind, player) in enumerate(record.players)]
    chair = Chair(Match(record, record.begin()[0], [], []))
    events, log, turns = chair.show.events, logs.Log(), 0
    teller = Teller(
        Director(), log, chair.names, None, None, None, readers=(), own=events, counted=chair.show.plates.counted
    )
    for _, story in record.replay():
        turns += sum(isinstance(step.event, TurnBegan) for step in story)
        for event, after in log_lines(story, events.flows):
            if teller_of(after, event) is not None:
                teller.write(event, after, see(after, 0))
    return [line.plain for line in log.readable], turns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", choices=GAMES, metavar="RECORDING")
    wanted = parser.parse_args().lines
    if wanted:
        print("\n".join(logged(wanted)[0]))
        return
    for game in dict.fromkeys(game for game, *_ in GAMES.values()):
        lines, turns = [], 0
        for name, (of, *_) in GAMES.items():
            if of == game:
                found, more = logged(name)
                lines, turns = lines + found, turns + more
        words = sum(len(line.split()) for line in lines)
        figures = {"turns": turns, "lines": len(lines), "words": words}
        per = {
            "words_per_line": words / len(lines),
            "lines_per_turn": len(lines) / turns,
            "words_per_turn": words / turns,
        }
        print(json.dumps({"game": game, **figures, **{key: round(value, 2) for key, value in per.items()}}))


if __name__ == "__main__":
    main()
