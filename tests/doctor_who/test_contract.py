"""What every game must keep, asked of Doctor Who: the contract tests, the drags, the fairness."""

import pytest

from tests import test_contract as contract
from tests import test_drags as drags
from tests.ai import test_fairness as fairness

GAME = "doctor_who"
SEATS = (2,)
OF_A_TABLE = (
    contract.test_playouts_end_and_never_wait_without_options,
    contract.test_every_action_is_unique_and_can_be_said_and_read,
    contract.test_a_choice_never_asks_nothing_or_says_nothing,
    contract.test_an_illegal_action_is_refused_and_changes_nothing,
    contract.test_what_must_always_be_so,
    contract.test_a_clone_never_touches_its_original,
    contract.test_a_clone_played_with_the_same_actions_stays_the_same,
    contract.test_states_and_views_survive_pickling_and_play_on,
    contract.test_positions_round_trip_as_text,
    contract.test_what_a_view_shows_can_be_laid,
    contract.test_the_same_seed_and_actions_give_the_same_match,
    contract.test_the_story_tells_every_step_and_the_log_reads_well,
)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("held", OF_A_TABLE, ids=lambda test: test.__name__.removeprefix("test_"))
def test_what_is_held_of_a_table(held, seats):
    held(GAME, seats)


def test_every_drag_is_offered_or_explained():
    drags.test_every_drag_is_offered_or_explained(GAME)


@pytest.mark.parametrize("seats", SEATS)
def test_hidden_cards_change_nothing(seats):
    fairness.test_hidden_cards_change_nothing(GAME, 3, 17, "greedy", seats)
