"""The shelf and the builder at every size and scale: nothing overlaps, nothing leaves its box, no words are cut."""

import pygame
import pytest

from game import decks
from game.builder.draft import Draft
from game.builder.results import LOST, WON, Told
from game.kernel.deck import Deck
from game.rules import RULESETS
from scenes.decks import results as deck_results
from scenes.decks.builder import DeckBuilder
from scenes.decks.desk import CHARTS, LIST, STACKS
from scenes.decks.finish import DeckFinish
from scenes.decks.shelf import DeckShelf
from scenes.match.plan import own_folder
from scenes.menu import Menu
from tests.screens.driver import Driver
from tests.screens.fitting import SIZES, faults, laid_out

GAME = "chrono_clash"
RULES = RULESETS[GAME]


def ready():
    found = decks.shipped(GAME)[1]
    return Draft(RULES, found.deck, found.about)


def illegal():
    draft = Draft(RULES, Deck("Much of Everything", ()))
    for key in list(RULES.book.cards)[::5]:
        draft.add(key, 2)
    return draft


def own_shelf():
    """A shelf with decks of the player's own, of which the first breaks many laws and has met many others."""
    decks.save(own_folder(GAME) / "a.txt", illegal().deck, RULES, "A long story. " * 20)
    decks.save(own_folder(GAME) / "b.txt", ready().deck._replace(name="W" * 60), RULES)
    for n in range(12):
        other, result = f"The other deck number {n}", LOST if n % 2 else WON
        deck_results.kept().note(Told("2026-11-21", GAME, result, illegal().name, other))
    return DeckShelf(GAME)


SCENES = {
    "shelf": lambda: DeckShelf(GAME),
    "shelf of one's own": own_shelf,
    "empty": lambda: DeckBuilder(GAME, Draft(RULES)),
    "illegal": lambda: DeckBuilder(GAME, illegal()),
    "finished": lambda: DeckBuilder(GAME, ready()),
    "finish": lambda: DeckFinish(illegal(), lambda deck: None),
    "finish of nothing": lambda: DeckFinish(Draft(RULES), lambda deck: None),
}


@pytest.mark.parametrize("name", SCENES)
def test_everything_has_its_place(name):
    with Driver(Menu, size=(960, 540)) as player:
        player.app.stack.push(SCENES[name]())
        player.step()
        scene, wrong = player.scene, []
        for view in (LIST, STACKS, CHARTS) if isinstance(scene, DeckBuilder) else (LIST,):
            scene.view = view
            wrong += [f"{view} {which}: {fault}" for scale, which in laid_out(scene) for fault in faults(scene, scale)]
        assert not wrong, f"{len(wrong)} faults:\n" + "\n".join(wrong[:12])


def test_in_a_narrow_window_the_filters_take_the_place_of_the_wall():
    with Driver(Menu, size=(960, 540), ui_scale=300) as player:
        player.app.stack.push(DeckBuilder(GAME, illegal()))
        player.step()
        scene = player.scene
        assert scene.wall.visible and not scene.pane.visible
        player.click("Filters")
        assert scene.pane.visible and not scene.wall.visible and not faults(scene, scene.scale)
        colours = next(widget for _, facet, widget in scene.filters.rows if facet.key == "colour")
        player.click(colours.cells()[0].center)
        assert player.says("28 of 112 cards")
        player.press("escape")
        assert scene.wall.visible and not scene.pane.visible and len(scene.wall.spots) == 28
        player.resize((1920, 1080))
        scene.toggle_filters()
        assert not faults(scene, scene.scale)


@pytest.mark.parametrize("size", [(960, 540), (3840, 2160)])
def test_every_scene_can_be_drawn(size):
    with Driver(Menu, size=size) as player:
        for make in SCENES.values():
            player.app.stack.push(make())
            player.step()
            player.press("tab", 3)
            player.app.stack.pop()
            player.step()


@pytest.mark.parametrize("size", SIZES)
def test_the_wall_shows_whole_cards_side_by_side_large_enough(size):
    with Driver(Menu, size=size) as player:
        player.app.stack.push(DeckBuilder(GAME, ready()))
        player.step()
        scene = player.scene
        for view in (LIST, STACKS, CHARTS):
            scene.show_view(view)
            wall = scene.wall
            first = [wall.on_screen(spot) for spot in wall.spots[:2]]
            assert all(wall.rect.left <= rect.left and rect.right <= wall.rect.right for rect in first)
            assert first[0].w >= 148 * min(1.0, scene.scale.u), "never fewer pixels than in a small window"
            assert not first[0].colliderect(first[1])
            assert pygame.Rect((0, 0), size).contains(scene.right.rect)
