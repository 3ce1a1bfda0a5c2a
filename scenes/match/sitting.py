"""How one sits down to a match: a new one, or one that waits; and how it is kept while it lasts.

The table calls `keep(match)` after every action, so that killing the program loses at most the action in flight.
Where matches are kept, and who may go on with one, stands in `kept.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game import system
from game.files import BadFile, read_text
from game.kernel.record import LONGEST
from game.match import Match
from scenes.decks import results as deck_results
from scenes.match.kept import Place, save
from scenes.match.plan import Plan
from scenes.match.standing import sides, standing
from ui.base import text
from ui.table.layout import MapFault

if TYPE_CHECKING:
    from scenes.app import App


def keep(match: Match) -> str:
    """Write the match down, or its result once it is over. "" or one sentence about why that failed.

    A trial of a deck is not written down; its result is.
    """
    if match.outcome is not None:
        return deck_results.note(match) or forget(match)
    if match.is_trial:
        return ""
    match.record.stands = standing(match)
    return save(match)


def forget(match: Match) -> str:
    """This match waits no more. "" or one sentence about why its file is still there."""
    if match.kept is None:
        return ""
    try:
        match.kept.remove()
    except OSError as wrong:
        return f"{match.kept.path}: {wrong.strerror or wrong}. The menu still offers to go on with this match."
    return ""


def what_giving_up_means(match: Match, seat: int) -> str:
    """What comes of it, to be asked before."""
    others = [s for s in sides(match) if seat not in s]
    winner = " and ".join(match.players[n].name for n in others[0]) if len(others) == 1 else ""
    verb = "win" if len(others[0]) > 1 else "wins"
    means = f"{winner} {verb}." if winner else "Nobody wins."
    return f"{text.escape(match.players[seat].name)} gives up, and the match ends here. {text.escape(means)}"


def leave(match: Match) -> None:
    """Nobody plays this match any more, here: another program may."""
    match.close()
    if match.kept is not None:
        match.kept.let_go()


def sit_down(app: App, match: Match) -> None:
    """Put the table with this match on the screen, in place of everything else; a broken map is said instead."""
    try:
        app.start("table", match)
    except MapFault as wrong:
        leave(match)
        app.toast(str(wrong), seconds=20, warning=True)


def begin(app: App, match: Match) -> None:
    """Begin a new match. What waits goes on waiting."""
    problem = keep(match)
    if problem:
        app.toast(problem, seconds=12, warning=True)
    sit_down(app, match)


def start(app: App, plan: Plan) -> None:
    """Begin the match that is planned."""
    begin(app, plan.match())


def taken_up(app: App, path: Path) -> Match | None:
    """The match in this file, held by this program; None, and it is said why, if one cannot go on with it."""
    place = Place(path)
    if not place.hold():
        app.toast("Another Chronotable has this match on its table. Leave it there first.", seconds=10, warning=True)
        return None
    try:
        place.saw(read_text(path, LONGEST))
        match = Match.load(path)
    except BadFile as wrong:
        place.let_go()
        app.toast(str(wrong), seconds=15, warning=True)
        return None
    match.kept = place
    return match


def resume(app: App, path: Path) -> bool:
    """Take the match in this file up where it was. False, and it is said why, if that cannot be."""
    match = taken_up(app, path)
    if match is not None:
        sit_down(app, match)
    return match is not None


def give_up(app: App, path: Path) -> bool:
    """Take the match in this file up only to give it up, and show its result."""
    match = taken_up(app, path)
    if match is not None:
        match.give_up(match.giver)
        sit_down(app, match)
    return match is not None


def delete(path: Path) -> str:
    """The match in this file is gone for good, without a result. "" or why it is not."""
    place = Place(path)
    if not place.hold():
        return "Another Chronotable has this match on its table."
    try:
        system.remove(path)
    except OSError as wrong:
        return f"{path}: {wrong.strerror or wrong}. The match is still there."
    finally:
        place.let_go()
    return ""
