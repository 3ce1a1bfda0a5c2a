"""An imported list that comes into the builder: it never replaces the cards of the open deck unasked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.decks import DeckList
from game.kernel.template import fill
from scenes.decks import texts
from scenes.decks.keeping import NAMELESS, free_name, new_draft
from scenes.dialog import Dialog
from scenes.match.plan import own_folder
from ui.base import text

if TYPE_CHECKING:
    from scenes.decks.builder import DeckBuilder

WIDE = 600
TAKEN = {
    (False, False): texts.SAME_CARDS,
    (True, False): texts.TOOK_NAME,
    (False, True): texts.TOOK_DESCRIPTION,
    (True, True): texts.TOOK_BOTH,
}
"""What is said of a list with the same cards, by whether its name and its description were taken."""


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
    said = fill(texts.REPLACE_OR_NEW, deck=text.escape(builder.draft.name), n=cards)
    ways = [(texts.REPLACE, partial(replace, builder, found)), (texts.NEW_DECK, partial(open_new, builder, found))]
    builder.app.stack.push(Dialog(texts.REPLACE_DECK, said, [(texts.CANCEL, None), *ways], width=WIDE))


def take_words(builder: DeckBuilder, found: DeckList) -> None:
    """Take the name and the description of a list with the same cards where the deck has none of its own."""
    draft = builder.draft
    name = own_name(builder, found)
    takes_name, takes_about = bool(name and name != draft.name), bool(found.about and not draft.about)
    if takes_name or takes_about:
        builder.take(draft.deck, found.about, name)
    builder.app.toast(TAKEN[takes_name, takes_about], seconds=8, of=builder)


def replace(builder: DeckBuilder, found: DeckList) -> None:
    """The list in the place of the open deck; with its name too if that has none of its own yet."""
    before, had_cards = builder.draft.name, builder.draft.cards
    builder.take(found.deck, found.about, own_name(builder, found))
    if had_cards:
        builder.app.toast(fill(texts.REPLACED, deck=before), seconds=8, of=builder)


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
        builder.app.toast(fill(texts.NOT_CHANGED, path=where, why=wrong.strerror or wrong), seconds=12, warning=True)
        return
    builder.app.stack.replace(builder.app.made("builder", builder.game, draft))
