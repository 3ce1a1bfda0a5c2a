"""The tools that judge computer players: what they call self-harm, and what they call a proven win."""

from random import Random

from game.kernel.agenda import perform
from game.kernel.notation import lay, read
from game.kernel.view import see
from game.rules import RULESETS
from tests.tools.certain_wins import is_meant, proven
from tests.tools.self_harm import Judge, is_paying, paid

FIGHT = "sources-0: ember-plain\ntowers-0: minotaur on ember-plain\nsources-1: high-mesa\ntowers-1: {} on high-mesa"


def verdict(game, text, action):
    s = lay(RULESETS[game], text)
    return Judge(see(s, 0), worlds=4).verdict(read(s, action))[0]


def test_attack_that_only_loses_the_attacker_is_harm():
    assert verdict("towers_in_time", FIGHT.format("barbarian-king"), "attack minotaur") == "attack"
    assert verdict("towers_in_time", FIGHT.format("barbarian-king used"), "attack minotaur") == ""


def test_ability_on_an_own_card_is_harm_unless_it_hits_the_opponent():
    text = "present-0: silurian, auton\npresent-1: dalek"
    assert verdict("doctor_who", text, "use silurian auton") == "own"
    assert verdict("doctor_who", text, "use silurian dalek") != "own"


def payment(*picks):
    text = (
        "hand-0: knight\nsources-0: high-mesa, still-lake, ember-plain\nsources-1: high-mesa\n"
        "towers-0: squire on still-lake, barbarian on ember-plain"
    )
    s = lay(RULESETS["towers_in_time"], text)
    perform(s, read(s, "transport knight ember-plain"))
    assert is_paying(s)
    judge, world, actions = Judge(see(s, 0), worlds=3), s.clone(), []
    for pick in picks:
        actions.append(read(world, pick))
        perform(world, actions[-1])
    return judge.payment(actions, paid(s, actions))[0]


def test_payment_with_a_needless_card_is_harm():
    assert payment("sap squire", "sap high-mesa") == "needless"
    assert payment("sap high-mesa") != "needless"


def test_passing_and_decisions_without_a_pass_are_no_harm():
    assert verdict("towers_in_time", FIGHT.format("barbarian-king"), "pass") == ""
    assert verdict("control", "hand-0: rift, nova\nplay-0: force-field", "play rift") == ""


def test_proven_win_of_several_actions_is_found_with_its_first_action():
    chain = "hand-0: exotic-matter, force-field, reactor\nplay-0: antimatter, rewind"
    s = lay(RULESETS["control"], chain)
    found = proven(see(s, 0), 6000, Random(1))
    assert found is not None
    assert found["keeps"] == ["play exotic-matter"] and found["length"] > 1
    assert is_meant(s, "play exotic-matter", found["keeps"]) and not is_meant(s, "play reactor", found["keeps"])
    without = lay(RULESETS["control"], chain.replace("exotic-matter, ", ""))
    assert proven(see(without, 0), 6000, Random(1)) is None
