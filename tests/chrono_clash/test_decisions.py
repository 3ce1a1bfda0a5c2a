"""Our sheet's decisions A-1 to A-28, one by one, each ruling in both choices: a test each."""

import inspect
import sys

import pytest

from game.kernel.agenda import chooser
from game.rules import RULESETS

from . import test_decisions_of_cards
from .laying import new_game, table

REAL = RULESETS["chrono_clash"]
DEFEND = "battlefield-1: wolf tapped\ntime-0: 5\n"  # something to lose against, and time to go on


# The gauge


def test_a1_the_counter_stops_at_10_on_either_side():
    table("hand-0: dear").does("play dear").asked(1).shows("time-1: 10")
    table("hand-0: sprint\ntime-0: 9").does("play sprint").shows("time-0: 10")
    table("hand-0: sprint\ntime-0: 8").does("play sprint").shows("time-0: 10")
    table("hand-0: sprint\ntime-0: 7").does("play sprint").shows("time-0: 9")


def test_a2_the_turn_is_lost_only_when_all_is_resolved():
    table("hand-0: sunrise, mouse").does("summon sunrise").asked(1).shows("time-1: 1\nhand-0: mouse")
    t = table("hand-0: archer\nbattlefield-1: wolf, plain").does("summon archer").asked(0, "Archer")
    t.does("pick wolf").waits(1, "main").shows("discard-1: wolf")


def test_a3_time_gained_on_the_way_saves_the_turn():
    laid = "hand-0: sunrise\ntime-0: 1"
    table(laid).does("summon sunrise").waits(0, "main").shows("time-0: 0")
    table(laid, gauge="lenient").does("summon sunrise").asked(0).shows("time-0: 0")


def test_a3_strict_the_turn_is_lost_once_the_opponents_side_was_touched():
    table("hand-0: sunrise\ntime-0: 1", gauge="strict").does("summon sunrise").asked(1).shows("time-1: 1")
    table("hand-0: sunrise\ntime-0: 3", gauge="strict").does("summon sunrise").asked(0).shows("time-0: 2")
    table("hand-0: sunrise", gauge="strict").does("summon sunrise").asked(1).shows("time-1: 1")
    table("hand-0: dear", gauge="strict").does("play dear").asked(1).shows("time-1: 10")


def test_a3_strict_the_next_turn_is_not_lost_for_what_was_touched_in_the_last():
    t = table("hand-0: sunrise\ntime-0: 1", gauge="strict").does("summon sunrise").waits(1, "main")
    t.does("pass").waits(0, "main").shows("time-0: 3\ntouched-0: 0\ntouched-1: 0").offers("attack sunrise 1")


def test_a3_strict_a_touched_gauge_stops_further_guardian_attacks():
    laid = "battlefield-0: lancer\nguardians-1: widow, mouse, sundial\ntime-0: 1"
    t = table(laid, gauge="strict").does("attack lancer 1", "use").asked(1).shows("guardians-1: 2 cards\ntime-1: 1")
    assert "AttackStopped" in t.happened


@pytest.mark.parametrize("time", [0, 1, 2, 3, 9, 10])
def test_a4_passing_puts_the_counter_on_3(time):
    table(f"time-0: {time}").does("pass").asked(1).shows("time-1: 3\ntime-0: 0")


def test_a5_the_first_player_draws_and_has_a_whole_turn():
    t = new_game("60 plain", "60 plain")
    first = chooser(t.state)
    t.shows(f"hand-{first}: 6 cards\nhand-{1 - first}: 5 cards\nguardians-0: 5 cards\ntime-{first}: 0").offers("pass")


def test_a6_an_ability_that_draws_too_much_does_nothing():
    t = table("hand-0: study\ndeck-0: mouse\ntime-0: 3").does("play study").waits(0, "main")
    t.shows("deck-0: mouse\nhand-0: -\ndiscard-0: study\ntime-0: 2")
    table("hand-0: study\ndeck-0: mouse, cat\ntime-0: 3").does("play study").shows("hand-0: mouse, cat\ndeck-0: -")


def test_a6_eliminates_what_is_there_is_drawn_and_the_player_is_out():
    rule = {"failed_draw": "eliminates"}
    t = table("hand-0: study\ndeck-0: mouse\ntime-0: 3", **rule).does("play study").asked(None)
    assert t.state.outcome == ((1,), "decked")
    table("hand-0: study\ndeck-0: mouse, cat\ntime-0: 3", **rule).does("play study").asked(0).shows(
        "hand-0: mouse, cat"
    )


# The turn, attacks and guardians


def test_a7_fresh_battlers_wait_and_fast_ones_attack_only():
    t = table("hand-0: fast-clerk, clerk, mouse\ntime-0: 6").does("summon fast-clerk", "summon clerk")
    t.offers("attack fast-clerk 1").cannot("tap fast-clerk", "tap clerk", "attack clerk 1")
    t.cannot("quest mouse fast-clerk", "quest mouse clerk")
    t.forbids("fast-clerk", "resolving-0", law="13.10").forbids("clerk", "resolving-0", law="6.3")


def test_a7_the_ruling_lets_fast_ones_tap_as_well():
    t = table("hand-0: fast-clerk, clerk, mouse\ntime-0: 6", fast="attacks-and-taps")
    t.does("summon fast-clerk", "summon clerk").offers("attack fast-clerk 1", "tap fast-clerk")
    t.cannot("tap clerk", "quest mouse fast-clerk")


def test_a8_the_attack_ability_happens_before_the_target_is_chosen():
    t = table("battlefield-0: picket\nbattlefield-1: wolf tapped, ox tapped\ntime-0: 3").does("attack picket")
    t.asked(0, "Picket attacks").could("attack picket ox", "attack picket 1").shows("discard-1: wolf")


def test_a8_with_nothing_left_to_attack_the_attack_ends():
    t = table("battlefield-0: picket\nbattlefield-1: sentinel tapped, ox\nguardians-1: -\ntime-0: 3")
    t.does("attack picket").asked(None)  # the sentinel was destroyed: the stack is open, and empty
    t = table("battlefield-0: drummer\nbattlefield-1: sentinel tapped, elusive-taunt tapped").does("attack drummer")
    t.waits(0, "main").shows("battlefield-0: drummer tapped\ntime-0: 1\nguardians-1: 5 cards")


def test_a9_of_several_opponents_any_stack_may_be_attacked():
    t = table("seats: 4\nbattlefield-0: bear\nbattlefield-2: plain tapped\nbattlefield-3: plain")
    t.offers("attack bear 1", "attack bear 2", "attack bear 3", "attack bear plain").cannot("attack bear 0")


def test_a10_what_spares_a_loser_and_in_which_order():
    laid = DEFEND + "battlefield-0: recovery-withdraw"
    table(laid).does("attack recovery-withdraw wolf").shows("battlefield-0: recovery-withdraw\nhand-0: -")
    t = table(DEFEND + "battlefield-0: withdraw-toughness\nunder-0: mouse on withdraw-toughness")
    t.does("attack withdraw-toughness wolf").shows("hand-0: withdraw-toughness\ndiscard-0: mouse")
    t = table(DEFEND + "battlefield-0: tough-recovery\nunder-0: mouse on tough-recovery")
    t.does("attack tough-recovery wolf").shows("battlefield-0: tough-recovery\nunder-0: mouse")


def test_a11_the_owner_decides_before_the_battle():
    laid = "battlefield-0: bear\nguardians-1: mouse, thorn\ntime-0: 3"
    t = table(laid).does("attack bear 1").waits(1, "guardian").could("use", "ignore")
    assert "Battle" not in t.happened
    table(laid).does("attack bear 1", "use").shows("discard-0: bear\ndiscard-1: thorn")
    t = table(laid).does("attack bear 1", "ignore").shows("battlefield-0: bear\ndiscard-1: thorn")
    assert t.happened.count("Battle") == 1


def test_a12_a_guardian_that_wins_is_not_destroyed():
    laid = "battlefield-0: plain\nguardians-1: martyr\nhand-1: -\ntime-0: 3"
    table(laid).does("attack plain 1").asked(0).shows("discard-0: plain\ndiscard-1: martyr\nhand-1: -")
    laid = "battlefield-0: wolf\nguardians-1: martyr\ntime-0: 3"
    table(laid).does("attack wolf 1").asked(0).shows("discard-0: wolf\nhand-1: -")


def test_a12_the_ruling_destroys_it_always():
    laid = "battlefield-0: plain\nguardians-1: martyr\ntime-0: 3"
    t = table(laid, guardian_destroyed="always").does("attack plain 1").asked(1, "Martyr").does("use").asked(0)
    t.shows("discard-0: plain\ndiscard-1: martyr\nhand-1: 1 card")


def test_a13_a_guardians_own_icons_are_ignored():
    t = table("battlefield-0: bear\nguardians-1: martyr\ntime-0: 3").does("attack bear 1", "ignore")
    t.shows("battlefield-0: bear\ndiscard-1: martyr\nhand-1: -")
    t = table("battlefield-0: wolf\nguardians-1: protector, last-stand\ntime-0: 3").does("attack wolf 1")
    t.shows("battlefield-0: wolf\ndiscard-1: last-stand")


def test_a14_the_battle_under_way_is_fought_after_time_was_gained():
    t = table("battlefield-0: lancer\nguardians-1: mouse, sundial\ntime-0: 0").does("attack lancer 1", "use")
    t.waits(1, "main").shows("discard-1: sundial\nguardians-1: mouse\ntime-1: 2")
    assert {"Battle", "GuardianDestroyed", "AttackStopped"} <= set(t.happened)
    t = table("battlefield-0: lancer\nguardians-1: mouse, sundial\ntime-0: 2").does("attack lancer 1", "use")
    t.asked(0).shows("guardians-1: -\ntime-0: 0")


def test_a15_sneak_and_transform_do_not_stop_for_the_gauge():
    t = table("hand-0: sneak-lancer\nguardians-1: mouse, mouse, mouse").does("sneak sneak-lancer").asked(1)
    t.shows("guardians-1: mouse\ndiscard-0: sneak-lancer\ntime-1: 2")
    laid = "hand-0: transform, arm\nbattlefield-0: plain\nguardians-1: mouse, sundial, sundial\ntime-0: 1"
    t = table(laid).does("transform transform plain").does("use").waits(1, "main")
    t.shows("guardians-1: mouse, sundial\ntime-1: 5")


def test_a16_an_attacker_that_is_tapped_goes_on_and_one_that_has_left_does_not():
    laid = "battlefield-0: springy\ntime-0: 3\n"
    t = table(laid + "guardians-1: mouse, mouse, net").does("attack springy", "use")
    t.waits(0, "main").shows("guardians-1: mouse\nbattlefield-0: springy tapped")
    t = table(laid + "guardians-1: mouse, mouse, gust").does("attack springy").does("use").waits(0, "main")
    t.shows("guardians-1: mouse, mouse\nhand-0: springy\ndiscard-1: gust")
    t = table(laid + "guardians-1: mouse, mouse, thorn").does("attack springy").does("use")
    t.shows("guardians-1: mouse, mouse\ndiscard-0: springy\ndiscard-1: thorn")


@pytest.mark.parametrize("ruling", ["guards", "stack-only"])
def test_a17_a_tapped_sentinel_guards_a_stack_that_has_cards(ruling):
    laid = "battlefield-0: bear\nbattlefield-1: sentinel tapped\ntime-0: 3"
    t = table(laid, sentinel=ruling).cannot("attack bear 1").offers("attack bear sentinel")
    t.forbids("bear", "guardians-1", law="13.11")
    table(laid.replace(" tapped", ""), sentinel=ruling).offers("attack bear 1").cannot("attack bear sentinel")


def test_a17_and_an_empty_place_if_the_ruling_says_so():
    laid = "battlefield-0: bear\nbattlefield-1: sentinel tapped\nguardians-1: -"
    table(laid).cannot("attack bear 1").forbids("bear", "guardians-1", law="13.11")
    table(laid, sentinel="stack-only").does("attack bear 1").asked(None)


# Quests


def test_a18_any_card_goes_on_a_quest_one_at_a_time():
    t = table("hand-0: titan, study, mouse\nbattlefield-0: plain")
    t.offers("quest titan plain", "quest study plain", "quest mouse plain").does("quest titan plain")
    t.cannot("quest study plain").shows("quests-0: titan on plain\nbattlefield-0: plain tapped")
    t.does("pass", "pass").shows("points-0: 1\ngone-0: titan\ndiscard-0: -")


def test_a19_guardian_attack_is_lost_on_a_quest():
    t = table("battlefield-0: lancers\nbattlefield-1: plain tapped\nquests-1: mouse on plain\ntime-0: 3")
    t.does("attack lancers plain").waits(0, "main")
    t.shows("guardians-1: 5 cards\nbattlefield-1: plain\ndiscard-1: mouse")
    assert t.happened.count("GuardianRevealed") == 1


def test_a20_quests_pay_off_before_untapping_and_the_draw():
    laid = "active: 1\nbattlefield-0: pilgrim tapped\nquests-0: mouse on pilgrim\ndeck-0: cat, ox\ntime-1: 1"
    t = table(laid).does("pass").asked(0)
    order = [name for name in t.happened if name in ("QuestCompleted", "CardChanged", "AbilityResolved")]
    assert order.index("QuestCompleted") < order.index("AbilityResolved")
    t.shows("points-0: 1\nbattlefield-0: pilgrim\nhand-0: cat, ox")
    moved = [step.event for step in t.story if type(step.event).__name__ in ("QuestCompleted", "CardMoved")]
    assert type(moved[0]).__name__ == "CardMoved" and type(moved[1]).__name__ == "QuestCompleted"


FOUR_POINTS = "active: 1\nbattlefield-0: plain tapped\nquests-0: mouse on plain\npoints-0: 4\ndeck-0: -"


def test_a20_so_a_fifth_quest_wins_with_an_empty_deck():
    t = table(FOUR_POINTS).does("pass").asked(None)
    assert t.state.outcome == ((0,), "quests")


def test_a20_unless_the_ruling_pays_last():
    t = table(FOUR_POINTS, quest_pay="last").does("pass").asked(None)
    assert t.state.outcome == ((1,), "decked")
    t = table(FOUR_POINTS.replace("deck-0: -", "deck-0: mouse"), quest_pay="last").does("pass").asked(None)
    assert t.state.outcome == ((0,), "quests")


def test_a21_no_point_for_a_quest_whose_battler_is_gone():
    laid = "active: 1\nbattlefield-0: plain tapped\nquests-0: mouse on plain\ntime-1: 5\nhand-1: bolt, recall\n"
    table(laid).does("play bolt", "pass").shows("points-0: 0\ndiscard-0: plain, mouse")
    table(laid).does("play recall", "pass").shows("points-0: 0\nhand-0: 3 cards\ndiscard-0: -\nquests-0: -")


def test_a22_a_quest_ability_happens_once_for_two_points():
    t = table("battlefield-0: pilgrim\nhand-0: mouse, cat, wake\ntime-0: 3").does("quest mouse pilgrim", "play wake")
    t.does("quest cat pilgrim").shows("quests-0: mouse on pilgrim, cat on pilgrim").does("pass", "pass")
    t.waits(0, "main").shows("points-0: 2\ndiscard-0: mouse, cat, wake\nhand-0: 2 cards")


def test_a23_the_tapped_cannot_be_chosen_to_be_tapped_but_all_may_include_them():
    t = table("hand-0: shove\nbattlefield-1: plain tapped\ntime-0: 3").does("play shove").waits(0, "main")
    assert "AbilityFailed" in t.happened
    t = table("hand-0: doze\nbattlefield-1: plain tapped, bear\ntime-0: 3").does("play doze")
    t.shows("battlefield-1: plain tapped, bear tapped")
    assert t.happened.count("CardChanged") == 1


# The extra deck


def test_a24_an_empty_extra_deck_fails_the_whole_ability():
    t = table("hand-0: sift, mouse\nextra-0: -\ntime-0: 3").does("play sift").waits(0, "main")
    t.shows("hand-0: mouse\ndiscard-0: sift")
    assert "AbilityFailed" in t.happened


def test_a25_extra_cards_are_played_in_the_main_phase_and_rest_and_go():
    t = table("hand-0: imp, decree, mouse\nbattlefield-0: cat, ox\ntime-0: 3").does("summon imp", "settle")
    t.shows("battlefield-0: imp fresh, ox\ntime-0: 3").cannot("attack imp 1", "quest mouse imp")
    t.does("play decree").does("settle").waits(0, "main").shows("gone-0: decree\nhand-0: 3 cards\ntime-0: 3")
    t.shows("discard-0: cat, ox\nbattlefield-0: imp")


def test_a26_more_may_be_destroyed_than_needed():
    t = table("hand-0: imp\nbattlefield-0: cat, ox, mouse").does("summon imp")
    t.does("pay ox").could("done", "pay cat", "pay mouse").does("pay cat", "pay mouse")
    t.shows("battlefield-0: imp\ndiscard-0: cat, ox, mouse")
    t = table("hand-0: imp\nbattlefield-0: ox").does("summon imp").could("settle", "pay ox").does("pay ox")
    t.shows("battlefield-0: imp\ndiscard-0: ox")


def test_a27_costs_count_as_they_are_now():
    table("hand-0: giant\nbattlefield-0: plain").cannot("summon giant")
    table("hand-0: giant\nbattlefield-0: plain cost+1").does("summon giant", "settle").shows("battlefield-0: giant")
    table("hand-0: giant\nbattlefield-0: wolf cost-1").cannot("summon giant")
    table("hand-0: giant cost-1\nbattlefield-0: plain").offers("summon giant")
    t = table("hand-0: giant\nbattlefield-0: plain, toll").does("summon giant", "settle")
    t.shows("battlefield-0: giant, toll\ndiscard-0: plain")  # 3 and 2 more


def test_a28_what_paid_wakes_when_the_card_has_come():
    t = table("hand-0: decree-titan\nbattlefield-0: avenger, mouse\nbattlefield-1: bear\nhand-1: -")
    t.does("summon decree-titan", "settle").asked(0, "Avenger").could("pick decree-titan", "pick bear")
    t.shows("hand-0: -\nbattlefield-0: decree-titan").does("pick bear").shows("hand-0: 1 card\ndiscard-1: bear")


def test_a28_legion_and_reinforcements_of_what_paid_wake_too():
    t = (
        table("hand-0: giant, plain\nbattlefield-0: reinforcements")
        .does("summon giant", "settle")
        .waits(0, "reinforce")
    )
    t.could("summon plain", "done").does("summon plain").shows("battlefield-0: giant, plain\ntime-0: 0")
    t = table("hand-0: imp\nbattlefield-0: legion\ndeck-0: mouse").does("summon imp", "settle").waits(0, "legion")
    t.does("use").shows("hand-0: mouse\nbattlefield-0: imp")


def test_there_is_a_test_for_each_of_them():
    here = sys.modules[__name__]
    names = [
        name for module in (here, test_decisions_of_cards) for name, _ in inspect.getmembers(module, inspect.isfunction)
    ]
    tested = {int(name.split("_")[1][1:]) for name in names if name.startswith("test_a") and name[6].isdigit()}
    assert tested == set(range(1, 65))
