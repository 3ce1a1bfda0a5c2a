"""The table, played by synthetic gestures on a virtual clock: mouse, keys, story, and what it refuses."""

import random

import pygame
import pytest

from game.kernel.agenda import legal_actions
from game.kernel.notation import lay
from game.kernel.view import see
from game.match import Match, Player
from scenes.table import Table
from tests.screens.driver import Driver

QUIET = """seats: 2
active: 0
hand-0: rift, nova, dark-energy, wormhole
hand-1: singularity, antimatter
play-0: force-field
play-1: exotic-matter, nova
discard-0: rewind, singularity
deck-0: 9 cards
deck-1: 9 cards
"""
NAMES = ("Ada", "Vesper", "Orrin", "Sable")


def sit(position=None, kinds=("human", "greedy"), size=(1280, 720), seed=5, wins=1, thinks=False, **settings):
    """A driver at a table. The computer does not think unless it is asked to."""
    players = [Player(NAMES[n], kind) for n, kind in enumerate(kinds)]
    match = Match.new("control", players, seed=seed, wins=wins)
    if position:
        match.state = lay(match.state.rules, position)
        match.opening = []
    if not thinks:
        match.poll = lambda: []
    player = Driver(lambda: Table(match), size=size, **({"speed": "fast"} | settings))
    player.match, player.table = match, next(s for s in player.app.stack.scenes if isinstance(s, Table))
    player.step(0.2)
    return player


def card(player, key, zone):
    state = player.match.state
    return next(c for c in state.zones[state.layout.named[zone]] if state.what[c].key == key)


def at(player, card):
    return player.table.rect_of(card).center


def middle(player, zone):
    area = player.table.board.zone(player.match.state.layout.named[zone]).area
    return (int(area.right - 12), int(area.centre[1]))


def in_zone(player, zone):
    state = player.match.state
    return [state.what[c].key for c in state.zones[state.layout.named[zone]]]


def settle(player, seconds=8):
    for _ in range(int(seconds / 0.1)):
        player.step(0.1)
        if not player.table.teller.is_busy and not player.table.side:
            break


def is_as_seen(player):
    """Whether every card lies exactly where the view says, showing what the view knows."""
    board = player.table.board
    poses = board.poses(see(player.match.state, player.table.watcher))
    return all(board.sprites[c].pose == pose and board.sprites[c].shown is pose.shown for c, pose in poses.items())


# The hand


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


def test_a_drop_elsewhere_goes_home_and_says_why_with_the_rules_number():
    with sit(QUIET) as player:
        rift = card(player, "rift", "hand-0")
        before = repr(player.match.state)
        player.drag(at(player, rift), at(player, card(player, "nova", "play-1")))
        player.step(0.1)
        assert player.table.slip.is_shown and player.table.slip.refusals[0].law.number == "4.6"
        assert "worth 1" in player.table.slip.words and "4.6" in player.table.slip.words
        settle(player)
        assert repr(player.match.state) == before and is_as_seen(player)
        assert "refuse" in player.app.sounds.heard
        player.press("r")
        assert player.table.slip.is_open
        player.press("escape")
        assert not player.table.slip.is_shown and player.scene is player.table
        player.step(10)
        assert not player.table.slip.is_shown


def test_every_refusal_can_be_read_in_full():
    from ui.rule_slip import sections

    rules = Match.new("control", [Player("a", "human"), Player("b", "random")], seed=1).state.rules
    found = sections(rules.rules_file)
    assert {law.number for law in rules.laws} <= set(found)
    assert all(words for _, words in found.values())


def test_a_card_put_back_into_the_hand_is_no_mistake():
    with sit(QUIET) as player:
        rift = card(player, "rift", "hand-0")
        x, y = at(player, rift)
        player.drag((x, y), (x + 40, y - 8))
        settle(player)
        assert not player.table.slip.is_shown and is_as_seen(player)


def test_click_and_click_is_the_same_as_a_drag():
    with sit(QUIET) as player:
        player.click(at(player, card(player, "nova", "hand-0")))
        assert player.table.drag.held == card(player, "nova", "hand-0")
        player.click(middle(player, "play-0"))
        assert in_zone(player, "play-0") == ["force-field", "nova"]


def test_a_second_click_on_the_card_puts_it_back():
    with sit(QUIET) as player:
        nova = card(player, "nova", "hand-0")
        player.click(at(player, nova))
        player.click(at(player, nova))
        assert player.table.drag.held == -1 and "nova" in in_zone(player, "hand-0")


def test_own_cards_are_diffused_only_by_resting_on_them():
    with sit(QUIET) as player:
        nova, own = card(player, "nova", "hand-0"), card(player, "force-field", "play-0")
        player.click(at(player, nova))
        player.move(at(player, own))
        assert player.table.drag.meant().action.verb == "play"
        player.step(1)
        assert player.table.drag.meant().action.verb == "diffuse"


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
        assert table.drag.target_zones == {named["play-0"], named["discard-0"]}
        targets = {state.what[c].key for c in table.drag.target_cards}
        assert targets == {"force-field", "exotic-matter"}
        lit = dict(table.shown().glows)
        assert all(lit[c] == "target" for c in table.drag.target_cards)
        assert set(dict(table.shown().zones)) == table.drag.target_zones


def test_what_can_be_lifted_glows_at_rest_and_not_if_unwanted():
    with sit(QUIET) as player:
        assert set(dict(player.table.shown().glows)) == player.table.drag.sources
    with sit(QUIET, hint_level="none") as player:
        assert player.table.shown().glows == ()


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
        assert player.table.drag.held == nova
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
        assert player.table.drag.held == spot.card
        player.press("escape")
        assert player.table.drag.held == -1 and player.scene is player.table


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


def test_keys_alone_play_a_round_to_its_end():
    with sit(kinds=("human", "random"), seed=3, thinks=False, speed="instant") as player:
        match, dice = player.match, random.Random(3)
        match.poll = lambda: match.act(dice.choice(legal_actions(match.state))) if match.is_thinking else []
        for _ in range(600):
            player.step()
            if player.scene is not player.table:
                break
            form = player.table.buttons.form
            if not player.table.is_asked:
                continue
            stops = [w for w in form.stops() if w in player.table.spots or w in player.table.buttons.slots.values()]
            stops = [w for w in stops if w.enabled]
            form.focus(dice.choice(stops), by_keys=True)
            player.press("return")
            if player.table.drag.held >= 0:
                form.focus(player.table.spots[0], by_keys=True)
                player.press("return")
        assert match.outcome is not None


# The story


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("motion", [{"speed": "instant"}, {"speed": "fast", "reduced_motion": True}])
def test_after_every_story_all_cards_lie_where_the_view_says(seats, motion):
    with sit(kinds=("human", *["random"] * (seats - 1)), seed=seats, **motion) as player:
        dice, match = random.Random(seats), player.match
        for _ in range(60):
            settle(player, 30)
            if player.scene is not player.table:
                break
            if player.table.teller.is_held:
                player.table.next_round()
                continue
            assert is_as_seen(player)
            if match.is_human_asked and player.table.is_asked:
                player.table.act(dice.choice(player.table.actions))
            elif match.is_thinking:
                player.table.tell(match.act(dice.choice(legal_actions(match.state))))


def test_a_click_skips_to_the_end_of_the_story():
    with sit(QUIET, speed="slow") as player:
        player.table.act(next(a for a in player.table.actions if a.verb == "play"))
        player.step(0.05)
        assert player.table.teller.is_busy
        player.click((640, 300))
        assert not player.table.teller.is_busy and is_as_seen(player)


def test_the_window_may_change_its_size_in_the_middle_of_a_story():
    with sit(QUIET, speed="slow") as player:
        player.table.act(next(a for a in player.table.actions if a.verb == "diffuse"))
        player.step(0.1)
        player.resize((1600, 1000))
        settle(player, 20)
        assert is_as_seen(player)


def test_at_rest_nothing_is_drawn():
    with sit(QUIET) as player:
        settle(player)
        player.step(1.5)
        before = player.frames
        player.step(3)
        assert player.frames == before


def test_every_event_is_told_without_a_fault():
    from game.kernel import events as ev
    from ui.flourish import announce, flourish

    examples = {"card": 3, "target": 5, "by": 6, "start": 4, "end": 5, "turn": 2, "zone": 0, "round": 1}
    examples |= {"winners": (0,), "reason": "fuel", "what": "wins", "amount": 1, "value": None}
    with sit(QUIET) as player:
        kinds = [k for k in vars(ev).values() if isinstance(k, type) and hasattr(k, "_fields") and k is not ev.Step]
        assert len(kinds) >= 19
        for kind in kinds:
            for seat in (0, 1):
                event = kind(**{name: seat if name in ("seat", "first") else examples[name] for name in kind._fields})
                moment = player.table.moment(player.table.seen)
                for beat in [*announce(event, moment), *flourish(event, moment)]:
                    for _ in range(400):
                        if beat.update(0.02):
                            break
                        player.table.is_dirty = True
                        if random.random() < 0.05:
                            player.app.draw()
                    else:
                        pytest.fail(f"the flourish of {kind.__name__} does not end")
        assert not player.table.effects.active


def test_a_card_of_the_opponent_is_held_up_and_stands_in_the_log():
    with sit(QUIET.replace("active: 0", "active: 1")) as player:
        state = player.match.state
        action = next(a for a in legal_actions(state) if a.verb == "play" and state.what[a.card].key == "singularity")
        player.table.tell(player.match.act(action))
        player.step(0.4)
        sprite = player.table.board.sprites[action.card]
        assert sprite.height > 1.8 * player.table.board.hand_height and sprite.shown.key == "singularity"
        settle(player)
        told = " ".join(line.words for line in player.table.log.lines)
        assert "Vesper" in told and "[Singularity|" in told


def test_a_card_that_is_lost_is_seen_on_its_way():
    with sit(QUIET.replace("hand-0: rift", "hand-0: antimatter")) as player:
        player.drag(at(player, card(player, "antimatter", "hand-0")), middle(player, "discard-0"))
        shown = set()
        for _ in range(60):
            player.step(0.05)
            for sprite in player.table.board.sprites.values():
                if sprite.height > 1.9 * player.table.board.hand_height and sprite.shown is not None:
                    shown.add(sprite.shown.key)
        lost = in_zone(player, "discard-1")
        assert len(lost) == 2 and set(lost) <= shown
        settle(player)
        assert is_as_seen(player)


def test_a_line_of_the_log_shows_its_card():
    with sit(QUIET) as player:
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        settle(player)
        player.table.is_dirty = True
        player.step()
        for rect, block, line in player.table.log._shown:
            for link, target in block.links:
                if line.cards[target].key == "nova":
                    player.move((rect.x + link.centerx, rect.y + link.centery))
        player.step(1)
        assert player.table.preview.is_shown and player.table.preview.shown.key == "nova"


# Asked


TIME_STOP = QUIET.replace("rift, nova, dark-energy", "time-stop, nova, dark-energy").replace("active: 0", "active: 1")


def use(player, key):
    state = player.match.state
    action = next(a for a in legal_actions(state) if a.verb == "discard" and state.what[a.card].key == key)
    player.table.tell(player.match.act(action))
    settle(player)


def test_one_is_asked_about_a_time_stop_and_may_use_it():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        assert player.table.mode == "window" and player.table.stage.key == "singularity"
        player.step(0.5)
        assert player.table.effects.cold > 0.5
        player.click("Stop it: Time Stop")
        assert in_zone(player, "hand-0").count("time-stop") == 0
        settle(player)
        player.step(1)
        assert "time-stop" in player.app.sounds.heard and player.table.effects.cold == 0


def test_a_time_stop_can_be_dragged_onto_the_card_that_it_stops():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        stage = player.table.painter.place("stage")
        player.drag(at(player, card(player, "time-stop", "hand-0")), stage.center)
        assert "time-stop" in in_zone(player, "discard-0")


def test_not_again_this_turn_is_remembered_until_the_turn_ends():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        player.click("Not again this turn")
        assert player.table.quiet == "turn"
        settle(player)
        assert player.table.mode != "window" and "time-stop" in in_zone(player, "hand-0")


def test_whoever_never_wants_to_be_asked_is_not():
    with sit(TIME_STOP, time_stop="never") as player:
        use(player, "singularity")
        assert player.table.mode != "window"
        player.click(player.table.buttons.tools["ask"])
        assert player.settings.time_stop == "opponents"


def test_cards_of_a_closed_pile_are_spread_out_to_choose_from():
    with sit(QUIET) as player:
        player.drag(at(player, card(player, "wormhole", "hand-0")), middle(player, "discard-0"))
        settle(player)
        assert player.table.spread.is_open
        pick = card(player, "rewind", "discard-0")
        player.click(player.table.spread.rects[pick].center)
        assert "rewind" in in_zone(player, "hand-0") and not player.table.spread.is_open


def test_buttons_stay_and_explain():
    with sit(QUIET) as player:
        slots = player.table.buttons.slots
        places = {name: slots[name].rect.copy() for name in slots}
        assert not slots["pass"].enabled and "passed" in slots["pass"].reason
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        settle(player)
        assert not slots["draw"].enabled and slots["draw"].visible and slots["draw"].reason
        assert {name: slots[name].rect for name in slots} == places


@pytest.mark.parametrize("keys", ["u", "ctrl+z"])
def test_undo_takes_back_and_marks_what_told_something(keys):
    with sit(QUIET) as player:
        before = repr(player.match.state)
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        settle(player)
        assert player.match.undo_marks, "the computer has drawn a card since"
        player.press(keys)
        settle(player)
        assert repr(player.match.state) == before and is_as_seen(player) and player.table.is_asked
        assert player.match.is_marked


def test_a_round_ends_with_a_moment_of_its_own():
    position = QUIET.replace("play-0: force-field", "play-0: nova, singularity").replace(
        "hand-0: rift, nova", "hand-0: rift, antimatter"
    )
    with sit(position, wins=2) as player:
        player.match.state.goal = 2
        player.drag(at(player, card(player, "antimatter", "hand-0")), middle(player, "play-0"))
        settle(player)
        table = player.table
        assert table.teller.is_held and table.round_end.is_shown
        assert "Ada" in table.round_end.title and "(1.2)" in table.round_end.reason
        player.step(2)
        assert player.match.state.round == 2 and table.seen.round == 1
        player.press("space")
        settle(player)
        assert not table.round_end.is_shown and table.seen.round == 2 and is_as_seen(player)


def test_f12_copies_what_this_seat_may_know(monkeypatch):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    with sit(QUIET) as player:
        player.press("f12")
        assert "hand-0: rift, nova, dark-energy, wormhole" in copied[0]
        assert "hand-1: 2 cards" in copied[0] and "antimatter" not in copied[0]


def test_a_large_card_never_covers_what_is_asked():
    with sit(QUIET) as player:
        table = player.table
        for zone in ("hand-0", "play-0", "play-1"):
            for one in player.match.state.zones[player.match.state.layout.named[zone]]:
                player.move(at(player, one))
                player.step(1)
                assert table.preview.is_shown
                place = table.preview.place(pygame.Rect(0, 0, 1280, 720), table.keep_clear(), table.k)
                assert place.collidelist(table.keep_clear()) < 0
                assert not place.colliderect(table.rect_of(one))


def test_nobody_looks_into_a_pile_by_pointing_at_it():
    with sit(QUIET) as player:
        player.move(at(player, player.match.state.cards_in(0, "discard")[-1]))
        player.step(2)
        assert not player.table.preview.is_shown


# Several people


def test_the_curtain_hides_every_hand_and_turns_the_table():
    with sit(QUIET, kinds=("human", "human")) as player:
        curtain = player.scene
        assert type(curtain).__name__ == "Curtain"
        board, view = player.table.board, player.match.state
        assert board.is_covered
        hands = [c for seat in (0, 1) for c in view.cards_in(seat, "hand")]
        assert all(board.sprites[c].shown is None for c in hands)
        player.press("escape")
        assert player.scene is curtain
        player.click("I am Ada")
        assert player.scene is player.table and player.table.is_asked
        assert all((board.sprites[c].shown is not None) == (c in view.cards_in(0, "hand")) for c in hands)
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        settle(player)
        assert type(player.scene).__name__ == "Curtain" and player.scene.name == "Vesper"
        assert all(board.sprites[c].shown is None for seat in (0, 1) for c in player.match.state.cards_in(seat, "hand"))
        player.click("I am Vesper")
        settle(player)
        assert player.table.watcher == 1
        assert all(board.sprites[c].shown is not None for c in player.match.state.cards_in(1, "hand"))
        assert all(board.sprites[c].shown is None for c in player.match.state.cards_in(0, "hand"))


def test_the_log_of_several_people_tells_no_hidden_card():
    with sit(kinds=("human", "human"), seed=4, speed="instant") as player:
        for _ in range(30):
            player.step(0.1)
            if type(player.scene).__name__ == "Curtain":
                player.scene.go()
            elif player.table.is_asked:
                draw = next((a for a in player.table.actions if a.verb == "draw"), player.table.actions[0])
                player.table.act(draw)
        drawn = [line.words for line in player.table.log.lines if "draws" in line.words]
        assert drawn and all("|" not in words for words in drawn)


# Sizes


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((960, 540), 0), ((960, 540), 300), ((1280, 720), 75), ((1280, 960), 0), ((1920, 1080), 200), ((3440, 1440), 0)],
)
def test_everything_stays_inside_the_window_and_apart(seats, size, scale):
    with sit(kinds=("human", *["greedy"] * (seats - 1)), size=size, ui_scale=scale, speed="instant") as player:
        table, window = player.table, pygame.Rect(0, 0, *size)
        settle(player)
        for name, place in table.board.table.zones.items():
            area = place.area
            assert window.contains(pygame.Rect(int(area.x), int(area.y), int(area.w), int(area.h))), name
        for sprite in table.board.sprites.values():
            assert window.contains(sprite.home.rect)
        shown = [b for b in (*table.buttons.slots.values(), *table.buttons.tools.values()) if b.visible]
        for button in shown:
            assert window.contains(button.rect) and not button.overflow(), button.words
        rects = [b.rect for b in shown] + [table.painter.place(n) for n in ("prompt", "round", "plate-0", "plate-1")]
        for n, rect in enumerate(rects):
            assert rect.collidelist(rects[n + 1 :]) < 0


def test_a_broken_map_is_said_in_one_sentence_and_the_menu_stays(tmp_path, monkeypatch):
    from scenes import sitting
    from ui import layout

    (tmp_path / "control-2.tmx").write_text("<map><objectgroup")
    monkeypatch.setattr(layout, "FOLDER", tmp_path)
    with Driver() as player:
        menu = player.scene
        match = Match.new("control", [Player("Ada", "human"), Player("Vesper", "greedy")], seed=1)
        sitting.begin(player.app, match)
        player.step(0.2)
        assert player.scene is menu
        assert player.says("control-2.tmx") and player.says("Open it in Tiled")


def test_space_that_skips_a_story_does_not_answer_the_question_behind_it():
    with sit(TIME_STOP, speed="slow") as player:
        state = player.match.state
        action = next(
            a for a in legal_actions(state) if a.verb == "discard" and state.what[a.card].key == "singularity"
        )
        player.table.tell(player.match.act(action))
        player.step(0.2)
        player.press("space", times=3)
        assert player.table.mode == "window"
        player.step(1)
        player.press("space")
        assert player.table.mode != "window"
