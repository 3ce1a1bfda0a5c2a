"""Sections 1 to 3: the goal, the cards, setting up; and the golden values of the printed rulebook."""

import pytest

from game.kernel.agenda import chooser
from game.kernel.view import see
from game.rules import RULESETS
from game.rules.chrono_clash import deck, rules, verbs

from .laying import new_game, table

REAL = RULESETS["chrono_clash"]
LONG = "battlefield-0: bear\nguardians-0: 3 cards\nguardians-1: 3 cards\nturn: 400\ntime-0: 3\n"


def test_golden_values():
    """Section 3 of the research sheet: what the rulebook says in numbers."""
    assert (rules.GUARDIANS, rules.HAND, rules.QUESTS, verbs.PASS, verbs.SPACES) == (5, 5, 5, 3, 10)
    assert (deck.SIZE, deck.COLOURS, deck.COPIES, deck.EXTRA) == (50, 2, 3, 6)
    assert {ruling.key: ruling.default for ruling in REAL.rulings} == {
        "asking": "holders",
        "gauge": "lenient",
        "failed-draw": "fails",
        "reinforcements": "free",
        "sentinel": "guards",
        "fast": "attacks",
        "quest-pay": "first",
        "guardian-destroyed": "beaten",
    }


def test_golden_gaira():
    """GZ01-082: green, 5 for 5, Withdraw, and +5 for another battler when it comes."""
    t = table("hand-0: gaira\nbattlefield-0: mouse, gaira\ntime-0: 5").does("summon gaira").waits(0, "main")
    t.shows("strength mouse: 6\nstrength gaira: 5\ntime-0: 0\nbattlefield-0: mouse strength+5, gaira, gaira fresh")
    t = (
        table("battlefield-0: gaira\nbattlefield-1: ox tapped\ntime-0: 3")
        .does("attack gaira ox")
        .shows("hand-0: gaira")
    )


# 1  The goal


def test_1_1_and_1_2_the_last_player_wins():
    t = table("battlefield-0: bear\nguardians-1: -").does("attack bear 1").asked(None).shows("wins-0: 1\nwins-1: 0")
    assert t.state.outcome == ((0,), "last")
    assert "PlayerEliminated" in t.happened


def test_1_3_who_cannot_draw_for_the_turn_is_out():
    t = table("deck-1: -\nguardians-1: 9 cards").does("pass").asked(None).shows("wins-0: 1")
    assert t.state.outcome == ((0,), "decked")
    table("deck-1: mouse").does("pass").asked(1).shows("hand-1: mouse\ndeck-1: -").does("pass").asked(0)


@pytest.mark.parametrize(("points", "is_won"), [(3, False), (4, True), (2, True)])
def test_1_4_five_quest_points_win(points, is_won):
    quests = "mouse on plain" if points > 2 else "mouse on plain, mouse on plain, mouse on plain, mouse on plain"
    t = table(f"active: 1\nbattlefield-0: plain tapped\nquests-0: {quests}\npoints-0: {points}").does("pass")
    assert (t.state.outcome == ((0,), "quests")) == is_won
    t.asked(None if is_won else 0).shows(f"points-0: {points + quests.count('mouse')}")


def test_1_4_points_are_counted_only_at_the_beginning_of_the_own_turn():
    t = table("battlefield-0: plain tapped\nquests-0: mouse on plain\npoints-0: 4\ntime-0: 9").does("pass")
    t.waits(1, "main").shows("points-0: 4\nquests-0: mouse")


def test_1_5_one_game_wins_the_match():
    assert [REAL.wins_needed(seats) for seats in (2, 3, 4)] == [1, 1, 1]
    t = table("battlefield-0: bear\nguardians-1: -")
    t.state.goal = 2
    t.does("attack bear 1").waits(chooser(t.state), "main")
    t.shows("wins-0: 1\nround: 2\nturn: 1\nguardians-0: 5 cards\nguardians-1: 5 cards\nbattlefield-0: -\npoints-0: 0")


def test_1_6_the_four_hundredth_turn_is_the_last():
    table(LONG.replace("400", "399")).does("pass").asked(1)
    t = table(LONG).does("pass").asked(None)
    assert t.state.outcome.reason == "long"


@pytest.mark.parametrize(
    ("laid", "winner"),
    [
        ("points-0: 2\npoints-1: 3\nguardians-0: 9 cards", 1),
        ("points-0: 2\npoints-1: 2\nguardians-0: 4 cards", 0),
        ("points-0: 2\npoints-1: 2", 1),
        ("first: 1", 0),
        ("seats: 3\nfirst: 1\nguardians-2: 3 cards", 0),
        ("seats: 3\nfirst: 1\nguardians-2: 4 cards", 2),
    ],
)
def test_1_6_then_points_guardians_and_the_latest_in_turn_decide(laid, winner):
    lines = dict(line.split(": ", 1) for line in (LONG + laid).splitlines())
    t = table("\n".join(f"{place}: {what}" for place, what in lines.items())).does("pass").asked(None)
    assert t.state.outcome == ((winner,), "long")


# 2  The cards


def test_2_5_every_card_has_one_of_four_colours():
    assert {printed.colour for printed in REAL.book} == {"red", "green", "blue", "purple"}


def test_2_6_numbers_are_what_is_printed_and_all_that_changes_it():
    t = table("battlefield-0: banner, plain strength+2 cost+1, toll\nbattlefield-1: gloom")
    t.shows("strength plain: 4\ncost plain: 6\nstrength banner: 1\ncost banner: 3\nstrength gloom: 1")
    t = table("hand-0: mouse, study\nbattlefield-0: market, market, market")
    t.shows("cost mouse: 0\ncost study: 1")


def test_2_7_a_card_goes_to_the_pile_of_whoever_brought_it():
    t = table("hand-0: bolt, recall\nbattlefield-1: ox, bear\ntime-0: 5").does("play bolt", "pick ox")
    t.does("play recall").shows("discard-1: ox\nhand-1: bear\ndiscard-0: bolt, recall")


def test_2_8_who_sees_what():
    laid = "battlefield-0: plain tapped\nquests-0: mouse on plain\nhand-0: ox\nguardians-0: cat, wolf\ndiscard-0: bear"
    t = table(laid + "\nextra-0: titan\ndeck-0: whale\nbattlefield-1: walker\npilots-1: ace on walker")
    for place, mine, theirs in (
        ("quests-0", "mouse", "?"),
        ("hand-0", "ox", "?"),
        ("guardians-0", "?, ?", "?, ?"),
        ("discard-0", "bear", "bear"),
        ("extra-0", "?", "?"),
        ("deck-0", "?", "?"),
        ("pilots-1", "ace", "ace"),
    ):
        assert (t.seen(0, place), t.seen(1, place), t.seen(None, place)) == (mine, theirs, theirs), place


def test_2_8_a_guardian_is_seen_by_all_once_it_is_revealed_and_new_ones_by_nobody():
    t = table("battlefield-0: bear\nguardians-1: mouse, thorn\ntime-0: 3").does("attack bear 1").asked(1, "Thorn")
    assert t.seen(0, "resolving-1") == t.seen(None, "resolving-1") == "thorn"
    t = table("hand-0: wall\nguardians-0: -\ntime-0: 3").does("play wall")
    assert [t.seen(seat, "guardians-0") for seat in (0, 1, None)] == ["?, ?"] * 3


def test_2_8_the_back_of_a_card_is_open():
    t = table("hand-0: titan, mouse")
    view = see(t.state, 1)
    backs = sorted(view.marking[card] // 2 for card in view.cards_in(0, "hand"))
    assert backs == [0, 1]


def test_2_9_a_card_that_leaves_play_forgets():
    t = table("hand-0: recall\nbattlefield-0: plain tapped strength+2 cost+2\ntime-0: 9").does("play recall")
    t.shows("hand-0: plain\nstrength plain: 3\ncost plain: 3").does("summon plain").shows("battlefield-0: plain fresh")


# 3  Setting up


def test_3_1_to_3_4_shuffled_decks_five_guardians_five_cards():
    mixed = "20 mouse, 20 cat, 20 ox / 6 titan"
    t = new_game(mixed, mixed, "55 plain")
    first = chooser(t.state)
    for seat in range(3):
        size = 55 if seat == 2 else 60
        t.shows(f"guardians-{seat}: 5 cards\nextra-{seat}: {0 if seat == 2 else 6} cards")
        drawn = 6 if seat == first else 5
        t.shows(f"hand-{seat}: {drawn} cards\ndeck-{seat}: {size - 5 - drawn} cards\ndiscard-{seat}: 0 cards")
    orders = {new_game(mixed, mixed, seed=seed).at("deck-0 top", "a, b, c, d, e, f") for seed in range(5)}
    assert len(orders) > 1


def test_3_2_nobody_looks_at_the_guardians():
    t = new_game("60 plain", "60 plain")
    assert [t.seen(seat, f"guardians-{owner}") for seat in (0, 1) for owner in (0, 1)] == ["?, ?, ?, ?, ?"] * 4


def test_3_5_chance_decides_who_begins():
    firsts = [chooser(new_game("60 plain", "60 plain", "60 plain", seed=seed).state) for seed in range(20)]
    assert set(firsts) == {0, 1, 2}


def test_3_6_the_counter_starts_on_0_and_the_first_turn_is_whole():
    t = new_game("60 plain", "60 plain")
    t.shows("time-0: 0\ntime-1: 0\nturn: 1").does("summon plain")
    second = chooser(t.state)
    t.shows(f"time-{second}: 3\nhand-{second}: 6 cards")
