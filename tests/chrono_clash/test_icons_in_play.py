"""Section 12: the icon language, as it is played."""

import pytest

from .laying import table


def failed(t):
    return "AbilityFailed" in t.happened


# All or nothing


def test_12_1_from_left_to_right():
    t = table("hand-0: arm\nbattlefield-0: bear\ntime-0: 3").does("play arm").shows("strength bear: 7")
    t = table("hand-0: study-shed\ndeck-0: mouse\ntime-0: 3").does("play study-shed").shows("hand-0: -\ndeck-0: -")
    t.shows("discard-0: mouse, study-shed")


def test_12_2_all_or_nothing():
    t = table("hand-0: sift\nextra-0: giant\ntime-0: 3").does("play sift").shows("hand-0: -\nextra-0: giant")
    assert failed(t)
    t = table("hand-0: greed\ndeck-0: mouse, cat\ntime-0: 3").does("play greed").shows("deck-0: 2 cards\nhand-0: -")
    assert failed(t)
    t = table("hand-0: sure-thing\ntime-0: 3\ndeck-0: mouse").does("play sure-thing").shows("time-0: 2\ndeck-0: mouse")
    assert failed(t)
    t = table("hand-0: greed\ndeck-0: mouse, cat, ox\ntime-0: 3").does("play greed").shows("deck-0: -\nhand-0: ox")
    assert not failed(t)


def test_12_3_what_counts_is_what_there_will_be():
    t = (
        table("hand-0: study-shed\ndeck-0: mouse\ntime-0: 3")
        .does("play study-shed")
        .shows("discard-0: mouse, study-shed")
    )
    assert not failed(t)
    t = table("hand-0: study-shed\ndeck-0: -\ntime-0: 3").does("play study-shed")
    assert failed(t)


def test_12_3_a_card_that_returns_can_be_discarded():
    t = table("hand-0: raise-shed\ndiscard-0: ox\ntime-0: 3").does("play raise-shed").shows("discard-0: ox, raise-shed")
    assert not failed(t)
    t = (
        table("hand-0: swap-shed\nbattlefield-0: ox\ntime-0: 3")
        .does("play swap-shed")
        .shows("discard-0: ox, swap-shed")
    )
    assert not failed(t)
    t = table("hand-0: raise-shed\ntime-0: 3").does("play raise-shed").shows("discard-0: raise-shed")
    assert failed(t)


@pytest.mark.parametrize(
    ("field", "key", "is_enough"),
    [
        ("battlefield-0: ox", "tide-shed", True),
        ("battlefield-1: ox", "tide-shed", False),
        ("battlefield-0: ox", "tide-shed-two", False),
        ("battlefield-0: ox\nbattlefield-1: bear", "tide-shed-two", False),
        ("battlefield-0: ox, bear", "tide-shed-two", True),
        ("battlefield-0: walker\npilots-0: ace on walker", "tide-shed-two", True),
        ("battlefield-0: ox tapped\nquests-0: mouse on ox", "tide-shed-two", True),
        ("battlefield-0: ox", "recall-shed", False),
        ("", "shed-back", False),
    ],
)
def test_12_3_what_is_sure_to_come_home_is_counted(field, key, is_enough):
    t = table(f"{field}\nhand-0: {key}\ntime-0: 5").does(f"play {key}")
    assert failed(t) != is_enough


def test_12_3_a_battler_that_returns_itself_is_counted():
    t = table("battlefield-0: homesick\ntime-0: 3").does("attack homesick").asked(0, "Your turn")
    t.shows("discard-0: homesick\nguardians-1: 5 cards")
    assert not failed(t)


def test_12_3_targets_are_looked_for_before_the_first_icon_happens():
    t = table("hand-0: storm-caller\ntime-0: 9").does("summon storm-caller").asked(0, "Your turn")
    t.shows("hand-0: storm-caller\nbattlefield-0: -\ndiscard-0: -")  # returned, and then nobody is left to destroy
    assert not failed(t)


@pytest.mark.parametrize("key", ["wake", "rally", "storm", "breach", "loiter", "doze"])
def test_12_3_what_can_always_be_resolved(key):
    laid = "battlefield-0: bear\n" if key == "wake" else "guardians-1: -\n"
    t = table(laid + f"hand-0: {key}\ntime-0: 5").does(f"play {key}").asked(0, "Your turn")
    assert not failed(t)


def test_12_4_only_may_is_left_to_you():
    table("hand-0: bolt\nbattlefield-0: bear, ox\ntime-0: 3").does("play bolt").could("pick bear", "pick ox")
    table("hand-0: bolt\nbattlefield-0: bear\ntime-0: 3").does("play bolt").shows("discard-0: bear, bolt")


def test_12_5_your_abilitys_choices_are_yours_but_for_cards_from_a_hand():
    t = table("hand-0: rob\nhand-1: mouse, cat\ntime-0: 3").does("play rob").asked(1, "discard").does("discard cat")
    t.asked(0, "Your turn").shows("hand-1: mouse\ndiscard-1: cat")
    t = table("battlefield-0: bear, ox, cat\nguardians-1: mouse, net\ntime-0: 3").does("attack bear 1", "use")
    t.asked(1, "tap a chosen battler").could("pick ox", "pick cat").does("pick ox").asked(0, "Your turn")
    t.shows("battlefield-0: bear tapped, ox tapped, cat")


# Targets


def test_12_6_targets_rule_the_effects_after_them():
    t = table("hand-0: both\nbattlefield-1: ox\nbattlefield-0: bear\ndeck-0: mouse, cat\ntime-0: 3").does("play both")
    t.does("pick ox").shows("battlefield-1: ox tapped strength-1\nhand-0: cat\nbattlefield-0: bear")
    t = table("hand-0: two-targets\nbattlefield-1: ox\nbattlefield-0: bear\ntime-0: 3").does(
        "play two-targets", "pick ox"
    )
    t.does("pick bear").shows("battlefield-1: ox tapped\nstrength bear: 7\nstrength ox: 6")


def test_12_6_time_is_yours_and_effects_on_players_are_the_chosen_opponents():
    t = table("hand-0: rob-two, bear\nhand-1: mouse, cat, ox\ntime-0: 3").does("play rob-two").asked(1)
    t.does("discard mouse", "discard ox").asked(0, "Your turn").shows("time-0: 3\nhand-1: cat\nhand-0: bear")


def test_12_6_after_a_chosen_opponent_an_effect_on_cards_concerns_the_card_itself():
    table("hand-0: bully\nhand-1: mouse\ntime-0: 5").does("summon bully").shows("hand-1: -\nstrength bully: 5")


def test_12_6_a_first_pick_leaves_one_for_the_second():
    t = table("hand-0: strange-pair\nbattlefield-1: cat, ox\ntime-0: 3").does("play strange-pair")
    t.asked(0, "Your turn").shows("discard-1: cat, ox")
    t = table("hand-0: strange-pair\nbattlefield-1: cat, ox, bear\ntime-0: 3").does("play strange-pair")
    t.could("pick ox", "pick bear").forbids("cat", "ox", law="12.6", words="needed for the next target icon")
    t.does("pick ox").shows("discard-1: cat, ox\nbattlefield-1: bear")
    t = table("hand-0: strange-pair\nbattlefield-1: ox, bear\ntime-0: 3").does("play strange-pair")
    assert failed(t)


def test_12_6_equal_targets_are_named_in_any_order():
    for first, second in (
        ("bear", "ox"),
        ("ox", "bear"),
        ("ox", "cat"),
        ("cat", "ox"),
        ("bear", "cat"),
        ("cat", "bear"),
    ):
        t = table("hand-0: tap-two\nbattlefield-1: bear, ox, cat\ntime-0: 3").does("play tap-two", f"pick {first}")
        t.does(f"pick {second}").asked(0, "Your turn")
        (untapped,) = {"bear", "ox", "cat"} - {first, second}
        t.offers("pass").shows(f"battlefield-1: {untapped}, {first} tapped, {second} tapped")


def test_12_7_a_chosen_battler_is_anybodys_this_one_too():
    t = table("seats: 3\nhand-0: archer\nbattlefield-0: cat\nbattlefield-1: mouse\nbattlefield-2: wolf, ox\ntime-0: 5")
    t.does("summon archer").could("pick cat", "pick mouse", "pick wolf", "pick archer")
    t.forbids("plain@deck-0", "battlefield-0", law="12.6")


def test_12_8_a_chosen_opponent_for_whom_it_can_be_resolved():
    t = (
        table("seats: 3\nhand-0: rob\nhand-1: mouse\nhand-2: cat\ntime-0: 3")
        .does("play rob")
        .could("choose 1", "choose 2")
    )
    t.does("choose 2").shows("hand-1: mouse\ndiscard-2: cat").asked(0)
    t = table("seats: 3\nhand-0: rob\nhand-2: cat\ntime-0: 3").does("play rob").shows("discard-2: cat").asked(0)
    t = table("hand-0: rob, mouse\ntime-0: 3").does("play rob").shows("hand-0: mouse")
    assert failed(t)


def test_12_9_one_of_your_other_battlers():
    t = table("hand-0: gaira\nbattlefield-0: bear, ox, gaira\nbattlefield-1: wolf\ntime-0: 9").does("summon gaira")
    t.could("pick bear", "pick ox").forbids("wolf", "bear", law="12.9").forbids("gaira", "bear", law="12.9")
    t = table("hand-0: haste\nbattlefield-0: bear fresh\nbattlefield-1: wolf\ntime-0: 3").does("play haste")
    t.offers("attack bear 1")


def test_12_9_for_a_guardian_it_is_any_battler_of_yours():
    laid = "battlefield-0: ox\nbattlefield-1: brother, bear\nguardians-1: mouse, brother\ntime-0: 3"
    t = table(laid).does("attack ox 1", "use").asked(1).could("pick brother", "pick bear").does("pick brother")
    t.shows("battlefield-1: brother strength+3, bear")


def test_12_9_a_pilots_other_battlers_are_not_its_walker():
    """13.19: the two are one battler, so the walker is not another one."""
    t = table("hand-0: tutor\nbattlefield-0: walker, bear, ox\ntime-0: 5").does("pilot tutor walker")
    t.could("pick bear", "pick ox").does("pick ox").shows("strength ox: 8")
    t = table("hand-0: tutor\nbattlefield-0: walker\ntime-0: 5").does("pilot tutor walker").asked(0, "Your turn")
    assert failed(t)
    t = table("hand-0: tutor\nbattlefield-0: walker\ntime-0: 5").does("summon tutor").shows("strength walker: 6")


def test_12_10_your_other_battlers_have_not_this_icon():
    t = table("battlefield-0: banner, elite, mouse\nbattlefield-1: cat")
    t.shows("strength banner: 3\nstrength elite: 3\nstrength mouse: 4\nstrength cat: 2")


def test_12_10_when_it_happens_once_those_with_the_icon_are_left_out_as_well():
    t = table("hand-0: rally\nbattlefield-0: mouse, banner, walker\npilots-0: bard-pilot on walker\ntime-0: 3")
    t.does("play rally").shows("strength mouse: 4\nstrength banner: 3\nstrength walker: 5")
    t = table("hand-0: crier\nbattlefield-0: mouse, crier\nbattlefield-1: cat\ntime-0: 5").does("summon crier")
    t.shows("strength cat: 2\nbattlefield-0: crier, crier fresh, mouse strength+1")


def test_12_10_a_pilot_brings_the_icon_to_its_walker():
    t = table("battlefield-0: walker, banner, mouse\npilots-0: bard-pilot on walker")
    t.shows("strength walker: 5\nstrength banner: 3\nstrength mouse: 3")


def test_12_11_all_battlers_and_nobody_is_chosen():
    t = table("hand-0: storm\nbattlefield-0: bear, mouse\nbattlefield-1: protector, ox, wolf\ntime-0: 3").does(
        "play storm"
    )
    t.asked(0, "Your turn").shows("battlefield-0: -\nbattlefield-1: -\ndiscard-1: ox, protector, wolf")
    t = table("battlefield-0: gloom, plain\nbattlefield-1: ox")
    t.shows("strength gloom: 1\nstrength plain: 1\nstrength ox: 4")


def test_12_12_a_card_in_the_hand_or_the_discard_pile():
    laid = "hand-0: raise, fetch\ndiscard-0: ox, cat, study\ndiscard-1: wolf\nbattlefield-0: bear\ntime-0: 5"
    t = table(laid).does("play raise").could("pick ox", "pick cat")
    t.forbids("study", "ox", law="12.12").forbids("wolf", "ox", law="12.12").forbids("bear", "ox", law="12.12")
    t.does("pick cat").shows("hand-0: cat, fetch\ndiscard-0: ox, study, raise")
    t.does("play fetch").could("pick raise", "pick study").does("pick raise").shows("hand-0: cat, raise")


def test_12_12_in_hand_its_cost_changes():
    t = (
        table("hand-0: discount, ox, wolf, study\nhand-1: bear\ntime-0: 5")
        .does("play discount")
        .could("pick ox", "pick wolf")
    )
    t.does("pick ox").shows("cost ox: 4\ncost wolf: 4").does("summon ox").shows("time-0: 0")
    t = table("hand-0: wolf, mouse, study\nhand-1: cat\nbattlefield-0: market").shows("cost wolf: 3\ncost mouse: 0")
    t.shows("cost study: 1\ncost cat@hand-1: 2\ncost market: 3")


def test_12_13_without_a_target_the_card_or_you():
    t = table("battlefield-1: phoenix tapped\nbattlefield-0: bear\nhand-1: -\ntime-0: 3").does("attack bear phoenix")
    t.shows("hand-1: phoenix\ndiscard-1: -")
    t = table("hand-0: recruit\ntime-0: 5").does("summon recruit").shows("strength recruit: 7")


@pytest.mark.parametrize(
    ("key", "fitting", "beyond"),
    [("bolt-strength", "wolf", "bear"), ("bolt-cost", "wolf", "bear"), ("bolt-taunt", "taunt", "sentinel")],
)
def test_12_14_filters_at_their_boundary(key, fitting, beyond):
    t = table(f"hand-0: {key}\nbattlefield-1: {fitting}, {beyond}\ntime-0: 3").does(f"play {key}")
    t.asked(0, "Your turn").shows(f"battlefield-1: {beyond}\ndiscard-1: {fitting}")
    t = (
        table(f"hand-0: {key}\nbattlefield-1: {beyond}\ntime-0: 3")
        .does(f"play {key}")
        .shows(f"battlefield-1: {beyond}")
    )
    assert failed(t)


def test_12_14_the_numbers_are_those_of_now_in_play_and_printed_elsewhere():
    t = table("hand-0: bolt-strength\nbattlefield-1: plain strength+2, bear strength-1\ntime-0: 3")
    t.does("play bolt-strength").shows("discard-1: bear")
    t = table("hand-0: bolt-cost\nbattlefield-1: plain cost+2, bear cost-1\ntime-0: 3").does("play bolt-cost")
    t.shows("discard-1: bear")
    t = table("hand-0: raise-small\ndiscard-0: cat, plain\nbattlefield-0: market\ntime-0: 3").does("play raise-small")
    t.shows("hand-0: cat")


def test_12_14_gained_abilities_are_had():
    t = table("hand-0: bolt-taunt\nbattlefield-1: guild, plain, wolf\ntime-0: 3").does("play bolt-taunt")
    t.shows("discard-1: plain")


def test_12_14_a_row_without_a_trigger_asks_without_the_help_of_such_rows():
    t = table("battlefield-0: elite, gloom, bear, plain").shows(
        "strength bear: 3\nstrength plain: 3\nstrength gloom: 3"
    )
    t = table("battlefield-0: elite, banner, plain\nbattlefield-1: ox").shows("strength plain: 6\nstrength banner: 3")
    laid = "battlefield-0: bear\nbattlefield-1: guild, plain tapped, cat tapped{}"
    table(laid.format("")).offers("attack bear plain", "attack bear cat")
    laid = "battlefield-0: bear\nbattlefield-1: guild, plain tapped cost+1, cat tapped"
    t = table(laid).offers("attack bear cat").cannot("attack bear plain")  # it costs 4 in this turn: no Taunt for it
    t = table("battlefield-0: bear\nbattlefield-1: guild, toll, plain tapped, ox tapped")
    t.offers("attack bear plain").cannot("attack bear ox")  # the toll's help is not asked


# Triggers


def test_12_15_summon_in_whatever_way():
    for laid, action in (
        ("hand-0: scout", "summon scout"),
        ("hand-0: sneak-scout", "sneak sneak-scout"),
        ("hand-0: transform\nbattlefield-0: plain", "transform transform plain"),
        ("hand-0: ace\nbattlefield-0: walker", "pilot ace walker"),
    ):
        t = table(laid + "\ntime-0: 9\ndeck-0: mouse, mouse, mouse").does(action)
        assert "mouse" in t.at("hand-0"), action
    laid = "battlefield-0: reinforcements\nbattlefield-1: bear tapped\nhand-0: scout\ntime-0: 5\ndeck-0: mouse"
    table(laid).does("attack reinforcements bear", "summon scout").shows("hand-0: mouse")


def test_12_16_attack_before_the_target_is_chosen():
    t = table("battlefield-0: herald\nbattlefield-1: cat tapped\nhand-0: mouse\ntime-0: 3").does("attack herald")
    t.asked(0, "Herald attacks").shows("hand-0: titan\ndiscard-0: mouse\nbattlefield-0: herald tapped")


def test_12_17_destroyed_not_returned_and_not_spared():
    laid = "battlefield-1: mourner\nhand-0: bolt, recall\nhand-1: -\ntime-0: 5"
    table(laid).does("play bolt").shows("hand-1: 1 card\ndiscard-1: mourner")
    table(laid).does("play recall").shows("hand-1: mourner")
    laid = "battlefield-0: bear\nbattlefield-1: tough-mourner tapped\nunder-1: cat on tough-mourner\ntime-0: 3"
    table(laid).does("attack bear tough-mourner").shows("hand-1: -\ndiscard-1: cat\nbattlefield-1: tough-mourner")


def test_12_17_it_lies_in_the_discard_pile_by_then():
    t = table("hand-0: bolt\nbattlefield-1: relic\ndiscard-1: ox\ntime-0: 3").does("play bolt").asked(1, "Relic")
    t.could("pick ox", "pick relic").does("pick relic").shows("hand-1: relic\ndiscard-1: ox")


def test_12_18_quest():
    laid = "battlefield-1: pilgrim tapped{}\n"
    table(laid.format("") + "quests-1: mouse on pilgrim\ndeck-1: ox, cat").does("pass").shows("hand-1: ox, cat")
    table(laid.format("") + "deck-1: ox, cat").does("pass").shows("hand-1: cat\npoints-1: 0")


def test_12_19_tap():
    table("battlefield-0: clerk").does("tap clerk").shows("time-0: 1")


def test_12_20_no_trigger():
    t = table("battlefield-1: banner, mouse\nhand-0: bolt\ntime-0: 3").shows("strength mouse: 2").does("play bolt")
    t.does("pick banner").shows("strength mouse: 1")


@pytest.mark.parametrize("field", ["choir, cat, mouse", "cat, mouse, choir", "cat, choir, mouse"])
def test_12_11_all_are_destroyed_at_once(field):
    """What one lends to the others still holds, wherever it stands on the battlefield."""
    t = table(f"hand-0: storm\nbattlefield-0: {field}\ntime-0: 3").does("play storm").asked(0, "Your turn")
    t.shows("hand-0: 2 cards\nbattlefield-0: -")
    t = table(f"hand-0: decree\nbattlefield-0: {field}").does("play decree", "settle").asked(0, "Your turn")
    t.shows("hand-0: 4 cards\ngone-0: decree")  # two from the choir's, two from the decree


def test_12_21_the_active_players_abilities_first_then_clockwise():
    laid = "seats: 3\nactive: 1\nbattlefield-0: reaper\nbattlefield-1: mourner, widow\nbattlefield-2: reaper\n"
    t = table(laid + "hand-1: storm\ntime-1: 9").does("play storm").asked(1, "which happens first")
    t.does("first mourner 0" if "first mourner 0" in t.options else "first mourner 1").asked(1, "Your turn")
    seats = [step.event.seat for step in t.story if type(step.event).__name__ == "AbilityResolved"]
    assert seats == [1, 1, 2, 0]


def test_12_21_several_of_one_player_are_ordered_by_that_player():
    t = (
        table("hand-0: storm\nbattlefield-1: mourner, widow\ntime-0: 5")
        .does("play storm")
        .asked(1, "which happens first")
    )
    t.forbids("mourner", "hand-1", law="12.21").does(
        "first widow 1" if "first widow 1" in t.options else "first widow 0"
    )
    t.asked(0, "Your turn").shows("time-0: 2\nhand-1: 1 card")


def test_12_21_what_wakes_in_the_middle_happens_at_once():
    laid = "hand-0: purge\nbattlefield-1: phoenix\nhand-1: mouse\ntime-0: 3"
    table(laid).does("play purge").asked(1, "discard").could("discard mouse", "discard phoenix")


def test_12_21_what_has_become_impossible_is_left_out():
    laid = "hand-0: purge\nbattlefield-1: muncher\nhand-1: mouse\ntime-0: 3"
    table(laid).does("play purge").asked(0, "Your turn").shows("hand-1: -\ndiscard-1: mouse, muncher")


@pytest.mark.parametrize(
    ("laid", "shown"),
    [
        ("hand-0: wake-draw\nbattlefield-0: mourner\ndeck-0: mouse, cat", "hand-0: cat\ndeck-0: mouse"),
        ("hand-0: wake-wall\nbattlefield-0: mourner\ndeck-0: mouse, cat", "guardians-0: 5 cards\ndeck-0: mouse"),
        ("hand-0: wake-reach\nbattlefield-0: reacher\nextra-0: imp", "hand-0: imp\ntime-0: 4"),
        ("hand-0: wake-shed, mouse, cat\nbattlefield-0: shedder", "hand-0: mouse\ndiscard-0: cat, shedder, wake-shed"),
    ],
)
def test_12_21_and_12_30_what_another_ability_left_too_little_for_is_left_out(laid, shown):
    """It was enough when the row began, and is one short when its turn comes: nothing of it is done, nobody is out."""
    t = table(laid + "\ntime-0: 3").does(f"play {laid.split()[1].strip(',')}")
    if "shed" in laid:
        t.asked(0, "discard a card").does("discard cat")
    t.asked(0, "Your turn").shows(shown + "\nis_out-0: 0")


def test_12_30_ruling_16_2_eliminates_where_an_ability_comes_between():
    laid = "hand-0: wake-draw\nbattlefield-0: mourner\ndeck-0: mouse, cat\ntime-0: 3"
    table(laid, failed_draw="eliminates").does("play wake-draw").asked(None)


def test_12_21_what_is_alike_needs_no_order():
    """Twins, and whatever says the same of its player: no order would make a difference."""
    t = table("hand-0: storm\nbattlefield-1: mourner, mourner\ntime-0: 5").does("play storm").asked(0, "Your turn")
    t.shows("hand-1: 2 cards")
    t = table("hand-0: storm\nbattlefield-1: phoenix, phoenix\ntime-0: 5").does("play storm").asked(0, "Your turn")
    t.shows("hand-1: phoenix, phoenix")
    t = table("hand-0: storm\nbattlefield-1: mourner, widow, mourner\ntime-0: 5").does("play storm")
    t.asked(1, "which happens first")
    assert len(t.options) == 2
    t = table("hand-0: storm\nbattlefield-1: choir, cat, mouse\ntime-0: 5").does("play storm").asked(0, "Your turn")
    t.shows("hand-1: 2 cards")


# Modifiers and effects


def test_12_22_time_is_gained_by_whose_ability_it_is():
    table("hand-0: sprint\ntime-0: 3").does("play sprint").shows("time-0: 5")
    table("hand-0: loiter\ntime-0: 9").does("play loiter").shows("time-0: 5")
    (table("battlefield-0: bear\nbattlefield-1: widow tapped\ntime-0: 9").does("attack bear widow").shows("time-0: 7"))


def test_12_23_and_12_24_numbers_change_until_the_end_of_the_turn():
    t = table("hand-0: boon, levy-cost\nbattlefield-1: ox\ntime-0: 2").does("play boon", "play levy-cost")
    t.shows("strength ox: 8\ncost ox: 9\nbattlefield-1: ox strength+2 cost+3").does("pass")
    t.shows("strength ox: 6\ncost ox: 6")


def test_12_24_what_others_lend_to_a_cost():
    table("battlefield-0: toll, plain\nbattlefield-1: ox").shows("cost plain: 5\ncost toll: 3\ncost ox: 6")
    table("battlefield-0: tax, plain\nbattlefield-1: ox").shows("cost plain: 5\ncost tax: 5\ncost ox: 8")


def test_12_25_destroy_takes_all_that_hangs_on_it():
    laid = "hand-0: bolt\nbattlefield-1: walker tapped\npilots-1: ace on walker\nquests-1: mouse on walker\n"
    table(laid + "time-0: 3").does("play bolt").shows("discard-1: walker, ace, mouse\npilots-1: -\nquests-1: -")
    t = table("hand-0: bolt\nbattlefield-0: toughness\nunder-0: cat on toughness\ntime-0: 3").does("play bolt")
    t.shows("discard-0: bolt, cat, toughness")


def test_12_26_and_12_27_tap_and_untap():
    t = (
        table("hand-0: shove, wake\nbattlefield-1: bear\ntime-0: 5")
        .does("play shove")
        .shows("battlefield-1: bear tapped")
    )
    t.does("play wake").shows("battlefield-1: bear")
    t = table("hand-0: wake\nbattlefield-1: bear\ntime-0: 5").does("play wake").asked(0, "Your turn")
    assert not failed(t)
    assert "CardChanged" not in t.happened
    t = table("hand-0: doze-small\nbattlefield-1: bear, cat\nbattlefield-0: mouse\ntime-0: 5").does("play doze-small")
    t.shows("battlefield-1: bear, cat tapped\nbattlefield-0: mouse tapped")


def test_12_28_return():
    t = table(
        "hand-0: recall\nbattlefield-1: walker tapped\npilots-1: ace on walker\nquests-1: mouse on walker\ntime-0: 3"
    )
    t.does("play recall").shows("hand-1: ace, mouse, walker\nbattlefield-1: -\npilots-1: -\nquests-1: -")
    t = table("hand-0: recall\nbattlefield-1: toughness\nunder-1: cat on toughness\ntime-0: 3").does("play recall")
    t.shows("hand-1: toughness\ndiscard-1: cat\nunder-1: -")
    t = table("hand-0: tide\nbattlefield-0: bear\nbattlefield-1: ox, cat\ntime-0: 3").does("play tide")
    t.shows("hand-0: bear\nhand-1: cat, ox")


def test_12_28_an_action_card_that_returns_itself_is_not_discarded():
    t = table("hand-0: echo\ndeck-0: mouse\ntime-0: 3").does("play echo").asked(0, "Your turn")
    t.shows("hand-0: echo, mouse\ndiscard-0: -\nresolving-0: -").does("play echo").shows(
        "hand-0: mouse\ndiscard-0: echo"
    )
    assert failed(t)


def test_12_28_a_guardian_that_returns_itself_fights_no_battle():
    laid = "battlefield-0: lancer\nguardians-1: mouse, {}\ntime-0: 3"
    t = table(laid.format("boomerang")).does("attack lancer 1", "use").asked(0, "Your turn")
    t.shows("hand-1: boomerang\ndiscard-1: mouse\nresolving-1: -\nbattlefield-0: lancer")
    assert t.happened.count("Battle") == 1
    t = (
        table(laid.format("boomerang"))
        .does("attack lancer 1", "ignore")
        .shows("discard-1: boomerang, mouse\nhand-1: -")
    )
    t = table(laid.format("moth")).does("attack lancer 1").asked(1, "Moth").does("use")
    t.shows("hand-1: moth\ndiscard-1: mouse\nresolving-1: -")
    assert t.happened.count("Battle") == 1  # of the mouse that follows; the moth's was told before it was asked


def test_12_29_play_the_summon_ability():
    laid = "hand-0: encore\nbattlefield-0: plain\nbattlefield-1: scout, archer\ntime-0: 3"
    t = table(laid).does("play encore").could("pick scout", "pick archer").forbids("plain", "scout", law="12.29")
    t.does("pick scout").asked(0).could("use", "ignore").does("use").shows("hand-0: 1 card\nhand-1: -")
    t = table("hand-0: encore\nbattlefield-0: plain\ntime-0: 3").does("play encore")
    assert failed(t)
    t = (
        table("hand-0: encore\nbattlefield-1: recruit\ntime-0: 3")
        .does("play encore", "use")
        .shows("strength recruit: 7")
    )
    t = table("hand-0: encore\nbattlefield-1: sentinel, scout\ntime-0: 3").does("play encore", "ignore")
    t.asked(0, "Your turn").shows("hand-0: -")


def test_12_29_it_is_neither_summoned_nor_fresh_again():
    t = table("hand-0: encore\nbattlefield-0: scout\ntime-0: 3").does("play encore", "use").offers("attack scout 1")
    assert "BattlerSummoned" not in t.happened


def test_12_30_and_12_31_draw_and_discard():
    t = table("hand-0: study\ndeck-0: mouse, cat\ntime-0: 3").does("play study").shows("hand-0: cat, mouse\ndeck-0: -")
    t.asked(0, "Your turn")
    t = table("hand-0: shed, mouse, cat\ntime-0: 3").does("play shed").could("discard mouse", "discard cat")
    t.forbids("plain@deck-0", "hand-0", law="12.31").does("discard mouse").shows("discard-0: mouse, shed\nhand-0: cat")
    t = table("hand-0: shed\ntime-0: 3").does("play shed")
    assert failed(t)
    t = table("hand-0: rob-two\nhand-1: mouse\ntime-0: 3").does("play rob-two").shows("hand-1: mouse\ntime-0: 2")
    assert failed(t)


def test_12_31_three_cards_are_discarded_one_after_the_other():
    t = table("hand-0: rob-three\nhand-1: mouse, cat, ox, bear, wolf\ntime-0: 3").does("play rob-three")
    t.asked(1, "three cards").does("discard ox").asked(1, "two cards").does("discard cat").asked(1, "a card")
    t.does("discard bear").asked(0, "Your turn").shows("hand-1: mouse, wolf\ndiscard-1: bear, cat, ox")


def test_12_30_ruling_16_2():
    t = table("seats: 3\nhand-0: study\ndeck-0: mouse\ntime-0: 3", failed_draw="eliminates").does("play study").asked(1)
    t.shows("is_out-0: 1\ntime-1: 3\ngone-0: 13 cards")


@pytest.mark.parametrize(("cards", "gained"), [("mouse", False), ("mouse, cat", True)])
def test_12_32_guardians(cards, gained):
    t = table(f"hand-0: wall\ndeck-0: {cards}\nguardians-0: ox\ntime-0: 3").does("play wall")
    assert failed(t) != gained
    t.shows(f"guardians-0: {'ox, mouse, cat' if gained else 'ox'}")


@pytest.mark.parametrize(("cards", "drawn"), [("-", False), ("imp", True), ("imp, titan", True)])
def test_12_33_draw_from_the_extra_deck(cards, drawn):
    t = table(f"hand-0: reach\nextra-0: {cards}\ntime-0: 3").does("play reach")
    assert failed(t) != drawn
    t.shows("hand-0: " + (cards.split(", ")[-1] if drawn else "-"))


def test_12_34_gains_icons_until_the_end_of_the_turn():
    t = table("hand-0: arm\nbattlefield-0: bear\nguardians-1: mouse, mouse, mouse\ntime-0: 3").does("play arm")
    t.does("attack bear 1").shows("guardians-1: mouse").does("pass", "pass").does("attack bear 1").shows(
        "guardians-1: -"
    )
    t.shows("strength bear: 5")
    t = table("hand-0: arm\nbattlefield-0: bear\nguardians-1: mouse, mouse, mouse\ntime-0: 3").does(
        "play arm", "pass", "pass"
    )
    t.does("attack bear 1").shows("guardians-1: 2 cards")


def test_12_34_a_whole_row_can_be_gained():
    t = table("hand-0: teach\nbattlefield-0: bear\nhand-1: -\nguardians-1: mouse, mouse\ntime-0: 3").does("play teach")
    t.does("attack bear").shows("hand-0: 1 card\nguardians-1: 1 card")
    t = (
        table("hand-0: teach-tap\nbattlefield-0: bear\ntime-0: 3")
        .does("play teach-tap")
        .does("tap bear")
        .shows("time-0: 4")
    )
    t = table("hand-0: harden, storm\nbattlefield-0: bear\ndeck-0: cat\ntime-0: 5").does("play harden", "play storm")
    t.asked(0, "Legion").does("use").shows("hand-0: cat")


def test_12_34_in_a_row_without_a_trigger_as_long_as_its_battler_is_in_play():
    t = table("battlefield-0: drill, bear fresh\nhand-0: cat, bolt\ntime-0: 5").offers("attack bear 1")
    t.shows("strength bear: 6\nstrength drill: 3").does("summon cat").offers("attack cat 1")
    t.does("play bolt", "pick drill").cannot("attack cat 1", "attack bear 1").shows("strength bear: 5")
    t = table("battlefield-0: choir, cat\nbattlefield-1: bear tapped\ntime-0: 3\ndeck-0: mouse").does("attack cat bear")
    t.shows("hand-0: mouse")
    t = table("battlefield-0: levy, cat\nbattlefield-1: bear tapped\ntime-0: 3\ndeck-0: mouse").does("attack cat bear")
    t.asked(0, "Legion").does("use").shows("hand-0: mouse")


def test_12_34_a_lent_attack_ability_happens_before_the_target_is_chosen():
    t = table("battlefield-0: coach, bear\nbattlefield-1: ox tapped\ntime-0: 3\ndeck-0: mouse").does("attack bear")
    t.asked(0, "Bear attacks").shows("hand-0: mouse").could("attack bear 1", "attack bear ox")
    t = table("battlefield-0: coach, bear").offers("attack coach 1").cannot("attack bear 1")


def test_12_34_a_lent_tap_ability_can_be_used():
    table("battlefield-0: foreman, bear\ntime-0: 3").does("tap bear").shows("time-0: 4").cannot("tap foreman")


def test_12_35_the_last_of_the_examples():
    table("battlefield-0: banner, plain\nbattlefield-1: cat").shows(
        "strength plain: 4\nstrength banner: 3\nstrength cat: 2"
    )
