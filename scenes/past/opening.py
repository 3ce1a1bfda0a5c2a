"""Records from anywhere: from the list of matches played, from a file, or dropped on the window.

Whatever is in a file, it ends in the match being seen, or in one line that says why it cannot be.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.files import BadFile, start_of
from game.kernel.record import ANY_FIRST_LINE, LONGEST, Record, load
from game.kernel.template import fill
from scenes.match.kept import ENDING
from scenes.past import capsule, texts
from scenes.reading import Reading
from scenes.registry import named
from ui.table.layout import MapFault

if TYPE_CHECKING:
    from scenes.app import App

LOOK = 64  # bytes by which a record is known
QUICK = 100_000  # bytes of a record that is read within a frame or two; a long match has a third of it


def open_record(app: App, path: Path | str) -> None:
    """Look back on the match in a file, a record or a report; or say in one line why that cannot be."""
    is_capsule = capsule.is_capsule(path)
    if is_capsule and open_practised(app, path):
        return
    read = capsule.opened if is_capsule else loaded

    def open_now(found: tuple[Record, str]) -> None:
        record, about = found
        if about:
            app.toast(fill(texts.REPORT_OF, version=about), seconds=8)
        show(app, record, path, is_capsule)

    if (capsule.length_of_record(path) if is_capsule else _length(path)) > QUICK:
        app.stack.push(Reading(texts.READING_MATCH, Path(path).name, open_now, read, path))
        return
    try:
        open_now(read(path))
    except BadFile as wrong:
        app.toast(f"{wrong}.", seconds=15, warning=True)


def loaded(path: Path | str) -> tuple[Record, str]:
    """The record in a file, and as in a report from where it is, which a record does not say. Raises BadFile."""
    return load(path), ""


def _length(path: Path | str) -> int:
    """Bytes of a file; 0 for one that is refused at once, being too long or not there."""
    try:
        size = Path(path).stat().st_size
    except (OSError, ValueError):
        return 0
    return size if size <= LONGEST else 0


def open_practised(app: App, path: Path | str) -> bool:
    """Lay the lesson or the puzzle in which a report was written; false where it was written in none that is here."""
    opened, about = capsule.practised_in(path)
    try:
        if opened:
            app.go(*opened)
    except (BadFile, MapFault, LookupError, ValueError):
        return False
    if opened:
        app.toast(fill(texts.REPORT_OF, version=about or texts.ANOTHER_PROGRAM), seconds=8)
    return bool(opened)


def show(app: App, record: Record, path: Path | str = "record", is_capsule: bool = False) -> bool:
    """Look back on this match. False, and it is said, if nothing of it can be played."""
    at = record.notes.get("at", "")
    try:
        app.go("look back", record, path, int(at) if at.isdecimal() else None, is_capsule=is_capsule)
    except (BadFile, MapFault) as wrong:
        app.toast(f"{wrong}.", seconds=15, warning=True)
        return False
    return True


def is_record(path: Path | str) -> bool:
    """Whether a file is called as records are, or begins as they do, in this version or another; False for one that
    cannot be read."""
    try:
        first = start_of(path, LOOK).removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace").split("\n")[0]
    except (OSError, ValueError):
        return False
    return Path(path).suffix.lower() == ENDING or ANY_FIRST_LINE.fullmatch(first.strip()) is not None


def open_dropped(app: App, event: pygame.event.Event) -> bool:
    """What was dropped, wherever that was: a record is looked back on. False for anything else."""
    if event.type != pygame.DROPFILE:
        return False
    if not (is_record(event.file) or capsule.is_capsule(event.file)):
        return False
    open_record(app, event.file)
    return True


def open_any(app: App, event: pygame.event.Event) -> None:
    """What was dropped where no game is chosen: a record, or else a deck list."""
    if not open_dropped(app, event):
        named("a list for a shelf")(app, event)
