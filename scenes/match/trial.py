"""A trial of a deck: one match against the computer, laid over the screen from which one comes, and back there.

A trial is not kept, and the matches that wait go on waiting.
"""

from typing import TYPE_CHECKING, NamedTuple

from game.kernel.deck import Deck
from game.match import Match, Player
from scenes.match.plan import LEVELS, STRANGERS, deck_of, own_name
from ui.base.settings import Settings
from ui.table.layout import MapFault

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.stack import Scene

ME, OTHER = "me", "other"
TRIES = 60
"""So many matches are dealt until one begins as it should: each has an even chance."""


class Trial(NamedTuple):
    """Against which deck (as a plan calls it, "" for a ready one by chance), how well played, and who begins.

    `first` is ME, OTHER or "" for chance.
    """

    against: str = ""
    level: str = "skilled"
    first: str = ""

    @classmethod
    def remembered(cls, settings: Settings, game: str) -> "Trial":
        """The last one of this game; what makes no sense any more is as usual."""
        kept = settings.trials.get(game, {})
        usual = cls()
        against, level, first = (str(kept.get(name, "")) for name in cls._fields)
        return cls(
            against if deck_of(game, against) is not None else usual.against,
            level if level in LEVELS else usual.level,
            first if first in (ME, OTHER) else usual.first,
        )

    def remember(self, settings: Settings, game: str) -> None:
        """Keep this for the next time."""
        settings.change(trials=settings.trials | {game: self._asdict()})


def begin(app: "App", game: str, deck: Deck, trial: Trial | None = None) -> bool:
    """Play with this deck. False, and the law is said, if one of the decks may not be played."""
    table = _match(app, game, deck, trial or Trial())
    if table is None:
        return False
    app.stack.push(table)
    return True


def again(app: "App", match: Match, deck: Deck) -> None:
    """The same once more, from the table at which this trial has ended."""
    game = match.record.game
    table = _match(app, game, deck, Trial.remembered(app.settings, game))
    if table is not None:
        go_back(app, match)
        app.stack.push(table)


def go_back(app: "App", match: Match) -> None:
    """Leave the table of a trial, and what lies on it, for the screen below."""
    scenes = app.stack.scenes
    at = next((n for n, scene in enumerate(scenes) if getattr(scene, "match", None) is match), 0)
    for _ in scenes[at:]:
        app.stack.pop()


def _match(app: "App", game: str, deck: Deck, trial: Trial) -> "Scene | None":
    """The table of a new trial, or None once it is said why there is none."""
    against = deck_of(game, trial.against)
    players = [Player(own_name(), "human"), Player(STRANGERS[0], trial.level)]
    try:
        for _ in range(TRIES):
            match = Match.new(game, players, decks=[deck, against.deck if against is not None else None])
            if not trial.first or (match.state.first == 0) == (trial.first == ME):
                break
        match.is_trial = True
        return app.made("table", match)
    except (ValueError, MapFault) as wrong:
        app.toast(str(wrong), seconds=10, warning=True)
        return None
