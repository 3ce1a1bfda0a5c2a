"""Take the README's picture, a match in its middle game with painted cards; by hand, after texts or art changed:

python -m tests.tools.readme_picture [--game GAME] [--seed N] [--actions N]
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["CHRONOTABLE_HOME"] = tempfile.mkdtemp(prefix="chronotable-picture-")

from PIL import Image

from art.gallery import Gallery
from game.ai.levels import choose
from game.kernel.agenda import chooser
from game.kernel.view import see
from game.match import Match, Player
from game.rules import RULESETS
from scenes.match.table import Table
from tests.screens.driver import Driver

PICTURE = Path(__file__).parents[2] / "art" / "shown" / "clash.jpg"
QUALITY = 84
SECONDS = 20  # until every picture is painted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=RULESETS, default="chrono_clash")
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--actions", type=int, default=26, help="played before the picture, at least")
    parser.add_argument("--to", type=Path, default=PICTURE)
    wanted = parser.parse_args()
    match = Match.new(wanted.game, [Player("Ada", "human"), Player("Vesper", "skilled")], seed=wanted.seed)
    luck = random.Random(wanted.seed)
    first = match.state.agenda[-1].what
    for number in range(10 * wanted.actions):
        s = match.state
        if s.outcome is not None or (number >= wanted.actions and chooser(s) == 0 and s.agenda[-1].what == first):
            break
        match.act(choose(see(s, chooser(s)), "greedy", luck.getrandbits(32)))
    match.poll = lambda: []
    gallery = Gallery(Path(os.environ["CHRONOTABLE_HOME"]) / "cache")
    with Driver(lambda: Table(match), gallery=gallery, speed="instant", assistance="off") as player:
        for _ in range(SECONDS * 10):
            player.step(0.1)
        shot = Path(os.environ["CHRONOTABLE_HOME"]) / "shot.png"
        player.shot(shot)
        Image.open(shot).convert("RGB").save(wanted.to, quality=QUALITY, optimize=True)


if __name__ == "__main__":
    main()
