"""Decks of Towers in Time as a new user makes them, with a real mouse: built, imported, judged, played."""

from game import decks
from game.kernel.record import load
from game.rules import RULESETS
from tests.desktop.both import Both
from tests.desktop.desktop import wait
from tests.desktop.sitting import saved

GAME = "towers_in_time"
RULES = RULESETS[GAME]
PLAIN = {"game": GAME, GAME: {"seats": [{"name": "Ada", "kind": "human"}, {"name": "Boole", "kind": "random"}]}}


def own(home):
    return decks.in_folder(home / "data" / "decks" / GAME, RULES)[0]


def door(both):
    """The button that leads to the decks of this game."""
    standing = next(door for door in both.scene.doors if door.game == GAME).standing
    return next(widget for widget in standing if getattr(widget, "words", "") == "Decks")


def look_for(both, query):
    """Type this into the search; the cards on the wall that can be seen whole."""
    both.write(both.scene.search, query)
    wall = both.scene.wall
    return [spot for spot in wall.seen() if wall.rect.contains(wall.on_screen(spot))]


def taken_to_play(both):
    """From the builder: set up a match and see that it begins with this deck."""
    both.click("Play")
    both.click("Start")
    record = load(saved(both.home))
    assert record.players == [("human", "Ada"), ("random", "Boole")]
    return record.decks[0]


def test_a_deck_is_built_card_by_card_judged_on_the_way_and_taken_to_play(start, settle_home):
    home = settle_home(last_setup=PLAIN)
    both = Both(start(home), home)
    both.click(door(both))
    both.click("New deck")
    scene = both.scene
    both.write(scene.name, "Stone by Stone")
    first = look_for(both, "t:source school:earth")[0]
    both.click(scene.wall.on_screen(first), times=4)
    both.click(scene.wall.on_screen(first))  # four are enough in a competition
    assert "15.2" in scene.hand.refusal and scene.draft.size("deck") == 4
    for words in ("source school:earth", "follower school:earth", "monster school:earth", "follower school:neutral"):
        query = f"t:{words}"
        for spot in look_for(both, query):
            lacks = 49 - scene.draft.size("deck")
            if more := min(lacks, scene.draft.room(spot.card.key)):
                both.click(scene.wall.on_screen(spot), times=more)
    assert "at least 50" in scene.draft.laws()[0] and not scene.draft.is_legal
    spot = next(spot for spot in look_for(both, "t:instant school:earth") if not scene.draft.count(spot.card.key))
    both.drag(scene.wall.on_screen(spot), scene.right)
    assert scene.draft.is_legal and both.twin.says("It is legal")
    (kept,) = wait(lambda: [one for one in own(home) if one.deck.parts == scene.draft.deck.parts], "the same deck")
    assert kept.deck.name == "Stone by Stone" and taken_to_play(both).parts == kept.deck.parts


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
            assert both.twin.says("as among friends") == is_of_friends
            both.click("Take this deck")
        (kept,) = [kept for kept in own(home) if kept.path not in before]
        return kept.deck

    for words in (cockatrice(ready), table(ready), decks.write(ready, RULES)):
        assert sorted(take(words).part("deck")) == sorted(ready.part("deck"))
    friends = take("25 High Mesa\n25 Kestrel\n", is_of_friends=True)
    assert dict(friends.part("deck")) == {"high-mesa": 25, "kestrel": 25}
