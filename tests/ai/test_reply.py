"""The check of replies: a search that ends with its turn compares its best actions by what the opponent does next."""

from random import Random

import pytest

from game.ai.ismcts import CHECK_FROM, FINALISTS, PRIOR, Contender, Search
from game.ai.reply import value_after_reply
from game.kernel import notation
from game.kernel.agenda import chooser
from game.kernel.view import see
from game.rules import RULESETS

from ..playing import begin, positions
from ..table import Table

CHRONO = RULESETS["chrono_clash"]
SEEDS = range(6)

# A tapped Sentinel guards the empty stack: the opponent beats it, and attacks again, unless other battlers prevent it.
PAYMENT_OPENS_THE_STACK = """
points-0: 2
points-1: 2
deck-0: 31 cards
guardians-0: -
hand-0: colonel-honeycomb, colonel-honeycomb, umbrella-regiment, sister-fresnel, seven-lights-the-lamps
battlefield-0: inspector-vesper, porcelain-ambassador, old-breakwater, constable-bunting tapped, bathysphere-bet fresh
extra-0: one-after-lunch, the-hand-put-back, everybody-home, the-hand-takes-root, eight-of-the-bridges
deck-1: 35 cards
guardians-1: widow-saltpetre, mirabel-firstblood, half-past-hounds, sergeant-reveille, tilly-twomatch
battlefield-1: sergeant-reveille tapped, mirabel-firstblood tapped, mirabel-firstblood
extra-1: melt-it-for-a-sword, five-the-early-blade, six-the-kindled-queen, four-who-lies-awake, cass-with-the-hand
"""

# The Umbrella Regiment is needed as a battler: put on a quest, it is missing when the opponent attacks.
TAUNT_SENT_ON_A_QUEST = """
points-0: 2
points-1: 2
deck-0: 31 cards
guardians-0: -
hand-0: colonel-honeycomb, colonel-honeycomb, umbrella-regiment
battlefield-0: inspector-vesper, old-breakwater tapped, constable-bunting tapped, bathysphere-bet fresh, \
seven-lights-the-lamps tapped fresh
quests-0: sister-fresnel on old-breakwater
extra-0: one-after-lunch, the-hand-put-back, everybody-home, the-hand-takes-root, eight-of-the-bridges
deck-1: 35 cards
guardians-1: widow-saltpetre, mirabel-firstblood, half-past-hounds, sergeant-reveille, tilly-twomatch
battlefield-1: sergeant-reveille tapped, mirabel-firstblood
extra-1: melt-it-for-a-sword, five-the-early-blade, six-the-kindled-queen, four-who-lies-awake, cass-with-the-hand
"""


def lay(text):
    return Table(text, rules=CHRONO)


def searched(table, seed, simulations):
    s = table.state
    search = Search(see(s, chooser(s)), seed)
    search.run(simulations)
    return search, notation.short(s, search.best())


def some_searches(count=4, game="chrono_clash"):
    found = []
    for seed in (4, 5, 6, 7, 8):
        for number, s in enumerate(positions(begin(game, 2, seed), seed)):
            if s.outcome is None and number % 7 == 3 and s.active == chooser(s):
                found.append(Search(see(s, chooser(s)), 1))
    return [search for search in found if len(search.contenders) > 3][:count]


@pytest.mark.parametrize(
    ("text", "losing", "simulations"),
    [
        (TAUNT_SENT_ON_A_QUEST, "quest umbrella-regiment inspector-vesper", 250),
        (PAYMENT_OPENS_THE_STACK, "summon seven-lights-the-lamps", 500),
    ],
)
def test_an_action_that_loses_to_the_reply_is_seldom_chosen(text, losing, simulations):
    """At the end of the turn it looks best; the reply wins the round in many more worlds than after other actions."""
    table = lay(text)
    answers = [searched(table, seed, simulations)[1] for seed in SEEDS]
    assert answers.count(losing) <= len(SEEDS) // 3, answers


def test_the_check_leaves_the_values_at_the_end_of_the_turn_alone():
    for search in some_searches():
        search.run(300)
        alone = Search(search.view, 1)
        alone.replies = 0
        alone.run(300)
        for action, tried, value in search.standing():
            one = next(one for one in search.contenders if one.action == action)
            other = next(one for one in alone.contenders if one.action == action)
            common = min(len(one.values), len(other.values))
            assert one.values[:common] == other.values[:common] or common == 0
            assert (tried, value) == (len(one.values), one.mean)
        assert search.best() == search.standing()[0][0]


def test_finalists_meet_replies_in_the_same_worlds_within_the_budget():
    checked = 0
    for search in some_searches():
        played = []

        def note(contender, chance, play=search._play_reply, played=played):
            played.append((contender, chance))
            play(contender, chance)

        search._play_reply = note
        search.run(200)
        worlds = list(dict.fromkeys(chance for _, chance in played))
        finalists = list(dict.fromkeys(contender for contender, _ in played))
        assert len(finalists) <= FINALISTS
        for one in finalists:
            met = [chance for contender, chance in played if contender is one]
            assert met == worlds[: len(met)]
        assert search.done <= 200 + FINALISTS * (1 + search.replies)
        checked += len(finalists) > 1
    assert checked > 2


def test_same_view_and_seed_give_the_same_action_after_the_check():
    for search in some_searches(3):
        again = Search(search.view, 1)
        search.run(200)
        again.run(200)
        assert (search.best(), search.done) == (again.best(), again.done)


def test_small_budgets_and_turns_of_others_have_no_check():
    search = some_searches(1)[0]
    search.run(CHECK_FROM - 1)
    assert not any(one.replies for one in search.contenders)
    asked = 0
    for s in (s for seed in range(3) for s in positions(begin("chrono_clash", 2, seed), seed)):
        if s.outcome is None and chooser(s) != s.active:
            assert Search(see(s, chooser(s)), 1).replies == 0
            asked += 1
    assert asked
    assert not any(rules.thinking.replies for name, rules in RULESETS.items() if name != "chrono_clash")


def test_a_won_round_needs_no_check():
    table = lay(
        "time-0: 3\nhand-0: gnomon\nbattlefield-0: gnomon, tilly-twomatch\nbattlefield-1: mossback\nguardians-1: -"
    )
    search, answer = searched(table, 1, 300)
    assert answer.startswith("attack ")
    assert not any(one.replies for one in search.contenders)


def test_a_hurry_ends_the_check_after_a_world():
    for search in some_searches(3):
        search.run(400, lambda search=search: float(any(one.replies for one in search.contenders)))
        assert all(len(one.replies) <= 1 for one in search.contenders)


def test_the_player_who_replies_keeps_its_best_rollout():
    """More rollouts never help the other seat; a won round ends them."""
    worse = 0
    for s in (s for seed in (6, 7) for s in positions(begin("chrono_clash", 2, seed), seed)):
        if s.outcome is not None or chooser(s) != s.active or s.turn % 3:
            continue
        seat, before = 1 - s.active, s.clone()
        appraise = s.rules.thinking.appraise
        one, many = (value_after_reply(s, seat, len(s.results), count, Random(1), appraise) for count in (1, 4))
        assert s == before
        assert many[0] <= one[0]
        assert many[1] == 4 or many[0] == -1
        worse += many[0] < one[0]
    assert worse


def test_an_action_counts_by_its_turn_and_its_replies_together():
    one = Contender(None, 0.0, None)
    one.values, one.replies = [0.5] * 10, [-1.0] * int(PRIOR)
    assert one.score == pytest.approx(-0.25)
    other = Contender(None, 0.0, None)
    other.values, other.replies = [0.4] * 10, [0.4] * int(PRIOR)
    assert not one.can_overtake(other)  # equal in every world: chance explains nothing
    one.replies[::2] = [1.0] * (int(PRIOR) // 2)
    assert one.can_overtake(other)
