"""The builder's room: how many cards are seen, what the large card covers, and all copies at once."""

import pygame
import pytest

from game.kernel.template import fill
from scenes.decks import texts
from scenes.decks.desk import CHARTS, LIST, STACKS
from tests.screens.building import HERON, READY, RULES, builder, draft, in_list, on_wall, player_at
from tests.screens.driver import Driver
from tests.screens.fitting import SIZES, faults, laid_out
from ui.base.settings import Settings
from ui.widgets.wall import LINES, PICTURES

player = player_at(builder)


@pytest.fixture
def shift():
    pygame.init()
    yield lambda on: pygame.key.set_mods(pygame.KMOD_SHIFT if on else 0)
    pygame.key.set_mods(0)


def wheel(player, down, mod=pygame.KMOD_CTRL):
    pygame.key.set_mods(mod)
    player.wheel(down)
    pygame.key.set_mods(0)


# More pixels, more cards


def test_more_pixels_show_more_cards_and_each_has_more_pixels_too():
    seen = []
    for size in ((960, 540), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)):
        with Driver(builder, size=size) as player:
            wall = player.scene.wall
            seen.append((wall.columns, len(wall.seen()), wall.card_size[0]))
    columns, cards, pixels = zip(*seen, strict=True)
    assert list(columns) == sorted(columns) and columns[1] == 4 and columns[2] >= 5 and columns[4] >= 8
    assert list(cards) == sorted(cards) and cards[4] >= 3 * cards[1]
    assert list(pixels) == sorted(pixels)


@pytest.mark.parametrize("way", ["buttons", "wheel", "keys"])
def test_cards_are_made_smaller_and_larger_and_that_is_kept(player, way):
    wall = player.scene.wall
    player.move(wall.rect.center)
    usual = wall.columns

    def zoom(step):
        if way == "buttons":
            player.click(player.scene.signs[2 if step > 0 else 1])
        elif way == "wheel":
            wheel(player, -step)
        else:
            player.press("ctrl+=" if step > 0 else "ctrl+-")

    zoom(-1)
    zoom(-1)
    assert wall.columns > usual and player.settings.card_size == 70
    assert Settings.load(player.settings.path).card_size == 70
    zoom(1)
    zoom(1)
    zoom(1)
    zoom(1)
    assert wall.columns < usual and player.settings.card_size == 145
    player.press("ctrl+0")
    assert wall.columns == usual and player.settings.card_size == 100
    for _ in range(12):
        zoom(-1)
    assert player.settings.card_size == 40 and not player.scene.signs[1].enabled
    assert wall.card_size[0] >= 58, "and a card is still known"


def test_the_wheel_alone_scrolls_and_makes_nothing_smaller(player):
    player.move(player.scene.wall.rect.center)
    wheel(player, 3, mod=0)
    player.step(0.5)
    assert player.scene.wall.applied > 0 and player.settings.card_size == 100


def test_what_was_looked_at_stays_in_sight_when_the_size_changes(player):
    wall = player.scene.wall
    player.move(wall.rect.center)
    wheel(player, 30, mod=0)
    player.step(1)
    top = wall.seen()[0].card
    wheel(player, 1)
    player.step(0.2)
    assert top in [spot.card for spot in wall.seen()]


def test_the_next_builder_shows_cards_as_they_were():
    with Driver(builder) as player:
        player.settings.change(card_size=60, cards_as=LINES)
    with Driver(builder) as player:
        wall = player.scene.wall
        assert (wall.zoom, wall.look) == (0.6, LINES) and player.scene.signs[0].chosen


# Lines


def test_a_line_for_each_card_shows_more_of_them_and_does_the_same(player):
    wall, before = player.scene.wall, len(player.scene.wall.seen())
    player.click(player.scene.signs[0])
    assert wall.look == LINES and len(wall.seen()) >= 3 * before and wall.columns >= 3
    draft(player).remove(HERON.key, 3)
    player.scene.changed()
    place = on_wall(player)
    player.click(place)
    player.click(place)
    player.click(place, button=3)
    assert draft(player).count(HERON.key) == 1
    player.drag(place, player.scene.right.rect.center)
    assert draft(player).count(HERON.key) == 2
    player.move((5, 5))
    player.move(place)
    player.step(1)
    assert player.scene.preview.shown is HERON and player.scene.preview.is_shown
    player.press("down")
    player.press("return")
    assert draft(player).count(HERON.key) == 3
    assert player.scene.numbers_of(HERON) == f"{HERON.cost}  \u00b7  {HERON.strength}"
    player.click(player.scene.signs[0])
    assert wall.look == PICTURES and len(wall.spots) == 1


@pytest.mark.parametrize(
    ("look", "percent"), [(LINES, 100), (LINES, 40), (LINES, 250), (PICTURES, 40), (PICTURES, 250)]
)
def test_everything_has_its_place_however_cards_are_shown(look, percent):
    with Driver(builder, size=(960, 540), card_size=percent, cards_as=look) as player:
        scene, wrong = player.scene, []
        for view in (LIST, STACKS, CHARTS):
            scene.view = view
            for scale, which in laid_out(scene):
                wrong += [f"{view} {which}: {fault}" for fault in faults(scene, scale)]
                rects = [scene.wall.on_screen(spot) for spot in scene.wall.spots[: scene.wall.columns]]
                inside = scene.wall.rect.inflate(2, 9999)
                if scene.wall.columns > 1 and not all(inside.contains(rect) for rect in rects):
                    wrong.append(f"{view} {which}: cards leave the wall")
            player.step()
        assert not wrong, f"{len(wrong)} faults:\n" + "\n".join(wrong[:12])


# Tabs, and what is covered


@pytest.mark.parametrize("size", SIZES)
def test_the_tabs_stay_where_they_are(size):
    with Driver(builder, size=size) as player:
        choice, where = player.scene.view_choice, []
        for words in ("Stacks", texts.STATS, "List", texts.STATS):
            player.click(words)
            where.append((tuple(choice.rect), *map(tuple, choice.cells())))
        assert player.scene.view == CHARTS and len(set(where)) == 1


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1024, 1366), (3840, 2160)])
@pytest.mark.parametrize("view", ["List", "Stacks"])
def test_the_large_card_covers_neither_the_deck_nor_its_laws(size, view):
    deck = READY.deck._replace(parts=(("deck", READY.deck.part("deck")[:12]), ("extra", READY.deck.part("extra"))))
    with Driver(lambda: builder(deck), size=size) as player:
        player.click(view)
        scene, panes = player.scene, [player.scene.wall, player.scene.list if view == "List" else player.scene.stacks]
        drawn = []
        really = scene.preview.draw
        scene.preview.draw = lambda *given: drawn.append(really(*given))
        for pane in panes:
            seen = pane.seen()
            for spot in {id(spot): spot for spot in (seen[0], seen[len(seen) // 2], seen[-1])}.values():
                place = pane.on_screen(spot).clip(pane.rect)
                player.move((5, 5))
                player.move(place.center)
                player.step(1)
                assert scene.preview.is_shown and drawn
                whole = drawn.pop()
                drawn.clear()
                assert not whole.colliderect(scene.right.rect), (pane, spot.card.name)
                assert not whole.colliderect(scene.law_pane.rect) and pygame.Rect((0, 0), size).contains(whole)
                assert whole.top >= scene.name.rect.bottom, "nor the name of the deck"


# All copies at once


def test_with_shift_all_copies_go_in_and_out(player, shift):
    draft(player).remove(HERON.key, 3)
    player.scene.changed()
    place = on_wall(player)
    shift(True)
    player.click(place)
    assert draft(player).count(HERON.key) == 3 and player.app.sounds.heard[-1] == "card-place"
    player.click(place)
    assert draft(player).count(HERON.key) == 3 and "15.3" in player.scene.hand.refusal
    player.click(place, button=3)
    assert draft(player).count(HERON.key) == 0
    shift(False)
    player.press("ctrl+z")
    assert draft(player).count(HERON.key) == 3, "one step to take back"
    shift(True)
    player.click(in_list(player), button=3)
    shift(False)
    assert draft(player).count(HERON.key) == 0
    player.form.focus(player.scene.wall, True)
    player.press("shift+return")
    assert draft(player).count(HERON.key) == 3
    player.press("delete")
    player.press("shift+return")
    assert draft(player).count(HERON.key) == 3
    player.press("shift+delete")
    assert draft(player).count(HERON.key) == 0


def test_what_shift_would_do_to_the_card_that_is_pointed_at_stands_over_the_wall(player, shift):
    found, place = player.scene.found, on_wall(player)
    many = found.words
    assert many == f"1 of {len(RULES.book)} cards"
    player.move(in_list(player))
    player.step(0.1)
    assert found.words == fill(texts.REMOVE_ALL["mouse"], n=draft(player).count(HERON.key))
    player.move(place)
    player.step(0.1)
    assert found.words == many, "no more may come in: its law is said, and nothing of Shift"
    player.click(place, button=3)
    player.step(0.1)
    assert found.words == many, "the last one comes in by a click alone"
    player.click(place, button=3)
    player.step(0.1)
    assert found.words == fill(texts.ADD_ALL["mouse"], n=2)
    shift(True)
    player.click(place)
    shift(False)
    player.step(0.1)
    assert draft(player).count(HERON.key) == 3 and found.words == many
    draft(player).remove(HERON.key, 3)
    player.scene.changed()
    player.form.focus(player.scene.wall, True)
    player.press("home")
    player.step(0.1)
    assert found.words == fill(texts.ADD_ALL["keys"], n=3)
    player.move((4, 4))
    player.step(0.1)
    assert found.words == many


def test_of_a_card_of_the_extra_deck_one_is_all(player, shift):
    extra = next(card for card in RULES.book if card.part == "extra" and not draft(player).count(card.key))
    shift(True)
    player.click(on_wall(player, extra))
    assert draft(player).count(extra.key) == 1


def test_dragged_out_with_shift_no_copy_stays(player, shift):
    key, count = READY.deck.part("deck")[0]
    assert count > 1
    card = RULES.book[key]
    player.move(in_list(player, card))
    player.down()
    for step in range(1, 7):
        player.move((in_list(player, card)[0] - 60 * step, player.mouse[1]))
    shift(True)
    player.up()
    assert draft(player).count(key) == 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=str)
def test_in_a_large_window_all_stacks_of_a_part_stand_in_one_row(size):
    """Where their cards can still be read: in a small window they stay as large as they are."""
    with Driver(lambda: builder(READY.deck), size=size) as player:
        player.click("Stacks")
        stacks = player.scene.stacks
        part, name, said, found = stacks.parts_shown[0]
        rows, usual = {}, (stacks.rect.w - stacks.px(22) + stacks.px(10)) // stacks.px(96)
        for count in (usual, usual + 1):
            stacks.show([(part, name, said, [(str(n), list(found[0][1])[:1]) for n in range(count)])])
            rows[count] = len({rect.top for rect, _ in stacks.labels})
            assert stacks.card_size[0] >= 86
        assert rows == {usual: 1, usual + 1: 1 if size[0] > 2000 else 2}
