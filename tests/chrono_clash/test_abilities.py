"""Section 13: every ability, alone and together with others."""

import pytest

from game.kernel.notation import read

from .laying import table

LOST = "battlefield-1: wolf tapped\ntime-0: 5\n"  # a battler of 3 that attacks it loses


# 13.1 to 13.3  Attacks more, attacks less


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


def test_13_2_cant_attack_but_go_on_quests():
    t = table("battlefield-0: pacifist\nhand-0: mouse\nbattlefield-1: cat tapped").could(
        "pass", "summon mouse", "quest mouse pacifist"
    )
    t.forbids("pacifist", "cat", law="13.2").forbids("pacifist", "guardians-1", law="13.2")


def test_13_2_lent_by_another():
    t = table("battlefield-0: truce, bear\nbattlefield-1: ox\nhand-0: bolt\ntime-0: 3").cannot("attack bear 1")
    t.forbids("bear", "guardians-1", law="13.2").does("play bolt", "pick truce").offers("attack bear 1")


def test_13_2_also_a_sneak_attacker_that_cannot_attack_does_not():
    t = table("battlefield-1: truce\nhand-0: sneak").does("sneak sneak").asked(1, "Your turn")
    t.shows("discard-0: sneak\nguardians-1: 5 cards")
    assert "BattlerAttacked" not in t.happened


def test_13_3_cant_attack_battlers_but_stacks_and_quests():
    t = table("battlefield-0: raider\nbattlefield-1: cat tapped, mouse tapped\nquests-1: ghost on mouse\ntime-0: 3")
    t.could("pass", "attack raider 1", "attack raider mouse").forbids("raider", "cat", law="13.3")
    t.does("attack raider mouse").shows("discard-1: ghost\nbattlefield-1: cat, mouse")


# 13.4  Protector


def test_13_4_the_others_cannot_be_chosen_by_opponents():
    t = table("hand-0: bolt\nbattlefield-0: cat\nbattlefield-1: protector, bear, ox\ntime-0: 3").does("play bolt")
    t.could("pick cat", "pick protector").forbids("bear", "cat", law="13.4")


def test_13_4_their_owner_may_and_what_has_no_target_passes_by():
    t = (
        table("hand-0: boon\nbattlefield-0: protector, bear\ntime-0: 3")
        .does("play boon")
        .could("pick bear", "pick protector")
    )
    t = table("hand-0: doze\nbattlefield-1: protector, bear\ntime-0: 3").does("play doze")
    t.shows("battlefield-1: bear tapped, protector tapped")


def test_13_4_an_ability_must_choose_what_is_left_even_an_own_battler():
    t = table("hand-0: archer\nbattlefield-1: protector strength+2, mouse\ntime-0: 5").does("summon archer")
    t.shows("discard-0: archer\nbattlefield-1: mouse, protector")


def test_13_4_each_player_protects_only_the_own():
    laid = "seats: 3\nhand-0: bolt\nbattlefield-1: protector, bear\nbattlefield-2: ox\ntime-0: 3"
    table(laid).does("play bolt").could("pick protector", "pick ox")


def test_13_4_against_a_guardian_ability_and_lent():
    t = table("battlefield-0: protector, bear\nguardians-1: mouse, thorn\ntime-0: 3").does("attack bear 1", "use")
    t.shows("discard-0: protector\nbattlefield-0: bear")
    t = (
        table("hand-0: bolt\nbattlefield-1: kin, elusive, bear\ntime-0: 3")
        .does("play bolt")
        .shows("discard-1: elusive")
    )


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


# 13.6  Leader


def led(hand, time=6, more=""):
    laid = f"battlefield-0: captain, cat{more}\nhand-0: {hand}\nguardians-1: 5 cards\nbattlefield-1: mouse tapped\n"
    return table(laid + f"time-0: {time}").does("attack captain mouse").shows("leader-0: 2")


def test_13_6_the_next_battler_costs_less_and_only_that_one():
    led("wolf, plain").does("summon wolf").shows("time-0: 4\nleader-0: 0").does("summon plain").shows("time-0: 1")
    led("mouse, plain").does("summon mouse").shows("time-0: 6\nleader-0: 0").does("summon plain").shows("time-0: 3")


def test_13_6_actions_and_what_costs_no_time_leave_it():
    led("study, plain").does("play study").shows("time-0: 5\nleader-0: 2")
    led("imp, plain").does("summon imp").does("settle").shows("time-0: 6\nleader-0: 2").does("summon plain").shows(
        "time-0: 5"
    )


def test_13_6_free_reinforcements_leave_it_and_paid_ones_use_it():
    laid = "battlefield-0: captain, reinforcements\nbattlefield-1: mouse tapped, bear tapped\n"
    laid += "hand-0: plain, cat\ntime-0: 6"
    acts = ("attack captain mouse", "attack reinforcements bear", "summon plain")
    table(laid).does(*acts).shows("time-0: 6\nleader-0: 2")
    table(laid, reinforcements="paid").does(*acts).shows("time-0: 5\nleader-0: 0")
    t = table(laid, reinforcements="paid").does(*acts[:2])
    assert [t.state.rules.price(t.state, read(t.state, text)) for text in ("summon plain", "summon cat")] == [1, 0]
    t = table(laid).does(*acts[:2])
    assert [t.state.rules.price(t.state, read(t.state, text)) for text in ("summon plain", "done")] == [None, None]


def test_13_6_several_add_up():
    t = table("battlefield-0: captain, general\nhand-0: whale\nguardians-1: mouse, mouse, mouse\ntime-0: 5")
    t.does("attack captain 1", "attack general 1").shows("leader-0: 6").does("summon whale").shows("time-0: 2")


def test_13_6_it_ends_with_the_turn():
    led("wolf").does("pass").shows("leader-0: 0").does("pass").does("summon wolf").shows("time-1: 1")


@pytest.mark.parametrize(
    ("hand", "more", "action", "time"),
    [
        ("sneak", "", "sneak sneak", 6),
        ("pilot", ", walker", "pilot pilot walker", 6),
        ("ace", ", walker", "pilot ace walker", 6),
        ("transform", "", "transform transform cat", 4),
    ],
)
def test_13_6_by_sneak_attack_as_a_pilot_and_by_transform(hand, more, action, time):
    led(hand, more=more).does(action).shows(f"time-0: {time}\nleader-0: 0")


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


# 13.8 and 13.9  Reinforcements and Legion


def test_13_8_a_battler_that_costs_less():
    laid = "battlefield-0: reinforcements\nbattlefield-1: bear tapped\nhand-0: wolf, plain, study, imp\ntime-0: 5"
    t = table(laid).does("attack reinforcements bear").could("summon plain", "summon imp", "done")
    t.forbids("wolf", "battlefield-0", law="13.8").does("summon imp").shows("battlefield-0: imp fresh\ntime-0: 5")
    t = (
        table(laid.replace("wolf, plain, study, imp", "wolf, study"))
        .does("attack reinforcements bear")
        .asked(0, "Your")
    )


def test_13_8_than_this_one_did_when_it_was_destroyed():
    laid = "battlefield-0: reinforcements cost+1\nbattlefield-1: bear tapped\nhand-0: wolf, bear\ntime-0: 5"
    t = table(laid).does("attack reinforcements bear").could("summon wolf", "done")
    t = table("battlefield-0: reinforcements\nbattlefield-1: bear tapped\nhand-0: wolf cost-1\ntime-0: 5")
    t.does("attack reinforcements bear").could("summon wolf", "done")


def test_13_8_in_play_and_not_as_a_guardian_and_not_returned():
    t = table("battlefield-0: bear\nguardians-1: mouse, reinforcements\nhand-1: plain\ntime-0: 3").does("attack bear 1")
    t.asked(0, "Your turn")
    t = table("hand-0: recall\nbattlefield-1: reinforcements\nhand-1: plain\ntime-0: 3").does("play recall").asked(0)


def test_13_8_what_comes_in_the_enemys_turn_has_its_summon_ability():
    laid = "battlefield-0: bear\nbattlefield-1: reinforcements tapped\nhand-1: scout, curse\ntime-0: 5"
    t = table(laid).does("attack bear reinforcements", "summon scout").asked(0, "Your turn").shows("hand-1: 2 cards")
    t = table(laid).does("attack bear reinforcements", "summon curse").asked(1, "Curse").does("pick bear")
    t.asked(1, "Curse").does("pick bear").asked(0).shows("strength bear: 0")


def test_13_9_legion_takes_a_battler_from_the_top():
    laid = "hand-0: bolt\nbattlefield-1: legion\ntime-0: 3\n"
    (table(laid + "deck-1: cat, ox").does("play bolt").asked(1, "Legion").does("use").shows("hand-1: ox\ndeck-1: cat"))
    table(laid + "deck-1: cat, study").does("play bolt", "use").shows("hand-1: -\ndiscard-1: legion, study")
    table(laid + "deck-1: cat, ox").does("play bolt", "ignore").shows("hand-1: -\ndeck-1: cat, ox")
    table(laid + "deck-1: -").does("play bolt").asked(0, "Your turn").shows("is_out-1: 0")


def test_13_9_once_for_each_icon():
    laid = "hand-0: bolt\nbattlefield-1: legions\ntime-0: 3\n"
    t = table(laid + "deck-1: cat, mouse, ox").does("play bolt", "use").asked(1, "Legion").does("use").asked(0)
    t.shows("hand-1: ox, mouse\ndeck-1: cat")
    t = table(laid + "deck-1: ox").does("play bolt", "use").asked(0, "Your turn").shows("hand-1: ox")
    laid = "hand-0: bolt\nbattlefield-1: legion, levy\ntime-0: 3\ndeck-1: cat, mouse, ox"
    t = table(laid).does("play bolt", "pick legion", "use", "use").asked(0, "Your turn").shows("hand-1: ox, mouse")


def test_13_9_not_as_a_guardian_and_not_withdrawn():
    t = table("battlefield-0: bear\nguardians-1: mouse, legion\ntime-0: 3").does("attack bear 1").asked(0, "Your turn")
    t = table("battlefield-0: mist, bear\nbattlefield-1: legion tapped\ntime-0: 3").does("attack bear legion")
    t.asked(0, "Your turn").shows("hand-1: legion")


# 13.10 to 13.12  Fast, Sentinel, Withdraw


def test_13_10_fast_attacks_at_once():
    t = table("hand-0: fast, mouse, ox\nguardians-1: mouse, mouse\ntime-0: 9").does("summon fast", "summon ox")
    t.cannot("attack ox 1", "quest mouse fast").forbids("ox", "guardians-1", law="6.3")
    t.does("attack fast 1").shows("guardians-1: mouse")
    t = table("hand-0: fast\ntime-0: 9\nbattlefield-0: walker fresh").does("summon fast")
    t.forbids("fast", "resolving-0", law="10.1")


def test_13_10_lent_or_gained():
    t = table("hand-0: haste, ox\nbattlefield-0: plain fresh, cat\ntime-0: 9").does("play haste", "pick plain")
    t.offers("attack plain 1").does("summon ox").cannot("attack ox 1")


def test_13_11_sentinel():
    t = table("battlefield-0: bear\nbattlefield-1: sentinel tapped, plain").could("pass", "attack bear sentinel")
    t.forbids("bear", "guardians-1", law="13.11")
    table("battlefield-0: bear\nbattlefield-1: sentinel").could("pass", "attack bear 1")


def test_13_11_not_on_a_quest():
    laid = "battlefield-0: bear\nbattlefield-1: sentinel tapped\nquests-1: mouse on sentinel\ntime-0: 3"
    t = table(laid).could("pass", "attack bear 1", "attack bear sentinel")
    t = table(laid.replace("bear", "bear, ox")).does("attack bear sentinel").cannot("attack ox 1")
    t.offers("attack ox sentinel")  # its card is gone, and so is its quest: it stands guard again


def test_13_11_it_may_be_tapped_as_it_comes():
    t = table("hand-0: sentinel").does("summon sentinel").asked(0, "tap it?").could("use", "ignore").does("use")
    t.shows("battlefield-0: sentinel tapped\ntime-1: 3").asked(1)
    table("hand-0: sentinel").does("summon sentinel", "ignore").shows("battlefield-0: sentinel")
    laid = "battlefield-0: bear\nbattlefield-1: reinforcements tapped\nhand-1: sentinel\ntime-0: 5"
    t = table(laid).does("attack bear reinforcements", "summon sentinel").asked(1, "tap it?").does("use").asked(0)
    t.shows("battlefield-1: sentinel tapped fresh")


def test_13_11_a_lent_one_may_be_tapped_too():
    t = table("hand-0: cat\nbattlefield-0: guild\ntime-0: 5").does("summon cat").asked(0, "tap it?").does("use")
    t.shows("battlefield-0: cat tapped fresh, guild")
    table("hand-0: wolf\nbattlefield-0: guild\ntime-0: 5").does("summon wolf").asked(0, "Your turn")


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


# 13.13  Toughness


TOUGH = "battlefield-0: toughness\nunder-0: mouse on toughness\n"


@pytest.mark.parametrize("action", ["bolt", "storm"])
def test_13_13_a_card_goes_instead_when_an_opponent_destroys_it(action):
    t = table(TOUGH + f"active: 1\nhand-1: {action}, bolt\ntime-1: 5").does(f"play {action}")
    t.shows("battlefield-0: toughness\nunder-0: -\ndiscard-0: mouse")
    t.does("play bolt").shows("battlefield-0: -\ndiscard-0: mouse, toughness")


@pytest.mark.parametrize("foe", ["plain", "ox"])
def test_13_13_and_when_it_loses_a_battle_on_either_side(foe):
    t = table(TOUGH + f"battlefield-1: {foe} tapped\ntime-0: 3").does(f"attack toughness {foe}")
    t.shows("battlefield-0: toughness\ndiscard-0: mouse\nunder-0: -")
    t = table(
        TOUGH.replace("-0", "-1").replace("toughness\n", "toughness tapped\n", 1) + f"battlefield-0: {foe}\ntime-0: 3"
    )
    t.does(f"attack {foe} toughness").shows("battlefield-1: toughness\ndiscard-1: mouse")


def test_13_13_not_against_ones_own_abilities_payments_last_stand_or_return():
    table(TOUGH + "hand-0: storm\ntime-0: 3").does("play storm").shows("discard-0: mouse, storm, toughness")
    table(TOUGH + "hand-0: imp").does("summon imp", "settle").shows("discard-0: mouse, toughness")
    table(TOUGH + "hand-0: recall\ntime-0: 3").does("play recall").shows("hand-0: toughness\ndiscard-0: mouse, recall")


def test_13_13_against_a_guardian_and_its_ability():
    t = table(TOUGH + "guardians-1: mouse, ox\ntime-0: 3").does("attack toughness 1").shows("discard-0: mouse")
    t.shows("battlefield-0: toughness tapped")
    t = (
        table(TOUGH + "guardians-1: mouse, thorn\ntime-0: 3")
        .does("attack toughness 1", "use")
        .shows("discard-0: mouse")
    )
    t.shows("battlefield-0: toughness tapped\ndiscard-1: thorn")


def test_13_13_what_lies_under_it_is_open_and_does_not_move():
    t = table(TOUGH + "hand-0: cat\ntime-0: 3").forbids("mouse", "hand-0", law="13.13")
    assert (t.seen(0, "under-0"), t.seen(1, "under-0")) == ("mouse", "mouse")
    t = (
        table("hand-0: toughness, mouse\ntime-0: 5")
        .does("summon toughness")
        .forbids("mouse", "battlefield-0", law="13.13")
    )


def test_13_13_no_card_no_question():
    table("hand-0: toughness\ntime-0: 5").does("summon toughness").asked(0, "Your turn").shows("under-0: -")


# 13.14  Sneak Attack


def test_13_14_for_its_own_price_it_attacks_at_once_and_is_destroyed():
    t = table("hand-0: sneak\nbattlefield-1: cat tapped\nguardians-1: mouse, mouse\ntime-0: 5").does("sneak sneak")
    t.asked(0, "Sneak attacks").could("attack sneak 1", "attack sneak cat").does("attack sneak cat")
    t.shows("discard-1: cat\ndiscard-0: sneak\nguardians-1: 2 cards\ntime-0: 3")


def test_13_14_it_may_be_summoned_as_any_other():
    t = table("hand-0: sneak\ntime-0: 5").does("summon sneak").shows("battlefield-0: sneak fresh\ntime-0: 0")
    t.forbids("sneak", "guardians-1", law="6.3")


def test_13_14_only_who_has_it():
    table("hand-0: plain").forbids("plain", "guardians-1", law="13.14").forbids("plain", "battlefield-1", law="13.14")


def test_13_14_withdrawn_or_spared_by_toughness():
    t = (
        table("hand-0: sneak\nbattlefield-0: mist\nguardians-1: ox\ntime-0: 5")
        .does("sneak sneak")
        .shows("hand-0: sneak")
    )
    t = table("hand-0: tough-sneak, mouse\nguardians-1: ox, ox\ntime-0: 5").does(
        "sneak tough-sneak", "put mouse tough-sneak"
    )
    t.shows("discard-0: mouse, tough-sneak\nguardians-1: ox")


def test_13_14_with_guardian_attack_after_the_turn_is_over():
    t = table("hand-0: sneak-lancer\nguardians-1: mouse, mouse, mouse").does("sneak sneak-lancer").asked(1, "Your turn")
    t.shows("guardians-1: mouse\ndiscard-0: sneak-lancer")


def test_13_14_it_can_eliminate():
    t = table("hand-0: sneak\nguardians-1: -").does("sneak sneak").asked(None)
    assert t.state.outcome == ((0,), "last")


# 13.15 and 13.18  Elusive and Taunt


def test_13_15_elusive_and_the_card_on_its_quest():
    laid = "battlefield-0: bear, elusive\nbattlefield-1: elusive tapped\n"
    t = table(laid).could("pass", "attack bear 1", "attack elusive 1", "attack elusive elusive")
    t.forbids("bear", "elusive@battlefield-1", law="13.15")
    t = table(laid + "quests-1: mouse on elusive").cannot("attack bear elusive").offers("attack elusive elusive")


def test_13_15_abilities_may_choose_it():
    table("hand-0: bolt\nbattlefield-1: elusive\ntime-0: 3").does("play bolt").shows("discard-1: elusive")


def test_13_18_taunt():
    laid = "battlefield-0: bear\nbattlefield-1: taunt{}, plain tapped, taunt, cat tapped\n{}"
    t = table(laid.format(" tapped", "quests-1: mouse on cat"))
    t.could("pass", "attack bear 1", "attack bear taunt").forbids("bear", "plain", law="13.18")
    t.forbids("bear", "cat", law="13.18")
    table(laid.format("", "")).offers("attack bear plain", "attack bear cat").cannot("attack bear taunt")


def test_13_18_not_on_a_quest_and_for_its_own_player_only():
    t = table("battlefield-0: bear\nbattlefield-1: taunt tapped, plain tapped\nquests-1: mouse on taunt")
    t.offers("attack bear plain", "attack bear taunt")
    t = table("seats: 3\nbattlefield-0: bear\nbattlefield-1: taunt tapped\nbattlefield-2: plain tapped").offers(
        "attack bear plain"
    )


def test_13_18_it_may_be_tapped_as_it_comes():
    table("hand-0: taunt").does("summon taunt").asked(0, "tap it?").does("use").shows("battlefield-0: taunt tapped")


def test_13_18_taunt_and_elusive_together():
    t = table("battlefield-0: bear, elusive\nbattlefield-1: elusive-taunt tapped, plain tapped")
    t.could("pass", "attack bear 1", "attack elusive 1", "attack elusive elusive-taunt")
    t.forbids("bear", "elusive-taunt", law="13.15").forbids("bear", "plain", law="13.18")


# 13.16  Transform


def test_13_16_it_comes_attacking_in_the_place_of_another():
    laid = "hand-0: transform\nbattlefield-0: bear, ox tapped\nguardians-1: mouse, mouse\ndeck-0: ox, cat, whale\n"
    laid += "guardians-0: -\ntime-0: 5"
    t = table(laid).cannot("transform transform ox").does("transform transform bear").asked(0, "Your turn")
    t.shows("hand-0: bear, whale\nguardians-0: cat\nguardians-1: mouse\ntime-0: 1")
    t.shows("battlefield-0: ox tapped, transform tapped fresh")
    order = [name for name in t.happened if name in ("BattlerSummoned", "BattlerAttacked", "AbilityResolved", "Aimed")]
    assert order == ["BattlerSummoned", "AbilityResolved", "BattlerAttacked", "AbilityResolved", "Aimed"]


def test_13_16_it_may_be_summoned_as_any_other():
    t = (
        table("hand-0: transform\ntime-0: 5")
        .does("summon transform")
        .shows("battlefield-0: transform fresh\ntime-0: 1")
    )
    t.cannot("attack transform").forbids("transform", "guardians-1", law="6.3")


def test_13_16_the_other_goes_home_with_all_that_hangs_on_it():
    laid = "hand-0: transform\nbattlefield-0: walker\npilots-0: ace on walker\nguardians-1: mouse\ntime-0: 9"
    t = table(laid).does("transform transform walker").shows("pilots-0: -\nbattlefield-0: transform")
    assert {"ace", "walker"} <= set(t.at("hand-0").split(", "))


def test_13_16_an_extra_deck_battler_may_give_its_place():
    t = table("hand-0: transform\nbattlefield-0: imp\nguardians-1: mouse\ntime-0: 9\ndeck-0: ox, cat, mouse")
    t.does("transform transform imp").shows("hand-0: imp, mouse\ngone-0: -")


def test_13_16_the_battler_need_not_be_stopped_by_the_gauge():
    laid = "hand-0: transform\nbattlefield-0: plain\nguardians-1: mouse, mouse\ndeck-0: ox, cat, mouse"
    table(laid).does("transform transform plain").asked(1, "Your turn").shows("guardians-1: mouse\ntime-1: 4")


# 13.17  Time Threshold


@pytest.mark.parametrize(("time", "times"), [(2, 1), (1, 1), (0, 2), (10, 1)])
def test_13_17_at_its_number_or_beyond(time, times):
    t = table(f"hand-0: curse\nbattlefield-1: whale\nbattlefield-0: whale\ntime-0: {time}").does("summon curse")
    asked = 0
    while t.question.startswith("Curse"):
        t.does("pick whale")
        asked += 1
    assert asked == times


@pytest.mark.parametrize(("time", "times"), [(2, 1), (3, 2), (9, 2)])
def test_13_17_in_another_players_turn_that_players_side_is_the_opponents(time, times):
    laid = "battlefield-0: bear, whale\nbattlefield-1: reinforcements tapped\nhand-1: curse\nguardians-1: 5 cards\n"
    t = table(laid + f"time-0: {time}").does("attack bear reinforcements", "summon curse")
    asked = 0
    while t.question.startswith("Curse"):
        t.asked(1).does("pick whale")
        asked += 1
    assert asked == times


def test_13_17_the_counter_is_asked_once():
    """The first resolution moves it off the threshold: the second comes all the same."""
    (
        table("hand-0: relieved\nguardians-0: -")
        .does("summon relieved")
        .shows("guardians-0: 2 cards\ntime-0: 9")
        .asked(0)
    )


def test_13_17_played_anew_by_another_it_is_asked_anew():
    t = table("hand-0: encore\nbattlefield-0: curse\nbattlefield-1: ox, whale\ntime-0: 1").does("play encore", "use")
    t.does("pick ox").asked(0, "Your turn").shows("strength ox: 3")


# 13.19  Pilots


def test_13_19_boarding_or_coming_as_a_battler():
    t = table("hand-0: pilot\nbattlefield-0: walker\ntime-0: 5").offers("summon pilot", "pilot pilot walker")
    t.does("pilot pilot walker").shows(
        "time-0: 4\nstrength walker: 6\nbattlefield-0: walker\npilots-0: pilot on walker"
    )
    t = table("hand-0: pilot\nbattlefield-0: walker\ntime-0: 5").does("summon pilot")
    t.shows("battlefield-0: pilot fresh, walker\ntime-0: 2\nstrength pilot: 2")


def test_13_19_only_a_walker_of_yours_that_has_none():
    t = table(
        "hand-0: pilot\nbattlefield-0: walker tapped, bear tapped\npilots-0: ace on walker\nbattlefield-1: walker"
    )
    t.cannot("pilot pilot walker", "pilot pilot bear").forbids(
        "pilot", "walker@battlefield-0", law="13.19", words="already"
    )
    t.forbids("pilot", "bear", law="13.19", words="walker of your own").forbids("ace", "hand-0", law="13.19")


def test_13_19_it_attacks_if_the_walker_could():
    laid = "hand-0: ace\nbattlefield-0: walker{}\nguardians-1: mouse, mouse, mouse\ntime-0: 5"
    table(laid.format("")).does("pilot ace walker", "attack walker 1").shows("guardians-1: mouse")
    table(laid.format(" fresh")).does("pilot ace walker").cannot("attack walker 1")
    table(laid.format(" tapped")).does("pilot ace walker").cannot("attack walker 1")


def test_13_19_the_two_are_one_battler():
    laid = "battlefield-0: walker\npilots-0: {0} on walker\nbattlefield-1: plain tapped, ox\n"
    laid += "hand-0: storm, mouse\ntime-0: 5"
    t = table(laid.format("ace")).offers("attack walker 1").cannot("attack ace 1", "quest mouse ace")
    t.does("play storm").shows("discard-0: ace, storm, walker\npilots-0: -")
    t = table(laid.format("drum-pilot")).does("attack walker").asked(0, "Walker attacks").shows("time-0: 6")
    t = table(laid.format("mourning-pilot")).does("play storm").shows("hand-0: 2 cards")
    t = table(laid.format("clerk-pilot")).does("tap walker").shows("time-0: 6\nbattlefield-0: walker tapped")


def test_13_19_a_pilots_rows_are_the_walkers():
    t = table("hand-0: pilot-self\nbattlefield-0: walker\ntime-0: 5").does("pilot pilot-self walker")
    t.shows("strength walker: 7\nbattlefield-0: walker strength+2")
    t = table("battlefield-0: walker, plain\npilots-0: bard-pilot on walker").shows(
        "strength plain: 4\nstrength walker: 5"
    )


def test_13_19_a_quest_of_a_walker():
    laid = "battlefield-1: walker tapped\npilots-1: pilot on walker\nquests-1: mouse on walker"
    table(laid).does("pass").asked(1).shows("points-1: 1\npilots-1: pilot on walker\nbattlefield-1: walker")


def test_13_20_numbers_add_up():
    laid = "battlefield-0: walker-lancer\npilots-0: ace on walker-lancer\nhand-0: arm\nguardians-1: 9 cards\ntime-0: 5"
    laid = laid.replace("9 cards", "mouse, mouse, mouse, mouse, mouse, mouse")
    table(laid).does("play arm", "attack walker-lancer 1").shows("guardians-1: mouse, mouse")
    t = table("battlefield-0: last-stand, teacher\nbattlefield-1: ox tapped\ntime-0: 3").does("attack last-stand ox")
    t.shows("discard-1: ox")  # 3, and 2, and 2 more from the teacher


def test_13_21_who_comes_attacking_is_not_asked_about_tapping():
    t = table("hand-0: sneak-sentinel\nguardians-1: mouse").does("sneak sneak-sentinel").asked(1, "Your turn")
    t.shows("discard-0: sneak-sentinel")
    t = table("hand-0: tough-pilot, mouse\nbattlefield-0: walker\ntime-0: 5").does("pilot tough-pilot walker")
    t.asked(0, "Your turn").shows("pilots-0: tough-pilot")


def test_13_21_with_nothing_to_attack_its_attack_is_over():
    laid = "hand-0: transform\nbattlefield-0: plain\nbattlefield-1: sentinel tapped, elusive-taunt tapped\ntime-0: 5"
    t = table(laid).does("transform transform plain").asked(0, "Your turn")
    t.shows("battlefield-0: transform tapped fresh\nguardians-1: 5 cards")
    assert "AttackStopped" in t.happened
