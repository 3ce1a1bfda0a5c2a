"""The order of one's hand: it is put as one likes, stays so, and tells nobody anything."""

import pytest

from game.kernel.agenda import Action, legal_actions
from game.kernel.view import see
from game.match import Match, Player
from scenes.match import kept, sitting
from scenes.match.table import Table
from tests.screens.driver import Driver
from tests.screens.tables import QUIET, at, card, is_as_seen, middle, settle, sit
from ui.table.drag import Drag, Offer
from ui.table.hand_order import HandOrder

HAND = "hand-0: nova, rift, wormhole, dark-energy, antimatter"
MIXED = QUIET.replace("hand-0: rift, nova, dark-energy, wormhole", HAND)


def held(player, seat=0):
    """The hand from left to right, as it is seen."""
    state, board = player.match.state, player.table.board
    cards = sorted(state.cards_in(seat, "hand"), key=lambda c: board.sprites[c].home.x)
    return [state.what[c].key for c in cards]


def between(player, left, right):
    """A place between two cards of the hand."""
    (x, y), (x2, _) = (at(player, card(player, key, "hand-0")) for key in (left, right))
    return (x + x2) // 2, y


def test_a_hand_is_sorted_by_number_and_then_by_kind_and_stays_sorted():
    with sit(MIXED) as player:
        before = repr(player.match.state)
        player.click(player.table.buttons.tools["sort"])
        settle(player)
        assert held(player) == ["rift", "wormhole", "dark-energy", "antimatter", "nova"]
        assert is_as_seen(player) and repr(player.match.state) == before and player.match.record.actions == []
        player.press("s")
        settle(player)
        assert held(player)[0] == "rift" and held(player) != sorted(held(player))
        player.press("s")
        player.press("d")
        settle(player)
        numbers = [player.match.state.what[card(player, key, "hand-0")].fuel for key in held(player)]
        assert len(numbers) == 6 and numbers == sorted(numbers), "what is drawn comes where it belongs"


@pytest.mark.parametrize(("key", "left", "right", "expected"), [
    ("antimatter", "nova", "rift", ["nova", "antimatter", "rift", "wormhole", "dark-energy"]),
    ("nova", "dark-energy", "antimatter", ["rift", "wormhole", "dark-energy", "nova", "antimatter"]),
    ("wormhole", "rift", "wormhole", ["nova", "rift", "wormhole", "dark-energy", "antimatter"]),
])  # fmt: skip
def test_a_card_dropped_within_the_hand_stays_there(key, left, right, expected):
    with sit(MIXED) as player:
        before = repr(player.match.state)
        player.drag(at(player, card(player, key, "hand-0")), between(player, left, right))
        settle(player)
        assert held(player) == expected and is_as_seen(player) and repr(player.match.state) == before
        assert not player.table.reading.slip.is_shown


def test_an_order_made_by_hand_holds_over_the_turns_and_new_cards_come_last():
    with sit(MIXED) as player:
        player.drag(at(player, card(player, "antimatter", "hand-0")), between(player, "nova", "rift"))
        settle(player)
        player.drag(at(player, card(player, "wormhole", "hand-0")), middle(player, "discard-0"))
        settle(player)
        while player.match.state.turn < 5 and not (player.match.state.active == 0 and player.match.state.turn > 2):
            state = player.match.state
            actions = legal_actions(state)
            if player.table.asking.is_asked:
                player.table.act(actions[0])
            else:
                player.table.tell(player.match.act(actions[0]))
            settle(player)
        assert held(player)[:4] == ["nova", "antimatter", "rift", "dark-energy"] and len(held(player)) > 4
        player.resize((1000, 700))
        settle(player)
        assert held(player)[:4] == ["nova", "antimatter", "rift", "dark-energy"] and is_as_seen(player)


def test_it_can_be_done_while_the_other_one_plays():
    with sit(MIXED.replace("active: 0", "active: 1")) as player:
        assert not player.table.asking.is_asked
        player.drag(at(player, card(player, "antimatter", "hand-0")), between(player, "nova", "rift"))
        settle(player)
        assert held(player)[1] == "antimatter"
        player.drag(at(player, card(player, "antimatter", "hand-0")), middle(player, "play-0"))
        settle(player)
        assert held(player)[1] == "antimatter" and is_as_seen(player) and not player.table.reading.slip.is_shown
        assert player.match.record.actions == []


def test_a_card_that_is_to_be_chosen_is_still_chosen_by_a_click_that_slips():
    pick = Action("pick", 5)
    drag = Drag(None, [Offer(pick, 5, -1, -1)], loose=frozenset({5, 6}))
    drag.press(0, 0, 5, 0)
    assert not drag.move(40, 0, 5, 0) and drag.release(40, 0, 5, 0) == pick
    drag.press(0, 0, 6, 0)
    assert drag.move(40, 0, 6, 0) and drag.held == 6, "nothing can be done with that one: it can be put elsewhere"


def test_others_see_backs_as_they_lie_and_nothing_else():
    with sit(MIXED, kinds=("human", "human"), speed="instant") as player:
        player.scene.go()
        settle(player)
        player.press("s")
        settle(player)
        assert held(player)[0] == "rift"
        mine = player.match.state.cards_in(0, "hand")
        player.table.watch(1)
        board = player.table.board
        seen = sorted(mine, key=lambda c: board.sprites[c].home.x)
        lying = see(player.match.state, 1).zones[player.match.state.layout.of["hand"][0]]
        assert tuple(seen) in (lying, lying[::-1]), "as they lie"
        assert all(board.sprites[c].shown is None for c in mine)
        player.press("s")
        assert 0 in board.order.ways and board.order.ways[0] == "number" and board.order.ways[1] == "number"
        player.table.watch(0)
        assert held(player)[0] == "rift"


def test_what_is_not_known_is_not_sorted():
    order = HandOrder()
    order.sort(0)
    assert order.arranged(0, (4, 2, 9), [None] * 10) == (4, 2, 9)
    assert order.arranged(1, (4, 2, 9), [None] * 10) == (4, 2, 9)
    order.put(0, (4, 2, 9), 9, 0)
    assert order.arranged(0, (4, 2, 9, 7), [None] * 10) == (9, 4, 2, 7)
    assert order.arranged(0, (2, 7), [None] * 10) == (2, 7)


# With the match


def dealt(kinds=("human", "novice")):
    return Match.new("chrono_clash", [Player(name, kind) for name, kind in zip("ab", kinds, strict=True)], seed=3)


def at_table(match):
    match.poll = lambda: []
    return Driver(lambda: Table(match), speed="instant")


def order_of(player, seat=0):
    view = see(player.match.state, seat)
    return player.table.board.held(view, player.match.state.layout.of["hand"][seat])


@pytest.mark.parametrize("presses", [1, 2])
def test_a_sorted_hand_is_sorted_when_the_match_is_taken_up_again(presses):
    match = dealt()
    with at_table(match) as player:
        player.match, player.table = match, player.scene
        player.step(2)
        lies = order_of(player)
        for _ in range(presses):
            player.press("s")
        player.step(1)
        held, actions = order_of(player), list(match.record.actions)
        assert held != lies and match.kept.has(match.record), "it is written at once"
        path = match.kept.path
    again = Match.load(path)
    assert again.record.digest == match.record.digest and again.record.actions == actions
    assert again.state == match.state, "the rules know nothing of it"
    with at_table(again) as player:
        player.match, player.table = again, player.scene
        player.step(1)
        assert order_of(player) == held


def test_a_hand_put_in_order_is_held_so_when_the_match_is_taken_up_again_and_nobody_else_sees_it():
    match = dealt(("human", "human"))
    mine, theirs = match.chooser, 1 - match.chooser
    seen = repr(see(match.state, theirs))
    with at_table(match) as player:
        player.match, player.table = match, player.app.stack.scenes[0]
        player.scene.go()
        player.step(1)
        first, *others = order_of(player, mine)
        player.table.board.order.put(mine, (first, *others), first, len(others))
        player.table.hand.arrange()
        path = match.kept.path
    assert repr(see(match.state, theirs)) == seen
    with at_table(Match.load(path)) as player:
        player.table = player.app.stack.scenes[0]
        player.match = player.table.match
        assert sorted(order_of(player, mine)) == sorted([first, *others]), "behind the curtain as they lie"
        player.scene.go()
        assert order_of(player, mine) == (*others, first)
        theirs_of_mine, zone = see(player.match.state, theirs), player.match.state.layout.of["hand"][mine]
        assert set(theirs_of_mine.zones[zone]) == set(see(match.state, theirs).zones[zone]), "as before"


def test_of_a_match_that_is_over_no_hand_is_told():
    match = dealt()
    kept.note_hand(match.record, 0, "number")
    assert sitting.keep(match) == "" and "note hand 0: number" in match.kept.path.read_text()
    kept.note_hand(match.record, 1, "")
    assert kept.hand_of(match.record, 0) == "number" and kept.hand_of(match.record, 1) == ""
    match.give_up(0)
    assert sitting.keep(match) == "" and "note hand" not in match.record.dump()


@pytest.mark.parametrize("words", ["", "sideways", "-3 x", "9" * 200, "\u0663"])
def test_what_no_hand_can_be_held_by_leaves_it_as_it_lies(words):
    order = HandOrder()
    order.read(0, words)
    assert order.arranged(0, (4, 2, 9), [None] * 10) == (4, 2, 9) and order.said(0) == ""


def test_an_order_says_itself_and_is_read_back():
    order, again = HandOrder(), HandOrder()
    order.put(0, (4, 2, 9), 9, 0)
    again.read(0, order.said(0))
    assert order.said(0) == "9 4 2" and again.arranged(0, (2, 4, 7, 9), [None] * 10) == (9, 4, 2, 7)
    order.sort(0)
    again.read(0, order.said(0))
    assert order.said(0) == again.ways[0] == "number"
    again.read(1, "3 5 …")
    assert again.said(1) == "3 5", "of a line that was cut off, what is left"
