"""List every sentence that a player can see, one per line, as its place, a tab and the sentence:

    python -m tests.tools.texts [--game GAME | --screens | --sources] [--sample N --seed S]

`--sources` lists the texts as they are written, `--game` what matches of a game say, `--screens` what the screens show;
without any of them all of these are listed. Sentences that differ only in cards and numbers are listed once.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["CHRONOTABLE_HOME"] = tempfile.mkdtemp(prefix="chronotable-texts-")

from game.rules import RULESETS
from tests.tools.texts.played import by_chance, played, recordings
from tests.tools.texts.sentences import Sentence, distinct
from tests.tools.texts.sources import sources

SEEDS = (1, 2, 3)
EVERY = 9  # positions of which one is looked at closely


def of_game(game: str) -> Iterator[Sentence]:
    counts = RULESETS[game].seat_counts
    records = recordings(game) + [by_chance(game, counts[seed % len(counts)], seed) for seed in SEEDS]
    for (place, words), _ in distinct(played(game, records, EVERY), game):
        yield Sentence(f"{game} {place}", words)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--game", choices=RULESETS, help="what matches of this game say")
    which.add_argument("--screens", action="store_true", help="what the screens show")
    which.add_argument("--sources", action="store_true", help="the texts as they are written")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many sentences, drawn by lot")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the sample (default: 1)")
    wanted = parser.parse_args()
    is_all = not (wanted.game or wanted.screens or wanted.sources)
    found: list[Sentence] = []
    if wanted.sources or is_all:
        found += [sentence for sentence, _ in distinct(sources())]
    for game in RULESETS:
        if wanted.game == game or is_all:
            found += of_game(game)
    if wanted.screens or is_all:
        from tests.tools.texts.screens import screens

        found += [sentence for sentence, _ in distinct(screens(), by_place=False)]
    found = list(dict.fromkeys(found))
    if wanted.sample is not None:
        found = random.Random(wanted.seed).sample(found, min(wanted.sample, len(found)))
    print("\n".join(map(str, found)))


if __name__ == "__main__":
    main()
