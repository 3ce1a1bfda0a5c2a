"""Section 13, what counts in attacks and battles: 13.1 to 13.3, 13.5, 13.7, 13.10, 13.12."""

import pytest

from .laying import table

LOST = "battlefield-1: wolf tapped\ntime-0: 5\n"  # a battler of 3 that attacks it loses


# 13.1  Guardian Attack


def test_13_1_guardian_attack_one_after_the_other():
    t = table("battlefield-0: lancers\nguardians-1: ox, mouse, feast, cat\ntime-0: 3").does("attack lancers 1")
    t.shows("guardians-1: ox\ndiscard-1: mouse, feast, cat\nbattlefield-0: lancers tapped")
    shown = [t.state.what[step.event.card].key for step in t.story if type(step.event).__name__ == "GuardianRevealed"]
    assert shown == ["cat", "feast", "mouse"]


def test_13_1_it_is_for_stacks_only():
    t = table("battlefield-0: lancers\nbattlefield-1: cat tapped, mouse tapped\ntime-0: 3").does("attack lancers cat")
    t.shows("battlefield-1: mouse\nguardians-1: 5 cards")


def test_13_1_each_guardian_is_asked_for_itself():
    t = table("battlefield-0: lancers\nguardians-1: sundial, scholar, sundial\ntime-0: 9").does(
        "attack lancers 1", "use"
    )
    t.asked(1, "Scholar").shows("time-0: 7\nguardians-1: sundial").does("use").asked(0)
    t.shows("guardians-1: sundial\nhand-1: 1 card\ndiscard-0: lancers")


def test_13_1_gained_in_the_middle_it_comes_too_late():
    """How many guardians are attacked is counted when the attack takes aim."""
    t = table("battlefield-0: lancer\nguardians-1: mouse, mouse, mouse, scholar-arm\ntime-0: 5").does("attack lancer 1")
    t.does("use").shows("guardians-1: 2 cards")


# 13.2  Can't attack


def test_13_2_cant_attack_but_go_on_quests():
    t = table("battlefield-0: pacifist\nhand-0: mouse\nbattlefield-1: cat tapped").could(
        "pass", "summon mouse", "quest mouse pacifist"
    )
    t.forbids("pacifist", "cat", law="13.2").forbids("pacifist", "guardians-1", law="13.2")


def test_13_2_lent_by_another():
    t = table("battlefield-0: truce, bear\nbattlefield-1: ox\nhand-0: bolt\ntime-0: 3").cannot("attack bear 1")
    t.forbids("bear", "guardians-1", law="13.2").does("play bolt", "pick truce").offers("attack bear 1")


def test_13_2_also_a_sneak_attacker_that_cannot_attack_does_not():
    t = table("battlefield-1: truce\nhand-0: sneak").does("sneak sneak").waits(1, "main")
    t.shows("discard-0: sneak\nguardians-1: 5 cards")
    assert "BattlerAttacked" not in t.happened


# 13.3  Can't attack battlers


def test_13_3_cant_attack_battlers_but_stacks_and_quests():
    t = table("battlefield-0: raider\nbattlefield-1: cat tapped, mouse tapped\nquests-1: ghost on mouse\ntime-0: 3")
    t.could("pass", "attack raider 1", "attack raider mouse").forbids("raider", "cat", law="13.3")
    t.does("attack raider mouse").shows("discard-1: ghost\nbattlefield-1: cat, mouse")


# 13.5  Recovery


def test_13_5_recovery_while_attacking_only():
    t = table(LOST + "battlefield-0: recovery").does("attack recovery wolf").shows("battlefield-0: recovery tapped")
    t = table("battlefield-0: bear\nbattlefield-1: recovery tapped\ntime-0: 3").does("attack bear recovery")
    t.shows("discard-1: recovery")
    t = table("battlefield-0: recovery\nbattlefield-1: plain tapped\ntime-0: 3").does("attack recovery plain")
    t.shows("battlefield-0: recovery\ndiscard-1: plain")  # a tie is lost by both


def test_13_5_it_does_not_help_against_effects_or_last_stand():
    table("battlefield-0: recovery\nhand-0: bolt\ntime-0: 3").does("play bolt").shows("discard-0: bolt, recovery")
    t = table("battlefield-0: recovery\nguardians-1: mouse, thorn\ntime-0: 3").does("attack recovery 1", "use")
    t.shows("discard-0: recovery")
    t = table(LOST + "battlefield-0: stubborn").does("attack stubborn wolf").shows("discard-0: stubborn")


# 13.7  Last Stand


@pytest.mark.parametrize("foe", ["wolf", "bear", "ox"])
def test_13_7_stronger_and_destroyed_even_if_it_won(foe):
    t = table(f"battlefield-0: last-stand\nbattlefield-1: {foe} tapped\ntime-0: 3").does(f"attack last-stand {foe}")
    t.shows(f"discard-0: last-stand\nbattlefield-0: -\ndiscard-1: {'-' if foe == 'ox' else foe}")


def test_13_7_attacked_as_well():
    t = table("battlefield-0: wolf\nbattlefield-1: last-stand tapped\ntime-0: 3").does("attack wolf last-stand")
    t.shows("discard-0: wolf\ndiscard-1: last-stand")


def test_13_7_with_guardian_attack_it_ends_after_its_first_battle():
    t = table("battlefield-0: last-lancer\nguardians-1: mouse, mouse, mouse\ntime-0: 3").does("attack last-lancer 1")
    t.shows("guardians-1: 2 cards\ndiscard-0: last-lancer")
    t = table("battlefield-0: last-lancer\nguardians-1: mouse, mouse, feast\ntime-0: 3").does("attack last-lancer 1")
    t.shows("guardians-1: mouse\ndiscard-0: last-lancer")


def test_13_7_no_battle_against_an_action_or_an_empty_stack():
    table("battlefield-0: last-stand\nguardians-1: cat, feast\ntime-0: 3").does("attack last-stand 1").shows(
        "battlefield-0: last-stand tapped"
    )


def test_13_7_a_withdrawn_last_stand_is_not_destroyed():
    t = table("battlefield-0: mist\nbattlefield-1: bear tapped, last-stand tapped\nhand-1: -\ntime-0: 3")
    t.does("attack mist last-stand").shows("hand-0: mist\ndiscard-1: last-stand")
    t = table("battlefield-0: ox, mist\nbattlefield-1: last-stand tapped\ntime-0: 3").does("attack ox last-stand")
    t.shows("hand-1: last-stand\ndiscard-1: -")


# 13.10  Fast


def test_13_10_fast_attacks_at_once():
    t = table("hand-0: fast, mouse, ox\nguardians-1: mouse, mouse\ntime-0: 9").does("summon fast", "summon ox")
    t.cannot("attack ox 1", "quest mouse fast").forbids("ox", "guardians-1", law="6.3")
    t.does("attack fast 1").shows("guardians-1: mouse")
    t = table("hand-0: fast\ntime-0: 9\nbattlefield-0: walker fresh").does("summon fast")
    t.forbids("fast", "resolving-0", law="10.1")


def test_13_10_lent_or_gained():
    t = table("hand-0: haste, ox\nbattlefield-0: plain fresh, cat\ntime-0: 9").does("play haste", "pick plain")
    t.offers("attack plain 1").does("summon ox").cannot("attack ox 1")


# 13.12  Withdraw


def test_13_12_withdraw_goes_home_with_its_quest_and_loses_what_is_under_it():
    t = table("battlefield-0: wolf\nbattlefield-1: withdraw tapped\ntime-0: 3").does("attack wolf withdraw")
    t.shows("hand-1: withdraw\ndiscard-1: -\nbattlefield-0: wolf")
    t = table("battlefield-0: plain\nbattlefield-1: withdraw tapped\ntime-0: 3").does("attack plain withdraw")
    t.shows("hand-1: withdraw\ndiscard-0: plain")
    laid = (
        "battlefield-0: wolf\nbattlefield-1: withdraw-toughness tapped\nunder-1: cat on withdraw-toughness\ntime-0: 3"
    )
    t = table(laid).does("attack wolf withdraw-toughness").shows("hand-1: withdraw-toughness\ndiscard-1: cat")


def test_13_12_it_is_for_lost_battles_only():
    table("hand-0: bolt\nbattlefield-1: withdraw\ntime-0: 3").does("play bolt").shows("discard-1: withdraw\nhand-1: -")


def test_13_12_with_recovery_it_stays_when_it_attacked_and_goes_home_when_it_was_attacked():
    table(LOST + "battlefield-0: recovery-withdraw").does("attack recovery-withdraw wolf").shows(
        "battlefield-0: recovery-withdraw tapped"
    )
    t = table("battlefield-0: bear\nbattlefield-1: recovery-withdraw tapped\ntime-0: 3").does(
        "attack bear recovery-withdraw"
    )
    t.shows("hand-1: recovery-withdraw")
