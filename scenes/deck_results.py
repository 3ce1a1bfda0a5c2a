"""How the player's decks did: written down when a match ends, and told in words. All games share one file."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from ui import folders

if TYPE_CHECKING:
    from game.builder.results import Results
    from game.match import Match

SHOWN = 3
"""Against so many decks it is told by name."""


def folder() -> Path:
    """Where the results lie: beside the folders of the decks, so that none takes them for a deck."""
    return folders.data_dir() / "decks"


def kept() -> "Results":
    """All results as they stand in the file now."""
    from game.builder.results import Results

    return Results(folder())


def note(match: "Match") -> str:
    """Write down, once, how a finished match went for the decks of the people in it. "" or what failed.

    Against several opponents a match is one result, under the names of all their decks.
    """
    from game.files import BadFile
    from game.kernel.deck import Deck

    record, decks = match.record, match.record.decks
    if match.outcome is None or match.is_noted or not decks:
        return ""
    match.is_noted = True
    results, teams = kept(), match.state.team
    try:
        for seat, player in enumerate(match.players):
            if player.kind == "human":
                others = [deck.name for n, deck in enumerate(decks) if teams[n] != teams[seat]]
                is_won = seat in match.outcome.winners
                results.note(record.game, decks[seat], Deck(" and ".join(others), ()), is_won, date.today().isoformat())
    except BadFile as fault:
        return f"{fault}. The result of this match is not kept."
    except OSError as wrong:
        return f"{results.path}: {wrong.strerror or wrong}. The result of this match is not kept."
    return ""


def in_words(results: "Results", game: str, name: str) -> str:
    """Half a line about a deck: "Won 5 of 8"; "" if it was never played."""
    tally = results.of(game, name)
    played = tally.wins + tally.losses
    return f"Won {tally.wins} of {played}" if played else ""


def in_detail(results: "Results", game: str, name: str) -> list[str]:
    """A line for each deck it met, the most played first: "Persons Unknown  2 : 1"."""
    against = results.of(game, name).against
    lines = [f"{other}  {wins} : {losses}" for other, wins, losses in against[:SHOWN]]
    rest = against[SHOWN:]
    if rest:
        wins, losses = (sum(one[n] for one in rest) for n in (1, 2))
        lines.append(f"{len(rest)} other deck{'s' * (len(rest) > 1)}  {wins} : {losses}")
    return lines
