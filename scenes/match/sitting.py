"""How one sits down to a match: a new one, or one that waits; and how it is kept while it lasts.

The table calls `keep(match)` after every action, so that killing the program loses at most the action in flight.
Where matches are kept, and who may go on with one, stands in `kept.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from game import system
from game.ai.seats import HUMAN
from game.files import BadFile, read_text, set_aside
from game.kernel.record import LONGEST
from game.kernel.template import Names, Seat, address, fill, seats
from game.match import Match
from scenes.decks import results as deck_results
from scenes.match import texts
from scenes.match.kept import OVER, Place, Waiting, note_hand, save, waiting
from scenes.match.plan import Plan
from scenes.match.standing import sides, standing
from scenes.past import history
from ui.base import text
from ui.table.layout import MapFault

if TYPE_CHECKING:
    from scenes.app import App

SAVED = texts.SAVED_NOW
WRITTEN = texts.RESULT_SAVED_NOW


def keep(match: Match) -> str:
    """Write the match down, and its result once it is over. "" or one sentence about why that failed.

    A trial of a deck is not written down; its result is. The file of a match that is over goes only when the result
    is written: until then it stands for it, whatever ends the program in between.
    """
    if match.outcome is not None:
        return finish(match)
    history.unfinished(match.record)
    if match.is_trial:
        return ""
    match.record.stands = standing(match)
    return save(match)


def is_kept(match: Match) -> bool:
    """Whether all of this match is written down, or needs not be."""
    if match.outcome is None:
        return match.is_trial or (match.kept is not None and match.kept.has(match.record))
    if match.is_trial:
        return match.is_noted or not match.record.decks
    return match.past is not None and match.past[1] == match.record.digest


def is_owed(match: Match) -> bool:
    """Whether the end of this match was to be written down, and stands nowhere: not even in the file of the match."""
    was_tried = match.outcome is not None and match.record.stands == OVER
    return was_tried and not is_kept(match) and not (match.kept is not None and match.kept.has(match.record))


def write_owed(app: App) -> None:
    """Try again to write down what could not be written when those matches were left; it is said if that is done."""
    for match in list(app.owed):
        problem = finish(match)
        if not is_owed(match):
            app.owed.remove(match)
            if match.kept is not None:
                match.kept.let_go()
            app.toast(problem or WRITTEN, seconds=8, warning=bool(problem))


def finish(match: Match) -> str:
    """This match is over: note its result, and put it among those that were played. "" or what failed."""
    if match.past is not None and match.past[1] == match.record.digest:
        return ""
    history.note_end(match, why_over(match))
    for seat in range(len(match.players)):
        note_hand(match.record, seat, "")
    match.record.stands = OVER
    if match.kept is not None and not match.is_noted:
        save(match)
    problem = deck_results.note(match)
    if match.is_trial or (match.record.decks and not match.is_noted):
        return problem
    return history.take(match) or problem or forget(match)


def why_over(match: Match) -> str:
    """Why the match ended, in a sentence of its rules."""
    if match.given_up is not None:
        names = [player.name for player in match.players]
        return address(fill(texts.GAVE_UP, seat=Seat(match.given_up)), names)
    reason = match.outcome.reason
    return match.record.rules.telling.reasons.get(reason, reason)


def put_in_order(owed: Iterable[Match] = ()) -> tuple[list[Waiting], list[str]]:
    """The matches that wait, and a sentence about each that lay there and does not.

    One that was over when the program ended is noted and put away. What nobody can read is set aside, and kept; what
    another version of the program can read stays, with its problem. One that is `owed` is over, whatever its file says.
    """
    waits, said = [], []
    for one in waiting_but(owed):
        if one.is_held or not (one.stands == OVER or (one.problem and not one.may_be_whole)):
            waits.append(one)
            continue
        place = Place(one.path)
        if not place.hold():
            continue
        try:
            said.append(_set_aside(one) if one.problem else _finish(place))
        except BadFile as wrong:
            waits.append(replace(one, problem=str(wrong), may_be_whole=True))
        except OSError as wrong:
            said.append(fill(texts.PROBLEM_CANNOT_SET_ASIDE, problem=one.problem, why=wrong.strerror or wrong))
            waits.append(one)
        finally:
            place.let_go()
    return waits, [words for words in said if words]


def waiting_but(owed: Iterable[Match]) -> list[Waiting]:
    """The matches that wait, without those that are over and could not be written down yet."""
    paths = [match.kept.path for match in owed if match.kept is not None]
    return [one for one in waiting() if one.path not in paths]


def _set_aside(one: Waiting) -> str:
    return fill(texts.PROBLEM_KEPT_AS, problem=one.problem, file=set_aside(one.path).name)


def _finish(place: Place) -> str:
    """Put a match that is over away. Raises BadFile for one that may be whole, though it cannot be used here now."""
    try:
        match = _read(place)
    except BadFile as wrong:
        if wrong.may_be_whole:
            raise
        return fill(texts.PROBLEM_KEPT_AS, problem=wrong, file=set_aside(place.path).name)
    return finish(match)


def _read(place: Place) -> Match:
    """The match that is kept there. Raises BadFile."""
    place.saw(read_text(place.path, LONGEST))
    match = Match.load(place.path)
    match.kept = place
    return match


def forget(match: Match) -> str:
    """This match waits no more. "" or one sentence about why its file is still there."""
    if match.kept is None:
        return ""
    try:
        match.kept.remove()
    except OSError as wrong:
        return fill(texts.CANNOT_FORGET, file=match.kept.path, why=wrong.strerror or wrong)
    return ""


def what_giving_up_means(match: Match, seat: int) -> str:
    """What comes of it, to be asked before."""
    others = [s for s in sides(match) if seat not in s]
    names = Names([text.escape(player.name) for player in match.players], None if match.is_shared else seat)
    if len(others) != 1:
        return address(fill(texts.CONCEDE_NO_WINNER, seat=Seat(seat)), names)
    return address(fill(texts.CONCEDE_WINNERS, seat=Seat(seat), winners=seats(others[0])), names)


def leave(match: Match) -> None:
    """Nobody plays this match any more, here: another program may, unless its end has still to be written down.

    What the disk refused before is tried once more.
    """
    match.close()
    if is_owed(match):
        finish(match)
    elif match.outcome is None and not is_kept(match):
        keep(match)
    if match.kept is not None and not is_owed(match):
        match.kept.let_go()


def sit_down(app: App, match: Match) -> None:
    """Put the table with this match on the screen, in place of everything else; a broken map is said instead."""
    try:
        has_people = any(player.kind == HUMAN for player in match.players)
        app.start("table" if has_people else "table to watch", match)
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
        app.toast(texts.OPEN_IN_ANOTHER_LEAVE, seconds=10, warning=True)
        return None
    try:
        return _read(place)
    except BadFile as wrong:
        place.let_go()
        app.toast(str(wrong), seconds=15, warning=True)
        return None


def resume(app: App, path: Path) -> bool:
    """Take the match in this file up where it was. False, and it is said why, if that cannot be."""
    match = taken_up(app, path)
    if match is not None:
        if match.record.doubt:
            app.toast(match.record.doubt, seconds=12, warning=True)
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
        return texts.OPEN_IN_ANOTHER
    try:
        system.remove(path)
    except OSError as wrong:
        return fill(texts.STILL_THERE, file=path, why=wrong.strerror or wrong)
    finally:
        place.let_go()
    return ""
