"""An imported list that comes into the builder: it never replaces the cards of the open deck unasked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.decks import DeckList
from scenes.decks.imports import counted
from scenes.decks.keeping import NAMELESS, free_name, new_draft
from scenes.dialog import Dialog
from scenes.match.plan import own_folder
from ui.base import text

if TYPE_CHECKING:
    from scenes.decks.builder import DeckBuilder

WIDE = 600


def take_list(builder: DeckBuilder, found: DeckList) -> None:
    """Take a list into a deck without cards, or with the same ones; else ask whether it is to be a new deck."""
    cards = builder.draft.cards
    listed = {key: count for _, counts in found.deck.parts for key, count in counts}
    if not cards or listed == builder.counts:
        replace(builder, found)
        return
    said = f"*{text.escape(builder.draft.name)}* has {counted(cards, 'card')}. You can import the list as a new deck."
    ways = [("Replace", partial(replace, builder, found)), ("New deck", partial(open_new, builder, found))]
    builder.app.stack.push(Dialog("Replace this deck?", said, [("Cancel", None), *ways], width=WIDE))


def replace(builder: DeckBuilder, found: DeckList) -> None:
    """The list in the place of the open deck; with its name too if that has none of its own yet."""
    draft = builder.draft
    before, had_cards = draft.name, draft.cards
    has_name = not before.startswith(NAMELESS) or not found.deck.name
    builder.take(found.deck, found.about, "" if has_name else free_name(builder.game, found.deck.name, draft.path))
    if had_cards:
        builder.app.toast(f"The cards of {before} were replaced. Undo brings them back.", seconds=8, of=builder)


def open_new(builder: DeckBuilder, found: DeckList) -> None:
    """The list as a deck of its own, in a builder in the place of this one."""
    if not builder.save_apart():
        return
    try:
        draft = new_draft(builder.game, found)
    except OSError as wrong:
        where = wrong.filename or own_folder(builder.game)
        builder.app.toast(f"{where}: {wrong.strerror or wrong}. Nothing was changed.", seconds=12, warning=True)
        return
    builder.app.stack.replace(builder.app.made("builder", builder.game, draft))
