"""Decks of Towers in Time from elsewhere, taken from the real clipboard."""

from game import decks
from game.rules import RULESETS
from game.rules.towers_in_time.rulings import DECKS
from scenes.decks import texts
from tests.desktop.both import Both

GAME = "towers_in_time"
RULES = RULESETS[GAME]
PLAIN = {"game": GAME, GAME: {"seats": [{"name": "Ada", "kind": "human"}, {"name": "Boole", "kind": "random"}]}}


def own(home):
    return decks.in_folder(home / "data" / "decks" / GAME, RULES)[0]


def door(both):
    """The button that leads to the decks of this game."""
    standing = next(door for door in both.scene.doors if door.game == GAME).standing
    return next(widget for widget in standing if getattr(widget, "words", "") == "Decks")


def cockatrice(deck):
    cards = "".join(f'<card number="{n}" name="{RULES.book[key].name}"/>' for key, n in deck.part("deck"))
    zone = f'<deckname>Afar</deckname><zone name="main">{cards}</zone>'
    return f'<?xml version="1.0"?><cockatrice_deck version="1">{zone}</cockatrice_deck>'


def table(deck):
    return "\n".join(["Quantity,Name", *(f'{n},"{RULES.book[key].name}"' for key, n in deck.part("deck"))])


def test_lists_in_foreign_forms_and_one_for_friends_alone_are_taken_from_the_clipboard(start, settle_home, screen):
    home = settle_home(last_setup=PLAIN)
    ready = decks.shipped(GAME)[2].deck
    both = Both(start(home), home)
    both.click(door(both))

    def take(words, is_of_friends=False):
        """Take this list; the deck that comes to the shelf with it."""
        before = [kept.path for kept in own(home)]
        with screen.holding(words):
            both.twin.put_on_clipboard(words)
            both.click("Import")
            assert both.twin.says(DECKS.choices["friendly"]) == is_of_friends
            both.click(texts.IMPORT_THIS)
        (kept,) = [kept for kept in own(home) if kept.path not in before]
        return kept.deck

    for words in (cockatrice(ready), table(ready), decks.write(ready, RULES)):
        assert sorted(take(words).part("deck")) == sorted(ready.part("deck"))
    friends = take("25 High Mesa\n25 Kestrel\n", is_of_friends=True)
    assert dict(friends.part("deck")) == {"high-mesa": 25, "kestrel": 25}
