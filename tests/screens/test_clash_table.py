"""The table of Chrono Clash: what is dropped where, what it would cost, and what hangs on what."""

import random

import pygame
import pytest

from game.kernel.agenda import legal_actions
from game.kernel.conflict import conflict
from game.kernel.notation import say
from game.rules.chrono_clash.icons import read_gained
from game.rules.chrono_clash.turn_choices import PASS_ACTION as PASS
from game.rules.chrono_clash.words import briefly
from tests.screens.clash import (
    ACTIONS,
    BATTLERS,
    GUARD,
    PILOT,
    PLAIN,
    RULES,
    TAPPER,
    WALKER,
    clash,
    edge,
    full,
    ghost,
    place,
)
from tests.screens.tables import at, card, in_zone, is_as_seen, settle
from ui.shows.chrono_clash.gauge import Ghost
from ui.table.drag import DWELL
from ui.table.marks import Number, gains

ONE, TWO, THREE = PLAIN[:3]
COST = RULES.book[ONE].cost


# Attacks


FACING = f"battlefield-0: {ONE}\nbattlefield-1: {TWO} tapped, {THREE}\n"


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
        assert any("attacks" in line.words for line in player.table.story.log.lines)
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
        assert table.picture.is_face_to_face(found)
        assert table.buttons.slots["pass"].words == "Ignore it"
        player.click("Use it")
        settle(player)
        assert conflict(player.match.state) is None and in_zone(player, "guardians-0") == []


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
        button = next(b for b in table.hand.choice.buttons if b.words == "Send on a quest ...")
        if carry == "click":
            player.click(button)
        else:
            player.press(button.key_name)
        assert table.hand.drag.held < 0 and repr(player.match.state) == before
        assert table.picture.prompt() == "Choose the card of your hand that is laid on it for the quest."
        assert table.hand.drag.sources == set(player.match.state.cards_in(0, "hand"))
        assert {light for c, light in table.picture.glows()} == {"target"}
        player.press("escape")
        assert table.hand.drag.sources > {mine} and "quests" in table.picture.prompt() and player.scene is table
        player.click(at(player, mine))
        player.click("Send on a quest ...")
        player.click(place(player, "battlefield-1"))
        assert table.asking.narrowed == "" and repr(player.match.state) == before, "a click elsewhere is no"
        player.click(at(player, mine))
        player.click("Send on a quest ...")
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
        player.click("Take a pilot aboard ...")
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
        assert f"Summon {vain.name}" in said and "its ability will do nothing, for your hand is empty" in said
        player.up()
    helper = next(c for c in RULES.book if c.taps and c.taps[0].text == "tap battler-card in-hand cost-2")
    for hand, said in (("", "you have no battler card in hand"), (f"hand-0: {ONE}\n", "")):
        with clash(f"{hand}battlefield-0: {helper.key}\ntime-0: 9") as player:
            player.click(at(player, card(player, helper.key, "battlefield-0")))
            (button,) = [b for b in player.table.hand.choice.buttons if b.deed is not None and b.deed.verb == "tap"]
            player.move(button.rect.center)
            found = player.table.forecast.words_of_press()
            assert (found is not None) == bool(said)
            assert found is None or (said in found[0] and found[1] == button.rect)


# What hangs on what


def rest_and_drop(player, start, end):
    """Carry a card to a place, hold it there for a moment, and let go."""
    player.move(start)
    player.down()
    player.move(end)
    player.step(DWELL)
    player.up()


@pytest.mark.parametrize("carry", ["drag", "click and click"])
@pytest.mark.parametrize(("held", "verb"), [(THREE, "summon"), (ACTIONS[0].key, "play")])
def test_a_card_thrown_onto_a_full_field_begins_no_quest_unasked(held, verb, carry):
    with clash(f"hand-0: {held}\nbattlefield-0: {ONE}, {TWO}\ntime-0: 9") as player:
        table, before = player.table, repr(player.match.state)
        ways = at(player, card(player, held, "hand-0")), at(player, card(player, TWO, "battlefield-0"))
        if carry == "drag":
            player.drag(*ways)
        else:
            player.click(ways[0])
            player.click(ways[1])
        assert repr(player.match.state) == before
        assert [button.deed.verb for button in table.hand.choice.buttons] == [verb, "quest"]
        player.press("1")
        settle(player)
        assert held not in in_zone(player, "hand-0") and in_zone(player, "quests-0") == []


def test_what_a_drop_would_do_is_said_and_lit_before_it_is_done():
    with clash(f"hand-0: {THREE}\nbattlefield-0: {ONE}, {TWO}\ntime-0: 9") as player:
        table, host = player.table, card(player, TWO, "battlefield-0")
        field = player.match.state.layout.named["battlefield-0"]
        player.move(at(player, card(player, THREE, "hand-0")))
        player.down()
        player.move(at(player, host))
        assert table.hand.drag.meant() is None and ghost(player) == Ghost(
            9 - RULES.book[THREE].cost, False, is_faint=True
        )
        assert (
            table.forecast.words_of_drop().startswith("Summon")
            and " on a quest with " in table.forecast.words_of_drop()
        )
        player.step(DWELL)
        assert table.hand.drag.meant().action[:3] == ("quest", card(player, THREE, "hand-0"), host)
        assert table.forecast.words_of_drop().startswith("Send") and "\n" not in table.forecast.words_of_drop()
        assert dict(table.picture.glows())[host] == "meant" and dict(table.picture.lit_zones())[field] == "target"
        player.up()
        assert in_zone(player, "quests-0") == [THREE]


def test_an_attack_needs_no_rest_on_what_it_strikes():
    with clash(FACING) as player:
        mine, theirs = card(player, ONE, "battlefield-0"), card(player, TWO, "battlefield-1")
        attack = next(a for a in legal_actions(player.match.state) if a.target == theirs)
        meant = say(player.match.state, attack)
        player.drag(at(player, mine), at(player, theirs))
        assert not player.table.hand.choice.is_open and player.match.record.actions[-1] == (0, meant)


def test_a_card_dropped_on_a_battler_goes_on_a_quest_with_it_and_lies_on_it():
    with clash(f"hand-0: {ACTIONS[0].key}\nbattlefield-0: {ONE}, {TWO}") as player:
        host = card(player, TWO, "battlefield-0")
        rest_and_drop(player, at(player, card(player, ACTIONS[0].key, "hand-0")), at(player, host))
        settle(player)
        assert in_zone(player, "quests-0") == [ACTIONS[0].key]
        board, quest = player.table.board, card(player, ACTIONS[0].key, "quests-0")
        assert board.hosts[quest] == host
        sprite, lies = board.sprites[quest], board.sprites[host]
        assert sprite.shown is None and sprite.home.order > lies.home.order
        assert pygame.Vector2(sprite.x, sprite.y).distance_to((lies.x, lies.y)) < lies.height / 4
        assert is_as_seen(player)
        player.move(at(player, quest))
        player.step(1)
        assert player.table.reading.preview.shown.key == ACTIONS[0].key, "one's own quest may be looked at"


def test_a_questing_battler_is_hit_through_the_card_that_lies_on_it():
    with clash(f"battlefield-0: {ONE}\nbattlefield-1: {TWO} tapped\nquests-1: {ACTIONS[0].key} on {TWO}") as player:
        host = card(player, TWO, "battlefield-1")
        player.click(at(player, card(player, ONE, "battlefield-0")))
        player.move(at(player, card(player, ACTIONS[0].key, "quests-1")))
        assert player.table.hand.drag.meant().action.target == host
    with clash(f"battlefield-1: {TWO} tapped\nquests-1: {ACTIONS[0].key} on {TWO}") as player:
        player.move(at(player, card(player, ACTIONS[0].key, "quests-1")))
        player.step(1)
        assert player.table.reading.preview.shown.key == TWO, "of another's quest one sees only who is on it"


def test_pilots_and_cards_under_a_battler_are_seen_and_read_at_their_host():
    with clash(full(2)) as player:
        board, state = player.table.board, player.match.state
        for name, over in (("pilots", True), ("under", False)):
            for seat in (0, 1):
                hung = state.cards_in(seat, name)[0]
                host = board.hosts[hung]
                sprite, lies = board.sprites[hung], board.sprites[host]
                assert sprite.shown is state.what[hung] and (sprite.home.order > lies.home.order) == over
                x, y = (sprite.x, sprite.y) if over else (sprite.x, sprite.y + sprite.height / 2 - 3)
                assert board.card_at(x, y) == hung
                player.move((int(x), int(y)))
                player.step(1)
                assert player.table.reading.preview.shown is state.what[hung]


def test_where_two_things_could_be_meant_a_choice_opens_and_esc_means_neither():
    position = f"hand-0: {PILOT}\nbattlefield-0: {WALKER}\ntime-0: 9"
    with clash(position) as player:
        before = repr(player.match.state)
        ways = (at(player, card(player, PILOT, "hand-0")), at(player, card(player, WALKER, "battlefield-0")))
        player.drag(*ways)
        choice = player.table.hand.choice
        assert {button.deed.verb for button in choice.buttons} == {"summon", "quest", "pilot"}
        assert repr(player.match.state) == before
        window = pygame.Rect(0, 0, 1280, 720)
        assert window.contains(choice.panel) and choice.panel.collidelist(player.table.painter.asking_places()) < 0
        player.move(next(button for button in choice.buttons if button.deed.verb == "pilot"))
        price = RULES.telling.price(player.match.state, next(b for b in choice.buttons if b.deed.verb == "pilot").deed)
        assert ghost(player) == Ghost(9 - price, False)
        player.press("escape")
        assert not choice.is_open and player.scene is player.table and repr(player.match.state) == before
        settle(player)
        player.drag(*ways)
        player.press(str(1 + [button.deed.verb for button in choice.buttons].index("quest")))
        assert in_zone(player, "quests-0") == [PILOT] and not choice.is_open


def test_a_chosen_battler_offers_what_it_can_do_as_buttons_beside_it():
    with clash(f"battlefield-0: {TAPPER}") as player:
        player.click(at(player, card(player, TAPPER, "battlefield-0")))
        verbs = [button.deed.verb for button in player.table.hand.choice.buttons]
        assert "tap" in verbs
        player.press(str(1 + verbs.index("tap")))
        settle(player)
        assert "tap-used" in player.app.sounds.heard


def test_which_of_ones_abilities_happens_first_is_asked_by_buttons_that_say_what_each_does():
    questers = [card.key for card in BATTLERS if any(row.text.startswith("quest time") for row in card.abilities)][:2]
    on = ", ".join(f"{action.key} on {key}" for action, key in zip(ACTIONS, questers, strict=False))
    position = f"active: 1\nbattlefield-0: {', '.join(f'{key} tapped' for key in questers)}\nquests-0: {on}"
    with clash(position) as player:
        player.table.tell(player.match.act(PASS))
        settle(player, 20)
        slots = player.table.buttons.slots
        said = [slots[name].words for name in ("choice-1", "choice-2")]
        assert [RULES.book[key].name in words for key, words in zip(questers, said, strict=True)] == [True, True]
        assert all("time" in words for words in said)
        assert not slots["choice-3"].visible
        player.press("2")
        settle(player)
        assert player.match.state.agenda[-1].what == "main"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_button_has_room_for_what_any_ability_does(size):
    heard = RULES.book.heard
    said = [f"{card.name}: {briefly(row)}" for card in BATTLERS for row in card.abilities if row.when in heard]
    with clash(f"hand-0: {ONE}", size=size) as player:
        button = player.table.buttons.slots["choice-2"]
        for words in said:
            button.say(words)
            assert button.overflow() == ""
    assert len(said) > 30


def test_a_battler_that_cannot_do_anything_now_says_why_when_it_is_clicked():
    with clash(f"battlefield-0: {ONE} fresh, {TWO} tapped") as player:
        for key, number in ((ONE, "6.3"), (TWO, "7.1")):
            player.click(at(player, card(player, key, "battlefield-0")))
            assert player.table.reading.slip.refusals[0].law.number == number


def test_what_was_picked_stays_marked_until_all_are():
    two = next(card.key for card in ACTIONS for row in card.abilities for part in row.clauses
               if [target.icon for target in part.targets] == ["chosen-battler"] * 2)  # fmt: skip
    with clash(f"hand-0: {two}\ntime-0: 9\nbattlefield-0: {ONE}\nbattlefield-1: {TWO}, {THREE}") as player:
        player.drag(at(player, card(player, two, "hand-0")), edge(player, "battlefield-0"))
        settle(player)
        first = min(player.table.hand.drag.sources)
        player.click(at(player, first))
        settle(player)
        assert dict(player.table.picture.glows())[first] == "held" and first not in player.table.hand.drag.sources
        player.click(at(player, min(player.table.hand.drag.sources)))
        settle(player)
        assert player.match.state.agenda[-1].what != "target" and player.table.asking.picked == []


# What a battler shows


def test_marks_tell_strength_and_what_changed_it():
    with clash(f"battlefield-0: {ONE} strength+2, {TWO} tapped strength-1\nbattlefield-1: {THREE} fresh") as player:
        marks = dict(player.table.chair.marks)
        one, two = (marks[card(player, key, "battlefield-0")] for key in (ONE, TWO))
        three = marks[card(player, THREE, "battlefield-1")]
        assert one.numbers == (Number(RULES.book[ONE].strength + 2, 2),) and not one.is_dim and not one.sign
        assert two.numbers[0].change == -1 and two.is_dim and not two.sign
        assert three.sign == "hourglass" and three.numbers[0].change == 0


def test_a_card_read_large_says_under_it_what_it_has_now_and_covers_nothing_that_is_asked():
    position = f"battlefield-0: {ONE}\nbattlefield-1: {TWO} tapped strength-1 fresh\n"
    position += f"quests-1: {ACTIONS[0].key} on {TWO}"
    for size in ((1280, 720), (1920, 1080)):
        with clash(position, size=size) as player:
            table, one, two = player.table, card(player, ONE, "battlefield-0"), card(player, TWO, "battlefield-1")
            high = {}
            for each in (one, two):
                player.move(at(player, each))
                player.step(1)
                place = table.reading.preview.place(
                    pygame.Rect((0, 0), size), table.picture.keep_clear(), table.picture.k, (), table.scale.u
                )
                assert place.collidelist(table.picture.keep_clear()) < 0 and pygame.Rect((0, 0), size).contains(place)
                high[each] = place.h / place.w
            assert table.reading.preview.note.split("\n") == [
                f"Strength {RULES.book[TWO].strength - 1}, printed {RULES.book[TWO].strength}: "
                "\u22121 until the turn ends.",
                "On a quest with a card.",
                "Tapped, summoned this turn.",
            ]
            assert high[two] > high[one] + 0.1, "there is a slip under the card"


def test_whose_card_lends_something_is_said_by_name():
    lender = next(card.key for card in BATTLERS if any("all-battlers gains" in icons for icons in card.icons))
    with clash(f"battlefield-0: {ONE}\nbattlefield-1: {lender}") as player:
        assert f"from Vesper's {RULES.book[lender].name}." in player.table.reading.note_on(
            card(player, ONE, "battlefield-0")
        )


def test_icons_that_a_battler_has_until_the_turn_ends_are_drawn_at_it():
    with clash(f"battlefield-0: {ONE}, {TWO}") as player:
        state = player.match.state
        first, second = state.cards_in(0, "battlefield")
        rows = [read_gained(text) for text in ("fast strength+2", "destroyed draw+1", "strength+1")]
        state.cards[first] = state.rules.Situation(gained=tuple(rows))
        player.table.watch(0)
        marks = dict(player.table.chair.marks)
        assert marks[first].gained == ("fast", "destroyed draw+1") and marks[second].gained == ()
        strip = gains("chrono_clash", marks[first].gained, 24)
        assert strip.get_width() > 3 * 24 > 2 * strip.get_height() > 48
        player.table.is_dirty = True
        player.step()


def test_an_open_pile_is_read_by_a_click_and_put_together_again():
    with clash(f"discard-1: {ONE}, {TWO}") as player:
        pile = player.match.state.cards_in(1, "discard")
        player.click(at(player, pile[-1]))
        spread = player.table.reading.spread
        assert [c for c, _ in spread.cards] == [pile[1], pile[0]] and "Vesper" in spread.title
        player.move(spread.rects[pile[0]].center)
        player.step(1)
        assert player.table.reading.preview.shown.key == ONE
        player.press("escape")
        assert not spread.is_open and player.scene is player.table
        player.click(at(player, pile[-1]))
        player.click((300, 700))
        assert not spread.is_open


def test_nobody_looks_into_guardians_or_decks():
    with clash() as player:
        for name in ("guardians", "deck", "extra"):
            for seat in (0, 1):
                player.click(at(player, player.match.state.cards_in(seat, name)[-1]))
                player.step(2)
                assert not player.table.reading.spread.is_open and not player.table.reading.preview.is_shown


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
