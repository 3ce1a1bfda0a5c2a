"""A game of a few cards, a list of a deck of it, and texts that may be one."""

from types import SimpleNamespace

from hypothesis import strategies as st

from game.decks import read
from game.kernel.book import BOOKS, Book, Printed
from game.kernel.laws import Law, Refusal
from game.kernel.ruleset import DeckRules

NAMES = {
    "ember-heron": "Ember Heron",
    "lamp-bearer": "Lamp-Bearer",
    "ecluse": "Écluse",
    "x-of-noon": "X of Noon",
    "seventh-hour": "7th Hour",
    "twin-a": "Twin",
    "twin-b": "twin",
    "lamp": "Extra",
}
TOO_MANY = Law("9.3", "Not more than 3 of one card.", "Build Your Own Deck")


def game_of(names):
    """A game to which players bring a deck and an extra deck of these cards."""
    cards = [Printed("paper", key, name, "battler", 1, {"cost": 1}, 1) for key, name in names.items()]
    before = dict(BOOKS)
    book = Book("paper", cards, "1")
    BOOKS.clear()
    BOOKS.update(before)
    return SimpleNamespace(title="Paper", book=book, decks=DeckRules(("deck", "extra"), laws=too_many))


def too_many(deck):
    return [Refusal(TOO_MANY, f"{n} {key}") for _, counts in deck.parts for key, n in counts if n > 3]


RULES = game_of(NAMES)
LIST = """\
# Slow Dawn
## Waits for the light.
##
## And then does not wait.

3 Ember Heron
2 Lamp-Bearer

Extra:
1 Écluse
"""


def unread(text, rules=RULES):
    return read(text, rules).unread


def cards(text):
    return dict(read(text, RULES).deck.parts)


WORDS = [*NAMES, *NAMES.values(), "Deck:", "Extra:", "extra", "#", "##", "# ", "x", "\u00d7", ":", "\n", "\r\n", "\x00",
         "\u2028", "\ufeff", "\ud800", "1", "2", "3 ", "99", " ", "Zz"]  # fmt: skip
TEXTS = st.one_of(st.text(), st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=3))).map("".join))
