"""Decks as a new user makes them, with a real mouse; each is taken to play, and one is played to a result."""

from game import decks
from game.builder.results import Results
from game.kernel.record import load
from game.kernel.template import fill
from game.rules import RULESETS
from scenes.decks import texts
from tests.desktop.both import Both
from tests.desktop.desktop import wait
from tests.desktop.sitting import play_out, saved

GAME = "chrono_clash"
RULES = RULESETS[GAME]
PLAIN = {"game": GAME, GAME: {"seats": [{"name": "Ada", "kind": "human"}, {"name": "Boole", "kind": "random"}]}}


def own(home):
    return decks.in_folder(home / "data" / "decks" / GAME, RULES)[0]


def taken_to_play(both):
    """From the builder or the shelf: set up a match, and see that it begins with this deck."""
    both.click("Play")
    both.click("Start")
    record = load(saved(both.home))
    assert record.players == [("human", "Ada"), ("random", "Boole")]
    return record.decks


def test_a_deck_from_nothing_is_finished_tried_and_played(start, settle_home):
    home = settle_home(last_setup=PLAIN)
    program = start(home)
    both = Both(program, home)
    both.click("Decks")
    both.click("New deck")
    wall = both.scene.wall
    spots = [both.scene.wall.on_screen(spot) for spot in wall.spots[:3]]
    for spot in (*spots[:2], *spots[:2]):
        both.click(spot)
    both.drag(spots[2], both.scene.right)
    both.click(spots[1], button=3)
    chosen = both.scene.draft.deck.part("deck")
    assert [count for _, count in chosen] == [2, 1, 1]
    both.click(texts.COMPLETE)
    both.click(texts.APPLY)
    both.click("Test game")
    both.click("You")  # begin: else, by chance, the pause of one of both has a button more, for what happened before
    both.click("Start")
    both.press("escape")
    both.click("Back to the deck")
    played, theirs = taken_to_play(both)
    both.twin.close()
    play_out(program, home, GAME)
    tally = wait(lambda: Results(home / "data" / "decks").of(GAME, played.name).against, "the result")
    assert [met.name for met in tally] == [theirs.name]
    assert decks.why_not(played, RULES) == []
    assert all(dict(played.part("deck"))[key] >= count for key, count in chosen)
    (kept,) = own(home)
    assert kept.deck.parts == played.parts


def look_for(both, query):
    """Type this into the search; the cards on the wall that can be seen whole."""
    both.write(both.scene.search, query)
    wall = both.scene.wall
    return [spot for spot in wall.seen() if wall.rect.contains(wall.on_screen(spot))]


def test_a_deck_is_built_card_by_card_and_taken_to_play(start, settle_home):
    home = settle_home(last_setup=PLAIN)
    program = start(home)
    both = Both(program, home)
    both.click("Decks")
    both.click("New deck")
    scene = both.scene
    both.write(scene.name, "One by One")
    for query in ("c:green cost<=3 part:main", "c:green cost=4 part:main", "c:green cost>4 part:main"):
        for spot in look_for(both, query):
            if left := 50 - scene.draft.size("deck"):
                both.click(scene.wall.on_screen(spot), times=min(3, left))
    both.click(scene.wall.on_screen(scene.wall.spots[0]), button=3)
    assert scene.draft.size("deck") == 49 and not scene.draft.is_legal
    first = look_for(both, "c:green cost<=3 part:main")[0]
    both.click(scene.wall.on_screen(first))  # three are enough
    assert "15.3" in scene.hand.refusal and scene.draft.size("deck") == 49
    for spot in look_for(both, "c:green part:extra")[:6]:
        both.drag(scene.wall.on_screen(spot), scene.right)
    assert scene.draft.size("extra") == 6
    both.press("ctrl+z")
    both.press("ctrl+y")
    both.drag(scene.wall.on_screen(look_for(both, "c:green cost>4 part:main")[0]), scene.right)
    assert scene.draft.laws() == [] and both.twin.says("Legal")
    (kept,) = wait(lambda: [one for one in own(home) if one.deck.parts == scene.draft.deck.parts], "the same deck")
    played, _ = taken_to_play(both)
    assert (played.name, played.parts) == ("One by One", kept.deck.parts)


def test_a_deck_from_the_clipboard_is_mended_and_taken_to_play(start, settle_home, screen):
    home = settle_home(last_setup=PLAIN)
    ready = decks.shipped(GAME)[1].deck
    first = RULES.book[ready.part("deck")[0][0]].name
    words = decks.write(ready._replace(name="From Afar"), RULES).replace(first, first + "e")
    with screen.holding(words):
        both = Both(start(home), home)
        both.twin.put_on_clipboard(words)
        both.click("Decks")
        both.click("Import")
        assert both.twin.says(fill(texts.SOME_UNREAD, n=1))
        both.click(both.scene.rows.near_rect(0))
        both.click(texts.IMPORT_THIS)
        (kept,) = wait(lambda: own(home), "the deck's file")
        assert (kept.deck.name, kept.deck.parts) == ("From Afar", ready.parts)
        both.click("From Afar")
        assert taken_to_play(both)[0].parts == ready.parts
