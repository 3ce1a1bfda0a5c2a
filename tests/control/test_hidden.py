"""Section 7 of RULES.md: who knows what, asked of the views; the Wormhole's secret among three seats above all."""

import pytest

from game.kernel import notation
from game.kernel.agenda import Action, asks, chooser, legal_actions, perform
from game.kernel.state import Frame
from game.kernel.texts import WAITING_FOR_SOMEONE
from game.kernel.verbs import draw, play
from game.kernel.view import determinize, see
from tests.table import Table


def dealt(t: Table, seat: int, place: str, seeds: int = 40) -> set[str]:
    """What may lie at a place in the worlds that a seat can imagine: each as sorted keys."""
    found = set()
    for seed in range(seeds):
        world = determinize(see(t.state, seat), seed)
        found.add(", ".join(sorted(world.what[c].key for c in world.zones[world.layout.named[place]])))
    return found


def test_7_1_hands_are_seen_by_their_players_alone():
    t = Table("hand-0: nova, rift\nhand-1: rewind")
    assert (t.seen(0, "hand-0"), t.seen(1, "hand-0"), t.seen(None, "hand-0")) == ("nova, rift", "?, ?", "?, ?")
    assert (t.seen(0, "hand-1"), t.seen(1, "hand-1")) == ("?", "rewind")


def test_7_1_a_partners_hand_is_hidden():
    assert Table("seats: 4\nhand-2: nova").seen(0, "hand-2") == "?"


def test_7_1_decks_are_seen_by_nobody():
    t = Table("deck-0: 2 cards\ndeck-1: 1 card")
    assert all(t.seen(seat, "deck-0") == "?, ?" and t.seen(seat, "deck-1") == "?" for seat in (0, 1, None))


def test_7_1_what_lies_in_play_is_seen_by_all():
    t = Table("play-0: nova\nplay-1: rift")
    assert all(t.seen(seat, "play-0") == "nova" and t.seen(seat, "play-1") == "rift" for seat in (0, 1, None))


def test_7_1_a_drawn_card_is_seen_by_who_drew_it():
    t = Table("deck-0: nova").does("draw")
    assert (t.seen(0, "hand-0"), t.seen(1, "hand-0")) == ("nova", "?")


def test_7_1_a_discarded_card_is_remembered():
    t = Table("hand-0: dark-energy\ndeck-0: nova, rift").does("discard dark-energy")
    assert t.seen(1, "discard-0") == "dark-energy"


def test_7_2_numbers_and_marks_are_open():
    t = Table("hand-0: nova, rift\nseats: 3")
    view = see(t.state, 1)
    assert view.marking == t.state.marking
    assert [len(z) for z in view.zones] == [len(z) for z in t.state.zones]


def test_7_1_a_view_hides_chance_and_the_knowledge_of_others():
    t = Table("hand-0: nova\nhand-1: rift")
    view = see(t.state, 0)
    assert view.rng == 0
    assert all(bits in (0, 1) for bits in view.seen)


# The Wormhole's secret

THREE = "seats: 3\nhand-0: wormhole\nhand-1: wormhole\ndiscard: wormhole, nova, rift, rewind\n"


def test_5_8_only_its_player_knows_what_a_wormhole_took():
    t = Table(THREE).does("discard wormhole", "pick nova")
    assert t.seen(0, "hand-0") == "nova"
    assert t.seen(1, "hand-0") == t.seen(2, "hand-0") == t.seen(None, "hand-0") == "?"


def test_5_8_nor_do_the_others_know_what_it_left():
    t = Table(THREE).does("discard wormhole", "pick nova")
    assert t.seen(0, "discard") == "wormhole, rift, rewind, wormhole"
    assert t.seen(1, "discard") == t.seen(2, "discard") == "wormhole, ?, ?, wormhole"


def test_5_8_the_others_imagine_every_card_that_could_have_been_taken_and_no_other():
    t = Table(THREE).does("discard wormhole", "pick nova")
    assert dealt(t, 1, "hand-0") == dealt(t, 2, "hand-0") == {"nova", "rift", "rewind"}
    assert dealt(t, 0, "hand-0") == {"nova"}


def test_5_8_the_taken_card_and_the_rest_of_the_pile_are_one_set():
    t = Table(THREE).does("discard wormhole", "pick nova")
    for seed in range(20):
        world = determinize(see(t.state, 2), seed)
        cards = [world.what[c].key for name in ("hand-0", "discard") for c in world.zones[world.layout.named[name]]]
        assert sorted(cards) == ["nova", "rewind", "rift", "wormhole", "wormhole"]


def test_5_8_once_the_card_is_played_the_others_know_what_is_left():
    t = Table(f"{THREE}deck: 20 cards, reactor, reactor, reactor").does("discard wormhole", "pick nova", "draw", "draw")
    t.does("play nova")
    assert {dealt(t, 2, "discard").pop()} == {"rewind, rift, wormhole, wormhole"}
    assert t.seen(2, "play-0") == "nova"


def test_5_8_a_second_wormhole_sees_the_pile_and_so_knows_what_was_taken():
    t = Table(THREE).does("discard wormhole", "pick nova", "discard wormhole").asked(1)
    assert "?" not in t.seen(1, "discard")
    assert dealt(t, 1, "hand-0") == {"nova"}
    t.does("pick rift")
    assert t.seen(0, "discard") == "wormhole, ?, wormhole, wormhole", "seat 0 cannot tell rift from rewind now"
    assert dealt(t, 0, "discard") == {
        "rewind, wormhole, wormhole, wormhole",
        "rift, wormhole, wormhole, wormhole",
    }
    assert dealt(t, 0, "hand-0") == {"nova"}


def test_5_8_the_third_seat_after_two_secret_takes():
    t = Table(THREE).does("discard wormhole", "pick nova", "discard wormhole", "pick rift")
    assert dealt(t, 2, "hand-0") == {"nova", "rift", "rewind"}
    assert t.seen(2, "discard") == "wormhole, ?, wormhole, wormhole"


def test_5_8_the_only_card_that_could_be_taken_is_no_secret():
    t = Table("hand-0: wormhole\ndiscard-0: wormhole, nova").does("discard wormhole")
    assert dealt(t, 1, "hand-0") == {"nova"}


def test_5_8_a_reactor_that_copies_a_wormhole_keeps_the_secret_too():
    t = Table("hand-0: reactor\nplay-1: wormhole\ndiscard-0: nova, rift").does("play reactor", "pick nova")
    assert t.seen(1, "hand-0") == t.seen(1, "discard-0") == "?"
    assert dealt(t, 1, "hand-0") == {"nova", "rift"}


def test_5_8_a_stopped_wormhole_looks_at_nothing():
    t = Table(THREE.replace("hand-1: wormhole", "hand-1: wormhole, time-stop")).does("discard wormhole")
    before = list(t.state.seen)
    t.does("stop time-stop")
    changed = [c for c, bits in enumerate(t.state.seen) if bits != before[c]]
    assert [t.state.what[c].key for c in changed] == ["time-stop"]


def test_5_8_the_wormhole_shows_the_pile_to_its_player_alone():
    """Of three seats: seat 2 took from the pile before, seat 1 looks now, seat 0 learns nothing."""
    t = Table(THREE).does("discard wormhole", "pick nova", "discard wormhole").asked(1)
    assert "?" not in t.seen(1, "discard")
    assert t.seen(2, "discard").count("?") == 2


# What the others are told


@pytest.mark.parametrize(("seat", "is_told"), [(0, True), (1, False), (None, False)])
def test_7_1_the_log_tells_each_seat_what_it_may_know(seat, is_told):
    from game.kernel.notation import tell

    t = Table("deck-0: nova").does("draw")
    step = next(step for step in t.story if type(step.event).__name__ == "CardMoved")
    assert ("nova" in tell(see(step.state, seat), step.event)) is is_told


def test_5_8_the_log_keeps_the_wormholes_secret():
    from game.kernel.notation import tell

    t = Table(THREE).does("discard wormhole", "pick nova")
    lines = [tell(see(step.state, 1), step.event) for step in t.story]
    assert "nova" not in " ".join(lines)
    mine = [tell(see(step.state, 0), step.event) for step in t.story]
    assert any("[nova|" in line for line in mine)


def test_5_7_the_log_keeps_future_shifts_secret():
    from game.kernel.notation import tell

    t = Table("hand-0: future-shift\ndeck-0: nova, rift, reactor")
    lines = []
    for action in ("play future-shift", "pick nova", "pick rift"):
        t.does(action)
        lines += [tell(see(step.state, 1), step.event) for step in t.story]
    assert not any(key in " ".join(lines) for key in ("nova", "rift", "reactor"))


def known_to_all(t: Table, *cards: int) -> None:
    for card in cards:
        t.state.seen[card] = (1 << len(t.state.seats)) - 1


@pytest.mark.parametrize("action", ["play nova", "diffuse nova rift"])
def test_7_1_of_two_equal_cards_nobody_else_can_tell_which_left_the_hand(action):
    """The one that they know: of the other they know no more than of any card."""
    t = Table("seats: 3\nhand-0: nova, nova, reactor\nplay-1: rift\nhand-1: rewind")
    known, twin = [card for card in t.state.cards_in(0, "hand") if t.state.what[card].key == "nova"]
    for first, second in ((known, twin), (twin, known)):
        table = Table.of(t.state.clone())
        known_to_all(table, first)
        table.does(action)
        left = [card for card in table.state.cards_in(0, "hand") if table.state.what[card].key == "nova"]
        assert len(left) == 1 and second != first
        for seat in (1, 2, None):
            assert table.seen(seat, "hand-0") == "?, ?"
        assert "nova, reactor" in table.seen(0, "hand-0") or "reactor, nova" in table.seen(0, "hand-0")


def test_7_1_what_is_known_and_no_twin_stays_known():
    t = Table("seats: 3\nhand-0: nova, rift, reactor\nhand-1: rewind")
    rift = next(card for card in t.state.cards_in(0, "hand") if t.state.what[card].key == "rift")
    known_to_all(t, rift)
    t.does("play nova")
    assert sorted(t.seen(1, "hand-0").split(", ")) == ["?", "rift"]


def test_7_1_a_card_that_was_taken_unseen_is_not_told_from_its_twin():
    """Seat 0 took a Nova or a Rewind with a Wormhole, and has another Nova. Whichever it plays, the others think the
    same of what is left: it may be what was taken, and it may be what was there before."""
    t = Table("seats: 3\nhand-0: nova, wormhole\ndiscard: nova, rewind\nhand-1: rift")
    t.does("discard wormhole", "pick nova")
    novas = [card for card in t.state.cards_in(0, "hand") if t.state.what[card].key == "nova"]
    thoughts = []
    for card in novas:
        table = Table.of(t.state.clone())
        play(table.state, 0, card, table.state.layout.of["play"][0])
        table.state.waking = ()
        thoughts.append([dealt(table, seat, "hand-0", 300) for seat in (1, 2)])
    assert thoughts[0] == thoughts[1] and {"rewind", "nova", "rift"} <= thoughts[0][1]


def test_7_1_the_hands_of_others_are_shown_in_no_order_that_tells():
    """The card that was drawn last does not lie last; a view of one's own hand keeps its order."""
    t = Table("hand-0: nova, rift, reactor, rewind\ndeck-0: dark-energy, antimatter, singularity\nhand-1: rift")
    places = set()
    s = t.state
    for _ in range(3):
        draw(s, 0)
        view = see(s, 1)
        zone = s.layout.of["hand"][0]
        assert sorted(view.zones[zone]) == sorted(s.zones[zone]) and see(s, 0).zones[zone] == s.zones[zone]
        places.add(view.zones[zone].index(s.zones[zone][-1]) == len(s.zones[zone]) - 1)
        assert see(determinize(view, 3), 1).zones[zone] == view.zones[zone]
    assert False in places


FUTURE = "seats: 3\nhand-0: future-shift\nhand-1: rift\ndeck: 20 cards, nova, rewind, dark-energy"


@pytest.mark.parametrize("kept", ["dark-energy", "rewind", "nova"])
def test_5_7_who_knew_a_card_does_not_see_which_one_is_kept(kept):
    """Seat 1 has put the dark energy back on top itself. It lies among the three now: kept, or in either place."""
    t = Table(FUTURE)
    top = t.state.cards_in(0, "deck")[-1]
    t.state.seen[top] |= 0b10
    t.does("play future-shift", f"pick {kept}")
    t.does(t.options[0])  # and one of the others goes back first
    assert t.seen(1, "hand-0") == "?" and t.seen(2, "hand-0") == "?"
    assert t.seen(0, "hand-0") == kept
    worlds = [determinize(see(t.state, 1), seed) for seed in range(200)]
    at = t.state.layout.of["deck"][0]
    places = set()
    for world in worlds:
        three = (*world.zones[at][-2:], *world.cards_in(0, "hand"))
        keys = [world.what[card].key for card in three]
        assert "dark-energy" in keys  # that much is sure
        places.add(keys.index("dark-energy"))
    assert places == {0, 1, 2}
    assert "Shuffled" not in t.happened


def test_5_7_where_nobody_knew_a_card_nothing_is_mixed():
    t = Table(FUTURE)
    before = t.state.what
    t.does("play future-shift", "pick nova")
    assert t.state.what == before and t.state.pool == Table(FUTURE).state.pool


# 10.8: who is asked

HANDS = ("time-stop, rift", "nova, rift", "time-stop, time-stop", "rewind, wormhole")


def asked_in_turn(t):
    """Who is asked until it is seat 0's own choice again, all passing."""
    seats = []
    while t.state.outcome is None and t.state.agenda[-1].what == "respond":
        seats.append(t.state.agenda[-1].seat)
        t.does("pass")
    return seats


def test_10_8_only_holders_are_asked_by_the_first_choice():
    for hand in HANDS:
        t = Table(f"seats: 3\nhand-0: dark-energy, nova\nhand-1: {hand}\nhand-2: nova").does("discard dark-energy")
        assert asked_in_turn(t) == ([1] if "time-stop" in hand else [])


def test_10_8_everybody_with_a_card_is_asked_whatever_they_hold():
    for hand in HANDS:
        t = Table(f"seats: 3\nhand-0: dark-energy, nova\nhand-1: {hand}\nhand-2: nova", {"asking": "everybody"}).does(
            "discard dark-energy"
        )
        assert asked_in_turn(t) == [1, 2, 0]
    t = Table("seats: 3\nhand-0: dark-energy\nhand-1: -\nhand-2: nova", {"asking": "everybody"})
    t.does("discard dark-energy")
    assert asked_in_turn(t) == [2]  # empty hands are seen by all


def test_10_8_who_is_asked_and_can_only_pass_is_told_so_and_stops_nothing():
    t = Table("hand-0: dark-energy, nova\nhand-1: nova", {"asking": "everybody"}).does("discard dark-energy")
    t.waits(1, "respond").could("pass").does("pass")
    t.waits(0, "respond").does("pass").waits(1, "action")


@pytest.mark.parametrize("asking", ["holders", "everybody"])
@pytest.mark.parametrize("hand", ["rift, nova", "force-field, nova", "nova, nova", "wormhole, rewind"])
def test_10_8_at_an_exotic_matter_everybody_with_a_card_is_asked(hand, asking):
    t = Table(f"hand-0: exotic-matter, {hand}\nhand-1: nova", {"asking": asking}).does("play exotic-matter")
    can = hand.split(", ")[0] in ("rift", "force-field")
    if can:
        t.asked(0).could("done", f"play {hand.split(', ')[0]}")
    elif asking == "everybody":
        t.asked(0).could("done").does("done").asked(1)
    else:
        t.asked(1)
    Table("hand-0: exotic-matter\nhand-1: nova", {"asking": asking}).does("play exotic-matter").asked(1)  # no card left


def test_10_8_what_others_see_of_an_exotic_matter_is_the_same_whatever_is_in_hand():
    """With everybody asked, and declining: the events and the views of the other seat."""
    told = []
    for hand in ("rift, nova", "nova, nova"):
        t = Table(f"hand-0: exotic-matter, {hand}\nhand-1: nova", {"asking": "everybody"}).does("play exotic-matter")
        first = [(step.event, notation.show(see(step.state, 1))) for step in t.story]
        t.does("done")
        told.append(first + [(step.event, notation.show(see(step.state, 1))) for step in t.story])
    assert told[0] == told[1]


def test_10_8_what_others_see_of_a_reactor_is_the_same_whatever_is_in_hand():
    told = []
    for hand in ("rift, nova", "nova, nova"):
        t = Table(f"hand-0: reactor, {hand}\nplay-1: exotic-matter\nhand-1: nova").does("play reactor")
        if t.state.agenda[-1].what == "extra":
            before = [step.event for step in t.story]
            t.does("done")
            told.append(before + [step.event for step in t.story])
        else:
            told.append([step.event for step in t.story])
    assert told[0] == told[1]


def test_7_1_views_of_other_seats_do_not_show_who_is_asked_what():
    stop = Table("seats: 3\nhand-0: dark-energy, nova\nhand-1: time-stop, rift\nhand-2: nova")
    stop.does("discard dark-energy")
    more = Table("seats: 3\nhand-0: exotic-matter, rift, nova\nhand-1: nova\nhand-2: nova").does("play exotic-matter")
    for table, seat, kind in ((stop, 1, "respond"), (more, 0, "extra")):
        s = table.asked(seat).state
        assert see(s, seat).agenda[-1] == s.agenda[-1] and s.agenda[-1].what == kind
        for other in {None, 0, 1, 2} - {seat}:
            view = see(s, other)
            assert view.agenda == [*s.agenda[:-1], Frame("hidden", -1)]
            assert asks(view) == WAITING_FOR_SOMEONE and chooser(view) == -1
            world = determinize(view, 1)
            assert see(world, other) == view and legal_actions(world) == [Action("pass")]
            perform(world, Action("pass"))
            passed = s.clone()
            perform(passed, legal_actions(passed)[0])
            assert world.agenda == passed.agenda, "the world goes on as if that seat had passed"
