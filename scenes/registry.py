"""Where each screen stands: only this place knows, so that screens which lead to each other do not import each other.

A screen is imported when it is first opened, and so are the pictures and sounds that all screens share: the window is
there before them.
"""

from importlib import import_module
from typing import Any

PLACES = {
    "menu": "scenes.menu.Menu",
    "pause": "scenes.pause.Pause",
    "settings": "scenes.settings.SettingsScene",
    "rules": "scenes.rules.Rules",
    "dialog": "scenes.dialog.Dialog",
    "setup": "scenes.match.setup.Setup",
    "table": "scenes.match.table.Table",
    "table to watch": "scenes.match.watched.WatchedTable",
    "learn": "scenes.learn.page.Learn",
    "lesson": "scenes.learn.lesson.LessonTable",
    "puzzle": "scenes.learn.puzzle.PuzzleTable",
    "what a table shows first": "scenes.match.ahead.ask_ahead",
    "write what is owed": "scenes.match.sitting.write_owed",
    "matches": "scenes.match.matches.Matches",
    "curtain": "scenes.match.curtain.Curtain",
    "recap": "scenes.match.recap.Recap",
    "result": "scenes.match.result.Result",
    "cards": "scenes.cards.CardGallery",
    "played": "scenes.past.played.PlayedMatches",
    "figures": "scenes.past.figures.Figures",
    "look back": "scenes.past.look_back.LookBack",
    "a record": "scenes.past.opening.open_record",
    "what was dropped": "scenes.past.opening.open_dropped",
    "what lies in a file": "scenes.past.opening.open_any",
    "shelf": "scenes.decks.shelf.DeckShelf",
    "builder": "scenes.decks.builder.DeckBuilder",
    "trial": "scenes.decks.trial_choice.TrialChoice",
    "finish": "scenes.decks.finish.DeckFinish",
    "report": "scenes.past.capsule.Capsule",
    "a list for a shelf": "scenes.decks.imports.open_on_shelf",
    "gallery": "art.gallery.Gallery",
    "sounds": "ui.base.sound.Sounds",
}


def named(name: str) -> Any:
    """What stands under this name: the class of a scene, or a way into one. Raises LookupError if there is none."""
    if name not in PLACES:
        raise LookupError(f"nothing is called {name!r}; there are: {', '.join(PLACES)}")
    module, _, thing = PLACES[name].rpartition(".")
    return getattr(import_module(module), thing)
