"""Section 12: the icon language, as it is played."""

import pytest

from .laying import failed, table

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
    t = table("battlefield-0: homesick\ntime-0: 3").does("attack homesick").waits(0, "main")
    t.shows("discard-0: homesick\nguardians-1: 5 cards")
    assert not failed(t)


def test_12_3_targets_are_looked_for_before_the_first_icon_happens():
    t = table("hand-0: storm-caller\ntime-0: 9").does("summon storm-caller").waits(0, "main")
    t.shows("hand-0: storm-caller\nbattlefield-0: -\ndiscard-0: -")  # returned, and then nobody is left to destroy
    assert not failed(t)


@pytest.mark.parametrize("key", ["wake", "rally", "storm", "breach", "loiter", "doze"])
def test_12_3_what_can_always_be_resolved(key):
    laid = "battlefield-0: bear\n" if key == "wake" else "guardians-1: -\n"
    t = table(laid + f"hand-0: {key}\ntime-0: 5").does(f"play {key}").waits(0, "main")
    assert not failed(t)


def test_12_4_only_may_is_left_to_you():
    table("hand-0: bolt\nbattlefield-0: bear, ox\ntime-0: 3").does("play bolt").could("pick bear", "pick ox")
    table("hand-0: bolt\nbattlefield-0: bear\ntime-0: 3").does("play bolt").shows("discard-0: bear, bolt")


def test_12_5_your_abilitys_choices_are_yours_but_for_cards_from_a_hand():
    t = table("hand-0: rob\nhand-1: mouse, cat\ntime-0: 3").does("play rob").asked(1, "discard").does("discard cat")
    t.waits(0, "main").shows("hand-1: mouse\ndiscard-1: cat")
    t = table("battlefield-0: bear, ox, cat\nguardians-1: mouse, net\ntime-0: 3").does("attack bear 1", "use")
    t.asked(1, "tap ").could("pick ox", "pick cat").does("pick ox").waits(0, "main")
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
    t.does("discard mouse", "discard ox").waits(0, "main").shows("time-0: 3\nhand-1: cat\nhand-0: bear")


def test_12_6_after_a_chosen_opponent_an_effect_on_cards_concerns_the_card_itself():
    table("hand-0: bully\nhand-1: mouse\ntime-0: 5").does("summon bully").shows("hand-1: -\nstrength bully: 5")


def test_12_6_a_first_pick_leaves_one_for_the_second():
    t = table("hand-0: strange-pair\nbattlefield-1: cat, ox\ntime-0: 3").does("play strange-pair")
    t.waits(0, "main").shows("discard-1: cat, ox")
    t = table("hand-0: strange-pair\nbattlefield-1: cat, ox, bear\ntime-0: 3").does("play strange-pair")
    t.could("pick ox", "pick bear").forbids("cat", "ox", law="12.6", words="Cat")
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
        t.does(f"pick {second}").waits(0, "main")
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
    t = table("hand-0: tutor\nbattlefield-0: walker\ntime-0: 5").does("pilot tutor walker").waits(0, "main")
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
    t.waits(0, "main").shows("battlefield-0: -\nbattlefield-1: -\ndiscard-1: ox, protector, wolf")
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
    t.waits(0, "main").shows(f"battlefield-1: {beyond}\ndiscard-1: {fitting}")
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
