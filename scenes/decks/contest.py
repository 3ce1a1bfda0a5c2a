"""A deck that another program has written while it was changed here: nobody's work goes unasked."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import TYPE_CHECKING

from game import decks
from game.files import BadFile, read_text
from scenes.decks import versions
from scenes.dialog import Dialog
from ui.base import text

if TYPE_CHECKING:
    from scenes.decks.builder import DeckBuilder

HEADING = "Changed elsewhere"
WORDS = (
    "Another program has changed this deck ({}) while you were changing it here. What you do not keep can be found "
    "again: yours by undo, the other on the page of decks with Restore."
)
WIDE = 560


def ask(builder: DeckBuilder) -> None:
    """Which of the two is to stay? Both is the safe answer."""
    answers = [("Keep both", keep_both), ("Take theirs", take_theirs), ("Keep mine", keep_mine)]
    words = WORDS.format(text.escape(builder.draft.path.name))
    buttons = [(said, partial(deed, builder)) for said, deed in answers]
    builder.app.stack.push(Dialog(HEADING, words, buttons, primary=0, width=WIDE))


def keep_both(builder: DeckBuilder) -> None:
    """Theirs stays in its file, and this becomes a deck of its own."""
    before = builder.draft.name
    if builder.keeping.write_beside():
        now = builder.draft.name
        builder.app.toast(f"{before} stays as the other program has it. This one is now {now}.", seconds=9)
        builder.known_as = now
    else:
        builder.app.toast(builder.keeping.problem, seconds=12, warning=True)
    builder.show_taken()


def keep_mine(builder: DeckBuilder) -> None:
    """This goes over theirs, which is kept beside it."""
    draft = builder.draft
    with contextlib.suppress(OSError, ValueError):
        versions.keep(builder.game, draft.name, read_text(draft.path, decks.LONGEST_FILE))
    try:
        draft.write_over()
    except OSError as wrong:
        builder.app.toast(f"{builder.draft.path}: {wrong.strerror or wrong}.", seconds=12, warning=True)
    else:
        builder.save()


def take_theirs(builder: DeckBuilder) -> None:
    """Theirs takes the place of what stands here; that can be taken back."""
    builder.keeping.keep_version()
    try:
        builder.draft.take_from_file()
    except BadFile as wrong:
        builder.app.toast(f"{wrong}.", seconds=12, warning=True)
        return
    builder.keeping.write()
    builder.show_taken()
