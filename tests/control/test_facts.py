"""The facts of the published game, held fast: cards, numbers, marks, and what of it is ours."""

from collections import Counter
from itertools import pairwise

import pytest

from game.kernel import rng
from game.kernel.record import Record
from game.kernel.state import State
from game.rules import RULESETS
from game.rules.control.cards import LANGUAGE

CONTROL = RULESETS["control"]
BOOK = CONTROL.book

KINDS = {
    # key: (name, type, fuel), as on the sheet; the second edition's list without Anomaly
    "rift": ("Rift", "stable", 1),
    "reactor": ("Reactor", "stable", 2),
    "force-field": ("Force Field", "stable", 3),
    "exotic-matter": ("Exotic Matter", "stable", 4),
    "future-shift": ("Future Shift", "stable", 5),
    "wormhole": ("Wormhole", "unstable", 4),
    "rewind": ("Rewind", "unstable", 5),
    "dark-energy": ("Dark Energy", "unstable", 6),
    "antimatter": ("Antimatter", "unstable", 7),
    "singularity": ("Singularity", "unstable", 8),
    "time-stop": ("Time Stop", "unstable", 9),
    "nova": ("Nova", "unstable", 10),
}

WRITTEN_BY_HAND = {"nova"}


def cards_of(seats=2, **rulings):
    s = State(CONTROL, seats, CONTROL.ruled(rulings), rng.seeded(1), 3)
    CONTROL.set_up(s)
    return s


def test_2_1_there_are_48_cards_four_of_each_of_twelve_kinds():
    s = cards_of()
    assert len(s.what) == 48
    assert Counter(printed.key for printed in s.what) == dict.fromkeys(KINDS, 4)


def test_2_2_and_2_3_names_types_and_fuel():
    s = cards_of()
    assert {p.key: (p.name, p.kind, p.fuel) for p in s.what} == KINDS
    assert all(p.measure == p.fuel for p in s.what)


def test_2_2_twenty_are_stable_and_worth_1_to_5():
    stable = [p.fuel for p in cards_of().what if p.kind == "stable"]
    assert len(stable) == 20
    assert Counter(stable) == dict.fromkeys(range(1, 6), 4)


def test_2_3_twenty_eight_are_unstable_and_worth_4_to_10():
    unstable = [p.fuel for p in cards_of().what if p.kind == "unstable"]
    assert len(unstable) == 28
    assert Counter(unstable) == dict.fromkeys(range(4, 11), 4)


def test_2_4_two_of_each_kind_bear_either_mark():
    s = cards_of()
    assert Counter(s.marking) == {0: 24, 1: 24}
    marked = Counter((p.key, mark) for p, mark in zip(s.what, s.marking, strict=True))
    assert marked == {(key, mark): 2 for key in KINDS for mark in (0, 1)}


def test_2_2_stable_cards_act_when_played_and_unstable_ones_when_discarded():
    for printed in BOOK:
        wakes = {ability.when for ability in printed.abilities}
        assert wakes <= ({"CardPlayed", "always"} if printed.kind == "stable" else {"CardSpent", "answer"}), printed


def test_10_1_with_the_other_ruling_anomaly_takes_the_place_of_future_shift():
    keys = Counter(p.key for p in cards_of(**{"stable-five": "anomaly"}).what)
    assert keys == {"anomaly" if key == "future-shift" else key: 4 for key in KINDS}


def test_cards_that_are_not_on_record_say_so_and_why():
    ours = {printed.key: printed.ours for printed in BOOK if printed.ours}
    assert set(ours) == {"future-shift", "anomaly", "rewind", "antimatter", "nova", "rift", "dark-energy"}
    assert all(len(reason) > 20 and reason.endswith(".") for reason in ours.values())
    assert all(printed.origin == ("derived" if printed.ours else "on record") for printed in BOOK)


@pytest.mark.parametrize("key", [printed.key for printed in BOOK])
def test_the_text_of_a_card_is_sentences_and_fits(key):
    text = BOOK[key].text
    assert text[0].isupper() and text.endswith(".") and len(text) <= 150, text


def test_which_texts_are_not_written_from_the_clauses():
    by_hand = {p.key for p in BOOK if p.text != LANGUAGE.text(p.abilities)}
    assert by_hand == WRITTEN_BY_HAND


def test_every_card_has_a_line_of_colour_and_no_two_share_one():
    notes = [printed.note for printed in BOOK]
    assert all(note.endswith(".") for note in notes)
    assert len(set(notes)) == len(notes) == 13


@pytest.mark.parametrize(("seats", "zones"), [(2, 10), (3, 11), (4, 14)])
def test_3_1_and_3_2_the_places_of_a_table(seats, zones):
    layout = CONTROL.layout(seats)
    assert len(layout.zones) == zones
    own = [zone for zone in layout.zones if zone.name in ("deck", "discard") and zone.seat is not None]
    assert len(own) == (4 if seats == 2 else 0)


def test_1_2_9_2_the_numbers_of_the_sheet():
    assert CONTROL.score_goal == 21
    assert {seats: CONTROL.wins_needed(seats) for seats in CONTROL.seat_counts} == {2: 3, 3: 2, 4: 3}
    assert [CONTROL.team_of(seat, 4) for seat in range(4)] == [0, 1, 0, 1]
    assert [CONTROL.team_of(seat, 3) for seat in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_4_everybody_is_dealt_four_cards(seats):
    s, _ = Record("control", 5, [("random", "")] * seats, {}, 3).begin()
    assert [len(s.cards_in(seat, "hand")) for seat in range(seats)] == [4] * seats
    left = sum(len(s.zones[z]) for z in dict.fromkeys(s.layout.of["deck"]))
    assert left == 48 - 4 * seats


def test_3_1_each_of_two_decks_bears_one_mark():
    s, _ = Record("control", 5, [("random", "")] * 2, {}, 3).begin()
    for seat in (0, 1):
        cards = s.cards_in(seat, "deck") + s.cards_in(seat, "hand")
        assert {s.marking[card] for card in cards} == {seat}
        assert len(cards) == 24


def test_3_2_a_shared_deck_mixes_the_marks():
    s, _ = Record("control", 5, [("random", "")] * 3, {}, 2).begin()
    backs = [s.marking[card] for card in s.cards_in(0, "deck")]
    assert sum(a != b for a, b in pairwise(backs)) > 5, "the sleeves lie in two blocks"
    assert {s.marking[card] for card in s.cards_in(0, "hand")} <= {0, 1}


def test_3_5_chance_decides_who_begins():
    firsts = Counter(Record("control", seed, [("random", "")] * 3, {}, 2).begin()[0].first for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 8


def test_3_4_the_shuffle_favours_no_card():
    """Each kind lies in the first hand about as often as any other."""
    dealt = Counter()
    for seed in range(300):
        s, _ = Record("control", seed, [("random", "")] * 2, {}, 3).begin()
        dealt.update(s.what[card].key for card in s.cards_in(0, "hand"))
    assert set(dealt) == set(KINDS)
    assert all(60 < count < 145 for count in dealt.values()), dealt  # 100 expected
