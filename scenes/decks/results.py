"""How the player's decks did: written down when a match ends, and told in words. All games share one file."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from game.builder.results import Results
from game.files import BadFile
from game.kernel.deck import Deck
from ui.base import folders

if TYPE_CHECKING:
    from game.match import Match


def folder() -> Path:
    """Where the results lie: beside the folders of the decks, so that none takes them for a deck."""
    return folders.data_dir() / "decks"


def kept() -> Results:
    """All results as they stand in the file now."""
    return Results(folder())


def note(match: "Match") -> str:
    """Write down, once, how a finished match went for the decks of the people in it. "" or what failed.

    Against several opponents a match is one result, under the names of all their decks.
    """
    record, decks = match.record, match.record.decks
    if match.outcome is None or match.is_noted or not decks:
        return ""
    match.is_noted = True
    results, teams = kept(), match.state.team
    try:
        for seat, player in enumerate(match.players):
            if player.kind == "human" and (match.outcome.winners or seat == match.given_up):
                others = [deck.name for n, deck in enumerate(decks) if teams[n] != teams[seat]]
                is_won = seat in match.outcome.winners
                results.note(record.game, decks[seat], Deck(" and ".join(others), ()), is_won, date.today().isoformat())
    except BadFile as fault:
        return f"{fault}. The result of this match is not kept."
    except OSError as wrong:
        return f"{results.path}: {wrong.strerror or wrong}. The result of this match is not kept."
    return ""


def called_anew(game: str, old: str, new: str) -> str:
    """A deck of the player's has another name: its results go with it. "" or what failed."""
    if old == new:
        return ""
    results = kept()
    try:
        results.rename(game, old, new)
    except OSError as wrong:
        return f"{results.path}: {wrong.strerror or wrong}. Its results still stand under {old}."
    return ""
