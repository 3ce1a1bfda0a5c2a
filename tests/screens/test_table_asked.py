"""What the table asks: Time Stops, cards to choose, several people at one screen."""

import random

import pygame
import pytest

from game.effects import texts as effect_texts
from game.kernel.agenda import legal_actions
from game.kernel.template import fill
from game.rules import RULESETS
from game.rules.control import texts as control_texts
from scenes import texts as app_texts
from scenes.match import texts as match_texts
from tests.screens.tables import (
    QUIET,
    TIME_STOP,
    USE_TIME_STOP,
    at,
    card,
    in_zone,
    is_as_seen,
    middle,
    settle,
    sit,
    sit_down,
    use,
)


def test_one_is_asked_about_a_time_stop_and_may_use_it():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        assert player.table.asking.mode == "window" and player.table.asking.stage.key == "singularity"
        player.step(0.5)
        assert player.table.effects.cold > 0.5
        player.click(USE_TIME_STOP)
        assert in_zone(player, "hand-0").count("time-stop") == 0
        settle(player)
        player.step(1)
        assert "time-stop" in player.app.sounds.heard and player.table.effects.cold == 0


def test_time_stands_still_no_longer_after_a_window_that_was_passed_unasked():
    with sit("hand-0: dark-energy, time-stop\nhand-1: rift\nplay-0: nova, nova, rift") as player:
        player.drag(at(player, card(player, "dark-energy", "hand-0")), middle(player, "discard-0"))
        settle(player, 20)
        player.step(1)
        assert player.table.story.round_end.is_shown and player.table.effects.cold == 0


def test_no_answer_stands_out_as_if_it_were_the_one_to_give():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        shown = player.table.buttons.shown
        assert {button.words for button in shown} >= {USE_TIME_STOP, control_texts.PASS}
        assert not [button.words for button in shown if button.look == "primary"]


def golden(player):
    return [button.words for button in player.table.buttons.shown if button.look == "primary"]


def test_to_decline_stands_out_no_more_than_anything_else():
    """Only what ends an answer that was begun is golden, or what is all that can be said."""
    with sit(None, game="towers_in_time", speed="instant") as player:
        settle(player)
        assert player.says(effect_texts.SKIP) and golden(player) == []
        player.table.act(next(a for a in player.table.asking.actions if a.verb == "build"))
        settle(player)
        assert golden(player) == ["Ready"]
        player.press("ctrl+z")
        settle(player)
        assert player.says(effect_texts.SKIP) and golden(player) == []
    with sit(None, game="towers_in_time", speed="instant", seed=2) as player:
        settle(player)
        player.table.act(player.table.asking.with_verb("redraw"))
        settle(player)
        assert player.says(effect_texts.SKIP) and golden(player) == [], "a new hand is no part of the answer"
    with sit("hand-0: exotic-matter, rift, rift\nhand-1: rift") as player:
        play = next(a for a in player.table.asking.actions if a.card == card(player, "exotic-matter", "hand-0"))
        player.table.act(play)
        settle(player)
        assert player.says(effect_texts.PLAY_NO_MORE) and golden(player) == []


def test_a_time_stop_can_be_dragged_onto_the_card_that_it_stops():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        stage = player.table.painter.place("stage")
        player.drag(at(player, card(player, "time-stop", "hand-0")), stage.center)
        assert "time-stop" in in_zone(player, "discard-0")


def test_space_puts_a_lifted_card_back_and_only_then_lets_things_happen():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        stop = card(player, "time-stop", "hand-0")
        player.step(1)
        player.click(at(player, stop))
        assert player.table.hand.drag.held == stop
        player.press("space")
        player.step(2)
        assert player.table.asking.mode == "window" and player.table.hand.drag.held < 0
        assert "time-stop" in in_zone(player, "hand-0") and not player.table.wishes.is_rushed
        player.press("space")
        player.step(1)
        assert player.table.asking.mode != "window"


def test_not_again_this_turn_is_remembered_until_the_turn_ends():
    with sit(TIME_STOP) as player:
        use(player, "singularity")
        player.click(match_texts.STOPS)
        player.click(match_texts.PASS_UNTIL_END)
        assert player.table.wishes.is_quiet(0)
        settle(player)
        assert player.table.asking.mode != "window" and "time-stop" in in_zone(player, "hand-0")


def test_whoever_never_wants_to_be_asked_is_not():
    with sit(TIME_STOP, wishes={"control": {"respond": {"": ["never"]}}}) as player:
        use(player, "singularity")
        assert player.table.asking.mode != "window"
        player.click(player.table.buttons.tools["ask"])
        player.click("Ask me again")
        assert player.settings.wishes["control"]["respond"] == {"": ["matters"]}


def test_cards_of_a_closed_pile_are_spread_out_to_choose_from():
    with sit(QUIET) as player:
        player.drag(at(player, card(player, "wormhole", "hand-0")), middle(player, "discard-0"))
        settle(player)
        assert player.table.reading.spread.is_open
        pick = card(player, "rewind", "discard-0")
        player.click(player.table.reading.spread.rects[pick].center)
        assert "rewind" in in_zone(player, "hand-0") and not player.table.reading.spread.is_open


def test_cards_that_are_spread_out_glow_only_under_the_mouse_where_nothing_is_to_be_shown_unasked(monkeypatch):
    with sit(QUIET, assistance="off") as player:
        player.drag(at(player, card(player, "wormhole", "hand-0")), middle(player, "discard-0"))
        settle(player)
        spread, lit = player.table.reading.spread, []
        monkeypatch.setattr(spread, "draw", lambda surface, pictures, marking, usable, hot: lit.append(set(usable)))
        player.table.is_dirty = True
        pick = card(player, "rewind", "discard-0")
        for place, glowing in ((spread.rects[pick].center, {pick}), (spread.panel.topleft, set())):
            player.move(place)
            player.step(0.3)
            assert lit[-1] == glowing


def test_buttons_stay_and_explain():
    with sit(QUIET) as player:
        slots = player.table.buttons.slots
        places = {name: slots[name].rect.copy() for name in slots}
        assert not slots["pass"].enabled and slots["pass"].reason.startswith(match_texts.CANNOT_PASS.partition("{")[0])
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        settle(player)
        assert not slots["draw"].enabled and slots["draw"].visible
        assert slots["draw"].reason == match_texts.NOTHING_TO_DO, "that holds at the end of a round as well"
        assert {name: slots[name].rect for name in slots} == places


def test_a_card_that_copies_is_said_to_ask_as_the_other_and_shows_as_what_it_stands():
    with sit(
        "hand-0: reactor, rift\nhand-1: rift\nplay-0: singularity, nova\nplay-1: reactor as force-field"
    ) as player:
        stands = card(player, "reactor", "play-1")
        assert [(one, mark.sign) for one, mark in player.table.chair.show.cards.marks(player.table.chair.view)] == [
            (stands, "shield")
        ]
        player.drag(at(player, card(player, "reactor", "hand-0")), middle(player, "play-0"))
        settle(player)
        assert player.table.asking.words() == fill(effect_texts.OPTION, card="Reactor (as Singularity)")
        assert player.table.asking.stage_words == RULESETS["control"].book["singularity"].text
        said = player.table.hints.of_question()
        assert said.startswith(fill(match_texts.ASKED_BY_COPY, card="Reactor", other="Singularity"))
        assert "all Unstable cards in play" in said


def test_where_buttons_choose_there_is_no_other_that_cannot_be_used():
    with sit("hand-0: rift, rift\nhand-1: rift\nplay-1: nova") as player:
        player.drag(at(player, card(player, "rift", "hand-0")), middle(player, "play-0"))
        settle(player)
        assert [button.words for button in player.table.buttons.shown] == ["Discard a Nova", "Draw a card"]
        assert all(button.enabled for button in player.table.buttons.shown)


@pytest.mark.parametrize("keys", ["u", "ctrl+z"])
def test_undo_takes_back_and_marks_what_told_something(keys):
    with sit(QUIET) as player:
        before = repr(player.match.state)
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        settle(player)
        assert player.match.undo_marks, "the computer has drawn a card since"
        player.press(keys)
        settle(player)
        assert repr(player.match.state) == before and is_as_seen(player) and player.table.asking.is_asked
        assert player.match.is_marked


def at_the_end_of_a_round():
    """At a table where a person has just won the first of two rounds."""
    position = QUIET.replace("play-0: force-field", "play-0: nova, singularity").replace(
        "hand-0: rift, nova", "hand-0: rift, antimatter"
    )
    player = sit(position, wins=2)
    player.match.state.goal = 2
    player.drag(at(player, card(player, "antimatter", "hand-0")), middle(player, "play-0"))
    settle(player)
    return player


def test_a_round_ends_with_a_moment_of_its_own():
    with at_the_end_of_a_round() as player:
        table = player.table
        assert table.story.is_held and table.story.round_end.is_shown
        assert table.story.round_end.title.startswith("You ")
        assert table.story.round_end.reason == control_texts.REASONS["fuel"]
        assert table.story.round_end.standings[0].counted == "25 fuel"
        panel, hints = table.story.round_end.panel, table.hints
        behind = [at(player, one) for one in table.board.view.in_field()]
        behind = [place for place in behind if panel.collidepoint(place) and table.form.at(place) is None]
        assert behind
        for place in (table.painter.place("prompt").center, *behind):
            player.move(place)
            player.step(1)
            assert hints.words == hints.of_goal() and table.reading.hovered < 0, "what lies behind it says nothing"
        player.step(2)
        drawn = player.frames
        player.step(2)
        assert player.frames == drawn and not table.is_changing  # it waits, and nothing moves
        assert player.match.state.round == 2 and table.chair.view.round == 1
        player.press("space")
        settle(player)
        assert not table.story.round_end.is_shown and table.chair.view.round == 2 and is_as_seen(player)


def test_whoever_gives_up_where_a_round_ends_sees_the_result_at_once():
    with at_the_end_of_a_round() as player:
        assert player.table.story.is_held
        player.press("escape")
        player.step(0.6)
        player.click(match_texts.CONCEDE_MATCH)
        player.step(0.6)
        player.click(match_texts.CONCEDE)
        player.step(0.6)
        assert type(player.scene).__name__ == "Result" and player.says("conceded.")


def test_f12_copies_what_this_seat_may_know(monkeypatch):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    with sit(QUIET) as player:
        player.press("f12")
        assert "hand-0: rift, nova, dark-energy, wormhole" in copied[0]
        assert "hand-1: 2 cards" in copied[0] and "antimatter" not in copied[0]


def test_what_is_said_of_anything_is_copied_and_else_the_log(monkeypatch):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    with sit(QUIET) as player:
        player.drag(at(player, card(player, "rift", "hand-0")), at(player, card(player, "nova", "play-1")))
        player.step(0.1)
        player.press("ctrl+c")
        why = fill(control_texts.TOO_LITTLE_FUEL, card="Rift", fuel=1, target="Nova", needed=10)
        assert "4.6" in copied[-1] and why in copied[-1], "the refusal"
        settle(player)
        player.press("escape")
        player.move(at(player, card(player, "nova", "play-1")))
        player.step(1)
        player.press("ctrl+c")
        assert copied[-1].startswith("Nova"), "the large card"
        player.move(at(player, card(player, "dark-energy", "hand-0")))
        player.down()
        player.move((400, 400))
        player.move(middle(player, "play-0"))
        player.press("ctrl+c")
        assert "Play Dark Energy" in copied[-1] and "Fuel Count" in copied[-1], "before a drop"
        player.press("escape")
        player.up()
        settle(player)
        player.press("g")
        player.press("ctrl+c")
        assert "21" in copied[-1], "the goal"
        player.press("g")
        player.move((2, 2))
        player.step(0.5)
        player.drag(at(player, card(player, "rift", "hand-0")), middle(player, "play-0"))
        settle(player)
        player.move((2, 2))
        player.press("ctrl+c")
        assert "Rift" in copied[-1] and player.says(match_texts.COPIED_LOG)
        assert not any(sign in "".join(copied) for sign in "*{[|") and "Antimatter" not in "".join(copied)


def test_a_large_card_never_covers_what_is_asked():
    with sit(QUIET) as player:
        table = player.table
        for zone in ("hand-0", "play-0", "play-1"):
            for one in player.match.state.zones[player.match.state.layout.named[zone]]:
                player.move(at(player, one))
                player.step(1)
                assert table.reading.preview.is_shown
                place = table.reading.preview.place(
                    pygame.Rect(0, 0, 1280, 720), table.picture.keep_clear(), table.picture.k
                )
                assert place.collidelist(table.picture.keep_clear()) < 0
                assert not place.colliderect(table.reading.rect_of(one))


def test_nobody_looks_into_a_pile_by_pointing_at_it():
    with sit(QUIET) as player:
        player.move(at(player, player.match.state.cards_in(0, "discard")[-1]))
        player.step(2)
        assert not player.table.reading.preview.is_shown


def test_space_that_skips_a_story_does_not_answer_the_question_behind_it():
    with sit(TIME_STOP, speed="slow") as player:
        state = player.match.state
        action = next(
            a for a in legal_actions(state) if a.verb == "discard" and state.what[a.card].key == "singularity"
        )
        player.table.tell(player.match.act(action))
        player.step(0.2)
        player.looks = False
        player.press("space", times=3)
        settle(player)  # the while in which somebody may think is not skipped
        assert player.table.asking.mode == "window"
        player.step(1)
        player.press("space")
        assert player.table.asking.mode != "window"


# The bar


def test_the_bar_says_what_is_asked_and_what_is_told_but_never_what_is_past():
    with sit(QUIET) as player:
        picture, table = player.table.picture, player.table
        assert picture.still.prompt() == control_texts.CHOOSE_ACTION
        assert picture.still.chip() == "Your turn"
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        said = {picture.still.prompt() for _ in range(40) if player.step(0.02) is None and table.story.is_busy}
        assert any("Nova" in words for words in said) and not any("turn" in words for words in said)
        settle(player)
        last = table.story.log.readable[-1].words
        assert (
            picture.still.prompt() == fill(match_texts.THINKING, player="Vesper")
            and picture.still.chip() == "Vesper's turn"
        )
        table.story.tell([])
        table.story.teller.waiting.append((table.match.opening, 0))
        assert picture.still.prompt() == "", "nothing is told yet of what comes now"
        table.story.teller.waiting.clear()
        assert last


def test_when_the_match_is_over_the_bar_says_so():
    with sit(QUIET) as player:
        player.match.give_up(0)
        player.table.settled()
        assert player.table.picture.still.prompt() == match_texts.MATCH_IS_OVER


# Several people


def test_the_curtain_hides_every_hand_and_turns_the_table():
    with sit(QUIET, kinds=("human", "human")) as player:
        curtain = player.scene
        assert type(curtain).__name__ == "Curtain"
        board, view = player.table.board, player.match.state
        assert board.is_covered
        hands = [c for seat in (0, 1) for c in view.cards_in(seat, "hand")]
        assert all(board.sprites[c].shown is None for c in hands)
        player.click("I'm Ada")
        assert player.scene is player.table and player.table.asking.is_asked
        assert all((board.sprites[c].shown is not None) == (c in view.cards_in(0, "hand")) for c in hands)
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        settle(player)
        assert type(player.scene).__name__ == "Curtain" and player.scene.name == "Vesper"
        assert all(board.sprites[c].shown is None for seat in (0, 1) for c in player.match.state.cards_in(seat, "hand"))
        player.click("I'm Vesper")
        settle(player)
        assert player.table.chair.watcher == 1
        assert all(board.sprites[c].shown is not None for c in player.match.state.cards_in(1, "hand"))
        assert all(board.sprites[c].shown is None for c in player.match.state.cards_in(0, "hand"))


@pytest.mark.parametrize("keys", [False, True])
def test_whoever_gives_the_mouse_away_can_still_take_back_what_told_nothing(keys):
    laid = QUIET.replace("exotic-matter, nova", "nova")  # with which the next player draws
    with sit(laid, kinds=("human", "human")) as player:
        player.click("I'm Ada")
        nova = card(player, "nova", "hand-0")
        before = player.match.state.clone()
        player.drag(at(player, nova), middle(player, "play-0"))
        settle(player)
        assert player.scene.name == "Vesper"
        if keys:
            player.press("tab")
            player.press("return")
        else:
            player.click("I'm Ada: undo")
        settle(player)
        assert player.scene is player.table and player.table.chair.watcher == 0 and player.table.asking.is_asked
        assert player.match.state == before and not player.match.record.actions
        board = player.table.board
        assert board.sprites[nova].shown is not None and not board.is_covered
        assert all(board.sprites[c].shown is None for c in player.match.state.cards_in(1, "hand"))


def test_under_the_curtain_nothing_is_taken_back_that_told_something():
    with sit(QUIET, kinds=("human", "human")) as player:
        assert not player.says(match_texts.I_AM_UNDO.partition(": ")[2]), "nothing was done yet"
        player.click("I'm Ada")
        player.press("d")
        settle(player)
        assert player.scene.name == "Vesper" and not player.says(match_texts.I_AM_UNDO.partition(": ")[2])


def test_after_a_click_beside_its_buttons_enter_still_draws_the_curtain():
    with sit(QUIET, kinds=("human", "human")) as player:
        player.click(player.scene.lead.rect.center)
        player.press("return")
        assert player.scene is player.table and player.table.chair.watcher == 0


def test_under_the_curtain_the_match_can_be_left_and_nobody_gives_it_up_for_another():
    with sit(QUIET, kinds=("human", "human")) as player:
        player.click("I'm Ada")
        player.press("d")
        settle(player)
        for keys in ("escape", ""):
            player.press(keys) if keys else player.click("Pause")
            assert type(player.scene).__name__ == "Pause" and player.table.board.is_covered
            assert not player.find(match_texts.CONCEDE_MATCH).enabled and player.find("Save and leave").enabled
            player.click("Resume")
            assert player.scene.name == "Vesper" and player.table.board.is_covered, "no hand was seen"
        player.click("I'm Vesper")
        player.press("escape")
        assert player.find(match_texts.CONCEDE_MATCH).enabled


def test_the_curtain_tells_what_happened_since_one_gave_the_mouse_away():
    with sit(QUIET, kinds=("human", "human")) as player:
        player.click("I'm Ada")
        player.drag(at(player, card(player, "nova", "hand-0")), middle(player, "play-0"))
        settle(player)
        assert any("plays [Nova" in words for words in player.scene.recent), "Vesper has not seen it"
        player.click("I'm Ada: undo")
        settle(player)
        assert any(line.undone and "plays [Nova" in line.words for line in player.table.story.log.lines)
        player.press("d")
        settle(player)
        told = " ".join(player.scene.recent)
        assert "**Ada** draws." in told and "Nova" not in told and match_texts.UNDONE.strip("*") not in told, (
            "it was as if it had not been"
        )
        player.click("I'm Vesper")
        settle(player)
        player.press("d")
        settle(player)
        told = " ".join(player.scene.recent)
        assert player.scene.name == "Ada" and "**Vesper** draws." in told and "Nova" not in told


def test_the_log_of_several_people_tells_no_hidden_card():
    with sit(kinds=("human", "human"), seed=4, speed="instant") as player:
        for _ in range(30):
            player.step(0.1)
            if type(player.scene).__name__ == "Curtain":
                player.scene.go()
            elif player.table.asking.is_asked:
                draw = next(
                    (a for a in player.table.asking.actions if a.verb == "draw"), player.table.asking.actions[0]
                )
                player.table.act(draw)
        drawn = [line.words for line in player.table.story.log.readable_by(-1) if "draws" in line.words]
        assert drawn and all("|" not in words for words in drawn)
        for reader, other in enumerate(("Vesper", "Ada")):
            lines = player.table.story.log.readable_by(reader)
            assert not any("|" in line.words for line in lines if line.plain.startswith(f"{other} draws"))


def test_each_of_several_people_reads_which_cards_they_drew_themselves_and_under_the_curtain_nobody_does():
    with sit(kinds=("human", "human"), seed=4) as player:
        settle(player)
        for name, others in (("Ada", "Vesper"), ("Vesper", "Ada"), ("Ada", "Vesper")):
            while type(player.scene).__name__ != "Curtain":
                player.step(0.1)
            log, drawn = player.table.story.log, f"{name} draws"
            assert {line.plain for line in log.readable if " draws " in line.plain} <= {
                "Ada draws.", "Vesper draws."
            }  # fmt: skip
            player.click(f"I'm {name}")
            player.press("d")
            held = {
                player.match.state.what[c].name for c in player.match.state.cards_in(player.table.chair.watcher, "hand")
            }
            while type(player.scene).__name__ != "Curtain":
                own = [line.plain for line in log.readable if line.plain.startswith(drawn)]
                hidden = [line.plain for line in log.readable if line.plain.startswith(f"{others} draws")]
                assert set(hidden) <= {f"{others} draws."}
                player.step(0.1)
            assert own and all(line.split("draws ")[1].rstrip(".") in held for line in own)


def test_a_player_is_chosen_by_a_click_on_their_plate_as_by_the_button():
    text = "seats: 3\nhand-0: antimatter, nova\nhand-1: rift, nova\nhand-2: rift, nova"
    for chosen in (1, 2):
        with sit(text, kinds=("human", "greedy", "greedy")) as player:
            table = player.table
            use(player, "antimatter")
            while player.match.chooser != 0:
                table.tell(player.match.act(legal_actions(player.match.state)[0]))
                settle(player)
            player.step(1)
            assert {button.words for button in table.buttons.choices} == {"Vesper", "Orrin"}
            plates = {seat: table.story.plate_of(seat) for seat in range(3)}
            lit = [rect for rect, _ in table.picture.still.shown().spots]
            assert lit == [plates[1], plates[2]]
            player.click(plates[0].center)
            assert len(player.match.state.cards_in(1, "hand")) == len(player.match.state.cards_in(2, "hand")) == 2
            player.click(plates[chosen].center)
            settle(player)
            held = {seat: len(player.match.state.cards_in(seat, "hand")) for seat in (1, 2)}
            assert held.pop(chosen) < 2 and all(left >= 2 for left in held.values())  # one has drawn since


def silent(player, tried):
    """Of the cards of one's own, one of each kind of zone that was not tried yet at this question: those on which a
    click does nothing and says nothing. What a click does ends the question, and this."""
    table, match, found = player.table, player.match, []
    asked = match.state.agenda[-1].what
    for there, pose in list(table.board.bound.items()):
        zone, done = table.board.layout.zones[pose.zone], len(match.record.actions)
        is_mine = zone.seat == table.chair.watcher and table.mouse.under(at(player, there))[0] == there
        if not is_mine or (asked, zone.name) in tried:
            continue
        tried.add((asked, zone.name))
        player.click(at(player, there))
        settle(player)
        if len(match.record.actions) != done:
            break
        reading, hand = table.reading, table.hand
        says = reading.slip.is_shown or reading.is_pile_read or hand.choice.is_open
        if not (says or hand.drag.held >= 0 or table.asking.picked):
            found.append((asked, zone.name))
        table.hand.put_back() if hand.drag.held >= 0 else player.press("escape")
        settle(player)
    return found


@pytest.mark.parametrize("game", RULESETS)
def test_a_click_on_any_card_of_ones_own_does_something_or_says_why_not(game):
    luck, tried = random.Random(3), set()
    with sit(game=game, seed=4, speed="instant") as player:
        table, match = player.table, player.match
        match.poll = lambda: match.act(luck.choice(legal_actions(match.state))) if match.is_thinking else []
        for _ in range(40):
            settle(player)
            if table.asking.is_asked:
                assert silent(player, tried) == []
            if table.asking.is_asked:
                table.act(luck.choice(legal_actions(match.state)))
        assert len(tried) >= 4


def test_at_the_end_of_a_round_and_as_the_next_is_dealt_all_look_and_nobody_has_the_mouse():
    laid = QUIET.replace("rift, nova", "rift, antimatter").replace("play-0: force-field", "play-0: nova, singularity")
    with sit(laid, kinds=("human", "human"), wins=2) as player:
        player.match.state.goal = 2
        player.match.state.rulings = {**player.match.state.rulings, "beginner": "winner"}
        table, seen, said = player.table, [], set()
        sit_down(player, "Ada")
        player.drag(at(player, card(player, "antimatter", "hand-0")), middle(player, "play-0"))
        settle(player)
        assert table.story.round_end.is_shown and not table.buttons.tools["ask"].enabled
        for _ in range(300):
            hands = [c for seat in (0, 1) for c in table.chair.view.cards_in(seat, "hand")]
            seen += [table.board.sprites[c].shown for c in hands] + [table.chair.view.what[c] for c in hands]
            said |= {caption.words for caption in table.effects.active if hasattr(caption, "words")}
            if type(player.scene).__name__ == "Curtain":
                break
            table.story.go_on() if table.story.round_end.is_shown else player.step(0.1)
        assert type(player.scene).__name__ == "Curtain" and len(player.match.state.results) == 1
        assert any("Ada" in words for words in said) and not any("You" in words for words in said), said
        assert len(seen) > 100 and not any(seen)


def test_what_somebody_wishes_is_neither_seen_nor_changed_by_the_next():
    with sit(TIME_STOP, kinds=("human", "human")) as player:
        sit_down(player, "Vesper")
        player.table.buttons.ask_no_more()
        assert player.table.buttons.tools["ask"].chosen
        player.press("d")
        settle(player)
        assert player.scene.name == "Ada" and not player.table.buttons.tools["ask"].chosen
        player.press("escape")
        assert player.find(match_texts.RECAP).reason == match_texts.RECAP_OTHERS
        player.click("Settings")
        assert not player.says(fill(app_texts.STOPS_OF, player="Vesper")) and not player.says("Control: Time Stop")
        assert player.says(app_texts.STOPS_OTHERS)
