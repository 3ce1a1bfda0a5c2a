"""A deck of Towers in Time as a new user builds it."""

from game import decks
from game.rules import RULESETS
from scenes.decks.shelf import DeckShelf
from scenes.match.plan import own_folder
from tests.screens.building import player_at

GAME = "towers_in_time"
RULES = RULESETS[GAME]
player = player_at(lambda: DeckShelf(GAME))


def write(player, entry, words):
    """Words into a box, in the place of what stands there."""
    player.click(entry)
    player.press("ctrl+a")
    player.type(words)
    player.step(0.5)


def look_for(player, query):
    """Type this into the search; the cards on the wall that can be seen whole."""
    write(player, player.scene.search, query)
    wall = player.scene.wall
    return [spot for spot in wall.seen() if wall.rect.contains(wall.on_screen(spot))]


def add(player, spot, count):
    for _ in range(count):
        player.click(player.scene.wall.on_screen(spot))


def test_a_deck_is_built_card_by_card_judged_on_the_way_and_taken_to_play(player, sat):
    player.click("New deck")
    scene = player.scene
    write(player, scene.name, "Stone by Stone")
    first = look_for(player, "t:source school:earth")[0]
    add(player, first, 4)
    add(player, first, 1)  # four are enough in a competition
    assert "15.2" in scene.hand.refusal and scene.draft.size("deck") == 4
    for words in ("source school:earth", "follower school:earth", "monster school:earth", "follower school:neutral"):
        for spot in look_for(player, f"t:{words}"):
            add(player, spot, min(49 - scene.draft.size("deck"), scene.draft.room(spot.card.key)))
    assert "at least 50" in scene.draft.laws()[0] and not scene.draft.is_legal
    spot = next(spot for spot in look_for(player, "t:instant school:earth") if not scene.draft.count(spot.card.key))
    player.drag(scene.wall.on_screen(spot), scene.right)
    assert scene.draft.is_legal and player.says("Legal")
    player.step(1)
    (kept,) = decks.in_folder(own_folder(GAME), RULES)[0]
    assert (kept.deck.name, kept.deck.parts) == ("Stone by Stone", scene.draft.deck.parts)
    player.click("Play")
    player.click("Start")
    assert sat[0].record.decks[0].parts == kept.deck.parts
