"""No computer player harms itself pointlessly, and each sees what lies on the table: laid tables, all that think."""

import pytest

from game.ai.levels import choose
from game.kernel.agenda import chooser
from game.kernel.view import see

from ..table import Table
from .asking import answering

answers = answering(range(6))


@pytest.mark.parametrize(
    "hand, fuel",
    [
        ("time-stop, rift, dark-energy", "nova, force-field"),  # 13 + 9
        ("rift, rewind, antimatter", "nova, exotic-matter"),  # 14 + 7
        ("rift, reactor, dark-energy", "nova, nova"),  # 20 + 1
    ],
)
def test_a_win_is_taken_at_once(hand, fuel):
    table = Table(f"hand-0: {hand}\nplay-0: {fuel}\nhand-1: nova, rift\nplay-1: singularity")
    for answer in answers(table):
        after = Table(f"hand-0: {hand}\nplay-0: {fuel}\nhand-1: nova, rift\nplay-1: singularity").does(answer)
        while chooser(after.state) == 0 and after.state.round == 1:
            after.does(after.options[0])  # whatever the card still asks, the fuel is there
        assert after.state.results and after.state.results[0].winners == (0,), answer


def test_a_win_by_a_chain_is_found():
    """Exotic Matter and a Force Field make 7 in one turn; no single card does."""
    table = Table("""
        hand-0: exotic-matter, force-field, wormhole
        play-0: nova, exotic-matter
        hand-1: nova, nova
        play-1: nova, singularity
    """)
    assert answers(table) == {"play exotic-matter"}
    assert answers(table.does("play exotic-matter")) == {"play force-field"}


def test_a_win_by_a_chain_with_a_copy_is_played_to_its_end():
    """Exotic Matter, a Reactor that copies it and a Force Field make 9; the Reactor first makes nothing of it."""
    table = Table("hand-0: singularity, exotic-matter, wormhole, force-field, reactor\nplay-0: antimatter, rewind")
    for action in ("play exotic-matter", "play reactor", "pick exotic-matter", "play force-field"):
        assert answers(table) == {action}
        table.does(action)
    assert table.state.results[0].winners == (0,)


def test_own_cards_are_not_diffused():
    table = Table("hand-0: nova, time-stop\nplay-0: nova, singularity")
    table.offers("diffuse nova singularity")
    assert not [answer for answer in answers(table) if answer.startswith("diffuse")]


def test_a_partners_cards_are_not_diffused():
    table = Table("seats: 4\nhand-0: nova, time-stop\nplay-2: nova, singularity\nhand-1: rift\nhand-3: rift")
    assert not [answer for answer in answers(table) if answer.startswith("diffuse")]


def test_singularity_is_not_wasted_on_oneself():
    table = Table("hand-0: singularity, rift\nplay-0: nova, dark-energy\nhand-1: rift, rift")
    table.offers("discard singularity")
    assert "discard singularity" not in answers(table)


def test_singularity_takes_what_hurts_the_others():
    table = Table("""
        hand-0: singularity
        play-0: exotic-matter, future-shift
        play-1: nova, antimatter
        hand-1: rift
    """)
    table.does("discard singularity")
    assert answers(table) == {"choose 1"}


def test_rewind_is_not_wasted_on_oneself():
    table = Table("hand-0: rewind, rift\nplay-0: nova\nhand-1: rift")
    table.offers("discard rewind")
    assert "discard rewind" not in answers(table)


def test_rewind_means_an_opponents_card():
    table = Table("hand-0: rewind\nplay-0: nova\nplay-1: rift, antimatter\nhand-1: rift").does("discard rewind")
    assert answers(table) == {"pick antimatter"}


def test_a_rift_does_not_take_ones_own_nova():
    table = Table("hand-0: rift, reactor\nplay-0: nova\nhand-1: rift\ndeck-0: 5 cards").does("play rift")
    assert answers(table) == {"choose 0"}


def test_a_harmless_ability_is_let_happen():
    """A Rewind can only take its own player's cards here, and a Singularity as well."""
    for card in ("rewind", "singularity"):
        table = Table(f"active: 1\nhand-1: {card}, rift\nplay-1: nova, rift\nhand-0: time-stop, nova")
        table.does(f"discard {card}").asked(0)
        assert answers(table) == {"pass"}


def test_a_partners_ability_is_let_happen():
    table = Table("seats: 4\nactive: 0\nhand-0: dark-energy, rift\nhand-2: time-stop, rift\nhand-1: rift\nhand-3: rift")
    table.does("discard dark-energy").asked(2)
    assert answers(table) == {"pass"}


def test_ones_own_ability_is_let_happen():
    table = Table("hand-0: dark-energy, time-stop\nhand-1: rift")
    table.does("discard dark-energy").asked(0)
    assert answers(table) == {"pass"}


def test_what_an_opponent_stopped_of_another_opponent_stays_stopped():
    """A Time Stop on a Time Stop would only let the opponent's Dark Energy happen."""
    table = Table("""
        seats: 4
        active: 1
        hand-0: time-stop, rift
        hand-1: dark-energy, rift
        hand-2: time-stop, rift
        hand-3: rift
    """)
    table.does("discard dark-energy").asked(2).does("stop time-stop").asked(0)
    assert answers(table) == {"pass"}


def test_a_deadly_ability_is_stopped():
    """The Singularity would take 20 of our fuel, and we hold the card that ends the round next turn."""
    table = Table("""
        active: 1
        hand-0: time-stop, antimatter
        play-0: nova, nova
        hand-1: singularity, rift, rift
        play-1: rift, reactor
        deck-0: 6 cards
        deck-1: 6 cards
    """)
    table.does("discard singularity").asked(0)
    assert answers(table, ("skilled", "strong")) == {"stop time-stop"}


def test_at_the_limit_no_good_card_goes():
    table = Table(
        "hand-0: nova, time-stop, singularity, antimatter, rift, reactor, wormhole\ndeck-0: 6 cards\nhand-1: rift"
    )
    table.does("draw").asked(0, "Discard")
    for answer in answers(table):
        assert answer not in {"discard nova", "discard time-stop", "discard singularity", "discard antimatter"}


def test_at_the_limit_a_hand_of_two_kinds_is_thought_about():
    """The search shows instinct one of several that mean the same."""
    table = Table("hand-0: nova, nova, nova, nova, rift, rift, rift\ndeck-0: rift\nhand-1: singularity")
    table.does("draw").asked(0, "Discard")
    assert answers(table, ("skilled", "strong")) == {"discard rift"}


def test_a_win_next_turn_is_prevented():
    """The opponent stands at 20 and wins with any card; only the Singularity helps."""
    table = Table("""
        hand-0: singularity, nova, exotic-matter
        play-0: reactor
        hand-1: rift, reactor, force-field
        play-1: nova, nova
        deck-0: 6 cards
        deck-1: 6 cards
    """)
    assert answers(table, ("skilled", "strong")) <= {"discard singularity", "diffuse nova nova"}
    assert answers(table, ("strong",)) == {"discard singularity"}


def test_random_is_free_to_blunder():
    """The tests above have teeth: chance does what they forbid."""
    table = Table("hand-0: nova, time-stop\nplay-0: nova, singularity")
    assert any(choose(see(table.state, 0), "random", seed).verb == "diffuse" for seed in range(20))
