"""A table of Chrono Clash: what hangs on a battler, what is dropped on it, and what it shows."""

import pygame
import pytest

from game.kernel.agenda import legal_actions
from game.kernel.notation import say
from game.kernel.template import fill
from game.rules.chrono_clash import texts
from game.rules.chrono_clash.icons import read_gained
from game.rules.chrono_clash.turn_choices import PASS_ACTION as PASS
from game.rules.chrono_clash.words import briefly
from scenes.match import texts as match_texts
from tests.screens.clash import (
    ACTIONS,
    BATTLERS,
    FACING,
    ONE,
    PILOT,
    RULES,
    TAPPER,
    THREE,
    TWO,
    WALKER,
    clash,
    edge,
    full,
    ghost,
)
from tests.screens.tables import at, card, in_zone, is_as_seen, settle
from ui.shows.chrono_clash.gauge import Ghost
from ui.shows.chrono_clash.marks import COST_AT
from ui.table.drag import DWELL
from ui.table.marks import DOWN, UP, Number, gains

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
            and len(table.forecast.words_of_drop().splitlines()) == 2
        )
        player.step(DWELL)
        assert table.hand.drag.meant().action[:3] == ("quest", card(player, THREE, "hand-0"), host)
        assert table.forecast.words_of_drop().startswith("Send") and "\n" not in table.forecast.words_of_drop()
        assert (
            dict(table.picture.still.glows())[host] == "meant"
            and dict(table.picture.still.lit_zones())[field] == "target"
        )
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
        assert dict(player.table.picture.still.glows())[first] == "held" and first not in player.table.hand.drag.sources
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


def test_a_card_that_costs_more_or_less_than_it_says_shows_what_also_when_it_is_pointed_at():
    costs = [RULES.book[key].cost for key in (ONE, TWO)]
    with clash(f"hand-0: {ONE} cost-1, {TWO} cost+2, {THREE}\nhand-1: {ONE} cost-1") as player:
        marks = dict(player.table.chair.marks)
        one, two = (card(player, key, "hand-0") for key in (ONE, TWO))
        assert set(marks) == {one, two}, "nothing of what nobody sees"
        assert marks[one].numbers == (Number(costs[0] - 1, -1, COST_AT, colour=UP),)
        assert marks[two].numbers == (Number(costs[1] + 2, 2, COST_AT, colour=DOWN),)
        painter, shown = player.table.painter, player.table.picture.still.shown()
        plain, marked = (pygame.Surface((1280, 720), pygame.SRCALPHA) for _ in range(2))
        painter.draw_raised(plain, shown._replace(raised=one, marks=()))
        painter.draw_raised(marked, shown._replace(raised=one))
        assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(marked, "RGBA")


def test_a_card_read_large_says_under_it_what_it_has_now_and_covers_nothing_that_is_asked():
    position = f"battlefield-0: {ONE}\nbattlefield-1: {TWO} tapped strength-1 fresh\n"
    position += f"quests-1: {ACTIONS[0].key} on {TWO}"
    printed = RULES.book[TWO].strength
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
                fill(
                    texts.NUMBER, stat="Strength", now=printed - 1, printed=printed,
                    changes=f"\u22121 {texts.UNTIL_TURN_ENDS}",
                ),
                "On a quest with a card.",
                texts.TAPPED_AND_NEW,
            ]  # fmt: skip
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


def test_what_a_drop_would_do_is_said_beside_the_card_that_is_carried(monkeypatch):
    with clash(f"{FACING}hand-0: {PILOT}, {WALKER}\ntime-0: 9\n") as player:
        table, said = player.table, []
        monkeypatch.setattr(table.painter, "draw_words", lambda target, shown, rect: said.append(rect.copy()))
        held, host = (player.match.state.cards_in(0, zone)[0] for zone in ("hand", "battlefield"))
        player.move(table.reading.rect_of(held).center)
        player.down()
        for way in (table.reading.rect_of(host).center, (640, 700)):
            player.move(way)
            player.step(0.1)
            assert not said or not said[-1].colliderect(table.board.sprites[held].pose.rect)
        assert said, "something was said of it"


def test_a_card_that_the_keys_hold_says_how_it_goes_somewhere_and_arrows_reach_every_place():
    """Also a card that lies within the place where the keys stand, and back into the hand, which is said as well."""
    with clash(f"hand-0: {THREE}\nbattlefield-0: {ONE}, {TWO}\ntime-0: 9") as player:
        table, asked = player.table, player.table.picture.still.prompt()
        for _ in range(9):
            player.press("tab")
            if table.reading.hovered == card(player, THREE, "hand-0"):
                break
        player.press("return")
        assert table.hand.drag.held == card(player, THREE, "hand-0")
        assert table.picture.still.prompt() == match_texts.KEYBOARD_DRAG
        for way in ("right", "left"):
            found = []
            for _ in range(4):
                found.append(table.forecast.words_of_drop())
                player.press(way)
            kinds = [words.split()[0] for words in found]
            assert len(set(found)) == 4 and kinds.count("Send") == 2 and "Summon" in kinds, found
            assert "Put it back" in found
        player.press("escape")
        assert table.hand.drag.held < 0 and table.picture.still.prompt() == asked
