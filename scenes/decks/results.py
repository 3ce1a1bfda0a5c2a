"""How the player's decks did: written down when a match ends, and told in words. All games share one file."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from game.builder.results import LOST, WON, Results, Told
from game.files import BadFile, set_aside
from game.kernel.template import fill
from game.replay import BRANCHED
from scenes.decks import texts
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

    Against several opponents a match is one result, under the names of all their decks. A match that was noted before
    the program ended is not noted again, and one that went on from another says nothing of the decks: its players may
    have known what comes.
    """
    record, decks = match.record, match.record.decks
    if match.outcome is None or match.is_noted or not decks:
        return ""
    if BRANCHED in record.marks:
        match.is_noted = True
        return ""
    results, teams, said = kept(), match.state.team, []
    for seat, player in enumerate(match.players):
        if player.kind == "human" and (match.outcome.winners or seat == match.given_up):
            others = texts.AND.join(deck.name for n, deck in enumerate(decks) if teams[n] != teams[seat])
            result = WON if seat in match.outcome.winners else LOST
            said.append(Told(date.today().isoformat(), record.game, result, decks[seat].name, others, record.digest))
    aside = ""
    try:
        try:
            results.note(*said)
        except BadFile as fault:
            if fault.may_be_whole:
                raise
            aside = fill(texts.RESULTS_ASIDE, why=fault, file=set_aside(results.path).name)
            kept().note(*said)
    except BadFile as fault:
        return fill(texts.RESULT_LOST, why=fault)
    except OSError as wrong:
        return fill(texts.RESULT_LOST_AT, path=results.path, why=wrong.strerror or wrong)
    match.is_noted = True
    return aside


def called_anew(game: str, old: str, new: str) -> str:
    """A deck of the player's has another name: its results go with it. "" or what failed."""
    if old == new:
        return ""
    results = kept()
    try:
        results.rename(game, old, new)
    except (OSError, BadFile) as wrong:
        why = getattr(wrong, "strerror", "") or wrong
        return fill(texts.RESULTS_UNDER_OLD, path=results.path, why=why, deck=old)
    return ""
