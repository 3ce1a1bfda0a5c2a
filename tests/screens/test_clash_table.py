"""The table of Chrono Clash: what is dropped where, what it would cost, and what hangs on what."""

import random

import pytest

from game.kernel.agenda import legal_actions
from game.kernel.conflict import conflict
from game.kernel.texts import SKIP
from tests.screens.clash import (
    ACTIONS,
    BATTLERS,
    FACING,
    GUARD,
    ONE,
    PILOT,
    RULES,
    THREE,
    TWO,
    WALKER,
    clash,
    edge,
    full,
    place,
)
from tests.screens.tables import at, card, in_zone, is_as_seen, settle
from ui.shows.chrono_clash import texts

COST = RULES.book[ONE].cost


# Attacks


def test_a_battler_points_at_what_it_attacks_and_stays_where_it_lies():
    with clash(FACING) as player:
        mine, theirs = card(player, ONE, "battlefield-0"), card(player, TWO, "battlefield-1")
        home = player.table.board.sprites[mine].pose
        player.move(at(player, mine))
        player.down()
        player.move(place(player, "battlefield-0"))
        player.move(at(player, theirs))
        assert player.table.hand.drag.is_aimed and player.table.hand.drag.meant().action.target == theirs
        assert player.table.board.sprites[mine].pose == home
        player.up()
        settle(player)
        assert any(player.match.state.what[theirs].name in line.words for line in player.table.story.log.lines)
        assert "aimed" in player.app.sounds.heard and is_as_seen(player)


@pytest.mark.parametrize("carry", ["drag", "click and click"])
def test_7_3_a_drop_on_an_untapped_enemy_battler_is_refused_and_attacks_nobody(carry):
    with clash(FACING) as player:
        table, before = player.table, repr(player.match.state)
        mine, theirs = card(player, ONE, "battlefield-0"), card(player, THREE, "battlefield-1")
        if carry == "drag":
            player.drag(at(player, mine), at(player, theirs))
        else:
            player.click(at(player, mine))
            player.click(at(player, theirs))
        settle(player)
        assert repr(player.match.state) == before
        assert table.reading.slip.is_shown and "7.3" in str(table.reading.slip.refusals)


def test_7_3_a_battler_dropped_on_another_of_its_own_side_is_told_whom_it_attacks():
    with clash(FACING.replace("\n", f", {TWO}\n", 1)) as player:
        one, other = (c for c in player.match.state.cards_in(0, "battlefield"))
        before = repr(player.match.state)
        player.drag(at(player, one), at(player, other))
        settle(player)
        assert repr(player.match.state) == before
        assert "7.3" in str(player.table.reading.slip.refusals)


@pytest.mark.parametrize("onto", ["stack", "plate", "bare field"])
def test_7_3_an_attack_on_the_stack_is_dropped_on_it_on_its_owners_plate_or_on_the_bare_field(onto):
    with clash(FACING) as player:
        mine = card(player, ONE, "battlefield-0")
        plate = player.table.painter.place("plate-1").center
        there = {"stack": place(player, "guardians-1"), "plate": plate, "bare field": edge(player, "battlefield-1")}
        player.move(at(player, mine))
        player.down()
        player.move(place(player, "battlefield-0"))
        player.move(there[onto])
        meant = player.table.hand.drag.meant().action
        assert (meant.verb, meant.target, meant.amount) == ("attack", -1, 1)
        player.up()
        settle(player)
        assert len(in_zone(player, "guardians-1")) == 4


def test_a_click_on_the_middle_of_a_questing_battler_means_the_battler_when_it_is_the_target():
    doom = next(c.key for c in ACTIONS if c.abilities[0].text == "chosen-battler destroy")
    laid = f"hand-0: {doom}\nbattlefield-0: {ONE} tapped\nquests-0: {TWO} on {ONE}\nbattlefield-1: {THREE}\ntime-0: 9"
    with clash(laid) as player:
        player.drag(at(player, card(player, doom, "hand-0")), edge(player, "battlefield-0"))
        settle(player)
        assert player.match.state.agenda[-1].what == "target"
        player.click(at(player, card(player, TWO, "quests-0")))
        settle(player)
        assert in_zone(player, "battlefield-0") == [] and THREE in in_zone(player, "battlefield-1")


def test_a_click_on_an_opponents_battler_that_cannot_be_the_target_says_why():
    tape = next(c.key for c in ACTIONS if c.abilities[0].text == "draw+1 chosen-battler tap")
    laid = f"hand-0: {tape}\ndeck-0: {GUARD}\nbattlefield-1: {ONE} tapped, {TWO}, {THREE}\ntime-0: 9"
    with clash(laid) as player:
        theirs = at(player, card(player, ONE, "battlefield-1"))
        player.click(theirs)
        assert not player.table.reading.slip.is_shown, "nothing is asked of it: it is only looked at"
        player.drag(at(player, card(player, tape, "hand-0")), edge(player, "battlefield-0"))
        settle(player)
        player.click(theirs)
        assert "10.3" in str(player.table.reading.slip.refusals)


def test_a_guardian_is_revealed_beside_the_attacker_and_its_owner_is_asked():
    with clash(f"active: 1\nbattlefield-1: {ONE}\nguardians-0: {GUARD}") as player:
        state = player.match.state
        action = next(a for a in legal_actions(state) if a.verb == "attack" and a.amount == 0)
        player.table.tell(player.match.act(action))
        seen = set()
        for _ in range(80):
            player.step(0.05)
            seen |= {type(effect).__name__ for effect in player.table.effects.active}
        settle(player)
        assert {"Arrow", "Duel"} <= seen
        table = player.table
        assert (
            table.asking.is_asked
            and table.asking.stage.key == GUARD
            and table.asking.stage_words == RULES.book[GUARD].guardian_text
        )
        found = conflict(player.match.state)
        assert [player.match.state.what[c].key for c in found.defence.cards] == [GUARD]
        assert table.picture.top.is_face_to_face(found)
        assert table.buttons.slots["pass"].words == SKIP
        player.click("Use it")
        settle(player)
        assert conflict(player.match.state) is None and in_zone(player, "guardians-0") == []


def test_who_face_each_other_let_the_battlers_be_seen_that_they_cover():
    """What a guardian can choose among is worth a look before it is used."""
    with clash(f"active: 1\nbattlefield-1: {ONE}, {TWO}\nguardians-0: {GUARD}") as player:
        action = next(a for a in legal_actions(player.match.state) if a.verb == "attack" and a.amount == 0)
        player.table.tell(player.match.act(action))
        settle(player)
        top, found = player.table.picture.top, conflict(player.match.state)
        duel, theirs = player.table.effects.duel, card(player, TWO, "battlefield-1")
        assert duel.collidepoint(at(player, theirs)) and top.is_face_to_face(found) and top.sums() == [duel]
        player.move(at(player, theirs))
        player.step(0.05)
        assert not top.is_face_to_face(found) and top.sums() == []
        player.step(1.0)
        assert player.table.reading.preview.is_shown, "and read"
        player.move((120, 690))
        player.step(0.1)
        assert top.is_face_to_face(found)


def test_who_face_each_other_are_seen_where_the_mouse_has_rested_since_before():
    with clash(f"active: 1\nbattlefield-1: {ONE}, {TWO}\nguardians-0: {GUARD}") as player:
        there = at(player, card(player, TWO, "battlefield-1"))
        player.move(there)
        action = next(a for a in legal_actions(player.match.state) if a.verb == "attack" and a.amount == 0)
        player.table.tell(player.match.act(action))
        settle(player)
        top, found = player.table.picture.top, conflict(player.match.state)
        assert player.table.effects.duel.collidepoint(there) and top.is_face_to_face(found)
        player.move((there[0] + 1, there[1]))
        player.step(0.05)
        assert not top.is_face_to_face(found), "it has moved: what lies there is looked for"


AIMER = next(card.key for card in BATTLERS if any(row.text == "attack time+1" for row in card.abilities))
WEAKENS = "attack chosen-battler strength-"
CHOOSER = next(card.key for card in BATTLERS if any(row.text.startswith(WEAKENS) for row in card.abilities))


@pytest.mark.parametrize("onto", ["battler", "stack", "bare field"])
@pytest.mark.parametrize("carry", ["drag", "clicks", "keys"])
def test_7_2_an_attack_with_an_ability_keeps_the_target_that_it_was_dropped_on(carry, onto):
    with clash(f"battlefield-0: {AIMER}\nbattlefield-1: {TWO} tapped, {THREE} tapped") as player:
        mine, theirs = card(player, AIMER, "battlefield-0"), card(player, THREE, "battlefield-1")
        there = {"battler": at(player, theirs), "stack": place(player, "guardians-1"),
                 "bare field": edge(player, "battlefield-1")}[onto]  # fmt: skip
        if carry == "drag":
            player.drag(at(player, mine), there)
        elif carry == "clicks":
            player.click(at(player, mine))
            player.click(there)
        else:
            table = player.table
            table.hand.take(mine)
            named = player.match.state.layout.named
            zone = {"battler": -1, "stack": named["guardians-1"], "bare field": named["battlefield-1"]}[onto]
            table.hand.drop_on(theirs if onto == "battler" else -1, zone)
        settle(player)
        said = [words for seat, words in player.match.record.actions if seat == 0]
        assert len(said) == 2 and said[0].startswith("attack") and said[1].startswith("attack")
        assert (THREE in said[1]) == (onto == "battler") and TWO not in said[1]


def test_12_7_what_an_attack_ability_asks_first_does_not_change_what_is_attacked():
    with clash(f"battlefield-0: {CHOOSER}\nbattlefield-1: {TWO} tapped, {THREE} tapped\ntime-0: 9") as player:
        state = player.match.state
        mine, theirs = card(player, CHOOSER, "battlefield-0"), card(player, THREE, "battlefield-1")
        player.drag(at(player, mine), at(player, theirs))
        settle(player)
        assert player.match.state.agenda[-1].what == "target", "the ability asks as ever"
        other = next(a.card for a in player.table.asking.actions if a.card != theirs)
        player.click(at(player, other))
        settle(player)
        attacks = [words for _, words in player.match.record.actions if words.startswith("attack")]
        gone = state.where[theirs] != state.layout.named["battlefield-1"] and len(attacks) == 1
        assert gone or (len(attacks) == 2 and THREE in attacks[1])


def test_7_2_where_what_was_dropped_on_is_gone_one_is_asked_and_the_next_attack_knows_nothing_of_it():
    doom = f"battlefield-0: {AIMER}, {ONE}\nbattlefield-1: {TWO} tapped, {THREE} tapped"
    with clash(doom) as player:
        table, state = player.table, player.match.state
        mine, theirs = card(player, AIMER, "battlefield-0"), card(player, THREE, "battlefield-1")
        player.drag(at(player, mine), at(player, theirs))
        settle(player)
        assert table.hand.aimed is None
        player.press("u")
        settle(player)
        assert state is not player.match.state and player.match.state.agenda[-1].what == "aim"
        assert table.asking.is_asked, "taken back, it is asked"
        player.press("u")
        settle(player)
        player.drag(at(player, card(player, ONE, "battlefield-0")), at(player, card(player, TWO, "battlefield-1")))
        settle(player)
        attacks = [words for _, words in player.match.record.actions if words.startswith("attack")]
        assert len(attacks) == 1 and TWO in attacks[0]


# What is brought to a battler


@pytest.mark.parametrize("carry", ["click", "keys"])
def test_9_1_a_quest_is_a_button_at_the_battler_too(carry):
    with clash(f"hand-0: {TWO}, {THREE}\nbattlefield-0: {ONE}\nbattlefield-1: {TWO} tapped") as player:
        table, before = player.table, repr(player.match.state)
        mine, first = card(player, ONE, "battlefield-0"), card(player, THREE, "hand-0")
        player.click(at(player, mine))
        button = next(b for b in table.hand.choice.buttons if b.words == texts.SEND_ON_QUEST[0])
        if carry == "click":
            player.click(button)
        else:
            player.press(button.key_name)
        assert table.hand.drag.held < 0 and repr(player.match.state) == before
        assert table.picture.still.prompt() == texts.SEND_ON_QUEST[1]
        assert table.hand.drag.sources == set(player.match.state.cards_in(0, "hand"))
        assert {light for c, light in table.picture.still.glows()} == {"target"}
        player.press("escape")
        assert table.hand.drag.sources > {mine} and "quest" in table.picture.still.prompt() and player.scene is table
        player.click(at(player, mine))
        player.click(texts.SEND_ON_QUEST[0])
        player.click(place(player, "battlefield-1"))
        assert table.asking.narrowed == "" and repr(player.match.state) == before, "a click elsewhere is no"
        player.click(at(player, mine))
        player.click(texts.SEND_ON_QUEST[0])
        player.click(at(player, first))
        settle(player)
        assert in_zone(player, "quests-0") == [THREE] and in_zone(player, "hand-0") == [TWO]


def test_9_1_a_battler_that_cannot_go_has_no_such_button():
    for laid in (f"hand-0: {TWO}\nbattlefield-0: {ONE} tapped", f"battlefield-0: {ONE}"):
        with clash(laid) as player:
            player.click(at(player, card(player, ONE, "battlefield-0")))
            assert not any("quest" in b.words for b in player.table.hand.choice.buttons)


def test_13_19_so_is_boarding_where_a_pilot_is_in_hand():
    with clash(f"hand-0: {PILOT}, {TWO}\nbattlefield-0: {WALKER}\ntime-0: 9") as player:
        player.click(at(player, card(player, WALKER, "battlefield-0")))
        player.click(texts.TAKE_PILOT[0])
        assert player.table.hand.drag.sources == {card(player, PILOT, "hand-0")}
        player.click(at(player, card(player, PILOT, "hand-0")))
        settle(player)
        assert in_zone(player, "pilots-0") == [PILOT]


def test_an_attacker_that_has_to_aim_is_already_in_the_hand_and_can_be_dragged_as_well():
    attacker = next(card.key for card in BATTLERS if any(row.text == "attack time+1" for row in card.abilities)
                    or any(row.text.startswith("attack chosen-opponent") for row in card.abilities))  # fmt: skip
    for is_dragged in (False, True):
        with clash(f"battlefield-0: {attacker}\nbattlefield-1: {TWO} tapped, {THREE} tapped") as player:
            mine = card(player, attacker, "battlefield-0")
            player.drag(at(player, mine), place(player, "guardians-1"))
            settle(player)
            player.press("u")  # the attack has been aimed by the drop, and that is taken back
            settle(player)
            assert player.match.state.agenda[-1].what == "aim" and player.table.hand.drag.held == mine
            target = at(player, card(player, TWO, "battlefield-1"))
            if is_dragged:
                player.drag(at(player, mine), target)
            else:
                player.click(target)
            settle(player)
            assert player.match.state.agenda[-1].what != "aim"


# What is said before it is done


def test_12_2_that_nothing_will_happen_is_said_under_the_hand_and_at_a_button():
    vain = next(c for c in RULES.book if c.summons and c.summons[0].text == "summon draw-1 extra+1")
    with clash(f"hand-0: {vain.key}\ntime-0: 9") as player:
        table = player.table
        player.move(at(player, card(player, vain.key, "hand-0")))
        player.down()
        player.move(edge(player, "battlefield-0"))
        said = table.forecast.words_of_drop()
        assert f"Summon {vain.name}" in said and "hand is empty" in said
        player.up()
    helper = next(c for c in RULES.book if c.taps and c.taps[0].text.startswith("tap battler-card in-hand"))
    for hand, said in (("", "you have no battler cards in hand"), (f"hand-0: {ONE}\n", "")):
        with clash(f"{hand}battlefield-0: {helper.key}\ntime-0: 9") as player:
            player.click(at(player, card(player, helper.key, "battlefield-0")))
            (button,) = [b for b in player.table.hand.choice.buttons if b.deed is not None and b.deed.verb == "tap"]
            player.move(button.rect.center)
            found = player.table.forecast.words_of_press()
            assert found is not None and found[1] == button.rect
            assert said in found[0] and ("no battler cards in hand" in found[0]) == bool(said)
            assert ("Tap: a battler card in your hand" in found[0]) == (not said), "else what the card says"


# Keys


@pytest.mark.parametrize("seed", [3, 8])
def test_keys_alone_play_a_whole_game(seed):
    with clash(None, kinds=("human", "random"), seed=seed, speed="instant") as player:
        match, dice, table = player.match, random.Random(seed), player.table
        match.poll = lambda: match.act(dice.choice(legal_actions(match.state))) if match.is_thinking else []
        for _ in range(900):
            player.step()
            if player.scene is not table:
                break
            if not table.asking.is_asked:
                continue
            stops = [*table.keys.spots, *table.buttons.slots.values(), *table.hand.choice.buttons]
            stops = [w for w in player.form.stops() if w in stops and w.enabled]
            player.form.focus(dice.choice(stops), by_keys=True)
            player.press("return")
            if table.hand.choice.is_open:
                player.press("1")
            elif table.hand.drag.held >= 0:
                player.form.focus(table.keys.spots[0], by_keys=True)
                player.press("return")
        assert match.outcome is not None


def test_tab_goes_through_a_fan_from_its_first_card_to_its_last():
    with clash(full(2)) as player:
        settle(player)
        board, view = player.table.board, player.table.chair.view
        hand = sorted(view.cards_in(0, "hand"), key=lambda card: board.sprites[card].x)
        seen = []
        for _ in hand:
            player.press("tab")
            seen.append(player.table.reading.hovered)
        assert seen == [card for card in hand if card in player.table.hand.drag.sources][: len(seen)]
