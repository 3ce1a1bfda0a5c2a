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
    if not cards:
        replace(builder, found)
        return
    if listed == builder.counts:
        take_words(builder, found)
        return
    said = f"*{text.escape(builder.draft.name)}* has {counted(cards, 'card')}. You can import the list as a new deck."
    ways = [("Replace", partial(replace, builder, found)), ("New deck", partial(open_new, builder, found))]
    builder.app.stack.push(Dialog("Replace this deck?", said, [("Cancel", None), *ways], width=WIDE))


def take_words(builder: DeckBuilder, found: DeckList) -> None:
    """Take the name and the description of a list with the same cards where the deck has none of its own."""
    draft = builder.draft
    name = own_name(builder, found)
    taken = ["name"] if name and name != draft.name else []
    taken += ["description"] if found.about and not draft.about else []
    if taken:
        builder.take(draft.deck, found.about, name)
    done = f"the deck has its {' and '.join(taken)} now" if taken else "nothing was changed"
    builder.app.toast(f"The list has the same cards: {done}.", seconds=8, of=builder)


def replace(builder: DeckBuilder, found: DeckList) -> None:
    """The list in the place of the open deck; with its name too if that has none of its own yet."""
    before, had_cards = builder.draft.name, builder.draft.cards
    builder.take(found.deck, found.about, own_name(builder, found))
    if had_cards:
        builder.app.toast(f"The cards of {before} were replaced. Undo brings them back.", seconds=8, of=builder)


def own_name(builder: DeckBuilder, found: DeckList) -> str:
    """The name that the open deck gets from a list: "" if it has one of its own, or the list has none."""
    draft = builder.draft
    is_nameless = draft.name.startswith(NAMELESS) and found.deck.name
    return free_name(builder.game, found.deck.name, draft.path) if is_nameless else ""


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
