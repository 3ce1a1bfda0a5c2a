"""Our sheet's decisions A-29 to A-64, on players, cards and abilities: each ruling in both choices, a test each."""

import pytest

from game.rules import RULESETS

from .laying import new_game, table

REAL = RULESETS["chrono_clash"]
DEFEND = "battlefield-1: wolf tapped\ntime-0: 5\n"  # something to lose against, and time to go on

# Players and cards


def test_a29_turns_go_clockwise_with_the_number_that_was_reached():
    t = table("seats: 3\nhand-0: wolf").does("summon wolf").asked(1).shows("time-1: 4\ntime-0: 0\ntime-2: 0")
    t.does("pass").asked(2).shows("time-2: 3").does("pass").asked(0).shows("time-0: 3")


def test_a29_who_is_out_is_skipped_and_the_last_one_wins():
    t = table("seats: 3\nbattlefield-0: bear, ox\nguardians-1: -\nguardians-2: -\nbattlefield-1: plain")
    t.does("attack bear 1").waits(0, "main").shows("is_out-1: 1\nbattlefield-1: -\ngone-1: 27 cards")
    t.does("attack ox 2").asked(None)
    assert t.state.outcome == ((0,), "last")
    t = table("seats: 3\nbattlefield-0: bear\nguardians-1: -").does("attack bear 1", "pass").asked(2)
    t.shows("time-2: 3").does("pass").asked(0)


def test_a30_every_card_has_one_colour():
    assert {printed.colour for printed in REAL.book} == {"red", "blue", "green", "purple"}


def test_a31_other_battler_is_not_itself_nor_a_copy():
    t = table("hand-0: gaira, gaira\nbattlefield-0: gaira, bear, ox\ntime-0: 9").does("summon gaira")
    t.could("pick bear", "pick ox").forbids("gaira@battlefield-0", "bear", law="12.9").does("pick ox")
    t.shows("strength ox: 11\nstrength bear: 5")
    t = table("hand-0: gaira\nbattlefield-0: gaira\nbattlefield-1: ox\ntime-0: 9").does("summon gaira").waits(0, "main")
    assert "AbilityFailed" in t.happened


def test_a32_other_battlers_are_those_without_the_icon():
    t = table("battlefield-0: banner, banner, plain, drill\nbattlefield-1: plain")
    t.shows("strength banner: 3\nstrength plain@battlefield-0: 6\nstrength drill: 3\nstrength plain@battlefield-1: 3")


def test_a33_several_target_icons_want_different_targets():
    t = table("hand-0: bolts\nbattlefield-1: plain, bear, ox\ntime-0: 3").does("play bolts")
    t.could("pick plain", "pick bear", "pick ox").does("pick ox").could("pick plain", "pick bear")
    t.forbids("ox", "bear", law="12.6").does("pick plain").shows("battlefield-1: bear\ndiscard-1: ox, plain")
    t = table("hand-0: bolts\nbattlefield-1: plain\ntime-0: 3").does("play bolts").shows("battlefield-1: plain")
    assert "AbilityFailed" in t.happened


def test_a34_time_moves_towards_whose_ability_it_is_in_anybodys_turn():
    table("battlefield-0: plain\nguardians-1: sundial\ntime-0: 5").does("attack plain 1", "use").shows("time-0: 3")
    table("battlefield-0: bear\nbattlefield-1: widow tapped\ntime-0: 5").does("attack bear widow").shows("time-0: 3")
    table("hand-0: loiter\ntime-0: 5").does("play loiter").shows("time-0: 1")


def test_a35_abilities_happen_unless_they_say_may():
    t = table("hand-0: archer\nbattlefield-0: mouse\nbattlefield-1: bear\ntime-0: 5").does("summon archer")
    t.could("pick mouse", "pick archer")  # somebody must be chosen, were it one's own
    table("hand-0: archer\nbattlefield-1: bear\ntime-0: 5").does("summon archer").shows("discard-0: archer")


def test_a36_a_questing_battler_is_tapped_already():
    laid = "hand-0: shove, doze\nbattlefield-1: plain tapped\nquests-1: mouse on plain\ntime-0: 5"
    t = table(laid).does("play shove").shows("battlefield-1: plain tapped\nquests-1: mouse")
    assert "AbilityFailed" in t.happened
    table(laid).does("play doze").shows("battlefield-1: plain tapped\nquests-1: mouse on plain")


def test_a37_what_is_there_is_discarded_and_eliminates_nobody():
    t = table("hand-0: breach\nguardians-1: mouse\ntime-0: 3").does("play breach").waits(0, "main")
    t.shows("guardians-1: -\ndiscard-1: mouse\nis_out-1: 0")
    table("hand-0: breach\nguardians-1: -\ntime-0: 3").does("play breach").waits(0, "main")


def test_a38_guardians_are_added_all_or_none():
    t = table("hand-0: wall\ndeck-0: mouse\nguardians-0: ox\ntime-0: 3").does("play wall").shows("guardians-0: ox")
    t = table("hand-0: wall\ndeck-0: whale, mouse, cat\nguardians-0: ox\ntime-0: 3").does("play wall")
    t.shows("guardians-0: ox, mouse, cat\nguardians-0 top: cat, mouse\ndeck-0: whale")


def test_a39_until_the_end_of_the_turn_is_until_it_is_really_over():
    t = table("hand-0: recruit\nbattlefield-0: plain\nguardians-1: mouse, ox").does("transform recruit plain").asked(1)
    t.shows("guardians-1: mouse\nbattlefield-0: recruit\nstrength recruit: 4")  # it attacked with 4 and 3 more
    t = table("hand-0: gaira\nbattlefield-0: ox").does("summon gaira").asked(1).shows("strength ox: 6\ntime-1: 5")


def test_a40_strength_below_0_is_0_and_destroys_nothing():
    t = table("hand-0: bane\nbattlefield-1: plain, ox\ntime-0: 3").does("play bane", "pick plain")
    t.shows("strength plain: 0\nbattlefield-1: ox, plain")
    t = table("hand-0: bane, boon\nbattlefield-1: ghost\ntime-0: 5").does("play bane", "play boon")
    t.shows("strength ghost: 0")


# The abilities


def test_a41_toughness_spares_from_opponents_and_lost_battles():
    laid = "battlefield-0: toughness\nunder-0: mouse on toughness\n"
    t = table(laid + "battlefield-1: plain tapped\ntime-0: 3").does("attack toughness plain")
    t.shows("battlefield-0: toughness tapped\nunder-0: -\ndiscard-0: mouse\ndiscard-1: plain")
    table(laid + "active: 1\nhand-1: bolt\ntime-1: 3").does("play bolt").shows("battlefield-0: toughness\nunder-0: -")
    table(laid + "active: 1\nhand-1: storm\ntime-1: 3").does("play storm").shows("battlefield-0: toughness\nunder-0: -")


def test_a41_and_from_nothing_else():
    laid = "battlefield-0: toughness\nunder-0: mouse on toughness\n"
    table(laid + "hand-0: imp").does("summon imp", "settle").shows(
        "discard-0: toughness, mouse\nbattlefield-0: imp\nunder-0: -"
    )
    table(laid + "hand-0: bolt\ntime-0: 3").does("play bolt").shows("discard-0: toughness, mouse, bolt")
    t = table("battlefield-0: tough-last\nunder-0: mouse on tough-last\nbattlefield-1: wolf tapped\ntime-0: 3")
    t.does("attack tough-last wolf").shows("discard-0: tough-last, mouse\ndiscard-1: wolf")
    t = table("hand-0: tough-sneak, mouse\nguardians-1: cat, cat").does("sneak tough-sneak", "put mouse tough-sneak")
    t.shows("discard-0: tough-sneak, mouse\nguardians-1: cat\nunder-0: -")


def test_a42_one_card_goes_under_it():
    t = table("hand-0: toughness, mouse, study\ntime-0: 5").does("summon toughness")
    t.could("put mouse toughness", "put study toughness", "done").does("put study toughness").waits(0, "main")
    t.shows("under-0: study on toughness\nhand-0: mouse")
    table("hand-0: toughness, mouse\ntime-0: 5").does("summon toughness", "done").shows("under-0: -\nhand-0: mouse")


def test_a43_all_battlers_passes_a_protector_by():
    table("hand-0: storm\nbattlefield-1: protector, bear").does("play storm").shows("discard-1: bear, protector")


def test_a44_two_protectors_can_both_be_chosen():
    t = table("hand-0: bolt\nbattlefield-1: protector, protector, bear\nbattlefield-0: ox").does("play bolt")
    t.could("pick protector", "pick ox").forbids("bear", "ox", law="13.4")


def test_a45_a_sneak_attacker_is_destroyed_after_its_attack_unless_it_has_left():
    table("hand-0: sneak\nguardians-1: mouse").does("sneak sneak").shows("discard-0: sneak")
    table("hand-0: sneak\nguardians-1: gust").does("sneak sneak").does("use").shows("hand-0: sneak\ndiscard-0: -")
    laid = "hand-0: sneak\nbattlefield-1: sentinel tapped, elusive-taunt tapped"
    table(laid).does("sneak sneak").asked(1).shows("discard-0: sneak\nguardians-1: 5 cards")


def test_a46_a_sneak_attacker_is_summoned():
    t = table("hand-0: sneak-scout\ndeck-0: ox, mouse\nguardians-1: cat").does("sneak sneak-scout").asked(1)
    t.shows("hand-0: mouse\ndiscard-0: sneak-scout\nguardians-1: -")


def test_a47_leaders_make_the_next_battler_cheaper_at_the_least_0():
    laid = "battlefield-0: captain, general\nhand-0: plain, wolf, study, imp\ntime-0: 6\n"
    laid += "guardians-1: mouse, mouse, mouse"
    t = table(laid).does("attack captain 1").shows("leader-0: 2").does("attack general 1").shows("leader-0: 6")
    t.does("play study").shows("time-0: 5\nleader-0: 6").does("summon imp", "settle")
    t.shows("leader-0: 6\ntime-0: 5").does("summon wolf").shows("time-0: 5\nleader-0: 0")
    t.does("summon plain").shows("time-0: 2")


@pytest.mark.parametrize(
    ("hand", "action", "time"),
    [("sneak", "sneak sneak", 5), ("pilot", "pilot pilot walker", 5), ("plain", "summon plain", 4)],
)
def test_a47_also_by_sneak_attack_and_as_a_pilot(hand, action, time):
    t = table(f"battlefield-0: captain, walker\nhand-0: {hand}\nguardians-1: mouse, mouse, mouse\ntime-0: 5")
    t.does("attack captain 1", action).shows(f"leader-0: 0\ntime-0: {time}")


def test_a47_also_by_transform_and_only_in_this_turn():
    t = table("battlefield-0: captain, plain\nhand-0: transform\nguardians-1: mouse, mouse, mouse\ntime-0: 5")
    t.does("attack captain 1", "transform transform plain").shows("time-0: 3\nleader-0: 0")
    t = table("battlefield-0: captain\nguardians-1: mouse\ntime-0: 5").does("attack captain 1", "pass", "pass")
    t.shows("leader-0: 0")


def test_a48_transform_takes_a_battler_that_could_attack():
    laid = "hand-0: transform\nbattlefield-0: plain tapped, bear fresh, pacifist, fast fresh, ox\ntime-0: 9"
    t = table(laid).offers("transform transform ox", "transform transform fast")
    t.cannot(*(f"transform transform {key}" for key in ("plain", "bear", "pacifist")))
    t.forbids("transform", "plain", law="13.16").forbids("transform", "bear", law="13.16")


def test_a49_transform_only_in_your_own_turn():
    t = table("hand-1: transform\nbattlefield-1: plain\ntime-0: 3")
    t.cannot("transform transform plain").forbids("transform@hand-1", "plain", law="5.6", by=1)


def test_a50_the_threshold_is_asked_after_payment_and_before_the_first_resolution():
    t = table("hand-0: curse\nbattlefield-1: ox, bear").does("summon curse", "pick ox").asked(0, "Curse")
    t.does("pick bear").waits(1, "main")
    table("hand-0: curse\nbattlefield-1: ox, bear\ntime-0: 1").does("summon curse", "pick ox").waits(1, "main")
    t = table("hand-0: curse, dawdle\nbattlefield-1: ox\ntime-0: 3").does("summon dawdle").asked(1)
    t.shows("guardians-0: 6 cards\ntime-1: 3")  # at 0 when it was asked: what it costs by itself does not count


REINFORCED = "battlefield-0: reinforcements\nbattlefield-1: bear tapped\nhand-0: wolf, plain, mouse\ntime-0: 5"


def test_a51_reinforcements_come_free_and_cost_less():
    t = table(REINFORCED).does("attack reinforcements bear").asked(0).could("summon plain", "summon mouse", "done")
    t.forbids("wolf", "battlefield-0", law="13.8").does("summon plain")
    t.shows("time-0: 5\nbattlefield-0: plain fresh\nhand-0: wolf, mouse").waits(0, "main")
    table(REINFORCED).does("attack reinforcements bear", "done").shows("battlefield-0: -\nhand-0: 3 cards")


def test_a51_paid_if_the_ruling_says_so():
    t = table(REINFORCED, reinforcements="paid").does("attack reinforcements bear")
    t.could("summon plain", "summon mouse", "done").does("summon plain").shows("time-0: 2\nbattlefield-0: plain")


def test_a51_in_the_opponents_turn():
    laid = "battlefield-0: bear\nbattlefield-1: reinforcements tapped\nhand-1: plain, wolf\ntime-0: 5"
    t = table(laid).does("attack bear reinforcements").asked(1).could("summon plain", "done").does("summon plain")
    t.waits(0, "main").shows("time-0: 5\nbattlefield-1: plain")
    table(laid, reinforcements="paid").does("attack bear reinforcements", "summon plain").shows("time-0: 8")


def test_a52_an_extra_deck_battler_comes_for_nothing():
    laid = "battlefield-0: reinforcements, cat\nbattlefield-1: bear tapped\nhand-0: imp, decree\ntime-0: 5"
    t = table(laid).does("attack reinforcements bear").could("summon imp", "done").does("summon imp")
    t.shows("battlefield-0: imp, cat\ntime-0: 5\ndiscard-0: reinforcements")


def test_a52_or_for_battlers_destroyed():
    laid = "battlefield-0: reinforcements, cat\nbattlefield-1: bear tapped\nhand-0: imp\ntime-0: 5"
    t = table(laid, reinforcements="paid").does("attack reinforcements bear", "summon imp", "settle")
    t.shows("battlefield-0: imp\ntime-0: 5\ndiscard-0: cat, reinforcements")
    laid = laid.replace(", cat", ", mouse")
    table(laid, reinforcements="paid").does("attack reinforcements bear").waits(0, "main").shows("hand-0: imp")


def test_a53_a_pilot_boards_a_walker_and_they_leave_together():
    laid = (
        "battlefield-0: walker, plain tapped\nhand-0: ace, pilot\nhand-1: bolt, recall\ndeck-0: mouse, cat\ntime-0: 5"
    )
    t = table(laid).cannot("pilot ace plain").forbids("ace", "plain", law="13.19").does("pilot ace walker")
    t.shows("time-0: 3\npilots-0: ace on walker\nhand-0: pilot, cat\nstrength walker: 6")
    t.cannot("pilot pilot walker").offers("attack walker 1").does("pass")
    t.does("play bolt", "pick walker").shows("discard-0: ace, walker\npilots-0: -\nbattlefield-0: plain")


def test_a53_both_return_to_hand():
    t = table("battlefield-1: walker\npilots-1: ace on walker\nhand-0: recall\ntime-0: 5").does("play recall")
    t.shows("hand-1: ace, walker\npilots-1: -")


def test_a54_numbers_add_up():
    t = table(
        "battlefield-0: walker-lancer\npilots-0: ace on walker-lancer\nguardians-1: cat, cat, cat, cat\ntime-0: 5"
    )
    t.does("attack walker-lancer 1").shows("guardians-1: cat")
    t = table("battlefield-0: lancer\nhand-0: arm\nguardians-1: cat, cat, cat, cat\ntime-0: 5")
    t.does("play arm", "attack lancer 1").shows("guardians-1: cat\nstrength lancer: 7")


def test_a55_taunt_protects_battlers_and_not_the_stack():
    t = table("battlefield-0: bear\nbattlefield-1: taunt tapped, plain tapped")
    t.offers("attack bear 1", "attack bear taunt").cannot("attack bear plain").forbids("bear", "plain", law="13.18")
    table("battlefield-0: bear\nbattlefield-1: taunt, plain tapped").offers("attack bear plain")


def test_a56_elusive_hinders_attacks_only():
    t = table("battlefield-0: bear, elusive\nbattlefield-1: elusive tapped\nhand-0: bolt")
    t.offers("attack elusive elusive", "attack bear 1").cannot("attack bear elusive")
    t.forbids("bear", "elusive@battlefield-1", law="13.15").does("play bolt").offers("pick elusive")


def test_a57_last_stand_counts_against_a_guardian():
    t = table("battlefield-0: last-stand\nguardians-1: cat, wolf\ntime-0: 3").does("attack last-stand 1")
    t.shows("discard-0: last-stand\nguardians-1: cat\ndiscard-1: wolf")
    assert "GuardianDestroyed" in t.happened


def test_a58_no_battle_no_last_stand():
    t = table("battlefield-0: last-stand\nguardians-1: cat, feast\ntime-0: 3").does("attack last-stand 1")
    t.shows("battlefield-0: last-stand tapped\nguardians-1: cat")
    t = table("seats: 3\nbattlefield-0: last-stand\nguardians-1: -\ntime-0: 3").does("attack last-stand 1")
    t.shows("battlefield-0: last-stand tapped\nis_out-1: 1")


def test_a59_legion_with_an_empty_deck_gives_nothing():
    t = table(DEFEND + "battlefield-0: legion\ndeck-0: -").does("attack legion wolf").waits(0, "main")
    t.shows("hand-0: -\ndiscard-0: legion\nis_out-0: 0")


# The rest


def test_a60_no_hand_is_exchanged():
    t = new_game("60 plain", "60 plain")
    assert t.state.agenda[-1].what == "main"
    assert {option.split()[0] for option in t.options} == {"summon", "pass"}


def test_a61_two_players_do_not_win_together():
    quest = "battlefield-{0}: plain tapped\nquests-{0}: mouse on plain\npoints-{0}: 4\n"
    t = table(quest.format(0) + quest.format(1)).does("pass").asked(None).shows("points-0: 4\npoints-1: 5")
    assert t.state.outcome == ((1,), "quests")


def test_a62_the_active_players_abilities_first_each_in_the_order_of_choice():
    laid = "battlefield-0: mourner, widow\nbattlefield-1: mourner, avenger, bear\nhand-0: storm\ntime-0: 5"
    t = table(laid).does("play storm").waits(0, "order").does("first widow 1")
    t.waits(1, "order").shows("time-0: 6\nhand-0: 1 card\nhand-1: -")
    t.does("first mourner 0").waits(0, "main").shows("hand-1: 1 card")


def test_a62_also_when_an_ability_of_the_other_player_destroys_them():
    laid = "battlefield-0: lancer, widow\nbattlefield-1: widow\nguardians-1: mouse, mirror\ntime-0: 10\ndeck-0: mouse"
    t = table(laid).does("attack lancer 1", "use").waits(0, "main")
    t.shows("time-0: 8")  # 10 and 2 is 10, less 2 is 8; the other way round it would be 10


def test_a63_who_plays_a_summon_ability_chooses_and_gains():
    t = table("hand-0: encore\nbattlefield-1: scout\ntime-0: 3").does("play encore").asked(0).could("use", "ignore")
    t.does("use").shows("hand-0: 1 card\nhand-1: -")
    table("hand-0: encore\nbattlefield-1: scout\ntime-0: 3").does("play encore", "ignore").shows("hand-0: -")
    t = table("hand-0: encore\nbattlefield-1: gaira, ox\nbattlefield-0: bear\ntime-0: 3").does("play encore", "use")
    t.shows("strength bear: 10\nstrength ox: 6")


def test_a64_an_action_cannot_fetch_itself():
    t = table("hand-0: fetch\ntime-0: 3").does("play fetch").waits(0, "main").shows("discard-0: fetch\nhand-0: -")
    assert "AbilityFailed" in t.happened
    t = table("hand-0: fetch\ndiscard-0: study\ntime-0: 3").does("play fetch").shows("hand-0: study\ndiscard-0: fetch")
