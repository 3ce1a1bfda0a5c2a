"""Text and back: actions, positions, lines of the log."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.kernel import notation
from game.kernel.agenda import legal_actions
from game.kernel.events import RoundBegan, RoundWon
from game.kernel.notation import CannotRead
from game.kernel.template import Seat
from game.kernel.view import see
from game.rules import RULESETS
from tests.table import Table

CONTROL = RULESETS["control"]
KEYS = [p.key for p in CONTROL.book if p.is_in(CONTROL.default_rulings)]


@st.composite
def tables(draw):
    """Any position of text: some of the 48 cards in any places, at any number of seats."""
    seats = draw(st.sampled_from(CONTROL.seat_counts))
    places = [str(z) for z in CONTROL.layout(seats).zones if z.name in ("hand", "play", "discard")]
    marks = 2 if seats == 2 else 4  # of one mark there are two of each kind
    lying = {place: [] for place in places}
    for key in KEYS:
        left = {0: marks, 1: marks}
        for place in draw(st.lists(st.sampled_from(places), max_size=4)):
            side = int(place[-1]) if seats == 2 else 0
            if left[side]:
                left[side] -= 1
                lying[place].append(key)
    lines = [f"seats: {seats}", f"active: {draw(st.integers(0, seats - 1))}"]
    lines += [f"{place}: {', '.join(draw(st.permutations(cards))) or '-'}" for place, cards in lying.items()]
    return "\n".join(lines)


@settings(deadline=None, derandomize=True, database=None, max_examples=150)
@given(tables(), st.integers(0, 9))
def test_any_position_reads_back_as_it_was_written(text, seed):
    s = notation.lay(CONTROL, text, seed=seed)
    shown = notation.show(s)
    assert set(text.splitlines()) <= set(shown.splitlines())
    again = notation.lay(CONTROL, shown, seed=seed + 1)
    assert notation.show(again) == shown
    legal = [notation.say(s, action) for action in legal_actions(s)]
    if legal:
        assert len(set(legal)) == len(legal)
        assert [notation.read(s, text) for text in legal] == legal_actions(s)


@settings(deadline=None, derandomize=True, database=None, max_examples=60)
@given(tables())
def test_laying_puts_each_card_once_and_lets_its_seat_know(text):
    s = notation.lay(CONTROL, text)
    lying = sorted(card for zone in s.zones for card in zone)
    assert lying == list(range(48))
    for seat in range(len(s.seats)):
        view = see(s, seat)
        assert None not in [view.what[card] for card in s.cards_in(seat, "hand")]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("seats: 5", "seats: Control is for 2, 3 or 4 players"),
        ("seats: two", "'two' is no number"),
        ("hand-0 rift", "'hand-0 rift' is not 'place: cards'"),
        ("hand-7: rift", "'hand-7' is no place here; there are: deck-0"),
        ("deck: rift", "'deck' is no place"),
        ("hand-0: rft", "'rft' is no card; nearest is: rift"),
        ("hand-0: xyz", "'xyz' is no card; there are: rift"),
        ("hand-0: rift, rift\nhand-1: rift, rift, rift", "no further rift"),
        ("deck-0: 30 cards", "only 24 cards are left"),
        ("active: -1", "'-1' is no number"),
        ("active: 2", "active: 2 is more than 1"),
        ("first: 4\nseats: 4", "first: 4 is more than 3"),
        ("play-0: reactor as duck", "'duck' is no card"),
        ("hand-0: 60 cards", "no further card"),
        ("wins-0: many", "'many' is no number"),
        ("hand-0: anomaly", "no further anomaly"),
    ],
)
def test_a_position_that_cannot_be_read_says_why(text, named):
    with pytest.raises(CannotRead, match=None) as caught:
        notation.lay(CONTROL, text)
    assert named in str(caught.value)


def test_twins_are_told_apart_by_their_numbers():
    t = Table("hand-0: rift, rift")
    first, second = (notation.say(t.state, action) for action in legal_actions(t.state) if action.verb == "play")
    assert first == "play rift"
    assert second == f"play rift.{t.state.cards_in(0, 'hand')[1]}"
    assert notation.read(t.state, second) != notation.read(t.state, first)


def test_reading_forgives_spaces_and_nothing_else():
    s = Table("hand-0: rift").state
    assert notation.read(s, "  play   rift ") == notation.read(s, "play rift")
    for text in ("play", "play nova", "Play rift", "play rift.47", "", "draw 1"):
        with pytest.raises(CannotRead, match="could: draw, play rift"):
            notation.read(s, text)


def test_a_deck_of_an_exact_size():
    t = Table("deck-0: 2 cards, nova\ndeck-1: 0 cards").shows("deck-0: 3 cards\ndeck-0 top: nova\ndeck-1: 0 cards")
    t.does("draw")
    assert "nova" in t.at("hand-0")


def test_a_view_shows_what_it_knows_and_counts_the_rest():
    shown = notation.show(see(Table("hand-0: nova\nhand-1: rift, rewind").state, 0))
    assert "hand-0: nova" in shown
    assert "hand-1: 2 cards" in shown


def test_what_a_view_shows_can_be_laid():
    shown = notation.show(see(Table("hand-0: nova\nhand-1: rift, rewind, rift\nplay-0: reactor").state, 0))
    laid = notation.lay(CONTROL, shown)
    assert notation.show(see(laid, 0)) == shown
    assert {laid.marking[card] for card in laid.cards_in(1, "hand")} == {1}


def test_a_card_that_stands_as_another_is_shown_and_laid():
    t = Table("hand-0: reactor\nplay-1: force-field").does("play reactor")
    shown = notation.show(t.state)
    assert "play-0: reactor as force-field" in shown
    laid = notation.lay(CONTROL, shown)
    assert notation.show(laid) == shown
    assert [c for c in laid.cards if c] == [c for c in t.state.cards if c]


def told(t, seat=None):
    lines = [notation.tell(see(step.state, seat), step.event) for step in t.story]
    return [line for line in lines if line]


def test_in_a_match_of_one_game_nobody_counts_rounds():
    t = Table("play-0: nova, singularity\nhand-0: force-field")
    for goal in (1, 2):
        t.state.goal = goal
        won, began = (notation.tell(t.state, event) for event in (RoundWon((0,), "fuel", 3), RoundBegan(3, 1)))
        assert [str(Seat(0)) in won, str(Seat(1)) in began] == [True, True]
        assert ["ound 3" in won, "ound 3" in began] == [goal > 1] * 2
