"""Building a deck as a player does it: with the mouse alone, with the keys alone, with words and with buttons."""

import gc

import pygame

from art import icons
from game.builder.draft import Draft
from game.kernel.template import fill
from game.rules import RULESETS
from scenes.decks import texts
from scenes.decks.builder import DeckBuilder
from scenes.decks.desk import LIST, STACKS
from scenes.decks.filters import Filters
from scenes.decks.shelf import DeckShelf
from tests.screens.building import GAME, HERON, RULES, draft, in_list, new, on_wall, player_at

player = player_at(new)


# Adding and removing


def test_a_click_adds_and_a_right_click_removes(player):
    place = on_wall(player)
    player.click(place)
    player.click(place)
    assert draft(player).count("ember-heron") == 2
    assert player.app.sounds.heard.count("card-place") == 2
    player.click(place, button=3)
    assert draft(player).count("ember-heron") == 1
    player.click(in_list(player))
    assert draft(player).count("ember-heron") == 2
    player.click(in_list(player), button=3)
    player.click(in_list(player), button=3)
    assert draft(player).count("ember-heron") == 0 and player.scene.list.spots == []


def test_a_card_is_dragged_into_the_deck_and_out_again(player):
    deck = player.scene.right.rect
    player.drag(on_wall(player), deck.center)
    assert draft(player).count("ember-heron") == 1
    player.drag(in_list(player), player.scene.middle.rect.center)
    assert draft(player).count("ember-heron") == 0


def test_a_drag_that_ends_where_it_began_changes_nothing(player):
    place = on_wall(player)
    player.drag(place, (place[0] + 90, place[1]))
    assert draft(player).count("ember-heron") == 0
    player.click(place)
    player.drag(in_list(player), (in_list(player)[0], in_list(player)[1] + 60))
    assert draft(player).count("ember-heron") == 1


def test_escape_puts_back_what_is_carried(player):
    player.move(on_wall(player))
    player.down()
    player.move(player.scene.right.rect.center)
    assert player.scene.hand.is_full
    player.press("escape")
    assert not player.scene.hand.is_full
    player.up()
    assert draft(player).count("ember-heron") == 0 and isinstance(player.scene, DeckBuilder)


def test_a_long_look_is_no_click(player):
    player.move(on_wall(player))
    player.down()
    player.step(1.0)
    assert player.scene.preview.is_shown and player.scene.preview.shown is HERON
    player.up()
    assert draft(player).count("ember-heron") == 0


def test_hovering_shows_the_card_large(player):
    player.move(on_wall(player))
    assert not player.scene.preview.is_shown
    player.step(1.0)
    assert player.scene.preview.is_shown and player.scene.preview.shown is HERON
    player.move((5, 5))
    assert not player.scene.preview.is_shown


def test_icons_and_terms_of_the_large_card_are_explained_and_lead_to_their_rule(player):
    looking = player.scene.looking
    player.move(on_wall(player))
    player.step(1.0)
    player.scene.form.focus(player.scene.wall)
    count = draft(player).count("ember-heron")
    player.press("t")
    player.step(0.2)
    assert looking.preview.is_kept and looking.terms.words
    spot, target = looking.terms.about
    player.press("escape")
    assert not looking.terms.words and looking.preview.is_kept
    player.move(spot.center)
    player.step(1.0)
    assert looking.preview.shown is HERON and looking.terms.words and looking.terms.about[1] == target
    player.press("escape")
    assert not looking.preview.is_kept and isinstance(player.scene, DeckBuilder)
    player.move(on_wall(player))
    player.step(1.0)
    player.press("t")
    player.step(0.2)
    builder = player.scene
    player.press("return")
    player.step(0.2)
    assert player.scene.lit == looking.terms.section(target) and builder.draft.count("ember-heron") == count


def test_the_copy_limit_is_felt_and_says_its_law(player):
    place = on_wall(player)
    for _ in range(3):
        player.click(place)
    assert player.scene.wall.full == {"ember-heron"}
    player.app.sounds.heard.clear()
    player.click(place)
    assert draft(player).count("ember-heron") == 3
    assert player.app.sounds.heard[-1] == "refuse"
    assert "Chrono Clash 15.3" in player.scene.hand.refusal and "Ember Heron" in player.scene.hand.refusal
    player.step(4.0)
    assert not player.scene.hand.refusal
    player.click(place, button=3)
    assert not player.scene.wall.full


def test_a_card_of_the_extra_deck_goes_to_its_own_place(player):
    extra = next(card for card in RULES.book if card.part == "extra")
    player.click(on_wall(player, extra))
    assert dict(draft(player).deck.part("extra")) == {extra.key: 1}
    assert [spot.part for spot in player.scene.list.spots] == ["extra"]
    assert [size for _, _, size in player.scene.list.headings] == ["0 / 50", "1 / 6"]


def test_the_picture_of_stacks_shows_the_same_deck(player):
    for card in list(RULES.book)[:8]:
        player.scene.hand.add(card, pygame.Rect(0, 0, 10, 10))
    player.click("Stacks")
    assert player.scene.view == STACKS and player.scene.stacks.visible and not player.scene.list.visible
    keys = {spot.card.key for spot in player.scene.stacks.spots}
    assert keys == {key for _, counts in draft(player).deck.parts for key, _ in counts}
    spot = player.scene.stacks.spots[-1]
    player.drag(player.scene.stacks.on_screen(spot).center, player.scene.wall.rect.center)
    assert draft(player).count(spot.card.key) == 0
    player.click("List")
    assert player.scene.view == LIST


# Undo


def test_everything_can_be_taken_back_and_done_again(player):
    place = on_wall(player)
    player.click(place)
    player.click(place)
    player.click(player.scene.name)
    player.press("ctrl+a")
    player.type("Late")
    assert draft(player).name == "Late"
    player.press("ctrl+z")
    assert draft(player).name == player.scene.name.value == "Slow Dawn" and draft(player).count("ember-heron") == 2
    player.click(player.scene.undo_button)
    player.click(player.scene.undo_button)
    assert draft(player).count("ember-heron") == 0 and not player.scene.undo_button.enabled
    player.press("ctrl+y", 2)
    assert draft(player).count("ember-heron") == 2
    while draft(player).can_redo:
        player.click(player.scene.redo_button)
    assert draft(player).name == "Late"
    player.press("ctrl+y")
    assert player.app.sounds.heard[-1] == "refuse"


def test_a_name_that_is_rubbed_out_comes_back(player):
    player.click(player.scene.name)
    player.press("backspace", len("Slow Dawn"))
    assert draft(player).name == "Slow Dawn" and player.scene.name.value == ""
    player.press("return")
    player.step()
    assert player.scene.name.value == "Slow Dawn" and not draft(player).can_undo
    player.press("f2")
    player.press("ctrl+a")
    player.type("A")
    player.type("B")
    player.press("return")
    player.step()
    player.press("f2")
    player.press("end")
    player.type("C")
    player.press("ctrl+z")
    assert draft(player).name == "AB"
    player.press("ctrl+z")
    assert draft(player).name == "Slow Dawn" and not draft(player).can_undo


# Looking for cards


def test_the_wall_shows_what_is_typed(player):
    player.press("ctrl+f")
    player.type("c:red cost<=2")
    found = {spot.card for spot in player.scene.wall.spots}
    assert found == {card for card in RULES.book if card.colour == "red" and card.cost <= 2}
    assert player.says(f"{len(found)} of 112 cards")


def test_a_slash_leads_to_the_search_and_is_not_typed(player):
    player.press("/")
    assert player.form.focused is player.scene.search and player.scene.search.value == ""


def test_what_is_not_understood_is_said_quietly(player):
    player.press("ctrl+f")
    player.type("colr:red heron")
    assert "'colr'" in player.scene.complaint.words and "colour" in player.scene.complaint.words
    assert [spot.card for spot in player.scene.wall.spots] == [HERON]


def test_what_may_have_been_meant_is_a_click_away(player):
    player.press("ctrl+f")
    player.type("colr:red heron")
    scene = player.scene
    (rect, target), *_ = scene.complaint._block().links
    player.click(rect.move(scene.complaint.rect.topleft).center)
    assert scene.search.value == "colour:red heron" and scene.complaint.words == "" and target == "0"
    assert [spot.card for spot in scene.wall.spots] == [HERON]


def test_a_query_speaks_of_the_deck_as_it_is(player):
    scene = player.scene
    player.press("ctrl+f")
    player.type("-in:deck heron")
    assert [spot.card for spot in scene.wall.spots] == [HERON]
    scene.draft.add(HERON.key)
    scene.show_deck()
    assert not scene.wall.spots
    scene.looked_for.ask("in:deck sort:-cost")
    assert [spot.card for spot in scene.wall.spots] == [HERON]


def test_a_query_sorts_what_it_finds_within_the_groups(player):
    player.scene.looked_for.ask("c:red,blue sort:-cost")
    shown = [spot.card for spot in player.scene.wall.spots]
    for colour in ("red", "blue"):
        costs = [card.cost for card in shown if card.colour == colour]
        assert costs == sorted(costs, reverse=True) and len(set(costs)) > 2
    assert [card.colour for card in shown] == sorted((card.colour for card in shown), key=shown[0].colour.__ne__)


def filter_of(player, key):
    return next(widget for _, facet, widget in player.scene.filters.rows if facet.key == key)


def test_each_filter_says_what_it_is_and_how_many_cards_are_so(player):
    colour, cost, group = (filter_of(player, key) for key in ("colour", "cost", "group"))
    reds = sum(card.colour == "red" for card in RULES.book)
    now = player.scene.filters.now
    for widget, n, begins in (
        (colour, 0, f"Red: {reds} cards."), (colour, 1, "Blue: "), (cost, 0, "Cost 1: "), (group, 0, "Walker: "),
        (now, 0, texts.FITS_TIP), (now, 1, texts.IN_DECK_TIP),
    ):  # fmt: skip
        player.move(widget.cells()[n].center)
        player.step(1.0)
        assert player.scene.form.tip_is_shown and widget.tip.startswith(begins), widget.tip
        assert widget.tip_place == widget.cells()[n]
    kind, battlers = filter_of(player, "type"), sum(card.kind == "battler" for card in RULES.book)
    told = kind.chips[0].tip
    assert told.startswith("Battler: a card that stays") and told.endswith(f"{battlers} cards.")
    for widget in (filter_of(player, "has"), filter_of(player, "guardian"), player.scene.curve):
        player.move(widget.rect.center)
        player.step(1.0)
        assert player.scene.form.tip_is_shown
    assert player.scene.curve.tip == fill(texts.CURVE_TIP, facet="cost")


def test_what_a_filter_says_waits_until_the_mouse_rests_on_it(player):
    cost = filter_of(player, "cost")
    for cell in cost.cells()[:5]:
        player.move(cell.center)
        player.step(0.25)
        assert not player.scene.form.tip_is_shown
    player.step(0.5)
    assert player.scene.form.tip_is_shown and cost.tip.startswith("Cost 5: ")


def cell(widget, value):
    return widget.cells()[[chip.value for chip in widget.chips].index(value)].center


def test_buttons_write_the_query_and_read_it(player):
    colour, cost = filter_of(player, "colour"), filter_of(player, "cost")
    player.click(cell(colour, "red"))
    player.click(cell(colour, "blue"))
    player.click(cell(cost, 2))
    assert player.scene.search.value == "c:red,blue cost:2"
    assert all(s.card.colour in ("red", "blue") and s.card.cost == 2 for s in player.scene.wall.spots)
    player.click(cell(colour, "red"))
    assert player.scene.search.value == "c:blue cost:2"
    player.click(player.scene.search)
    player.press("ctrl+a")
    player.type("cost>=9 -c:green")
    assert cost.values == {9, 10} and colour.values == {"red", "blue", "purple"}
    player.click(player.scene.clear_button)
    assert not cost.values and len(player.scene.wall.spots) == 112


def test_icons_are_chosen_from_a_board(player):
    board = filter_of(player, "has")
    player.click(board)
    assert player.form.popup is board
    names = [sign.value for sign in board.signs]
    player.click(board.cells()[names.index("fast")].center)
    player.click(board.cells()[names.index("pilot")].center)
    assert player.scene.search.value == "has:fast has:pilot"
    player.click(board.cells()[names.index("pilot")].center)
    player.press("escape")
    assert player.form.popup is None and player.scene.search.value == "has:fast"
    assert HERON in {spot.card for spot in player.scene.wall.spots}


def test_a_letter_never_waits_for_pictures_of_icons(player):
    icons.icon.cache_clear()
    player.app.stack.start(DeckBuilder(GAME, Draft(RULES)))
    player.step(1.5)
    drawn = icons.icon.cache_info().misses
    player.scene.looked_for.ask("has:p")
    player.step()
    assert len(filter_of(player, "has").values) == 3
    assert icons.icon.cache_info().misses == drawn


def test_the_wall_is_not_searched_for_garbage_while_it_is_shown(thaws, player):
    assert gc.get_freeze_count() > 10_000
    player.app.stack.start(DeckShelf(GAME))
    player.step()
    assert gc.get_freeze_count() == 0


def test_cards_are_grouped_and_sorted(player):
    assert [words for _, words, _ in player.scene.wall.headings] == ["Red", "Blue", "Green", "Purple"]
    player.scene.looked_for.group_by("cost")
    assert [words for _, words, _ in player.scene.wall.headings] == [f"Cost {n}" for n in range(1, 11)]
    player.scene.looked_for.group_by("")
    player.scene.looked_for.sort_by("name")
    names = [spot.card.name for spot in player.scene.wall.spots]
    assert not player.scene.wall.headings and names == sorted(names, key=str.casefold)


# Keys alone


def test_a_deck_is_built_by_keys_alone(player):
    player.press("ctrl+f")
    player.type("ember heron")
    player.press("return")
    assert player.form.focused is player.scene.wall and player.scene.wall.at_cursor.card is HERON
    player.press("return", 2)
    assert draft(player).count("ember-heron") == 2
    player.press("delete")
    assert draft(player).count("ember-heron") == 1
    player.press("ctrl+f")
    player.press("escape")
    assert player.scene.search.value == "" and player.form.focused is player.scene.search
    player.press("down")
    player.press("tab")
    while player.form.focused is not player.scene.list:
        player.press("tab")
    player.press("delete")
    assert draft(player).count("ember-heron") == 0


def test_arrows_walk_over_the_wall_and_off_its_edges(player):
    wall = player.scene.wall
    player.form.focus(wall, by_keys=True)
    columns = wall.columns
    player.press("right", columns - 1)
    assert wall.cursor == columns - 1
    player.press("down", 2)
    assert wall.cursor == 3 * columns - 1
    player.press("end")
    player.step(1.0)
    assert wall.cursor == 111 and wall.rect.contains(wall.on_screen(wall.at_cursor).inflate(0, -8))
    player.press("home")
    assert wall.cursor == 0
    player.press("right", columns)
    assert player.form.focused is not wall


def test_looking_at_a_card_by_keys(player):
    player.form.focus(player.scene.wall, by_keys=True)
    player.press("right")
    player.step(1.0)
    assert player.scene.preview.shown is player.scene.wall.spots[1].card


def test_a_number_below_nothing_stands_on_its_filter_with_a_minus_and_no_hyphen():
    rules = RULESETS["towers_in_time"]
    filters = Filters(rules, lambda widget: widget, lambda query: None, {})
    told = [
        (value, words) for _, facet, chips in filters.rows if facet.kind == "number" for value, words in chips.options
    ]
    assert (-2, "\u22122") in told and (3, "3") in told
    assert not [words for _, words in told if "-" in words]
