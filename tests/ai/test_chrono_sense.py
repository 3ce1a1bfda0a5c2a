"""No computer player of Chrono Clash throws a guardian, a battler, a card or a turn away: laid tables, all think."""

import pytest

from game.ai.levels import choose
from game.kernel.agenda import legal_actions
from game.kernel.view import see
from game.rules import RULESETS

from ..table import Table
from .asking import answering

CHRONO = RULESETS["chrono_clash"]
answers = answering(range(4))


def lay(text: str) -> Table:
    return Table(text, rules=CHRONO)


# A win is taken, and one of the others is not given


def test_an_empty_stack_is_attacked():
    table = lay("""
        time-0: 3
        hand-0: gnomon, second-helping
        battlefield-0: tilly-twomatch, gnomon
        battlefield-1: nan-halfpast tapped, mossback
        guardians-1: -
    """)
    assert answers(table) <= {"attack tilly-twomatch 1", "attack gnomon 1"}


def test_the_last_guardian_falls_first_to_whom_it_cannot_stop():
    """Two attackers, one guardian: both must attack, and then the game is won."""
    table = lay("""
        time-0: 3
        hand-0: gnomon, second-helping
        battlefield-0: gnomon, gnomon
        guardians-1: 1 cards
        battlefield-1: mossback
    """)
    assert answers(table) == {"attack gnomon 1"}


def test_a_fifth_quest_is_stopped():
    """Seat 1 has four points and a card on a quest: whoever can, attacks it."""
    table = lay("""
        time-0: 2
        hand-0: orchard-ox
        battlefield-0: gnomon
        points-1: 4
        battlefield-1: inspector-vesper tapped
        quests-1: orchard-ox on inspector-vesper
    """)
    assert answers(table) == {"attack gnomon inspector-vesper"}


def test_a_fifth_quest_is_begun():
    """Nobody can attack it, and it wins at the beginning of the next turn."""
    table = lay("""
        time-0: 1
        hand-0: orchard-ox, wolf-at-the-door
        battlefield-0: constable-bunting
        points-0: 4
        battlefield-1: nan-halfpast
    """)
    assert all(answer.startswith("quest ") for answer in answers(table))


# Battlers


def test_nobody_attacks_into_certain_loss():
    table = lay("""
        time-0: 2
        hand-0: orchard-ox
        battlefield-0: tilly-twomatch
        battlefield-1: mossback tapped, gnomon tapped
        guardians-0: 2 cards
    """)
    table.offers("attack tilly-twomatch mossback")
    assert not [answer for answer in answers(table) if answer.startswith("attack tilly-twomatch m")]
    assert not [answer for answer in answers(table) if answer.startswith("attack tilly-twomatch g")]


def test_a_battler_is_not_traded_for_a_small_one():
    table = lay("""
        time-0: 2
        hand-0: orchard-ox
        battlefield-0: velvet-cutpurse
        battlefield-1: evening-understudy tapped strength+1
        guardians-0: 2 cards
    """)
    table.offers("attack velvet-cutpurse evening-understudy")
    assert "pass" not in answers(table)


def test_a_worthy_battler_that_lies_open_is_beaten():
    table = lay("""
        time-0: 1
        hand-0: nan-halfpast
        battlefield-0: gnomon
        battlefield-1: hearse-horse tapped
    """)
    assert answers(table, ("skilled", "strong")) == {"attack gnomon hearse-horse"}


def test_no_extra_deck_card_is_paid_with_the_best_battler():
    table = lay("""
        time-0: 2
        hand-0: one-after-lunch, orchard-ox
        battlefield-0: greenhouse-whale
        battlefield-1: orchard-ox
    """)
    table.offers("summon one-after-lunch")
    assert "summon one-after-lunch" not in answers(table)


@pytest.mark.parametrize(
    ("payer", "is_thought_of"), [("lady-midday", True), ("mossback", True), ("greenhouse-whale", False)]
)
def test_an_extra_deck_card_that_seems_a_little_dear_is_thought_of(payer, is_thought_of):
    """What looking ahead makes of it, instinct cannot know; but nobody pays far too much."""
    s = lay(f"time-0: 2\nhand-0: one-after-lunch\nbattlefield-0: {payer}").state
    legal = legal_actions(s)
    weights = CHRONO.thinking.instinct(s, legal)
    (weight,) = [w for action, w in zip(legal, weights, strict=True) if action.verb == "summon"]
    assert (weight > 0) is is_thought_of


def test_payment_takes_those_who_are_worth_least():
    table = lay("""
        time-0: 2
        hand-0: one-after-lunch
        battlefield-0: gnomon, nan-halfpast tapped, brother-marrow tapped
        battlefield-1: orchard-ox
    """)
    table.does("summon one-after-lunch").offers("pay gnomon")
    assert "pay gnomon" not in answers(table)


def test_removal_means_the_opponents():
    table = lay("""
        time-0: 6
        hand-0: snowglobe-prison
        battlefield-0: gnomon
        battlefield-1: orchard-ox, greenhouse-whale
    """)
    table.does("play snowglobe-prison")
    assert answers(table) == {"pick greenhouse-whale"}


def test_weakening_means_the_opponents():
    table = lay("""
        active: 1
        time-1: 4
        hand-1: orchard-ox
        battlefield-1: gnomon, mossback
        battlefield-0: orchard-ox
        guardians-0: colonel-honeycomb
    """)
    table.does("attack gnomon 0").asked(0).does("use")
    assert "pick orchard-ox" not in answers(table)


# Cards and turns


def test_time_is_not_passed_away():
    """A battler that comes for no more than a pass gives away is better than a pass."""
    table = lay("""
        time-0: 5
        hand-0: orchard-ox, aunt-tamarisk
        battlefield-1: orchard-ox
    """)
    assert "pass" not in answers(table)


@pytest.mark.parametrize("card", ["snowglobe-prison", "foreclosure", "break-of-day", "cold-case"])
def test_removal_is_not_played_on_oneself(card):
    """There is nothing to destroy or return but what is one's own: it would have to be chosen."""
    table = lay(f"""
        time-0: 6
        hand-0: {card}
        battlefield-0: milk-cart-lancer tapped, constable-bunting tapped
    """)
    table.offers(f"play {card}")
    assert answers(table) == {"pass"}


@pytest.mark.parametrize("card", ["second-funeral", "ripen-early", "overgrow", "strike-the-match", "first-train-out"])
def test_what_cannot_be_resolved_is_not_played(card):
    """No cards in the discard pile, no battler in hand or in play, nothing left to discard for it."""
    table = lay(f"""
        time-0: 6
        hand-0: {card}
    """)
    table.offers(f"play {card}")
    assert answers(table) == {"pass"}


def test_quests_take_what_is_least_wanted():
    table = lay("""
        time-0: 2
        hand-0: aunt-tamarisk, overgrow, colonel-honeycomb, hearse-horse
        battlefield-0: scarecrow-emeritus
        battlefield-1: nan-halfpast
    """)
    assert answers(table, ("greedy", "skilled", "strong")) == {"quest overgrow scarecrow-emeritus"}


def test_a_discard_takes_what_is_least_wanted():
    table = lay("""
        time-0: 4
        hand-0: first-train-out, greenhouse-whale, lady-midday, tilly-twomatch
        battlefield-0: gnomon
    """)
    table.does("play first-train-out").asked(0, "discard")
    assert answers(table) == {"discard tilly-twomatch"}


@pytest.mark.parametrize("guardian", ["aunt-tamarisk", "dunstan-plough", "greenhouse-whale", "nan-halfpast"])
def test_a_guardian_does_what_it_can(guardian):
    """Time, strength, cards and guardians are never refused."""
    table = lay(f"""
        active: 1
        time-1: 4
        hand-1: orchard-ox
        battlefield-1: gnomon, mossback
        guardians-0: 2 cards, {guardian}
    """)
    table.does("attack gnomon 0").asked(0)
    assert answers(table) == {"use"}


def test_random_is_free_to_blunder():
    """The tests above have teeth: chance does what they forbid."""
    table = lay("""
        time-0: 6
        hand-0: snowglobe-prison, one-after-lunch
        battlefield-0: greenhouse-whale
        battlefield-1: mossback tapped
    """)
    done = {choose(see(table.state, 0), "random", seed).verb for seed in range(40)}
    assert done == {"pass", "play", "summon", "attack", "quest"}
