"""The one match that is not finished: where it is kept, what the menu says of it, and how one sits down to it.

The table calls `keep(match)` after every action, so that killing the program loses at most the action in flight.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game import system
from game.files import BadFile, set_aside
from game.match import Match
from scenes.decks import results as deck_results
from scenes.match.plan import Plan
from ui.base import folders, text
from ui.table.layout import MapFault

if TYPE_CHECKING:
    from scenes.app import App


def saved_path() -> Path:
    """The file of the unfinished match."""
    return folders.data_dir() / "unfinished.match"


def is_there() -> bool:
    """Whether a match waits to be continued."""
    return saved_path().is_file()


def keep(match: Match) -> str:
    """Write the match down, or its result once it is over. "" or one sentence about why that failed.

    A trial of a deck is not written down; its result is.
    """
    problem = ""
    if match.outcome is None and not match.is_trial:
        try:
            match.save(saved_path())
        except OSError as wrong:
            return f"{saved_path()}: {wrong.strerror or wrong}. The match goes on, but it is not saved."
    elif not match.is_trial:
        problem = forget()
    return deck_results.note(match) or problem


def forget() -> str:
    """No match waits any more. "" or one sentence about why its file is still there."""
    try:
        system.remove(saved_path())
    except OSError as wrong:
        return f"{saved_path()}: {wrong.strerror or wrong}. The menu still offers to go on with this match."
    return ""


@dataclass(frozen=True)
class Waiting:
    """What the menu says of the unfinished match; `problem` if it cannot be read."""

    game: str = ""
    who: str = ""
    where: str = ""
    problem: str = ""


def waiting() -> Waiting | None:
    """A look at the unfinished match, or None if there is none."""
    if not is_there():
        return None
    try:
        match = Match.load(saved_path())
    except BadFile as wrong:
        return Waiting(problem=str(wrong))
    if len(match.players) > 3 and len(sides(match)) < len(match.players):
        who = " against ".join(" and ".join(match.players[s].name for s in seats) for seats in sides(match))
    else:
        who = " against ".join(p.name for p in match.players)
    return Waiting(match.record.rules.title, who, standing(match))


def standing(match: Match) -> str:
    """How the match stands in half a line: by rounds, or if one round decides it, by what that game counts first."""
    state, rules = match.state, match.record.rules
    if state.goal > 1 or not rules.telling.tallies:
        return f"Round {state.round}, {' : '.join(str(state.seats[seats[0]].wins) for seats in sides(match))}"
    name, tally = next(iter(rules.telling.tallies.items()))
    return f"Turn {state.turn}, {name} {' : '.join(str(tally(state, seat)) for seat in range(len(state.seats)))}"


def sides(match: Match) -> list[list[int]]:
    """The seats that win together, in the order of their first seat."""
    found: dict[int, list[int]] = {}
    for seat, team in enumerate(match.state.team):
        found.setdefault(team, []).append(seat)
    return list(found.values())


def sit_down(app: "App", match: Match) -> None:
    """Put the table with this match on the screen, in place of everything else; a broken map is said instead."""
    try:
        app.start("table", match)
    except MapFault as wrong:
        app.toast(str(wrong), seconds=20, warning=True)


def resume(app: "App") -> None:
    """Take the unfinished match up where it was, or say why that cannot be."""
    try:
        match = Match.load(saved_path())
    except BadFile as wrong:
        app.toast(f"{wrong}", seconds=15, warning=True)
        return
    sit_down(app, match)


def start(app: "App", plan: Plan) -> None:
    """Begin this match; ask first if another one would be lost."""
    known = waiting()
    if known is None or known.problem:
        begin(app, plan.match())
        return
    app.go(
        "dialog",
        "A match is waiting",
        f"{text.escape(known.who)}\n{known.where}.\n\nA new match takes its place.",
        [("Cancel", None), ("Continue it", lambda: resume(app)), ("Start anew", lambda: begin(app, plan.match()))],
    )


def begin(app: "App", match: Match) -> None:
    """Begin a new match; an unfinished one that cannot be read is kept under another name."""
    known = waiting()
    if known and known.problem:
        try:
            app.toast(f"The match that could not be read is kept as {set_aside(saved_path())}.", seconds=10)
        except OSError as wrong:
            app.toast(f"{saved_path()} cannot be put aside: {wrong.strerror or wrong}.", seconds=15, warning=True)
    problem = keep(match)
    if problem:
        app.toast(problem, seconds=12, warning=True)
    sit_down(app, match)
