"""The program killed before every change that it makes to the disk: `python -m tests.tools.kills`.

Each deed (an action, the end of a match, a name, a deletion, ...) is done in a forked process that ends before its n-th
call of the system, for every n until the deed is through. Then the program starts anew in what is left, is killed there
as well, and starts once more. What must hold afterwards: no match is lost, none lies there twice, none is broken.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game import files
from game.decks import shipped
from game.kernel.agenda import legal_actions
from game.match import Match, Player
from scenes.decks import results as deck_results
from scenes.match import kept, sitting
from scenes.past import history
from ui.base import folders

CALLS = ("open", "mkdir", "replace", "rename", "link", "unlink", "fsync", "ftruncate", "close", "write", "rmdir")
KILLED = 9
DEALS = {"control": 5, "chrono_clash": 5}  # seeds by game


class Deed(NamedTuple):
    """What is done while the program is killed: from which home, and what may be there afterwards."""

    name: str
    prepare: Callable[[], object]
    do: Callable[[object], None]
    may_be_gone: bool = False  # the player deletes a match


def killed_before(number: int) -> None:
    """End this process before its call of this number, counted from 0, that changes files."""
    left = [number]

    def counted(really):
        def call(*given, **how):
            left[0] -= 1
            if left[0] < 0:
                os._exit(KILLED)
            return really(*given, **how)

        return call

    for name in CALLS:
        setattr(os, name, counted(getattr(os, name)))


def killed(deed: Callable[[], None], number: int) -> bool:
    """Whether the deed, done in a process of its own, was killed before its n-th call; else it was done."""
    child = os.fork()
    if child:
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        if code not in (0, KILLED):
            raise AssertionError(f"the deed ended with {code} instead of being killed")
        return code == KILLED
    try:
        killed_before(number)
        deed()
    except BaseException:
        sys.excepthook(*sys.exc_info())
        os._exit(1)
    os._exit(0)


# What is done


def almost_over(game: str) -> Match:
    """A match of which only the last action is left, and that waits in its file."""
    decks = [deck.deck for deck in shipped(game)[:2]] if game != "control" else None
    match = Match.new(game, [Player("Ada", "human"), Player("Boole", "human")], DEALS[game], wins=1, decks=decks)
    turn = 0
    while match.outcome is None:
        turn += 1
        legal = legal_actions(match.state)
        match.act(legal[(turn * 7) % len(legal)])
    record = match.record
    record.take_back(1)
    match.kept = kept.Place.new(game)
    record.stands = "Round 1"
    match.kept.write(record)
    path = match.kept.path
    match.kept.let_go()
    match = Match.load(path)
    match.kept = kept.Place(path)
    return match


def last_action(match: Match) -> None:
    """The last action of the match, written down as the table does."""
    held(match)
    turn = len(match.record.actions) + 1
    legal = legal_actions(match.state)
    match.act(legal[(turn * 7) % len(legal)])
    assert match.outcome is not None
    sitting.keep(match)
    sitting.leave(match)


def held(match: Match) -> None:
    assert match.kept.hold()
    match.kept.saw(files.read_text(match.kept.path))


def one_action(match: Match) -> None:
    held(match)
    sitting.keep(match)
    sitting.leave(match)


def give_up(match: Match) -> None:
    held(match)
    match.give_up(0)
    sitting.keep(match)
    sitting.leave(match)


def finished(game: str) -> Path:
    match = almost_over(game)
    last_action(match)
    review = history.review_of(match.record.digest)
    files.write_atomically(review, "{}")
    return match.past[0]


def named(path: Path) -> None:
    history.rename(history.look_at(path), "The long evening")


def deleted(path: Path) -> None:
    history.delete(path)
    history.restore(path)
    history.delete(path)
    history.let_go(path)


def deleted_and_had_back(path: Path) -> None:
    history.delete(path)
    history.restore(path)


def of_former_times() -> None:
    match = almost_over("control")
    os.replace(match.kept.path, folders.data_dir() / kept.FORMER)


def doubled_by_an_older_version() -> None:
    """A match that is over, under its name in both folders."""
    match = almost_over("control")
    last_action(match)
    (folders.data_dir() / "matches").mkdir(exist_ok=True)
    os.link(match.past[0], folders.data_dir() / "matches" / match.past[0].name)


DEEDS = [
    Deed("the last action", lambda: almost_over("control"), last_action),
    Deed("the last action, with decks", lambda: almost_over("chrono_clash"), last_action),
    Deed("giving up", lambda: almost_over("control"), give_up),
    Deed("an action", lambda: almost_over("control"), one_action),
    Deed("a name", lambda: finished("control"), named),
    Deed("deleting", lambda: finished("control"), deleted, may_be_gone=True),
    Deed("deleting and having it back", lambda: finished("control"), deleted_and_had_back, may_be_gone=True),
    Deed("a match of former times", of_former_times, lambda _: kept.take_over()),
    Deed("a match in both folders", doubled_by_an_older_version, lambda _: started()),
]


# What must hold


def started() -> None:
    """The program starts, and the list of matches played is opened."""
    folders.tidy()
    sitting.put_in_order()
    history.sweep()
    list(history.played())


def faults(deed: Deed) -> list[str]:
    """What is not as it must be in this home, in sentences."""
    waits, _ = sitting.put_in_order()
    played = list(history.played())
    found = [f"{one.path.name}: {one.problem}" for one in [*waits, *played] if one.problem]
    paths = [path for path in folders.data_dir().rglob("*") if path.is_file()]
    found += [f"{path.name} is left" for path in paths if path.name.endswith((".broken", ".lock", ".gone"))]
    count = len(waits) + len(played)
    if count > 1 or count < 1 - deed.may_be_gone:
        found.append(f"{len(waits)} matches wait and {len(played)} were played")
    if played:
        lines = deck_results.kept()
        for game in DEALS:
            tallies = [lines.of(game, deck.deck.name) for deck in shipped(game)] if game != "control" else []
            if sum(tally.wins for tally in tallies) > 1 or sum(tally.losses for tally in tallies) > 1:
                found.append("the result is noted twice")
    return found


def run(deed: Deed, every: int = 1, again: int = 0) -> tuple[int, list[str]]:
    """Kill the program at every so-many-th call of this deed; at how many, and what went wrong.

    After each of them the next start is killed too, `again` times at calls that lie evenly.
    """
    before = os.environ[folders.VARIABLE]
    with tempfile.TemporaryDirectory(prefix="chronotable-kills-") as place:
        first, home = Path(place, "first"), Path(place, "home")
        os.environ[folders.VARIABLE] = str(home)
        try:
            return _run(deed, every, again, first, home)
        finally:
            os.environ[folders.VARIABLE] = before


def _run(deed: Deed, every: int, again: int, first: Path, home: Path) -> tuple[int, list[str]]:
    folders.make_data_dir()
    given = deed.prepare()
    home.rename(first)
    count, wrong, number, is_through = 0, [], 0, False
    while not is_through:
        for start in range(again + 1):
            shutil.rmtree(home, ignore_errors=True)
            shutil.copytree(first, home, copy_function=_copied)
            is_through = not killed(lambda: deed.do(given), number)
            count += not is_through
            if start and killed(started, 3 * start - 2 + number % 3):
                count += 1
            history._seen.clear()
            killed(started, 10**9)
            problems = faults(deed)
            wrong += [f"{deed.name}, call {number}, start {start}: {words}" for words in problems]
        number += every
    return count, wrong


def _copied(source: str, target: str) -> str:
    """Copy a file; one that has two names keeps them."""
    there = next((path for path in Path(target).parents[1].rglob("*") if path.name == Path(target).name), None)
    if there is not None and os.stat(source).st_nlink > 1:
        os.link(there, target)
    else:
        shutil.copy2(source, target)
    return target


def main() -> int:
    os.environ.setdefault(folders.VARIABLE, tempfile.mkdtemp(prefix="chronotable-kills-"))
    total, bad = 0, []
    for deed in DEEDS:
        count, wrong = run(deed, again=6)
        print(f"{deed.name}: killed {count} times, {len(wrong)} faults", flush=True)
        for words in wrong[:10]:
            print(f"  {words}")
        total, bad = total + count, bad + wrong
    print(f"together: killed {total} times, {len(bad)} faults")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
