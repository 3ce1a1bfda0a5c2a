"""What mouse and keys do at the table, on a virtual clock."""

import random

import pygame
import pytest

from game.kernel.agenda import legal_actions
from game.kernel.naming import lower
from game.kernel.notation import read
from game.kernel.template import Names, Seat, address, fill
from game.match import Match, Player
from scenes.match import forecast
from scenes.match.keys import Spot
from scenes.match.table import Table
from tests.screens.clash import clash
from tests.screens.domains import domains, drop, grip, of, spot
from tests.screens.eras import FULL, eras
from tests.screens.tables import QUIET, TIME_STOP, at, card, in_zone, is_as_seen, middle, settle, sit, use
from ui.shows.control import texts


def test_a_drag_plays_a_card():
    with sit(QUIET) as player:
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        assert in_zone(player, "play-0") == ["force-field", "nova"]
        settle(player)
        assert is_as_seen(player)
        assert "play-unstable" in player.app.sounds.heard


def test_a_drag_onto_a_card_diffuses_it():
    with sit(QUIET) as player:
        target = card(player, "exotic-matter", "play-1")
        player.drag(at(player, card(player, "nova", "hand-0")), at(player, target))
        settle(player)
        assert in_zone(player, "play-1") == ["nova"]
        assert is_as_seen(player)
        assert "diffuse" in player.app.sounds.heard


def held_over(player, key, place):
    """What is said while a card of the hand is held over a place."""
    player.move(at(player, card(player, key, "hand-0")))
    player.down()
    player.move((400, 400))
    player.move(place)
    words = player.table.forecast.words_of_drop()
    player.press("escape")
    player.up()
    settle(player)
    return words


def fuel_goes(before, after, seat=0):
    """The forecast for the Fuel Count of a seat."""
    words = fill(texts.FUEL_CHANGES, seat=Seat(seat), before=before, after=after)
    return address(words, Names(["Traveller", "Vesper"], you=0))


def test_before_a_drop_it_is_said_where_it_takes_the_fuel_counts():
    with sit(QUIET) as player:
        mine, theirs = middle(player, "play-0"), at(player, card(player, "exotic-matter", "play-1"))
        assert held_over(player, "dark-energy", mine) == f"Play Dark Energy\n*{fuel_goes(3, 9)}*"
        assert held_over(player, "rift", mine) == f"Play Rift\n*{fuel_goes(3, 4)}*"
        assert held_over(player, "nova", theirs).endswith(f"\n*{fuel_goes(14, 10, 1)}*")
        assert "Fuel" not in held_over(player, "dark-energy", middle(player, "discard-0")), "it moves none"
    with sit(QUIET.replace("play-0: force-field", "play-0: nova, rift")) as player:
        words = held_over(player, "nova", middle(player, "play-0"))
        assert words.endswith(f"*{fuel_goes(11, 21)} {texts.WINS_ROUND}*")
    singularity = QUIET.replace("play-0: force-field", "play-0: wormhole").replace("rift, nova", "rift, singularity")
    with sit(singularity) as player:
        player.drag(at(player, card(player, "singularity", "hand-0")), middle(player, "discard-0"))
        settle(player)
        button = next(button for button in player.table.buttons.shown if "Unstable" in button.words)
        player.move(button.rect.center)
        words, about = player.table.forecast.words_of_press()
        assert words.startswith(f"*{fuel_goes(4, 0)} {fuel_goes(14, 4, 1)}*\n") and about == button.rect
        assert "Wormhole" in words.split("\n")[1]


@pytest.mark.parametrize("held", ["time-stop, nova", "nova, nova"])
def test_what_could_still_be_stopped_is_said_so_whoever_holds_what(held):
    quiet = QUIET.replace("dark-energy", "rewind").replace("play-1: exotic-matter, nova", "play-1: -")
    with sit(quiet.replace("hand-1: singularity, antimatter", f"hand-1: {held}")) as player:
        words = held_over(player, "rewind", middle(player, "discard-0"))
        assert lower(fuel_goes(3, 0)) in words


def test_in_what_happens_if_nobody_answers_a_name_keeps_its_letter():
    with sit(
        QUIET.replace("dark-energy", "rewind")
        .replace("play-0: force-field", "play-0: -")
        .replace("exotic-matter, ", "")
    ) as player:
        words = held_over(player, "rewind", middle(player, "discard-0"))
        assert fuel_goes(10, 0, 1) in words


def test_a_drop_elsewhere_goes_home_and_says_why_with_the_rules_number():
    with sit(QUIET) as player:
        rift = card(player, "rift", "hand-0")
        before = repr(player.match.state)
        player.drag(at(player, rift), at(player, card(player, "nova", "play-1")))
        player.step(0.1)
        assert player.table.reading.slip.is_shown and player.table.reading.slip.refusals[0].law.number == "4.6"
        assert "Rift" in player.table.reading.slip.words and "4.6" in player.table.reading.slip.words
        settle(player)
        assert repr(player.match.state) == before and is_as_seen(player)
        assert "refuse" in player.app.sounds.heard
        player.press("r")
        assert player.table.reading.slip.is_open
        player.press("escape")
        assert not player.table.reading.slip.is_shown and player.scene is player.table
        player.step(10)
        assert not player.table.reading.slip.is_shown


def test_every_refusal_can_be_read_in_full():
    from ui.table.rule_slip import sections

    rules = Match.new("control", [Player("a", "human"), Player("b", "random")], seed=1).state.rules
    found = sections(rules.telling.rules_file)
    assert {law.number for law in rules.laws} <= set(found)
    assert all(words for _, words in found.values())


def test_a_card_put_back_into_the_hand_is_no_mistake():
    with sit(QUIET) as player:
        rift = card(player, "rift", "hand-0")
        x, y = at(player, rift)
        player.drag((x, y), (x + 40, y - 8))
        settle(player)
        assert not player.table.reading.slip.is_shown and is_as_seen(player)


def test_a_card_dropped_beside_all_places_or_let_go_by_the_other_button_goes_home_without_a_word():
    with sit(QUIET) as player:
        nova = card(player, "nova", "hand-0")
        before = repr(player.match.state)
        player.drag(at(player, nova), (player.app.window.size[0] - 2, 2))
        settle(player)
        assert not player.table.reading.slip.is_shown and "refuse" not in player.app.sounds.heard
        player.move(at(player, nova))
        player.down()
        player.move(middle(player, "play-0"))
        assert player.table.hand.drag.held == nova
        player.down(3)
        player.up(3)
        assert player.table.hand.drag.held < 0
        player.up()
        settle(player)
        assert repr(player.match.state) == before and is_as_seen(player)
        assert not player.table.reading.slip.is_shown


def test_click_and_click_is_the_same_as_a_drag():
    with sit(QUIET) as player:
        player.click(at(player, card(player, "nova", "hand-0")))
        assert player.table.hand.drag.held == card(player, "nova", "hand-0")
        player.click(middle(player, "play-0"))
        assert in_zone(player, "play-0") == ["force-field", "nova"]


def test_a_second_click_on_the_card_puts_it_back():
    with sit(QUIET) as player:
        nova = card(player, "nova", "hand-0")
        player.click(at(player, nova))
        player.click(at(player, nova))
        assert player.table.hand.drag.held == -1 and "nova" in in_zone(player, "hand-0")


def test_own_cards_are_diffused_only_by_resting_on_them():
    with sit(QUIET) as player:
        nova, own = card(player, "nova", "hand-0"), card(player, "force-field", "play-0")
        player.click(at(player, nova))
        player.move(at(player, own))
        assert player.table.hand.drag.meant().action.verb == "play"
        player.step(1)
        assert player.table.hand.drag.meant().action.verb == "diffuse"


def test_a_click_on_the_deck_draws():
    with sit(QUIET) as player:
        player.click(at(player, player.match.state.cards_in(0, "deck")[-1]))
        assert len(in_zone(player, "hand-0")) == 5


def test_while_a_card_is_held_every_place_where_it_may_end_is_lit():
    with sit(QUIET) as player:
        held = card(player, "dark-energy", "hand-0")
        player.click(at(player, held))
        table, state = player.table, player.match.state
        named = state.layout.named
        assert table.hand.drag.target_zones == {named["play-0"], named["discard-0"]}
        targets = {state.what[c].key for c in table.hand.drag.target_cards}
        assert targets == {"force-field", "exotic-matter"}
        lit = dict(table.picture.still.shown().glows)
        assert all(lit[c] == "target" for c in table.hand.drag.target_cards)
        assert set(dict(table.picture.still.shown().zones)) == table.hand.drag.target_zones


def test_what_can_be_lifted_glows_at_rest_and_not_if_unwanted():
    with sit(QUIET) as player:
        assert set(dict(player.table.picture.still.shown().glows)) == player.table.hand.drag.sources
    for unwanted in ({"hint_level": "none"}, {"assistance": "off"}):
        with sit(QUIET, **unwanted) as player:
            assert player.table.picture.still.shown().glows == () == player.table.picture.still.shown().zones


# Keys


def test_keys_alone_play_a_card():
    with sit(QUIET) as player:
        nova = card(player, "nova", "hand-0")
        for _ in range(12):
            player.press("tab")
            focused = player.table.buttons.form.focused
            if getattr(focused, "card", -1) == nova:
                break
        player.press("return")
        assert player.table.hand.drag.held == nova
        while getattr(player.table.buttons.form.focused, "zone", -1) != player.match.state.layout.named["play-0"]:
            player.press("tab")
        player.press("return")
        assert in_zone(player, "play-0") == ["force-field", "nova"]


def test_arrows_go_between_cards_and_escape_puts_back():
    with sit(QUIET) as player:
        player.press("tab")
        first = player.table.buttons.form.focused
        player.press("right")
        assert player.table.buttons.form.focused is not first
        spot = player.table.buttons.form.focused
        player.press("return")
        assert player.table.hand.drag.held == spot.card
        player.press("escape")
        assert player.table.hand.drag.held == -1 and player.scene is player.table


def test_keys_never_stand_on_what_is_disabled():
    with sit(QUIET) as player:
        form, slots = player.form, player.table.buttons.slots
        assert slots["pass"].visible and not slots["pass"].enabled and slots["pass"].reason
        seen = set()
        for key in ["tab"] * 20 + ["right", "down", "down", "left", "up", "shift+tab"] * 5:
            player.press(key)
            assert form.focused.enabled
            seen.add(form.focused)
        assert slots["draw"] in seen and slots["pass"] not in seen


def test_the_arrows_go_to_every_card_that_is_seen_and_tab_to_what_can_be_done():
    """Without a mouse all faces can be read: another's, and those with which nothing can be done now."""
    with sit(QUIET, thinks=False) as player:
        table, form, view = player.table, player.form, player.table.chair.view
        for _ in range(30):
            player.press("tab")
            assert not form.focused.is_aside
        form.focus(table.keys.spots[0], by_keys=True)
        cards, seen, ways = set(), set(), [""]
        while ways:
            for key in ("left", "right", "up", "down"):
                way = f"{ways[0]} {key}".strip()
                form.focus(table.keys.spots[0], by_keys=True)
                for step in way.split():
                    player.press(step)
                cards.add(table.reading.hovered)
                if form.focused.rect.topleft not in seen:
                    seen.add(form.focused.rect.topleft)
                    ways.append(way)
            del ways[0]
        played = [card for zone in ("play-0", "play-1", "hand-0") for card in view.zones[view.layout.named[zone]]]
        assert played and set(played) <= cards
        target = card(player, "exotic-matter", "play-1")
        form.focus(next(one for one in form.widgets if one.is_aside and one.card == target), by_keys=True)
        table.keys.follow_focus()
        player.press("return")
        assert table.reading.preview.shown.key == "exotic-matter" and table.hand.drag.held < 0


def test_the_card_that_the_keys_have_left_is_shown_no_longer():
    with sit(QUIET) as player:
        table, form = player.table, player.form
        player.press("tab")
        for key in ("up", *["right"] * 12):
            player.press(key)
            if form.focused in table.buttons.tools.values() or form.focused in table.buttons.slots.values():
                break
            player.step(1)
            shown = table.reading.preview.is_shown
        assert shown, "the last one before"
        player.step(1)
        assert not isinstance(form.focused, Spot) and not table.reading.preview.is_shown


def test_a_pile_is_looked_through_by_keys():
    with clash("hand-0: ember-heron\nhand-1: 2 cards\ndiscard-1: thirteenth-baker, judge-moth, ember-heron") as player:
        table, form = player.table, player.form
        player.press("tab")
        player.press("up")
        pile = table.board.layout.named["discard-1"]
        form.focus(next(one for one in form.widgets if one.is_aside and one.zone == pile), by_keys=True)
        table.keys.follow_focus()
        assert "3 cards" in table.hints.words
        player.press("return")
        player.step(0.1)
        assert table.reading.is_pile_read
        read = []
        for _ in range(4):
            player.press("right")
            player.step(0.6)
            read.append(table.reading.preview.shown.key)
        assert set(read) == {"thirteenth-baker", "judge-moth", "ember-heron"}, read
        player.press("tab")
        assert form.focused.is_aside, "no further than the pile"
        player.press("escape")
        assert not table.reading.is_pile_read
        player.press("tab")
        assert form.focused is not None and not form.focused.is_aside


@pytest.mark.parametrize("key", ["tab", "shift+tab", "left", "right", "up", "down"])
def test_with_a_card_lifted_the_keys_stay_among_its_places(key):
    with sit(QUIET) as player:
        table, form = player.table, player.form
        table.hand.take(card(player, "dark-energy", "hand-0"))
        form.focus(table.keys.spots[0], by_keys=True)
        places = {spot.rect.topleft for spot in table.keys.spots}
        assert len(places) == len(table.hand.landing.endings()) == 5
        for _ in range(8):
            player.press(key)
            assert form.focused in table.keys.spots
        player.press("escape")
        for _ in range(12):
            player.press("tab")
        assert table.hand.drag.held < 0 and any(w in form.stops() for w in table.buttons.tools.values())


def test_letters_stand_for_buttons():
    with sit(QUIET) as player:
        player.press("d")
        assert len(in_zone(player, "hand-0")) == 5


def test_a_new_question_finds_the_keys_where_it_can_be_answered():
    with sit(TIME_STOP) as player:
        player.press("tab")
        use(player, "singularity")
        assert player.form.focused is player.table.buttons.slots["choice-1"]
        player.press("return")
        assert "time-stop" not in in_zone(player, "hand-0")


@pytest.mark.parametrize("key", ["left", "right", "up", "down", "tab", "shift+tab"])
def test_while_something_is_told_the_keys_go_nowhere_and_are_then_seen_on_what_is_asked(key):
    table_text = "battlefield-0: ember-heron\nhand-0: unpaid-rooster\nhand-1: 2 cards\ntime-0: 4"
    for plays_by_keys in (True, False):
        with clash(table_text, speed="normal") as player:
            table, form = player.table, player.form
            settle(player)
            if plays_by_keys:
                form.focus(table.keys.spots[0], by_keys=True)
            table.act(read(player.match.state, "summon unpaid-rooster"))
            player.step(0.1)
            for _ in range(3):
                assert table.story.is_busy and not table.asking.is_asked
                player.press(key)
                assert form.focused not in table.buttons.tools.values() and form.by_keys
            settle(player)
            player.step(0.2)
            assert table.asking.is_asked and form.focused is table.keys.spots[0] and form.by_keys


def test_whoever_opens_a_table_by_keys_stands_on_an_answer_there_and_on_the_way_on_in_the_pause():
    with sit(QUIET) as player:
        player.app.stack.pop()
        player.app.go("settings")
        player.step(0.2)
        player.form.focus_next()
        player.app.stack.start(Table(player.match))
        player.step(0.2)
        settle(player)
        player.step(0.5)
        assert player.form.by_keys and player.form.focused in player.scene.keys.spots
        player.press("escape")
        player.step(0.2)
        assert player.form.by_keys and player.form.focused.words == "Resume"


def test_space_passes_as_that_button_says_though_the_keys_are_on_another_answer():
    with sit(TIME_STOP) as player:
        player.press("tab")
        use(player, "singularity")
        slots = player.table.buttons.slots
        assert player.form.focused is slots["choice-1"] and slots["pass"].key_name == "Space" and slots["pass"].enabled
        player.press("space")
        assert "time-stop" in in_zone(player, "hand-0") and not player.table.asking.is_asked


def test_no_slip_says_of_the_button_that_the_keys_have_pressed_that_it_cannot_be_pressed_now():
    with clash("battlefield-0: ember-heron\nhand-0: -\nhand-1: 2 cards\ntime-0: 4", speed="normal") as player:
        form, slot = player.form, player.table.buttons.slots["pass"]
        settle(player)
        form.focus(slot, by_keys=True)
        player.step(1)
        assert form.tip_is_shown
        player.press("return")
        player.step(1)
        assert form.focused is slot and not slot.enabled and slot.reason and not form.tip_is_shown
        player.move(slot.rect.center)
        player.step(1)
        assert form.tip_is_shown, "the mouse asks"


def test_while_the_computer_thinks_the_arrows_begin_on_the_card_next_to_where_the_keys_were():
    with sit(QUIET.replace("active: 0", "active: 1")) as player:
        settle(player)
        table, form = player.table, player.form
        assert not table.asking.is_asked and not table.story.is_busy and form.focused is None
        player.press("up")
        hand = player.match.state.zones[player.match.state.layout.named["hand-0"]]
        assert form.focused.is_aside and form.focused.card in hand and table.reading.hovered == form.focused.card
        player.press("left")
        assert isinstance(form.focused, Spot) and form.focused.card >= 0


def test_the_keys_stand_again_where_they_stood_when_a_look_elsewhere_is_over():
    with sit(QUIET) as player:
        table, form = player.table, player.form
        player.press("tab")
        player.press("right", 2)
        on = form.focused.card
        assert on != table.keys.spots[0].card
        for leave in ("p", "escape"):
            player.press(leave)
            player.step(0.2)
            assert player.scene is not table and player.scene.form.by_keys, "one sees what Enter would press"
            player.press("escape")
            player.step(1)
            assert form.focused.card == on == table.reading.hovered and table.reading.preview.is_shown
        other = card(player, "exotic-matter", "play-1")
        player.press("up")
        form.focus(next(one for one in form.widgets if one.is_aside and one.card == other), by_keys=True)
        table.read_rule("5.6")
        player.step(0.2)
        player.press("escape")
        player.step(0.2)
        assert form.focused.card == other == table.reading.hovered


def test_a_card_to_which_nobody_led_the_keys_is_not_read_over_the_log():
    with clash("battlefield-0: ember-heron\nhand-0: unpaid-rooster, judge-moth\ntime-0: 9") as player:
        table = player.table
        player.press("tab")
        player.step(1)
        assert table.reading.preview.is_shown
        table.act(read(player.match.state, "summon unpaid-rooster"))
        settle(player)
        player.step(1)
        assert table.reading.hovered == player.form.focused.card >= 0 and not table.reading.preview.is_shown
        player.press("i")
        assert table.reading.preview.is_shown
        player.press("escape")
        player.press("right")
        player.press("left")
        player.step(1)
        assert table.reading.preview.is_shown, "somebody went there"


def test_the_mark_of_the_keys_leans_as_the_card_does():
    """An upright one would cross the card that it is about, and the next one."""
    with clash("battlefield-1: ember-heron tapped\nhand-0: judge-moth\nhand-1: 2 cards") as player:
        form = player.form
        player.press("tab")
        player.press("up")
        tapped = card(player, "ember-heron", "battlefield-1")
        spot = next(one for one in form.widgets if one.is_aside and one.card == tapped)
        marks = [pygame.Surface(player.app.scale.window, pygame.SRCALPHA) for _ in range(2)]
        spot.draw_focus(marks[0])
        corner = spot.outlined(tapped, spot.rect).corners()[0]
        seen = marks[0].get_bounding_rect()
        assert abs(seen.top - min(y for _, y in spot.outlined(tapped, spot.rect).corners())) < 12, "it leans"
        assert abs(corner[0] - spot.rect.x) > 10


def test_keys_alone_play_a_round_to_its_end():
    with sit(kinds=("human", "random"), seed=3, thinks=False, speed="instant") as player:
        match, dice = player.match, random.Random(3)
        match.poll = lambda: match.act(dice.choice(legal_actions(match.state))) if match.is_thinking else []
        for _ in range(4000):  # after each ability that is discarded some frames pass without a question
            player.step()
            if player.scene is not player.table:
                break
            form = player.table.buttons.form
            if not player.table.asking.is_asked:
                continue
            stops = [
                w for w in form.stops() if w in player.table.keys.spots or w in player.table.buttons.slots.values()
            ]
            stops = [w for w in stops if w.enabled]
            form.focus(dice.choice(stops), by_keys=True)
            player.press("return")
            if player.table.hand.drag.held >= 0:
                form.focus(player.table.keys.spots[0], by_keys=True)
                player.press("return")
        assert match.outcome is not None


def test_a_game_that_counts_nothing_reckons_nothing_for_it(monkeypatch):
    """What would come if nobody answers is found out for games alone that say something of it."""
    asked = []
    monkeypatch.setattr(forecast, "unanswered", lambda *given: asked.append(given) or ([], False))
    with clash("hand-0: ember-heron\nhand-1: 2 cards") as player:
        for action in player.match.legal_actions():
            assert player.table.forecast.comes(action) == []
    assert not asked


def test_a_click_on_a_card_of_the_hand_that_cannot_be_played_says_why():
    with eras(FULL) as player:
        settle(player)
        table, why = player.table, {}
        for card in table.chair.view.zones[table.chair.hand_zone]:
            player.click(at(player, card))
            player.step(0.2)
            slip = table.reading.slip
            told = [refusal.law.number for refusal in slip.refusals] if slip.is_shown else []
            why[player.match.state.what[card].key] = told
            player.press("escape")
        assert why == {
            "time-eddy": ["8.5"], "dulciens": ["4.8"], "dalek": ["4.10"], "tardis": ["4.8"], "jo-grant": ["4.8"],
            "brave-heart": [], "logopolis": [],
        }, "what can be played is lifted"  # fmt: skip


LOST = """sources-0: ember-plain used, high-mesa
towers-0: minor-fire-elemental on ember-plain, wolf-riders on ember-plain
limbo-0: orc-warlord
hand-0: 0 cards
"""


def test_a_card_in_limbo_that_no_tower_takes_is_carried_to_one_and_told_why():
    with domains(LOST) as player:
        settle(player)
        table, card = player.table, of(player, "orc-warlord", "limbo-0")
        assert card not in table.hand.drag.sources
        player.click(grip(player, card))
        player.step(0.2)
        assert [refusal.law.number for refusal in table.reading.slip.refusals] == ["6.7", "7.4"], "for each tower"
        player.press("escape")
        for foot, number in (("ember-plain", "6.7"), ("high-mesa", "7.4")):
            drop(player, card, spot(player, of(player, foot, "sources-0")))
            assert [refusal.law.number for refusal in table.reading.slip.refusals] == [number], foot
            player.press("escape")
        theirs = table.board.view.zones[table.board.layout.named["shields-1"]][0]
        assert not table.hand.ask_why(theirs) and not table.reading.slip.is_shown, "another's is not asked about"


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_whoever_points_at_a_pile_while_its_last_card_leaves_points_at_nothing(reduced_motion):
    with sit(QUIET.replace("deck-0: 9 cards", "deck-0: 1 card"), reduced_motion=reduced_motion) as player:
        (last,) = player.match.state.cards_in(0, "deck")
        x, y = at(player, last)
        player.table.tell(player.match.act(read(player.match.state, "draw")))
        seen = set()
        for n in range(90):
            player.move((x + n % 2, y))
            seen.add(player.table.reading.hovered)
        assert player.scene is player.table and in_zone(player, "deck-0") == []
        assert -1 in seen
        settle(player)
        assert is_as_seen(player)
