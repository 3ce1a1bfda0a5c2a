"""No computer player does for nothing what harms its own side, however loosely it plays."""

import pytest

from game.ai import levels
from game.ai.harm import Suspects, suspects
from game.ai.levels import LIMITS, choose
from game.kernel.agenda import legal_actions, perform
from game.kernel.notation import lay, read, say
from game.kernel.view import see
from game.rules import RULESETS

EITHER_SIDE = "present-0: silurian, auton\npresent-1: dalek"
LOST = (
    "sources-0: ember-plain, still-lake\ntowers-0: minotaur on ember-plain, river-troll on still-lake\n"
    "sources-1: high-mesa\ntowers-1: barbarian-king on high-mesa"
)
WON = (
    "sources-0: ember-plain, still-lake\ntowers-0: minotaur on ember-plain, river-troll on still-lake\n"
    "sources-1: high-mesa"
)
BURNT = (
    "sources-0: gate-of-cinders, still-lake\ntowers-0: minotaur on gate-of-cinders, river-troll on still-lake\n"
    "sources-1: high-mesa\ntowers-1: {} on high-mesa"
)


def harms(game, text):
    s = lay(RULESETS[game], text)
    legal = legal_actions(s)
    return {say(s, action) for action in legal} & {say(s, action) for action in suspects(see(s, 0), legal).harmful}


@pytest.mark.parametrize("level", LIMITS)
def test_no_level_attacks_only_to_lose_its_own_card(level, monkeypatch):
    s = lay(RULESETS["towers_in_time"], LOST)

    def chosen(seeds):
        return {say(s, choose(see(s, 0), level, seed, simulations=16)) for seed in range(seeds)}

    assert chosen(6) == {"pass"}
    if level == "novice":
        monkeypatch.setattr(levels, "suspects", lambda view, actions: Suspects(set(), set()))
        assert "attack river-troll" in chosen(12), "that is what it is kept from"


def test_what_harms_only_ones_own_is_told_from_what_may_help():
    assert harms("doctor_who", EITHER_SIDE) == {"use silurian auton"}
    assert harms("towers_in_time", BURNT.format("squire used")) == {"use gate-of-cinders"}
    assert harms("control", "hand-0: rift, nova\nplay-0: force-field") == set()


def test_where_one_cannot_pass_nothing_is_left_out():
    s = lay(RULESETS["towers_in_time"], "turn: 0\nhand-0: squire, high-mesa")
    assert suspects(see(s, 0), legal_actions(s)) == (set(), set())


@pytest.mark.parametrize(("leads", "answers"), [(True, {"attack minotaur", "attack river-troll"}), (False, {"pass"})])
def test_what_is_worse_than_passing_at_once_has_to_show_its_use(leads, answers, monkeypatch):
    s = lay(RULESETS["towers_in_time"], WON)
    monkeypatch.setattr(levels, "suspects", lambda view, actions: Suspects(set(), set(actions)))
    monkeypatch.setattr(levels.Search, "is_ahead", lambda self, action, other: leads)
    assert say(s, choose(see(s, 0), "skilled", 1, simulations=24)) in answers


def test_an_action_is_ahead_only_by_more_than_the_noise():
    s = lay(RULESETS["towers_in_time"], WON)
    search = levels.Search(see(s, 0), 1)
    first, second = search.contenders[:2]
    for values, others, ahead in (
        ([0.5, 0.6, 0.55], [0.1, 0.2, 0.1, 0.9], True),
        ([0.5, -0.6, 0.2], [0.4, -0.2, 0.1], False),
        ([0.5, 0.5], [0.5, 0.5], False),
        ([], [0.5], True),
    ):
        first.values, second.values = values, others
        assert search.is_ahead(first.action, second.action) == ahead


@pytest.mark.parametrize(
    ("action", "too_dear"),
    [("cast healing-rain minor-water-elemental", {"settle 1"}), ("transport owl hot-springs", set())],
)
def test_a_payment_beside_which_a_smaller_one_harms_less_is_left_out(action, too_dear):
    """Each costs 2. For the rain a source gives that, a Major Water Elemental more; for the owl all give the same."""
    s = lay(
        RULESETS["towers_in_time"],
        "hand-0: healing-rain, owl\nsources-0: still-lake, hot-springs\nsources-1: high-mesa\n"
        "towers-0: minor-water-elemental damage1 on still-lake, major-water-elemental on still-lake\n"
        "towers-1: griffin on high-mesa",
    )
    perform(s, read(s, action))
    legal = legal_actions(s)
    assert {say(s, one) for one in legal} >= {"settle", "settle 1"}
    assert {say(s, one) for one in suspects(see(s, 0), legal).harmful} == too_dear
