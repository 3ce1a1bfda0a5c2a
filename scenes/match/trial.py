"""A trial of a deck: one match against the computer, laid over the screen from which one comes, and back there.

A trial is not kept, and the matches that wait go on waiting.
"""

from typing import TYPE_CHECKING

from game.kernel.deck import Deck
from game.match import Match, Player
from scenes.match.plan import STRANGERS, own_name
from ui.table.layout import MapFault

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.stack import Scene

LEVEL = "skilled"


def begin(app: "App", game: str, deck: Deck) -> bool:
    """Play with this deck against a ready one by chance. False, and the law is said, if the deck may not be played."""
    table = _match(app, game, deck)
    if table is None:
        return False
    app.stack.push(table)
    return True


def again(app: "App", match: Match, deck: Deck) -> None:
    """The same once more, from the table at which this trial has ended."""
    table = _match(app, match.record.game, deck)
    if table is not None:
        go_back(app, match)
        app.stack.push(table)


def go_back(app: "App", match: Match) -> None:
    """Leave the table of a trial, and what lies on it, for the screen below."""
    scenes = app.stack.scenes
    at = next((n for n, scene in enumerate(scenes) if getattr(scene, "match", None) is match), 0)
    for _ in scenes[at:]:
        app.stack.pop()


def _match(app: "App", game: str, deck: Deck) -> "Scene | None":
    """The table of a new trial, or None once it is said why there is none."""
    try:
        match = Match.new(game, [Player(own_name(), "human"), Player(STRANGERS[0], LEVEL)], decks=[deck, None])
        match.is_trial = True
        return app.made("table", match)
    except (ValueError, MapFault) as wrong:
        app.toast(str(wrong), seconds=10, warning=True)
        return None
