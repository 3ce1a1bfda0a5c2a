"""No computer player of Towers in Time throws a shield, a fighter or a turn away: laid tables, all think."""

import pytest

from game import decks as shelf
from game.ai.levels import LIMITS, choose
from game.kernel import notation
from game.kernel.agenda import apply, chooser, legal_actions
from game.kernel.record import Record
from game.kernel.view import see
from game.rules.towers_in_time.domain import ON_GROUND
from game.rules.towers_in_time.setup import PUT_DOWN, planned

from .laying import paid, sent, table

THINKING = ("greedy", "novice", "skilled", "strong")
SURE = ("greedy", "skilled", "strong")  # a novice misses things
SEEDS = range(3)


def said(t, kind, seed):
    """What a player of that kind does on the table, as text without card numbers."""
    s = t.state
    budget = LIMITS[kind].simulations if kind == "novice" else 60
    return notation.short(s, choose(see(s, chooser(s)), kind, seed, simulations=budget))


def answers(t, kinds=THINKING):
    return {said(t, kind, seed) for kind in kinds for seed in SEEDS}


# A win is taken, a loss is not


def test_the_last_shield_of_the_other_is_brought_down():
    t = table(
        "sources-0: high-mesa, high-mesa\ntowers-0: barbarian-king on high-mesa, squire on high-mesa\n"
        "hand-0: knight\nshields-1: dwarf\nsources-1: still-lake\ntowers-1: squire used on still-lake"
    )
    assert answers(t) == {"attack barbarian-king"}


def test_two_attackers_are_worth_more_than_one_defender():
    """Two points lie there already; the squire can stop one of the two Medians."""
    t = table(
        "sources-0: high-mesa, high-mesa\ntowers-0: minotaur on high-mesa, minotaur on high-mesa\n"
        "shields-1: dwarf\npoints-1: 2\nsources-1: still-lake\ntowers-1: squire on still-lake"
    )
    assert answers(t, SURE) == {"attack minotaur"}


def test_the_last_shield_is_defended_whatever_it_costs():
    t = table(
        "sources-0: high-mesa\ntowers-0: barbarian-king on high-mesa\n"
        "shields-1: dwarf\nsources-1: still-lake\ntowers-1: elf-prince on still-lake"
    ).does("attack barbarian-king")
    assert answers(t.asked(1)) == {"defend elf-prince"}


def test_a_point_that_brings_nothing_down_costs_no_fighter():
    t = table(
        "sources-0: high-mesa\ntowers-0: ghouls on high-mesa\n"
        "sources-1: still-lake\ntowers-1: pearl-divers on still-lake\nshields-1: 5 cards"
    ).does("attack ghouls")
    assert answers(t.asked(1), SURE) == {"done"}


def test_who_wins_the_fight_defends():
    t = table(
        "sources-0: high-mesa\ntowers-0: minotaur on high-mesa\n"
        "sources-1: still-lake\ntowers-1: leviathan on still-lake\nshields-1: 5 cards"
    ).does("attack minotaur")
    assert answers(t.asked(1), SURE) == {"defend leviathan"}


@pytest.mark.parametrize("count", [1, 2])
def test_a_last_shield_is_never_pulled(count):
    shields = ", ".join(["barbarian-king"] * count)
    t = table(
        f"sources-0: high-mesa\ntowers-0: minotaur on high-mesa\nshields-0: {shields}\n"
        "sources-1: still-lake\ntowers-1: leviathan on still-lake"
    )
    t.offers("pull barbarian-king high-mesa")
    assert not [answer for answer in answers(t) if answer.startswith("pull")]


# Fights


def test_nobody_attacks_into_certain_loss():
    t = table(
        "sources-0: high-mesa\ntowers-0: squire on high-mesa\n"
        "sources-1: still-lake\ntowers-1: water-elemental on still-lake, water-elemental on still-lake"
    )
    t.offers("attack squire")
    assert answers(t, SURE) == {"pass"}


def test_wings_go_where_nobody_can_follow():
    t = table(
        "sources-0: high-mesa\ntowers-0: griffin on high-mesa\n"
        "shields-1: dwarf\npoints-1: 2\nsources-1: still-lake\n"
        "towers-1: leviathan on still-lake, water-elemental on still-lake"
    )
    assert answers(t) == {"attack griffin"}


def test_a_shot_that_kills_is_taken_and_at_the_worthier():
    t = table(
        "sources-0: high-mesa, deep-quarry\ntowers-0: elven-bowmen on high-mesa, dwarf on deep-quarry\n"
        "sources-1: still-lake\n"
        "towers-1: water-elemental exposed1 used on still-lake, squire exposed1 used on still-lake"
    )
    assert answers(t, SURE) == {"shoot elven-bowmen water-elemental"}


def test_what_can_rise_again_does():
    t = table(
        "sources-0: high-mesa\ntowers-0: barbarian-king on high-mesa\n"
        "sources-1: still-lake, still-lake\ntowers-1: hydra on still-lake"
    )
    sent(t.does("attack barbarian-king"), "hydra").asked(1)
    assert answers(t) == {"regenerate hydra"}


def test_the_killed_are_mended_before_they_are_gone():
    t = table(
        "sources-0: high-mesa\ntowers-0: barbarian-king on high-mesa\n"
        "sources-1: high-mesa, still-lake\ntowers-1: knight on high-mesa\nhand-1: mend, squire"
    )
    t.does("attack barbarian-king", "defend knight").asked(1)
    assert answers(t, SURE) == {"cast mend knight"}


def test_a_blow_that_kills_nobody_is_not_wasted():
    """Two damage do not kill a Leviathan, and heal with the turn."""
    t = table("sources-0: ember-plain\nhand-0: sear\nsources-1: still-lake\ntowers-1: leviathan on still-lake")
    t.offers("cast sear leviathan")
    assert answers(t, SURE) == {"pass"}


def test_an_answer_that_was_held_meets_the_attacker():
    t = table(
        "sources-0: high-mesa\ntowers-0: minotaur on high-mesa\n"
        "sources-1: ember-plain, ember-plain\nhand-1: fire-ball, goblin-rabble"
    ).does("attack minotaur")
    assert answers(t.asked(1), SURE) == {"cast fire-ball minotaur"}


# Means


def test_answers_and_strong_fighters_are_kept():
    t = table(
        "sources-0: ember-plain, ember-plain, ember-plain, ember-plain\nsources-1: still-lake\n"
        "hand-0: fire-ball, mjorn-fire-elemental, ember-plain, orc-boar-rider, ash-ogre, fire-drake, orc-pikes"
    ).does("pass", "pass")
    assert answers(t.asked(0, "limit"), SURE) == {"discard ember-plain"}


def test_the_ladder_is_climbed():
    t = table(
        "sources-0: deep-quarry, deep-quarry\ntowers-0: dwarf on deep-quarry, dwarf on deep-quarry\n"
        "hand-0: stone-giant\nsources-1: still-lake\ntowers-1: squire on still-lake"
    )
    assert {answer.split()[0] for answer in answers(t, SURE)} <= {"transport", "attack"}
    t = table(
        "sources-0: deep-quarry, deep-quarry, deep-quarry\ntowers-0: dwarf used on deep-quarry\nhand-0: stone-giant"
    )
    assert answers(t, SURE) == {"transport stone-giant deep-quarry"}


def test_sources_pay_before_fighters_do():
    t = table(
        "sources-0: deep-quarry, deep-quarry, deep-quarry\n"
        "towers-0: dwarf on deep-quarry, major-earth-elemental on deep-quarry\nhand-0: stone-giant\n"
        "sources-1: still-lake\ntowers-1: minotaur on still-lake, minotaur on still-lake"
    ).does("transport stone-giant deep-quarry")
    straight = set()
    for kind in SURE:
        for seed in SEEDS:
            s = t.state.clone()
            while s.agenda[-1].what == "pay":
                apply(s, choose(see(s, 0), kind, seed, simulations=60))
            straight.add(all(s.cards[card] is None or not s.cards[card].used for card in s.cards_in(0, "towers")))
    assert straight == {True}


def test_the_shield_that_falls_is_the_one_that_is_worth_the_least():
    t = table(
        "sources-0: high-mesa\ntowers-0: barbarian-king on high-mesa\n"
        "shields-1: still-lake, leviathan, leviathan, leviathan, leviathan\nsources-1: still-lake"
    ).does("attack barbarian-king")
    t.does("pass").asked(1, "shield falls")
    assert answers(t, SURE) == {"lose still-lake"}


# Setting up


@pytest.mark.parametrize("kind", SURE)
def test_two_sources_and_towers_that_stand(kind):
    """Of two ready decks: all eight cards are put down, two or three of them sources, and a Median at least."""
    ready = [one.deck for one in shelf.shipped("towers_in_time")][:2]
    s = Record("towers_in_time", 4, [("x", "Ada"), ("x", "Bo")], {}, 1, decks=ready).start()
    for seat in (0, 1):
        while s.agenda[-1].what == "place" and chooser(s) == seat:
            kept = planned(s, seat)
            legal = legal_actions(s)
            apply(s, legal[0] if len(legal) == 1 else choose(see(s, seat), kind, 1, simulations=24))
            if len(planned(s, seat)) == PUT_DOWN and s.agenda[-1].what == "place" and chooser(s) == seat:
                plans = [s.cards[card].plan for card in planned(s, seat)]
                statuses = {s.what[card].status for card in planned(s, seat)}
                assert 2 <= plans.count(ON_GROUND) <= 3, plans
                assert statuses & {"median", "major"}, statuses
        assert len(kept) == PUT_DOWN


def test_random_is_free_to_blunder():
    """The tests above have teeth: chance does what they forbid."""
    t = table(
        "sources-0: high-mesa\ntowers-0: minotaur on high-mesa\nshields-0: barbarian-king\n"
        "sources-1: still-lake\ntowers-1: leviathan on still-lake"
    )
    assert any(said(t, "random", seed).startswith("pull") for seed in range(40))
    assert paid(t) is t


# Walls


def walled(text=""):
    """Two sources, a wall in hand, and a strong neighbour."""
    return table(
        f"sources-0: deep-quarry, glowing-vein\nhand-0: wall-of-rock\n{text}"
        "sources-1: still-lake, still-lake\ntowers-1: hydra on still-lake, minotaur on still-lake"
    )


TOWER = (
    "towers-0: dwarf used on deep-quarry, hill-giant used on deep-quarry, major-earth-elemental used on deep-quarry\n"
)


def test_instinct_builds_a_wall_where_many_stand_behind_it():
    s = walled(TOWER).state
    legal = legal_actions(s)
    said = [notation.short(s, action) for action in legal]
    weights = dict(zip(said, s.rules.thinking.instinct(s, legal), strict=True))
    here, there = weights["cast wall-of-rock deep-quarry"], weights["cast wall-of-rock glowing-vein"]
    assert here > 3 * there and here > weights["pass"] > there


def test_a_wall_is_built_around_a_full_tower_and_not_around_nobody():
    assert answers(walled(TOWER), SURE) == {"cast wall-of-rock deep-quarry"}
    assert answers(walled(), SURE) == {"pass"}


# Sources cost nothing


@pytest.mark.parametrize("count", [1, 3, 4, 8])
@pytest.mark.parametrize("hand", ["high-mesa", "high-mesa, high-mesa", "high-mesa, high-mesa, barbarian-king"])
def test_a_free_source_is_built_rather_than_passing(count, hand):
    t = table(
        f"sources-0: {', '.join(['high-mesa'] * count)}\nhand-0: {hand}\n"
        "sources-1: still-lake, still-lake\ntowers-1: squire on still-lake"
    )
    assert answers(t, ("skilled", "strong")) == {"build high-mesa"}


def test_a_ninth_source_does_not_keep_from_attacking():
    t = table(
        f"sources-0: {', '.join(['high-mesa'] * 8)}\ntowers-0: barbarian-king on high-mesa\nhand-0: high-mesa\n"
        "shields-1: dwarf\nsources-1: still-lake\ntowers-1: squire used on still-lake"
    )
    assert answers(t, SURE) == {"attack barbarian-king"}
