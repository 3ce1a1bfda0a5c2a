"""A deck that another program has written while it was changed here: nobody's work goes unasked."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import TYPE_CHECKING

from game import decks
from game.files import BadFile, read_text
from game.kernel.template import fill
from scenes.decks import texts, versions
from scenes.dialog import Dialog
from ui.base import text

if TYPE_CHECKING:
    from scenes.decks.builder import DeckBuilder

WIDE = 560


def ask(builder: DeckBuilder) -> None:
    """Which of the two is to stay? Both is the safe answer."""
    answers = [(texts.KEEP_BOTH, keep_both), (texts.TAKE_THEIRS, take_theirs), (texts.KEEP_MINE, keep_mine)]
    words = fill(texts.WHICH_VERSION, file=text.escape(builder.draft.path.name))
    buttons = [(said, partial(deed, builder)) for said, deed in answers]
    builder.app.stack.push(Dialog(texts.CHANGED_ELSEWHERE, words, buttons, primary=0, width=WIDE))


def keep_both(builder: DeckBuilder) -> None:
    """Theirs stays in its file, and this becomes a deck of its own."""
    before = builder.draft.name
    if builder.keeping.write_beside():
        now = builder.draft.name
        builder.app.toast(fill(texts.KEPT_BOTH, deck=before, copy=now), seconds=9)
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
        builder.app.toast(
            fill(texts.NOT_CHANGED, path=builder.draft.path, why=wrong.strerror or wrong), seconds=12, warning=True
        )
    else:
        builder.save()


def take_theirs(builder: DeckBuilder) -> None:
    """Theirs takes the place of what stands here; that can be taken back."""
    builder.keeping.keep_version()
    try:
        builder.draft.take_from_file()
    except BadFile as wrong:
        builder.app.toast(fill(texts.FAULT, why=wrong), seconds=12, warning=True)
        return
    builder.keeping.write()
    builder.show_taken()
