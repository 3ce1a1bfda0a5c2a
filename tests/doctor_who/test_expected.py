"""Expected result of a combat: its numbers and its ending belong to the same outcome."""

from random import Random

from game.kernel.agenda import legal_actions
from game.kernel.conflict import conflict
from game.kernel.foresight import expected
from game.kernel.notation import say
from game.kernel.view import see
from game.kernel.windows import waiting
from game.rules.doctor_who.combat import outcome

from .laying import attacking


def leaves_by_numbers(found):
    """Cards that leave by the shown Energy and Substance of both main combatants (10.9)."""
    mine, theirs = (side.fighters[0] for side in found.sides)
    (energy, substance), (their_energy, their_substance) = (dict(one.numbers).values() for one in (mine, theirs))
    winner = outcome("both", energy - their_energy, substance - their_substance, mine.card, theirs.card)
    return () if winner < 0 else (theirs.card if winner == mine.card else mine.card,)


def test_10_9_numbers_and_ending_of_a_combat_are_of_one_outcome_always():
    luck, turned = Random(7), 0
    for _ in range(60):
        mine, theirs = (f"energy{luck.randint(0, 4)} substance{luck.randint(0, 4)}" for _ in (0, 1))
        t = attacking(
            f"present-0: silurian {mine}, captain-yates, sergeant-benton\n"
            f"present-1: yeti {theirs}, auton\nhand-0: yeti\nhand-1: yeti",
            "attack silurian yeti",
        )
        for _ in range(5):
            for seat in (0, 1):
                view = see(t.state, seat)
                found, now = expected(view), conflict(view)
                assert found.ending.leaves == leaves_by_numbers(found)
                turned += bool(waiting(view)) and found.ending.leaves != leaves_by_numbers(now)
            legal = legal_actions(t.state)
            supports = [action for action in legal if action.verb == "support"]
            t.does(say(t.state, luck.choice(supports or legal)))
            if conflict(t.state) is None or conflict(t.state).ending.is_decided:
                break
    assert turned > 5, "what waits has decided the combat now and then"
