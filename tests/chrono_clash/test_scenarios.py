"""The nineteen scenarios CC-T1 to CC-T19 of our research sheet: the examples of the printed rulebook, played."""

import pytest

from game.kernel.template import fill
from game.rules.chrono_clash import texts
from game.rules.chrono_clash.icons import read_row

from .laying import RULES, table

READS = ("archer", "herald", "clerk", "curse")


def test_cc_t1_the_gauge():
    t = table("hand-0: plain\nhand-1: plain, cat, mouse").does("summon plain")
    t.asked(1).shows("time-1: 3\ntime-0: 0").does("summon plain").asked(1).shows("time-1: 0")
    t.does("summon cat").asked(0).shows("time-0: 2\ntime-1: 0")


def test_cc_t2_a_summon_that_ends_the_turn_still_has_its_ability():
    t = table("hand-0: scout\ndeck-0: ox, mouse").does("summon scout").asked(1)
    t.shows("hand-0: mouse\nbattlefield-0: scout\ntime-1: 2")


def test_cc_t3_the_archer_destroys_strength_4_or_less():
    t = table("hand-0: archer\nbattlefield-1: wolf, bear\ntime-0: 5").does("summon archer")
    t.asked(0, "strength 4 or less").could("pick wolf", "pick archer")
    t.forbids("bear", "wolf", law="12.14", words="5")
    t.does("pick wolf").shows("battlefield-1: bear\ndiscard-1: wolf\nbattlefield-0: archer\ntime-0: 2")


def test_cc_t4_attacking():
    t = table("battlefield-0: lancer\nguardians-1: 4 cards, scholar\ndeck-1: mouse, cat\ntime-0: 3")
    t.does("attack lancer 1").asked(1, "Scholar").could("use", "ignore").does("use").asked(0)
    t.shows(
        """
        hand-1: cat
        battlefield-0: -
        discard-0: lancer
        discard-1: scholar
        guardians-1: 4 cards
        """
    )


def test_cc_t5_a_weaker_guardian_is_destroyed_and_its_battle_icons_do_not_count():
    t = table("battlefield-0: bear\nguardians-1: 2 cards, martyr\ntime-0: 3").does("attack bear 1")
    assert "GuardianDestroyed" in t.happened
    t.asked(1, "Martyr").does("use").asked(0).shows(
        "battlefield-0: bear tapped\ndiscard-1: martyr\nhand-1: 1 card\nguardians-1: 2 cards"
    )


def test_cc_t6_a_guardian_that_is_an_action():
    t = table("battlefield-0: mouse\nguardians-1: 2 cards, feast\ntime-0: 3").does("attack mouse 1").asked(0)
    assert "Battle" not in t.happened
    t.shows("battlefield-0: mouse\ndiscard-1: feast\nguardians-1: 2 cards")


def test_cc_t7_questing():
    t = table("battlefield-0: plain\nhand-0: sundial\nbattlefield-1: bear").does("quest sundial plain", "pass")
    t.shows("battlefield-0: plain tapped\nquests-0: sundial on plain\ntime-1: 3")
    attacked = t.does("attack bear plain").asked(0, "Sundial").does("use")
    attacked.shows("time-1: 1\nbattlefield-1: bear\ndiscard-0: sundial\nbattlefield-0: plain tapped\nquests-0: -")
    attacked.does("pass").asked(0).shows("points-0: 0\nbattlefield-0: plain")


def test_cc_t7_a_quest_that_nobody_attacks_is_a_point():
    t = table("battlefield-0: plain\nhand-0: sundial").does("quest sundial plain", "pass", "pass").asked(0)
    t.shows("points-0: 1\ndiscard-0: sundial\nquests-0: -\ntime-0: 3")


def test_cc_t8_an_attack_is_stopped_by_time():
    t = table("battlefield-0: lancers\nguardians-1: ox, ox, sundial\ntime-0: 1").does("attack lancers 1").does("use")
    t.waits(1, "main")
    assert "AttackStopped" in t.happened
    t.shows("time-1: 1\nbattlefield-0: lancers\ndiscard-1: sundial\nguardians-1: ox, ox")


def test_cc_t9_the_last_guardian_ends_the_attack():
    t = table("battlefield-0: lancer, bear\nguardians-1: mouse").does("attack lancer 1").waits(0, "main")
    t.shows("guardians-1: -").does("attack bear 1").asked(None)
    assert t.state.outcome == ((0,), "last")


def test_cc_t10_an_attack_on_an_empty_stack_eliminates():
    table("battlefield-0: mouse\nguardians-1: -").does("attack mouse 1").asked(None).shows("wins-0: 1")


def test_cc_t11_a_tap_ability_that_taps():
    t = table("battlefield-0: warder\nbattlefield-1: bear, cat, plain tapped").does("tap warder")
    t.asked(0).could("pick bear", "pick cat").forbids("plain", "bear", law="10.3").does("pick bear")
    t.shows("battlefield-1: bear tapped, cat, plain tapped\ntime-0: 0")


def test_cc_t11_the_tapped_battler_cannot_attack_in_this_turn():
    t = table("battlefield-0: warder, bear, ox").does("tap warder").could("pick bear", "pick ox").does("pick bear")
    t.cannot("attack bear 1", "quest plain bear").offers("attack ox 1").forbids("bear", "guardians-1", law="7.1")


@pytest.mark.parametrize(("payers", "first"), [("plain, plain", "plain"), ("ox", "ox"), ("wolf, plain", "plain")])
def test_cc_t12_payment_for_an_extra_deck_card(payers, first):
    t = table(f"hand-0: titan\nbattlefield-0: {payers}").does("summon titan").does(f"pay {first}")
    t.shows(f"battlefield-0: titan\ndiscard-0: {payers}\ntime-0: 0\nhand-0: -").waits(0, "main")


def test_cc_t12_what_does_not_pay():
    t = table("hand-0: titan\nbattlefield-0: plain, cat").cannot("summon titan")
    too_little = fill(texts.TOO_LITTLE_PAYMENT, card="Titan", cost=6, paid=5)
    t.forbids("titan", "battlefield-0", law="11.4", words=too_little)
    table("hand-0: titan\nbattlefield-0: colossus, plain").cannot("summon titan")


def test_cc_t13_all_or_nothing():
    t = table("hand-0: trader\nextra-0: giant\ntime-0: 5").does("summon trader").waits(0, "main")
    assert "AbilityFailed" in t.happened
    t.shows("hand-0: -\nextra-0: giant\ndiscard-0: -")


@pytest.mark.parametrize("key", READS)
def test_cc_t14_the_four_example_rows_read(key):
    (row,) = RULES.book[key].abilities
    assert read_row(row.text, "battler") == row


def test_cc_t14a_discard_a_card_and_draw_from_the_extra_deck():
    t = table("battlefield-0: herald\nhand-0: mouse, ox\nextra-0: titan, giant\nguardians-1: mouse, mouse\ntime-0: 3")
    t.does("attack herald").asked(0, "discard").could("discard mouse", "discard ox").does("discard ox")
    t.waits(0, "main").shows("hand-0: mouse, giant\nextra-0: titan\ndiscard-0: ox\nguardians-1: 1 card")


def test_cc_t14b_tap_to_gain_time():
    table("battlefield-0: clerk").does("tap clerk").shows("time-0: 1\nbattlefield-0: clerk tapped")


def test_cc_t14c_the_curse_below_its_threshold_comes_once():
    t = table("hand-0: curse\nbattlefield-1: ox, whale\ntime-0: 1").does("summon curse").does("pick ox")
    t.waits(1, "main").shows("time-1: 2")  # a change until the end of the turn is over with it
    t = table("hand-0: curse\nbattlefield-1: ox, whale\ntime-0: 5").does("summon curse", "pick ox")
    t.waits(0, "main").shows("strength ox: 3\nstrength whale: 9")


def test_cc_t14c_the_curse_at_its_threshold_comes_twice_and_may_choose_anew():
    t = table("hand-0: curse\nbattlefield-1: ox, whale\nbattlefield-0: bear").does("summon curse", "pick ox")
    t.asked(0, "Curse").shows("strength ox: 3\nstrength whale: 9\ntime-0: -3")
    t.could("pick ox", "pick whale", "pick bear", "pick curse").does("pick whale").waits(1, "main")


def test_cc_t15_transform():
    t = table("hand-0: kraken\nbattlefield-0: bear, scout\nguardians-1: mouse, mouse\ndeck-0: cat, cat, ox\ntime-0: 2")
    t.does("transform kraken bear").asked(0, "Kraken").shows("time-0: -6\nhand-0: bear")
    t.shows("battlefield-0: kraken tapped fresh, scout").does(
        "use"
    )  # the kraken's attack ability: the only battler with a summon ability is the scout
    t.waits(1, "main").shows("hand-0: bear, ox\nguardians-1: 1 card\nbattlefield-0: kraken, scout\ntime-1: 6")


def test_cc_t16_sneak_attack():
    t = table("hand-0: sneak\nguardians-1: mouse, mouse").does("sneak sneak").waits(1, "main")
    t.shows("time-1: 2\nguardians-1: mouse\ndiscard-1: mouse\nbattlefield-0: -\ndiscard-0: sneak")


def test_cc_t17_withdraw():
    t = table("battlefield-0: withdraw\nbattlefield-1: wolf tapped\ntime-0: 3").does("attack withdraw wolf")
    t.shows("hand-0: withdraw\nbattlefield-0: -\ndiscard-0: -\nbattlefield-1: wolf")
    assert "BattlerDestroyed" not in t.happened


def test_cc_t18_legion():
    t = table("battlefield-0: legion\nbattlefield-1: wolf tapped\ndeck-0: ox, mouse\ntime-0: 3")
    t.does("attack legion wolf").waits(0, "legion").does("use")
    t.shows("hand-0: mouse\ndiscard-0: legion\ndeck-0: ox")


def test_cc_t18_an_action_card_stays_discarded_and_legion_may_be_ignored():
    laid = "battlefield-0: legion\nbattlefield-1: wolf tapped\ndeck-0: ox, study\ntime-0: 3"
    table(laid).does("attack legion wolf", "use").shows("hand-0: -\ndiscard-0: legion, study\ndeck-0: ox")
    table(laid).does("attack legion wolf", "ignore").shows("hand-0: -\ndiscard-0: legion\ndeck-0: ox, study")


def test_cc_t18_two_legions():
    t = table("battlefield-0: legions\nbattlefield-1: wolf tapped\ndeck-0: ox, mouse, cat\ntime-0: 3")
    t.does("attack legions wolf", "use", "use").waits(0, "main").shows("hand-0: mouse, cat\ndeck-0: ox")


def test_cc_t19_bounce_and_destroy_with_a_quest():
    laid = "battlefield-0: plain tapped\nquests-0: sundial on plain\nactive: 1\nhand-1: recall, bolt\ntime-1: 5"
    table(laid).does("play recall").waits(1, "main").shows("hand-0: plain, sundial\ndiscard-0: -")
    table(laid).does("play bolt").shows("discard-0: plain, sundial\nhand-0: -\nquests-0: -\npoints-0: 0")
